//! What one client may take, so that it cannot spoil another's table.

mod network;
mod per_minute;

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use network::Network;
use per_minute::PerMinute;

/// The largest request: a command is a hundred bytes, a dozen cards a few thousand.
pub(crate) const BODY_LIMIT: usize = 16 * 1024;
/// The largest list of cards: all that one game takes, two hundred questions of 140 letters, in a script of
/// three bytes a letter, which a form sends as nine (252 KB). All four games at once fit in plain Latin
/// letters (84 KB), but not in Greek or Cyrillic (500 KB): such a list comes in two or three parts.
pub(crate) const CARDS_LIMIT: usize = 256 * 1024;
/// A slow phone sends a form in well under this.
pub(crate) const BODY_TIME: Duration = Duration::from_secs(10);
/// Cookies, language and the address, with room to spare.
pub(crate) const HEADER_LIMIT: usize = 8 * 1024;
/// Headers that trickle in any slower come from somebody who wants to hold the line.
pub(crate) const HEADER_TIME: Duration = Duration::from_secs(10);
/// The smallest buffer that hyper takes: an idle stream should cost little.
pub(crate) const BUFFER: usize = 8 * 1024;
/// Below the usual limit of file descriptors of a service.
pub(crate) const MOST_CONNECTIONS: u32 = 16_000;
/// A phone that has taken nothing for so long, with its socket's buffer full, is gone.
pub(crate) const WRITE_TIME: Duration = Duration::from_secs(30);
/// How long requests under way may take when the server stops.
pub(crate) const LAST_REQUESTS: Duration = Duration::from_secs(5);
/// A school class behind one address, every pupil with a phone and two tabs.
const STREAMS_PER_ADDRESS: usize = 128;

/// A person mistypes a code a few times; a program tries thousands.
const WRONG_CODES_PER_ADDRESS: u32 = 10;
const WRONG_CODES_IN_ALL: u32 = 100;
/// Beyond that, every wrong code waits this long for its answer.
const WRONG_CODE_DELAY: Duration = Duration::from_secs(2);
const TABLES_PER_ADDRESS: u32 = 20;
/// The load benchmark opens its tables from one address: loopback is the operator's own.
const TABLES_IN_ALL: u32 = 600;
/// Somebody who types fast asks four times a second; a whole class behind one address does not do so at once.
const LOOK_UPS_PER_ADDRESS: u32 = 1200;
#[derive(Debug)]
pub(crate) struct Limits {
    wrong_codes: PerMinute<Network>,
    wrong_codes_in_all: PerMinute<()>,
    openings: PerMinute<Network>,
    openings_in_all: PerMinute<()>,
    look_ups: PerMinute<Network>,
    /// As many as there are connections at most, which are limited.
    streams: Mutex<HashMap<Network, usize>>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            wrong_codes: PerMinute::at_most(WRONG_CODES_PER_ADDRESS),
            wrong_codes_in_all: PerMinute::at_most(WRONG_CODES_IN_ALL),
            openings: PerMinute::at_most(TABLES_PER_ADDRESS),
            openings_in_all: PerMinute::at_most(TABLES_IN_ALL),
            look_ups: PerMinute::at_most(LOOK_UPS_PER_ADDRESS),
            streams: Mutex::default(),
        }
    }
}

/// The address has used up its tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMany;

impl Limits {
    /// Whether this address may try a code. Only wrong ones count, once they are known to be wrong.
    pub(crate) fn may_try_code(&self, address: IpAddr) -> Result<(), TooMany> {
        if self.wrong_codes.are_spent(&Network::of(address)) { Err(TooMany) } else { Ok(()) }
    }

    /// Notes a wrong code, and says how long its answer should wait.
    pub(crate) fn wrong_code(&self, address: IpAddr) -> Duration {
        self.wrong_codes.count(Network::of(address));
        let in_all = self.wrong_codes_in_all.count(());
        if in_all > WRONG_CODES_IN_ALL { WRONG_CODE_DELAY } else { Duration::ZERO }
    }

