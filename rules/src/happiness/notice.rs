//! What the table's notices lead to: people who come, go, and keep the others waiting.

use super::{
    Event, Options,
    state::{Phase, State},
};
use crate::{Chance, Seat};

/// The table does not wait any longer: whose turn it is loses it, and a guesser counts as away. In the
/// guessing there is nothing to skip for the player in turn, whose ranking is sealed.
pub(super) fn skip(state: &State, seat: Seat, _chance: &mut dyn Chance) -> Option<Event> {
    match &state.phase {
        Phase::Opening | Phase::Revealed if state.next_to_draw() == Some(seat) => {
            Some(Event::TurnSkipped { seat })
        }
        Phase::Ranking { player, .. } if seat == *player => Some(Event::TurnSkipped { seat }),
        Phase::Guessing { guess, .. } => {
            let waited_for = state.present_guessers().without(guess.agreed()).contains(seat);
            waited_for.then_some(Event::SeatWentAway { seat })
        }
        Phase::Opening | Phase::Ranking { .. } | Phase::Revealed | Phase::Over => None,
    }
}

/// Whether a late guest could sit down now. GH-1 counts everybody who ever sat here.
pub(super) fn welcomes(state: &State) -> bool {
    !state.is_over() && state.roster.seats() < usize::from(*Options::PLAYERS.end())
}

/// What happens when they do.
pub(super) fn joined(_state: &State, seat: Seat) -> Event {
    Event::SeatJoined { seat }
}
