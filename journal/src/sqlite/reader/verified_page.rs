//! A chain in the course of being read, and what its end is compared with.

use crate::chain::{Hash, Head};
use crate::error::{Damage, JournalError};
use crate::page::{Fill, Page, Rest};
use crate::record::{Record, Seq, TableId};

use super::is_damage;
use crate::sqlite::note::{Found, Note};

/// What is known of where the table ends.
#[derive(Clone, Copy)]
pub(super) enum End {
    /// This is noted.
    Noted(Found),
    /// The journal is of an earlier version, which noted nothing.
    Unknown,
}

/// A chain in the course of being read.
pub(super) struct Reading {
    table: TableId,
    after: Seq,
    /// The hash at `after`; unknown until the record there has been read.
    before: Option<Hash>,
    /// The last record that held.
    head: Head,
    records: Vec<Record>,
    fill: Fill,
}

impl Reading {
    pub(super) fn new(table: TableId, after: Seq) -> Reading {
        let head = Head::start(table);
        let before = (after == Seq::START).then_some(head.hash);
        Reading { table, after, before, head, records: Vec::new(), fill: Fill::default() }
    }

    pub(super) fn take(&mut self, record: Record) -> Result<(), JournalError> {
        if self.before.is_none() {
            if record.seq != self.after {
                return Err(self.damaged(self.after, Damage::Missing));
            }
            self.before = Some(record.hash);
            self.head = Head { seq: record.seq, hash: record.hash };
            return Ok(());
        }
        self.head.verify(self.table, &record)?;
        self.fill.add(&record);
        self.records.push(record);
        Ok(())
    }

    pub(super) fn is_a_page(&self) -> bool {
        self.fill.is_full()
    }

    pub(super) fn finish(self, rest: Rest, end: End) -> Result<Page, JournalError> {
        if let End::Noted(found) = end {
            self.compare(rest, found)?;
        }
        let before = self.before.ok_or(JournalError::Forgotten)?;
        Ok(Page { before, records: self.records, rest })
    }

    /// Whether what was read ends where the table was noted to end.
    fn compare(&self, rest: Rest, found: Found) -> Result<(), JournalError> {
        let Note { head: noted, .. } = match found {
            Found::Note(note) => note,
            Found::Nothing => Note::start(self.table),
            Found::Damaged => return Err(self.damaged(self.next(), Damage::End)),
        };
        if self.before.is_none() {
            // What the caller has seen is gone: with the whole table, or only from here.
            return if noted.seq < self.after {
                Ok(())
            } else {
                Err(self.damaged(self.after, Damage::Missing))
            };
        }
        let reached = self.head;
        if reached.seq > noted.seq || (reached.seq == noted.seq && rest == Rest::More) {
            return Err(self.damaged(noted.seq.next(), Damage::End));
        }
        match rest {
            Rest::Nothing if reached.seq < noted.seq => Err(self.damaged(self.next(), Damage::Missing)),
            Rest::Nothing if reached.hash != noted.hash => Err(self.damaged(reached.seq, Damage::Altered)),
            _ => Ok(()),
        }
    }

    /// The first seq that was not reached.
    fn next(&self) -> Seq {
        if self.before.is_some() { self.head.seq.next() } else { self.after }
    }

    /// Tells a damaged table from a database that cannot be read now.
    pub(super) fn stopped_by(&self, error: &rusqlite::Error) -> JournalError {
        if is_damage(error) {
            self.damaged(self.next(), Damage::Unreadable(error.to_string()))
        } else {
            JournalError::unavailable(error)
        }
    }

    fn damaged(&self, seq: Seq, what: Damage) -> JournalError {
        JournalError::Damaged { table: self.table, seq, what }
    }
}
