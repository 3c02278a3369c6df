//! Somebody puts a key of their own into another's browser, and waits for a seat to be taken with it (B4).

use table::{Key, Standpoint};

use super::{House, status};
use crate::{Settings, words::Words};

const FORM: &str = "content-type: application/x-www-form-urlencoded\r\nsec-fetch-site: same-origin";

/// The keys that an answer sets, each with the name of its cookie.
fn keys(answer: &str) -> Vec<(String, String)> {
    let cookies = answer.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let pairs = cookies.filter_map(|cookie| cookie.split(';').next()?.split_once('='));
    let pairs = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
    pairs.filter(|(_, value)| value.len() == 32).collect()
}

fn standpoint(house: &House, code: &str, key: &str) -> Standpoint {
    let table = house.hall.table(code.parse().unwrap());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { table.recognize(&key.parse().unwrap()).await.unwrap() })
}

#[test]
fn a_planted_key_holds_no_seat() {
    let house = House::open(Settings::default());
    let planted = Key::random().to_string();
    let code = house.code();
    let (start, attempt) = ("POST /start".to_owned(), "POST /try".to_owned());
    let join = format!("POST /t/{code}/join");
    for (what, body) in [(start, "name=Cleo"), (attempt, "game=happiness"), (join, "name=Cleo")] {
        for cookie in [format!("likeness={planted}"), format!("likeness-{code}={planted}")] {
            let head = format!("{what} HTTP/1.1\r\ncookie: {cookie}\r\n{FORM}");
            // A name is taken once.
            let body = body.replace("Cleo", if cookie.contains('-') { "Dan" } else { "Cleo" });
            let answer = house.ask(&head, body.as_bytes()).unwrap();
            assert_eq!(status(&answer), 303, "{what}: {answer}");
            let at = answer.lines().find_map(|line| line.strip_prefix("location: /t/")).unwrap();
            let minted = keys(&answer);
            assert_eq!(minted.len(), 1, "{what}: {answer}");
            assert_eq!(minted[0].0, format!("likeness-{at}"), "a cookie for this table alone");
            assert_ne!(minted[0].1, planted, "{what}");
            assert!(matches!(standpoint(&house, at, &minted[0].1), Standpoint::Here(_)));
            assert_eq!(standpoint(&house, at, &planted), Standpoint::Stranger, "{what}");
        }
    }
}

/// A new seat does not cost an old one, whichever kind of cookie holds it.
#[test]
fn who_opens_another_table_keeps_the_seats_they_have() {
    let house = House::open(Settings::default());
    let [old, host] = [&house.guest, &house.host].map(ToString::to_string);
    let code = house.code();
    let cookies = format!("cookie: likeness={old}; likeness-{code}={host}\r\n{FORM}");
    let answer = house.ask(&format!("POST /start HTTP/1.1\r\n{cookies}"), b"name=Ada").unwrap();
    assert_eq!(status(&answer), 303);
    assert!(!answer.contains(&format!("likeness-{code}=")) && !answer.contains("set-cookie: likeness=;"));
    let menu = house.ask(&format!("GET /t/{code}/menu HTTP/1.1\r\n{cookies}"), b"").unwrap();
    let words = Words::of(decks::Language::En);
    assert!(menu.contains(&words.menu_host()), "the table's own cookie comes first");
    let older = format!("GET /t/{code}/menu HTTP/1.1\r\ncookie: likeness={old}");
    assert_eq!(status(&house.ask(&older, b"").unwrap()), 200, "and the older one is still good");
    // Coming back is with the key that they have.
    let back = house.ask(&format!("POST /t/{code}/return HTTP/1.1\r\n{cookies}"), b"").unwrap();
    assert_eq!(keys(&back), [(format!("likeness-{code}"), host)]);
}

/// A browser keeps two dozen, and its requests stay small.
#[test]
fn the_oldest_seats_are_let_go() {
    let house = House::open(Settings::default());
    let letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
    let cookies: Vec<String> =
        letters.chars().map(|letter| format!("likeness-ZZZZZ{letter}={:032x}", 7)).collect();
    let head = format!("POST /start HTTP/1.1\r\ncookie: {}\r\n{FORM}", cookies.join("; "));
    let answer = house.ask(&head, b"name=Ada").unwrap();
    let ended = |letter: char| answer.contains(&format!("set-cookie: likeness-ZZZZZ{letter}=;"));
    assert!(letters.chars().take(8).all(ended), "{answer}");
    assert!(!letters.chars().skip(8).any(ended), "{answer}");
}
