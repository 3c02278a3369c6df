//! What to do, in one sentence, for whoever meets a phase of a game for the first time. What a browser has
//! met it keeps in a cookie (`assets/first.js`), so that a page comes with the sentence or without it, and no
//! card moves under a finger; where there is no script, it is said every time. And how a game is played that
//! is new to its table, for the stage.

use journal::Millis;
use maud::{Markup, html};
use table::{INTRODUCTION, TableView};

use super::RuleLine;
use crate::pages::MetBefore;

/// A phase as somebody meets it, and what to do in it.
pub(super) struct FirstTime {
    /// What browsers remember it by.
    pub(super) phase: &'static str,
    pub(super) sentence: String,
}

impl FirstTime {
    pub(super) fn new(phase: &'static str, sentence: String) -> Option<FirstTime> {
        Some(FirstTime { phase, sentence })
    }

    /// It stays while the step lasts in which it was met.
    pub(super) fn line(&self, met: MetBefore<'_>, table: &TableView) -> Markup {
        let now = format!("{}-{}", table.code, table.step.0);
        html! {
            p.first-time.met[met.knows(self.phase, &now)] data-first-time=(self.phase) data-met=(now) {
                (self.sentence)
            }
        }
    }
}

/// The game in six lines, over the board for about ten seconds from its beginning on. A stage that comes late
/// joins in, by the same clock as in a reveal.
pub(super) fn picture(lines: &[RuleLine], began: Millis) -> Markup {
    let end = format!("t-{}", INTRODUCTION.0);
    html! {
        div class={ "first-picture show " (end) } data-show={ "first " (began.0) } {
            ol class={ "six-lines cue until " (end) } {
                @for line in lines { li { (line.picture) p { (line.text) } } }
            }
        }
    }
}
