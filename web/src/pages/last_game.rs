//! The results of the last game, to be looked at again from the lobby.

use maud::{Markup, html};
use table::{Ability, TableView};

use super::{
    Context,
    document::{Layout, Shell, back_to_table, document},
    evening,
    hand::Hand,
};
use crate::{
    games,
    look::{Symbol, own_address, person, symbol},
    padding,
    words::{Words, plain},
};

/// The page, as the guest saw the end: an ordinary one, on which nothing moves.
pub(crate) fn last_game(context: &Context<'_>, view: &TableView) -> Markup {
    let page = |view: &TableView| unfilled_page(context, view);
    padding::fill_page(view, page(view), page)
}

fn unfilled_page(context: &Context<'_>, view: &TableView) -> Markup {
    let words = context.words();
    let Some(playing) = &view.game else { return html! {} };
    let Hand { ask, play, act: _ } = games::hand(context, view, playing);
    let shell = Shell {
        title: plain(words.last_game()),
        layout: Layout::Hand,
        live: None,
        dress: games::hand_dress(view),
        refreshes: false,
        notice: None,
    };
    document(
        context,
        &shell,
        html! {
            a.skip-link href="#main" { (words.skip_to_content()) }
            header.top { @if let Some(me) = view.myself() { (person(me, words)) } }
            main #main tabindex="-1" {
                div.news {}
                div.ask { p.soft { (words.last_game()) " · " (games::name(words, playing.kind)) } (ask) }
                div.play { (play) (evening::links_to(context.words(), view)) }
                div.act { (back_to_table(context, view.code)) }
            }
        },
    )
}

/// The way to it from the lobby.
pub(super) fn link(words: &Words, view: &TableView) -> Markup {
    html! {
        @if view.i_may(Ability::LookBack) {
            p.last-game {
                a href=(own_address(view, "last")) { (symbol(Symbol::Crown)) " " (words.last_game()) }
            }
        }
    }
}
