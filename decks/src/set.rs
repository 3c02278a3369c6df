//! A set of cards: one file.

use crate::{Card, Language, texts::Texts};

/// Cards that come into the box together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The name of its file without the ending, by which options ask for it.
    pub name: String,
    pub(crate) titles: Texts,
    pub(crate) cards: Vec<Card>,
}

impl Set {
    pub fn title(&self, language: Language) -> &str {
        self.titles.get(language)
    }

    /// In the order of the file.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}
