//! Who is alone with bots need not wait for them.

use journal::Millis;

use super::{Decision, not_paused, unless};
use crate::{
    event::Event,
    guest::Guest,
    identity::GuestId,
    refusal::Refusal,
    state::{Playing, State},
};

/// Bots make the same moves as ever, without their pauses, and what is being shown is over.
pub(super) fn skip_ahead(state: &State, me: &Guest, now: Millis) -> Decision {
    let game = skippable(state, me.id, now)?;
    unless(game.skip.is_some(), Event::SkippedAhead { guest: me.id })
}

/// Whether a guest has something to skip, and does not do so already.
pub(crate) fn may_skip_ahead(state: &State, me: GuestId, now: Millis) -> bool {
    skippable(state, me, now).is_ok_and(|game| game.skip.is_none())
}

/// The game in which a guest waits for bots, or sees a reveal, that concern nobody else.
fn skippable(state: &State, me: GuestId, now: Millis) -> Result<&Playing, Refusal> {
    let game = state.game.as_ref().filter(|game| !game.state.is_over()).ok_or(Refusal::NoGame)?;
    let seat = state.seat_of(me).ok_or(Refusal::NotSeated)?;
    if state.lone_person() != Some(me) {
        return Err(Refusal::NotAlone);
    }
    not_paused(state)?;
    let waits = game.is_showing(now) || !state.wants(game, seat);
    if waits { Ok(game) } else { Err(Refusal::NothingToSkip) }
}
