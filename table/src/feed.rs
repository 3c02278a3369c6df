//! What goes out to the screens that look at a table.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::{broadcast, mpsc, watch};

use crate::{
    mailbox::Audience,
    reaction::Reacted,
    view::{TableView, Viewer},
};

/// Tabs and devices of one guest at a time; more of them are a fault of some program.
const MOST_STREAMS_OF_A_GUEST: usize = 16;
/// Screens that only look on: a hall full of them, but not all that one could open.
const MOST_STREAMS_OF_THE_STAGE: usize = 200;

/// So many reactions wait for a slow stage; older ones are gone, as they would be by then.
const MOST_REACTIONS: usize = 32;

/// A look at the table that goes on until it is dropped.
#[derive(Debug)]
pub struct Attendance {
    departure: Departure,
    views: watch::Receiver<Arc<TableView>>,
    /// What guests make of it, for the screens that everybody looks at.
    reactions: Option<broadcast::Receiver<Reacted>>,
    leaving: mpsc::UnboundedSender<Departure>,
    moved: Arc<AtomicBool>,
}

impl Attendance {
    /// Whose eyes look.
    pub fn viewer(&self) -> Viewer {
        self.departure.viewer
    }

    /// Whether the table goes on elsewhere, once nothing more comes from here.
    pub fn has_moved(&self) -> bool {
        self.moved.load(Ordering::Acquire)
    }

    /// The view as it is now; marks it as seen.
    pub fn view(&mut self) -> Arc<TableView> {
        self.views.borrow_and_update().clone()
    }

    /// Waits for a view that differs from the one seen last, skipping those in between. None when the table
    /// is no more, or these eyes may not look any longer.
    pub async fn changed(&mut self) -> Option<Arc<TableView>> {
        self.views.changed().await.ok()?;
        Some(self.view())
    }

    /// The same, and what guests make of it meanwhile, where everybody looks.
    pub async fn next(&mut self) -> Option<Sight> {
        tokio::select! {
            biased;
            changed = self.views.changed() => {
                changed.ok()?;
                Some(Sight::View(self.view()))
            }
            reacted = next_reaction(&mut self.reactions) => Some(Sight::Reaction(reacted)),
        }
    }
}

/// What comes to be seen.
#[derive(Debug)]
pub enum Sight {
    /// The table looks different.
    View(Arc<TableView>),
    /// Somebody makes something of it.
    Reaction(Reacted),
}

/// The next reaction; of those that were missed nobody hears.
async fn next_reaction(reactions: &mut Option<broadcast::Receiver<Reacted>>) -> Reacted {
    let Some(reactions) = reactions else { return std::future::pending().await };
    loop {
        match reactions.recv().await {
            Ok(reacted) => return reacted,
            Err(broadcast::error::RecvError::Lagged(_)) => {}
            // The table is no more, which the views tell.
            Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        // The table may be gone already; then nobody needs to know.
        let _ = self.leaving.send(self.departure);
    }
}

/// Somebody stopped looking through a feed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Departure {
    pub(crate) viewer: Viewer,
    pub(crate) audience: Audience,
    feed: FeedId,
}

/// Feeds are numbered, so that who leaves late is not taken for one who came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct FeedId(u64);

/// One feed for each pair of eyes, whatever the number of their screens.
#[derive(Debug)]
pub(crate) struct Feeds {
    open: HashMap<Viewer, Feed>,
    opened: u64,
    /// None while there has been no stage to hear them: most tables have none, and room for them takes more
    /// than all else here.
    reactions: Option<broadcast::Sender<Reacted>>,
    leaving: mpsc::UnboundedSender<Departure>,
    /// Another server leads the table now.
    moved: Arc<AtomicBool>,
}

#[derive(Debug)]
struct Feed {
    id: FeedId,
    views: watch::Sender<Arc<TableView>>,
    streams: usize,
}

impl Feeds {
    pub(crate) fn new() -> (Feeds, mpsc::UnboundedReceiver<Departure>) {
        // As many departures can wait as there are streams, which are limited.
        let (leaving, departures) = mpsc::unbounded_channel();
        let feeds =
            Feeds { open: HashMap::new(), opened: 0, reactions: None, leaving, moved: Arc::default() };
        (feeds, departures)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    pub(crate) fn has_room_for(&self, viewer: Viewer) -> bool {
        let most = match viewer {
            Viewer::Guest(_) => MOST_STREAMS_OF_A_GUEST,
            Viewer::Stage => MOST_STREAMS_OF_THE_STAGE,
        };
        self.open.get(&viewer).is_none_or(|feed| feed.streams < most)
    }

    pub(crate) fn attend(&mut self, viewer: Viewer, audience: Audience, view: TableView) -> Attendance {
        let feed = self.open.entry(viewer).or_insert_with(|| {
            self.opened += 1;
            Feed { id: FeedId(self.opened), views: watch::channel(Arc::new(view)).0, streams: 0 }
        });
        feed.streams += 1;
        let reactions = &mut self.reactions;
        let hear = || reactions.get_or_insert_with(|| broadcast::channel(MOST_REACTIONS).0).subscribe();
        Attendance {
            departure: Departure { viewer, audience, feed: feed.id },
            views: feed.views.subscribe(),
            reactions: (audience == Audience::Stage).then(hear),
            leaving: self.leaving.clone(),
            moved: Arc::clone(&self.moved),
        }
    }

    /// Counts a stream out. Says whether it was one of an open feed.
    pub(crate) fn departed(&mut self, Departure { viewer, feed: id, .. }: Departure) -> bool {
        let Some(feed) = self.open.get_mut(&viewer).filter(|feed| feed.id == id) else { return false };
        feed.streams -= 1;
        if feed.streams == 0 {
            self.open.remove(&viewer);
        }
        true
    }

    /// Sends every viewer their view, when it differs from what they have.
    pub(crate) fn announce(&self, view: impl Fn(Viewer) -> TableView) {
        for (viewer, feed) in &self.open {
            let view = view(*viewer);
            feed.views.send_if_modified(|last| {
                let differs = !last.looks_like(&view);
                *last = Arc::new(view);
                differs
            });
        }
    }

    /// Sends the stages what somebody makes of it.
    pub(crate) fn react(&self, reacted: Reacted) {
        if let Some(reactions) = &self.reactions {
            // Where no stage listens any more, nobody needs it.
            let _ = reactions.send(reacted);
        }
    }

    /// The table goes on at another server: whoever looks on may look there.
    pub(crate) fn move_on(&self) {
        self.moved.store(true, Ordering::Release);
    }

    /// Ends the feeds of those who may not look any longer.
    pub(crate) fn keep_only(&mut self, may_look: impl Fn(Viewer) -> bool) {
        self.open.retain(|viewer, _| may_look(*viewer));
    }
}
