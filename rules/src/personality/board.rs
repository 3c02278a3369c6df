//! The path of the masks, from the pit of error to supreme insight (PE-4).

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::every;

/// How long the path is (PE-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Board))]
pub enum Board {
    /// 8 spaces to the summit: a taste of the game.
    Taste,
    /// 16 spaces to the summit.
    Short,
    /// 24 spaces to the summit.
    Normal,
}

/// Where a mask stands, counted from Départ; behind it the numbers are negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = i8))]
pub struct Space(pub i8);

/// What a space of the path is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Mark))]
pub enum Mark {
    /// Nothing happens here.
    Plain,
    /// Le gouffre de l’erreur: as far back as this, and the way begins anew (PE-19).
    Pit,
    /// Départ.
    Start,
    /// Tête-à-tête: whoever lands here votes with somebody else (PE-20).
    FaceToFace,
    /// Whoever lands here inverts the next turn (PE-21).
    Inversion,
    /// La porte de la clairvoyance imparfaite: back to here who gave a card in error (PE-27).
    Door,
    /// La suprême perspicacité (PE-24).
    Summit,
}

/// What comes of having moved to a space (PE-23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Landing))]
pub enum Landing {
    /// On a space like any other.
    Plain,
    /// A partner is to be chosen (PE-20).
    FaceToFace,
    /// The game is inverted for this player (PE-21).
    Inversion,
    /// Fallen into the pit, and back on Départ (PE-19).
    Pit,
    /// The end of the path (PE-24).
    Summit,
}

impl Space {
    /// Départ, where every mask begins.
    pub const START: Space = Space(0);
}

/// The numbers of the path.
impl Board {
    /// All of them, the shorter first.
    pub const ALL: [Board; 3] = every(Board::VARIANTS);

    /// Two spaces lie behind Départ, and then the pit, however long the path is.
    pub const PIT: Space = Space(-3);

    /// The end of the path.
    pub const fn summit(self) -> Space {
        match self {
            Board::Taste => Space(8),
            Board::Short => Space(16),
            Board::Normal => Space(24),
        }
    }

    /// The door, to which goes back who gave a card in error.
    pub const fn door(self) -> Space {
        match self {
            Board::Taste => Space(6),
            Board::Short => Space(12),
            Board::Normal => Space(18),
        }
    }

    const fn face_to_face(self) -> &'static [Space] {
        match self {
            Board::Taste => &[Space(3)],
            Board::Short => &[Space(3), Space(7), Space(10), Space(14)],
            Board::Normal => &[Space(4), Space(10), Space(15), Space(21)],
        }
    }

    const fn inversions(self) -> &'static [Space] {
        match self {
            Board::Taste => &[Space(5)],
            Board::Short => &[Space(5), Space(9), Space(13)],
            Board::Normal => &[Space(7), Space(13), Space(20)],
        }
    }
}

impl Board {
    /// The whole path, from the pit to the summit.
    pub fn spaces(self) -> impl Iterator<Item = (Space, Mark)> {
        (Board::PIT.0..=self.summit().0).map(Space).map(move |space| (space, self.mark(space)))
    }

    /// What is printed on a space.
    pub fn mark(self, space: Space) -> Mark {
        if space <= Board::PIT {
            Mark::Pit
        } else if space >= self.summit() {
            Mark::Summit
        } else if space == Space::START {
            Mark::Start
        } else if space == self.door() {
            Mark::Door
        } else if self.face_to_face().contains(&space) {
            Mark::FaceToFace
        } else if self.inversions().contains(&space) {
            Mark::Inversion
        } else {
            Mark::Plain
        }
    }

    /// Where a mask stands after so many steps, forward or back, and what comes of it. Who has not moved has
    /// not landed (PE-23); nobody goes beyond the summit (PE-24).
    pub fn walk(self, from: Space, steps: i8) -> (Space, Landing) {
        if steps == 0 {
            return (from, Landing::Plain);
        }
        let to = Space(from.0.saturating_add(steps)).min(self.summit());
        match self.mark(to) {
            Mark::Pit => (Space::START, Landing::Pit),
            Mark::Summit => (to, Landing::Summit),
            Mark::FaceToFace => (to, Landing::FaceToFace),
            Mark::Inversion => (to, Landing::Inversion),
            Mark::Plain | Mark::Start | Mark::Door => (to, Landing::Plain),
        }
    }
}
