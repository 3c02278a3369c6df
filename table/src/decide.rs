//! What the table does when a guest, or the passing of time, asks something of it. Pure: nothing here acts.

use std::collections::BTreeSet;

use decks::{Decks, Language};
use journal::Millis;
use rules::{Chance, Notice, Seat};

use crate::{
    command::Command,
    event::Event,
    game::{GameCommand, GameEvent, GameOptions},
    guest::{Badge, GuestId, Key, KeyHash},
    name::{Name, NameRefusal},
    refusal::Refusal,
    state::{Guest, Standing, State},
};

/// As many guests as have badges of their own, players and onlookers together.
pub const MOST_GUESTS: usize = 32;
/// Removed and departed guests are remembered too; a table that has seen this many is full for good.
const MOST_GUESTS_EVER: usize = 200;
/// Phones, tablets and a laptop or two.
const MOST_DEVICES: usize = 8;
/// How long a step may take when the table plays with a clock, in seconds.
pub const PACE: std::ops::RangeInclusive<u32> = 30..=3600;
/// After this long anybody may go on without a guest who does not answer.
pub const PATIENCE: Millis = Millis(60_000);
/// What "a little longer" adds to the clock.
pub const EXTENSION: Millis = Millis(60_000);
/// How long a one-time link for another device is good.
pub const LINK_LIFE: Millis = Millis(10 * 60_000);

/// What is true around the table at the moment of deciding.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Situation<'a> {
    pub(crate) now: Millis,
    /// Guests with a screen at the table, or who had one a moment ago.
    pub(crate) present: &'a BTreeSet<GuestId>,
    pub(crate) decks: &'a Decks,
}

/// Somebody at the door.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Newcomer {
    pub name: String,
    /// None lets the table choose.
    pub badge: Option<Badge>,
    pub language: Language,
}

/// What the table does by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Errand {
    /// A guest's screens have been gone for a while.
    NoteAway(GuestId),
    NoteBack(GuestId),
    /// The host has been gone for a while: somebody else takes over.
    MoveHostOn,
    /// Time is up for the step.
    EndStep,
    /// The server was away itself: the clock forgives that.
    ForgiveOutage,
}

type Decision = Result<Vec<Event>, Refusal>;

pub(crate) fn open(newcomer: &Newcomer, key: KeyHash, chosen: GameOptions) -> Decision {
    let name = Name::new(&newcomer.name)?;
    let badge = newcomer.badge.unwrap_or_else(|| Badge::all().next().expect("there are badges"));
    let guest = GuestId(0);
    Ok(vec![
        Event::TableOpened { language: newcomer.language, chosen },
        Event::GuestArrived { guest, key, name, badge, language: newcomer.language },
        Event::HostChanged { guest: Some(guest) },
    ])
}

/// Somebody comes in, for the first time or again. No events when they are here already.
pub(crate) fn join(state: &State, newcomer: &Newcomer, key: KeyHash) -> Decision {
    let mut events = match state.guest_with(key) {
        Some(Guest { standing: Standing::Here, .. }) => return Ok(Vec::new()),
        Some(Guest { standing: Standing::ShownOut, .. }) => return Err(Refusal::ShownOut),
        Some(guest) => vec![Event::GuestReturned { guest: guest.id }],
        None => vec![arrival(state, newcomer, key)?],
    };
    if state.host.is_none() {
        let guest = match &events[0] {
            Event::GuestReturned { guest } | Event::GuestArrived { guest, .. } => *guest,
            _ => unreachable!("joining begins with an arrival or a return"),
        };
        events.push(Event::HostChanged { guest: Some(guest) });
    }
    Ok(events)
}

