//! The reveal that lies on the table: when it began, and until when nobody takes it away.

use journal::Millis;
use rules::{BREATH, Ticks};
use serde::Serialize;

use crate::games::GameState;

/// So long a stage shows how a game is played that is new to its table. Nothing waits for it.
pub const INTRODUCTION: Ticks = Ticks(33);

/// Whether reveals take their time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Shows {
    /// All screens show them beat by beat, and nobody goes on before the end.
    #[default]
    Played,
    /// They are over when they begin: for programs that play, and for tests.
    AtOnce,
}

/// A reveal, as the journal has it: the same for whoever folds it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Showing {
    /// Which one, as its game numbers them.
    pub(crate) key: u32,
    /// When the record was written that revealed it.
    pub(crate) began: Millis,
    length: Ticks,
}

impl Showing {
    /// What the game shows now, which was shown already or begins at this moment; nothing where reveals take
    /// no time.
    pub(crate) fn of(
        game: &GameState,
        before: Option<Showing>,
        now: Millis,
        shows: Shows,
    ) -> Option<Showing> {
        let key = game.show_key().filter(|_| shows == Shows::Played)?;
        let same = before.filter(|before| before.key == key);
        same.or_else(|| Some(Showing { key, began: now, length: game.show_length() }))
    }

    /// When its last beat is over.
    pub(crate) fn ends(self) -> Millis {
        Millis(self.began.0 + self.length.millis())
    }

    /// When somebody may go on: a breath later.
    pub(crate) fn next_at(self) -> Millis {
        Millis(self.ends().0 + BREATH.millis())
    }

    /// The same as it is seen at this moment; none once somebody may go on.
    pub(crate) fn view(self, now: Millis, has_stage: bool) -> Option<ShowView> {
        let over = now >= self.ends();
        (now < self.next_at()).then(|| ShowView {
            key: self.key,
            began: self.began,
            ends: self.ends(),
            next_at: self.next_at(),
            led_by_stage: has_stage && !over,
            over,
        })
    }
}

/// A reveal that is being shown, beat by beat, on all screens at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ShowView {
    /// Which reveal of the game it is.
    pub key: u32,
    /// When it began, in Unix milliseconds by the table's clock.
    pub began: Millis,
    /// When its last beat is over.
    pub ends: Millis,
    /// From when on somebody may go on; what takes the reveal away is refused until then.
    pub next_at: Millis,
    /// Whether a stage looks on, which the others leave it to until the end.
    pub led_by_stage: bool,
    /// Whether the last beat is over.
    pub over: bool,
}
