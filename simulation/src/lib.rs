//! Programs play many games against each other, and the sums say what to expect.
//!
//! A [`Setting`] says what is played and by whom; [`Setting::play`] plays it as often as one likes and gives
//! a [`Summary`]. The same setting always gives the same summary, however many threads play. A game joins in
//! by implementing [`SimulatedGame`], once, in a file of its name.
//!
//! `likeness simulate` prints summaries; the program `balance` beside this library makes the report in
//! `docs/balance` of them. The program `calibration` tries what is found out of games at tables of which it
//! is known who knows whom, and writes `docs/insight`.

pub mod chart;
mod games;
mod interval;
mod kind;
mod lengths;
mod outcome;
mod plan;
mod setting;
mod share;
mod spread;
mod standing;
mod summary;
mod summary_text;
pub mod svg;
mod tally;
mod trouble;

pub use games::SimulatedGame;
pub use interval::Interval;
pub use kind::{Kind, Players, UnknownKind};
pub use lengths::Lengths;
pub use outcome::{Measure, Outcome};
pub use setting::{Setting, option};
pub use share::Share;
pub use spread::Spread;
pub use standing::{Standing, Verdict};
pub use summary::{QUARTERS, Summary, Together};
pub use tally::Tally;
pub use trouble::Trouble;

/// A number and what it counts: `1 seat`, `4 seats`.
pub fn counted(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}
