//! A reminder for those whom the game waits for.

use journal::Millis;
use rules::SeatSet;

use super::{all_have_seen, host_only, not_paused};
use crate::{
    guest::Guest,
    identity::GuestId,
    refusal::Refusal,
    state::{Playing, State},
};

/// Whom the host reminds: everybody else for whom the game waits, as far as the host may know, so that
/// nothing is told by who is reminded. A bot needs no reminder.
pub(crate) fn nudged(state: &State, me: &Guest, now: Millis) -> Result<Vec<GuestId>, Refusal> {
    nudged_of(state, me, now, |game| game.state.view(game.eyes_of(me.id)).waiting_on())
}

/// The same where it is asked only if need be for whom the game waits, as far as the host may know.
pub(crate) fn nudged_of(
    state: &State,
    me: &Guest,
    now: Millis,
    waited: impl FnOnce(&Playing) -> SeatSet,
) -> Result<Vec<GuestId>, Refusal> {
    host_only(state, me)?;
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    not_paused(state)?;
    all_have_seen(state, now)?;
    let waited = waited(game);
    let guests = waited.iter().filter_map(|seat| game.seats.get(seat.index()).copied());
    let plays_itself =
        |guest: &GuestId| state.guest(*guest).is_some_and(|guest| guest.hands.level().is_none());
    let nudged: Vec<GuestId> = guests.filter(|guest| *guest != me.id).filter(plays_itself).collect();
    if nudged.is_empty() { Err(Refusal::NotWaitedFor) } else { Ok(nudged) }
}
