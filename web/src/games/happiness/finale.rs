//! The end: the score, and as many turns as fit beside it.

use maud::{Markup, html};

use super::{
    end::{total, turns},
    room::Room,
};
use crate::games::podium::Celebration;

/// So many turns fit on the screen, each with its tokens.
const MOST_TURNS: usize = 6;

pub(super) fn finale(room: &Room<'_>) -> Markup {
    html! { (total(room)) (turns(room, MOST_TURNS)) }
}

/// Nobody wins alone; what rains is honey for all, if the table knows itself well.
pub(super) fn celebration(room: &Room<'_>) -> Celebration {
    let score = &room.game.score;
    let well = score.points * 2 >= score.perfect;
    Celebration::Together { board: total(room), rain: well.then_some("honey") }
}