fn arrival(state: &State, newcomer: &Newcomer, key: KeyHash) -> Result<Event, Refusal> {
    if state.locked {
        return Err(Refusal::TableLocked);
    }
    if state.here().count() >= MOST_GUESTS || state.guests.len() >= MOST_GUESTS_EVER {
        return Err(Refusal::TableFull);
    }
    let name = free_name(state, &newcomer.name, None)?;
    let badge = match newcomer.badge {
        Some(badge) => free_badge(state, badge, None)?,
        None => {
            Badge::all().find(|badge| free_badge(state, *badge, None).is_ok()).ok_or(Refusal::TableFull)?
        }
    };
    let guest = GuestId(state.guests.len() as u16);
    Ok(Event::GuestArrived { guest, key, name, badge, language: newcomer.language })
}

/// Those who left keep their name and badge: their seat waits for them.
fn neighbours(state: &State, me: Option<GuestId>) -> impl Iterator<Item = &Guest> {
    state.guests.iter().filter(move |guest| guest.standing != Standing::ShownOut && Some(guest.id) != me)
}

fn free_name(state: &State, text: &str, me: Option<GuestId>) -> Result<Name, Refusal> {
    let name = Name::new(text)?;
    if neighbours(state, me).any(|guest| guest.name.looks_like(&name)) {
        return Err(NameRefusal::TakenOrAlike.into());
    }
    Ok(name)
}

fn free_badge(state: &State, badge: Badge, me: Option<GuestId>) -> Result<Badge, Refusal> {
    if neighbours(state, me).any(|guest| guest.badge == badge) { Err(Refusal::BadgeTaken) } else { Ok(badge) }
}

/// A one-time link with which this guest can go on from another device.
pub(crate) fn invite_device(me: &Guest, link: KeyHash, now: Millis) -> Decision {
    if me.keys.len() >= MOST_DEVICES {
        return Err(Refusal::TableFull);
    }
    Ok(vec![Event::DeviceInvited { guest: me.id, link, until: Millis(now.0 + LINK_LIFE.0) }])
}

/// Another device comes in by such a link.
pub(crate) fn redeem(state: &State, link: KeyHash, key: KeyHash, now: Millis) -> Decision {
    let invited = state
        .guests
        .iter()
        .find(|guest| guest.link.is_some_and(|(hash, until)| hash == link && now <= until))
        .filter(|guest| guest.standing != Standing::ShownOut)
        .ok_or(Refusal::LinkExpired)?;
    match state.guest_with(key) {
        Some(guest) if guest.id == invited.id => Ok(Vec::new()),
        // The device sits here as somebody else already: it keeps that seat rather than being two people.
        Some(_) => Err(Refusal::LinkExpired),
        None => Ok(vec![Event::DeviceAdded { guest: invited.id, key }]),
    }
}

pub(crate) fn decide(
    state: &State,
    me: &Guest,
    command: &Command,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    let guest = me.id;
    match command {
        Command::Rename { name } => {
            let name = free_name(state, name, Some(guest))?;
            Ok(if name == me.name { vec![] } else { vec![Event::GuestRenamed { guest, name }] })
        }
        Command::Recolour { badge } => {
            let badge = free_badge(state, *badge, Some(guest))?;
            Ok(if badge == me.badge { vec![] } else { vec![Event::GuestRecoloured { guest, badge }] })
        }
        Command::ChooseLanguage { language } if *language == me.language => Ok(vec![]),
        Command::ChooseLanguage { language } => {
            Ok(vec![Event::LanguageChosen { guest, language: *language }])
        }
        Command::ChooseGame { options } => choose_game(state, me, options, situation),
        Command::ChoosePace { seconds } => choose_pace(state, me, *seconds, situation.now),
        Command::Lock => host_only(state, me).map(|()| vec![Event::Locked]),
        Command::Unlock => host_only(state, me).map(|()| vec![Event::Unlocked]),
        Command::StartGame => start_game(state, me, situation),
        Command::SitDown => sit_down(state, me, situation, chance),
        Command::Play { play } => play_on(state, me, play, situation, chance),
        Command::Skip { guest } => skip(state, me, *guest, situation, chance),
        Command::ExtendDeadline => extend(state, me, situation.now),
        Command::BreakOff => {
            host_only(state, me)?;
            match &state.game {
                Some(game) if !game.state.is_over() => Ok(vec![Event::GameBrokenOff]),
                Some(_) => Ok(vec![Event::GameClosed]),
                None => Err(Refusal::NoGame),
            }
        }
        Command::CloseGame => match &state.game {
            Some(game) if game.state.is_over() => Ok(vec![Event::GameClosed]),
            Some(_) => Err(Refusal::GameUnderWay),
            None => Err(Refusal::NoGame),
        },
        Command::Remove { guest } => remove(state, me, *guest, situation, chance),
        Command::HandOver { guest } => {
            host_only(state, me)?;
            let heir = state.here().find(|here| here.id == *guest).ok_or(Refusal::NoSuchGuest)?;
            Ok(if heir.id == me.id { vec![] } else { vec![Event::HostChanged { guest: Some(heir.id) }] })
        }
        Command::TakeOver => match state.host {
            Some(host) if host == guest => Ok(vec![]),
            Some(host) if situation.present.contains(&host) => Err(Refusal::HostIsHere),
            _ => Ok(vec![Event::HostChanged { guest: Some(guest) }]),
        },
        Command::Leave => Ok(leave(state, Event::GuestLeft { guest }, guest, situation, chance)),
    }
}

