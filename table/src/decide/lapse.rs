//! What can be left out is, after a while, by who does not answer.

use journal::Millis;

use super::{Decision, host_only, in_seconds, unless};
use crate::{
    event::Event,
    guest::Guest,
    refusal::Refusal,
    show::{Showing, Shows},
    state::State,
};

/// How long that may take, in seconds.
pub const LAPSE: std::ops::RangeInclusive<u32> = 5..=120;

pub(super) fn choose_lapse(state: &State, me: &Guest, seconds: Option<u32>) -> Decision {
    host_only(state, me)?;
    if seconds.is_some_and(|seconds| !LAPSE.contains(&seconds)) {
        return Err(Refusal::LapseOutOfRange);
    }
    unless(seconds == state.lapse, Event::LapseChosen { seconds })
}

/// When who has not answered by then has left it out. It is counted from when that can be, but not before the
/// end of a reveal, stands still in a pause, and is not counted where nothing takes its time.
pub(crate) fn lapses_at(state: &State) -> Option<Millis> {
    let game = state.game.as_ref().filter(|game| game.pause.is_none())?;
    let seconds = state.lapse.filter(|_| state.shows == Shows::Played)?;
    let seen = game.show.map_or(Millis(0), Showing::next_at);
    game.lapsing_since.map(|since| in_seconds(since.max(seen), seconds))
}
