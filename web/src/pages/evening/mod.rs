//! The evening: what came out of the games of a table, and what a guest keeps of it. Ordinary pages, on which
//! nothing moves; all that they show was open to everybody, but for a guest's own first guesses, which are
//! shown to that guest on one of them (`past_game`).

mod keepsake;
mod knowledge;
mod method;
mod past_game;
mod picture;
mod portraits;
mod rounds;
mod timeline;

#[cfg(test)]
mod tests;

use insight::Evening;
use maud::{Markup, html};
use rules::GameKind;
use table::{Ability, GuestView, TableView};

use super::{
    Context,
    document::{Dress, back_to_table, dressed_leaf},
};
use crate::{
    games::came_out::Teller,
    look::{Symbol, guest_badge, guest_peg, own_address, symbol},
    words::Words,
};

pub(crate) use keepsake::kept_page;
pub(crate) use method::method;
pub(crate) use past_game::{PastGame, past_game};
pub(crate) use picture::evening_picture;

/// An evening with those who played it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Book<'a> {
    /// The guests, their names, and the cards that they have written.
    pub(crate) table: &'a TableView,
    pub(crate) evening: &'a Evening,
    pub(crate) whence: Whence,
}

/// Where the evening is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whence {
    /// At the table.
    Table,
    /// In a file that somebody keeps: nothing leads anywhere, and nothing is loaded.
    File,
}

impl<'a> Book<'a> {
    /// Who tells what came out of a game of this kind.
    fn teller(self, context: &Context<'a>, game: GameKind) -> Teller<'a> {
        let teller = Teller::new(context.words(), context.decks, self.table, game);
        match self.whence {
            Whence::Table => teller,
            Whence::File => teller.for_a_file(),
        }
    }

    /// Somebody's face, which is a file beside the page; where there is none, their peg.
    fn badge(self, guest: &GuestView) -> Markup {
        match self.whence {
            Whence::Table => guest_badge(guest),
            Whence::File => guest_peg(guest),
        }
    }
}

/// What a guest's page of the evening is called.
const PAGE: &str = "evening";

/// All games, who knows whom, and everybody's portrait.
pub(crate) fn evening(context: &Context<'_>, book: Book<'_>) -> Markup {
    let words = context.words();
    let empty = book.evening.timeline.is_empty();
    leaf(
        context,
        book.table,
        html! {
            div.page.page-wide.evening {
                div.hero {
                    h1 { (words.evening()) }
                    p { @if empty { (words.evening_empty()) } @else { (words.evening_lead()) } }
                }
                @if !empty {
                    (timeline::timeline(context, book))
                    (knowledge::knowledge(context, book))
                    (portraits::portraits(context, book))
                    (to_keep(words, book.table))
                }
            }
        },
    )
}

/// The same while the end of a game is being shown.
pub(crate) fn evening_to_come(context: &Context<'_>, table: &TableView) -> Markup {
    let words = context.words();
    leaf(
        context,
        table,
        html! { div.page.evening { div.hero { h1 { (words.evening()) } p { (words.evening_showing()) } } } },
    )
}

#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
fn leaf(context: &Context<'_>, table: &TableView, content: Markup) -> Markup {
    let title = context.words().evening();
    dressed_leaf(context, title, back_to_table(context, table.code), Dress::Evening, content)
}

/// What leaves the server, by a guest's own tap and not otherwise.
fn to_keep(words: &Words, table: &TableView) -> Markup {
    html! {
        section.panel aria-labelledby="h-keep" {
            h2 #h-keep { (words.evening_keep()) }
            p.soft { (words.evening_keep_hint()) }
            a.btn.btn-wide href=(own_address(table, "evening/page")) download="likeness.html" {
                (symbol(Symbol::Save)) (words.evening_keep_page())
            }
            a.btn.btn-wide href=(own_address(table, "evening/picture.svg")) data-picture="likeness.png" {
                (symbol(Symbol::Portrait)) (words.evening_keep_picture())
            }
        }
    }
}

/// The way to it, from the lobby, the end of a game and the menu.
pub(crate) fn link(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.i_may(Ability::LookAtEvening) {
            p.last-game {
                a href=(own_address(view, PAGE)) { (symbol(Symbol::Book)) " " (words.evening()) }
            }
        }
    }
}

/// The ways from the end of a game, once it has been shown: to its rounds, and to the evening.
pub(crate) fn links_at_the_end(words: &Words, view: &TableView) -> Markup {
    let over = view.game.as_ref().is_some_and(|game| game.over) && view.show_under_way().is_none();
    html! { @if over && view.me.is_some() { (links_to(words, view)) } }
}

/// The ways to the rounds of the game that is looked at, and to the evening.
pub(crate) fn links_to(words: &Words, view: &TableView) -> Markup {
    let number = view.came_out.as_ref().map(|stop| stop.number);
    html! {
        @if let Some(number) = number.filter(|_| view.i_may(Ability::LookAtEvening)) {
            p.last-game {
                a href=(own_address(view, &game_address(number))) {
                    (symbol(Symbol::Crown)) " " (words.evening_rounds_link())
                }
            }
        }
        (link(words, view))
    }
}

/// Where a game of the evening is looked through.
fn game_address(number: u16) -> String {
    format!("{PAGE}/{number}")
}
