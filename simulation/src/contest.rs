//! What a game has to say of itself so that it can be played by programs, and the sums drawn.

use bots::{Character, Player};
use decks::{Decks, UnknownSet};
use rules::{
    Game, GameKind, Seat, colours::Colours, happiness::Happiness, image::Image, personality::Personality,
    preference::Preference,
};

use crate::{Outcome, Standing, Tally};

/// A game that programs can play against each other.
pub trait Contest: Game {
    /// Its full name.
    const TITLE: &'static str;
    /// What it calls the unit of its length: that which takes a table a minute or two.
    const ROUND: &'static str;
    /// What is counted besides, by the names that [`note`](Contest::note) uses.
    const NOTED: &'static [&'static str];

    /// The cards that these options ask for, none of them shown yet.
    fn supply(options: &Self::Options, decks: &Decks) -> Result<Self::Supply, UnknownSet>;

    /// The command with what the reference work says about it, in a game that asks one.
    fn consult(_state: &Self::State, _seat: Seat, command: &Self::Command) -> Self::Command {
        command.clone()
    }

    /// Somebody who plays without any thought.
    fn random() -> Box<dyn Player<Self>>;

    /// Somebody who thinks.
    fn thinker(character: Character) -> Box<dyn Player<Self>>;

    /// How the game stands, or how it ended, in the numbers that it is played for.
    fn outcome(view: &Self::View) -> Outcome;

    /// Who is where, and who has won.
    fn standing(view: &Self::View) -> Standing;

    /// Counts what is of note in an event, after which the game is in this state.
    fn note(event: &Self::Event, after: &Self::State, tally: &mut Tally);
}

/// Something to do with whichever game it is.
pub trait Errand {
    type Answer;
    fn run<G: Contest>(self) -> Self::Answer;
}

/// Runs an errand with the game of that kind.
pub fn send<E: Errand>(kind: GameKind, errand: E) -> E::Answer {
    match kind {
        GameKind::Happiness => errand.run::<Happiness>(),
        GameKind::Preference => errand.run::<Preference>(),
        GameKind::Colours => errand.run::<Colours>(),
        GameKind::Personality => errand.run::<Personality>(),
        GameKind::Image => errand.run::<Image>(),
    }
}
