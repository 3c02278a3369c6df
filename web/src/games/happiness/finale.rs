//! The end: the score, and as many turns as fit beside it.

use maud::{Markup, html};

use super::{
    end::{total, turns},
    room::Room,
};

/// So many turns fit on the screen, each with its tokens.
const MOST_TURNS: usize = 6;

pub(super) fn finale(room: &Room<'_>) -> Markup {
    let score = &room.game.score;
    // Nobody wins alone; what rains is honey for all, if the table knows itself well.
    let well = score.perfect > 0 && score.points * 2 >= score.perfect;
    html! {
        (total(room)) (turns(room, MOST_TURNS))
        @if well { span hidden data-party="honey" {} }
    }
}
