//! Questions on their cards, and blank cards to write on.

use maud::{Markup, html};
use rules::{
    GameKind,
    colours::{Question, QuestionText},
};
use table::TableView;

use super::room::Room;
use crate::{
    look::{Symbol, deed, symbol},
    words::{Words, say},
};

/// More letters than this need smaller ones, or the people do not fit under the question on a small phone.
const LONG: usize = 75;

/// The question that is being asked, as the heading of the page. `note` says who reads it.
pub(super) fn asked(room: &Room<'_>, question: &Question, note: String) -> Markup {
    html! {
        div class={ "tc-question" @if room.question(question).chars().count() > LONG { " tc-long" } } {
            p.tc-note { (picture(room, question)) span { (say(note)) } (own(room, question)) }
            h1 #{ "question-" (question.card) } data-sound-cue="turn" { (room.question(question)) }
        }
    }
}

/// A question that has been asked, as a reminder.
pub(super) fn reminder(room: &Room<'_>, question: &Question) -> Markup {
    html! {
        p.tc-question.tc-reminder {
            (picture(room, question)) span { (room.question(question)) } (own(room, question))
        }
    }
}

/// What stands on a card that can be picked.
pub(super) fn face(room: &Room<'_>, question: &Question) -> Markup {
    html! { (picture(room, question)) span { (room.question(question)) } (own(room, question)) }
}

fn picture(room: &Room<'_>, question: &Question) -> Markup {
    html! { @if let Some(emoji) = room.emoji(question) { span.emoji aria-hidden="true" { (emoji) } } }
}

/// A mark on the cards that the table has written itself.
fn own(room: &Room<'_>, question: &Question) -> Markup {
    html! { @if question.own.is_some() { span.tc-own { (symbol(Symbol::Pencil)) (room.words.tc_own()) } } }
}

/// Where a blank card is written on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Where {
    Lobby,
    BetweenRounds,
    /// By the reader, who asks it at once (TC-5).
    InsteadOfPicks,
}

/// A fold with a blank card (TC-4): in the lobby it is one of the table's, between rounds a move.
pub(super) fn blank_card(words: &Words, view: &TableView, place: Where, own_questions: u16) -> Markup {
    let what = match place {
        Where::Lobby => "write_card",
        Where::BetweenRounds => "add_question",
        Where::InsteadOfPicks => "ask_own_question",
    };
    let (hint, button) = match place {
        Where::Lobby | Where::BetweenRounds => {
            (words.tc_write_hint(QuestionText::LONGEST), words.tc_write_add())
        }
        Where::InsteadOfPicks => (words.tc_ask_own_hint(QuestionText::LONGEST), words.tc_ask_own()),
    };
    html! {
        details.fold.tc-write #write {
            summary { (symbol(Symbol::Pencil)) (words.tc_write()) }
            div.stack {
                (deed(view, what, html! {
                    @if place == Where::Lobby { input type="hidden" name="for" value=(GameKind::Colours); }
                    div.field {
                        label for="write-text" { (words.tc_write_label()) }
                        input #write-text .input type="text" name="text" required
                            maxlength=(QuestionText::LONGEST)
                            autocomplete="off" placeholder=(words.tc_write_example())
                            aria-describedby="write-hint" data-fresh;
                        p #write-hint .hint { (hint) }
                    }
                    button.btn.btn-wide { (button) }
                }))
                p.soft role="status" { (words.tc_write_count(own_questions)) }
            }
        }
    }
}
