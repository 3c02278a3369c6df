//! Personal Preference: its cards.

use rules::{
    GameKind, PileId,
    preference::{CardBox, Category, Preference, Supply},
};

use super::{DeckGame, Faces, OwnPile};
use crate::{
    Choice, Decks, Shelved, UnknownSet,
    supply::{merged, merged_piles},
};

impl DeckGame for Preference {
    /// PP-9.
    const FACES: Faces = Faces::Two;
    const OWN_PILE: OwnPile = OwnPile::Category;

    /// The board has symbols for four boxes and no others (PP-4).
    fn boxes() -> Option<Vec<PileId>> {
        Some(Category::ALL.map(Category::pile).to_vec())
    }
}

impl Decks {
    /// The boxes for a game of Personal Preference: the chosen cards. What the shelf says has been played
    /// stays played, so that all black faces come before the gray ones, and both before any comes again,
    /// across games (PP-9).
    pub fn preference(&self, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        let chosen = self.chosen(GameKind::Preference, choice)?;
        let boxes = chosen.into_iter().filter_map(|(id, cards)| {
            let category = Category::of(id)?;
            let cards = match shelf.and_then(|shelf| shelf.boxes.get(&category)) {
                Some(played) => played.refilled(cards),
                None => CardBox::new(cards),
            };
            Some((category, cards))
        });
        Ok(Supply { boxes: boxes.collect() })
    }
}

impl Shelved for Supply {
    fn beside(&self, shelf: &Self) -> Self {
        let merged_boxes = |before: &CardBox, after: &CardBox| CardBox {
            black: merged_piles(&before.black, &after.black),
            gray: merged_piles(&before.gray, &after.gray),
        };
        Supply { boxes: merged(&shelf.boxes, &self.boxes, merged_boxes) }
    }
}
