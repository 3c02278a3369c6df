//! What the table does by itself as time passes. Pure: nothing here acts.

use journal::Millis;
use rules::{Chance, EventDraft, Notice, Seat, SeatSet};

use crate::{
    decide::{EXTENSION, Situation, heir, lapses_at, played},
    decided::TableDecided,
    event::Event,
    games::{GameDecided, GameState},
    guest::Guest,
    identity::GuestId,
    state::State,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Errand {
    /// A guest's screens have been gone for a while.
    NoteAway(GuestId),
    NoteBack(GuestId),
    /// The host has been gone for a while: somebody else takes over.
    MoveHostOn,
    /// Time is up for the step.
    EndStep,
    /// Who has not answered has left out what can be left out.
    Lapse,
    /// Bots whom nobody waited for any longer play along again.
    BringBotsBack,
    /// The server was away itself: the clock forgives that.
    ForgiveOutage,
}

/// No events when there is nothing to do any more.
pub(crate) fn run(
    state: &State,
    errand: Errand,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> TableDecided {
    match errand {
        Errand::NoteAway(guest) => {
            notice(state, guest, Event::GuestWentAway { guest }, Notice::Away, situation, chance)
        }
        Errand::NoteBack(guest) if state.guest(guest).is_some_and(Guest::has_stand_in) => {
            let back = |seat| state.game.as_ref().map(|game| game.state.notice(Notice::Back(seat), chance));
            let plays = state.seat_of(guest).and_then(back).unwrap_or_else(GameDecided::nothing);
            played(state, vec![Event::StandInWent { guest }], plays, situation.now)
        }
        Errand::NoteBack(guest) => {
            notice(state, guest, Event::GuestCameBack { guest }, Notice::Back, situation, chance)
        }
        Errand::MoveHostOn => match successor(state, situation) {
            Some(guest) => [Event::HostChanged { guest: Some(guest) }].into(),
            None => TableDecided::nothing(),
        },
        Errand::EndStep => end_step(state, situation, chance),
        Errand::Lapse => lapse(state, situation, chance),
        Errand::BringBotsBack => bring_bots_back(state, situation, chance),
        Errand::ForgiveOutage => forgive(state, situation.now),
    }
}

/// Tells the game about a guest on one of its seats.
fn notice(
    state: &State,
    guest: GuestId,
    event: Event,
    notice: fn(Seat) -> Notice,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> TableDecided {
    let (Some(game), Some(seat)) = (&state.game, state.seat_of(guest)) else {
        return TableDecided::nothing();
    };
    let plays = game.state.notice(notice(seat), chance);
    if plays.is_empty() { TableDecided::nothing() } else { played(state, vec![event], plays, situation.now) }
}

/// Nobody comes back to a bot's seat by looking at it, as people do.
fn bring_bots_back(state: &State, situation: Situation<'_>, chance: &mut dyn Chance) -> TableDecided {
    let Some(game) = &state.game else { return TableDecided::nothing() };
    let mut draft = EventDraft::on(&game.state, GameState::evolve);
    for (_, _, seat) in state.played_by_bots() {
        let plays = draft.state().notice(Notice::Back(seat), chance);
        draft.add(plays);
    }
    let plays = draft.finish();
    if plays.is_empty() { TableDecided::nothing() } else { played(state, Vec::new(), plays, situation.now) }
}

/// Who would take over from a host who is not here: only somebody who is.
pub(crate) fn successor(state: &State, situation: Situation<'_>) -> Option<GuestId> {
    let host = state.host.filter(|host| !situation.company.is_connected(*host))?;
    heir(state, host, situation.company).filter(|heir| situation.company.is_connected(*heir))
}

/// Time is up: the game goes on without everybody it is waiting for. A deadline that was moved is not up.
fn end_step(state: &State, situation: Situation<'_>, chance: &mut dyn Chance) -> TableDecided {
    let Some(game) = &state.game else { return TableDecided::nothing() };
    if game.pause.is_some() || game.deadline.is_none_or(|deadline| situation.now < deadline) {
        return TableDecided::nothing();
    }
    let plays = without(&game.state, game.state.waiting_on(), chance);
    played(state, vec![Event::DeadlinePassed], plays, situation.now)
}

/// What can be left out is, by those who have not answered.
fn lapse(state: &State, situation: Situation<'_>, chance: &mut dyn Chance) -> TableDecided {
    let due = lapses_at(state).is_some_and(|at| at <= situation.now);
    let Some(game) = state.game.as_ref().filter(|_| due) else { return TableDecided::nothing() };
    let plays = without(&game.state, state.lapses(game), chance);
    if plays.is_empty() { TableDecided::nothing() } else { played(state, Vec::new(), plays, situation.now) }
}

/// The game goes on without what these were to do in this step.
fn without(game: &GameState, seats: SeatSet, chance: &mut dyn Chance) -> GameDecided {
    let mut draft = EventDraft::on(game, GameState::evolve);
    for seat in seats.iter() {
        // Skipping one may already have ended the step.
        if draft.state().step() != game.step() {
            break;
        }
        let plays = draft.state().notice(Notice::Skip(seat), chance);
        draft.add(plays);
    }
    draft.finish()
}

/// Nobody loses a step to a time in which they could not act.
fn forgive(state: &State, now: Millis) -> TableDecided {
    let fair = Millis(now.0 + EXTENSION.0);
    let running = state.game.as_ref().filter(|game| game.pause.is_none());
    let deadline = running.and_then(|game| game.deadline);
    if deadline.is_some_and(|deadline| deadline < fair) {
        [Event::DeadlineSet { at: Some(fair) }].into()
    } else {
        TableDecided::nothing()
    }
}
