//! What one client may take, so that it cannot spoil another's table.

mod bounds;
mod guesses;
mod network;
mod pace;
mod quota;

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use pace::Pace;
use quota::Quota;

pub use bounds::{Bounds, NoSuchBound};
pub(crate) use guesses::{Guesses, Try};
pub(crate) use network::Network;

/// The largest request: a command is a hundred bytes, a dozen cards a few thousand.
pub(crate) const BODY_LIMIT: usize = 16 * 1024;
/// The largest list of cards: all that one game takes, two hundred questions of 140 letters, in a script of
/// three bytes a letter, which a form sends as nine (252 KB). All four games at once fit in plain Latin
/// letters (84 KB), but not in Greek or Cyrillic (500 KB): such a list comes in two or three parts.
pub(crate) const CARDS_LIMIT: usize = 256 * 1024;
/// Cookies, language and the address, with room to spare.
pub(crate) const HEADER_LIMIT: usize = 8 * 1024;
/// The smallest buffer that hyper takes: an idle stream should cost little.
pub(crate) const BUFFER: usize = 8 * 1024;
/// A line break or two too many: a client has nothing to say on an open stream.
pub(crate) const SMALL_TALK: usize = 16;
/// How long requests under way may take when the server stops.
pub(crate) const LAST_REQUESTS: Duration = Duration::from_secs(5);
/// What the system keeps for a connection in each direction; it takes twice as much for its own purposes. Two
/// large pages, or a second of a slow network.
pub(crate) const SOCKET_BUFFER: usize = 64 * 1024;
/// How long somebody is told that there is no room.
pub(crate) const REFUSAL_TIME: Duration = Duration::from_secs(1);

/// What everybody has taken so far.
#[derive(Debug)]
pub(crate) struct Limits {
    pub(crate) guesses: Guesses,
    pub(crate) pace: Pace,
    openings: Quota<Network>,
    openings_by_the_hour: Quota<Network>,
    openings_in_all: Quota<()>,
    joins: Quota<Network>,
    look_ups: Quota<Network>,
    most_streams: u32,
    /// As many as there are connections at most, which are limited.
    streams: Mutex<HashMap<Network, u32>>,
}

/// The address has used up its tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMany;

impl Limits {
    pub(crate) fn new(bounds: &Bounds) -> Limits {
        Limits {
            guesses: Guesses::new(bounds),
            pace: Pace::new(bounds),
            openings: Quota::a_minute(bounds.tables_per_address),
            openings_by_the_hour: Quota::an_hour(bounds.tables_per_hour),
            openings_in_all: Quota::a_minute(bounds.tables_in_all),
            joins: Quota::a_minute(bounds.joins_per_address),
            look_ups: Quota::a_minute(bounds.look_ups_per_address),
            most_streams: bounds.streams_per_address,
            streams: Mutex::default(),
        }
    }

    /// Whether this address may open one more table; if so, it counts.
    pub(crate) fn open_table(&self, address: IpAddr) -> Result<(), TooMany> {
        if is_own(address) {
            return Ok(());
        }
        if self.openings_in_all.is_spent(&()) {
            return Err(TooMany);
        }
        self.openings.take(Network::of(address))?;
        self.openings_by_the_hour.take(Network::of(address))?;
        self.openings_in_all.take(())
    }

    /// Whether this address may take one more seat; if so, it counts.
    pub(crate) fn join(&self, address: IpAddr) -> Result<(), TooMany> {
        if is_own(address) { Ok(()) } else { self.joins.take(Network::of(address)) }
    }

    /// Whether this address may look somebody up in the almanac; if so, it counts.
    pub(crate) fn ask_almanac(&self, address: IpAddr) -> Result<(), TooMany> {
        self.look_ups.take(Network::of(address))
    }

    /// Counts a stream in; [`stream_closed`](Limits::stream_closed) counts it out again.
    pub(crate) fn open_stream(&self, address: IpAddr) -> Result<(), TooMany> {
        let mut streams = lock(&self.streams);
        let count = streams.entry(Network::of(address)).or_default();
        if *count >= self.most_streams && !is_own(address) {
            return Err(TooMany);
        }
        *count += 1;
        Ok(())
    }

    pub(crate) fn stream_closed(&self, address: IpAddr) {
        let mut streams = lock(&self.streams);
        let network = Network::of(address);
        if let Some(count) = streams.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&network);
            }
        }
    }
}

/// Whoever asks from this very machine runs it: the load benchmark opens its tables from here.
fn is_own(address: IpAddr) -> bool {
    address.to_canonical().is_loopback()
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counts are whole after every single change: a panic elsewhere does not spoil them.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_reads_the_almanac_through_has_to_wait_and_others_do_not() {
        let bounds = Bounds::default();
        let limits = Limits::new(&bounds);
        let [reader, other] = ["192.0.2.3", "192.0.2.4"].map(|text| text.parse::<IpAddr>().unwrap());
        for _ in 0..bounds.look_ups_per_address {
            assert_eq!(limits.ask_almanac(reader), Ok(()));
        }
        assert_eq!(limits.ask_almanac(reader), Err(TooMany));
        assert_eq!(limits.ask_almanac(other), Ok(()));
    }

    #[test]
    fn an_address_opens_so_many_tables_and_loopback_as_many_as_it_likes() {
        let bounds = Bounds::default();
        let limits = Limits::new(&bounds);
        let address: IpAddr = "192.0.2.5".parse().unwrap();
        for _ in 0..bounds.tables_per_address {
            assert_eq!(limits.open_table(address), Ok(()));
        }
        assert_eq!(limits.open_table(address), Err(TooMany));
        let loopback: IpAddr = "::ffff:127.0.0.1".parse().unwrap();
        for _ in 0..2 * bounds.tables_in_all {
            assert_eq!(limits.open_table(loopback), Ok(()));
        }
        for n in 0..bounds.tables_in_all - bounds.tables_per_address {
            assert_eq!(limits.open_table(IpAddr::from([198, 51, (n / 256) as u8, n as u8])), Ok(()));
        }
        assert_eq!(limits.open_table("203.0.113.1".parse().unwrap()), Err(TooMany), "they are many in all");
    }

    #[test]
    fn an_hour_has_a_limit_of_its_own() {
        let bounds = Bounds { tables_per_address: 1000, ..Bounds::default() };
        let limits = Limits::new(&bounds);
        let address: IpAddr = "192.0.2.5".parse().unwrap();
        let opened = (0..200).filter(|_| limits.open_table(address).is_ok()).count();
        assert_eq!(opened, bounds.tables_per_hour as usize);
        let joined = (0..200).filter(|_| limits.join(address).is_ok()).count();
        assert_eq!(joined, bounds.joins_per_address as usize);
    }

    #[test]
    fn streams_are_counted_in_and_out() {
        let bounds = Bounds::default();
        let limits = Limits::new(&bounds);
        let address: IpAddr = "192.0.2.7".parse().unwrap();
        for _ in 0..bounds.streams_per_address {
            assert_eq!(limits.open_stream(address), Ok(()));
        }
        assert_eq!(limits.open_stream(address), Err(TooMany));
        limits.stream_closed(address);
        assert_eq!(limits.open_stream(address), Ok(()));
    }
}
