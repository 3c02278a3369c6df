//! What a guest sees and does, phase by phase.

use maud::html;

use super::room::Room;
use crate::pages::Hand;

pub(super) fn hand(room: &Room<'_>) -> Hand {
    Hand { ask: html! { h1 { (title(room)) } }, play: html! {}, act: html! {} }
}

pub(super) fn title(room: &Room<'_>) -> String {
    room.words.game_colours()
}
