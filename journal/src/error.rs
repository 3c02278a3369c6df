//! What can go wrong with a journal, in sentences for whoever runs the server.

use std::io;
use std::path::PathBuf;

use crate::record::{MAX_PAYLOAD, Seq, TableId};

/// Why a journal did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// Somebody else wrote first. Nothing of the append was written; catch up and decide again.
    #[error("another record came first: the table's last seq is {actual}")]
    Conflict {
        /// The table's last seq.
        actual: Seq,
    },
    /// The stored chain does not hold. Other tables are not touched by it.
    #[error("table {table} is damaged at seq {seq}: {what}")]
    Damaged {
        /// The table that cannot be read.
        table: TableId,
        /// The first seq that cannot be trusted.
        seq: Seq,
        /// What was found there.
        what: Damage,
    },
    /// The records that the caller knew are gone: the table was forgotten.
    #[error("the table was deleted, and all its records")]
    Forgotten,
    /// Another server leads the table by now. Nothing of the append was written, and nothing will be.
    #[error("another server leads this table by now; nothing was written")]
    LedElsewhere,
    /// There was no room for the append and nothing of it was written. Works again once there is room.
    #[error("no space is left for the journal; free some and try again, nothing was written")]
    NoSpace,
    /// A payload is longer than [`MAX_PAYLOAD`]. Nothing was written.
    #[error("a record of {bytes} bytes is longer than the {MAX_PAYLOAD} that the journal keeps")]
    TooLarge {
        /// How long it is.
        bytes: usize,
    },
    /// The store cannot serve. An append that gets this answer may or may not be on disk.
    #[error("the journal is not available: {why}")]
    Unavailable {
        /// What happened.
        why: String,
    },
}

impl JournalError {
    pub(crate) fn unavailable(why: &(impl ToString + ?Sized)) -> JournalError {
        JournalError::Unavailable { why: why.to_string() }
    }

    pub(crate) fn closed() -> JournalError {
        JournalError::unavailable("it has been closed")
    }
}

/// How a record is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// Later records are there, this one is not.
    #[error("the record is missing")]
    Missing,
    /// The record or its hash is not what was written.
    #[error("the record does not match its hash")]
    Altered,
    /// The record's bytes are not a record any more.
    #[error("the record cannot be read ({0})")]
    Unreadable(String),
    /// Where the table ends is noted elsewhere, and that note is gone, damaged, or of an earlier record.
    #[error("the table does not end where it was noted to end")]
    End,
    /// A key of the table is gone or is not what was stored.
    #[error("a key of the table is missing or changed")]
    Keys,
}

/// Why a data folder was not opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Older versions can lose a write in rare races between a checkpoint and a commit.
    #[error("this build has SQLite {found}, but {needed} or newer is needed to keep the records safe")]
    SqliteTooOld {
        /// The version that was linked in.
        found: String,
        /// The oldest version that will do.
        needed: String,
    },
    /// The folder or its lock file cannot be created, read or written.
    #[error("the data folder {folder} cannot be used: {source}")]
    Folder {
        /// The data folder.
        folder: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// Another process serves from this folder.
    #[error("the data folder {folder} is in use by another server; stop that one or choose another folder")]
    InUse {
        /// The data folder.
        folder: PathBuf,
    },
    /// There is nothing to read in this folder.
    #[error("there is no journal in {folder}")]
    NoJournal {
        /// The data folder.
        folder: PathBuf,
    },
    /// The file is a database, but not one of ours.
    #[error("{path} is not a Likeness journal; it was left as it is")]
    NotAJournal {
        /// The database file.
        path: PathBuf,
    },
    /// The file was written by a newer Likeness.
    #[error("{path} has format {found}, this version knows formats up to {known}; run the newer version")]
    Newer {
        /// The database file.
        path: PathBuf,
        /// The format of the file.
        found: i64,
        /// The newest format that this version knows.
        known: i64,
    },
    /// The file system does not support what the write-ahead log needs (shared memory, locks).
    #[error("the write-ahead log cannot be used here (journal mode stays {mode:?}); is it a network drive?")]
    NoWal {
        /// The journal mode that SQLite fell back to.
        mode: String,
    },
    /// SQLite would answer before records are on stable storage.
    #[error("SQLite would not wait for the disk (synchronous is {found}, not FULL)")]
    NotDurable {
        /// The value of `synchronous`.
        found: i64,
    },
    /// What holds the database together is damaged, and belongs to no table.
    #[error(
        "{path} is damaged in {what}, which belongs to no table: the tables may all be whole. Copy them with \
         `likeness backup` and serve from the copy; nothing was touched"
    )]
    Damaged {
        /// The database file.
        path: PathBuf,
        /// Where.
        what: &'static str,
    },
    /// The write-ahead log is broken before its end: records that were acknowledged lie behind.
    #[error(
        "{path} is damaged at frame {frame}, and {steps} steps that were acknowledged lie behind it. Nothing \
         was touched. Restore the folder from a backup; or start once with --accept-loss, which sets these \
         files aside and goes on with what comes before"
    )]
    LogDamaged {
        /// The write-ahead log.
        path: PathBuf,
        /// The first frame that cannot be read; zero is the header.
        frame: u64,
        /// How many steps lie behind it, at least.
        steps: u64,
    },
    /// The last record that was acknowledged is not there.
    #[error(
        "the journal in {folder} ends before the last record that was acknowledged: a file is damaged, was \
         replaced by an older one or is missing. Nothing was touched. Restore the folder from a backup; or \
         start once with --accept-loss, which sets these files aside and goes on with what is there"
    )]
    Lost {
        /// The data folder.
        folder: PathBuf,
    },
    /// SQLite could not open or read the file.
    #[error("the journal {path} cannot be opened: {source}")]
    Database {
        /// The database file.
        path: PathBuf,
        /// What SQLite said.
        source: rusqlite::Error,
    },
}

impl OpenError {
    /// Whether the journal could be opened by whoever accepts that records are lost.
    #[must_use]
    pub fn is_loss(&self) -> bool {
        matches!(self, OpenError::LogDamaged { .. } | OpenError::Lost { .. })
    }
}
