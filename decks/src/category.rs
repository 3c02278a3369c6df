//! A pile of cards and what it is called.

use rules::PileId;

use crate::{Language, texts::Texts};

/// The symbols that a category can have. The page draws one for each, so a name outside this list is refused.
pub const SYMBOLS: [&str; 9] =
    ["house", "fork", "leaf", "people", "briefcase", "compass", "plug", "moon", "ball"];

/// A category of a game: the pile that its cards make at a table, with a name and a symbol.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PileInfo {
    pub id: PileId,
    /// The name of a drawing, one of [`SYMBOLS`].
    pub symbol: String,
    pub(crate) names: Texts,
}

impl PileInfo {
    pub fn name(&self, language: Language) -> &str {
        self.names.get(language)
    }
}
