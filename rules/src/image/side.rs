//! The board: four sides, and an image on each (IM-4, IM-5).

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::card::is_letter;
use crate::{CardId, every};

/// A side of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Side))]
pub enum Side {
    /// At the top of the board.
    North,
    /// At its right.
    East,
    /// At its bottom.
    South,
    /// At its left.
    West,
}

impl Side {
    /// All of them, clockwise.
    pub const ALL: [Side; 4] = every(Side::VARIANTS);

    /// The same as a position in a list.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// An image, which is also the name of the game: what lies on the spaces of one side, from the dot on. On
/// each of them lie a card and those that it covers (IM-10), the open one last.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Picture, value_type = Vec<Vec<String>>))]
pub struct Picture(Vec<Vec<CardId>>);

impl Picture {
    /// Whether no card lies there.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many spaces are taken.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// For each space its cards, the open one last.
    pub fn spaces(&self) -> &[Vec<CardId>] {
        &self.0
    }

    /// The open cards, from the dot on.
    pub fn open_cards(&self) -> impl DoubleEndedIterator<Item = CardId> {
        self.0.iter().filter_map(|space| space.last().copied())
    }

    /// The letters that end it, in the order of their spaces; none while it is open.
    pub fn letters(&self) -> Vec<CardId> {
        self.open_cards().filter(|card| is_letter(*card)).collect()
    }

    /// How many open profile cards there are (IM-11).
    pub fn profile_cards(&self) -> usize {
        self.open_cards().filter(|card| !is_letter(*card)).count()
    }

    /// All cards, covered ones too.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        self.0.iter().flatten().copied()
    }

    /// The same before these cards were laid.
    #[must_use]
    pub fn without(&self, laid: &[CardId]) -> Picture {
        let before = |space: &Vec<CardId>| -> Vec<CardId> {
            space.iter().copied().filter(|card| !laid.contains(card)).collect()
        };
        Picture(self.0.iter().map(before).filter(|space| !space.is_empty()).collect())
    }

    /// IM-5: on the next space.
    pub fn append(&mut self, card: CardId) {
        self.0.push(vec![card]);
    }

    /// IM-10: over another card, if that lies open here.
    pub(super) fn cover(&mut self, covered: CardId, card: CardId) {
        if let Some(space) = self.0.iter_mut().find(|space| space.last() == Some(&covered)) {
            space.push(card);
        }
    }
}

/// The images of all sides.
pub(super) type Images = [Picture; Side::ALL.len()];
