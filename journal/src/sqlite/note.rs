//! Where every table ends, noted a second time: in a tree of its own, in the same step as the records.
//!
//! A chain shows what is missing before its end, but not that its end is. The note does: whoever reads to
//! the end of a table compares, and so does whoever writes behind it. Damage to one page of the database
//! cannot take both away.

use rusqlite::{Connection, OptionalExtension, Row};

use crate::chain::{Hash, Head};
use crate::record::{Millis, Seq, TableId};

use super::sum::Sum;

/// All that is noted of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// The table's last record.
    pub(super) head: Head,
    /// When that was.
    pub(super) at: Millis,
    /// How many keys the table has.
    pub(super) keys: u64,
}

impl Note {
    /// What would be noted of a table that nobody wrote to; there is no row for it.
    pub(super) fn start(table: TableId) -> Note {
        Note { head: Head::start(table), at: Millis(0), keys: 0 }
    }

    fn sum(&self, table: TableId) -> u64 {
        Sum::of("likeness head")
            .number(table.0)
            .number(self.head.seq.0)
            .number(self.at.0)
            .number(self.keys)
            .bytes(self.head.hash.as_bytes())
            .value()
    }

    /// The row as it is stored, in the order of [`WRITE`].
    pub(super) fn row(&self, table: TableId) -> (i64, i64, i64, i64, &[u8; 32], i64) {
        (
            table.0.cast_signed(),
            self.head.seq.0.cast_signed(),
            self.at.0.cast_signed(),
            self.keys.cast_signed(),
            self.head.hash.as_bytes(),
            self.sum(table).cast_signed(),
        )
    }

    /// Takes a row of [`READ`] or [`ALL`] apart. Nothing when it is not what we wrote.
    fn from_row(row: &Row<'_>) -> rusqlite::Result<(TableId, Option<Note>)> {
        let number = |column| Ok::<u64, rusqlite::Error>(row.get::<_, i64>(column)?.cast_unsigned());
        let table = TableId(number(0)?);
        let head = Head { seq: Seq(number(1)?), hash: Hash(row.get(4)?) };
        let note = Note { head, at: Millis(number(2)?), keys: number(3)? };
        let sound = note.sum(table) == number(5)?;
        Ok((table, sound.then_some(note)))
    }
}

pub(super) const WRITE: &str =
    "INSERT OR REPLACE INTO head (table_id, seq, at, keys, hash, sum) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

const READ: &str = "SELECT table_id, seq, at, keys, hash, sum FROM head WHERE table_id = ?1";

const ALL: &str = "SELECT table_id, seq, at, keys, hash, sum FROM head ORDER BY table_id";

/// What was found where a table's note should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    Note(Note),
    /// Something, but not what we wrote.
    Damaged,
    Nothing,
}

/// Reads the note of one table. Errors that are damage are an answer, too.
pub(super) fn find(connection: &Connection, table: TableId) -> rusqlite::Result<Found> {
    let mut statement = connection.prepare_cached(READ)?;
    let row = statement.query_row([table.0.cast_signed()], Note::from_row).optional();
    match row {
        Ok(None) => Ok(Found::Nothing),
        Ok(Some((of, Some(note)))) if of == table => Ok(Found::Note(note)),
        Ok(Some(_)) => Ok(Found::Damaged),
        Err(error) if super::reader::is_damage(&error) => Ok(Found::Damaged),
        Err(error) => Err(error),
    }
}

/// All tables that are noted, in order of their ids (as signed numbers), with what is noted where it is
/// sound.
pub(super) fn all(connection: &Connection) -> rusqlite::Result<Vec<(TableId, Option<Note>)>> {
    let mut statement = connection.prepare_cached(ALL)?;
    let rows = statement.query_map([], |row| {
        Note::from_row(row).or_else(|error| match error.sqlite_error_code() {
            // A column does not hold what its type says.
            None => Ok((TableId(row.get::<_, i64>(0)?.cast_unsigned()), None)),
            Some(_) => Err(error),
        })
    })?;
    rows.collect()
}
