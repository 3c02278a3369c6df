//! A card of a table's own, as it is kept.

use std::fmt;

use rules::{CardFace, CardId, GameKind, PileId, Unfit, one_line};
use serde::{Deserialize, Serialize};

use crate::games::longest_own_text;

/// What somebody has written on a blank card: one line, free of characters that cannot be seen.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String))]
pub struct OwnText(pub(crate) String);

impl OwnText {
    /// The longest text for a game.
    pub fn longest(game: GameKind) -> usize {
        longest_own_text(game)
    }

    /// Cleans a text.
    pub fn new(text: &str, game: GameKind) -> Result<OwnText, Unfit> {
        one_line(text, OwnText::longest(game)).map(OwnText)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What it says, whatever its capitals: two texts that are alike in this say the same.
    pub fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

/// What people write about each other is kept out of logs.
impl fmt::Debug for OwnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OwnText(..)")
    }
}

/// A card that a table has written itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnCard {
    pub game: GameKind,
    pub card: CardId,
    /// The pile that it is shuffled into: a category of the game, or `own`.
    pub category: PileId,
    /// What it says, in every language; in a game whose cards have two faces, on the black one.
    pub text: OwnText,
    /// The other face, in a game whose cards have two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gray: Option<OwnText>,
}

impl OwnCard {
    /// What is printed on one of its faces. A card with one face says the same whichever is asked for.
    pub fn text_on(&self, face: CardFace) -> &str {
        match (face, &self.gray) {
            (CardFace::Gray, Some(gray)) => gray.as_str(),
            (CardFace::Black | CardFace::Gray, _) => self.text.as_str(),
        }
    }
}
