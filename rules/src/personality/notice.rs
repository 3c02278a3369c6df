//! What the table's notices lead to: people who come, go, and keep the others waiting.

use super::{
    Answer, Event, GivingResult, Options,
    decide::voter_for,
    settle::{deal, settle},
    state::{Phase, State},
};
use crate::{Chance, Decided, EventDraft, Notice, Seat, Turnout};

pub(super) fn notice(state: &State, notice: Notice, chance: &mut dyn Chance) -> Decided<State, Event> {
    if state.phase == Phase::Over {
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
        Phase::Opening => vec![deal(state, chance)],
        Phase::Proposing { .. } => vec![Event::TurnLost { seat }],
        Phase::Laying { .. } | Phase::Judging { .. } => vec![Event::SeatAbstained { seat }],
        Phase::Voting { .. } | Phase::Runoff { .. } => {
            voter_for(state, seat).into_iter().map(|seat| Event::SeatAbstained { seat }).collect()
        }
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

/// Whether a late guest could sit down now. PE-1 counts everybody who ever sat here: there are six masks. Not
/// when all that is left to do is to read the portraits.
pub(super) fn welcomes(state: &State) -> bool {
    let room = state.roster.seats() < usize::from(*Options::PLAYERS.end());
    room && !matches!(state.phase, Phase::Ending { .. } | Phase::Over)
}

/// Whether somebody could play again for a seat that has left: as long as the game is not over (PE-1), also
/// while the portraits are read.
pub(super) fn welcomes_back(state: &State, seat: Seat) -> bool {
    state.phase != Phase::Over && state.roster.left().contains(seat)
}
