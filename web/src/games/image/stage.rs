//! The stage: the four sides round the board cards, and what has just happened.

use maud::html;
use rules::image::Kind;

use super::{cards, room::Room};
use crate::pages::Stage;

pub(super) fn stage(room: &Room<'_>) -> Stage {
    let words = room.words;
    Stage {
        headline: html! { h1 { (words.game_image()) } },
        board_class: "board-image",
        board: html! {
            @for kind in Kind::ALL {
                section class=(cards::kind_colour(Some(kind))) {
                    h2 { (cards::kind_name(words, kind)) }
                    @for card in room.game.board.iter().filter(|card| Kind::of(**card) == Some(kind)) {
                        (cards::chip(words, *card)) (cards::large(words, *card)) (cards::letter(*card).map(|letter| letter.to_string()).unwrap_or_default())
                    }
                }
            }
        },
        standing: html! {},
    }
}
