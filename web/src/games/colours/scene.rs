//! What lies in the middle of the table: the question, the box, and the three signs to predict with.

use maud::{Markup, html};
use rules::colours::{Question, QuestionText, Symbol, scoring};

use super::{letters::letters, room::Room};

/// The three cards that everybody holds, in the order in which they are spoken of.
const SIGNS: [Symbol; 3] = [Symbol::Plus, Symbol::PlusMinus, Symbol::Zero];

/// A question as large as its length lets it be. Its words are read out with the headline.
pub(super) fn question_card(room: &Room<'_>, question: &Question) -> Markup {
    let words = room.question(question);
    html! { div class={ "ask-card " (room_for(words)) } aria-hidden="true" { p { (words) } } }
}

/// The pile before a question is turned over.
pub(super) fn pile() -> Markup {
    html! { div.ask-pile aria-hidden="true" { span { "?" } } }
}

/// How much room a question takes, in steps that the stylesheet knows: the fewer letters, the larger they
/// are.
fn room_for(words: &str) -> String {
    const STEP: usize = 10;
    format!("letters-{}", letters(words).clamp(1, 2 * QuestionText::LONGEST).next_multiple_of(STEP))
}

/// What a prediction means and what it is worth when it is right (TC-14).
pub(super) fn signs(room: &Room<'_>) -> Markup {
    html! {
        ul.signs {
            @for sign in SIGNS {
                li.sign-card {
                    b { (Room::sign(sign)) }
                    span { (meaning(room, sign)) }
                    span.worth { (room.words.tc_stage_worth(scoring::points(sign, sign))) }
                }
            }
        }
    }
}

pub(super) fn meaning(room: &Room<'_>, sign: Symbol) -> String {
    match sign {
        Symbol::Plus => room.words.tc_stage_most(),
        Symbol::PlusMinus => room.words.tc_stage_some(),
        Symbol::Zero => room.words.tc_stage_none(),
    }
}

/// How the ballot box is seen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lid {
    Shut,
    /// So many ballots lie inside.
    Filling {
        ballots: usize,
    },
    Open,
}

/// The box and what is said of it. `opening` is when its lid goes up in a reveal, as classes.
#[allow(clippy::needless_pass_by_value, reason = "markup is made where it is used")]
pub(super) fn ballot_box(lid: Lid, line: Markup, opening: &str) -> Markup {
    html! {
        div class={ "ballot-box" @if lid == Lid::Open { " box-open" } } {
            svg viewBox="0 0 160 132" aria-hidden="true" {
                path.box-inside d="M18 46h124v14H18z" {}
                @match lid {
                    // One for each, so that a new one is seen to slip in, and one that is taken back is not.
                    Lid::Filling { ballots } => @for ballot in 1..=ballots {
                        g #{ "slip-" (ballot) } .box-slip {
                            rect x="66" y="2" width="28" height="38" rx="4" {} path d="M74 14h12M74 22h12" {}
                        }
                    },
                    Lid::Open => {
                        linearGradient #box-glow x2="0" y2="1" { stop offset="0" {} stop offset="1" {} }
                        path class={ "box-light " (opening) } d="M20 50 4 2h152l-16 48z" {}
                    },
                    Lid::Shut => {},
                }
                g class={ "box-lid " (opening) } {
                    path d="M18 30h124l8 18H10z" {}
                    rect.box-slot x="56" y="35" width="48" height="6" rx="3" {}
                }
                rect.box-front x="14" y="48" width="132" height="80" rx="7" {}
                path.box-grain d="M24 66h112M24 112h112" {}
                g.box-plate {
                    circle cx="80" cy="89" r="17" {}
                    path d="M74 85a6.5 6.5 0 1 1 8.5 6c-2 .8-2.5 2-2.5 4M80 100v.5" {}
                }
            }
            (line)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_of_any_length_has_letters_of_a_size() {
        for letters in 1..=QuestionText::LONGEST {
            for letter in ["a", "問"] {
                let class = room_for(&letter.repeat(letters));
                assert!(
                    include_str!("../../../assets/colours-stage.css").contains(&format!(".{class} ")),
                    "{class}"
                );
            }
        }
    }
}
