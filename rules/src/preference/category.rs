//! What the cards are about, and the boxes they come in.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{PileId, every};

/// One of the four boxes of cards (PP-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Category))]
pub enum Category {
    /// Food and drink.
    Food,
    /// What people do.
    Activities,
    /// People, and what they are like.
    People,
    /// Everything else.
    Potpourri,
}

impl Category {
    /// In the order in which their symbols follow each other round the board (PP-4).
    pub const ALL: [Category; 4] = every(Category::VARIANTS);

    /// The letters that the decks know the box by.
    pub fn pile(self) -> PileId {
        let letters = match self {
            Category::Food => "foo",
            Category::Activities => "act",
            Category::People => "ppl",
            Category::Potpourri => "pot",
        };
        letters.parse().expect("three small letters name a pile")
    }

    /// The box that the decks know by these letters.
    pub fn of(pile: PileId) -> Option<Category> {
        Category::ALL.into_iter().find(|category| category.pile() == pile)
    }
}
