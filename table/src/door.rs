//! Who stands at the door and who comes in: opening a table, joining it, coming back, and coming in from
//! another device. Pure.

use decks::{Decks, Language};
use journal::Millis;

use crate::{
    decide,
    error::TableError,
    event::Event,
    face::Face,
    games::GameOptions,
    guest::{Guest, Standing},
    identity::{Badge, GuestId, Key, KeyHash, StagePass},
    name::{Name, NameRefusal},
    refusal::Refusal,
    state::State,
};

/// Every one of them has a badge that nobody else at the table wears, players and onlookers together.
pub const MOST_GUESTS: usize = 32;
/// Removed and departed guests are remembered too; a table that has seen this many is full for good.
const MOST_GUESTS_EVER: usize = 200;
/// Phones, tablets and a laptop or two.
const MOST_DEVICES: usize = 8;
/// How long a one-time link for another device is good.
pub const LINK_LIFE: Millis = Millis(10 * 60_000);

/// Somebody at the door.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Newcomer {
    /// What they want to be called, as they typed it.
    pub name: String,
    /// None lets the table choose.
    pub badge: Option<Badge>,
    /// What they read.
    pub language: Language,
}

/// Who somebody with a key is at this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standpoint {
    /// They are this guest.
    Here(GuestId),
    /// They said goodbye and can come back.
    Left(GuestId),
    /// They were a guest, and somebody showed them out.
    ShownOut,
    /// The table does not know them.
    Stranger,
}

/// The table's door, as somebody finds it who comes to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Door {
    /// Whether they are known here.
    pub standpoint: Standpoint,
    /// Whether a stranger may come in.
    pub welcome: Welcome,
    /// With this a shared screen may look on even when the door is shut.
    pub pass: StagePass,
}

/// Whether a stranger could take a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Welcome {
    /// Whoever has the code may come in.
    Open,
    /// Full or locked.
    Shut,
}

/// What somebody shows at the door who comes from outside.
#[derive(Debug, Clone)]
pub(crate) struct Knock {
    pub(crate) key: Option<KeyHash>,
    pub(crate) pass: Option<StagePass>,
}

impl Door {
    /// How the holder of a key, or somebody without one, finds the door.
    pub(crate) fn of(state: &State, key: Option<KeyHash>) -> Result<Door, TableError> {
        let opener = state.guests.first().and_then(|guest| guest.keys.first()).ok_or(TableError::NotFound)?;
        let welcome = if let_in(state).is_ok() { Welcome::Open } else { Welcome::Shut };
        let standpoint = standpoint(state, key);
        Ok(Door { standpoint, welcome, pass: StagePass::of(*opener) })
    }
}

/// Strangers cannot tell a shut door from a wall, unless they looked on while it was open.
pub(crate) fn answer(state: &State, knock: &Knock) -> Result<(), TableError> {
    // Whoever is known comes in by any door, with every command.
    if standpoint(state, knock.key) != Standpoint::Stranger {
        return Ok(());
    }
    let door = Door::of(state, knock.key)?;
    let shut = door.standpoint == Standpoint::Stranger && door.welcome == Welcome::Shut;
    if shut && knock.pass.as_ref() != Some(&door.pass) { Err(TableError::NotFound) } else { Ok(()) }
}

fn standpoint(state: &State, key: Option<KeyHash>) -> Standpoint {
    let Some(guest) = key.and_then(|key| state.guest_with(key)) else { return Standpoint::Stranger };
    match guest.standing {
        Standing::Here => Standpoint::Here(guest.id),
        Standing::Left => Standpoint::Left(guest.id),
        Standing::ShownOut => Standpoint::ShownOut,
    }
}

pub(crate) fn open(
    state: &State,
    newcomer: &Newcomer,
    key: KeyHash,
    chosen: &GameOptions,
    decks: &Decks,
) -> Result<Vec<Event>, Refusal> {
    let name = Name::new(&newcomer.name)?;
    let badge = newcomer.badge.unwrap_or_else(|| Badge::all().next().expect("there are badges"));
    let chosen = decide::playable(state, chosen, decks)?;
    let guest = GuestId(0);
    let face = Some(Face::unrecorded(guest));
    Ok(vec![
        Event::TableOpened { language: newcomer.language, chosen },
        Event::GuestArrived { guest, key, name, badge, face, language: newcomer.language },
        Event::HostChanged { guest: Some(guest) },
    ])
}

/// Somebody comes in, for the first time or again. No events when they are here already.
pub(crate) fn join(state: &State, newcomer: &Newcomer, key: KeyHash) -> Result<Vec<Event>, Refusal> {
    match state.guest_with(key) {
        Some(guest) => come_back(state, guest),
        None => {
            let (guest, arrival) = arrival(state, newcomer, key)?;
            Ok(with_a_host(state, guest, vec![arrival]))
        }
    }
}

/// The guest behind a key, if they are here.
pub(crate) fn guest_here(state: &State, key: KeyHash) -> Result<&Guest, Refusal> {
    let guest = state.guest_with(key).ok_or(Refusal::NotAGuest)?;
    match guest.standing {
        Standing::Here => Ok(guest),
        Standing::Left => Err(Refusal::NotAGuest),
        Standing::ShownOut => Err(Refusal::ShownOut),
    }
}

