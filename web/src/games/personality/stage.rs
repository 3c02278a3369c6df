//! The stage: the path of the masks, what is asked, and the portraits.

use maud::html;

use super::room::Room;
use crate::pages::Stage;

pub(super) fn stage(room: &Room<'_>) -> Stage {
    Stage {
        headline: html! { h1 { (room.words.pe_stage_title()) } },
        board_class: "",
        board: html! {},
        standing: html! {},
    }
}
