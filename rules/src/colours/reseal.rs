//! Another game that the same eyes could not tell from this one, for the leak tests.

use super::{
    Ballot, Colours, Options, QuestionText, Supply, Symbol,
    state::{BallotBox, Phase, State},
    supply::Draw,
};
use crate::{
    Ballots, CardId, Chance, Eyes, Seat, SeatSet, any,
    testing::{Reseal, reseal::other_answers},
};

impl Reseal for Colours {
    fn reseal(state: &State, eyes: Eyes, chance: &mut dyn Chance) -> State {
        // Without `..`: a new field does not compile until somebody rules who may see it.
        let State {
            options,
            supply,
            points,
            roster,
            last_reader,
            last_question,
            waiting,
            rounds_begun,
            phase,
            history,
            step,
        } = state;
        let me = roster.seat_of(eyes);
        let sees_picks = state.sees_picks(me);
        let supply = other_words(supply, phase, sees_picks, chance);
        let phase = match phase {
            // TC-5: any others could have been drawn.
            Phase::Picking { reader, questions } if !sees_picks => {
                let draw = Draw { last: *last_question, ..Draw::default() };
                Phase::Picking { reader: *reader, questions: supply.draw(questions.len(), draw, chance) }
            }
            phase => resealed_phase(phase, me, chance),
        };
        State {
            options: options.clone(),
            supply,
            points: points.clone(),
            roster: roster.clone(),
            last_reader: *last_reader,
            last_question: *last_question,
            waiting: waiting.clone(),
            rounds_begun: *rounds_begun,
            phase,
            history: history.clone(),
            step: *step,
        }
    }
}

/// TC-4: what the table has written on cards that nobody has turned over could be anything.
fn other_words(supply: &Supply, phase: &Phase, sees_picks: bool, chance: &mut dyn Chance) -> Supply {
    let drawn: Vec<CardId> = match phase {
        Phase::Picking { questions, .. } if sees_picks => {
            questions.iter().map(|question| question.card).collect()
        }
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

/// TC-8: the same voters, and each but oneself with other votes. What cannot be read any more stays so.
fn other_ballots(
    ballots: &BallotBox,
    colours: SeatSet,
    me: Option<Seat>,
    chance: &mut dyn Chance,
) -> BallotBox {
    let known = |voter: Seat| me == Some(voter) || ballots.of(voter) == Some(&None);
    other_answers(ballots, known, |voter| Some(any_ballot(voter, colours, chance)))
}

fn any_ballot(voter: Seat, colours: SeatSet, chance: &mut dyn Chance) -> Ballot {
    let others: Vec<Seat> = colours.without(SeatSet::only(voter)).iter().collect();
    Ballot::new([(); Options::VOTES].map(|()| any(&others, chance)))
}

/// TC-10: face down for all but oneself.
fn other_predictions(
    predictions: &Ballots<Symbol>,
    me: Option<Seat>,
    chance: &mut dyn Chance,
) -> Ballots<Symbol> {
    other_answers(predictions, |seat| me == Some(seat), |_| any(&Symbol::ALL, chance))
}
