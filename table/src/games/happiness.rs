//! The Game of Happiness at a table.

use bots::Level;
use decks::{Choice, Decks, OwnCard, UnknownSet};
use rules::{
    SeatSet,
    happiness::{Happiness, Options, PhaseView, Supply, View},
};

use super::TableGame;

impl TableGame for Happiness {
    /// Everybody is guessed once, as in the book.
    fn tried_alone() -> (Options, usize, Level) {
        (Options { turns_each: Some(1), ..Options::default() }, 3, Level::Normal)
    }

    fn deal(decks: &Decks, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        decks.happiness(choice, shelf)
    }

    fn choice<'a>(options: &'a Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn sets(options: &mut Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }

    fn being_guessed(view: &View) -> SeatSet {
        match &view.phase {
            PhaseView::Guessing { player, .. } => SeatSet::only(*player),
            _ => SeatSet::EMPTY,
        }
    }
}