fn come_back(state: &State, me: &Guest) -> Result<Vec<Event>, Refusal> {
    let guest = me.id;
    match me.standing {
        Standing::Here => return Ok(Vec::new()),
        Standing::ShownOut => return Err(Refusal::ShownOut),
        Standing::Left => {}
    }
    if is_crowded(state) {
        return Err(Refusal::TableFull);
    }
    let mut events = vec![Event::GuestReturned { guest }];
    if me.has_stand_in() {
        events.push(Event::StandInWent { guest });
    }
    // Badges of those who left are lent out when all others are taken.
    if state.here().any(|other| other.badge == me.badge) {
        let badge = spare_badge(state).ok_or(Refusal::TableFull)?;
        events.push(Event::GuestRecoloured { guest, badge });
    }
    if free_face(state, me.face, guest).is_err()
        && let Some(face) = spare_face(state, guest)
    {
        events.push(Event::FaceChosen { guest, face });
    }
    Ok(with_a_host(state, guest, events))
}

/// A table that everybody had left is the first comer's.
fn with_a_host(state: &State, guest: GuestId, mut events: Vec<Event>) -> Vec<Event> {
    if state.host.is_none() {
        events.push(Event::HostChanged { guest: Some(guest) });
    }
    events
}

/// Whether the table takes in anybody new, and as which guest.
fn let_in(state: &State) -> Result<GuestId, Refusal> {
    if state.locked {
        return Err(Refusal::TableLocked);
    }
    next_guest(state)
}

/// The number that the next guest gets, while there is room.
pub(crate) fn next_guest(state: &State) -> Result<GuestId, Refusal> {
    if is_crowded(state) || state.guests.len() >= MOST_GUESTS_EVER {
        return Err(Refusal::TableFull);
    }
    Ok(GuestId(state.guests.len() as u16))
}

/// Whether there are as many here as can be.
pub(crate) fn is_crowded(state: &State) -> bool {
    state.here().count() >= MOST_GUESTS
}

fn arrival(state: &State, newcomer: &Newcomer, key: KeyHash) -> Result<(GuestId, Event), Refusal> {
    let guest = let_in(state)?;
    let name = free_name(state, &newcomer.name, None)?;
    let badge = match newcomer.badge {
        Some(badge) => free_badge(state, badge, None)?,
        None => spare_badge(state).ok_or(Refusal::TableFull)?,
    };
    let face = spare_face(state, guest);
    Ok((guest, Event::GuestArrived { guest, key, name, badge, face, language: newcomer.language }))
}

/// A badge that nobody has; failing that, one of somebody who left.
pub(crate) fn spare_badge(state: &State) -> Option<Badge> {
    let unworn = |badge: &Badge| state.here().all(|guest| guest.badge != *badge);
    Badge::all().find(|badge| free_badge(state, *badge, None).is_ok()).or_else(|| Badge::all().find(unworn))
}

/// A face for this guest that nobody has; failing that, one of somebody who left.
pub(crate) fn spare_face(state: &State, guest: GuestId) -> Option<Face> {
    let unknown = |face: &Face| neighbours(state, None).all(|other| other.face != *face);
    let free = |face: &Face| free_face(state, *face, guest).is_ok();
    Face::for_guest(guest).find(unknown).or_else(|| Face::for_guest(guest).find(free))
}

/// Those who left keep their name and badge: their seat waits for them.
fn neighbours(state: &State, me: Option<GuestId>) -> impl Iterator<Item = &Guest> {
    state.guests.iter().filter(move |guest| guest.standing != Standing::ShownOut && Some(guest.id) != me)
}

pub(crate) fn free_name(state: &State, text: &str, me: Option<GuestId>) -> Result<Name, Refusal> {
    let name = Name::new(text)?;
    if neighbours(state, me).any(|guest| guest.name.looks_like(&name)) {
        return Err(NameRefusal::TakenOrAlike.into());
    }
    Ok(name)
}

pub(crate) fn free_badge(state: &State, badge: Badge, me: Option<GuestId>) -> Result<Badge, Refusal> {
    if neighbours(state, me).any(|guest| guest.badge == badge) { Err(Refusal::BadgeTaken) } else { Ok(badge) }
}

/// A face can be had again once its guest has left: who comes back to a face that is worn gets another.
pub(crate) fn free_face(state: &State, face: Face, me: GuestId) -> Result<Face, Refusal> {
    let worn = state.here().any(|guest| guest.face == face && guest.id != me);
    if worn { Err(Refusal::FaceTaken) } else { Ok(face) }
}

/// A one-time link with which this guest can go on from another device.
pub(crate) fn invite_device(me: &Guest, link: KeyHash, now: Millis) -> Result<Vec<Event>, Refusal> {
    if me.keys.len() >= MOST_DEVICES {
        return Err(Refusal::TableFull);
    }
    Ok(vec![Event::DeviceInvited { guest: me.id, link, until: Millis(now.0 + LINK_LIFE.0) }])
}

/// Another device comes in by such a link, and brings back a guest who had left.
pub(crate) fn redeem(state: &State, link: KeyHash, key: KeyHash, now: Millis) -> Result<Vec<Event>, Refusal> {
    let invited = state
        .guests
        .iter()
        .find(|guest| guest.link.is_some_and(|(hash, until)| hash == link && now <= until))
        .filter(|guest| guest.standing != Standing::ShownOut)
        .ok_or(Refusal::LinkExpired)?;
    let mut events = come_back(state, invited)?;
    match state.guest_with(key) {
        Some(guest) if guest.id == invited.id => {}
        // The device sits here as somebody else already: it keeps that seat rather than being two people.
        Some(_) => return Err(Refusal::LinkExpired),
        None => events.push(Event::DeviceAdded { guest: invited.id, key }),
    }
    Ok(events)
}

/// A fresh one-time link: the secret for its address, and what the table keeps of it.
pub(crate) fn new_link(state: &State) -> (Key, KeyHash) {
    let link = Key::random();
    (link, link.hash(state.code))
}
