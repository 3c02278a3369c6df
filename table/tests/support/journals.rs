//! Journals with a mind of their own.

use std::sync::{Arc, Mutex};

use journal::{
    BoxFuture, Damage, Feed, Journal, JournalError, KeyChanges, KeyId, MemoryJournal, Millis, NewRecord,
    Page, Record, Seq, TableId, VaultKey, Watch,
};

use tokio::sync::Notify;

/// What a journal does instead of what it was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whim {
    None,
    NoSpace,
    /// Nothing is stored, and the answer leaves that open.
    Unavailable,
    /// Everything is stored, and the answer leaves that open.
    StoredUnavailable,
    Panic,
    /// Nothing can be read.
    Unreadable,
    /// Only the first page of a table can be read.
    UnreadableLater,
    /// Whatever is read turns out to be damaged.
    Damaged,
    /// Appends wait until the whim is over.
    Hold,
}

#[derive(Debug)]
pub(crate) struct MoodyJournal {
    inner: MemoryJournal,
    whim: Mutex<Whim>,
    changed: Notify,
    hearing: Hearing,
}

/// Whether those who watch a table hear of new records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hearing {
    Good,
    Deaf,
}

/// A watch that never hears of anything.
struct Silence;

impl Feed for Silence {
    fn next(&mut self) -> BoxFuture<'_, Result<Record, JournalError>> {
        Box::pin(std::future::pending())
    }
}

impl MoodyJournal {
    pub(crate) fn new() -> Arc<MoodyJournal> {
        MoodyJournal::with(Hearing::Good)
    }

    /// A journal that tells nobody of new records: who wants to know must ask.
    pub(crate) fn deaf() -> Arc<MoodyJournal> {
        MoodyJournal::with(Hearing::Deaf)
    }

    fn with(hearing: Hearing) -> Arc<MoodyJournal> {
        let whim = Mutex::new(Whim::None);
        Arc::new(MoodyJournal { inner: MemoryJournal::new(), whim, changed: Notify::new(), hearing })
    }

    pub(crate) fn becomes(&self, whim: Whim) {
        *self.whim.lock().unwrap() = whim;
        self.changed.notify_waiters();
    }

    fn whim(&self) -> Whim {
        *self.whim.lock().unwrap()
    }
}

fn unavailable() -> JournalError {
    JournalError::Unavailable { why: "a whim".to_owned() }
}

impl Journal for MoodyJournal {
    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        Box::pin(async move {
            while self.whim() == Whim::Hold {
                self.changed.notified().await;
            }
            match self.whim() {
                Whim::None | Whim::Unreadable | Whim::UnreadableLater | Whim::Damaged | Whim::Hold => {
                    self.inner.append_with(table, expected, records, keys).await
                }
                Whim::NoSpace => Err(JournalError::NoSpace),
                Whim::Unavailable => Err(unavailable()),
                Whim::StoredUnavailable => {
                    self.inner.append_with(table, expected, records, keys).await?;
                    Err(unavailable())
                }
                Whim::Panic => panic!("a planted panic"),
            }
        })
    }

    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        self.inner.keys(table)
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        Box::pin(async move {
            match self.whim() {
                Whim::Unreadable => Err(unavailable()),
                Whim::UnreadableLater if after > Seq::START => Err(unavailable()),
                Whim::Damaged => {
                    Err(JournalError::Damaged { table, seq: after.next(), what: Damage::Altered })
                }
                _ => self.inner.page(table, after).await,
            }
        })
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        match self.hearing {
            Hearing::Good => self.inner.watch(table, after),
            Hearing::Deaf => Watch::new(Silence),
        }
    }

    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        self.inner.forget(table)
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        self.inner.tables_untouched_since(before)
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        self.inner.check()
    }
}
