//! How much one guest and one table may do: far more than people do, and not enough to fill a disk.

use std::{collections::BTreeMap, time::Duration};

use tokio::time::Instant;

use crate::{identity::GuestId, reaction::REACTIONS};

/// How fast something may go: so much at once, and from then on so much a second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// So much after a while in which nothing happened.
    pub at_once: u32,
    /// So much comes back every second.
    pub a_second: u32,
}

impl Rate {
    /// As fast as one likes.
    pub const UNLIMITED: Rate = Rate { at_once: u32::MAX, a_second: u32::MAX };
}

/// So many games of a table are kept for what came out of them: more than people play in an evening, and at
/// most some 500 KiB while the table is awake, half of it first guesses where all make them. The oldest make
/// room; first those that were broken off.
pub const MOST_GAMES_OF_AN_EVENING: usize = 24;

/// What a hall lets guests and tables do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Commands of one guest, whatever comes of them.
    pub commands: Rate,
    /// Records of one table. Its own errands are counted, and never held up.
    pub records: Rate,
    /// Bytes of its records.
    pub bytes: Rate,
    /// Records of one table over its life.
    pub most_records: u64,
    /// Bytes of them.
    pub most_bytes: u64,
}

impl Limits {
    /// For programs that are not attacked, such as tests in which no time passes.
    pub const NONE: Limits = Limits {
        commands: Rate::UNLIMITED,
        records: Rate::UNLIMITED,
        bytes: Rate::UNLIMITED,
        most_records: u64::MAX,
        most_bytes: u64::MAX,
    };
}

impl Default for Limits {
    /// A guest in a hurry taps five times a second for a minute. Seven at a table who do all evening what a
    /// guest in a hurry does have four thousand records and two megabytes; a start of a game is the
    /// largest, with some ten thousand bytes.
    fn default() -> Limits {
        Limits {
            commands: Rate { at_once: 600, a_second: 20 },
            records: Rate { at_once: 3_000, a_second: 60 },
            bytes: Rate { at_once: 8 * 1024 * 1024, a_second: 32 * 1024 },
            most_records: 100_000,
            most_bytes: 64 * 1024 * 1024,
        }
    }
}

/// Why something is not done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Excess {
    /// In a moment it may be.
    TooFast,
    /// The table has become as long as tables become.
    TooLong,
}

/// What is left of a rate. May be in debt, because what something costs is known once it is done.
#[derive(Debug, Clone, Copy)]
struct Allowance {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Allowance {
    fn of(rate: Rate) -> Allowance {
        Allowance { rate, left: f64::from(rate.at_once), at: Instant::now() }
    }

    fn refill(&mut self) {
        let now = Instant::now();
        let passed = now.saturating_duration_since(self.at);
        self.left = self.after(passed);
        self.at = now;
    }

    fn after(&self, passed: Duration) -> f64 {
        let more = passed.as_secs_f64() * f64::from(self.rate.a_second);
        (self.left + more).min(f64::from(self.rate.at_once))
    }

    fn is_there(&self) -> bool {
        self.after(self.at.elapsed()) >= 1.0
    }

    fn spend(&mut self, amount: f64) {
        self.refill();
        self.left -= amount;
    }
}

/// What the guests of a live table have done lately. A table that wakes begins anew: it was asleep for
/// minutes.
#[derive(Debug)]
pub(crate) struct Meter {
    limits: Limits,
    commands: BTreeMap<GuestId, Allowance>,
    reactions: BTreeMap<GuestId, Allowance>,
    records: Allowance,
    bytes: Allowance,
    /// The bytes of all records over the table's life.
    stored: u64,
}

impl Meter {
    pub(crate) fn new(limits: Limits) -> Meter {
        let (records, bytes) = (Allowance::of(limits.records), Allowance::of(limits.bytes));
        let (commands, reactions) = Default::default();
        Meter { limits, commands, reactions, records, bytes, stored: 0 }
    }

    /// Counts a command of a guest, unless they have given too many.
    pub(crate) fn command(&mut self, guest: GuestId) -> Result<(), Excess> {
        let rate = self.limits.commands;
        let allowance = self.commands.entry(guest).or_insert_with(|| Allowance::of(rate));
        if !allowance.is_there() {
            return Err(Excess::TooFast);
        }
        allowance.spend(1.0);
        Ok(())
    }

    /// Counts a reaction of a guest, unless they have sent too many.
    pub(crate) fn reaction(&mut self, guest: GuestId) -> Result<(), Excess> {
        let allowance = self.reactions.entry(guest).or_insert_with(|| Allowance::of(REACTIONS));
        if !allowance.is_there() {
            return Err(Excess::TooFast);
        }
        allowance.spend(1.0);
        Ok(())
    }

    /// Whether somebody's record is taken now by a table that has so many.
    pub(crate) fn admits(&self, records: u64) -> Result<(), Excess> {
        if records >= self.limits.most_records || self.stored >= self.limits.most_bytes {
            Err(Excess::TooLong)
        } else if self.records.is_there() && self.bytes.is_there() {
            Ok(())
        } else {
            Err(Excess::TooFast)
        }
    }

    /// A record was written.
    pub(crate) fn wrote(&mut self, bytes: usize) {
        self.records.spend(1.0);
        self.bytes.spend(bytes as f64);
        self.read(bytes);
    }

    /// A record was found that was written before.
    pub(crate) fn read(&mut self, bytes: usize) {
        self.stored += bytes as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_allowance_comes_back_evenly_and_never_grows_beyond_what_may_be_done_at_once() {
        let mut allowance = Allowance::of(Rate { at_once: 2, a_second: 1 });
        tokio::time::advance(Duration::from_secs(60)).await;
        allowance.spend(2.0);
        assert!(!allowance.is_there());
        tokio::time::advance(Duration::from_millis(999)).await;
        assert!(!allowance.is_there());
        tokio::time::advance(Duration::from_millis(1)).await;
        assert!(allowance.is_there());
        // What cost more than was left has to be made up for.
        allowance.spend(4.0);
        tokio::time::advance(Duration::from_secs(3)).await;
        assert!(!allowance.is_there());
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(allowance.is_there());
    }

    #[tokio::test(start_paused = true)]
    async fn without_limits_everything_may_be_done() {
        let mut meter = Meter::new(Limits::NONE);
        for _ in 0..10_000 {
            assert_eq!((meter.command(GuestId(0)), meter.admits(1 << 40)), (Ok(()), Ok(())));
            meter.wrote(100_000);
        }
    }
}
