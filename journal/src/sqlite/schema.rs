//! The database's format: what is stored, and how older journals are brought up to date.

use rusqlite::Connection;

use crate::key::{KeyId, VaultKey};
use crate::record::TableId;

use super::note::{self, Note};
use super::{key_row, walk};

/// Marks a SQLite file as a journal of Likeness ("Like" in ASCII).
pub(super) const APPLICATION_ID: i64 = 0x4c69_6b65;

/// The format that this version writes. Raise it when an older version could not read what we write, or would
/// write what we could not trust.
pub(super) const FORMAT: i64 = 3;

/// The oldest format that can be read. The first one had no keys, the second did not note where tables end.
pub(super) const OLDEST_FORMAT: i64 = 1;

/// The format that brought the keys.
const WITH_KEYS: i64 = 2;

// The primary key is the compare-and-set and the order of reading. The payload comes last, so that hash and
// time can be read without following the overflow pages of a long one. Ids are the 64 bits of a `TableId` as
// a signed number.
const RECORD: Object = Object {
    name: "record",
    sql: "
    CREATE TABLE record (
        table_id INTEGER NOT NULL,
        seq      INTEGER NOT NULL CHECK (seq > 0),
        at       INTEGER NOT NULL,
        hash     BLOB    NOT NULL CHECK (length(hash) = 32),
        payload  TEXT    NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID",
};

// Keys are few and short-lived: those of what is being kept shut right now.
const KEY: Object = Object {
    name: "key",
    sql: "
    CREATE TABLE key (
        table_id INTEGER NOT NULL,
        id       INTEGER NOT NULL,
        key      BLOB    NOT NULL CHECK (length(key) = 32),
        sum      INTEGER NOT NULL,
        PRIMARY KEY (table_id, id)
    ) STRICT, WITHOUT ROWID",
};

// Where each table ends; see `note`. A tree of its own, so that no one damaged page takes away both the end
// of a table and the note of it.
const HEAD: Object = Object {
    name: "head",
    sql: "
    CREATE TABLE head (
        table_id INTEGER PRIMARY KEY,
        seq      INTEGER NOT NULL,
        at       INTEGER NOT NULL,
        keys     INTEGER NOT NULL,
        hash     BLOB    NOT NULL CHECK (length(hash) = 32),
        sum      INTEGER NOT NULL
    ) STRICT",
};

// What is written to find out whether anything can be, and deleted in the same step.
const PROBE: Object = Object {
    name: "probe",
    sql: "
    CREATE TABLE probe (
        id     INTEGER PRIMARY KEY,
        filler BLOB NOT NULL
    ) STRICT",
};

/// A part of the database.
struct Object {
    name: &'static str,
    sql: &'static str,
}

/// Everything there is.
const OBJECTS: [&Object; 4] = [&RECORD, &KEY, &HEAD, &PROBE];

/// Makes a new journal.
pub(super) fn create(connection: &Connection) -> rusqlite::Result<()> {
    let transaction = connection.unchecked_transaction()?;
    OBJECTS.iter().try_for_each(|object| transaction.execute_batch(object.sql))?;
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", FORMAT)?;
    transaction.commit()
}

/// Brings a journal of an older format up to date, in one step: a server that is stopped on the way finds
/// it as it was.
pub(super) fn bring_up_to_date(connection: &Connection, from: i64) -> rusqlite::Result<()> {
    let transaction = connection.unchecked_transaction()?;
    let keys = if from < WITH_KEYS { Vec::new() } else { take_out_keys(&transaction)? };
    [&KEY, &HEAD, &PROBE].iter().try_for_each(|object| transaction.execute_batch(object.sql))?;
    for (table, id, key) in &keys {
        transaction.prepare_cached(key_row::WRITE)?.execute(key_row::row(*table, *id, key))?;
    }
    note_all(&transaction, |table| keys.iter().filter(|(of, ..)| *of == table).count() as u64)?;
    transaction.pragma_update(None, "user_version", FORMAT)?;
    transaction.commit()
}

/// The keys of a journal that kept them without a sum.
fn take_out_keys(connection: &Connection) -> rusqlite::Result<Vec<(TableId, KeyId, VaultKey)>> {
    let mut statement = connection.prepare("SELECT table_id, id, key FROM key")?;
    let rows = statement.query_map([], |row| {
        let number = |column| Ok::<u64, rusqlite::Error>(row.get::<_, i64>(column)?.cast_unsigned());
        Ok((TableId(number(0)?), KeyId(number(1)?), key_row::key_in(row, 2)?))
    })?;
    let keys = rows.collect::<rusqlite::Result<_>>()?;
    drop(statement);
    connection.execute_batch("DROP TABLE key")?;
    Ok(keys)
}

/// Notes where every table ends, as it is now. Tables in a damaged place get no note, and so stay closed when
/// they are asked for, as they would have been before.
fn note_all(connection: &Connection, keys_of: impl Fn(TableId) -> u64) -> rusqlite::Result<()> {
    let (tables, ended) = walk::tables(connection);
    if let Err(error) = ended {
        tracing::error!(%error, "some tables cannot be read; they stay closed, the others go on");
    }
    let mut write = connection.prepare(note::WRITE)?;
    for table in tables {
        match walk::last(connection, table) {
            Ok(Some((head, at))) => {
                write.execute(Note { head, at, keys: keys_of(table) }.row(table))?;
            }
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "a table cannot be read; it stays closed"),
        }
    }
    Ok(())
}

/// Whether the tables of the database are still what we made: a flipped bit in their description would change
/// what is read and written.
pub(super) fn check(connection: &Connection) -> rusqlite::Result<Option<Roots>> {
    let sql = "SELECT sql, rootpage FROM sqlite_schema WHERE name = ?1 AND tbl_name = ?1 AND type = 'table'";
    let mut statement = connection.prepare(sql)?;
    let mut roots = Vec::new();
    for object in OBJECTS {
        let mut rows = statement.query([object.name])?;
        let row = rows.next()?;
        let stored =
            row.map(|row| Ok::<(String, u32), rusqlite::Error>((row.get(0)?, row.get(1)?))).transpose();
        match stored {
            Ok(Some((sql, root))) if same_words(&sql, object.sql) => roots.push(root),
            _ => return Ok(None),
        }
    }
    Ok(Some(Roots(roots)))
}

/// The pages with which the trees of the database begin.
pub(super) struct Roots(pub(super) Vec<u32>);

fn same_words(one: &str, other: &str) -> bool {
    one.split_whitespace().eq(other.split_whitespace())
}
