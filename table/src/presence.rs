//! Who is looking at the table. Seat and connection are different things: a seat waits for ever.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use tokio::time::Instant;

use crate::guest::GuestId;

/// A reload closes one stream and opens the next: that is not leaving.
const BLINK: Duration = Duration::from_secs(4);
/// A browser without the script only shows itself when it asks for a page.
const BETWEEN_PAGES: Duration = Duration::from_secs(90);
/// A phone that has been gone this long is not waited for.
pub(crate) const AWAY_AFTER: Duration = Duration::from_secs(20);
/// After a restart phones need a moment to find the server again.
const AFTER_WAKING: Duration = Duration::from_secs(30);
/// Who was here within this time is dealt in when a game starts.
const DEALT_IN: Duration = Duration::from_secs(120);

#[derive(Debug, Default)]
pub(crate) struct Presence {
    guests: BTreeMap<GuestId, Screens>,
}

#[derive(Debug)]
struct Screens {
    /// How many streams of theirs are open.
    streams: usize,
    /// They count as connected until then, even with no stream.
    until: Instant,
    /// Whether the game has been told that they are away.
    told_away: bool,
}

impl Presence {
    /// Everybody may be about to come back.
    pub(crate) fn after_waking(guests: impl Iterator<Item = GuestId>) -> Presence {
        let until = Instant::now() + AFTER_WAKING;
        let guests = guests.map(|guest| (guest, Screens { streams: 0, until, told_away: false })).collect();
        Presence { guests }
    }

    pub(crate) fn stream_opened(&mut self, guest: GuestId) {
        self.screens(guest).streams += 1;
    }

    pub(crate) fn stream_closed(&mut self, guest: GuestId) {
        let screens = self.screens(guest);
        screens.streams = screens.streams.saturating_sub(1);
        screens.until = Instant::now() + BLINK;
    }

    /// The guest asked for something.
    pub(crate) fn seen(&mut self, guest: GuestId) {
        let screens = self.screens(guest);
        if screens.streams == 0 {
            screens.until = Instant::now() + BETWEEN_PAGES;
        }
    }

    pub(crate) fn forget(&mut self, guest: GuestId) {
        self.guests.remove(&guest);
    }

    fn screens(&mut self, guest: GuestId) -> &mut Screens {
        self.guests.entry(guest).or_insert_with(|| Screens {
            streams: 0,
            until: Instant::now(),
            told_away: false,
        })
    }

    pub(crate) fn connected(&self) -> BTreeSet<GuestId> {
        self.within(Duration::ZERO)
    }

    /// Those who are dealt in when a game starts now.
    pub(crate) fn dealt_in(&self) -> BTreeSet<GuestId> {
        self.within(DEALT_IN)
    }

    fn within(&self, grace: Duration) -> BTreeSet<GuestId> {
        let now = Instant::now();
        let here =
            self.guests.iter().filter(|(_, screens)| screens.streams > 0 || now < screens.until + grace);
        here.map(|(guest, _)| *guest).collect()
    }

    /// Since when a guest has no screen here; none while they have one.
    pub(crate) fn gone_since(&self, guest: GuestId) -> Option<Instant> {
        let screens = self.guests.get(&guest)?;
        (screens.streams == 0 && Instant::now() >= screens.until).then_some(screens.until)
    }

    /// Who has newly been gone long enough to count as away, and who is newly back.
    pub(crate) fn changes(&mut self) -> (Vec<GuestId>, Vec<GuestId>) {
        let now = Instant::now();
        let (mut away, mut back) = (Vec::new(), Vec::new());
        for (guest, screens) in &mut self.guests {
            let is_away = screens.streams == 0 && now >= screens.until + AWAY_AFTER;
            if is_away != screens.told_away {
                screens.told_away = is_away;
                if is_away { away.push(*guest) } else { back.push(*guest) }
            }
        }
        (away, back)
    }

    /// When next something about somebody's presence changes by itself.
    pub(crate) fn next_change(&self) -> Option<Instant> {
        let now = Instant::now();
        let leaving = self.guests.values().filter(|screens| screens.streams == 0);
        let moments = leaving.flat_map(|screens| [screens.until, screens.until + AWAY_AFTER]);
        moments.filter(|moment| *moment > now).min()
    }
}
