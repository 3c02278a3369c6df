//! Reading: a connection that verifies what it reads.

mod pool;
mod verified_page;

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use rusqlite::{Connection, ErrorCode, Row};

use crate::chain::Hash;
use crate::error::{Damage, JournalError, OpenError};
use crate::key::{KeyId, VaultKey};
use crate::page::{Page, Rest};
use crate::record::{Millis, Record, Seq, TableId};

use super::connect::{self, Origin};
use super::note::{self, Found, Note};
use super::{folder, inspect, key_row, walk};
use verified_page::{End, Reading};

pub(super) use pool::{Gate, Readers};

const KEYS: &str = "SELECT id, key, sum FROM key WHERE table_id = ?1 ORDER BY id";

const READ: &str = "SELECT seq, at, hash, payload FROM record WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq";

/// Reads a journal's records without being able to change them, also while a server writes.
///
/// Its calls block on the disk: keep them off an async runtime.
pub struct SqliteReader {
    connection: Connection,
    origin: Origin,
}

impl SqliteReader {
    /// Opens the journal of a data folder.
    ///
    /// # Errors
    /// When there is no journal there, none that this version can read, or one that has lost records.
    pub fn open(folder: &Path) -> Result<SqliteReader, OpenError> {
        connect::check_version(rusqlite::version_number())?;
        let path = folder::database_in(folder);
        if !path.exists() {
            return Err(OpenError::NoJournal { folder: folder.to_owned() });
        }
        let reader = SqliteReader::on(&path)?;
        inspect::from_outside(&reader.connection, reader.origin, folder)?;
        Ok(reader)
    }

    fn on(path: &Path) -> Result<SqliteReader, OpenError> {
        let (connection, origin) = connect::open_reader(path)?;
        Ok(SqliteReader { connection, origin })
    }

    /// Whether the journal notes where its tables end. One of an earlier format does not, until a server has
    /// brought it up to date.
    fn has_notes(&self) -> bool {
        self.origin == Origin::Ours
    }

    /// All records of a table after `after`, verified: as [`Journal::read`](crate::Journal::read), and all
    /// from one moment.
    ///
    /// # Errors
    /// As [`Journal::read`](crate::Journal::read).
    pub fn read(&self, table: TableId, after: Seq) -> Result<Vec<Record>, JournalError> {
        self.extract(table, after, Extent::Everything).map(|page| page.records)
    }

    /// The next records of a table after `after`, verified: as [`Journal::page`](crate::Journal::page).
    ///
    /// # Errors
    /// As [`Journal::page`](crate::Journal::page).
    pub fn page(&self, table: TableId, after: Seq) -> Result<Page, JournalError> {
        self.extract(table, after, Extent::Page)
    }

    /// The keys of a table, in order of their ids. Only a running journal asks, and that one keeps notes.
    pub(super) fn keys(&self, table: TableId) -> Result<Vec<(KeyId, VaultKey)>, JournalError> {
        let read = || {
            let _moment = self.connection.unchecked_transaction()?;
            let mut statement = self.connection.prepare_cached(KEYS)?;
            let rows = statement.query_map([table.0.cast_signed()], |row| key_row::from_row(table, row))?;
            Ok((rows.collect::<rusqlite::Result<Vec<_>>>()?, note::find(&self.connection, table)?))
        };
        let damaged = |seq| JournalError::Damaged { table, seq, what: Damage::Keys };
        let (keys, found) = match read() {
            Ok(read) => read,
            Err(error) if is_damage(&error) => return Err(damaged(Seq(1))),
            Err(error) => return Err(JournalError::unavailable(&error)),
        };
        let noted = match found {
            Found::Note(note) => note,
            Found::Nothing => Note::start(table),
            Found::Damaged => return Err(damaged(Seq(1))),
        };
        let count = keys.len() as u64;
        let sound: Option<Vec<_>> = keys.into_iter().map(|(id, key)| Some((id, key?))).collect();
        sound.filter(|_| count == noted.keys).ok_or_else(|| damaged(noted.head.seq))
    }

