//! Who is told when a table grows: one bounded channel for each table that is being watched.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::broadcast;

use crate::error::JournalError;
use crate::record::{Record, TableId};

/// How many records a watcher may lag behind before it reads from the store again. A busy table writes a few
/// a second, so a healthy watcher never gets there, and a stuck one costs no more than this.
const BACKLOG: usize = 16;

/// The watchers of all tables of one journal.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    topics: Mutex<Topics>,
}

/// What a watcher hears.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// This was appended.
    Record(Arc<Record>),
    /// Something may have happened: only the store knows.
    #[cfg_attr(not(feature = "nats"), expect(dead_code, reason = "stores of one process know what happened"))]
    Look,
}

#[derive(Debug, Default)]
struct Topics {
    open: HashMap<TableId, broadcast::Sender<News>>,
    closed: bool,
}

impl Hub {
    /// Listens to a table. What is published from now on arrives, or is reported as missed.
    pub(crate) fn subscribe(self: &Arc<Self>, table: TableId) -> Subscription {
        let mut topics = self.lock();
        let records = if topics.closed {
            broadcast::channel(1).1
        } else {
            topics.open.entry(table).or_insert_with(|| broadcast::channel(BACKLOG).0).subscribe()
        };
        Subscription { records, place: WatchedTopic { hub: Arc::clone(self), table } }
    }

    /// Tells the watchers of `table`, if there are any, of the records that `make` gives.
    pub(crate) fn publish<I: IntoIterator<Item = Record>>(&self, table: TableId, make: impl FnOnce() -> I) {
        let topics = self.lock();
        if let Some(topic) = topics.open.get(&table) {
            for record in make() {
                // Fails only when the last watcher has just left.
                let _ = topic.send(News::Record(Arc::new(record)));
            }
        }
    }

    /// Has the watchers of `table` look into the store.
    #[cfg(feature = "nats")]
    pub(crate) fn stir(&self, table: TableId) {
        if let Some(topic) = self.lock().open.get(&table) {
            let _ = topic.send(News::Look);
        }
    }

    /// Has all watchers look into the store.
    #[cfg(feature = "nats")]
    pub(crate) fn stir_all(&self) {
        for topic in self.lock().open.values() {
            let _ = topic.send(News::Look);
        }
    }

    /// Ends all watching of a table that was forgotten.
    pub(crate) fn forget(&self, table: TableId) {
        self.lock().open.remove(&table);
    }

    /// Ends all watching, because the journal closes.
    pub(crate) fn close(&self) {
        let mut topics = self.lock();
        topics.closed = true;
        topics.open.clear();
    }

    /// Nothing that runs under this lock can panic half way, so a poisoned one is as good as any.
    fn lock(&self) -> MutexGuard<'_, Topics> {
        self.topics.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One watcher's end of a table's channel. The channel goes when its last watcher does.
#[derive(Debug)]
pub(crate) struct Subscription {
    // Dropped before `place`, which counts the receivers that are left.
    pub(crate) records: broadcast::Receiver<News>,
    place: WatchedTopic,
}

impl Subscription {
    /// Why the channel ended.
    pub(crate) fn ending(&self) -> JournalError {
        if self.place.hub.lock().closed { JournalError::closed() } else { JournalError::Forgotten }
    }
}

#[derive(Debug)]
struct WatchedTopic {
    hub: Arc<Hub>,
    table: TableId,
}

impl Drop for WatchedTopic {
    fn drop(&mut self) {
        let mut topics = self.hub.lock();
        if topics.open.get(&self.table).is_some_and(|topic| topic.receiver_count() == 0) {
            topics.open.remove(&self.table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_lives_as_long_as_its_last_watcher() {
        let hub = Arc::new(Hub::default());
        let (first, second) = (hub.subscribe(TableId(1)), hub.subscribe(TableId(1)));
        drop(first);
        assert_eq!(hub.lock().open.len(), 1);
        drop(second);
        assert!(hub.lock().open.is_empty());
    }

    #[test]
    fn a_watcher_of_a_forgotten_table_leaves_its_successors_topic_alone() {
        let hub = Arc::new(Hub::default());
        let old = hub.subscribe(TableId(1));
        hub.forget(TableId(1));
        let new = hub.subscribe(TableId(1));
        drop(old);
        assert!(!new.records.is_closed());
    }
}