fn host_only(state: &State, me: &Guest) -> Result<(), Refusal> {
    if state.host == Some(me.id) { Ok(()) } else { Err(Refusal::NotTheHost) }
}

fn choose_game(state: &State, me: &Guest, options: &GameOptions, situation: Situation<'_>) -> Decision {
    host_only(state, me)?;
    let supply = options.supply(situation.decks, state.shelf.get(&options.kind()))?;
    // How many will play is not known yet: only what can never be played is refused here.
    let (fewest, most) = options.seats().into_inner();
    let seats = state.here().count().clamp(fewest.into(), most.into());
    options.admit(seats, &supply)?;
    Ok(if *options == state.chosen { vec![] } else { vec![Event::GameChosen { options: options.clone() }] })
}

fn choose_pace(state: &State, me: &Guest, seconds: Option<u32>, now: Millis) -> Decision {
    host_only(state, me)?;
    if seconds.is_some_and(|seconds| !PACE.contains(&seconds)) {
        return Err(Refusal::PaceOutOfRange);
    }
    let mut events = vec![Event::PaceChosen { seconds }];
    if state.game.as_ref().is_some_and(|game| !game.state.is_over()) {
        events.push(Event::DeadlineSet { at: seconds.map(|seconds| in_seconds(now, seconds)) });
    }
    Ok(events)
}

fn start_game(state: &State, me: &Guest, situation: Situation<'_>) -> Decision {
    host_only(state, me)?;
    if state.game.as_ref().is_some_and(|game| !game.state.is_over()) {
        return Err(Refusal::GameUnderWay);
    }
    let kind = state.chosen.kind();
    let finished =
        state.game.as_ref().filter(|game| game.state.kind() == kind).map(|game| game.state.pack_up());
    let supply =
        state.chosen.supply(situation.decks, finished.as_ref().or_else(|| state.shelf.get(&kind)))?;
    let mut seats: Vec<GuestId> = state
        .here()
        .map(|guest| guest.id)
        .filter(|id| situation.present.contains(id) || *id == me.id)
        .collect();
    // Somebody else begins each time.
    let played = state.games_played as usize + usize::from(state.game.is_some());
    let starter = played % seats.len();
    seats.rotate_left(starter);
    state.chosen.admit(seats.len(), &supply)?;
    let mut events = vec![Event::GameStarted { options: state.chosen.clone(), seats, supply }];
    events.extend(clock_for_new_step(state, situation.now));
    Ok(events)
}

