//! What a guest sees and does, phase by phase.

use maud::{Markup, html};
use rules::{
    Seat,
    colours::{Ability, Moment, PhaseView, Question, Questions},
};

use super::{ballot, end, prediction, question, results, room::Room};
use crate::{
    look::{BRASS, badge, badge_name, deed, guest_badge, name, next_deed},
    pages::Hand,
    words::say,
};

pub(super) fn hand(room: &Room<'_>) -> Hand {
    match &room.game.phase {
        PhaseView::Opening { reader, lost } => opening(room, *reader, lost.as_ref()),
        PhaseView::Picking { reader, questions } => {
            picking(room, *reader, questions.as_deref().unwrap_or_default())
        }
        PhaseView::Voting { reader, question, candidates, voted, ballot, .. } => {
            let vote = ballot::Vote { reader: *reader, question, candidates: *candidates, voted: *voted };
            match ballot {
                Some(votes) => vote.cast(room, votes),
                None => vote.open(room),
            }
        }
        PhaseView::Predicting { question, predicted, prediction, .. } => {
            prediction::predicting(room, question, *predicted, *prediction)
        }
        PhaseView::RoundOver { reader, .. } => results::round_over(room, *reader),
        PhaseView::Over { winners, history } => end::over(room, *winners, history),
    }
}

/// What the browser's tab says: whether something is mine to do.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    let mine = room.game.me.is_some_and(|me| room.game.waiting_on.contains(me));
    match &room.game.phase {
        PhaseView::Opening { reader, lost } => opening_title(room, *reader, lost.as_ref()),
        PhaseView::Picking { reader, .. } => picking_title(room, *reader),
        PhaseView::Voting { .. } if mine => words.tc_title_vote(),
        PhaseView::Voting { .. } => words.tc_title_voting(),
        PhaseView::Predicting { .. } if mine => words.tc_title_predict(),
        PhaseView::Predicting { .. } => words.tc_title_predicting(),
        PhaseView::RoundOver { .. } => words.tc_title_count(),
        PhaseView::Over { .. } => words.tc_title_over(),
    }
}

fn opening_title(room: &Room<'_>, reader: Seat, lost: Option<&Question>) -> String {
    let words = room.words;
    let first = room.game.last_round.is_none() && lost.is_none();
    match (room.is_me(reader), first) {
        (true, true) => words.tc_opening_title_first_you(),
        (true, false) => words.tc_opening_title_you(),
        (false, true) => words.tc_opening_title_first(room.name(reader)),
        (false, false) => words.tc_opening_title(room.name(reader)),
    }
}

fn opening(room: &Room<'_>, reader: Seat, lost: Option<&Question>) -> Hand {
    let words = room.words;
    let why = if lost.is_some() { words.tc_opening_lost() } else { words.tc_opening_why() };
    Hand {
        ask: html! {
            h1 data-sound-cue=[room.is_me(reader).then_some("knock")] {
                (say(opening_title(room, reader, lost)))
            }
            p { (why) }
        },
        play: html! {
            @if let Some(lost) = lost { (question::reminder(room, lost)) }
            (pegs(room))
            @if room.may(Ability::AddQuestion) { (write(room)) }
        },
        act: turn(room, reader),
    }
}

/// Everybody wears a peg of their colour (TC-1): mine large, so that I know what the others look for.
fn pegs(room: &Room<'_>) -> Markup {
    let words = room.words;
    let me = room.game.me.and_then(|seat| room.player(seat));
    html! {
        @if let Some(me) = me {
            div.tc-my-peg {
                (badge(me.badge))
                p { b { (badge_name(me.badge, words)) } span { (words.tc_opening_peg()) } }
            }
        }
        ul.people {
            @for (seat, guest) in room.everybody().filter(|(seat, _)| !room.is_me(*seat)) {
                li class=[room.is_gone(seat).then_some("person-gone")] {
                    (guest_badge(guest))
                    (name(guest, words))
                    @if room.game.left.contains(seat) { span.note { (words.person_left()) } }
                    @else if room.game.away.contains(seat) { span.note { (words.person_away()) } }
                }
            }
        }
    }
}

/// The reader turns the question over, or anybody for a reader who is gone (TC-5).
pub(super) fn turn(room: &Room<'_>, reader: Seat) -> Markup {
    let words = room.words;
    let label = match (room.is_me(reader), room.game.options.questions) {
        (false, _) => words.tc_turn_for(room.name(reader)),
        (true, Questions::Drawn) => words.tc_turn(),
        (true, Questions::Picked) => words.tc_turn_three(),
    };
    html! {
        @if room.may(Ability::TurnQuestion) {
            (next_deed(room.table, "turn_question", html! {
                button class={ (BRASS) " " (room.seen_from(Moment::Next)) } { span { (say(label)) } }
            }))
        }
    }
}

/// A blank card between the rounds (TC-4).
pub(super) fn write(room: &Room<'_>) -> Markup {
    question::blank_card(room.words, room.table, question::Where::BetweenRounds, room.game.own_questions)
}

fn picking_title(room: &Room<'_>, reader: Seat) -> String {
    let words = room.words;
    match (room.is_me(reader), room.may(Ability::PickQuestion)) {
        (true, _) => words.tc_picking_title_you(),
        (false, true) => words.tc_picking_title_for(room.name(reader)),
        (false, false) => words.tc_picking_title(room.name(reader)),
    }
}

/// TC-5, with the option: the reader selects a question, of those that they see alone, of others, or one that
/// they write.
fn picking(room: &Room<'_>, reader: Seat, questions: &[Question]) -> Hand {
    let words = room.words;
    let may = room.may(Ability::PickQuestion);
    let why = if may { words.tc_picking_why_you() } else { words.tc_picking_why() };
    Hand {
        ask: html! {
            h1 data-sound-cue=[may.then_some("knock")] { (say(picking_title(room, reader))) }
            p { (why) }
        },
        play: html! {
            @if may {
                ul.tc-picks {
                    @for question in questions {
                        li #{ "pick-" (question.card) } {
                            (deed(room.table, "pick_question", html! {
                                input type="hidden" name="question" value=(question.card);
                                button.tc-question { (question::face(room, question)) }
                            }))
                        }
                    }
                }
                @if room.may(Ability::AskOwnQuestion) {
                    (question::blank_card(
                        words,
                        room.table,
                        question::Where::InsteadOfPicks,
                        room.game.own_questions,
                    ))
                }
            } @else {
                (pegs(room))
            }
        },
        act: html! {
            @if room.may(Ability::DrawOthers) {
                (deed(room.table, "draw_others", html! { button.btn.btn-wide { (words.tc_draw_others()) } }))
            }
        },
    }
}
