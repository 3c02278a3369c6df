//! The board cards, each in the area of its colour (IM-3).

use maud::{Markup, html};
use rules::{CardId, image::Kind};

use super::{cards, recent::Recent, room::Room};
use crate::look::symbol;

pub(super) fn areas(room: &Room<'_>, recent: &Recent<'_>) -> Markup {
    let words = room.words;
    let board = &room.game.board;
    html! {
        div.im-areas {
            @for kind in Kind::ALL {
                @let cards: Vec<CardId> =
                    board.iter().copied().filter(|card| Kind::of(*card) == Some(kind)).collect();
                section class={ "im-area " (cards::kind_colour(Some(kind))) (crowd(cards.len())) } {
                    h2 {
                        (symbol(cards::kind_symbol(Some(kind))))
                        span.visually-hidden { (cards::kind_name(words, kind)) }
                    }
                    ul {
                        @for card in cards { (lying(room, recent, card)) }
                    }
                }
            }
        }
    }
}

/// Each area has its place; the more cards lie there, the smaller they are.
const fn crowd(cards: usize) -> &'static str {
    match cards {
        0..=2 => "",
        3 => " im-some",
        4..=5 => " im-lots",
        _ => " im-most",
    }
}

fn lying(room: &Room<'_>, recent: &Recent<'_>, card: CardId) -> Markup {
    html! {
        li #{ "c-" (card) } class=[recent.has(card).then_some("im-new")] { (cards::chip(room.words, card)) }
    }
}
