//! IMAGE: its cards.

use rules::image::{Image, Supply};

use super::{DeckGame, OwnPile};
use crate::Shelved;

impl DeckGame for Image {
    /// The cards are the almanac's, which could not judge others.
    const OWN_PILE: OwnPile = OwnPile::Nowhere;
}

/// The whole deck is in every game of IMAGE, and nothing is remembered of it.
impl Shelved for Supply {
    fn beside(&self, _shelf: &Self) -> Self {
        self.clone()
    }
}
