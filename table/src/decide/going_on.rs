//! From the end of a game to what comes next.

use journal::Millis;
use rules::image::Side;

use super::{Decision, Situation, all_have_seen, happens, host_only, playable, start_game, unless};
use crate::{
    event::{Entry, Event},
    games::GameOptions,
    guest::Guest,
    identity::GuestId,
    presence::Company,
    refusal::Refusal,
    state::State,
};

/// The host goes on at once. Of anybody else it is a wish, so that nobody is pulled out of the results by one
/// tap.
pub(super) fn close_game(
    state: &State,
    me: &Guest,
    Situation { company, now, .. }: Situation<'_>,
) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    if !game.state.is_over() {
        return Err(Refusal::GameUnderWay);
    }
    end_is_seen(state, now)?;
    let wishes = |guest: &GuestId| *guest == me.id || game.wishes.contains(guest);
    if state.host == Some(me.id) || most_people(state, company, me.id, wishes) {
        return happens([Event::GameClosed]);
    }
    unless(game.wishes.contains(&me.id), Event::GoOnWished { guest: me.id })
}

/// Only who has made an image can say that it was a bluff, and only when the game is over: a bluff that
/// nobody challenged stays its owner's secret until then, and after it if they like.
pub(super) fn confess(state: &State, me: &Guest, turn: u16, side: Side, now: Millis) -> Decision {
    end_is_seen(state, now)?;
    let told = state.has_confessed(me.id, turn, side).map_err(|_| Refusal::NothingToConfess)?;
    unless(told, Event::BluffConfessed { guest: me.id, turn, side })
}

/// Nobody takes the end of a game away from the others; one that is under way can be stopped at any time.
pub(super) fn end_is_seen(state: &State, now: Millis) -> Result<(), Refusal> {
    let over = state.game.as_ref().is_some_and(|game| game.state.is_over());
    if over { all_have_seen(state, now) } else { Ok(()) }
}

/// Whether this holds for more than half of the people whose screens look right now.
fn most_people(state: &State, company: &Company, me: GuestId, holds: impl Fn(&GuestId) -> bool) -> bool {
    let people = state.people_here().map(|guest| guest.id);
    let here: Vec<GuestId> = people.filter(|guest| *guest == me || company.is_connected(*guest)).collect();
    2 * here.iter().filter(|guest| holds(guest)).count() > here.len()
}

/// What is started is decided upon the table as it will be then.
pub(super) fn next_game(
    state: &State,
    me: &Guest,
    options: &GameOptions,
    situation: Situation<'_>,
) -> Decision {
    host_only(state, me)?;
    end_is_seen(state, situation.now)?;
    let options = playable(state, options, situation.decks)?;
    let under_way = state.game.as_ref().is_some_and(|game| !game.state.is_over());
    let stopped = under_way.then_some(Event::GameBrokenOff);
    let chosen = (options != state.chosen).then_some(Event::GameChosen { options });
    let mut before =
        Entry { by: None, id: None, print: None, events: stopped.into_iter().chain(chosen).collect() };
    let mut then = state.clone();
    then.fold(&before, state.seq, situation.now);
    let mut started = start_game(&then, me, situation)?;
    before.events.append(&mut started.events);
    started.events = before.events;
    Ok(started)
}
