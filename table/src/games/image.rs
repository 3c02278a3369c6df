//! IMAGE at a table.

use bots::Level;
use decks::{Choice, Decks, UnknownSet};
use rules::{
    SeatSet,
    image::{DeckSize, Image, Options, PhaseView, Supply, View},
};

use super::TableGame;

impl TableGame for Image {
    /// Others take long over an image, and a newcomer finds images to extend in every turn.
    fn tried_alone() -> (Options, usize, Level) {
        (Options { deck: DeckSize::Half, ..Options::default() }, 2, Level::Easy)
    }

    /// The deck is the almanac's: it knows which cards it can answer for. Nothing is chosen of it, and no
    /// table writes cards that the almanac cannot judge.
    fn deal(_decks: &Decks, _choice: &Choice<'_>, _shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        Ok(Supply { cards: almanac::deck() })
    }

    /// Whoever may have bluffed does not show it.
    fn being_guessed(view: &View) -> SeatSet {
        match &view.phase {
            PhaseView::Turn { before: Some(open), .. } => SeatSet::only(open.turn.player),
            PhaseView::Window { turn, .. } | PhaseView::Naming { turn, .. } => SeatSet::only(turn.player),
            PhaseView::Voting { turn, .. } => SeatSet::only(turn.player),
            _ => SeatSet::EMPTY,
        }
    }
}
