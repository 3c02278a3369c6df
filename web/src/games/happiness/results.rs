//! How a turn went: both rows compared, place by place.

use maud::{Markup, html};
use rules::{
    Slot,
    happiness::{Drawing, Moment, PhaseView, TurnView},
};

use super::room::Room;
use crate::{
    games::{WhyMoved, rank::end},
    look::{Symbol, symbol},
    words::say,
};

/// Who has been revealed.
pub(super) fn headline(room: &Room<'_>, turn: &TurnView) -> Markup {
    let words = room.words;
    let title = if room.is_me(turn.player) {
        words.gh_reveal_title_you()
    } else {
        words.gh_reveal_title(room.name(turn.player))
    };
    if turn.perfect {
        return by_heart(room, turn, title);
    }
    html! { h1 data-sound-cue="turn" { (say(title)) } }
}

/// GH-8: a row that was guessed throughout has a moment of its own, and stays in the headline.
fn by_heart(room: &Room<'_>, turn: &TurnView, title: String) -> Markup {
    let words = room.words;
    let hurrah = match room.is_me(turn.player) {
        true => words.gh_reveal_by_heart_you(),
        false => words.gh_reveal_by_heart(room.name(turn.player)),
    };
    html! {
        div.in-turn {
            @if room.table.show_under_way().is_some() {
                h1 class=(room.seen_until(Moment::Perfect)) data-sound-cue="turn" { (say(title)) }
            }
            h1 #{ "by-heart-" (room.game.history.len()) }
                class={ "hurrah " (room.seen_from(Moment::Perfect)) } data-hear data-sound-cue="perfect" {
                (say(hurrah))
            }
        }
    }
}

/// "Three in the right place. +3 points"
pub(super) fn verdict_of(room: &Room<'_>, turn: &TurnView) -> Markup {
    let words = room.words;
    let right = turn.right.iter().filter(|right| **right).count();
    let (how, told) = match turn.perfect {
        true => (words.gh_reveal_perfect(right), Moment::Perfect),
        false => (words.gh_reveal_right(right), Moment::Score),
    };
    html! {
        span class=(room.seen_from(told)) { (how) } " "
        span class=(room.seen_from(Moment::Score)) { (words.gh_points(turn.points)) }
    }
}

/// Where the points of the last turn came from; the reveal itself tells it.
pub(super) fn why_moved(room: &Room<'_>) -> Option<WhyMoved> {
    let turn = room.game.history.last()?;
    if let PhaseView::Revealed { .. } | PhaseView::Over = room.game.phase {
        return None;
    }
    let score = html! { (tally(room)) };
    Some(WhyMoved { score, question: room.words.why_points(), answer: verdict_of(room, turn) })
}

/// What the guess said where the truth lies: the token at the same place, or with one deck the card's own
/// number.
pub(super) struct Guessed {
    pub(super) place: usize,
    pub(super) slot: Slot,
}

pub(super) fn guessed(room: &Room<'_>, turn: &TurnView, place: usize) -> Option<Guessed> {
    match room.game.options.drawing {
        Drawing::ByCategory => turn.guess.get(place).map(|slot| Guessed { place, slot: *slot }),
        Drawing::OneDeck => {
            let slot = *turn.ranking.get(place)?;
            turn.guess.iter().position(|guess| *guess == slot).map(|place| Guessed { place, slot })
        }
    }
}

/// Both rows, place by place, for a phone.
pub(super) fn comparison(room: &Room<'_>, turn: &TurnView) -> Markup {
    let words = room.words;
    html! {
        div.play-tight {
            div.spread { (end(Symbol::Frown, &words.gh_unhappy())) p.end { (words.gh_guess_of_table()) } }
            ol class={ "slips " (room.gathers()) } {
                @for (place, slot) in turn.ranking.iter().enumerate() {
                    @if let Some(face) = room.face_in(&turn.cards, *slot) {
                        @let turned = room.comes_out(place);
                        li class=(room.steps_back(place)) {
                            div class={ "slip " (turned) @if let Some(hue) = face.hue { " " (hue) } }
                                data-hear {
                                span.tab { (face.mark(Some(place))) }
                                span.words { (face.text()) }
                                (outcome(room, turn, place))
                            }
                        }
                    }
                }
            }
            (end(Symbol::Smile, &words.gh_happy()))
        }
    }
}

fn outcome(room: &Room<'_>, turn: &TurnView, place: usize) -> Markup {
    let right = turn.right.get(place).copied().unwrap_or(false);
    html! {
        span.outcome {
            @if let Some(guessed) = guessed(room, turn, place) {
                @if let Some(face) = room.face_in(&turn.cards, guessed.slot) {
                    (face.token(guessed.place))
                    span.visually-hidden { (said_guess(room, &guessed, face.words)) }
                }
            }
            (tick(room, place, right))
        }
    }
}

fn said_guess(room: &Room<'_>, guessed: &Guessed, card: &str) -> String {
    match room.game.options.drawing {
        Drawing::ByCategory => room.words.gh_guess_was(card),
        Drawing::OneDeck => room.words.gh_guess_was_number(guessed.place + 1),
    }
}

/// Whether the guess was right at a place.
pub(super) fn tick(room: &Room<'_>, place: usize, right: bool) -> Markup {
    let kind = if right { "tick" } else { "tick tick-wrong" };
    html! {
        span class={ (kind) " " (room.seen_from(Moment::Verdict(place as u8))) } data-hear {
            (symbol(if right { Symbol::Check } else { Symbol::Close }))
            span.visually-hidden { (if right { room.words.gh_right() } else { room.words.gh_wrong() }) }
        }
    }
}

/// The cards of the turn, in the order in which they were drawn: what lay there before the reveal.
pub(super) fn lying(room: &Room<'_>) -> Markup {
    html! {
        ol.slips {
            @for drawn in room.game.history.last().map_or(&[][..], |turn| &turn.cards) {
                @let face = room.face(drawn);
                li class={ "slip" @if let Some(hue) = face.hue { " " (hue) } } {
                    span.tab { (face.mark(None)) }
                    span.words { (face.text()) }
                }
            }
        }
    }
}

/// The table's points so far, in a sentence: "3 of 10".
pub(super) fn tally(room: &Room<'_>) -> Markup {
    let score = &room.game.score;
    html! { span.tally { b { (score.points) } " " (room.words.gh_score_of(score.perfect)) } }
}
