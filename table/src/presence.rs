//! Who is looking at the table. Seat and connection are different things: a seat waits for ever.

use std::{collections::BTreeMap, time::Duration};

use tokio::time::Instant;

use crate::{identity::GuestId, mailbox::Audience};

/// A reload closes one stream and opens the next: that is not leaving.
const BLINK: Duration = Duration::from_secs(4);
/// A browser without the script only shows itself when it asks for a page.
const BETWEEN_PAGES: Duration = Duration::from_secs(90);
/// A phone that has been gone this long is not waited for.
const AWAY_AFTER: Duration = Duration::from_secs(20);
/// After a restart phones need a moment to find the server again.
const AFTER_WAKING: Duration = Duration::from_secs(30);
/// Who was here within this time is dealt in when a game starts.
const DEALT_IN: Duration = Duration::from_secs(120);

/// The screens of the guests, and what the game knows of them.
#[derive(Debug)]
pub(crate) struct Presence {
    began: Instant,
    screens: BTreeMap<GuestId, Screens>,
    /// The screens that everybody looks at; none while none has ever been here.
    stages: Option<Screens>,
    /// What the game being played has been told of its guests.
    announced: BTreeMap<GuestId, Whereabouts>,
}

#[derive(Debug)]
struct Screens {
    /// How many streams of theirs are open.
    streams: usize,
    /// They count as connected until then, even with no stream.
    until: Instant,
    evidence: Evidence,
    /// How many of the streams are of a screen that is theirs alone.
    own: usize,
    /// They count as having such a screen until then, even with no stream of it.
    own_until: Instant,
}

impl Screens {
    /// None, of which we know in that way, as of this moment.
    fn none(evidence: Evidence, until: Instant) -> Screens {
        Screens { streams: 0, until, evidence, own: 0, own_until: Instant::now() }
    }

    fn has_own(&self) -> bool {
        self.own > 0 || Instant::now() < self.own_until
    }
}

/// How we know about a guest's screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Evidence {
    /// They asked for something.
    Heard,
    /// They were here a moment before the table woke.
    Assumed,
}

/// What a game is told about a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whereabouts {
    Here,
    Away,
}

/// What the table did before it woke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sleep {
    /// It was busy a moment ago, so its guests are about to find it again.
    Nap,
    /// Long enough for everybody to have gone their ways.
    Long,
}

/// How near a guest is at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Nearness {
    Connected,
    /// Gone for a few seconds: perhaps a tunnel, perhaps a locked phone.
    JustGone,
    /// Gone long enough not to be waited for.
    Away,
    /// Gone for good, as far as anybody can tell.
    Gone,
    /// Not seen yet since the table woke.
    Unheard,
}

/// Everybody's nearness at one moment, and whether there is a stage.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Company {
    /// Who is not here is near nobody. A handful: it is asked for with everything that happens.
    near: Vec<(GuestId, Nearness)>,
    /// Who has a screen that is theirs alone.
    own_screens: Vec<GuestId>,
    stage: bool,
    /// Who has reminded whom a moment ago.
    nudged: Option<(GuestId, Vec<GuestId>)>,
}

impl Company {
    pub(crate) fn is_connected(&self, guest: GuestId) -> bool {
        self.of(guest) == Nearness::Connected
    }

    /// Whether a guest takes part in a game that starts now.
    pub(crate) fn is_dealt_in(&self, guest: GuestId) -> bool {
        matches!(self.of(guest), Nearness::Connected | Nearness::JustGone | Nearness::Away)
    }

    /// Whether a guest is not waited for.
    pub(crate) fn is_away(&self, guest: GuestId) -> bool {
        matches!(self.of(guest), Nearness::Away | Nearness::Gone)
    }

    /// The same with these as well.
    pub(crate) fn with(mut self, guests: impl Iterator<Item = (GuestId, Nearness)>) -> Company {
        self.near.extend(guests);
        self
    }

    /// The same when somebody has reminded these a moment ago.
    pub(crate) fn with_nudge(self, nudged: Option<(GuestId, Vec<GuestId>)>) -> Company {
        Company { nudged, ..self }
    }

    /// Who has reminded a guest a moment ago.
    pub(crate) fn nudged_by(&self, guest: GuestId) -> Option<GuestId> {
        let (by, nudged) = self.nudged.as_ref()?;
        nudged.contains(&guest).then_some(*by)
    }

    /// Whether a guest has a screen that nobody else looks at.
    pub(crate) fn has_own_screen(&self, guest: GuestId) -> bool {
        self.own_screens.contains(&guest)
    }

    /// Whether there is a screen that everybody looks at.
    pub(crate) fn has_stage(&self) -> bool {
        self.stage
    }

    fn of(&self, guest: GuestId) -> Nearness {
        let near = self.near.iter().find(|(near, _)| *near == guest);
        near.map_or(Nearness::Gone, |(_, nearness)| *nearness)
    }
}

impl FromIterator<(GuestId, Nearness)> for Company {
    fn from_iter<I: IntoIterator<Item = (GuestId, Nearness)>>(guests: I) -> Company {
        Company { near: guests.into_iter().collect(), ..Company::default() }
    }
}

impl Presence {
    /// Nobody has been seen yet.
    pub(crate) fn new() -> Presence {
        let (screens, announced) = (BTreeMap::new(), BTreeMap::new());
        Presence { began: Instant::now(), screens, stages: None, announced }
    }

    /// These guests were here when the table was last awake.
    pub(crate) fn after(sleep: Sleep, guests: impl Iterator<Item = GuestId>) -> Presence {
        let mut presence = Presence::new();
        if sleep == Sleep::Nap {
            let until = presence.began + AFTER_WAKING;
            presence.screens = guests.map(|guest| (guest, Screens::none(Evidence::Assumed, until))).collect();
        }
        presence
    }

