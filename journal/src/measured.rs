//! A journal that counts what becomes of appends, for whoever runs the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::error::JournalError;
use crate::key::{KeyChanges, KeyId, VaultKey};
use crate::page::Page;
use crate::record::{Millis, NewRecord, Record, Seq, TableId};
use crate::store::{BoxFuture, Journal};
use crate::watch::Watch;

/// The upper ends of the classes that stored appends are counted in, in milliseconds: from a local disk that
/// is quick to a cluster that is looking for a leader.
pub const APPEND_MILLIS: [u64; 13] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/// What became of the appends to a journal. Never which table, nor what it said.
#[derive(Debug, Default)]
pub struct Figures {
    /// By how long they took; the last class has no end.
    stored: [AtomicU64; APPEND_MILLIS.len() + 1],
    micros: AtomicU64,
    refused: [AtomicU64; Refused::ALL.len()],
}

/// Why an append was not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Somebody else wrote first.
    Conflict,
    /// Another server leads the table by now.
    LedElsewhere,
    /// There was no room.
    NoSpace,
    /// The store could not say whether it was.
    Unavailable,
    /// The table is damaged or gone, or the record too long.
    Other,
}

impl Refused {
    /// All of them.
    pub const ALL: [Refused; 5] =
        [Refused::Conflict, Refused::LedElsewhere, Refused::NoSpace, Refused::Unavailable, Refused::Other];

    /// The word for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Refused::Conflict => "conflict",
            Refused::LedElsewhere => "led_elsewhere",
            Refused::NoSpace => "no_space",
            Refused::Unavailable => "unavailable",
            Refused::Other => "other",
        }
    }
}

impl From<&JournalError> for Refused {
    fn from(error: &JournalError) -> Refused {
        match error {
            JournalError::Conflict { .. } => Refused::Conflict,
            JournalError::LedElsewhere => Refused::LedElsewhere,
            JournalError::NoSpace => Refused::NoSpace,
            JournalError::Unavailable { .. } => Refused::Unavailable,
            JournalError::Damaged { .. } | JournalError::Forgotten | JournalError::TooLarge { .. } => {
                Refused::Other
            }
        }
    }
}

impl Figures {
    /// How many appends were stored within so many milliseconds, each class with all before it, as
    /// Prometheus counts; without an end for the last.
    #[must_use]
    pub fn stored_within(&self) -> Vec<(Option<u64>, u64)> {
        let ends = APPEND_MILLIS.into_iter().map(Some).chain([None]);
        let counts = self.stored.iter().map(|count| count.load(Ordering::Relaxed)).scan(0, |all, count| {
            *all += count;
            Some(*all)
        });
        ends.zip(counts).collect()
    }

    /// How long all stored appends took together.
    #[must_use]
    pub fn time(&self) -> Duration {
        Duration::from_micros(self.micros.load(Ordering::Relaxed))
    }

    /// How many appends were not stored for this reason.
    #[must_use]
    pub fn refused(&self, why: Refused) -> u64 {
        self.refused[why as usize].load(Ordering::Relaxed)
    }

    fn count(&self, outcome: &Result<Seq, JournalError>, took: Duration) {
        match outcome {
            Ok(_) => {
                let class = APPEND_MILLIS.iter().position(|end| took <= Duration::from_millis(*end));
                self.stored[class.unwrap_or(APPEND_MILLIS.len())].fetch_add(1, Ordering::Relaxed);
                let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
                self.micros.fetch_add(micros, Ordering::Relaxed);
            }
            Err(error) => {
                self.refused[Refused::from(error) as usize].fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

/// Any journal, whose appends are counted.
#[derive(Debug)]
pub struct Measured {
    journal: Arc<dyn Journal>,
    figures: Arc<Figures>,
}

impl Measured {
    /// Counts the appends to that journal.
    #[must_use]
    pub fn new(journal: Arc<dyn Journal>) -> Measured {
        Measured { journal, figures: Arc::default() }
    }

    /// What has been counted, now and later.
    #[must_use]
    pub fn figures(&self) -> Arc<Figures> {
        Arc::clone(&self.figures)
    }
}

impl Journal for Measured {
    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        // Who only compares waits for nothing.
        let counts = !records.is_empty() || !keys.is_empty();
        Box::pin(async move {
            let began = Instant::now();
            let outcome = self.journal.append_with(table, expected, records, keys).await;
            if counts {
                self.figures.count(&outcome, began.elapsed());
            }
            outcome
        })
    }

    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        self.journal.keys(table)
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        self.journal.page(table, after)
    }

    fn read(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Vec<Record>, JournalError>> {
        self.journal.read(table, after)
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        self.journal.watch(table, after)
    }

    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        self.journal.forget(table)
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        self.journal.tables_untouched_since(before)
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        self.journal.check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_append_is_in_one_class_and_those_after_it() {
        let figures = Figures::default();
        for millis in [0, 1, 3, 10_000, 10_001] {
            figures.count(&Ok(Seq(1)), Duration::from_millis(millis));
        }
        let within = figures.stored_within();
        assert_eq!(within[0], (Some(1), 2), "the end of a class belongs to it");
        assert_eq!(within[1..3], [(Some(2), 2), (Some(5), 3)]);
        assert_eq!(within[12..], [(Some(10_000), 4), (None, 5)]);
        assert_eq!(figures.time(), Duration::from_millis(20_005));
    }

    #[test]
    fn what_was_not_stored_is_counted_by_its_reason() {
        let figures = Figures::default();
        for error in [
            JournalError::Conflict { actual: Seq(3) },
            JournalError::LedElsewhere,
            JournalError::NoSpace,
            JournalError::closed(),
        ] {
            figures.count(&Err(error), Duration::ZERO);
        }
        assert_eq!(Refused::ALL.map(|why| figures.refused(why)), [1, 1, 1, 1, 0]);
        assert_eq!(figures.stored_within()[13], (None, 0));
    }
}
