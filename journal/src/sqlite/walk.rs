//! Going through the records themselves, where nothing else is known of the tables.

use rusqlite::{Connection, OptionalExtension};

use crate::chain::{Hash, Head};
use crate::record::{Millis, Seq, TableId};

const FIRST: &str = "SELECT min(table_id) FROM record";
const NEXT: &str = "SELECT min(table_id) FROM record WHERE table_id > ?1";
const FINAL: &str = "SELECT max(table_id) FROM record";
const PREVIOUS: &str = "SELECT max(table_id) FROM record WHERE table_id < ?1";

const LAST: &str = "SELECT seq, hash, at FROM record WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1";

/// The tables that have records, from both ends, so that a damaged place in the middle hides as few as
/// possible; and what stopped us there. It goes from table to table by the primary key, so it costs a
/// lookup a table and not one a record.
pub(super) fn tables(connection: &Connection) -> (Vec<TableId>, rusqlite::Result<()>) {
    let mut tables = Vec::new();
    let upwards = follow(connection, FIRST, NEXT, |last, id| last < id, &mut tables);
    if upwards.is_err() {
        // How it ends is known: it stops at the same place.
        let _ = follow(connection, FINAL, PREVIOUS, |last, id| last > id, &mut tables);
        tables.sort_unstable();
        tables.dedup();
    }
    (tables.into_iter().map(|id: i64| TableId(id.cast_unsigned())).collect(), upwards)
}

/// In a damaged tree the next id may lie where we have been; `is_ahead` sees to it that we do not go round in
/// circles.
fn follow(
    connection: &Connection,
    first: &str,
    next: &str,
    is_ahead: fn(i64, i64) -> bool,
    tables: &mut Vec<i64>,
) -> rusqlite::Result<()> {
    let mut next = connection.prepare_cached(next)?;
    let mut found: Option<i64> = connection.query_row(first, [], |row| row.get(0))?;
    while let Some(id) = found {
        tables.push(id);
        found = next.query_row([id], |row| row.get(0))?;
        if found.is_some_and(|ahead| !is_ahead(id, ahead)) {
            return Err(rusqlite::Error::IntegralValueOutOfRange(0, id));
        }
    }
    Ok(())
}

/// The last record of a table, and when it was written.
pub(super) fn last(connection: &Connection, table: TableId) -> rusqlite::Result<Option<(Head, Millis)>> {
    let mut statement = connection.prepare_cached(LAST)?;
    statement
        .query_row([table.0.cast_signed()], |row| {
            let number = |column| Ok::<u64, rusqlite::Error>(row.get::<_, i64>(column)?.cast_unsigned());
            Ok((Head { seq: Seq(number(0)?), hash: Hash(row.get(1)?) }, Millis(number(2)?)))
        })
        .optional()
}

/// The hash of the record at a seq, if it is there.
pub(super) fn hash_at(connection: &Connection, table: TableId, seq: Seq) -> rusqlite::Result<Option<Hash>> {
    let sql = "SELECT hash FROM record WHERE table_id = ?1 AND seq = ?2";
    let row = (table.0.cast_signed(), seq.0.cast_signed());
    connection.query_row(sql, row, |row| row.get(0).map(Hash)).optional()
}
