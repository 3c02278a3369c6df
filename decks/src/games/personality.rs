//! Personality: its cards.

use rules::{
    GameKind, Pile,
    personality::{Personality, Supply},
};

use super::DeckGame;
use crate::{Choice, Decks, Shelved, UnknownSet, supply::merged_piles};

impl DeckGame for Personality {}

impl Decks {
    /// The pile for a game of Personality: the chosen cards, whatever their category. What the shelf
    /// says has been seen comes after all that has not, across games (PE-3).
    pub fn personality(&self, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        let cards = self.chosen(GameKind::Personality, choice)?.into_values().flatten();
        let pile = match shelf {
            Some(seen) => seen.pile.refilled(cards),
            None => Pile::new(cards),
        };
        Ok(Supply { pile })
    }
}

impl Shelved for Supply {
    fn beside(&self, shelf: &Self) -> Self {
        Supply { pile: merged_piles(&shelf.pile, &self.pile) }
    }
}
