//! Reading a table in pieces, so that a long one takes no more memory than a short one.

use crate::chain::Hash;
use crate::error::JournalError;
use crate::record::{Record, Seq, TableId};
use crate::store::Journal;

/// What one page may hold in memory, in records and in bytes of payload. The record that goes beyond the
/// bytes is the last of its page, so there is no record that fits into none.
pub const PAGE_RECORDS: usize = 256;
/// See [`PAGE_RECORDS`].
pub const PAGE_BYTES: usize = 1024 * 1024;

/// A part of a table's chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The hash of the record before the first of these.
    pub before: Hash,
    /// The records, verified to follow `before`.
    pub records: Vec<Record>,
    /// Whether the table had more when the page was read.
    pub rest: Rest,
}

/// What lies behind a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// The page ends where its limits are.
    More,
    /// The page ends where the table does.
    Nothing,
}

/// How much of a page is taken.
#[derive(Debug, Default)]
pub(crate) struct Fill {
    records: usize,
    bytes: usize,
}

impl Fill {
    pub(crate) fn add(&mut self, record: &Record) {
        self.records += 1;
        self.bytes += record.payload.len();
    }

    /// Adds a record of so many bytes, unless it is full.
    #[cfg(feature = "nats")]
    pub(crate) fn takes(&mut self, bytes: usize) -> bool {
        let room = !self.is_full();
        if room {
            self.records += 1;
            self.bytes += bytes;
        }
        room
    }

    pub(crate) fn is_full(&self) -> bool {
        self.records >= PAGE_RECORDS || self.bytes >= PAGE_BYTES
    }
}

/// Goes through a table page by page, and makes sure that all pages are of one chain.
#[derive(Debug)]
pub struct Pages<'j, J: ?Sized> {
    journal: &'j J,
    table: TableId,
    after: Seq,
    /// The hash of the record at `after`, once it is known.
    hash: Option<Hash>,
    rest: Rest,
}

impl<'j, J: Journal + ?Sized> Pages<'j, J> {
    /// The records of `table` after `after`.
    pub fn new(journal: &'j J, table: TableId, after: Seq) -> Pages<'j, J> {
        Pages { journal, table, after, hash: None, rest: Rest::More }
    }

    /// The next records, or none after the last. The first call always asks the store, so a table that is
    /// gone does not look like one that has nothing new.
    ///
    /// # Errors
    /// As [`Journal::page`]; and [`JournalError::Forgotten`] when the table was forgotten and begun again
    /// between two pages.
    pub async fn next(&mut self) -> Result<Option<Vec<Record>>, JournalError> {
        if self.rest == Rest::Nothing {
            return Ok(None);
        }
        let Page { before, records, rest } = self.journal.page(self.table, self.after).await?;
        if self.hash.is_some_and(|hash| hash != before) {
            return Err(JournalError::Forgotten);
        }
        self.rest = rest;
        let Some(last) = records.last() else { return Ok(None) };
        (self.after, self.hash) = (last.seq, Some(last.hash));
        Ok(Some(records))
    }
}
