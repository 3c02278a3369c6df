//! What time it is.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use journal::Millis;
use tokio::time::Instant;

/// The time of day for records and deadlines.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The computer's own, which somebody may set while people play.
    System,
    /// Goes along with tokio's own time from a given moment, which nobody can set but a test.
    Paused {
        /// When it was set, by tokio's time.
        began: Instant,
        /// What it showed then.
        at: Millis,
    },
    /// The same until a test sets it, as an operator sets the computer's own.
    Adjustable {
        /// When it was made, by tokio's time.
        began: Instant,
        /// What it showed then, in Unix milliseconds, as it is set now.
        at: Arc<AtomicU64>,
    },
}

impl Clock {
    const START: Millis = Millis(1_700_000_000_000);

    /// A clock that goes on only as the time of the tests does.
    pub fn paused() -> Clock {
        Clock::Paused { began: Instant::now(), at: Clock::START }
    }

    /// A clock, and the hand that sets it: the Unix milliseconds that it showed when it began.
    pub fn adjustable() -> (Clock, Arc<AtomicU64>) {
        let hand = Arc::new(AtomicU64::new(Clock::START.0));
        (Clock::Adjustable { began: Instant::now(), at: hand.clone() }, hand)
    }

    /// What it shows.
    pub fn now(&self) -> Millis {
        let since = |at: u64, began: &Instant| Millis(at + began.elapsed().as_millis() as u64);
        match self {
            Clock::System => Millis::now(),
            Clock::Paused { began, at } => since(at.0, began),
            Clock::Adjustable { began, at } => since(at.load(Ordering::SeqCst), began),
        }
    }

    /// A clock that shows the same now, or `earliest` if this one is behind it, and that goes on evenly
    /// whatever becomes of this one: it stands still only while the computer sleeps.
    pub(crate) fn steady_from(&self, earliest: Millis) -> Clock {
        match self {
            Clock::Paused { .. } if self.now() >= earliest => self.clone(),
            _ => Clock::Paused { began: Instant::now(), at: self.now().max(earliest) },
        }
    }

    /// When that moment will be, for waiting.
    pub(crate) fn instant_of(&self, moment: Millis) -> Instant {
        Instant::now() + Duration::from_millis(moment.0.saturating_sub(self.now().0))
    }
}
