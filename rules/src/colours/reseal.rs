//! Another game that the same eyes could not tell from this one. Only the leak tests need it.

use std::collections::BTreeMap;

use super::{
    Ballot, Options, QuestionText, Supply, Symbol,
    state::{Ballots, Phase, State},
};
use crate::{CardId, Chance, Eyes, Sealed, Seat, SeatSet};

pub(super) fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
    // Without `..`: a new field does not compile until somebody rules who may see it.
    let State {
        options,
        supply,
        points,
        roster,
        last_reader,
        last_question,
        rounds_begun,
        phase,
        history,
        step,
    } = state;
    // Who has left, or never sat here, knows what everyone knows.
    let me = match eyes {
        Eyes::Seat(seat) if seat.index() < points.len() && !roster.left().contains(seat) => Some(seat),
        Eyes::Seat(_) | Eyes::Everyone => None,
    };
    State {
        options: options.clone(),
        supply: other_words(supply, phase, chance),
        points: points.clone(),
        roster: roster.clone(),
        last_reader: *last_reader,
        last_question: *last_question,
        rounds_begun: *rounds_begun,
        phase: resealed_phase(phase, me, chance),
        history: history.clone(),
        step: *step,
    }
}

/// TC-4: what the table has written on cards that nobody has turned over could be anything.
fn other_words(supply: &Supply, phase: &Phase, chance: &mut dyn Chance) -> Supply {
    let drawn: Vec<CardId> = match phase {
        Phase::Picking { questions, .. } => questions.iter().map(|question| question.card).collect(),
        _ => vec![],
    };
    let mut other = supply.clone();
    for (card, text) in &mut other.own {
        if supply.pile.fresh().contains(card) && !drawn.contains(card) {
            let words = format!("Who has thought of the number {}?", chance.below(1_000_000));
            *text = QuestionText::new(&words).expect("a short question");
        }
    }
    other
}

fn resealed_phase(phase: &Phase, me: Option<Seat>, chance: &mut dyn Chance) -> Phase {
    match phase {
        Phase::Voting { round, ballots } => {
            Phase::Voting { round: round.clone(), ballots: other_ballots(ballots, round.colours, me, chance) }
        }
        Phase::Predicting { round, ballots, predictions } => Phase::Predicting {
            round: round.clone(),
            ballots: other_ballots(ballots, round.colours, me, chance),
            predictions: other_predictions(predictions, me, chance),
        },
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver | Phase::Over { .. } => {
            phase.clone()
        }
    }
}

/// TC-8: the same voters, and each but oneself with other votes.
fn other_ballots(ballots: &Ballots, colours: SeatSet, me: Option<Seat>, chance: &mut dyn Chance) -> Ballots {
    let other = |(voter, ballot): (&Seat, &Option<Sealed<Ballot>>)| {
        let known = me == Some(*voter) || ballot.is_none();
        (*voter, if known { ballot.clone() } else { Some(any_ballot(*voter, colours, chance)) })
    };
    ballots.iter().map(other).collect()
}

fn any_ballot(voter: Seat, colours: SeatSet, chance: &mut dyn Chance) -> Sealed<Ballot> {
    let others: Vec<Seat> = colours.iter().filter(|seat| *seat != voter).collect();
    let mut any = || others[chance.below(others.len() as u32) as usize];
    Sealed::new(Ballot::new([(); Options::VOTES].map(|()| any())))
}

/// TC-10: face down for all but oneself.
fn other_predictions(
    predictions: &BTreeMap<Seat, Sealed<Symbol>>,
    me: Option<Seat>,
    chance: &mut dyn Chance,
) -> BTreeMap<Seat, Sealed<Symbol>> {
    let mut any = || Sealed::new(Symbol::ALL[chance.below(Symbol::ALL.len() as u32) as usize]);
    let other = |(seat, prediction): (&Seat, &Sealed<Symbol>)| {
        (*seat, if me == Some(*seat) { prediction.clone() } else { any() })
    };
    predictions.iter().map(other).collect()
}
