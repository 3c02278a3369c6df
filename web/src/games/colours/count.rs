//! The count: predictions turned over, cards out of the box, points.

use maud::{Markup, html};
use rules::{
    Seat,
    colours::{Moment, OutcomeView, RoundView, Symbol},
};

use super::{room::Room, scene::meaning};
use crate::{
    look::{self, guest_peg, symbol},
    words::plain,
};

/// What the round brought to one colour, below its peg.
pub(super) fn column(room: &Room<'_>, round: &RoundView, outcome: &OutcomeView) -> Markup {
    let words = room.words;
    html! {
        div class={ "counted" @if round.cards.is_none() { " counted-signs" } } aria-hidden="true" {
            @if let Some(cards) = &round.cards { (votes_for(room, cards, outcome.seat)) }
            @match outcome.votes {
                Some(votes) => div class={ "came-out " (room.seen_from(Moment::Result)) } {
                    small { (words.tc_stage_got()) }
                    b { (Room::sign(outcome.got)) } span { (words.tc_stage_votes(votes)) }
                    small class={ "why " (room.seen_from(Moment::Why)) } { (why(room, round, outcome)) }
                },
                None => div class={ "came-out " (room.seen_from(Moment::Outcome(outcome.seat))) } {
                    small { (words.tc_stage_got()) }
                    b { (Room::sign(outcome.got)) } span { (meaning(room, outcome.got)) }
                },
            }
            (prediction(room, outcome))
        }
    }
}

/// Why votes count as ±, where that is not plain to see (TC-12): others have as many, or more.
fn why(room: &Room<'_>, round: &RoundView, outcome: &OutcomeView) -> String {
    let most = round.outcomes.iter().filter_map(|other| other.votes).max();
    match outcome.got {
        Symbol::PlusMinus if outcome.votes == most => room.words.tc_stage_why_shared(),
        Symbol::PlusMinus => room.words.tc_stage_why_fewer(),
        Symbol::Plus | Symbol::Zero => String::new(),
    }
}

/// The cards of one colour, each at the moment at which it came out of the shuffled box. Who put it in is
/// nowhere (TC-8).
fn votes_for(room: &Room<'_>, cards: &[Seat], seat: Seat) -> Markup {
    html! {
        ol.votes {
            @for (order, _) in cards.iter().enumerate().filter(|(_, card)| **card == seat) {
                li {
                    span class={ "vote " (room.seen_from(Moment::Vote(order as u8))) }
                        data-sound-cue="turn" data-hear=(plain(room.name(seat)))
                        id={ "vote-" (order) }
                    { @if let Some(guest) = room.player(seat) { (guest_peg(guest)) } }
                }
            }
        }
    }
}

fn prediction(room: &Room<'_>, outcome: &OutcomeView) -> Markup {
    let words = room.words;
    let Some(predicted) = outcome.predicted else {
        return html! { p.foretold.foretold-none { (words.tc_stage_no_guess()) } };
    };
    let right = predicted == outcome.got;
    let (worth, turned) = (room.seen_from(Moment::Worth), room.seen_from(Moment::Predictions));
    // A frame that tells what was right comes with the end.
    let framed = right && room.table.show_under_way().is_none();
    html! {
        div class={ "foretold" @if framed { " foretold-right" } } {
            div.said {
                small { (words.tc_stage_said()) }
                span class={ "bid " (turned) } {
                    (Room::sign(predicted))
                    span class={ "tick " (worth) @if !right { " tick-wrong" } } {
                        (symbol(if right { look::Symbol::Check } else { look::Symbol::Close }))
                    }
                }
            }
            b class=(worth) { (words.tc_stage_plus(outcome.points)) }
        }
    }
}

/// The one who stands out, if somebody does.
pub(super) fn seen_most(round: &RoundView) -> Option<Seat> {
    round.outcomes.iter().find(|outcome| outcome.got == Symbol::Plus).map(|outcome| outcome.seat)
}

/// The whole count in sentences, for those who listen: the predictions first (TC-10), what came out, and what
/// that was worth, each in its moment.
pub(super) fn heard(room: &Room<'_>, round: &RoundView) -> Markup {
    let hidden = |moment| format!("visually-hidden {}", room.seen_from(moment));
    html! {
        p class=(hidden(Moment::Predictions)) data-hear { (predictions(room, round)) }
        @for outcome in &round.outcomes {
            p class=(hidden(came_out(outcome))) data-hear { (plain(result(room, outcome))) }
        }
        @for outcome in &round.outcomes {
            p class=(hidden(Moment::Walk)) data-hear { (plain(worth(room, round, outcome))) }
        }
    }
}

/// The same on a phone while it is shown: there is a table to be read, and nothing of it speaks.
pub(super) fn heard_meanwhile(room: &Room<'_>, round: &RoundView) -> Markup {
    html! { @if room.table.show_under_way().is_some() { (heard(room, round)) } }
}

/// When it is seen what came out for a colour.
pub(super) fn came_out(outcome: &OutcomeView) -> Moment {
    match outcome.votes {
        Some(_) => Moment::Result,
        None => Moment::Outcome(outcome.seat),
    }
}

fn predictions(room: &Room<'_>, round: &RoundView) -> String {
    let said = round.outcomes.iter().filter_map(|outcome| {
        Some(format!(" {} {}.", plain(room.name(outcome.seat)), Room::sign(outcome.predicted?)))
    });
    said.fold(room.words.tc_stage_heard_predictions(), |all, each| all + &each)
}

fn result(room: &Room<'_>, outcome: &OutcomeView) -> String {
    let (words, name, sign) = (room.words, room.name(outcome.seat), Room::sign(outcome.got));
    match outcome.votes {
        Some(votes) => words.tc_stage_heard_votes(name, words.tc_stage_votes(votes), sign),
        None => words.tc_stage_heard(name, format!("{sign}, {}", meaning(room, outcome.got))),
    }
}

/// Whose prediction was worth what, and how far that has brought the pawn.
fn worth(room: &Room<'_>, round: &RoundView, outcome: &OutcomeView) -> String {
    let (words, name) = (room.words, room.name(outcome.seat));
    let space = round.pawns.get(outcome.seat.index()).map_or(1, |space| space.0);
    match outcome.predicted {
        Some(predicted) => {
            let verdict =
                if predicted == outcome.got { words.tc_stage_right() } else { words.tc_stage_wrong() };
            let points = words.tc_stage_worth(outcome.points);
            words.tc_stage_heard_guess(name, Room::sign(predicted), verdict, points, space)
        }
        None => words.tc_stage_heard_none(name, space),
    }
}
