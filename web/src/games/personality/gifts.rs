//! The cards that somebody gives away at the summit, and what becomes of each (PE-25 to PE-28).

use maud::{Markup, html};
use rules::personality::{Answer, GiftView, Giving, Judgment, Moment, PhaseView};

use super::{
    mask::mask,
    reveal::Reveal,
    room::Room,
    rows::player,
    traits::{card_words, common_size},
};
use crate::{
    look::{Symbol, symbol},
    words::say,
};

pub(super) fn gifts<'a>(room: &Room<'a>, giving: &'a Giving) -> Markup {
    let judged = match (shown(room), &room.game.phase) {
        (Some(gift), _) => Some(gift.card),
        (None, PhaseView::Judging { card, .. }) => Some(*card),
        (None, _) => None,
    };
    let spotlight = |gift: &GiftView| match shown(room) {
        Some(shown) => room.spotlight(Moment::Keeper, gift.card == shown.card),
        None => String::new(),
    };
    html! {
        @let size = common_size(room, giving.gifts.iter().map(|gift| gift.card));
        ul class={ "ps-cards ps-gifts ps-cards-" (giving.gifts.len()) " " (size) } {
            @for gift in &giving.gifts {
                li class={ "ps-card" (spotlight(gift)) } {
                    @if judged == Some(gift.card) { span.ps-ring {} }
                    (card_words(room, &gift.card))
                    div.ps-foot {
                        @if let Some(guest) = room.player(gift.to) { (player(guest, room.words)) }
                        (answer(room, gift))
                    }
                }
            }
        }
    }
}

/// The gift about which the vote is being shown.
fn shown<'a>(room: &Room<'a>) -> Option<&'a GiftView> {
    room.game.judged().filter(|_| room.is_showing()).map(|(_, gift)| gift)
}

fn answer(room: &Room<'_>, gift: &GiftView) -> Markup {
    let words = room.words;
    let is_shown = shown(room).is_some_and(|shown| shown.card == gift.card);
    let seen_from = |moment| if is_shown { room.seen_from(moment) } else { String::new() };
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
                (judges(room, judgment, seen_from))
                p #{ "judged-" (gift.card) }
                    class={
                        "ps-answer " (if gift.keeper() == gift.to { "ps-right " } else { "ps-wrong " })
                        (seen_from(Moment::Keeper))
                    }
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
fn judges(room: &Room<'_>, judgment: &Judgment, seen_from: impl Fn(Moment) -> String) -> Markup {
    let seen = |vote: &rules::personality::OpenChoice| {
        let chosen = Reveal::player_of(vote.choice)?;
        Some((seen_from(Moment::Judge(vote.seat)), room.player(vote.seat)?, room.player(chosen)?))
    };
    html! {
        ul.ps-judges {
            @for (from, judge, chosen) in judgment.votes.iter().filter_map(seen) {
                li class=(from) data-hear data-sound-cue=[(!from.is_empty()).then_some("turn")] {
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
