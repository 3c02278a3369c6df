//! A phone whose battery is empty, or that drives into a tunnel: no goodbye, no answer, nothing.

use std::{net::TcpStream, time::Duration};

use socket2::{SockFilter, SockRef};

use super::House;
use crate::Bounds;

/// From now on the system throws away whatever comes in for this socket, confirmations of what it has sent
/// included: for the other end it has vanished.
fn vanish(socket: &TcpStream) {
    /// `ret #0` of a classic packet filter: keep nothing.
    const DROP_ALL: SockFilter = SockFilter::new(0x06, 0, 0, 0);
    SockRef::from(socket).attach_filter(&[DROP_ALL]).unwrap();
}

/// Issue: a vanished phone stayed connected for 75 s and more.
#[test]
fn a_phone_that_vanishes_is_noticed_by_what_it_does_not_confirm() {
    let beat = Duration::from_millis(50);
    let house = House::bounded(Bounds { beat, unconfirmed: Duration::from_millis(400), ..Bounds::default() });
    let phone = house.stream(&house.guest);
    let steady = house.stream(&house.host);
    assert_eq!(house.figure("streams"), 2);
    vanish(&phone);
    house.until_figure("streams", 1);
    drop(steady);
    house.until_figure("streams", 0);
}

/// Between two beats the system asks by itself.
#[test]
fn a_phone_that_vanishes_is_noticed_when_there_is_nothing_to_send() {
    let bounds = Bounds {
        beat: Duration::from_secs(3600),
        probe: Duration::from_secs(1),
        unconfirmed: Duration::from_millis(900),
        ..Bounds::default()
    };
    let house = House::bounded(bounds);
    let phone = house.stream(&house.guest);
    let steady = house.stream(&house.host);
    vanish(&phone);
    house.until_figure("streams", 1);
    drop(steady);
}
