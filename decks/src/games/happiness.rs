//! The Game of Happiness: its cards.

use rules::{
    GameKind, Pile,
    happiness::{Happiness, Supply},
};

use super::DeckGame;
use crate::{
    Choice, Decks, Shelved, UnknownSet,
    supply::{merged, merged_piles},
};

impl DeckGame for Happiness {}

impl Decks {
    /// The piles for a game of Happiness: the chosen cards, by category. What the shelf says has been shown
    /// stays shown, so that a card comes again only when its pile has run out, across games (GH-13).
    pub fn happiness(&self, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        let chosen = self.chosen(GameKind::Happiness, choice)?;
        let piles = chosen.into_iter().map(|(id, cards)| {
            let pile = match shelf.and_then(|shelf| shelf.piles.get(&id)) {
                Some(seen) => seen.refilled(cards),
                None => Pile::new(cards),
            };
            (id, pile)
        });
        Ok(Supply { piles: piles.collect() })
    }
}

impl Shelved for Supply {
    fn beside(&self, shelf: &Self) -> Self {
        Supply { piles: merged(&shelf.piles, &self.piles, merged_piles) }
    }
}
