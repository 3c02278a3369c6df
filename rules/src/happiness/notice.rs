//! What the table's notices lead to: people who come, go, and keep the others waiting.

use super::{
    Event, Options,
    settle::{finished_guess, reveal},
    state::{Phase, State},
};
use crate::{Chance, Seat, SeatSet};

/// The table does not wait any longer: whose turn it is loses it, and a guesser counts as away; with the last
/// guesser who is here the turn ends. In the guessing there is nothing to skip for the player in turn, whose
/// ranking is sealed.
pub(super) fn skip(state: &State, seat: Seat, _chance: &mut dyn Chance) -> Option<Event> {
    match &state.phase {
        Phase::Opening | Phase::Revealed if state.next_to_draw() == Some(seat) => {
            Some(Event::TurnSkipped { seat })
        }
        Phase::Ranking { player, .. } if seat == *player => Some(Event::TurnSkipped { seat }),
        Phase::Guessing { .. } if state.waiting_on().contains(seat) => {
            let others = state.present_guessers().without(SeatSet::only(seat));
            let without = if others.is_empty() { unguessed(state) } else { None };
            without.or(Some(Event::SeatWentAway { seat }))
        }
        Phase::Opening | Phase::Ranking { .. } | Phase::Guessing { .. } | Phase::Revealed | Phase::Over => {
            None
        }
    }
}

/// GH-6: nobody is left who would guess: the row counts as it lies there, and without a whole one the turn is
/// lost.
fn unguessed(state: &State) -> Option<Event> {
    match &state.phase {
        Phase::Guessing { player, ranking, .. } => Some(match finished_guess(state) {
            Some(guess) => reveal(ranking.open(), guess),
            None => Event::TurnSkipped { seat: *player },
        }),
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
