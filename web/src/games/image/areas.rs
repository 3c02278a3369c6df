//! The board cards, each in the area of its colour (IM-3).

use maud::{Markup, html};
use rules::{CardId, image::Kind};

use super::{cards, recent::Recent, room::Room};
use crate::look::symbol;

pub(super) fn areas(room: &Room<'_>, recent: &Recent<'_>) -> Markup {
    let words = room.words;
    let board = &room.game.board;
    html! {
        div class={ "im-areas" (crowd(board.len())) } {
            @for kind in Kind::ALL {
                section class={ "im-area " (cards::kind_colour(Some(kind))) } {
                    h2 { (symbol(cards::kind_symbol(Some(kind)))) (cards::kind_name(words, kind)) }
                    ul {
                        @for card in board.iter().filter(|card| Kind::of(**card) == Some(kind)) {
                            (lying(room, recent, *card))
                        }
                    }
                }
            }
        }
    }
}

/// A board that those who could not play have filled is set smaller.
const fn crowd(cards: usize) -> &'static str {
    match cards {
        0..=10 => "",
        11..=13 => " im-many",
        _ => " im-crowded",
    }
}

fn lying(room: &Room<'_>, recent: &Recent<'_>, card: CardId) -> Markup {
    html! {
        li #{ "c-" (card) } class=[recent.has(card).then_some("im-new")] { (cards::chip(room.words, card)) }
    }
}
