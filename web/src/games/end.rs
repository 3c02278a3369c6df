//! The end of a game as every game has it: who has won, and what to do next.

use maud::{Markup, html};
use rules::{Seat, SeatSet};
use table::{Ability, TableView};

use super::company::Company;
use crate::{
    look::{BRASS, Symbol, deed, symbol},
    words::{Words, called, listed},
};

/// Who has won, as whoever looks at it would say.
pub(super) enum Winners {
    Nobody,
    Me,
    /// These and me.
    MeAnd(String),
    /// So many, and their names.
    Others(usize, String),
}

impl Winners {
    pub(super) fn of(company: &Company<'_>, winners: SeatSet) -> Winners {
        let others: Vec<Seat> = winners.iter().filter(|seat| !company.is_me(*seat)).collect();
        let guests = others.iter().filter_map(|seat| company.player(*seat));
        let names = listed(company.words, guests.map(called));
        match (others.len(), winners.len()) {
            (_, 0) => Winners::Nobody,
            (0, _) => Winners::Me,
            (others, all) if others < all => Winners::MeAnd(names),
            (others, _) => Winners::Others(others, names),
        }
    }
}

/// What somebody wears who has won.
pub(super) fn crown(words: &Words) -> Markup {
    html! { span.won { (symbol(Symbol::Crown)) span.visually-hidden { (words.over_won()) } } }
}

/// Rounds that came before those that are shown, to be unfolded.
pub(super) fn earlier_rounds(words: &Words, count: usize, rounds: &Markup) -> Markup {
    html! {
        @if count > 0 {
            details #earlier-rounds .fold { summary { (words.over_earlier(count)) } ol.turns { (rounds) } }
        }
    }
}

/// Once more, or back to the lobby, for whoever may.
#[allow(clippy::needless_pass_by_value, reason = "words are made where they are used")]
pub(super) fn what_next(table: &TableView, again: String, lobby: String) -> Markup {
    html! {
        @if table.i_may(Ability::StartGame) {
            (deed(table, "start_game", html! { button class=(BRASS) { (again) } }))
        }
        @if table.i_may(Ability::CloseGame) {
            (deed(table, "close_game", html! { button.btn.btn-wide { (lobby) } }))
        }
    }
}
