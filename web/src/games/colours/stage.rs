//! What everybody sees from across the room, phase by phase.

use maud::html;

use super::room::Room;
use crate::pages::Stage;

pub(super) fn stage(room: &Room<'_>) -> Stage {
    Stage {
        headline: html! { h1 { (room.words.game_colours()) } },
        board_class: "",
        board: html! {},
        standing: html! {},
    }
}
