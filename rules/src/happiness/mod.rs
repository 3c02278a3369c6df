//! The Game of Happiness.

mod command;
mod event;
mod options;
mod refusal;
mod view;

pub use command::Command;
pub use event::Event;
pub use options::{Drawing, Help, Options, Peek};
pub use refusal::Refusal;
pub use view::{Ability, Drawn, FaceUp, GuessView, PhaseView, ScoreView, TurnView, View};
