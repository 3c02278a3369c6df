//! A guest who asks faster than people do is told to wait, and nobody else is (P7).

use table::{HallSettings, Key, Limits, Rate};

use super::{House, status};
use crate::Settings;

#[test]
fn who_asks_too_fast_is_told_when_to_ask_again_and_others_are_not() {
    let limits = Limits { commands: Rate { at_once: 3, a_second: 0 }, ..Limits::default() };
    let house = House::in_hall(Settings::default(), HallSettings { limits, ..HallSettings::default() });
    let order = |key: &Key, language: &str| {
        let path = format!("/api/v1/tables/{}/commands", house.code());
        let head = format!(
            "POST {path} HTTP/1.1\r\nauthorization: Bearer {key}\r\ncontent-type: application/json\r\n\
             accept-language: {language}"
        );
        house.ask(&head, br#"{"command":{"command":"choose_language","language":"en"}}"#).unwrap()
    };
    let answers: Vec<u16> = (0..6).map(|_| status(&order(&house.guest, "en"))).collect();
    assert_eq!(answers, [200, 200, 200, 429, 429, 429]);
    let refused = order(&house.guest, "en");
    assert!(refused.contains("\r\nretry-after: 1\r\n") && refused.contains("too_fast"), "{refused}");
    let form = format!(
        "POST /t/{}/do HTTP/1.1\r\ncookie: likeness={}\r\nsec-fetch-site: same-origin\r\n\
         content-type: application/x-www-form-urlencoded",
        house.code(),
        house.guest
    );
    let page = house.ask(&form, b"do=choose_language&language=fr").unwrap();
    assert_eq!(status(&page), 429, "{page}");
    assert_eq!(status(&order(&house.host, "en")), 200, "who did nothing of the kind goes on");
}
