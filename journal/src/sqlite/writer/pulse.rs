//! When something was last written, and what is said when nothing can be.

use std::time::{Duration, Instant};

use crate::error::JournalError;

/// How long the last answer of the disk counts, so that nobody makes it work by asking.
const FRESH: Duration = Duration::from_secs(1);

/// How often the log is told of the same trouble.
const AGAIN: Duration = Duration::from_secs(60);

/// What the disk last answered.
#[derive(Default)]
pub(super) struct Pulse(Option<(Instant, Result<(), JournalError>)>);

impl Pulse {
    pub(super) fn beat(&mut self, answer: Result<(), JournalError>) {
        self.0 = Some((Instant::now(), answer));
    }

    /// Something was refused or deleted: what would be taken up now is to be found out anew.
    pub(super) fn skip(&mut self) {
        self.0 = None;
    }

    /// The last answer, while it is fresh.
    pub(super) fn last(&self) -> Option<Result<(), JournalError>> {
        let (at, answer) = self.0.as_ref()?;
        (at.elapsed() < FRESH).then(|| answer.clone())
    }
}

/// Appends that found no room: said at once, then once a minute with their number, and when it has been
/// over for that long.
#[derive(Default)]
pub(super) struct FullDisk {
    said: Seldom,
    last: Option<Instant>,
    refused: u64,
}

impl FullDisk {
    pub(super) fn refused(&mut self) {
        self.refused += 1;
        self.last = Some(Instant::now());
        let refused = self.refused;
        self.said.say(|| {
            tracing::error!(
                refused,
                "no space is left for the journal, on the disk or in its budget; it goes on by itself"
            );
        });
    }

    /// Something found room. Where a long record does not fit short ones still may, so it takes a while to be
    /// sure.
    pub(super) fn stored(&mut self) {
        if self.last.is_some_and(|last| last.elapsed() >= AGAIN) {
            tracing::info!(refused = self.refused, "the journal has space again");
            *self = FullDisk::default();
        }
    }
}

/// Something that is worth a line in the log, but not one every time.
#[derive(Default)]
pub(super) struct Seldom(Option<Instant>);

impl Seldom {
    pub(super) fn say(&mut self, line: impl FnOnce()) {
        if self.0.is_none_or(|said| said.elapsed() >= AGAIN) {
            line();
            self.0 = Some(Instant::now());
        }
    }
}
