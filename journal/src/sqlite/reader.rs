//! Reading: a connection that verifies what it reads, and the small pool of them.

use std::collections::VecDeque;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use rusqlite::{Connection, ErrorCode, Row};
use tokio::sync::Semaphore;

use crate::chain::{Hash, Head};
use crate::error::{Damage, JournalError, OpenError};
use crate::key::{KeyId, VaultKey};
use crate::page::{Fill, Page, Rest};
use crate::record::{Millis, Record, Seq, TableId};
use crate::store::BoxFuture;
use crate::watch::Source;

use super::{folder, schema};

/// How many reads run at once. Reads are short and come from the page cache; more would only fight for the
/// cores.
const READERS: usize = 4;

const KEYS: &str = "SELECT id, key FROM key WHERE table_id = ?1 ORDER BY id";

const READ: &str = "SELECT seq, at, hash, payload FROM record WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq";

// Walks from table to table by the primary key, so it costs two lookups a table and not one a record.
const LAST_TOUCHED: &str = "
    WITH RECURSIVE stored(id) AS (
        SELECT min(table_id) FROM record
        UNION ALL
        SELECT (SELECT min(table_id) FROM record WHERE table_id > stored.id)
        FROM stored WHERE stored.id IS NOT NULL
    )
    SELECT id, (SELECT at FROM record WHERE table_id = id ORDER BY seq DESC LIMIT 1)
    FROM stored WHERE id IS NOT NULL";

/// Reads a journal's records without being able to change them, also while a server writes.
///
/// Its calls block on the disk: keep them off an async runtime.
pub struct SqliteReader {
    connection: Connection,
}

impl SqliteReader {
    /// Opens the journal of a data folder.
    ///
    /// # Errors
    /// When there is no journal there, or none that this version can read.
    pub fn open(folder: &Path) -> Result<SqliteReader, OpenError> {
        schema::check_version(rusqlite::version_number())?;
        let path = folder::database_in(folder);
        if !path.exists() {
            return Err(OpenError::NoJournal { folder: folder.to_owned() });
        }
        SqliteReader::on(&path)
    }

    fn on(path: &Path) -> Result<SqliteReader, OpenError> {
        Ok(SqliteReader { connection: schema::open_reader(path)? })
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

    /// The keys of a table, in order of their ids.
    pub(super) fn keys(&self, table: TableId) -> Result<Vec<(KeyId, VaultKey)>, JournalError> {
        let read = || -> rusqlite::Result<Vec<(KeyId, VaultKey)>> {
            let mut statement = self.connection.prepare_cached(KEYS)?;
            let rows = statement.query_map([table.0.cast_signed()], |row| {
                Ok((KeyId(row.get::<_, i64>(0)?.cast_unsigned()), VaultKey::new(row.get(1)?)))
            })?;
            rows.collect()
        };
        read().map_err(|error| JournalError::unavailable(&error))
    }

    /// The tables whose last record is older than `before`, in order of their ids.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn tables_untouched_since(&self, before: Millis) -> Result<Vec<TableId>, JournalError> {
        let mut tables = self.last_touched().map_err(|error| JournalError::unavailable(&error))?;
        tables.retain(|(_, at)| *at < before);
        tables.sort_unstable();
        Ok(tables.into_iter().map(|(table, _)| table).collect())
    }

    fn last_touched(&self) -> rusqlite::Result<Vec<(TableId, Millis)>> {
        let mut statement = self.connection.prepare_cached(LAST_TOUCHED)?;
        let rows = statement.query_map([], |row| {
            Ok((
                TableId(row.get::<_, i64>(0)?.cast_unsigned()),
                Millis(row.get::<_, i64>(1)?.cast_unsigned()),
            ))
        })?;
        rows.collect()
    }

