//! Somebody tries codes. Nobody who sits at a table notices (issue: ten wrong codes locked out the seated
//! guests behind the same address).

use std::thread;

use table::Key;

use super::{House, status};
use crate::{Bounds, Settings};

/// All ways in which somebody with a key uses a table.
fn uses(house: &House, key: &Key) -> Vec<(String, u16)> {
    let (page, api) = (format!("/t/{}", house.code()), format!("/api/v1/tables/{}", house.code()));
    let form = "content-type: application/x-www-form-urlencoded\r\nsec-fetch-site: same-origin";
    let cookie = format!("cookie: likeness={key}\r\nsec-fetch-site: same-origin");
    let bearer = format!("authorization: Bearer {key}");
    let order = r#"{"command":{"command":"choose_language","language":"fr"}}"#;
    [
        (format!("GET {page} HTTP/1.1\r\n{cookie}"), String::new()),
        (format!("GET {page}/menu HTTP/1.1\r\n{cookie}"), String::new()),
        (
            format!("POST {page}/do HTTP/1.1\r\n{bearer}\r\n{form}"),
            "do=choose_language&language=en".to_owned(),
        ),
        (format!("GET {api} HTTP/1.1\r\n{bearer}"), String::new()),
        (
            format!("POST {api}/commands HTTP/1.1\r\n{bearer}\r\ncontent-type: application/json"),
            order.to_owned(),
        ),
    ]
    .into_iter()
    .map(|(head, body)| {
        let what = head.lines().next().unwrap_or_default().to_owned();
        (what, status(&house.ask(&head, body.as_bytes()).unwrap()))
    })
    .collect()
}

fn try_codes(house: &House, count: usize) -> Vec<u16> {
    let guess = |_| status(&house.ask("GET /api/v1/tables/ZZZZZZ HTTP/1.1", b"").unwrap());
    (0..count).map(guess).collect()
}

#[test]
fn who_sits_at_a_table_is_heard_whatever_else_comes_from_their_address() {
    let house = House::open(Settings::default());
    // A screen that looks on has a pass, and keeps it.
    let stage = house.ask(&format!("GET /t/{}/stage HTTP/1.1", house.code()), b"").unwrap();
    let pass = stage.lines().find_map(|line| line.strip_prefix("set-cookie: likeness-stage=")).unwrap();
    let pass = pass.split(';').next().unwrap_or_default().to_owned();
    let tried = try_codes(&house, 12);
    assert_eq!(tried, [[404; 10].as_slice(), &[429; 2]].concat());
    for key in [&house.host, &house.guest] {
        for (what, status) in uses(&house, key) {
            assert!(matches!(status, 200 | 303), "{what}: {status}");
        }
        drop(house.stream(key));
    }
    let shown = |path: &str, pass: &str| {
        let head = format!("GET /t/{}/{path} HTTP/1.1\r\ncookie: likeness-stage={pass}", house.code());
        status(&house.ask(&head, b"").unwrap())
    };
    assert_eq!(shown("stage", &pass), 200);
    assert_eq!(shown("stage", "00112233445566778899aabbccddeeff"), 429);
    assert_eq!(house.look(&Key::random()).unwrap(), 429, "a key that nobody knows opens nothing");
    let stranger = house.ask(&format!("GET /t/{} HTTP/1.1", house.code()), b"").unwrap();
    assert_eq!(status(&stranger), 429, "a right code looks like a wrong one by now");
}

/// After a restart nobody is remembered, and everybody comes back at once.
#[test]
fn who_has_not_been_heard_since_the_start_is_recognized() {
    let house = House::bounded(Bounds { unknown_keys_per_address: 3, ..Bounds::default() });
    try_codes(&house, 11);
    assert_eq!(house.look(&Key::random()).unwrap(), 429);
    assert_eq!(house.look(&house.host).unwrap(), 200);
    assert_eq!(house.look(&house.guest).unwrap(), 200);
    // Keys are no way to go on trying; those who have been recognized go on.
    assert_eq!(house.look(&Key::random()).unwrap(), 429);
    assert_eq!([house.look(&house.host).unwrap(), house.look(&house.guest).unwrap()], [200, 200]);
}

#[test]
fn what_cannot_be_a_code_is_no_try() {
    let house = House::open(Settings::default());
    for path in ["/t/x", "/t/0OI1L0", "/api/v1/tables/nothing-like-it", "/t/%20/stage"].repeat(5) {
        assert_eq!(status(&house.ask(&format!("GET {path} HTTP/1.1"), b"").unwrap()), 404);
    }
    let stranger = house.ask(&format!("GET /t/{} HTTP/1.1", house.code()), b"").unwrap();
    assert_eq!(status(&stranger), 200);
}

/// Issue: three hundred at once got 236 tries.
#[test]
fn a_hundred_tries_at_once_are_ten() {
    let house = House::open(Settings::default());
    let answers: Vec<u16> = thread::scope(|scope| {
        let guess = || status(&house.ask("GET /t/ZZZZZZ HTTP/1.1", b"").unwrap());
        let guesses: Vec<_> = (0..100).map(|_| scope.spawn(guess)).collect();
        guesses.into_iter().map(|guess| guess.join().unwrap()).collect()
    });
    let tried = answers.iter().filter(|status| **status == 404).count();
    assert_eq!(tried, 10, "{answers:?}");
}

#[test]
fn a_hundred_who_scan_a_right_code_at_once_are_all_shown_the_table() {
    let house = House::open(Settings::default());
    let path = format!("GET /t/{} HTTP/1.1", house.code());
    let answers: Vec<u16> = thread::scope(|scope| {
        let scan = || status(&house.ask(&path, b"").unwrap());
        let scans: Vec<_> = (0..100).map(|_| scope.spawn(scan)).collect();
        scans.into_iter().map(|scan| scan.join().unwrap()).collect()
    });
    assert_eq!(answers, [200; 100]);
}
