//! Questions, and those that a table writes itself (TC-4).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{CardId, is_stray};

/// A question on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Question))]
pub struct Question {
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

/// Why a text cannot be a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    Empty,
    TooLong,
}

impl QuestionText {
    /// Twice the longest question of the decks: it still can be read aloud in one breath.
    pub const LONGEST: usize = 140;
    /// Enough for every living language, too few for a tower of accents that runs over its neighbours.
    const MOST_MARKS: usize = 4;

    /// Cleans a text: ends of lines and other gaps become one space, and what has no shape, or would change the direction
    /// of reading, is left out.
    pub fn new(text: &str) -> Result<QuestionText, Unfit> {
        // Before any work: nobody types so much, and half of it may be left out.
        if text.len() > 16 * QuestionText::LONGEST {
            return Err(Unfit::TooLong);
        }
        let seen: String =
            text.chars().filter(|c| c.is_whitespace() || is_joiner(*c) || !is_stray(*c)).collect();
        let words: Vec<&str> = seen.split_whitespace().collect();
        let line = with_few_marks(&words.join(" "));
        if !line.chars().any(char::is_alphanumeric) {
            return Err(Unfit::Empty);
        }
        if line.chars().count() > QuestionText::LONGEST {
            return Err(Unfit::TooLong);
        }
        Ok(QuestionText(line))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both ask the same, but for capitals.
    pub fn asks_like(&self, other: &QuestionText) -> bool {
        self.0.to_lowercase() == other.0.to_lowercase()
    }
}

/// Invisible, but part of how some scripts and many emoji are written.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Leaves out the marks that are piled too high on one letter.
fn with_few_marks(text: &str) -> String {
    let mut row = 0;
    let stays = |c: &char| {
        row = if is_mark(*c) { row + 1 } else { 0 };
        row <= QuestionText::MOST_MARKS
    };
    text.chars().filter(stays).collect()
}

/// The blocks of marks that go with any letter. Those that belong to one script cannot be piled up much.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
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
