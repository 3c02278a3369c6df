//! What the table's notices lead to: people who come, go, and keep the others waiting.

use super::{
    Event, Options,
    settle::counted,
    state::{Phase, State},
};
use crate::{Chance, Seat, SeatSet};

/// The table does not wait any longer: for a reader others may act, and who has not voted or predicted
/// abstains. When that leaves too few votes to keep them secret, the round is lost.
pub(super) fn skip(state: &State, seat: Seat, chance: &mut dyn Chance) -> Vec<Event> {
    let goes_away = state.roster.present().contains(seat).then_some(Event::SeatWentAway { seat });
    let others_owing = state.owing().and(state.roster.present()).without(SeatSet::only(seat));
    let on = match &state.phase {
        Phase::Opening { .. } | Phase::Picking { .. } | Phase::RoundOver => {
            return goes_away.filter(|_| state.reader_to_act() == Some(seat)).into_iter().collect();
        }
        Phase::Voting { .. } | Phase::Predicting { .. } if !state.owing().contains(seat) => return vec![],
        Phase::Voting { round, .. } => {
            if voters_without(state, seat).len() < Options::LEAST_BALLOTS {
                Some(Event::RoundLost { round: round.number })
            } else {
                others_owing.is_empty().then_some(Event::VotingClosed)
            }
        }
        Phase::Predicting { round, ballots, .. } => {
            others_owing.is_empty().then(|| counted(state, round, ballots, chance))
        }
        Phase::Over { .. } => None,
    };
    goes_away.into_iter().chain(on).collect()
}

/// Who has voted, or is here and may still.
fn voters_without(state: &State, seat: Seat) -> SeatSet {
    state.players_here().without(SeatSet::only(seat)).with(state.voted())
}

/// Whether a late guest could sit down now. TC-1 counts everybody who ever sat here, so that no colour is
/// used twice. Not when all that is left to do is to look at the winner.
pub(super) fn welcomes(state: &State) -> bool {
    let room = state.roster.seats() < usize::from(*Options::PLAYERS.end());
    room && !state.is_over() && state.decided().is_empty()
}

/// What happens when they do.
pub(super) fn joined(_state: &State, seat: Seat) -> Event {
    Event::SeatJoined { seat }
}
