//! Bodies that come in drops, and bodies of strangers.

use std::{
    io::{Read, Write},
    thread,
    time::Duration,
};

use super::{House, PATIENCE, status};
use crate::{
    Bounds,
    limits::{BODY_LIMIT, CARDS_LIMIT},
};

#[test]
fn a_body_that_drips_is_cut_off_in_time_with_a_sentence() {
    let house = House::bounded(Bounds { body_time: Duration::from_millis(300), ..Bounds::default() });
    for (path, language) in [("/start", "en"), ("/api/v1/tables", "fr")] {
        let mut socket = house.connect();
        write!(
            socket,
            "POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             accept-language: {language}\r\ncontent-length: 10000\r\n\r\n"
        )
        .unwrap();
        let mut drops = socket.try_clone().unwrap();
        let dripping = thread::spawn(move || {
            let began = std::time::Instant::now();
            // Until the server has had enough.
            while began.elapsed() < PATIENCE && drops.write_all(b"x").is_ok() {
                thread::sleep(Duration::from_millis(20));
            }
        });
        let mut answer = vec![0; 4096];
        let length = socket.read(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer[..length]).into_owned();
        assert_eq!(status(&answer), 408, "{answer}");
        drop(socket);
        dripping.join().unwrap();
    }
}

/// Issue: bodies of 256 KiB were taken from anybody at some addresses.
#[test]
fn only_a_guest_of_the_table_may_bring_a_long_list() {
    let house = House::bounded(Bounds { body_time: 10 * PATIENCE, ..Bounds::default() });
    let post = |key: Option<String>, length: usize| {
        let key = key.map(|key| format!("\r\nauthorization: Bearer {key}")).unwrap_or_default();
        let head = format!(
            "POST /t/{}/cards HTTP/1.1\r\ncontent-type: application/x-www-form-urlencoded{key}",
            house.code()
        );
        let body = format!("do=look_through&for=happiness&list={}", "x".repeat(length));
        house.ask(&head, body.as_bytes())
    };
    let long = CARDS_LIMIT - 1000;
    // A list of one line that is too long is looked through, and found wanting.
    assert_eq!(status(&post(Some(house.guest.to_string()), long).unwrap()), 422);
    assert_eq!(status(&post(Some(house.guest.to_string()), CARDS_LIMIT).unwrap()), 413);
    let strangers = [None, Some(table::Key::random().to_string())];
    for stranger in strangers {
        assert_eq!(status(&post(stranger.clone(), 100).unwrap()), 403);
        // They are hung up on before they have said it all, and may or may not hear why.
        let heard = post(stranger, long).map(|answer| status(&answer));
        assert!(matches!(heard, Ok(403) | Err(_)), "{heard:?}");
    }
    // More than a stranger may say, of much more that is to come: nobody waits for the rest.
    let mut socket = house.connect();
    let head = format!("POST /t/{}/cards HTTP/1.1\r\nhost: x\r\ncontent-length: {long}", house.code());
    write!(socket, "{head}\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\n").unwrap();
    socket.write_all(&[b'x'; BODY_LIMIT + 1000]).unwrap();
    let mut answer = [0; 12];
    socket.read_exact(&mut answer).unwrap();
    assert_eq!(&answer, b"HTTP/1.1 403");
}
