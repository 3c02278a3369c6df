//! What everybody sees from across the room, phase by phase.

use maud::{Markup, html};
use rules::{
    Seat, SeatSet,
    colours::{Moment, PhaseView, Question, RoundView},
};

use super::{
    count::{heard, seen_most},
    finale::finale,
    pegs::pegs,
    room::Room,
    scene::{Lid, ballot_box, pile, question_card, signs},
    track::track,
};
use crate::{
    pages::Stage,
    words::{called, listed, say},
};

pub(super) fn stage(room: &Room<'_>) -> Stage {
    let over = matches!(room.game.phase, PhaseView::Over { .. });
    Stage {
        headline: headline(room),
        board_class: "board-path",
        board: html! {
            (scene(room))
            @if !over { (pegs(room)) }
            div.path-place {
                @if room.game.round > 0 && !over {
                    p.round-sign { (room.words.tc_stage_round(room.game.round)) }
                }
                (track(room))
            }
        },
        standing: html! {},
    }
}

fn headline(room: &Room<'_>) -> Markup {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening { reader, lost } => opening(room, *reader, lost.as_ref()),
        PhaseView::Picking { reader, .. } => {
            title(words.tc_stage_picking(room.name(*reader)), words.tc_stage_picking_how())
        }
        PhaseView::Voting { reader, question, .. } => {
            let asks = words.tc_stage_asks(room.name(*reader));
            html! {
                h1 {
                    (say(asks))
                    span.visually-hidden { " " (room.question(question)) }
                }
                p {
                    @if question.own.is_some() { b { (words.tc_own()) } " " }
                    (words.tc_stage_voting_how())
                }
            }
        }
        PhaseView::Predicting { .. } => title(words.tc_stage_predicting(), words.tc_stage_predicting_how()),
        PhaseView::RoundOver { reader, winners } => match room.counted() {
            Some(round) => counted(room, round, *reader, *winners),
            None => title(words.game_colours(), String::new()),
        },
        PhaseView::Over { winners, history } => over(room, *winners, history.len()),
    }
}

fn title(title: String, line: String) -> Markup {
    html! { h1 { (say(title)) } p { (say(line)) } }
}

fn opening(room: &Room<'_>, reader: Seat, lost: Option<&Question>) -> Markup {
    let (words, name) = (room.words, room.name(reader));
    let head = if room.game.last_round.is_none() && lost.is_none() {
        words.tc_stage_first(name)
    } else {
        words.tc_stage_reads(name)
    };
    html! {
        h1 { (say(head)) }
        p {
            @if lost.is_some() { (words.tc_stage_lost()) } @else { (words.tc_stage_opening_how()) }
            @if room.game.own_questions > 0 { " " (words.tc_stage_own(room.game.own_questions)) }
        }
    }
}

/// How the table has seen whom; then who reads next, or who has arrived.
fn counted(room: &Room<'_>, round: &RoundView, reader: Option<Seat>, winners: SeatSet) -> Markup {
    let (words, number) = (room.words, room.game.round);
    let (seen, next) = (room.seen_from(Moment::Seen), room.seen_from(Moment::Next));
    let most = seen_most(round);
    let head = most.map_or_else(|| words.tc_stage_tie(), |seat| words.tc_stage_seen(room.name(seat)));
    html! {
        (room.headline_until(room.moment(Moment::Seen), words.tc_stage_opened()))
        h1 #{ "seen-" (number) } class=(seen) data-sound-cue="turn" {
            (say(head))
        }
        p {
            @if most.is_none() { span class=(seen) { (words.tc_stage_tie_why()) } " " }
            @if let Some(reader) = reader {
                span #{ "next-" (number) } class=(next) data-sound-cue="turn" {
                    (say(words.tc_stage_next(room.name(reader))))
                }
            }
            @if !winners.is_empty() {
                span #arrived class=(next) data-sound-cue="chord" {
                    (say(words.tc_stage_reached(
                        winners.len(),
                        names(room, winners),
                        room.game.options.goal.0,
                    )))
                }
            }
        }
        (heard(room, round))
    }
}

fn over(room: &Room<'_>, winners: SeatSet, rounds: usize) -> Markup {
    let words = room.words;
    if winners.is_empty() {
        return title(words.tc_stage_ended(), words.tc_stage_ended_why());
    }
    let names = names(room, winners);
    let head = if winners.len() == 1 { words.tc_stage_won(names) } else { words.tc_stage_won_shared(names) };
    html! { h1 #won data-sound-cue="chord" { (say(head)) } p { (words.tc_stage_won_how(rounds)) } }
}

fn names(room: &Room<'_>, seats: SeatSet) -> String {
    listed(room.words, seats.iter().filter_map(|seat| room.player(seat)).map(called))
}

/// What lies in the middle of the table.
fn scene(room: &Room<'_>) -> Markup {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening { .. } => html! {
            div.scene.scene-opening { (pile()) (signs(room)) (ballot_box(Lid::Shut, html! {}, "")) }
        },
        // What the reader picks from is for their eyes (TC-5).
        PhaseView::Picking { .. } => html! {
            div.scene.scene-opening { (pile()) (signs(room)) (ballot_box(Lid::Shut, html! {}, "")) }
        },
        PhaseView::Voting { question, voted, .. } => {
            let count = words.tc_stage_voted(voted.len(), taking_part(room, *voted));
            let lid = Lid::Filling { ballots: voted.len() };
            html! {
                div.scene.scene-voting {
                    (question_card(room, question))
                    (ballot_box(lid, how_many(&count), ""))
                }
            }
        }
        PhaseView::Predicting { question, predicted, .. } => {
            let count = words.tc_stage_predicted(predicted.len(), taking_part(room, *predicted));
            html! {
                div.scene.scene-predicting {
                    (question_card(room, question))
                    (signs(room))
                    (ballot_box(Lid::Shut, how_many(&count), ""))
                }
            }
        }
        PhaseView::RoundOver { .. } => html! {
            div.scene.scene-counted {
                @if let Some(round) = room.counted() { (question_card(room, &round.question)) }
                (ballot_box(Lid::Open, html! {}, &room.cue(room.moment(Moment::Lid), "cue")))
            }
        },
        PhaseView::Over { winners, history } => html! {
            div.scene.scene-over { (finale(room, *winners, history)) }
        },
    }
}

fn how_many(count: &str) -> Markup {
    html! { p.how-many aria-live="polite" { (count) } }
}

/// Those who have done it and those we wait for: whoever is away does not count.
fn taking_part(room: &Room<'_>, done: SeatSet) -> usize {
    done.iter().chain(room.game.waiting_on.iter()).collect::<SeatSet>().len()
}
