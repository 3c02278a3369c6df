//! What the rules know of a card: its kind, and whether it is wild. Its id says both.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{CardId, every};

/// The five kinds of cards (IM-2). An id begins with the letters of its kind: `plc-001`, `tim-009`,
/// `act-103`, `sta-002`, `let-013`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Kind))]
pub enum Kind {
    /// Orange.
    Place,
    /// Brown.
    Time,
    /// Blue.
    Activity,
    /// Green.
    Status,
    /// Red. All others are profile cards.
    Letter,
}

impl Kind {
    /// All of them, in the order in which the rules name them.
    pub const ALL: [Kind; 5] = every(Kind::VARIANTS);

    /// None for a card of another game.
    pub fn of(card: CardId) -> Option<Kind> {
        let letters = &card.as_str()[..3];
        Kind::ALL.into_iter().find(|kind| kind.code() == letters)
    }

    /// The letters with which the ids of its cards begin.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Place => "plc",
            Kind::Time => "tim",
            Kind::Activity => "act",
            Kind::Status => "sta",
            Kind::Letter => "let",
        }
    }
}

/// Whether this is a letter card.
pub fn is_letter(card: CardId) -> bool {
    Kind::of(card) == Some(Kind::Letter)
}

/// Whether this is a letter card that stands for any letter: the last two digits of its number are zero
/// (`let-000`).
pub fn is_wild(card: CardId) -> bool {
    is_letter(card) && card.as_str().ends_with("00")
}
