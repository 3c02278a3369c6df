//! The end: a player's portrait as large as the screen, to be read out (PE-30).

use maud::{Markup, html};
use rules::Seat;

use super::{
    mask::mask,
    room::Room,
    traits::{card_words, common_size},
};
use crate::look::person;

/// Everything that somebody was given, and beside it whose turn it is to be looked at.
pub(super) fn portrait(room: &Room<'_>, reading: Seat) -> Markup {
    let game = room.game;
    let Some(player) = game.players.iter().find(|player| player.seat == reading) else { return html! {} };
    let count = player.portrait.len();
    html! {
        div.ps-portrait {
            aside.ps-sitter {
                @if let Some(guest) = room.player(reading) { (mask(guest, Some(guest.badge))) }
                p.ps-count { (room.words.pe_stage_cards(count)) }
                ul.ps-sitters {
                    @for other in &game.players {
                        @if let Some(guest) = room.player(other.seat) {
                            li class=(if other.seat == reading { "ps-sitting" } else { "dim" }) {
                                (person(guest, room.words))
                            }
                        }
                    }
                }
            }
            @if count == 0 { p.ps-blank { (room.words.pe_stage_blank()) } }
            @else {
                @let size = common_size(room, player.portrait.iter().map(|card| card.card));
                ol #{ "portrait-" (reading.0) } class={ "ps-wall " (columns(count)) " " (size) }
                    data-sound-cue="turn" {
                    @for card in &player.portrait { li.ps-card { (card_words(room, &card.card)) } }
                }
            }
        }
    }
}

/// The fewer cards, the fewer stand side by side and the larger they are.
const fn columns(cards: usize) -> &'static str {
    match cards {
        0..=3 => "ps-wall-1",
        4..=8 => "ps-wall-2",
        9..=15 => "ps-wall-3",
        16..=28 => "ps-wall-4",
        _ => "ps-wall-6",
    }
}
