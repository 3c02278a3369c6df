//! What every store promises.

use std::fmt::Debug;
use std::pin::Pin;

use crate::error::JournalError;
use crate::key::{KeyChanges, KeyId, VaultKey};
use crate::page::{Page, Pages};
use crate::record::{Millis, NewRecord, Record, Seq, TableId};
use crate::watch::Watch;

/// A future that a trait object can return.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A store of records: one chain a table, written by compare-and-set.
///
/// Used as `Arc<dyn Journal>`. All stores pass `journal::conformance`, and no caller asks which it has.
pub trait Journal: Debug + Send + Sync + 'static {
    /// Appends all of `records` or none, and only if the table's last seq is `expected`; resolves to the new
    /// last seq once they are on stable storage (P1).
    ///
    /// Without records it only compares. A future that is dropped before it resolves leaves open whether the
    /// records were written, as does [`JournalError::Unavailable`]: read the table to find out.
    fn append(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        self.append_with(table, expected, records, KeyChanges::none())
    }

    /// The same, and changes the table's keys in the same step: all of it is stored, or nothing. When the
    /// answer to a burning comes, the key has been overwritten wherever the store kept it, unless somebody is
    /// reading the store in this moment; then it is as soon as they are done.
    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>>;

    /// The keys that the table has, in order of their ids.
    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>>;

    /// The next records after `after`, as many as [`PAGE_RECORDS`](crate::PAGE_RECORDS) and
    /// [`PAGE_BYTES`](crate::PAGE_BYTES) allow, their chain verified from there on (P3). [`Pages`] goes
    /// from one to the next.
    ///
    /// A table that nobody wrote to has none. When `after` lies beyond the last record, what the caller has
    /// seen is gone, and the answer is [`JournalError::Forgotten`].
    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>>;

    /// All records after `after`, page by page into one list: for tables that are known to be short.
    fn read(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Vec<Record>, JournalError>> {
        Box::pin(async move {
            let mut all = Vec::new();
            let mut pages = Pages::new(self, table, after);
            while let Some(mut records) = pages.next().await? {
                all.append(&mut records);
            }
            Ok(all)
        })
    }

    /// The records after `after`: those stored already, and then each as it is appended by whomever.
    fn watch(&self, table: TableId, after: Seq) -> Watch;

    /// Deletes all records and keys of the table and overwrites where they lay. Its watchers end with
    /// [`JournalError::Forgotten`]; forgetting a table that has no records succeeds.
    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>>;

    /// The tables whose last record is older than `before`, in order of their ids.
    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>>;

    /// Succeeds when an append would be taken up now: a round trip through the writer that writes nothing.
    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>>;
}
