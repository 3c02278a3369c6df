//! A phone that goes round: the seats of one table for which one browser has a key each, in a cookie of its
//! own that names the guest.

use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use table::{Code, GuestId, Key};

use crate::{
    app::App,
    visitor::{Visitor, lasting, removal, seat_cookie_name, seat_cookies, table_in},
};

/// So many share a phone: as many as play the largest game.
pub(crate) const MOST_PASSED: usize = 12;

/// A guest who plays from a phone that goes round, and what proves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PassedSeat {
    pub(crate) guest: GuestId,
    pub(crate) key: Key,
}

/// The seats that a browser brings along to a page of a table. Programs have none: they show a key.
pub(crate) fn held(parts: &Parts, app: &App) -> Vec<PassedSeat> {
    let Some(table) = table_in(&parts.uri).filter(|_| parts.uri.path().starts_with("/t/")) else {
        return Vec::new();
    };
    let seats = seat_cookies(&parts.headers, app).filter(|seat| seat.table == table);
    let seats =
        seats.filter_map(|seat| Some(PassedSeat { guest: seat.guest?, key: seat.value.parse().ok()? }));
    let mut seats: Vec<PassedSeat> = seats.collect();
    seats.sort_by_key(|seat| seat.guest);
    seats.dedup_by_key(|seat| seat.guest);
    seats.truncate(MOST_PASSED);
    seats
}

/// The key of the guest whom an address names, and of nobody else in their place; of the first where it names
/// nobody, for pages that all may see.
pub(crate) fn named(seats: &[PassedSeat], asked: Option<&str>) -> Option<Key> {
    let seat = match asked {
        Some(guest) => seats.iter().find(|seat| guest.parse() == Ok(seat.guest.0)),
        None => seats.first(),
    };
    seat.map(|seat| seat.key)
}

/// Keeps these seats in the browser, and no other at this table: it goes round from now on.
pub(crate) fn keep(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    table: Code,
    seats: &[PassedSeat],
) -> CookieJar {
    let gone = visitor.passed.iter().filter(|seat| seats.iter().all(|kept| kept.guest != seat.guest));
    let gone = gone.map(|seat| Some(seat.guest)).chain([None]);
    let jar = gone.fold(jar, |jar, guest| jar.add(removal(app, seat_cookie_name(app, table, guest))));
    seats.iter().fold(jar, |jar, PassedSeat { guest, key }| {
        jar.add(lasting(app, seat_cookie_name(app, table, Some(*guest)), key.to_string()))
    })
}

/// Keeps one seat, or none: from now on the browser is that guest's own.
pub(crate) fn keep_one(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    table: Code,
    seat: Option<&PassedSeat>,
) -> CookieJar {
    let jar = keep(app, visitor, jar, table, &[]);
    match seat {
        Some(PassedSeat { key, .. }) => {
            jar.add(lasting(app, seat_cookie_name(app, table, None), key.to_string()))
        }
        None => jar,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_gets_the_key_of_the_guest_it_names_and_of_nobody_else() {
        let seats = [2, 5].map(|guest| PassedSeat { guest: GuestId(guest), key: Key::random() });
        let of = |asked| named(&seats, asked);
        assert_eq!(of(Some("2")), Some(seats[0].key));
        assert_eq!(of(Some("5")), Some(seats[1].key));
        assert_eq!(of(None), Some(seats[0].key), "what all may see");
        for strange in ["3", "", "x", "-2", "65538"] {
            assert_eq!(of(Some(strange)), None, "{strange}");
        }
        assert_eq!(named(&[], None), None);
    }
}
