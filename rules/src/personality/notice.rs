//! What the table's notices lead to: people who come, go, and keep the others waiting.

use super::{
    Answer, Event, GivingResult, Options,
    settle::deal,
    state::{Phase, State},
};
use crate::{Chance, Sealed, Seat};

/// The table does not wait any longer for one whom it was waiting for.
pub(super) fn skip(state: &State, seat: Seat, chance: &mut dyn Chance) -> Vec<Event> {
    if !state.waiting_on().contains(seat) {
        return vec![];
    }
    match &state.phase {
        Phase::Opening => vec![deal(state, chance)],
        Phase::Proposing { .. } => vec![Event::TurnLost { seat }],
        Phase::Laying { .. } | Phase::Judging { .. } => vec![Event::SeatAbstained { seat }],
        Phase::Voting { .. } | Phase::Runoff { .. } => vec![no_vote_of(state, seat)],
        // PE-16: the host moves on.
        Phase::Debate { .. } => vec![Event::DebateEnded],
        Phase::Exchanging { .. } => vec![Event::HandKept { seat }],
        Phase::Giving { giver } => {
            vec![Event::GivingEnded { giver: *giver, result: GivingResult::Lost }]
        }
        Phase::Answering { .. } => vec![Event::GiftAnswered { seat, answer: Answer::Accept }],
        Phase::Pairing { .. } => vec![Event::PairForgone { seat }],
        Phase::TurnOver | Phase::Ending { .. } | Phase::Over => vec![],
    }
}

/// PE-20: who is one of a pair and does not answer leaves it to the other, if they have chosen; if nobody
/// has, the pair does not vote.
fn no_vote_of(state: &State, seat: Seat) -> Event {
    let voter = state.pair_of(seat).map_or(seat, |pair| pair.leader);
    let chosen = state.pair_vote(voter).and_then(|draft| *draft.value());
    match (chosen, &state.phase) {
        (Some(vote), Phase::Voting { .. }) => Event::VoteCast { seat: voter, vote: Sealed::new(vote) },
        (Some(vote), _) => Event::SecondVoteCast { seat: voter, choice: Sealed::new(vote.choice) },
        (None, _) => Event::SeatAbstained { seat: voter },
    }
}

/// Whether a late guest could sit down now. PE-1 counts everybody who ever sat here: there are six masks. Not
/// when all that is left to do is to read the portraits.
pub(super) fn welcomes(state: &State) -> bool {
    let room = state.roster.seats() < usize::from(*Options::PLAYERS.end());
    room && !matches!(state.phase, Phase::Ending { .. } | Phase::Over)
}

/// What happens when they do.
pub(super) fn joined(_state: &State, seat: Seat) -> Event {
    Event::SeatJoined { seat }
}
