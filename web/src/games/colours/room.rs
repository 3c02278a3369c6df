//! Everything a page of this game looks at: people, questions, predictions.

use decks::Decks;
use rules::{
    GameKind, Seat,
    colours::{Ability, PhaseView, Question, RoundView, Symbol, View},
};
use table::{GuestView, TableView};

use crate::{
    pages::Context,
    words::{Words, named},
};

pub(super) struct Room<'a> {
    pub(super) words: &'static Words,
    pub(super) table: &'a TableView,
    pub(super) game: &'a View,
    pub(super) decks: &'a Decks,
}

impl<'a> Room<'a> {
    pub(super) fn new(context: &Context<'a>, table: &'a TableView, game: &'a View) -> Room<'a> {
        Room { words: context.words(), table, game, decks: context.decks }
    }

    pub(super) fn player(&self, seat: Seat) -> Option<&'a GuestView> {
        self.table.on_seat(seat)
    }

    /// A player's name, ready for a sentence.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.player(seat).map_or_else(|| self.words.somebody(), |guest| named(guest.name.as_str()))
    }

    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.game.me == Some(seat)
    }

    pub(super) fn may(&self, ability: Ability) -> bool {
        self.game.may.contains(&ability)
    }

    /// What a question says: the table's own words, or those of the decks. One that the decks do not know any more shows
    /// its id.
    pub(super) fn question(&self, question: &'a Question) -> &'a str {
        match &question.own {
            Some(text) => text.as_str(),
            None => self
                .decks
                .card(GameKind::Colours, question.card)
                .map_or(question.card.as_str(), |card| card.text(self.words.language)),
        }
    }

    /// The round whose count lies on the table.
    pub(super) fn counted(&self) -> Option<&'a RoundView> {
        match self.game.phase {
            PhaseView::RoundOver { .. } => self.game.last_round.as_ref(),
            _ => None,
        }
    }

    /// How a prediction is written.
    pub(super) const fn sign(symbol: Symbol) -> &'static str {
        match symbol {
            Symbol::Plus => "+",
            Symbol::PlusMinus => "±",
            Symbol::Zero => "0",
        }
    }
}
