//! The box is open: what came out for me and for everybody, and where the pawns stand.

use maud::{Markup, html};
use rules::{
    Seat,
    colours::{Ability, Moment, OutcomeView, PawnView, PhaseView, RoundView, Symbol as Sign},
};

use super::{
    count::{self, heard_meanwhile},
    hand, question,
    room::Room,
};
use crate::{
    games::{WhyMoved, why_moved::so_far},
    look::{BRASS, Symbol, guest_badge, name, next_deed, symbol},
    pages::Hand,
    words::say,
};

pub(super) fn round_over(room: &Room<'_>, reader: Option<Seat>) -> Hand {
    let words = room.words;
    let round = room.game.last_round.as_ref();
    let mine = round.and_then(|round| round.outcomes.iter().find(|outcome| room.is_me(outcome.seat)));
    Hand {
        ask: html! {
            div.in-turn {
                (room.headline_until(room.moment(came_out(mine)), words.tc_stage_opened()))
                h1 data-sound-cue="turn" class=(room.seen_from(came_out(mine))) {
                    @match (mine, round) {
                        (Some(mine), _) => (got(room, mine)),
                        (None, Some(round)) => (seen_most(room, round)),
                        (None, None) => (words.tc_title_count()),
                    }
                }
            }
            @if let Some(mine) = mine {
                p class={ "tc-verdict " (room.seen_from(Moment::Worth)) } { (verdict(room, mine)) }
            }
        },
        play: html! {
            @if let Some(round) = round { (question::reminder(room, &round.question)) (count(room, round))
                (heard_meanwhile(room, round)) }
            @if room.may(Ability::AddQuestion) { (hand::write(room)) }
        },
        act: html! {
            @if room.may(Ability::FinishGame) {
                (next_deed(room.table, "finish_game", html! {
                    button class={ (BRASS) " " (room.seen_from(Moment::Next)) } { (words.tc_finish()) }
                }))
            } @else if let Some(reader) = reader {
                (hand::turn(room, reader))
            }
        },
    }
}

/// How I was seen, with the number where numbers are told.
fn got(room: &Room<'_>, mine: &OutcomeView) -> String {
    let words = room.words;
    match (mine.got, mine.votes) {
        (Sign::Plus, Some(votes)) => words.tc_got_most_votes(votes),
        (Sign::Plus, None) => words.tc_got_most(),
        (Sign::PlusMinus, Some(votes)) => words.tc_got_some_votes(votes),
        (Sign::PlusMinus, None) => words.tc_got_some(),
        (Sign::Zero, _) => words.tc_got_none(),
    }
}

/// What my prediction was worth.
fn verdict(room: &Room<'_>, mine: &OutcomeView) -> Markup {
    let words = room.words;
    html! {
        @match mine.predicted {
            Some(predicted) if predicted == mine.got => {
                (tick(room, true))
                span { (words.tc_said_right(Room::sign(predicted))) " " b { (words.tc_earned(mine.points)) } }
            }
            Some(predicted) => {
                (tick(room, false))
                span {
                    (words.tc_said_wrong(Room::sign(predicted)))
                    @if let Some(why) = why_not_most(room, mine) { " " (why) }
                }
            }
            None => (words.tc_said_nothing()),
        }
    }
}

/// Why some votes were not the most, for whoever had predicted that (TC-11, TC-12).
fn why_not_most(room: &Room<'_>, mine: &OutcomeView) -> Option<Markup> {
    let hoped = mine.predicted == Some(Sign::Plus) && mine.got == Sign::PlusMinus;
    let round = room.game.last_round.as_ref().filter(|_| hoped)?;
    Some(match winner_of(round) {
        Some(winner) => html! { (say(room.words.tc_seen_most(room.name(winner.seat)))) "." },
        None => html! { (room.words.tc_stage_tie_why()) },
    })
}

/// Why my pawn moved in the last round, or did not; the count itself tells it.
pub(super) fn why_moved(room: &Room<'_>) -> Option<WhyMoved> {
    let round = room.game.last_round.as_ref()?;
    if let PhaseView::RoundOver { .. } | PhaseView::Over { .. } = room.game.phase {
        return None;
    }
    let mine = round.outcomes.iter().find(|outcome| room.is_me(outcome.seat))?;
    let answer = html! { (got(room, mine)) " " (verdict(room, mine)) };
    let pawn = room.game.pawns.iter().find(|pawn| room.is_me(pawn.seat))?;
    let (at, goal) = (pawn.at.0, room.game.options.goal.0);
    let score = html! {
        @if let Some(me) = room.player(pawn.seat) { (guest_badge(me)) }
        (so_far(at.into(), goal.into(), &room.words.tc_space(at, goal)))
    };
    let question = if mine.points > 0 { room.words.why_moved() } else { room.words.why_stayed() };
    Some(WhyMoved { score, question, answer })
}

