//! True Colours: its cards.

use rules::{
    CardId, GameKind, Pile,
    colours::{Colours, QuestionText, Supply},
};

use super::{DeckGame, OwnPile};
use crate::{Choice, Decks, OwnCard, OwnText, Shelved, UnknownSet, supply::merged_piles};

impl DeckGame for Colours {
    const OWN_PILE: OwnPile = OwnPile::One;
    /// A question is read aloud and has the page to itself.
    const LONGEST_OWN_TEXT: usize = QuestionText::LONGEST;
}

impl Decks {
    /// The questions for a game of True Colours: the chosen ones, and those that the table has written itself
    /// (TC-4). What the shelf says has been asked stays asked, so that no question comes again before all
    /// have been, across games (TC-17).
    pub fn colours(&self, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        let chosen = self.chosen(GameKind::Colours, choice)?.into_values().flatten();
        let cards: Vec<CardId> = chosen.collect();
        // What was a question once, it still is: it is cleaned in the same way.
        let text = |card: &OwnCard| Some((card.card, QuestionText::new(card.text.as_str()).ok()?));
        let own = choice.own_of(GameKind::Colours).filter_map(text).collect();
        let pile = match shelf {
            Some(shelf) => shelf.pile.refilled(cards),
            None => Pile::new(cards),
        };
        Ok(Supply { pile, own })
    }
}

impl Shelved for Supply {
    fn beside(&self, shelf: &Self) -> Self {
        let own = shelf.own.iter().chain(&self.own).map(|(card, text)| (*card, text.clone())).collect();
        Supply { pile: merged_piles(&shelf.pile, &self.pile), own }
    }
}

/// A question has been cleaned in the same way.
impl From<&QuestionText> for OwnText {
    fn from(text: &QuestionText) -> OwnText {
        OwnText(text.as_str().to_owned())
    }
}
