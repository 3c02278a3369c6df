//! The standing in one line: everybody's points, and how many cards are left to draw.

use maud::{Markup, html};

use super::{players::minus, room::Room};
use crate::{look::guest_badge, words::plain};

pub(super) fn line(room: &Room<'_>) -> Markup {
    let words = room.words;
    html! {
        div.ih-standing {
            ul.ih-scores {
                @for player in &room.game.players {
                    @if let Some(guest) = room.player(player.seat) {
                        li.ih-me[room.is_me(player.seat)] {
                            (guest_badge(guest))
                            span.visually-hidden {
                                (plain(words.image_score(room.name(player.seat), player.score)))
                            }
                            b aria-hidden="true" { (minus(player.score)) }
                        }
                    }
                }
            }
            p {
                @match &room.game.last_round {
                    Some(_) => (words.image_last_round()),
                    None => (words.image_deck(room.game.deck)),
                }
            }
        }
    }
}
