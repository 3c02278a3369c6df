//! Somebody who does not read is not waited for, and is not written to for ever (F7).

use std::{
    io::Read,
    time::{Duration, Instant},
};

use decks::Language;
use socket2::SockRef;
use table::{Command, Key, MOST_GUESTS, Newcomer, Sent};
use tokio::runtime::Builder;

use super::{House, PATIENCE};
use crate::{Bounds, Settings};

const CHANGES: usize = 400;
/// What may wait for a reader: the buffers of both ends, and the newest view.
const MOST_WAITING: usize = 256 * 1024;

/// A full table, whose view is long.
fn fill(house: &House) {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        for number in 2..MOST_GUESTS {
            let name = format!("Guest {number}");
            let newcomer = Newcomer { name, badge: None, language: Language::En };
            house.table.join(&newcomer, &Key::random()).await.unwrap();
        }
    });
}

/// Changes the table again and again. The seq after the last change, and how long a view is.
fn change(house: &House) -> (u64, usize) {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        for number in 0..CHANGES {
            // By the host and past the door, so that only the reader is tried.
            let command = if number % 2 == 0 { Command::Lock } else { Command::Unlock };
            house.table.carry_out(&house.host, &Sent { command, id: None, seen: None }).await.unwrap();
        }
        let view = house.table.look(Some(&house.guest)).await.unwrap();
        (view.seq.0, serde_json::to_string(&*view).unwrap().len())
    })
}

#[test]
fn who_reads_late_gets_the_newest_view_and_not_all_that_there_were() {
    let house = House::open(Settings::default());
    fill(&house);
    let mut reader = house.stream(&house.guest);
    SockRef::from(&reader).set_recv_buffer_size(4096).unwrap();
    let (last, length) = change(&house);
    assert!(CHANGES * length > 2 * MOST_WAITING, "{length} bytes a view would not be missed");
    let (mut received, mut scrap) = (Vec::new(), [0; 1024]);
    let newest = format!("id: {last}\n");
    while !String::from_utf8_lossy(&received).contains(&newest) {
        let count = reader.read(&mut scrap).unwrap();
        assert!(count > 0, "the stream ended after {} bytes", received.len());
        received.extend_from_slice(&scrap[..count]);
    }
    assert!(received.len() <= MOST_WAITING, "{} bytes had been waiting", received.len());
}

#[test]
fn who_never_reads_is_given_up_on() {
    let house = House::bounded(Bounds { write_time: Duration::from_millis(300), ..Bounds::default() });
    fill(&house);
    let reader = house.stream(&house.guest);
    SockRef::from(&reader).set_recv_buffer_size(4096).unwrap();
    // The buffers between them take what they take, and views that nobody fetched are never sent.
    let given_up = Instant::now() + PATIENCE;
    while house.figure("streams") != 0 {
        assert!(Instant::now() < given_up, "the server waits for who does not read");
        change(&house);
    }
}