    /// The tables whose last record is older than `before`, in order of their ids. One whose age is not known
    /// for certain is not among them: nobody shall delete it by mistake.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn tables_untouched_since(&self, before: Millis) -> Result<Vec<TableId>, JournalError> {
        let times = if self.has_notes() { self.noted_times() } else { self.recorded_times() };
        let mut tables: Vec<(TableId, Millis)> = times.map_err(|error| JournalError::unavailable(&error))?;
        tables.retain(|(_, at)| *at < before);
        tables.sort_unstable();
        Ok(tables.into_iter().map(|(table, _)| table).collect())
    }

    fn noted_times(&self) -> rusqlite::Result<Vec<(TableId, Millis)>> {
        let sound = note::all(&self.connection)?.into_iter().filter_map(|(table, note)| Some((table, note?)));
        let written = sound.filter(|(_, note)| note.head.seq > Seq::START);
        Ok(written.map(|(table, note)| (table, note.at)).collect())
    }

    fn recorded_times(&self) -> rusqlite::Result<Vec<(TableId, Millis)>> {
        let (tables, ended) = walk::tables(&self.connection);
        ended?;
        let time = |table: TableId| Ok(walk::last(&self.connection, table)?.map(|(_, at)| (table, at)));
        tables.into_iter().filter_map(|table| time(table).transpose()).collect()
    }

    /// All tables that have left a trace, in order of their ids. A table that has lost its records, or the
    /// note of its end, is among them.
    ///
    /// # Errors
    /// When there is no way to go through all of them.
    pub fn tables(&self) -> Result<Vec<TableId>, JournalError> {
        let (recorded, ended) = walk::tables(&self.connection);
        let mut tables = BTreeSet::from_iter(recorded);
        let listed = if self.has_notes() {
            let noted = note::all(&self.connection);
            noted.map(|notes| tables.extend(notes.into_iter().map(|(table, _)| table))).or(ended)
        } else {
            ended
        };
        listed.map_err(|error| JournalError::unavailable(&error))?;
        Ok(tables.into_iter().collect())
    }

    /// Reads from the record at `after`, whose hash the next one must follow, and all from one moment of the
    /// database.
    fn extract(&self, table: TableId, after: Seq, extent: Extent) -> Result<Page, JournalError> {
        let unavailable = |error: rusqlite::Error| JournalError::unavailable(&error);
        let _moment = self.connection.unchecked_transaction().map_err(unavailable)?;
        let mut statement = self.connection.prepare_cached(READ).map_err(unavailable)?;
        // A seq beyond what SQLite can count is beyond every table, too.
        let from = i64::try_from(after.0).unwrap_or(i64::MAX);
        let mut rows = statement.query((table.0.cast_signed(), from)).map_err(unavailable)?;
        let mut reading = Reading::new(table, after);
        let rest = loop {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => break Rest::Nothing,
                Err(error) => return Err(reading.stopped_by(&error)),
            };
            if extent == Extent::Page && reading.is_a_page() {
                break Rest::More;
            }
            let record = record_from(row).map_err(|error| reading.stopped_by(&error))?;
            reading.take(record)?;
        };
        let end = if self.has_notes() {
            End::Noted(note::find(&self.connection, table).map_err(unavailable)?)
        } else {
            End::Unknown
        };
        reading.finish(rest, end)
    }
}

impl fmt::Debug for SqliteReader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteReader").field("path", &self.connection.path()).finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Everything,
    Page,
}

fn record_from(row: &Row<'_>) -> rusqlite::Result<Record> {
    Ok(Record {
        seq: Seq(row.get::<_, i64>(0)?.cast_unsigned()),
        at: Millis(row.get::<_, i64>(1)?.cast_unsigned()),
        hash: Hash(row.get(2)?),
        payload: row.get(3)?,
    })
}

/// Whether what was read is not what SQLite or we ever wrote, rather than that it could not be read now.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    match error.sqlite_error_code() {
        Some(code) => matches!(code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase),
        // A column that does not hold what its type says.
        None => true,
    }
}
