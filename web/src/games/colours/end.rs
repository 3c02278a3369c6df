//! The evening as a whole: who has won, and how the table has seen everybody.

use maud::{Markup, html};
use rules::{
    SeatSet,
    colours::{PawnView, RoundView},
};

use super::{question, results, room::Room};
use crate::{
    games::{
        came_out,
        end::{Winners, crown, earlier_rounds, own_portrait, what_next},
    },
    look::person,
    pages::Hand,
    words::say,
};

/// So many questions can be scrolled through with pleasure.
const MOST_QUESTIONS: usize = 40;

pub(super) fn over(room: &Room<'_>, winners: SeatSet, history: &[RoundView]) -> Hand {
    let words = room.words;
    Hand {
        ask: html! {
            h1 data-sound-cue="chord" { (say(headline(room, winners))) }
            p { @if winners.is_empty() { (words.tc_over_why_nobody()) } @else { (words.tc_over_why()) } }
        },
        play: html! {
            (pawns(room, winners))
            (came_out::on_hand(room))
            (myself(room, history))
            @if !history.is_empty() {
                h2.part { (words.tc_over_questions()) }
                @let (earlier, last) = history.split_at(history.len().saturating_sub(MOST_QUESTIONS));
                ol.turns { @for round in last.iter().rev() { (asked(room, round)) } }
                (earlier_rounds(words, earlier.len(), &html! {
                    @for round in earlier.iter().rev() { (asked(room, round)) }
                }))
            }
        },
        act: what_next(words, room.table),
    }
}

/// The questions of which the table has said: that is me.
fn myself(room: &Room<'_>, history: &[RoundView]) -> Markup {
    let words = room.words;
    let Some(me) = room.game.me.filter(|_| !history.is_empty()) else { return html! {} };
    let is_mine = |round: &&RoundView| results::winner_of(round).is_some_and(|winner| winner.seat == me);
    let mine = history.iter().rev().filter(is_mine);
    let mine: Vec<Markup> = mine.map(|round| question::face(room, &round.question)).collect();
    own_portrait(&words.tc_over_mine(), mine.is_empty().then(|| words.tc_over_mine_none()), &mine)
}

/// TC-18, TC-19
fn headline(room: &Room<'_>, winners: SeatSet) -> String {
    let words = room.words;
    match Winners::of(room, winners) {
        Winners::Nobody => words.tc_over_nobody(),
        Winners::Me => words.tc_over_you(),
        Winners::MeAnd(names) => words.tc_over_shared(names),
        Winners::Others(count, names) => words.tc_over_winner(count, names),
    }
}

/// The board's end, from the first pawn to the last.
fn pawns(room: &Room<'_>, winners: SeatSet) -> Markup {
    let mut pawns: Vec<&PawnView> = room.game.pawns.iter().collect();
    pawns.sort_by_key(|pawn| pawn.behind);
    html! {
        table.tc-count.tc-final {
            tbody {
                @for pawn in pawns {
                    tr class=[room.is_me(pawn.seat).then_some("tc-mine")] {
                        // Points are told beside it: a second number would only puzzle.
                        (results::runner(room, pawn, &html! {}))
                        td { @if winners.contains(pawn.seat) { (crown(room.words)) } }
                        td.tc-earned { (room.words.tc_points(pawn.points)) }
                    }
                }
            }
        }
    }
}

/// A question of the evening, and whom the table saw in it.
fn asked(room: &Room<'_>, round: &RoundView) -> Markup {
    html! {
        li.turn.tc-asked {
            p { (question::face(room, &round.question)) }
            @match results::winner_of(round).and_then(|winner| room.player(winner.seat)) {
                Some(guest) => (person(guest, room.words)),
                None => span.soft { (room.words.tc_seen_nobody()) },
            }
        }
    }
}
