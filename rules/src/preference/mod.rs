//! Personal Preference.
//!
//! Two to four teams walk their pieces round a board. In every round one player is IT, and four cards come
//! onto the four coloured sections: things to eat, things to do, people, or anything at all, as the square
//! under IT's piece says. In secret IT ranks them from most to least preferred and seals the ranking in an
//! envelope. Team after team, IT's own last, then lays its tokens 1 to 4 on the sections, as its members
//! agree; a token may be doubled, and the team in last place may let all the others go first. When all tokens
//! lie there, IT opens the envelope, one preference after another. For each, a piece takes a step forward
//! when its team was right and two when it had doubled, and one back when it had doubled in error. IT passes
//! on to the left, round after round, until a piece is at Finish at the end of one; then the farthest ahead
//! has won. Two or three players do the same without teams. The clauses are in RULES.md.

mod board;
mod category;
mod command;
mod decide;
mod event;
mod evolve;
mod guess;
mod notice;
mod options;
mod refusal;
#[cfg(any(test, feature = "testing"))]
mod reseal;
pub mod scoring;
mod settle;
mod show;
#[cfg(test)]
mod spec;
mod state;
mod supply;
mod view;

pub use board::{Board, Draw, Space, Square};
pub use category::Category;
pub use command::Command;
pub use event::{Event, Move};
pub use guess::{Guess, NotAGuess, Placement, Stake, Token, Tokens};
pub use options::{Discussion, Guessing, Options};
pub use refusal::Refusal;
pub use show::{Moment, all_right, finale, podium, show};
pub use state::State;
pub use supply::{CardBox, Drawn, Supply};
pub use view::{Ability, DraftView, GuessView, NextRound, PhaseView, PieceView, RoundView, View};

use crate::{
    Game, GameKind, Seating,
    kernel::floor_plan::{floor_plan, shown_by_beats},
};

/// The game as the kernel knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preference;

impl Game for Preference {
    const KIND: GameKind = GameKind::Preference;
    const SEATS: std::ops::RangeInclusive<u8> = Options::PLAYERS;

    floor_plan!();
    shown_by_beats!();

    fn usual_seating(seats: usize) -> Seating {
        Options::usual_seating(seats)
    }
}
