//! True Colours.
//!
//! Three to six players each wear a peg of their colour and walk a pawn along the board. In every round
//! somebody reads a question aloud: who of us would, who of us is? Everybody answers it with two votes in the
//! ballot box, both for one player or one for each of two, never for themself, and nobody ever learns who
//! voted for whom. When all have voted, each predicts how the table sees them: that they got the most votes
//! of all (+), some (±), or none (0). Then the predictions are turned over, the box is opened and the cards
//! are counted. A right + or 0 is worth three spaces, a right ± one. The next player reads, round after
//! round, until a pawn has come to the last space. A table can write questions of its own. The clauses are in
//! RULES.md.

mod ballot;
mod board;
mod command;
mod decide;
mod event;
mod evolve;
mod notice;
mod options;
mod question;
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

pub use ballot::{Ballot, Symbol};
pub use board::Space;
pub use command::Command;
pub use event::{Event, Outcome};
pub use options::{Counts, Options, Questions};
pub use question::{Question, QuestionText};
pub use refusal::Refusal;
pub use show::{Moment, finale, podium, show};
pub use state::State;
pub use supply::{NotAdded, Supply};
pub use view::{Ability, OutcomeView, PawnView, PhaseView, RoundView, View};

use crate::{
    Game, GameKind, SecretBallots,
    kernel::floor_plan::{floor_plan, shown_by_beats},
};

/// The game as the kernel knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colours;

impl Game for Colours {
    const KIND: GameKind = GameKind::Colours;
    const SEATS: std::ops::RangeInclusive<u8> = Options::PLAYERS;

    floor_plan!();
    shown_by_beats!();

    fn secret_ballots() -> Option<&'static dyn SecretBallots<Self>> {
        Some(&Colours)
    }
}
