//! What one client may take, so that it cannot spoil another's table.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

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

const MINUTE: Duration = Duration::from_secs(60);
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
/// How many addresses are remembered before old ones are cleared out.
const MOST_ADDRESSES: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct Limits {
    wrong_codes: Mutex<Counter>,
    openings: Mutex<Counter>,
    look_ups: Mutex<Counter>,
    streams: Mutex<HashMap<IpAddr, usize>>,
}

/// Counts in minutes, by address and in all.
#[derive(Debug, Default)]
struct Counter {
    by_address: HashMap<IpAddr, Window>,
    all: Window,
}

#[derive(Debug, Clone, Copy, Default)]
struct Window {
    began: Option<Instant>,
    count: u32,
}

impl Window {
    fn is_over(self, now: Instant) -> bool {
        self.began.is_none_or(|began| now.duration_since(began) >= MINUTE)
    }

    fn count(self, now: Instant) -> u32 {
        if self.is_over(now) { 0 } else { self.count }
    }

    fn add(&mut self, now: Instant) {
        if self.is_over(now) {
            *self = Window { began: Some(now), count: 0 };
        }
        self.count = self.count.saturating_add(1);
    }
}

impl Counter {
    fn of(&self, address: IpAddr, now: Instant) -> u32 {
        self.by_address.get(&network(address)).map_or(0, |window| window.count(now))
    }

    fn add(&mut self, address: IpAddr, now: Instant) {
        if self.by_address.len() >= MOST_ADDRESSES {
            self.by_address.retain(|_, window| !window.is_over(now));
        }
        self.by_address.entry(network(address)).or_default().add(now);
        self.all.add(now);
    }
}

/// One household or phone has a whole IPv6 network to itself.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

/// The address has used up its tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMany;

impl Limits {
    /// Whether this address may try a code.
    pub(crate) fn may_try_code(&self, address: IpAddr) -> Result<(), TooMany> {
        let tried = lock(&self.wrong_codes).of(address, Instant::now());
        if tried < WRONG_CODES_PER_ADDRESS { Ok(()) } else { Err(TooMany) }
    }

    /// Notes a wrong code, and says how long its answer should wait.
    pub(crate) fn wrong_code(&self, address: IpAddr) -> Duration {
        let now = Instant::now();
        let mut counter = lock(&self.wrong_codes);
        counter.add(address, now);
        if counter.all.count(now) > WRONG_CODES_IN_ALL { WRONG_CODE_DELAY } else { Duration::ZERO }
    }

    /// Whether this address may open one more table; if so, it counts.
    pub(crate) fn open_table(&self, address: IpAddr) -> Result<(), TooMany> {
        if address.to_canonical().is_loopback() {
            return Ok(());
        }
        let now = Instant::now();
        let mut counter = lock(&self.openings);
        if counter.of(address, now) >= TABLES_PER_ADDRESS || counter.all.count(now) >= TABLES_IN_ALL {
            return Err(TooMany);
        }
        counter.add(address, now);
        Ok(())
    }

    /// Whether this address may look somebody up in the almanac; if so, it counts.
    pub(crate) fn ask_almanac(&self, address: IpAddr) -> Result<(), TooMany> {
        let now = Instant::now();
        let mut counter = lock(&self.look_ups);
        if counter.of(address, now) >= LOOK_UPS_PER_ADDRESS {
            return Err(TooMany);
        }
        counter.add(address, now);
        Ok(())
    }

    /// Counts a stream in; [`stream_closed`](Limits::stream_closed) counts it out again.
    pub(crate) fn open_stream(&self, address: IpAddr) -> Result<(), TooMany> {
        let mut streams = lock(&self.streams);
        let count = streams.entry(network(address)).or_default();
        if *count >= STREAMS_PER_ADDRESS && !address.to_canonical().is_loopback() {
            return Err(TooMany);
        }
        *count += 1;
        Ok(())
    }

    pub(crate) fn stream_closed(&self, address: IpAddr) {
        let mut streams = lock(&self.streams);
        let network = network(address);
        if let Some(count) = streams.get_mut(&network) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&network);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counters are whole after every single change: a panic elsewhere does not spoil them.
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
