//! The other way to take a turn: cards of the hand go on the board instead (IM-14).

use maud::{Markup, html};
use rules::image::Ability;

use super::{cards, room::Room};
use crate::look::{BRASS, Symbol, next_deed, symbol};

/// Folded away, because it is what one does when nothing else will do.
pub(super) fn fold(room: &Room<'_>) -> Markup {
    let words = room.words;
    // One thing after the other: who has yet to let a turn pass is asked that first.
    if !room.may(Ability::PutDownCards) || room.may(Ability::AcceptTurn) {
        return html! {};
    }
    let hand = room.game.hand.as_deref().unwrap_or_default();
    if hand.is_empty() {
        return next_deed(
            room.table,
            "put_down_cards",
            html! { button class=(BRASS) { (words.image_pass()) } },
        );
    }
    html! {
        details #put-down .ih-put-down {
            summary { (words.image_put_down()) (symbol(Symbol::Up)) }
            (next_deed(room.table, "put_down_cards", html! {
                p { (words.image_put_down_why()) }
                div.ih-pool data-put-down {
                    @for card in hand {
                        label.ih-pick {
                            input #{ "down-" (card) } type="checkbox" name="card" value=(card);
                            (cards::chip(words, *card))
                        }
                    }
                }
                button class=(BRASS) { (words.image_put_down_go()) }
            }))
        }
    }
}
