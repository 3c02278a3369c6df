//! A client has nothing to say on an open stream. One that talks all the same is hung up on.

use std::{
    io::Write,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use super::{House, is_closed};
use crate::Settings;

/// Issue: two flooding streams stopped every request of another table.
#[test]
fn who_floods_an_open_stream_is_hung_up_on_and_holds_nobody_up() {
    let house = House::open(Settings::default());
    let over = Arc::new(AtomicBool::new(false));
    let floods: Vec<_> = [&house.host, &house.guest]
        .map(|key| {
            let (mut socket, over) = (house.stream(key), over.clone());
            thread::spawn(move || {
                let noise = [b'x'; 16 * 1024];
                while !over.load(Ordering::Relaxed) && socket.write_all(&noise).is_ok() {}
            })
        })
        .into();
    let answers: Vec<_> = (0..15).map(|_| house.look(&house.host).map_err(|error| error.kind())).collect();
    over.store(true, Ordering::Relaxed);
    for flood in floods {
        flood.join().unwrap();
    }
    assert_eq!(answers, [Ok(200); 15]);
}

#[test]
fn a_stream_ends_after_a_few_bytes_and_not_after_the_first() {
    let house = House::open(Settings::default());
    let mut polite = house.stream(&house.host);
    // Some programs end a request with one line break too many.
    polite.write_all(b"\r\n").unwrap();
    let mut chatty = house.stream(&house.guest);
    chatty.write_all(&[b'x'; 1000]).unwrap();
    assert!(is_closed(&mut chatty));
    polite.set_read_timeout(Some(std::time::Duration::from_millis(50))).unwrap();
    assert!(!is_closed(&mut polite));
}
