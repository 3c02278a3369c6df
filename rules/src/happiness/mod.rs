//! The Game of Happiness.
//!
//! Everybody plays together for one score. In clockwise turns, each player draws a few cards, things that
//! make people happy or unhappy, each from another category. In secret they rank them, from what makes them
//! most unhappy to what makes them most happy. All the others then lay one guess of that ranking together: a
//! row that any of them can move and all of them see. When everyone has agreed to it, both rows are revealed
//! and compared. Each token in the right place earns a point, and a row that is right throughout earns
//! double. A table that wants it easier lets the player in turn show one token, one that wants it harder
//! draws more cards, and one that wants more surprise shuffles all categories into one deck. The game ends
//! when everybody has had their turn or turns. Then the table sees its score beside the perfect one, and
//! beside what blind luck would have earned. The clauses are in RULES.md.

mod command;
mod decide;
mod event;
mod evolve;
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

pub use command::Command;
pub use event::Event;
pub use options::{Drawing, Help, Options, Peek};
pub use refusal::Refusal;
pub use show::{Moment, finale, show};
pub use state::State;
pub use supply::Supply;
pub use view::{Ability, Drawn, FaceUp, GuessView, PhaseView, ScoreView, TurnView, View};

use crate::{
    Game, GameKind,
    kernel::floor_plan::{floor_plan, shown_by_beats},
};

/// The game as the kernel knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Happiness;

impl Game for Happiness {
    const KIND: GameKind = GameKind::Happiness;
    const SEATS: std::ops::RangeInclusive<u8> = Options::PLAYERS;

    floor_plan!();
    shown_by_beats!();
}
