//! What the table's notices lead to: people who come, go, and keep the others waiting.

use super::{
    Event, Options,
    settle::settle,
    state::{Phase, State},
};
use crate::{Chance, Decided, EventDraft, Notice, Seat, Turnout};

pub(super) fn notice(state: &State, notice: Notice, _chance: &mut dyn Chance) -> Decided<State, Event> {
    if state.phase == Phase::Over {
        return Decided::nothing();
    }
    let event = state.roster.turnout(notice).and_then(|turnout| match turnout {
        Turnout::WentAway(seat) => Some(Event::SeatWentAway { seat }),
        Turnout::CameBack(seat) => Some(Event::SeatCameBack { seat }),
        Turnout::Left(seat) => Some(Event::SeatLeft { seat }),
        Turnout::Returned(seat) => welcomes_back(state, seat).then_some(Event::SeatReturned { seat }),
        Turnout::Asks(seat) => welcomes(state).then_some(Event::SeatJoined { seat }),
        Turnout::Skipped(seat) => skip(state, seat),
    });
    let mut draft = EventDraft::on(state, State::evolve);
    draft.record_all(event);
    settle(&mut draft);
    draft.finish()
}

/// The table does not wait any longer: whose turn it is loses it, and a guesser counts as away. In the
/// guessing there is nothing to skip for the player in turn, whose ranking is sealed.
fn skip(state: &State, seat: Seat) -> Option<Event> {
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
    !matches!(state.phase, Phase::Over) && state.roster.seats() < usize::from(*Options::PLAYERS.end())
}

/// Whether somebody could play again for a seat that has left: as long as the game is not over (GH-3).
pub(super) fn welcomes_back(state: &State, seat: Seat) -> bool {
    state.phase != Phase::Over && state.roster.left().contains(seat)
}