/// Whom the table has seen in a question, if it has agreed on somebody (TC-11, TC-12).
pub(super) fn winner_of(round: &RoundView) -> Option<&OutcomeView> {
    round.outcomes.iter().find(|outcome| outcome.got == Sign::Plus)
}

fn seen_most(room: &Room<'_>, round: &RoundView) -> Markup {
    let words = room.words;
    match winner_of(round) {
        Some(winner) => html! { (say(words.tc_seen_most(room.name(winner.seat)))) },
        None => html! { (words.tc_seen_nobody()) },
    }
}

/// Everybody's result, colour by colour, and how far it has brought their pawns.
fn count(room: &Room<'_>, round: &RoundView) -> Markup {
    let words = room.words;
    html! {
        table.tc-count {
            thead {
                tr {
                    th scope="col" { span.visually-hidden { (words.tc_count_player()) } }
                    th scope="col" { (words.tc_count_said()) }
                    th scope="col" { (words.tc_count_votes()) }
                    th scope="col" { span.visually-hidden { (words.tc_count_points()) } }
                }
            }
            tbody {
                @for pawn in &room.game.pawns {
                    @let outcome = round.outcomes.iter().find(|outcome| outcome.seat == pawn.seat);
                    tr class={
                        @if room.is_me(pawn.seat) { "tc-mine" }
                        (spotlight(room, round, pawn.seat))
                    } {
                        (standing(room, pawn))
                        @if let Some(outcome) = outcome { (outcome_cells(room, outcome)) }
                        @else { td {} td {} td {} }
                    }
                }
            }
        }
    }
}

/// The classes of whom the table has seen, who stands out for a moment, and of the others, who step back.
fn spotlight(room: &Room<'_>, round: &RoundView, seat: Seat) -> String {
    let Some(elected) = count::seen_most(round) else { return String::new() };
    room.cue(room.moment(Moment::Seen), if seat == elected { " hero cue" } else { " dims cue" })
}

/// When somebody's result is seen; for who only watches, whom the table has seen.
fn came_out(outcome: Option<&OutcomeView>) -> Moment {
    outcome.map_or(Moment::Seen, count::came_out)
}

fn outcome_cells(room: &Room<'_>, outcome: &OutcomeView) -> Markup {
    html! {
        td {
            @if let Some(predicted) = outcome.predicted {
                span.tc-got {
                    span class=(room.seen_from(Moment::Predictions)) { (sign(room, predicted)) }
                    span class=(room.seen_from(Moment::Worth)) { (tick(room, predicted == outcome.got)) }
                }
            } @else {
                span aria-hidden="true" { "–" }
                span.visually-hidden { (room.words.tc_unsaid()) }
            }
        }
        td {
            span class={ "tc-got " (room.seen_from(came_out(Some(outcome)))) } {
                @if let Some(votes) = outcome.votes { (votes) " " }
                (sign(room, outcome.got))
            }
        }
        td.tc-earned {
            span class={ (room.seen_from(Moment::Worth)) @if outcome.points == 0 { " tc-unearned" } } {
                (room.words.tc_stage_plus(outcome.points))
            }
        }
    }
}

/// A player, and how far the pawn has come.
fn standing(room: &Room<'_>, pawn: &PawnView) -> Markup {
    let goal = room.game.options.goal;
    runner(
        room,
        pawn,
        &html! {
            span aria-hidden="true" { (pawn.at.0) }
            span.visually-hidden { (room.words.tc_space(pawn.at.0, goal.0)) }
        },
    )
}

/// A player with the way of the pawn, and its space where that is told.
pub(super) fn runner(room: &Room<'_>, pawn: &PawnView, space: &Markup) -> Markup {
    html! {
        th scope="row" {
            @if let Some(guest) = room.player(pawn.seat) {
                div class={ "tc-runner " (guest.badge.colour().slug()) } {
                    (guest_badge(guest))
                    span {
                        (name(guest, room.words))
                        span class={ "tc-way " (room.seen_from(Moment::Walk)) } {
                            (way(pawn.at.0, room.game.options.goal.0))
                            (space)
                        }
                    }
                }
            }
        }
    }
}

/// The way to the last space, walked so far. Space 1 is the beginning (TC-18).
fn way(at: u8, goal: u8) -> Markup {
    html! {
        svg viewBox={ "0 0 " (goal - 1) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            rect width=(at.saturating_sub(1)) height="1" {}
        }
    }
}

pub(super) fn sign(room: &Room<'_>, sign: Sign) -> Markup {
    html! {
        b.tc-sign aria-hidden="true" { (Room::sign(sign)) }
        span.visually-hidden { (room.symbol_name(sign)) " " }
    }
}

fn tick(room: &Room<'_>, right: bool) -> Markup {
    let words = room.words;
    html! {
        span class=(if right { "tick" } else { "tick tick-wrong" }) {
            (symbol(if right { Symbol::Check } else { Symbol::Close }))
            span.visually-hidden { (if right { words.tc_right() } else { words.tc_wrong() }) }
        }
    }
}
