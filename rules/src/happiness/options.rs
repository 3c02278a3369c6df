//! The house rules of The Game of Happiness.

use serde::{Deserialize, Serialize};

/// Fixed when the game starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many turns everybody gets (GH-3): 1 to 3.
    pub turns_each: u8,
    /// How many cards are drawn on a turn (GH-4): 3 to 7.
    pub cards: u8,
    /// Whether the player in turn helps with one token (GH-9).
    pub help: Help,
    /// Whether the player in turn sees the guess while it moves (GH-6).
    pub peek: Peek,
    /// Where the cards come from (GH-10).
    pub drawing: Drawing,
    /// Which sets of cards are in the box (GH-2), by their names in the decks.
    pub sets: Vec<String>,
}

impl Options {
    pub const TURNS_EACH: std::ops::RangeInclusive<u8> = 1..=3;
    pub const CARDS: std::ops::RangeInclusive<u8> = 3..=7;
    /// The set that a first game uses (GH-2).
    pub const BASE_SET: &str = "base";
}

impl Default for Options {
    fn default() -> Self {
        Options {
            turns_each: 1,
            cards: 5,
            help: Help::None,
            peek: Peek::Hidden,
            drawing: Drawing::ByCategory,
            sets: vec![Options::BASE_SET.to_owned()],
        }
    }
}

/// GH-9: an easier game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// All tokens stay face down until the reveal.
    None,
    /// The player in turn turns one token of their choice face up before the guessing.
    OneFaceUp,
}

/// GH-6: what the player in turn sees of the guess while it is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Peek {
    Hidden,
    Seen,
}

/// GH-10: where the cards of a turn come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawing {
    /// Each card from a different category; tokens bear the category.
    ByCategory,
    /// All categories shuffled into one deck; tokens bear numbers.
    OneDeck,
}