    /// Reads from the record at `after`, whose hash the next one must follow, in one statement and so from
    /// one moment of the database.
    fn extract(&self, table: TableId, after: Seq, extent: Extent) -> Result<Page, JournalError> {
        let mut statement =
            self.connection.prepare_cached(READ).map_err(|error| JournalError::unavailable(&error))?;
        // A seq beyond what SQLite can count is beyond every table, too.
        let from = i64::try_from(after.0).unwrap_or(i64::MAX);
        let mut rows = statement
            .query((table.0.cast_signed(), from))
            .map_err(|error| JournalError::unavailable(&error))?;
        let mut reading = Reading::new(table, after);
        loop {
            let row = match rows.next() {
                Ok(Some(row)) => row,
                Ok(None) => return reading.finish(Rest::Nothing),
                Err(error) => return Err(reading.stopped_by(&error)),
            };
            if extent == Extent::Page && reading.fill.is_full() {
                return reading.finish(Rest::More);
            }
            let record = record_from(row).map_err(|error| reading.stopped_by(&error))?;
            reading.take(record)?;
        }
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

/// A chain in the course of being read.
struct Reading {
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
    fn new(table: TableId, after: Seq) -> Reading {
        let head = Head::start(table);
        let before = (after == Seq::START).then_some(head.hash);
        Reading { table, after, before, head, records: Vec::new(), fill: Fill::default() }
    }

    fn take(&mut self, record: Record) -> Result<(), JournalError> {
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

    fn finish(self, rest: Rest) -> Result<Page, JournalError> {
        let before = self.before.ok_or(JournalError::Forgotten)?;
        Ok(Page { before, records: self.records, rest })
    }

    /// Tells a damaged table from a database that cannot be read now.
    fn stopped_by(&self, error: &rusqlite::Error) -> JournalError {
        let next = if self.before.is_some() { self.head.seq.next() } else { self.after };
        if is_damage(error) {
            self.damaged(next, Damage::Unreadable(error.to_string()))
        } else {
            JournalError::unavailable(error)
        }
    }

    fn damaged(&self, seq: Seq, what: Damage) -> JournalError {
        JournalError::Damaged { table: self.table, seq, what }
    }
}

/// Lets reads pass side by side, and holds them back while the log is cut off: SQLite cannot cut it under a
/// reader.
#[derive(Debug, Default)]
pub(super) struct Gate(RwLock<()>);

impl Gate {
    fn pass(&self) -> RwLockReadGuard<'_, ()> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the reads under way, which are short; those that come later wait for us.
    pub(super) fn shut(&self) -> RwLockWriteGuard<'_, ()> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The readers of a running journal, opened as they are needed and kept.
pub(super) struct Readers {
    path: PathBuf,
    permits: Arc<Semaphore>,
    gate: Arc<Gate>,
    idle: Mutex<VecDeque<SqliteReader>>,
}

impl Readers {
    pub(super) fn new(path: PathBuf, gate: Arc<Gate>) -> Readers {
        Readers { path, permits: Arc::new(Semaphore::new(READERS)), gate, idle: Mutex::default() }
    }

    /// Runs `work` with a reader on a blocking thread.
    pub(super) async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&SqliteReader) -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        let permits = Arc::clone(&self.permits);
        let permit = permits.acquire_owned().await.map_err(|_| JournalError::closed())?;
        let readers = Arc::clone(self);
        let task = tokio::task::spawn_blocking(move || {
            let _passing = readers.gate.pass();
            let idle = readers.idle().pop_front();
            let reader = match idle {
                Some(reader) => reader,
                None => SqliteReader::on(&readers.path).map_err(|error| JournalError::unavailable(&error))?,
            };
            let result = work(&reader);
            if !readers.permits.is_closed() {
                readers.idle().push_front(reader);
            }
            drop(permit);
            result
        });
        task.await.unwrap_or_else(|_| Err(JournalError::unavailable("a read was cut short")))
    }

    /// Lets go of the file. Reads that are asked for from now on are refused.
    pub(super) fn close(&self) {
        self.permits.close();
        self.idle().clear();
    }

    /// The queue is whole whatever happened to a thread that held it.
    fn idle(&self) -> MutexGuard<'_, VecDeque<SqliteReader>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Source for Readers {
    fn page(self: Arc<Self>, table: TableId, after: Seq) -> BoxFuture<'static, Result<Page, JournalError>> {
        Box::pin(async move { self.run(move |reader| reader.page(table, after)).await })
    }
}
