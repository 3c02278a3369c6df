//! What goes out to the screens that look at a table.

use std::{collections::HashMap, sync::Arc};

use tokio::sync::{mpsc, watch};

use crate::{
    mailbox::Audience,
    view::{TableView, Viewer},
};

/// Tabs and devices of one guest at a time; more of them are a fault of some program.
const MOST_STREAMS_OF_A_GUEST: usize = 16;
/// Screens that only look on: a hall full of them, but not all that one could open.
const MOST_STREAMS_OF_THE_STAGE: usize = 200;

/// A look at the table that goes on until it is dropped.
#[derive(Debug)]
pub struct Attendance {
    departure: Departure,
    views: watch::Receiver<Arc<TableView>>,
    leaving: mpsc::UnboundedSender<Departure>,
}

impl Attendance {
    /// Whose eyes look.
    pub fn viewer(&self) -> Viewer {
        self.departure.viewer
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
    leaving: mpsc::UnboundedSender<Departure>,
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
        (Feeds { open: HashMap::new(), opened: 0, leaving }, departures)
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
        Attendance {
            departure: Departure { viewer, audience, feed: feed.id },
            views: feed.views.subscribe(),
            leaving: self.leaving.clone(),
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

    /// Ends the feeds of those who may not look any longer.
    pub(crate) fn keep_only(&mut self, may_look: impl Fn(Viewer) -> bool) {
        self.open.retain(|viewer, _| may_look(*viewer));
    }
}
