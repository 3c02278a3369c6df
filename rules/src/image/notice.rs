//! What the table's notices lead to.

use super::{
    Event, Judge, Options, Ruling,
    settle::{deal, settle, settlement},
    state::{Phase, State},
};
use crate::{Chance, Decided, EventDraft, Notice, Seat, Turnout};

pub(super) fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
    if matches!(state.phase, Phase::Over { .. }) {
        return Decided::nothing();
    }
    let events = match state.roster.turnout(notice) {
        Some(Turnout::WentAway(seat)) => vec![Event::SeatWentAway { seat }],
        Some(Turnout::CameBack(seat)) => vec![Event::SeatCameBack { seat }],
        Some(Turnout::Left(seat)) => vec![Event::SeatLeft { seat }],
        Some(Turnout::Returned(seat)) if welcomes_back(state, seat) => vec![Event::SeatReturned { seat }],
        Some(Turnout::Asks(seat)) if welcomes(state) => vec![Event::SeatJoined { seat }],
        Some(Turnout::Skipped(seat)) if state.waiting_on().contains(seat) => skip(state, seat, chance),
        Some(Turnout::Returned(_) | Turnout::Asks(_) | Turnout::Skipped(_)) | None => vec![],
    };
    let mut draft = EventDraft::on(state, State::evolve);
    draft.record_all(events);
    settle(&mut draft, chance);
    draft.finish()
}

/// The table does not wait any longer for one whom it was waiting for.
fn skip(state: &State, seat: Seat, chance: &mut dyn Chance) -> Vec<Event> {
    match &state.phase {
        Phase::Opening => deal(state, chance),
        Phase::Turn { .. } => vec![Event::TurnLost { seat }],
        Phase::Window { .. } => vec![Event::TurnAccepted { seat }],
        // IM-17: who names nobody has nobody in mind.
        Phase::Naming { turn, challenge } => {
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
    room && cards && !matches!(state.phase, Phase::Over { .. })
}

/// Whether somebody could play again for a seat that has left (IM-1). Their hand lies there (IM-3), whatever
/// is left to draw.
pub(super) fn welcomes_back(state: &State, seat: Seat) -> bool {
    !matches!(state.phase, Phase::Over { .. }) && state.roster.left().contains(seat)
}
