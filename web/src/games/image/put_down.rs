//! The other way to take a turn: cards of the hand go on the board instead (IM-14).

use maud::{Markup, html};
use rules::image::Ability;

use super::{cards, room::Room};
use crate::look::{BRASS, Symbol, deed, symbol};

/// Folded away, because it is what one does when nothing else will do.
pub(super) fn fold(room: &Room<'_>) -> Markup {
    let words = room.words;
    if !room.may(Ability::PutDownCards) {
        return html! {};
    }
    // Beside the button that lets a turn pass this one is the lesser.
    let button = if room.may(Ability::AcceptTurn) { "btn btn-wide" } else { BRASS };
    let hand = room.game.hand.as_deref().unwrap_or_default();
    if hand.is_empty() {
        return deed(room.table, "put_down_cards", html! { button class=(button) { (words.image_pass()) } });
    }
    html! {
        details #put-down .im-put-down {
            summary { (words.image_put_down()) (symbol(Symbol::Up)) }
            (deed(room.table, "put_down_cards", html! {
                p { (words.image_put_down_why()) }
                div.im-pool data-put-down {
                    @for card in hand {
                        label.im-pick {
                            input #{ "down-" (card) } type="checkbox" name="card" value=(card);
                            (cards::chip(words, *card))
                        }
                    }
                }
                button class=(button) { (words.image_put_down_go()) }
            }))
        }
    }
}
