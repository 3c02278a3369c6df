//! Questions, and those that a table writes itself (TC-4).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{CardId, Unfit, one_line};

/// A question on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Question))]
pub struct Question {
    /// The card that it stands on.
    pub card: CardId,
    /// What stands on a card that the table has written itself. The words of all others are in the decks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<QuestionText>,
}

/// What somebody has written on a blank card: one line, free of characters that cannot be seen.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::QuestionText, value_type = String))]
pub struct QuestionText(String);

impl QuestionText {
    /// Twice the longest question of the decks: it still can be read aloud in one breath.
    pub const LONGEST: usize = 140;

    /// Cleans a text.
    pub fn new(text: &str) -> Result<QuestionText, Unfit> {
        one_line(text, QuestionText::LONGEST).map(QuestionText)
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both ask the same, but for capitals.
    pub fn asks_like(&self, other: &QuestionText) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}

impl fmt::Display for QuestionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What people write about each other is kept out of logs.
impl fmt::Debug for QuestionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("QuestionText(..)")
    }
}
