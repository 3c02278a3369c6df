//! Bots that come to the table, and bots that stand in for guests who are not here.

use bots::Level;
use journal::Millis;
use rules::{Chance, Notice, Seat};

use super::{Decision, Situation, host_only, may_skip, played, take_seat, unless};
use crate::{
    bot::{self, BotPace},
    decided::TableDecided,
    door::{self, spare_badge, spare_face},
    event::Event,
    games::GameView,
    guest::{Guest, Hands, Standing},
    identity::GuestId,
    presence::Company,
    refusal::Refusal,
    state::{Playing, State},
};

/// With one person they are ten, as many as most tables have chairs.
const MOST_BOTS: usize = 9;

pub(crate) fn has_room_for_a_bot(state: &State) -> bool {
    room_for_a_bot(state).is_ok()
}

/// A locked table lets in nobody from outside; bots come because the host asks for them.
fn room_for_a_bot(state: &State) -> Result<GuestId, Refusal> {
    if state.here().filter(|guest| guest.is_bot()).count() >= MOST_BOTS {
        return Err(Refusal::EnoughBots);
    }
    let seated = |guest: &Guest| state.game.as_ref().is_some_and(|game| game.seats.contains(&guest.id));
    // A bot that was shown out comes again, so that bots who come and go do not fill the table's memory.
    // While its seat is remembered, it stays who it was.
    let shown_out = |guest: &&Guest| guest.is_bot() && guest.standing == Standing::ShownOut && !seated(guest);
    match state.guests.iter().find(shown_out) {
        Some(known) if !door::is_crowded(state) => Ok(known.id),
        Some(_) => Err(Refusal::TableFull),
        None => door::next_guest(state),
    }
}

pub(super) fn add_bot(
    state: &State,
    me: &Guest,
    level: Level,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    host_only(state, me)?;
    let guest = room_for_a_bot(state)?;
    let name = bot::free_name(state, chance).ok_or(Refusal::EnoughBots)?;
    let badge = spare_badge(state).ok_or(Refusal::TableFull)?;
    let face = spare_face(state, guest);
    let seat = state.game.as_ref().and_then(|game| take_seat(state, game, guest, situation.now, chance));
    let mut decided = seat.unwrap_or_else(TableDecided::nothing);
    decided.events.insert(0, Event::BotArrived { guest, name, badge, face, level });
    Ok(decided)
}

pub(super) fn choose_pace(state: &State, me: &Guest, pace: BotPace) -> Decision {
    host_only(state, me)?;
    unless(pace == state.bot_pace, Event::BotPaceChosen { pace })
}

/// The bots go ahead in this step. Whether the game waits for one is asked of what the guest sees: an answer
/// must not tell for whom it truly waits.
pub(super) fn ask(state: &State, me: &Guest) -> Decision {
    let game = state.game.as_ref().filter(|game| !game.state.is_over()).ok_or(Refusal::NoGame)?;
    let waiting_on = game.state.view(state.eyes_of(me.id)).waiting_on();
    if !state.played_by_bots().any(|(_, _, seat)| waiting_on.contains(seat)) {
        return Err(Refusal::NoBotToAsk);
    }
    unless(game.bots_asked, Event::BotsAsked { guest: me.id })
}

/// Whether there are bots that hold back, as far as this view tells, and nobody has asked them yet.
pub(crate) fn bots_to_ask(state: &State, view: &GameView) -> bool {
    let could = view.could_be_asked();
    state.game.as_ref().is_some_and(|game| !game.bots_asked)
        && state.played_by_bots().any(|(_, _, seat)| could.contains(seat))
}

/// Whether somebody may have a bot play for a guest right now.
pub(crate) fn may_stand_in(
    state: &State,
    me: GuestId,
    guest: &Guest,
    company: &Company,
    now: Millis,
) -> bool {
    let can = absent(state, guest, company)
        .is_ok_and(|(game, seat)| !game.given_up.contains(seat) || game.state.welcomes_back(seat));
    can && !guest.has_stand_in() && may_skip(state, me, now)
}

/// The game in which a guest has a seat that they do not play themselves.
fn absent<'a>(state: &'a State, guest: &Guest, company: &Company) -> Result<(&'a Playing, Seat), Refusal> {
    let game = state.game.as_ref().filter(|game| !game.state.is_over()).ok_or(Refusal::NoGame)?;
    if guest.is_bot() {
        return Err(Refusal::BotAlready);
    }
    if guest.standing == Standing::ShownOut {
        return Err(Refusal::NoSuchGuest);
    }
    let seat = state.chair_of(guest.id).ok_or(Refusal::NoSuchGuest)?;
    if guest.standing == Standing::Here && company.is_connected(guest.id) {
        return Err(Refusal::PlaysThemselves);
    }
    Ok((game, seat))
}

pub(super) fn call_stand_in(
    state: &State,
    me: &Guest,
    guest: GuestId,
    level: Level,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    let guest = state.guest(guest).ok_or(Refusal::NoSuchGuest)?;
    let (game, seat) = absent(state, guest, situation.company)?;
    if guest.hands == Hands::StandIn(level) {
        return Ok(TableDecided::nothing());
    }
    if !may_skip(state, me.id, situation.now) {
        return Err(Refusal::TooSoonToSkip);
    }
    let mut events = vec![Event::StandInCame { guest: guest.id, level }];
    let plays = game.state.notice(Notice::Back(seat), chance);
    if game.given_up.contains(seat) {
        if plays.is_empty() {
            return Err(Refusal::DoorsClosed);
        }
        events.insert(0, Event::SeatResumed { guest: guest.id });
    }
    Ok(played(state, events, plays, situation.now))
}

/// The seat is as it was before: nobody plays for it until its guest is back.
pub(super) fn dismiss_stand_in(
    state: &State,
    me: &Guest,
    guest: GuestId,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    host_only(state, me)?;
    // They may have come back this very moment.
    let Some(guest) = state.guest(guest).filter(|guest| guest.has_stand_in()) else {
        return Ok(TableDecided::nothing());
    };
    let (game, seat) = absent(state, guest, situation.company)?;
    let (goodbye, notice) = match guest.standing {
        Standing::Left => (Some(Event::GuestLeft { guest: guest.id }), Notice::Left(seat)),
        Standing::Here | Standing::ShownOut => (None, Notice::Away(seat)),
    };
    let plays = game.state.notice(notice, chance);
    let events = goodbye.into_iter().chain([Event::StandInWent { guest: guest.id }]).collect();
    Ok(played(state, events, plays, situation.now))
}
