//! Sockets that are held without being used: silent, trickling, or never read.

use std::{
    io::{ErrorKind, Read, Write},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

use super::{House, PATIENCE, is_closed, status};
use crate::{Bounds, Proxy, Settings};

const SHORT: Duration = Duration::from_millis(200);

fn quick() -> Bounds {
    Bounds { header_time: SHORT, body_time: SHORT, write_time: SHORT, ..Bounds::default() }
}

/// Nobody is closed for taking their time, however slow this machine is.
fn unhurried() -> Bounds {
    Bounds { header_time: 10 * PATIENCE, body_time: 10 * PATIENCE, ..Bounds::default() }
}

/// How many of these the server still holds, once it has had time to close those that it closes.
fn held(sockets: &mut [TcpStream]) -> usize {
    let open = |socket: &mut TcpStream| {
        socket.set_nonblocking(true).unwrap();
        let mut scrap = [0; 4096];
        loop {
            match socket.read(&mut scrap) {
                Ok(0) => return false,
                Ok(_) => {}
                Err(error) => return error.kind() == ErrorKind::WouldBlock,
            }
        }
    };
    sockets.iter_mut().filter_map(|socket| open(socket).then_some(())).count()
}

fn until_held(sockets: &mut [TcpStream], most: usize) -> usize {
    let given_up = Instant::now() + PATIENCE;
    loop {
        let held = held(sockets);
        if held <= most || Instant::now() > given_up {
            return held;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn who_sends_nothing_is_closed_in_time() {
    let house = House::bounded(quick());
    assert!(is_closed(&mut house.connect()));
}

#[test]
fn headers_that_trickle_are_cut_off_in_time() {
    let house = House::bounded(quick());
    let mut socket = house.connect();
    let mut drops = socket.try_clone().unwrap();
    let trickle = thread::spawn(move || {
        let began = Instant::now();
        while began.elapsed() < PATIENCE && drops.write_all(b"G").is_ok() {
            thread::sleep(Duration::from_millis(20));
        }
    });
    assert!(is_closed(&mut socket));
    trickle.join().unwrap();
}

/// Issue: an address could hold every descriptor that there was.
#[test]
fn an_address_holds_few_silent_sockets_and_is_served_all_the_same() {
    const SILENT: usize = 10;
    let bounds = Bounds { sockets_per_address: SILENT as u32, silence: SHORT, ..unhurried() };
    let house = House::bounded(bounds);
    let mut sockets: Vec<TcpStream> = (0..100).map(|_| house.connect()).collect();
    for (number, socket) in sockets.iter_mut().enumerate() {
        // Some say nothing, some begin a request, some begin a body; a few may be gone by now.
        let said: &[u8] = match number % 3 {
            0 => b"",
            1 => b"GET / HTTP/1.1\r\nhost:",
            _ => b"POST /start HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nname=",
        };
        let _ = socket.write_all(said);
    }
    assert_eq!(house.look(&house.host).unwrap(), 200, "others of that address are served meanwhile");
    let held = until_held(&mut sockets, SILENT);
    assert!((1..=SILENT).contains(&held), "{held} are held");
    assert_eq!(house.look(&house.host).unwrap(), 200);
}

#[test]
fn streams_are_not_taken_for_silent_sockets() {
    let bounds = Bounds { sockets_per_address: 1, silence: SHORT, ..quick() };
    let house = House::bounded(bounds);
    let streams: Vec<TcpStream> = (0..6).map(|_| house.stream(&house.host)).collect();
    let mut silent: Vec<TcpStream> = (0..6).map(|_| house.connect()).collect();
    assert_eq!(until_held(&mut silent, 0), 0);
    assert_eq!(held(&mut { streams }), 6);
}

#[test]
fn when_the_house_is_full_the_next_is_told_so_in_both_languages() {
    let bounds = Bounds { busy_sockets_per_address: 5, ..unhurried() };
    let house = House::bounded(bounds);
    let sockets: Vec<TcpStream> = (0..5).map(|_| house.connect()).collect();
    let mut one_more = house.connect();
    one_more.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    let mut answer = String::new();
    one_more.read_to_string(&mut answer).unwrap();
    assert_eq!(status(&answer), 503);
    assert!(
        answer.contains("Try again in a moment") && answer.contains("Réessaie dans un instant"),
        "{answer}"
    );
    assert!(answer.contains("retry-after:"), "{answer}");
    drop(sockets);
    let given_up = Instant::now() + PATIENCE;
    while house.look(&house.host).unwrap() != 200 {
        assert!(Instant::now() < given_up, "who leaves makes room");
    }
}

/// All connections together: the silent ones make room for those who ask.
#[test]
fn a_house_that_is_nearly_full_has_no_place_for_the_silent() {
    let bounds = Bounds { connections: 20, silence: SHORT, ..unhurried() };
    let house = House::bounded(bounds);
    let mut sockets: Vec<TcpStream> = (0..20).map(|_| house.connect()).collect();
    let held = until_held(&mut sockets, 18);
    assert!((1..=18).contains(&held), "{held} are held");
    assert_eq!(house.look(&house.host).unwrap(), 200);
}

/// A proxy speaks for many: its own address is not counted.
#[test]
fn a_proxy_may_have_as_many_as_it_needs() {
    let bounds =
        Bounds { sockets_per_address: 1, busy_sockets_per_address: 2, silence: SHORT, ..Bounds::default() };
    let house = House::open(Settings { bounds, behind_proxy: Proxy::Trusted, ..Settings::default() });
    let mut sockets: Vec<TcpStream> = (0..20).map(|_| house.connect()).collect();
    assert_eq!(house.look(&house.host).unwrap(), 200);
    assert_eq!(held(&mut sockets), 20);
}

/// Issue: who asks again and again and never reads held four megabytes of the system each, for ever.
#[test]
fn who_never_reads_is_hung_up_on_and_holds_little() {
    let house = House::bounded(Bounds { write_time: SHORT, ..Bounds::default() });
    let mut socket = house.connect();
    socket.set_write_timeout(Some(Duration::from_millis(50))).unwrap();
    // Little of it waits at our own end.
    socket2::SockRef::from(&socket).set_send_buffer_size(16 * 1024).unwrap();
    let request = b"GET /rules/image HTTP/1.1\r\nhost: x\r\n\r\n";
    let given_up = Instant::now() + PATIENCE;
    let mut sent = 0_usize;
    let cut_off = loop {
        match socket.write(request) {
            Ok(bytes) => sent += bytes,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => break true,
        }
        if Instant::now() > given_up {
            break false;
        }
    };
    assert!(cut_off, "the server still waits for somebody who has not read {sent} bytes of questions");
    // What the system took in for a client that is not listened to any more is bounded, too.
    assert!(sent < 1_000_000, "{sent}");
}
