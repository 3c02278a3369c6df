//! What a simulation needs of a game; each game says it in the file of its name.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;

use bots::BotGame;
use decks::{Decks, UnknownSet};

use crate::{Outcome, Standing, Tally};

/// A game that programs play many times, and the sums are drawn.
pub trait SimulatedGame: BotGame {
    /// Its full name.
    const TITLE: &'static str;
    /// What it calls the unit of its length: that which takes a table a minute or two.
    const ROUND: &'static str;
    /// What is counted besides, by the names that [`note`](SimulatedGame::note) uses.
    const NOTED: &'static [&'static str] = &[];

    /// The cards that these options ask for, none of them shown yet.
    fn supply(options: &Self::Options, decks: &Decks) -> Result<Self::Supply, UnknownSet>;

    /// How the game stands, or how it ended, in the numbers that it is played for.
    fn outcome(view: &Self::View) -> Outcome;

    /// Who is where, and who has won.
    fn standing(view: &Self::View) -> Standing;

    /// Counts what is of note in an event, after which the game is in this state.
    fn note(_event: &Self::Event, _after: &Self::State, _tally: &mut Tally) {}
}
