//! A set of cards: one file.

use crate::{Card, Language, Rating, texts::Texts};

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

    /// Those that a game is dealt which has cards of this rating at the highest.
    pub fn cards_up_to(&self, highest: Rating) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| card.rating <= highest)
    }

    /// The widest circle that any of its cards is for; none for a set without cards.
    pub fn lowest_rating(&self) -> Option<Rating> {
        self.cards.iter().map(|card| card.rating).min()
    }
}
