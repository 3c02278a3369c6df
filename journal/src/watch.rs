//! Watching a table grow.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;

use tokio::sync::broadcast::error::RecvError;

use crate::chain::{Hash, Head};
use crate::error::JournalError;
use crate::hub::{Hub, News, Subscription};
use crate::page::{Page, Rest};
use crate::record::{Record, Seq, TableId};
use crate::store::BoxFuture;

/// The records of one table from some seq on, in order and without a gap, for as long as someone asks.
///
/// Bounded: a watcher that falls behind reads from the store again instead of letting a queue grow. After an
/// error there is nothing more to expect; watch again from the last record seen.
pub struct Watch(Box<dyn Feed>);

/// Where a [`Watch`] gets its records from: what a store implements.
pub trait Feed: Send {
    /// See [`Watch::next`], whose promises it keeps.
    fn next(&mut self) -> BoxFuture<'_, Result<Record, JournalError>>;
}

impl Watch {
    /// Watches through this feed.
    #[must_use]
    pub fn new(feed: impl Feed + 'static) -> Watch {
        Watch(Box::new(feed))
    }

    /// The next record, as soon as there is one.
    ///
    /// Can be dropped and called again without losing a record, so it may stand in a `select!`.
    ///
    /// # Errors
    /// [`JournalError::Forgotten`] when the table was forgotten, and whatever reading the store may answer.
    pub async fn next(&mut self) -> Result<Record, JournalError> {
        self.0.next().await
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watch(..)")
    }
}

/// Where a tail reads what was stored.
pub(crate) trait Source: Send + Sync {
    /// See [`Journal::page`](crate::Journal::page).
    fn page(self: Arc<Self>, table: TableId, after: Seq) -> BoxFuture<'static, Result<Page, JournalError>>;
}

/// The feed of the stores that live in this process: a source for what is stored, a hub for what is new.
pub(crate) struct Tail {
    source: Arc<dyn Source>,
    live: Subscription,
    table: TableId,
    seq: Seq,
    /// The hash of the record at `seq`, once it is known.
    hash: Option<Hash>,
    /// Read from the store and not yet handed out.
    ready: VecDeque<Record>,
    course: Course,
}

#[derive(Clone, Copy)]
enum Course {
    /// There may be more in the store.
    CatchingUp,
    /// All that is not yet seen comes through the hub.
    Live,
}

impl Tail {
    /// Subscribes first and reads afterwards, so that no record falls between the two.
    pub(crate) fn watch(source: Arc<dyn Source>, hub: &Arc<Hub>, table: TableId, after: Seq) -> Watch {
        Watch::new(Tail {
            source,
            live: hub.subscribe(table),
            table,
            seq: after,
            hash: None,
            ready: VecDeque::new(),
            course: Course::CatchingUp,
        })
    }

    async fn advance(&mut self) -> Result<Record, JournalError> {
        loop {
            if self.live.records.is_closed() {
                return Err(self.live.ending());
            }
            if let Some(record) = self.ready.pop_front() {
                return Ok(record);
            }
            match self.course {
                Course::CatchingUp => self.catch_up().await?,
                Course::Live => match self.live.records.recv().await {
                    Ok(News::Record(record)) if record.seq <= self.seq => {}
                    Ok(News::Record(record)) if self.follows(&record) => {
                        self.move_to(Head { seq: record.seq, hash: record.hash });
                        return Ok(Arc::unwrap_or_clone(record));
                    }
                    Ok(_) | Err(RecvError::Lagged(_)) => self.course = Course::CatchingUp,
                    Err(RecvError::Closed) => return Err(self.live.ending()),
                },
            }
        }
    }

    /// Whether a record is the next of the very table that is watched: another server may have forgotten it
    /// and begun one under the same id.
    fn follows(&self, record: &Record) -> bool {
        let Some(hash) = self.hash else { return false };
        Head { seq: self.seq, hash }.verify(self.table, record).is_ok()
    }

    async fn catch_up(&mut self) -> Result<(), JournalError> {
        let page = Arc::clone(&self.source).page(self.table, self.seq).await?;
        // Another hash in our place: the table was forgotten and begun again since we last looked.
        if self.hash.is_some_and(|hash| hash != page.before) {
            return Err(JournalError::Forgotten);
        }
        self.hash = Some(page.before);
        if let Some(last) = page.records.last() {
            self.move_to(Head { seq: last.seq, hash: last.hash });
        }
        if page.rest == Rest::Nothing {
            self.course = Course::Live;
        }
        self.ready = page.records.into();
        Ok(())
    }

    fn move_to(&mut self, head: Head) {
        self.seq = head.seq;
        self.hash = Some(head.hash);
    }
}

impl Feed for Tail {
    fn next(&mut self) -> BoxFuture<'_, Result<Record, JournalError>> {
        Box::pin(self.advance())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::record::Millis;

    /// Gives one page after another, whatever is asked.
    struct Pages(Mutex<VecDeque<Page>>);

    impl Source for Pages {
        fn page(self: Arc<Self>, _: TableId, _: Seq) -> BoxFuture<'static, Result<Page, JournalError>> {
            let page = self.0.lock().unwrap().pop_front().expect("no page is asked for after an error");
            Box::pin(std::future::ready(Ok(page)))
        }
    }

    #[tokio::test]
    async fn a_table_begun_again_between_two_pages_is_not_taken_for_the_old_one() {
        let table = TableId(1);
        let head = Head::start(table).extend(table, Millis(0), "{}");
        let first = Record { seq: head.seq, at: Millis(0), payload: "{}".into(), hash: head.hash };
        let pages = [
            Page { before: Hash::genesis(table), records: vec![first.clone()], rest: Rest::More },
            Page {
                before: Hash([0; 32]),
                records: vec![Record { seq: Seq(2), ..first.clone() }],
                rest: Rest::Nothing,
            },
        ];
        let source = Arc::new(Pages(Mutex::new(pages.into())));
        let mut watch = Tail::watch(source, &Arc::new(Hub::default()), table, Seq::START);
        assert_eq!(watch.next().await, Ok(first));
        assert_eq!(watch.next().await, Err(JournalError::Forgotten));
    }
}
