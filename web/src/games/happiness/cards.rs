//! Cards and tokens, as the decks describe them and as the option on drawing shows them.

use maud::{Markup, Render, html};

use crate::{
    games::printed::Printed,
    look::{Symbol, symbol},
};

/// What is printed on a card.
#[derive(Clone, Copy)]
pub(super) struct Face<'a> {
    pub(super) words: &'a str,
    pub(super) printed: Printed<'a>,
    /// The colour of its category; none with one shuffled deck, where categories play no part (GH-10).
    pub(super) hue: Option<&'static str>,
    pub(super) symbol: Option<Symbol>,
}

impl Face<'_> {
    /// Whether its words are too many, or too long, for a column of the stage at their usual size.
    pub(super) fn is_long(&self) -> bool {
        const MANY_LETTERS: usize = 40;
        const LONG_WORD: usize = 10;
        let is_longer = |text: &str, letters| text.chars().nth(letters).is_some();
        let has_long_word = || self.words.split([' ', '-']).any(|word| is_longer(word, LONG_WORD));
        is_longer(self.words, MANY_LETTERS) || has_long_word()
    }

    /// Its words with its picture before them.
    pub(super) fn text(&self) -> Markup {
        self.printed.text()
    }

    pub(super) fn picture(&self) -> Markup {
        self.printed.picture()
    }

    /// Its token at a place: the category's symbol, or the number with one shuffled deck (GH-10).
    pub(super) fn token(&self, place: usize) -> Markup {
        html! {
            span class={ "token" @if let Some(hue) = self.hue { " " (hue) } } aria-hidden="true" {
                @match self.symbol { Some(drawing) => (symbol(drawing)), None => (place + 1) }
            }
        }
    }

    /// The mark on its coloured edge: where it lies, and its token.
    pub(super) fn mark(&self, place: Option<usize>) -> Markup {
        html! {
            @match (self.symbol, place) {
                (Some(drawing), Some(place)) => { span { (place + 1) } (symbol(drawing)) }
                (Some(drawing), None) => (symbol(drawing)),
                (None, Some(place)) => span.tab-number { (place + 1) },
                (None, None) => "·",
            }
        }
    }
}

/// What is long is set smaller than what stands in its place otherwise.
pub(super) fn fitted(words: &impl Render, long: bool) -> Markup {
    html! { @if long { span.long { (words) } } @else { (words) } }
}
