//! Everything a page of this game looks at: people, cards, categories.

use std::ops::Deref;

use decks::Decks;
use maud::{Markup, html};
use rules::{
    GameKind, Seat, Slot,
    happiness::{Ability, Drawing, Drawn, View},
};
use table::TableView;

use super::cards::Face;
use crate::{
    games::company::Company,
    look::{Symbol, symbol},
    pages::Context,
};

pub(super) struct Room<'a> {
    company: Company<'a>,
    pub(super) game: &'a View,
    decks: &'a Decks,
}

/// As many tints as the stylesheet has for piles.
const HUES: usize = 9;
const HUE_CLASSES: [&str; HUES] =
    ["hue-0", "hue-1", "hue-2", "hue-3", "hue-4", "hue-5", "hue-6", "hue-7", "hue-8"];

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
        let card = self.decks.card(GameKind::Happiness, drawn.card);
        let by_category = self.game.options.drawing == Drawing::ByCategory;
        let piles = self.decks.piles(GameKind::Happiness);
        let pile = piles.iter().position(|pile| pile.id == drawn.category).filter(|_| by_category);
        Face {
            words: card.map_or(drawn.card.as_str(), |card| card.text(self.words.language)),
            emoji: card.and_then(|card| card.emoji.as_deref()),
            hue: pile.map(|pile| HUE_CLASSES[pile % HUES]),
            symbol: pile.and_then(|pile| Symbol::named(&piles[pile].symbol)),
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
            }
        }
    }
}
