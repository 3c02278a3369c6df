//! Tables without end, and guests without end at one table (B8).

use super::{House, status};
use crate::{Bounds, Proxy, Settings};

#[test]
fn a_house_holds_so_many_tables_and_says_so() {
    let house = House::bounded(Bounds { live_tables: 4, ..Bounds::default() });
    let open = |language: &str| {
        let head = format!(
            "POST /api/v1/tables HTTP/1.1\r\ncontent-type: application/json\r\naccept-language: {language}"
        );
        house.ask(&head, br#"{"name":"Eve"}"#).unwrap()
    };
    let opened = (0..20).filter(|_| status(&open("en")) == 201).count();
    assert_eq!(opened, 3, "one was there before");
    assert_eq!(house.hall.live_tables(), 4);
    for (language, sentence) in [("en", "as many tables here"), ("fr", "autant de tables")] {
        let refused = open(language);
        assert!(status(&refused) == 503 && refused.contains(sentence), "{refused}");
    }
    assert_eq!(house.look(&house.guest).unwrap(), 200, "those who are here go on");
}

#[test]
fn a_thousand_who_come_to_one_table_are_a_tableful() {
    let bounds = Bounds { joins_per_address: 50, ..Bounds::default() };
    let house = House::open(Settings { bounds, behind_proxy: Proxy::Trusted, ..Settings::default() });
    let join = |number: usize, address: &str| {
        let path = format!("/api/v1/tables/{}/guests", house.code());
        let head =
            format!("POST {path} HTTP/1.1\r\ncontent-type: application/json\r\nx-forwarded-for: {address}");
        status(&house.ask(&head, format!(r#"{{"name":"Bot {number}"}}"#).as_bytes()).unwrap())
    };
    // From one address, and from as many as there are bots.
    let alone: Vec<u16> = (0..60).map(|number| join(number, "192.0.2.1")).collect();
    assert_eq!(alone.iter().filter(|status| **status == 201).count(), table::MOST_GUESTS - 2);
    assert_eq!(alone.last(), Some(&429), "an address that goes on has to wait");
    let many: Vec<u16> = (60..100).map(|number| join(number, &format!("198.51.{number}.1"))).collect();
    assert!(many.iter().all(|status| *status == 404), "a full table is a wall: {many:?}");
    assert_eq!(house.look(&house.guest).unwrap(), 200);
}

/// Seats are taken one after the other at a table that has room, over both doors.
#[test]
fn an_address_takes_so_many_seats_and_then_waits() {
    for door in ["page", "api"] {
        let bounds = Bounds { joins_per_address: 5, ..Bounds::default() };
        let house = House::open(Settings { bounds, behind_proxy: Proxy::Trusted, ..Settings::default() });
        let join = |number: usize, address: &str| {
            let code = house.code();
            let (path, kind, body) = match door {
                "page" => (format!("/t/{code}/join"), "x-www-form-urlencoded", format!("name=Bot+{number}")),
                _ => {
                    (format!("/api/v1/tables/{code}/guests"), "json", format!(r#"{{"name":"Bot {number}"}}"#))
                }
            };
            let head = format!(
                "POST {path} HTTP/1.1\r\ncontent-type: application/{kind}\r\nx-forwarded-for: {address}"
            );
            status(&house.ask(&head, body.as_bytes()).unwrap())
        };
        let taken = if door == "page" { 303 } else { 201 };
        let answers: Vec<u16> = (0..8).map(|number| join(number, "192.0.2.1")).collect();
        assert_eq!(answers, [[taken; 5].as_slice(), &[429; 3]].concat(), "{door}");
        assert_eq!(join(9, "198.51.100.1"), taken, "{door}: others come in");
    }
}
