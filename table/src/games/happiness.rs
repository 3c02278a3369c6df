//! The Game of Happiness at a table.

use bots::Level;
use decks::{Choice, Decks, OwnCard, UnknownSet};
use insight::Subject;
use rules::{
    CardFace, Sealed, SeatSet, Slot,
    happiness::{Happiness, Options, PhaseView, Supply, View},
};

use super::TableGame;
use crate::first_guesses::FirstGuess;

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

    const FIRST_GUESSES: bool = true;

    /// GH-14: it stays as it is while all guess together.
    fn first_guess(view: &View) -> Option<FirstGuess> {
        let PhaseView::Guessing { cards, first, .. } = &view.phase else { return None };
        let subject = |slot: &Slot| {
            let card = cards.get(slot.index())?.card;
            Some(Subject { card, face: CardFace::Black })
        };
        let row = Sealed::new(first.iter().filter_map(subject).collect());
        Some(FirstGuess { round: view.turn.into(), row })
    }
}