    pub(crate) fn stream_opened(&mut self, guest: GuestId, audience: Audience) {
        let screens = self.heard(guest);
        screens.streams += 1;
        screens.own += usize::from(audience != Audience::Passed);
    }

    pub(crate) fn stream_closed(&mut self, guest: GuestId, audience: Audience) {
        let screens = self.heard(guest);
        screens.streams = screens.streams.saturating_sub(1);
        screens.until = Instant::now() + BLINK;
        if audience != Audience::Passed {
            screens.own = screens.own.saturating_sub(1);
            screens.own_until = screens.until;
        }
    }

    pub(crate) fn stage_opened(&mut self) {
        let streams = self.stages.as_ref().map_or(0, |stages| stages.streams) + 1;
        self.stages = Some(Screens { streams, ..Screens::none(Evidence::Heard, Instant::now()) });
    }

    pub(crate) fn stage_closed(&mut self) {
        if let Some(stages) = &mut self.stages {
            stages.streams = stages.streams.saturating_sub(1);
            stages.until = Instant::now() + BLINK;
        }
    }

    /// The guest asked for something.
    pub(crate) fn seen(&mut self, guest: GuestId) {
        let screens = self.heard(guest);
        if screens.streams == 0 {
            screens.until = Instant::now() + BETWEEN_PAGES;
        }
    }

    fn heard(&mut self, guest: GuestId) -> &mut Screens {
        let unseen = || Screens::none(Evidence::Heard, Instant::now());
        let screens = self.screens.entry(guest).or_insert_with(unseen);
        screens.evidence = Evidence::Heard;
        screens
    }

    /// Forgets those who are not at the table any more.
    pub(crate) fn keep_only(&mut self, is_here: impl Fn(GuestId) -> bool) {
        self.screens.retain(|guest, _| is_here(*guest));
        self.announced.retain(|guest, _| is_here(*guest));
    }

    /// The game is told anew where these are.
    pub(crate) fn forget_told(&mut self, is_one: impl Fn(GuestId) -> bool) {
        self.announced.retain(|guest, _| !is_one(*guest));
    }

    /// A new game takes everybody on its seats to be here, and knows nothing else.
    pub(crate) fn game_began(&mut self) {
        self.announced.clear();
    }

    /// How near these guests are now.
    pub(crate) fn company(&self, guests: impl Iterator<Item = GuestId>) -> Company {
        let company: Company = guests.map(|guest| (guest, self.nearness(guest))).collect();
        let here = |stages: &Screens| stages.streams > 0 || Instant::now() < stages.until;
        let owners = self.screens.iter().filter(|(_, screens)| screens.has_own());
        let own_screens = owners.map(|(guest, _)| *guest).collect();
        Company { stage: self.stages.as_ref().is_some_and(here), own_screens, ..company }
    }

    fn nearness(&self, guest: GuestId) -> Nearness {
        let now = Instant::now();
        match self.screens.get(&guest) {
            None if now < self.began + AWAY_AFTER => Nearness::Unheard,
            None => Nearness::Gone,
            Some(screens) if screens.streams > 0 || now < screens.until => Nearness::Connected,
            Some(screens) if now < screens.until + AWAY_AFTER => Nearness::JustGone,
            Some(screens) if now < screens.until + DEALT_IN => Nearness::Away,
            Some(_) => Nearness::Gone,
        }
    }

    /// Since when a guest has no screen here; none while they have one.
    pub(crate) fn gone_since(&self, guest: GuestId) -> Option<Instant> {
        match self.screens.get(&guest) {
            None => Some(self.began),
            Some(screens) => {
                (screens.streams == 0 && Instant::now() >= screens.until).then_some(screens.until)
            }
        }
    }

    /// What the game has yet to be told about these guests.
    pub(crate) fn unannounced(&self, guests: impl Iterator<Item = GuestId>) -> Vec<(GuestId, Whereabouts)> {
        let known = guests.filter_map(|guest| Some((guest, self.whereabouts(guest)?)));
        known.filter(|(guest, now)| self.announced.get(guest) != Some(now)).collect()
    }

    /// What a game may be told about a guest; nothing while that is not known.
    pub(crate) fn whereabouts(&self, guest: GuestId) -> Option<Whereabouts> {
        match self.nearness(guest) {
            Nearness::Connected => {
                let heard = self.screens.get(&guest).is_some_and(|it| it.evidence == Evidence::Heard);
                heard.then_some(Whereabouts::Here)
            }
            Nearness::JustGone | Nearness::Unheard => None,
            Nearness::Away | Nearness::Gone => Some(Whereabouts::Away),
        }
    }

    pub(crate) fn note_announced(&mut self, guest: GuestId, whereabouts: Whereabouts) {
        self.announced.insert(guest, whereabouts);
    }

    /// When next somebody's nearness changes by itself.
    pub(crate) fn next_change(&self) -> Option<Instant> {
        let now = Instant::now();
        let leaving = self.screens.values().filter(|screens| screens.streams == 0);
        let moments = leaving.flat_map(|screens| [screens.until, screens.until + AWAY_AFTER]);
        let ownless = self.screens.values().filter(|screens| screens.own == 0);
        let moments = moments.chain(ownless.map(|screens| screens.own_until));
        let stages = self.stages.iter().filter(|stages| stages.streams == 0).map(|stages| stages.until);
        let moments = moments.chain([self.began + AWAY_AFTER]).chain(stages);
        moments.filter(|moment| *moment > now).min()
    }
}
