//! The deck (IM-2).

use serde::{Deserialize, Serialize};

use crate::CardId;

/// All cards of the game. They are shuffled anew for each game: nothing is remembered of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Supply {
    /// All of them.
    pub cards: Vec<CardId>,
}
