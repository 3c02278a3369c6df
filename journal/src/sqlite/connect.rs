//! The connections that may touch the database, and what must hold before they do.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::error::OpenError;

use super::folder::Folder;
use super::schema::{self, APPLICATION_ID, FORMAT, OLDEST_FORMAT};
use super::{Loss, inspect};

/// SQLite before 3.51.3 could, in a rare race between a checkpoint and a writer, corrupt a database with a
/// write-ahead log.
const OLDEST_SQLITE: i32 = 3_051_003;

/// The value that `PRAGMA synchronous` reports for FULL.
const SYNCHRONOUS_FULL: i64 = 2;

/// How long a connection waits for a lock before it gives up. Ours never hold one for long; an operator's
/// shell might.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// What the write-ahead log may keep on disk after its contents have moved into the database.
const LOG_LIMIT: i64 = 64 * 1024 * 1024;

/// How many prepared statements a connection keeps; it has fewer.
const STATEMENTS: usize = 16;

/// Refuses a SQLite that is too old to be trusted with records.
pub(super) fn check_version(found: i32) -> Result<(), OpenError> {
    let dotted =
        |number: i32| format!("{}.{}.{}", number / 1_000_000, number / 1_000 % 1_000, number % 1_000);
    if found < OLDEST_SQLITE {
        return Err(OpenError::SqliteTooOld { found: dotted(found), needed: dotted(OLDEST_SQLITE) });
    }
    Ok(())
}

/// Opens the connection that writes, making the database when there is none. Refuses before anything is
/// changed.
pub(super) fn open_writer(
    folder: &Folder,
    max_bytes: Option<u64>,
    loss: Loss,
) -> Result<Connection, OpenError> {
    let path = &folder.database();
    let failed = |source| OpenError::Database { path: path.to_owned(), source };
    let log = inspect::log(folder.path(), loss)?;
    inspect::newer(folder, &log)?;
    if loss == Loss::Refuse {
        inspect::emptied(folder, &log)?;
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
    // Until all is found to be well: else closing it would move the log into the database.
    leave_log_on_close(&connection, true).map_err(failed)?;
    harden(&connection).map_err(failed)?;
    let origin = identify(&connection, path)?;
    if origin == Origin::Ours {
        let roots = schema::check(&connection).map_err(failed)?;
        let roots =
            roots.ok_or_else(|| inspect::damaged(path.to_owned(), "the description of its tables"))?;
        inspect::structure(folder, &log, &roots)?;
    }
    if loss == Loss::Refuse {
        inspect::mark(&connection, origin, folder.path())?;
    }
    use_log(&connection).map_err(failed)??;
    wait_for_the_disk(&connection).map_err(failed)??;
    prepare_writer(&connection, max_bytes).map_err(failed)?;
    match origin {
        Origin::Empty => schema::create(&connection).map_err(failed)?,
        Origin::Older(format) => schema::bring_up_to_date(&connection, format).map_err(failed)?,
        Origin::Ours => {}
    }
    leave_log_on_close(&connection, false).map_err(failed)?;
    Ok(connection)
}

/// Opens a connection that can only read.
pub(super) fn open_reader(path: &Path) -> Result<(Connection, Origin), OpenError> {
    let failed = |source| OpenError::Database { path: path.to_owned(), source };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags).map_err(failed)?;
    harden(&connection).map_err(failed)?;
    match identify(&connection, path)? {
        Origin::Empty => Err(OpenError::NotAJournal { path: path.to_owned() }),
        origin => Ok((connection, origin)),
    }
}

/// Whether a connection that is closed leaves the log as it is, instead of moving it into the database.
pub(super) fn leave_log_on_close(connection: &Connection, leave: bool) -> rusqlite::Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave).map(drop)
}

/// What a connection needs before it looks at a file that may be damaged.
fn harden(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.pragma_update(None, "cell_size_check", "ON")
}

/// Whose a database is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    Ours,
    /// Ours, of an earlier format.
    Older(i64),
    /// Nobody's yet.
    Empty,
}

