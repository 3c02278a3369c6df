//! A reminder for those whom the game waits for. It is seen for a moment, and in no record.

use std::time::Duration;

use journal::Seq;
use tokio::time::Instant;

use super::Live;
use crate::{decide, guest::Guest, identity::GuestId, refusal::Refusal};

/// So long the words stand on the phones of those who are reminded.
const SEEN_FOR: Duration = Duration::from_secs(8);
/// So long it takes until they can be reminded again.
const BETWEEN: Duration = Duration::from_secs(15);

/// Who was reminded last.
#[derive(Debug)]
pub(super) struct Nudge {
    by: GuestId,
    nudged: Vec<GuestId>,
    at: Instant,
    /// In which step of the game.
    step: Seq,
}

impl Nudge {
    fn ends(&self) -> Instant {
        self.at + SEEN_FOR
    }
}

impl Live {
    /// Whoever is reminded sees it with the next announcement.
    pub(super) fn nudge(&mut self, me: &Guest) -> Result<(), Refusal> {
        let nudged = decide::nudged(&self.state, me, self.clock.now())?;
        if self.nudge.as_ref().is_some_and(|nudge| nudge.at.elapsed() < BETWEEN) {
            return Err(Refusal::TooFast);
        }
        self.nudge = Some(Nudge { by: me.id, nudged, at: Instant::now(), step: self.state.step });
        Ok(())
    }

    /// Who has reminded whom, while the words stand.
    pub(super) fn nudged(&self) -> Option<(GuestId, Vec<GuestId>)> {
        let nudge = self.nudge.as_ref()?;
        let stands = Instant::now() < nudge.ends() && nudge.step == self.state.step;
        stands.then(|| (nudge.by, nudge.nudged.clone()))
    }

    /// When they go.
    pub(super) fn nudge_ends(&self) -> Option<Instant> {
        self.nudge.as_ref().map(Nudge::ends).filter(|ends| *ends > Instant::now())
    }
}