fn clock_for_new_step(state: &State, now: Millis) -> Option<Event> {
    state.pace.map(|seconds| Event::DeadlineSet { at: Some(in_seconds(now, seconds)) })
}

fn in_seconds(now: Millis, seconds: u32) -> Millis {
    Millis(now.0 + u64::from(seconds) * 1000)
}

fn sit_down(state: &State, me: &Guest, situation: Situation<'_>, chance: &mut dyn Chance) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    if may_sit_down(state, me.id) {
        let seat = Seat(game.seats.len() as u8);
        let plays = game.state.notice(Notice::Joined(seat), chance);
        if !plays.is_empty() {
            return Ok(played(state, vec![Event::SeatTaken { guest: me.id }], plays, situation.now));
        }
    }
    Err(if is_playing(state, me.id) { Refusal::AlreadySeated } else { Refusal::DoorsClosed })
}

/// Whether a guest has a seat in the game that they have not given up.
pub(crate) fn is_playing(state: &State, guest: GuestId) -> bool {
    let (Some(game), Some(seat)) = (&state.game, state.seat_of(guest)) else { return false };
    !game.given_up.contains(seat)
}

pub(crate) fn may_sit_down(state: &State, guest: GuestId) -> bool {
    let Some(game) = &state.game else { return false };
    !is_playing(state, guest) && game.seats.len() < Seat::MOST && game.state.welcomes()
}

fn play_on(
    state: &State,
    me: &Guest,
    play: &GameCommand,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    if game.state.kind() != play.kind() {
        return Err(Refusal::AnotherGame);
    }
    let seat = state.seat_of(me.id).ok_or(Refusal::NotSeated)?;
    let plays = game.state.decide(seat, play, chance)?;
    Ok(played(state, Vec::new(), plays, situation.now))
}

/// Moves in the game, and the clock of the step that they lead to.
fn played(state: &State, mut events: Vec<Event>, plays: Vec<GameEvent>, now: Millis) -> Vec<Event> {
    let clock = state.pace.and_then(|_| {
        let game = state.game.as_ref()?;
        let mut after = game.state.clone();
        plays.iter().for_each(|play| after.evolve(play));
        let new_step = after.step() != game.state.step() && !after.is_over();
        if new_step { clock_for_new_step(state, now) } else { None }
    });
    events.extend(plays.into_iter().map(|play| Event::Played { play }));
    events.extend(clock);
    events
}

fn skip(
    state: &State,
    me: &Guest,
    guest: GuestId,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    let seat = state.seat_of(guest).ok_or(Refusal::NoSuchGuest)?;
    if !game.state.waiting_on().contains(seat) {
        return Err(Refusal::NotWaitedFor);
    }
    if !may_skip(state, me.id, situation.now) {
        return Err(Refusal::TooSoonToSkip);
    }
    let plays = game.state.notice(Notice::Skip(seat), chance);
    if plays.is_empty() {
        return Err(Refusal::NotWaitedFor);
    }
    Ok(played(state, vec![Event::GuestSkipped { guest }], plays, situation.now))
}

/// The host may go on without somebody at once, anybody after a while.
pub(crate) fn may_skip(state: &State, me: GuestId, now: Millis) -> bool {
    state.host == Some(me) || now.0 >= state.step_began.0 + PATIENCE.0
}

fn extend(state: &State, me: &Guest, now: Millis) -> Decision {
    let game = state.game.as_ref().ok_or(Refusal::NoGame)?;
    let deadline = game.deadline.ok_or(Refusal::NoClock)?;
    Ok(vec![Event::DeadlineExtended { guest: me.id, at: Millis(deadline.0.max(now.0) + EXTENSION.0) }])
}

