//! Cards and tokens, as the decks describe them and as the option on drawing shows them.

use std::ops::Deref;

use decks::{Decks, OWN};
use maud::{Markup, html};
use rules::{
    GameKind, Seat, Slot,
    happiness::{Ability, Drawing, Drawn, View},
    preference::Face as CardFace,
};
use table::TableView;

use crate::{
    games::{
        company::Company,
        printed::{Printed, printed},
    },
    look::{Symbol, symbol},
    pages::Context,
};

/// Everything a page of this game looks at.
pub(super) struct Room<'a> {
    company: Company<'a>,
    pub(super) game: &'a View,
    decks: &'a Decks,
}

/// As many tints as the stylesheet has for piles.
const HUES: usize = 9;
const HUE_CLASSES: [&str; HUES] =
    ["hue-0", "hue-1", "hue-2", "hue-3", "hue-4", "hue-5", "hue-6", "hue-7", "hue-8"];

/// The tint of the pile that the table has written itself.
const OWN_HUE: &str = "hue-own";

/// What is printed on a card.
#[derive(Clone, Copy)]
pub(super) struct Face<'a> {
    pub(super) words: &'a str,
    printed: Printed<'a>,
    /// The colour of its category; none with one shuffled deck, where categories play no part (GH-10).
    pub(super) hue: Option<&'static str>,
    symbol: Option<Symbol>,
}

impl<'a> Deref for Room<'a> {
    type Target = Company<'a>;

    fn deref(&self) -> &Company<'a> {
        &self.company
    }
}

impl<'a> Room<'a> {
    pub(super) fn new(context: &Context<'a>, table: &'a TableView, game: &'a View) -> Room<'a> {
        Room { company: Company::new(context, table, game.me), game, decks: context.decks }
    }

    pub(super) fn may(&self, ability: Ability) -> bool {
        self.game.may.contains(&ability)
    }

    pub(super) fn opening_title(&self, next: Seat) -> String {
        if self.is_me(next) {
            self.words.gh_opening_title_you()
        } else {
            self.words.gh_opening_title(self.name(next))
        }
    }

    /// The face of a card. One that the decks do not know any more shows its id.
    pub(super) fn face(&self, drawn: &'a Drawn) -> Face<'a> {
        let card =
            printed(self.words, self.decks, self.table, GameKind::Happiness, drawn.card, CardFace::Black);
        let card = card.unwrap_or(Printed { words: drawn.card.as_str(), emoji: None, own: None });
        let by_category = self.game.options.drawing == Drawing::ByCategory;
        let piles = self.decks.piles(GameKind::Happiness);
        let pile = piles.iter().position(|pile| pile.id == drawn.category).filter(|_| by_category);
        let ours = by_category && drawn.category.as_str() == OWN;
        Face {
            words: card.words,
            printed: card,
            hue: pile.map(|pile| HUE_CLASSES[pile % HUES]).or(ours.then_some(OWN_HUE)),
            symbol: pile
                .and_then(|pile| Symbol::named(&piles[pile].symbol))
                .or(ours.then_some(Symbol::Pencil)),
        }
    }

    /// The card in a slot, if there is one.
    pub(super) fn face_in(&self, cards: &'a [Drawn], slot: Slot) -> Option<Face<'a>> {
        cards.get(slot.index()).map(|drawn| self.face(drawn))
    }

    /// The categories in the box, as tokens: what can come.
    pub(super) fn categories(&self) -> Markup {
        html! {
            ul.turn-row {
                @for (pile, hue) in self.decks.piles(GameKind::Happiness).iter().zip(HUE_CLASSES.iter().cycle()) {
                    li.chip {
                        span class={ "token " (hue) } { @if let Some(drawing) = Symbol::named(&pile.symbol) { (symbol(drawing)) } }
                        (pile.name(self.words.language))
                    }
                }
                @if self.table.own.of(GameKind::Happiness).any(|card| card.category.as_str() == OWN) {
                    li.chip { span class={ "token " (OWN_HUE) } { (symbol(Symbol::Pencil)) } (self.words.cards_ours()) }
                }
            }
        }
    }
}

impl Face<'_> {
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
