//! The game stands still, and goes on.

use journal::Millis;

use super::{Decision, Situation, host_only, unless};
use crate::{
    decided::TableDecided,
    event::Event,
    guest::Guest,
    identity::GuestId,
    presence::Company,
    refusal::Refusal,
    state::{Playing, State},
};

/// The game that is being played and not over.
fn under_way(state: &State) -> Result<&Playing, Refusal> {
    state.game.as_ref().filter(|game| !game.state.is_over()).ok_or(Refusal::NoGame)
}

/// A reveal that is being shown is shown to its end all the same.
pub(super) fn pause(state: &State, me: &Guest) -> Decision {
    host_only(state, me)?;
    let game = under_way(state)?;
    unless(game.pause.is_some(), Event::Paused { guest: me.id })
}

/// The clock goes on from where it stood.
pub(super) fn resume(state: &State, me: &Guest, situation: Situation<'_>) -> Decision {
    let game = under_way(state)?;
    let Some(pause) = game.pause else { return Ok(TableDecided::nothing()) };
    if !may_resume(state, me.id, situation.company) {
        return Err(Refusal::NotTheHost);
    }
    let stood = situation.now.0.saturating_sub(pause.began.0);
    let clock = game.deadline.map(|at| Event::DeadlineSet { at: Some(Millis(at.0 + stood)) });
    let events: Vec<Event> = [Event::Resumed { guest: me.id }].into_iter().chain(clock).collect();
    Ok(events.into())
}

/// The host, or anybody while the host is away.
pub(crate) fn may_resume(state: &State, me: GuestId, company: &Company) -> bool {
    let away = state.host.is_none_or(|host| company.is_away(host));
    state.pause().is_some() && (state.host == Some(me) || away)
}

/// No move is made while the game stands still.
pub(super) fn not_paused(state: &State) -> Result<(), Refusal> {
    if state.pause().is_some() { Err(Refusal::GamePaused) } else { Ok(()) }
}

/// When the clock of a step would start that begins now: it stands still with the game.
pub(super) fn clock_time(state: &State, now: Millis) -> Millis {
    state.pause().map_or(now, |pause| pause.began)
}