fn remove(
    state: &State,
    me: &Guest,
    guest: GuestId,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Decision {
    host_only(state, me)?;
    let known = state.guest(guest).filter(|guest| guest.standing != Standing::ShownOut);
    if guest == me.id || known.is_none() {
        return Err(Refusal::NoSuchGuest);
    }
    Ok(leave(state, Event::GuestShownOut { guest }, guest, situation, chance))
}

/// Somebody goes, by themselves or not: the game goes on without them, and somebody is host.
fn leave(
    state: &State,
    goodbye: Event,
    guest: GuestId,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Vec<Event> {
    let plays = match (&state.game, state.seat_of(guest)) {
        (Some(game), Some(seat)) => game.state.notice(Notice::Left(seat), chance),
        _ => Vec::new(),
    };
    let mut events = played(state, vec![goodbye], plays, situation.now);
    if state.host == Some(guest) {
        events.push(Event::HostChanged { guest: heir(state, guest, situation) });
    }
    events
}

/// Who becomes host when somebody goes: the one who has been here longest, present guests first.
fn heir(state: &State, goes: GuestId, situation: Situation<'_>) -> Option<GuestId> {
    let others = || state.here().map(|guest| guest.id).filter(|id| *id != goes);
    others().find(|id| situation.present.contains(id)).or_else(|| others().next())
}

/// What the table does by itself. No events when there is nothing to do any more.
pub(crate) fn run_errand(
    state: &State,
    errand: Errand,
    situation: Situation<'_>,
    chance: &mut dyn Chance,
) -> Vec<Event> {
    let notice = |guest: GuestId, event: Event, notice: fn(Seat) -> Notice, chance: &mut dyn Chance| {
        let (Some(game), Some(seat)) = (&state.game, state.seat_of(guest)) else { return Vec::new() };
        let plays = game.state.notice(notice(seat), chance);
        if plays.is_empty() { Vec::new() } else { played(state, vec![event], plays, situation.now) }
    };
    match errand {
        Errand::NoteAway(guest) => notice(guest, Event::GuestWentAway { guest }, Notice::Away, chance),
        Errand::NoteBack(guest) => notice(guest, Event::GuestCameBack { guest }, Notice::Back, chance),
        Errand::MoveHostOn => {
            let Some(host) = state.host else { return Vec::new() };
            let heir = heir(state, host, situation).filter(|id| situation.present.contains(id));
            heir.map(|heir| vec![Event::HostChanged { guest: Some(heir) }]).unwrap_or_default()
        }
        Errand::EndStep => end_step(state, situation, chance),
        Errand::ForgiveOutage => match &state.game {
            Some(game)
                if game.deadline.is_some_and(|deadline| deadline.0 < situation.now.0 + EXTENSION.0) =>
            {
                vec![Event::DeadlineSet { at: Some(Millis(situation.now.0 + EXTENSION.0)) }]
            }
            _ => Vec::new(),
        },
    }
}

/// Time is up: the game goes on without everybody it is waiting for.
fn end_step(state: &State, situation: Situation<'_>, chance: &mut dyn Chance) -> Vec<Event> {
    let Some(game) = &state.game else { return Vec::new() };
    let Some(deadline) = game.deadline.filter(|deadline| deadline.0 <= situation.now.0) else {
        return Vec::new();
    };
    debug_assert!(deadline.0 > 0);
    let mut events = vec![Event::DeadlinePassed];
    let mut after = game.state.clone();
    for seat in game.state.waiting_on().iter() {
        // Skipping one may already have ended the step.
        if after.step() != game.state.step() {
            break;
        }
        for play in after.notice(Notice::Skip(seat), chance) {
            after.evolve(&play);
            events.push(Event::Played { play });
        }
    }
    if after.step() != game.state.step() && !after.is_over() {
        events.extend(clock_for_new_step(state, situation.now));
    }
    events
}

/// Who may delete the table with all its records.
pub(crate) fn may_forget(state: &State, me: GuestId) -> bool {
    state.host == Some(me)
}

/// A fresh one-time link: the secret for its address, and what the table keeps of it.
pub(crate) fn new_link(state: &State) -> (Key, KeyHash) {
    let link = Key::random();
    (link, link.hash(state.code))
}
