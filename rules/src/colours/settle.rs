//! What follows of itself.

use super::{
    Ballot, Counts, Event, Options, Outcome, Symbol, scoring,
    state::{BallotBox, Phase, Round, State},
};
use crate::{Chance, Seat, shuffle};

/// What happens now without anybody asking for it.
pub(super) fn consequence(state: &State, chance: &mut dyn Chance) -> Option<Event> {
    if let Phase::Over { .. } = state.phase {
        return None;
    }
    if state.roster.active().len() < usize::from(*Options::PLAYERS.start()) {
        // The key of a round does not outlast the game.
        return Some(match state.round_under_way() {
            Some(round) => Event::RoundLost { round },
            None => Event::GameFinished { winners: state.decided() },
        });
    }
    // TC-21: somebody is here, and all who are have given theirs. Nobody being here decides nothing.
    let done = state.players_here().goes_on_without(state.owing());
    match &state.phase {
        Phase::Voting { round, ballots } => {
            if state.players().with(state.voted()).len() < Options::LEAST_BALLOTS {
                Some(Event::RoundLost { round: round.number })
            } else {
                // TC-9
                (done && ballots.given().len() >= Options::LEAST_BALLOTS).then_some(Event::VotingClosed)
            }
        }
        // TC-10
        Phase::Predicting { round, ballots, .. } => done.then(|| counted(state, round, ballots, chance)),
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver | Phase::Over { .. } => None,
    }
}

/// The predictions are turned over and the votes counted (TC-10 to TC-14). If a ballot cannot be read any
/// more, nobody can say what came out.
pub(super) fn counted(state: &State, round: &Round, ballots: &BallotBox, chance: &mut dyn Chance) -> Event {
    let Some(mut cards) = votes_in(ballots) else { return Event::RoundLost { round: round.number } };
    let count = |seat: Seat| cards.iter().filter(|card| **card == seat).count() as u8;
    let colours: Vec<Seat> = round.colours.iter().collect();
    let symbols = scoring::symbols(&colours.iter().map(|seat| count(*seat)).collect::<Vec<_>>());
    let outcome = |(seat, got): (Seat, Symbol)| {
        let predicted = prediction_of(state, seat);
        let points = predicted.map_or(0, |predicted| scoring::points(predicted, got));
        Outcome { seat, predicted, got, points }
    };
    let outcomes = colours.into_iter().zip(symbols).map(outcome).collect();
    let cards = match state.options.counts {
        Counts::Shown => {
            // TC-8: from an order that owes nothing to the voters into one that owes all to chance.
            cards.sort_unstable();
            shuffle(&mut cards, chance);
            Some(cards)
        }
        Counts::OutcomeOnly => None,
    };
    Event::RoundCounted { round: round.number, cards, outcomes }
}

fn votes_in(ballots: &BallotBox) -> Option<Vec<Seat>> {
    let votes: Option<Vec<[Seat; Options::VOTES]>> =
        ballots.open().map(|(_, ballot)| ballot.map(Ballot::votes)).collect();
    Some(votes?.concat())
}

fn prediction_of(state: &State, seat: Seat) -> Option<Symbol> {
    match &state.phase {
        Phase::Predicting { predictions, .. } => predictions.of(seat).copied(),
        _ => None,
    }
}
