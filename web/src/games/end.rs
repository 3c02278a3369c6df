//! The end of a game as every game has it: who has won, and what to do next.

use maud::{Markup, html};
use rules::{GameKind, Seat, SeatSet};
use table::{Ability, GameOptions, TableView};

use super::company::Company;
use crate::{
    look::{BRASS, Symbol, next_deed, symbol},
    words::{Words, called, listed, say},
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

/// The same once more, another game, or back to the lobby. What a guest wants is a wish until most have it.
pub(super) fn what_next(words: &Words, table: &TableView) -> Markup {
    html! {
        @if table.i_may(Ability::StartGame) {
            (next_deed(table, "start_game", html! { button class=(BRASS) { (words.over_again()) } }))
        }
        @if table.i_may(Ability::NextGame) { (another_game(words, table)) }
        @if table.i_may(Ability::CloseGame) {
            @if table.host == table.me {
                (next_deed(table, "close_game", html! { button.btn.btn-wide { (words.over_lobby()) } }))
            } @else {
                (next_deed(table, "close_game", html! {
                    button.btn.btn-wide aria-pressed=(has_wished(table)) { (words.over_wish()) }
                }))
            }
        }
    }
}

fn has_wished(table: &TableView) -> bool {
    table.game.as_ref().is_some_and(|game| table.me.is_some_and(|me| game.wishes.contains(&me)))
}

/// The other games, each to be started with one tap where there are people enough.
fn another_game(words: &Words, table: &TableView) -> Markup {
    let playing = table.game.as_ref().map(|game| game.kind);
    let others = GameKind::ALL.into_iter().filter(|kind| playing != Some(*kind));
    html! {
        details #another-game .fold.fold-quiet data-menu {
            summary { (words.over_another()) }
            div.stack.next-games { @for kind in others { (next_game(words, table, kind, next_deed)) } }
        }
    }
}

/// A form for a game.
type Deed = fn(&TableView, &str, Markup) -> Markup;

/// One game to be started at once; without people enough it says how many it takes.
pub(crate) fn next_game(words: &Words, table: &TableView, kind: GameKind, deed: Deed) -> Markup {
    let usual = GameOptions::default_of(kind);
    let (least, most) = usual.seats().into_inner();
    let here = table.guests.iter().filter(|guest| !guest.left).count();
    let label = html! { (symbol(super::symbol(kind))) span { (super::name(words, kind)) } };
    if here < usize::from(least) {
        return html! {
            p.next-game.soft { (label) " " small { (words.lobby_players(least, most)) } }
        };
    }
    deed(
        table,
        "next_game",
        html! {
            input type="hidden" name="usual" value=(kind);
            button.btn.btn-wide { (label) }
        },
    )
}

/// Who would like to go on, and what that takes.
pub(crate) fn wishes(words: &Words, table: &TableView) -> Markup {
    let wishes = table.game.as_ref().map_or(&[][..], |game| &game.wishes);
    let others = wishes.iter().filter(|guest| table.me != Some(**guest));
    let names = listed(words, others.filter_map(|guest| table.guest(*guest)).map(called));
    let sentence = match (has_wished(table), names.is_empty()) {
        (false, true) => return html! {},
        (false, false) => words.over_wishes(names),
        (true, true) => words.over_wishes_you(),
        (true, false) => words.over_wishes_you_and(names),
    };
    html! {
        p.wishes role="status" {
            (say(sentence))
            @if table.me.is_some() { " " (words.over_wishes_how()) }
        }
    }
}

/// What the game has shown of me: a line, and what it says it of. Whoever only looks on has none.
pub(super) fn own_portrait(title: &str, line: Option<String>, things: &[Markup]) -> Markup {
    html! {
        section #own-portrait .stack aria-labelledby="h-own-portrait" {
            h2 #h-own-portrait .part { (title) }
            @if let Some(line) = line { p.soft.part { (line) } }
            @if !things.is_empty() { ol.turns { @for thing in things { li.turn { (thing) } } } }
        }
    }
}
