//! The cards that somebody gives away at the summit, and what becomes of each (PE-25 to PE-28).

use maud::{Markup, html};
use rules::personality::{Answer, GiftView, Giving, Judgment, PhaseView};

use super::{
    mask::mask,
    reveal::Reveal,
    room::Room,
    traits::{card_words, common_size},
};
use crate::{
    look::{Symbol, person, symbol},
    words::say,
};

pub(super) fn gifts<'a>(room: &Room<'a>, giving: &'a Giving) -> Markup {
    let judged = match &room.game.phase {
        PhaseView::Judging { card, .. } => Some(*card),
        _ => None,
    };
    html! {
        @let size = common_size(room, giving.gifts.iter().map(|gift| gift.card));
        ul class={ "ps-cards ps-gifts ps-cards-" (giving.gifts.len()) " " (size) } {
            @for gift in &giving.gifts {
                li.ps-card {
                    @if judged == Some(gift.card) { span.ps-ring {} }
                    (card_words(room, &gift.card))
                    div.ps-foot {
                        @if let Some(guest) = room.player(gift.to) { (person(guest, room.words)) }
                        (answer(room, gift))
                    }
                }
            }
        }
    }
}

fn answer(room: &Room<'_>, gift: &GiftView) -> Markup {
    let words = room.words;
    html! {
        @match (&gift.answer, &gift.judgment) {
            (None, _) => p.ps-answer { (words.pe_stage_open()) },
            (Some(Answer::Accept), _) => p.ps-answer.ps-right {
                (symbol(Symbol::Check)) span { (words.pe_stage_accepted()) }
            },
            (Some(Answer::Contest), None) => p.ps-answer.ps-wrong {
                (symbol(Symbol::Close)) span { (words.pe_stage_contested()) }
            },
            (Some(Answer::Contest), Some(judgment)) => {
                (judges(room, judgment))
                p #{ "judged-" (gift.card) }
                    class={ "ps-answer " (if gift.keeper() == gift.to { "ps-right" } else { "ps-wrong" }) }
                    data-sound-cue="turn" {
                    @if gift.keeper() == gift.to {
                        (symbol(Symbol::Check)) span { (words.pe_stage_stands()) }
                    }
                    @else {
                        (symbol(Symbol::Close))
                        span { (say(words.pe_stage_goes_to(room.name(gift.keeper())))) }
                    }
                }
            },
        }
    }
}

/// How the judges have voted.
fn judges(room: &Room<'_>, judgment: &Judgment) -> Markup {
    let seen = |vote: &rules::personality::OpenChoice| {
        let chosen = Reveal::player_of(vote.choice)?;
        Some((room.player(vote.seat)?, room.player(chosen)?))
    };
    html! {
        ul.ps-judges {
            @for (judge, chosen) in judgment.votes.iter().filter_map(seen) {
                li {
                    (mask(judge, Some(chosen.badge)))
                    span.visually-hidden {
                        (crate::words::plain(room.words.pe_stage_heard_vote(
                            crate::words::called(judge),
                            crate::words::called(chosen),
                        )))
                    }
                }
            }
        }
    }
}
