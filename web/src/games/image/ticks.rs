//! What a turn is, for whoever has not had two yet: three things, ticked off as they are done.

use maud::{Markup, html};
use rules::image::{DraftView, Source};

use super::room::Room;
use crate::look::{Symbol, symbol};

/// So many turns of each player begin with it.
const TURNS: usize = 2;

/// IM-6, IM-8, IM-11
pub(super) fn ticks(room: &Room<'_>, draft: &DraftView) -> Markup {
    let words = room.words;
    if usize::from(room.game.turns) > TURNS * room.game.players.len() {
        return html! {};
    }
    // Who lays a card has somebody in mind.
    let thought = !draft.laid.is_empty() || room.game.sides.iter().any(|side| side.note.is_some());
    let laid = draft.laid.iter().any(|laid| laid.from == Source::Hand);
    let steps = [
        (thought, words.image_tick_think()),
        (laid, words.image_tick_lay()),
        (!draft.endings.is_empty(), words.image_tick_letter()),
    ];
    html! {
        ol #ticks .ih-ticks {
            @for (done, step) in steps {
                li.ih-done[done] {
                    span.ih-tick { @if done { (symbol(Symbol::Check)) } }
                    (step)
                    @if done { span.visually-hidden { ", " (words.image_tick_done()) } }
                }
            }
        }
    }
}