/// Tells our journals from empty files, and refuses all others before anything is changed.
fn identify(connection: &Connection, path: &Path) -> Result<Origin, OpenError> {
    let failed = |source| OpenError::Database { path: path.to_owned(), source };
    let number =
        |pragma| connection.pragma_query_value(None, pragma, |row| row.get::<_, i64>(0)).map_err(failed);
    let (application, format) = (number("application_id")?, number("user_version")?);
    if application == APPLICATION_ID {
        return match format {
            FORMAT => Ok(Origin::Ours),
            older @ OLDEST_FORMAT..FORMAT => Ok(Origin::Older(older)),
            newer if newer > FORMAT => {
                Err(OpenError::Newer { path: path.to_owned(), found: newer, known: FORMAT })
            }
            _ => Err(OpenError::NotAJournal { path: path.to_owned() }),
        };
    }
    let objects = connection
        .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0))
        .map_err(failed)?;
    if (application, format, objects) == (0, 0, 0) {
        return Ok(Origin::Empty);
    }
    Err(OpenError::NotAJournal { path: path.to_owned() })
}

/// To the end of the statement: SQLite names the new mode first, and stores it afterwards.
fn use_log(connection: &Connection) -> rusqlite::Result<Result<(), OpenError>> {
    let mut statement = connection.prepare("PRAGMA journal_mode = WAL")?;
    let modes = statement.query_map([], |row| row.get::<_, String>(0))?;
    let mode = modes.collect::<rusqlite::Result<Vec<_>>>()?.concat();
    Ok(if mode == "wal" { Ok(()) } else { Err(OpenError::NoWal { mode }) })
}

/// P1: a commit returns after the log is on stable storage.
fn wait_for_the_disk(connection: &Connection) -> rusqlite::Result<Result<(), OpenError>> {
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Only Apple's systems have a difference between fsync and the disk.
    connection.pragma_update(None, "fullfsync", "ON")?;
    connection.pragma_update(None, "checkpoint_fullfsync", "ON")?;
    check_synchronous(connection)
}

fn check_synchronous(connection: &Connection) -> rusqlite::Result<Result<(), OpenError>> {
    let found: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    Ok(if found == SYNCHRONOUS_FULL { Ok(()) } else { Err(OpenError::NotDurable { found }) })
}

fn prepare_writer(connection: &Connection, max_bytes: Option<u64>) -> rusqlite::Result<()> {
    // The writer runs its own checkpoints: the automatic ones swallow an fsync error.
    connection.pragma_update_and_check(None, "wal_autocheckpoint", 0, |_| Ok(()))?;
    connection.pragma_update_and_check(None, "journal_size_limit", LOG_LIMIT, |_| Ok(()))?;
    connection.pragma_update_and_check(None, "secure_delete", "ON", |_| Ok(()))?;
    if let Some(max_bytes) = max_bytes {
        let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
        let pages = i64::try_from(max_bytes).unwrap_or(i64::MAX) / page;
        connection.pragma_update_and_check(None, "max_page_count", pages.max(1), |_| Ok(()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_sqlite_is_refused_by_its_number() {
        assert!(check_version(3_051_003).is_ok());
        assert!(check_version(rusqlite::version_number()).is_ok());
        let sentence = check_version(3_051_002).unwrap_err().to_string();
        assert!(sentence.contains("SQLite 3.51.2") && sentence.contains("3.51.3"), "{sentence}");
    }

    #[test]
    fn a_place_without_a_write_ahead_log_is_refused() {
        let connection = Connection::open_in_memory().unwrap();
        assert!(matches!(use_log(&connection).unwrap(), Err(OpenError::NoWal { mode }) if mode == "memory"));
    }

    #[test]
    fn a_connection_that_does_not_wait_for_the_disk_is_refused() {
        let connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "synchronous", "NORMAL").unwrap();
        assert!(matches!(check_synchronous(&connection).unwrap(), Err(OpenError::NotDurable { found: 1 })));
        assert!(wait_for_the_disk(&connection).unwrap().is_ok());
    }
}
