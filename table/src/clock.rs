//! What time it is.

use std::time::Duration;

use journal::Millis;
use tokio::time::Instant;

/// The time of day for records and deadlines.
#[derive(Debug, Clone, Copy)]
pub enum Clock {
    /// The machine's own.
    System,
    /// Goes along with tokio's own time from a given moment, so that a test can pause and move it.
    Paused {
        /// When it was set, by the clock of the tests.
        began: Instant,
        /// What it showed then.
        at: Millis,
    },
}

impl Clock {
    /// A clock that goes on only as the paused clock of the tests does.
    pub fn paused() -> Clock {
        Clock::Paused { began: Instant::now(), at: Millis(1_700_000_000_000) }
    }

    /// What it shows.
    pub fn now(self) -> Millis {
        match self {
            Clock::System => Millis::now(),
            Clock::Paused { began, at } => Millis(at.0 + began.elapsed().as_millis() as u64),
        }
    }

    /// When that moment will be, for waiting.
    pub(crate) fn instant_of(self, moment: Millis) -> Instant {
        Instant::now() + Duration::from_millis(moment.0.saturating_sub(self.now().0))
    }
}
