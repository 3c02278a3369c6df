//! The reveal that lies on the table, or the end of the game: when it began, and until when nobody takes it
//! away.

use journal::Millis;
use rules::{APPLAUSE, BREATH, Ticks};
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

/// What lies on the table to be seen, as the journal has it: the same for whoever folds it. The end of a game
/// comes after the reveal that told it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Showing {
    reveal: Option<Part>,
    finale: Option<Part>,
}

/// A reveal, or the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Part {
    /// Which one, as its game numbers them.
    key: u32,
    /// When the record was written that revealed it, or when all that came before has been seen.
    began: Millis,
    length: Ticks,
    /// When somebody who was alone had it end, if they did.
    ended: Option<Millis>,
}

impl Part {
    fn ends(self) -> Millis {
        let to_its_end = Millis(self.began.0 + self.length.millis());
        self.ended.map_or(to_its_end, |ended| ended.min(to_its_end))
    }
}

/// The key of the end of a game; no reveal has it.
const FINALE: u32 = u32::MAX;

impl Showing {
    /// What the game shows now, which was shown already or begins at this moment; nothing where reveals take
    /// no time.
    pub(crate) fn of(
        game: &GameState,
        before: Option<Showing>,
        now: Millis,
        shows: Shows,
    ) -> Option<Showing> {
        if shows == Shows::AtOnce {
            return None;
        }
        let reveal = game.show_key().map(|key| {
            let same = before.and_then(|before| before.reveal).filter(|before| before.key == key);
            same.unwrap_or_else(|| Part { key, began: now, length: game.show_length(), ended: None })
        });
        let finale = before.and_then(|before| before.finale).or_else(|| {
            let began = reveal.map_or(now, |reveal| reveal.ends().max(now));
            Some(Part { key: FINALE, began, length: game.finale_length()?, ended: None })
        });
        (reveal.is_some() || finale.is_some()).then_some(Showing { reveal, finale })
    }

    /// The same with its reveal over by this moment. What comes then is the end of the game, which is seen.
    pub(crate) fn ended_by(self, now: Millis) -> Showing {
        let under_way = now < self.finale.map_or(self.next_at(), |finale| finale.began);
        match under_way {
            true => Showing {
                reveal: self.reveal.map(|reveal| Part { ended: Some(now), ..reveal }),
                finale: self.finale.map(|finale| Part { began: now, ..finale }),
            },
            false => self,
        }
    }

    /// When its last beat is over.
    pub(crate) fn ends(self) -> Millis {
        self.finale.or(self.reveal).map_or(Millis(0), Part::ends)
    }

    /// When somebody may go on: a breath later, or when the applause is over; at once where somebody had it
    /// end.
    pub(crate) fn next_at(self) -> Millis {
        let later = |breath: Ticks| Millis(self.ends().0 + breath.millis());
        match (self.finale, self.reveal.and_then(|reveal| reveal.ended)) {
            (Some(_), _) => later(APPLAUSE),
            (None, Some(ended)) => ended,
            (None, None) => later(BREATH),
        }
    }

    /// All moments at which it looks different, in their order.
    pub(crate) fn changes(self) -> [Millis; 3] {
        [self.reveal.map_or(self.ends(), Part::ends), self.ends(), self.next_at()]
    }

    /// The same as it is seen at this moment; none once somebody may go on.
    pub(crate) fn view(self, now: Millis, has_stage: bool) -> Option<ShowView> {
        let reveal = self.reveal.filter(|reveal| self.finale.is_none() || now < reveal.ends());
        let part = reveal.or(self.finale).filter(|_| now < self.next_at())?;
        let over = now >= part.ends();
        Some(ShowView {
            key: part.key,
            finale: part.key == FINALE,
            began: part.began,
            ends: part.ends(),
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
    /// Whether it is the end of the game: who stands where, from the third to the first.
    pub finale: bool,
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
