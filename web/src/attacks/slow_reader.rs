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

/// Changes the table again and again, and tells the seq after each change. The last of them, and how long a
/// view is.
fn change(house: &House, mut changed: impl FnMut(u64)) -> (u64, usize) {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        for number in 0..CHANGES {
            // By the host and past the door, so that only the reader is tried.
            let command = if number % 2 == 0 { Command::Lock } else { Command::Unlock };
            let sent = Sent { command, id: None, seen: None };
            changed(house.table.carry_out(&house.host, &sent).await.unwrap().seq.0);
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
    let (last, length) = change(&house, |_| {});
    assert!(CHANGES * length > 2 * MOST_WAITING, "{length} bytes a view would not be missed");
    let received = read_to(&mut reader, last);
    assert!(received <= MOST_WAITING, "{received} bytes had been waiting");
}

/// Everybody else is shown each change before the next is made, while one line is full to the brim: nobody's
/// update waits for somebody who does not read, and so who does not read costs the others no time.
#[test]
fn nobody_waits_behind_who_never_reads() {
    // However slow this machine is, nobody is given up on meanwhile.
    let (write_time, unconfirmed) = (20 * PATIENCE, 20 * PATIENCE);
    let house = House::bounded(Bounds { write_time, unconfirmed, ..Bounds::default() });
    fill(&house);
    let mut silent = house.stream(&house.guest);
    SockRef::from(&silent).set_recv_buffer_size(4096).unwrap();
    let mut reader = house.stream(&house.host);
    let mut shown = 0;
    let (last, length) = change(&house, |seq| {
        read_to(&mut reader, seq);
        shown += 1;
    });
    assert_eq!(shown, CHANGES);
    assert!(CHANGES * length > 2 * MOST_WAITING, "{length} bytes a view would not fill a line");
    assert_eq!(house.figure("streams"), 2, "who does not read is still there");
    let waiting = read_to(&mut silent, last);
    assert!(waiting <= MOST_WAITING, "{waiting} bytes had been waiting");
}

/// Reads until that record or a later one is told, and how many bytes that took.
fn read_to(reader: &mut impl Read, seq: u64) -> usize {
    let (mut received, mut scrap) = (Vec::new(), [0; 1024]);
    let told = |received: &[u8]| {
        let text = String::from_utf8_lossy(received);
        let mut ids = text.rsplit("\nid: ").filter_map(|rest| rest.split_once('\n')?.0.parse::<u64>().ok());
        ids.next()
    };
    while told(&received).is_none_or(|id| id < seq) {
        let count = reader.read(&mut scrap).unwrap();
        assert!(count > 0, "the stream ended after {} bytes", received.len());
        received.extend_from_slice(&scrap[..count]);
    }
    received.len()
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
        change(&house, |_| {});
    }
}
