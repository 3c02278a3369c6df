//! The end: who stands where, and how the table has seen whom.

use std::cmp::Reverse;

use maud::{Markup, html};
use rules::{
    SeatSet,
    colours::{OutcomeView, PawnView, RoundView, Symbol, podium},
};

use super::{
    letters::{letters, name_width},
    room::Room,
};
use crate::{
    games::podium::{Celebration, standee},
    look::{self, person, symbol},
};

/// So many lines of questions fit beside the standing, and so many questions.
const MOST_LINES: usize = 8;
const MOST_QUESTIONS: usize = 7;
/// So many letters of a question stand in a line there, and so many of a name.
const LETTERS: usize = 48;
const LETTERS_OF_NAME: usize = 11;

pub(super) fn finale(room: &Room<'_>, winners: SeatSet, history: &[RoundView]) -> Markup {
    html! {
        section.final-standing {
            h2.visually-hidden { (room.words.tc_stage_standing()) }
            ol { @for pawn in ranked(room) { (row(room, winners, pawn)) } }
        }
        section.look-back {
            h2 { (room.words.tc_stage_back()) }
            @match &telling(room, history)[..] {
                [] => p { (room.words.tc_stage_back_none()) },
                rounds => ol {
                    @for (round, outcome) in rounds {
                        li {
                            span { (room.question(&round.question)) }
                            @if let Some(guest) = room.player(outcome.seat) { (person(guest, room.words)) }
                        }
                    }
                },
            }
        }
    }
}

/// Everybody with what they have earned.
pub(super) fn celebration(room: &Room<'_>) -> Celebration {
    let points = |seat| {
        let pawn = room.game.pawns.iter().find(|pawn| pawn.seat == seat);
        pawn.map(|pawn| pawn.points.into())
    };
    let of = |(seat, ahead)| standee(room, seat, ahead, points(seat));
    Celebration::Podium(podium(room.game).into_iter().filter_map(of).collect())
}

fn ranked<'a>(room: &Room<'a>) -> Vec<&'a PawnView> {
    let mut pawns: Vec<&PawnView> = room.game.pawns.iter().collect();
    pawns.sort_by_key(|pawn| pawn.behind);
    pawns
}

fn row(room: &Room<'_>, winners: SeatSet, pawn: &PawnView) -> Markup {
    let won = winners.contains(pawn.seat);
    html! {
        li class=[won.then_some("has-won")] {
            span.final-place { @if won { (symbol(look::Symbol::Crown)) } @else { (pawn.behind + 1) } }
            @if let Some(guest) = room.player(pawn.seat) { (person(guest, room.words)) }
            b aria-hidden="true" { (pawn.points) }
            span.visually-hidden { (room.words.tc_stage_worth(pawn.points)) }
        }
    }
}

/// The rounds in which somebody stood out, the clearest of them if there are too many, in the order of play.
fn telling<'a>(room: &Room<'a>, history: &'a [RoundView]) -> Vec<(&'a RoundView, &'a OutcomeView)> {
    let most = |round: &'a RoundView| round.outcomes.iter().find(|outcome| outcome.got == Symbol::Plus);
    let mut rounds: Vec<(usize, &RoundView, &OutcomeView)> = history
        .iter()
        .enumerate()
        .filter_map(|(number, round)| Some((number, round, most(round)?)))
        .collect();
    rounds.sort_by_key(|(_, _, outcome)| Reverse(outcome.votes));
    let mut lines = 0;
    rounds.retain(|(_, round, outcome)| {
        let name = room.player(outcome.seat).map_or(0, name_width);
        let words = letters(room.question(&round.question));
        let needs = words.div_ceil(LETTERS).max(name.div_ceil(LETTERS_OF_NAME));
        let fits = lines + needs <= MOST_LINES;
        lines += if fits { needs } else { 0 };
        fits
    });
    rounds.truncate(MOST_QUESTIONS);
    rounds.sort_by_key(|(number, ..)| *number);
    rounds.into_iter().map(|(_, round, outcome)| (round, outcome)).collect()
}
