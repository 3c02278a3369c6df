//! What a game must bring along to be tested.

use std::fmt;

use bots::BotGame;
use rules::{CardId, Pile, Seating, testing::Reseal};

/// A game on trial. Everything that the battery cannot know about a game by itself.
pub trait Trial: Reseal + BotGame {
    /// What a view says may be done.
    type Ability: Copy + PartialEq + fmt::Debug;

    /// How often the battery plays every combination of the options, over all seatings in turn.
    const ROUNDS: u64 = 1;
    /// How many games that are at least: a battery that saw nothing proves nothing.
    const LEAST_GAMES: u64 = 1;

    /// Every combination of the options.
    fn every_option() -> Vec<Self::Options>;

    /// Seatings to play with, in turn: the usual one of every number of seats, unless the game has others
    /// worth a trial.
    fn every_seating() -> Vec<Seating> {
        Self::SEATS.map(|seats| Self::usual_seating(seats.into())).collect()
    }

    /// A full shelf. Small piles are best: they run out.
    fn supply() -> Self::Supply;

    /// Every card on the shelf, in a fixed order.
    fn cards(supply: &Self::Supply) -> Vec<CardId>;

    /// Every card wherever it lies in the game, in a fixed order, where a state knows it: the same as those
    /// on the shelf.
    fn holdings(_state: &Self::State) -> Option<Vec<CardId>> {
        None
    }

    /// The round whose key is destroyed with this event, in a game with secret ballots.
    fn burns(_event: &Self::Event) -> Option<u32> {
        None
    }

    /// Commands worth trying for one who sees this, fitting and unfitting ones. For every ability that the
    /// view lists there is one that should be accepted.
    fn attempts(view: &Self::View) -> Vec<Self::Command>;

    /// What the view says may be done.
    fn abilities(view: &Self::View) -> Vec<Self::Ability>;

    /// The ability that a command makes use of.
    fn ability(command: &Self::Command) -> Self::Ability;
}

/// All cards of these piles, whether they have been out or not, in a fixed order.
pub(crate) fn cards_of<'a>(piles: impl IntoIterator<Item = &'a Pile>) -> Vec<CardId> {
    let cards = piles.into_iter().flat_map(|pile| pile.fresh().iter().chain(pile.shown())).copied();
    let mut cards: Vec<CardId> = cards.collect();
    cards.sort_unstable();
    cards
}

/// A card that no game has.
pub(crate) fn no_such_card() -> CardId {
    "zzz-999".parse().expect("three letters, a dash, three digits")
}