    /// Whether this address may open one more table; if so, it counts.
    pub(crate) fn open_table(&self, address: IpAddr) -> Result<(), TooMany> {
        if address.to_canonical().is_loopback() {
            return Ok(());
        }
        if self.openings_in_all.are_spent(&()) {
            return Err(TooMany);
        }
        self.openings.take(Network::of(address))?;
        self.openings_in_all.take(())
    }

    /// Whether this address may look somebody up in the almanac; if so, it counts.
    pub(crate) fn ask_almanac(&self, address: IpAddr) -> Result<(), TooMany> {
        self.look_ups.take(Network::of(address))
    }

    /// Counts a stream in; [`stream_closed`](Limits::stream_closed) counts it out again.
    pub(crate) fn open_stream(&self, address: IpAddr) -> Result<(), TooMany> {
        let mut streams = lock(&self.streams);
        let count = streams.entry(Network::of(address)).or_default();
        if *count >= STREAMS_PER_ADDRESS && !address.to_canonical().is_loopback() {
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

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counts are whole after every single change: a panic elsewhere does not spoil them.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_guesses_codes_has_to_wait_and_others_do_not() {
        let limits = Limits::default();
        let guesser: IpAddr = "2001:db8::1".parse().unwrap();
        let same_network: IpAddr = "2001:db8::2".parse().unwrap();
        let other: IpAddr = "192.0.2.1".parse().unwrap();
        for _ in 0..WRONG_CODES_PER_ADDRESS {
            assert_eq!(limits.may_try_code(guesser), Ok(()));
            limits.wrong_code(guesser);
        }
        assert_eq!(limits.may_try_code(guesser), Err(TooMany));
        assert_eq!(limits.may_try_code(same_network), Err(TooMany));
        assert_eq!(limits.may_try_code(other), Ok(()));
    }

    #[test]
    fn many_addresses_that_guess_together_are_slowed_down() {
        let limits = Limits::default();
        let delays: Vec<Duration> =
            (0..=WRONG_CODES_IN_ALL).map(|n| limits.wrong_code(IpAddr::from([192, 0, 2, n as u8]))).collect();
        assert_eq!(delays[WRONG_CODES_IN_ALL as usize - 1], Duration::ZERO);
        assert_eq!(delays[WRONG_CODES_IN_ALL as usize], WRONG_CODE_DELAY);
    }

    #[test]
    fn an_address_that_reads_the_almanac_through_has_to_wait_and_others_do_not() {
        let limits = Limits::default();
        let [reader, other] = ["192.0.2.3", "192.0.2.4"].map(|text| text.parse::<IpAddr>().unwrap());
        for _ in 0..LOOK_UPS_PER_ADDRESS {
            assert_eq!(limits.ask_almanac(reader), Ok(()));
        }
        assert_eq!(limits.ask_almanac(reader), Err(TooMany));
        assert_eq!(limits.ask_almanac(other), Ok(()));
    }

    #[test]
    fn an_address_opens_so_many_tables_and_loopback_as_many_as_it_likes() {
        let limits = Limits::default();
        let address: IpAddr = "192.0.2.5".parse().unwrap();
        for _ in 0..TABLES_PER_ADDRESS {
            assert_eq!(limits.open_table(address), Ok(()));
        }
        assert_eq!(limits.open_table(address), Err(TooMany));
        let loopback: IpAddr = "::ffff:127.0.0.1".parse().unwrap();
        for _ in 0..2 * TABLES_IN_ALL {
            assert_eq!(limits.open_table(loopback), Ok(()));
        }
        for n in 0..TABLES_IN_ALL - TABLES_PER_ADDRESS {
            assert_eq!(limits.open_table(IpAddr::from([198, 51, (n / 256) as u8, n as u8])), Ok(()));
        }
        assert_eq!(limits.open_table("203.0.113.1".parse().unwrap()), Err(TooMany), "they are many in all");
    }

    #[test]
    fn streams_are_counted_in_and_out() {
        let limits = Limits::default();
        let address: IpAddr = "192.0.2.7".parse().unwrap();
        for _ in 0..STREAMS_PER_ADDRESS {
            assert_eq!(limits.open_stream(address), Ok(()));
        }
        assert_eq!(limits.open_stream(address), Err(TooMany));
        limits.stream_closed(address);
        assert_eq!(limits.open_stream(address), Ok(()));
    }
}
