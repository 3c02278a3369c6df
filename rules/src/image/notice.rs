//! What the table's notices lead to.

use super::{
    Event, Judge, Options, Ruling,
    settle::{deal, settlement},
    state::{Phase, State},
};
use crate::{Chance, Seat};

/// The table does not wait any longer for one whom it was waiting for.
pub(super) fn skip(state: &State, seat: Seat, chance: &mut dyn Chance) -> Vec<Event> {
    if !state.waiting_on().contains(seat) {
        return vec![];
    }
    match &state.phase {
        Phase::Opening => deal(state, chance),
        // IM-16: a turn that is lost is finished.
        Phase::Turn { before, .. } => {
            before.iter().map(|_| Event::TurnStood).chain([Event::TurnLost { seat }]).collect()
        }
        Phase::Window { .. } => vec![Event::TurnAccepted { seat }],
        // IM-17: who names nobody has nobody in mind.
        Phase::Naming { turn, challenge, .. } => {
            vec![settlement(turn, challenge.side, Ruling::Upheld, Judge::Silence)]
        }
        Phase::Judging { .. } => vec![Event::SeatAbstained { seat }],
        Phase::TurnOver | Phase::Over { .. } => vec![],
    }
}

/// Whether a late guest could sit down now. IM-1 counts everybody who ever sat here.
pub(super) fn welcomes(state: &State) -> bool {
    let room = state.roster.seats() < usize::from(*Options::PLAYERS.end());
    let cards = match state.phase {
        Phase::Opening => state.deck_size() >= Options::least_cards(state.roster.seats() + 1),
        // Who draws the last card plays last, and nobody does by sitting down.
        _ => state.deck_size() > Options::HAND,
    };
    room && cards && !state.is_over()
}

/// What happens when they do.
pub(super) fn joined(_state: &State, seat: Seat) -> Event {
    Event::SeatJoined { seat }
}
