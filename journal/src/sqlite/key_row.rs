//! Keys as they are stored, each with a sum of its own: no chain covers them.

use rusqlite::Row;
use rusqlite::types::FromSqlError;

use crate::key::{KeyId, VaultKey};
use crate::record::TableId;

use super::sum::Sum;

pub(super) const WRITE: &str =
    "INSERT INTO key (table_id, id, key, sum) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";

/// The row as it is stored, in the order of [`WRITE`].
pub(super) fn row(table: TableId, id: KeyId, key: &VaultKey) -> (i64, i64, &[u8; VaultKey::BYTES], i64) {
    (table.0.cast_signed(), id.0.cast_signed(), key.bytes(), sum(table, id, key).cast_signed())
}

/// Takes a row of `id, key, sum` apart. The key is missing when it is not what we wrote.
pub(super) fn from_row(table: TableId, row: &Row<'_>) -> rusqlite::Result<(KeyId, Option<VaultKey>)> {
    let id = KeyId(row.get::<_, i64>(0)?.cast_unsigned());
    let key = key_in(row, 1)?;
    let sound = sum(table, id, &key) == row.get::<_, i64>(2)?.cast_unsigned();
    Ok((id, sound.then_some(key)))
}

/// The key in a column, straight from SQLite's own memory.
pub(super) fn key_in(row: &Row<'_>, column: usize) -> rusqlite::Result<VaultKey> {
    let bytes = row.get_ref(column)?.as_blob()?;
    let wrong = || FromSqlError::InvalidBlobSize { expected_size: VaultKey::BYTES, blob_size: bytes.len() };
    let bytes: &[u8; VaultKey::BYTES] = bytes.try_into().map_err(|_| wrong())?;
    Ok(VaultKey::filled_by(|bits| bits.copy_from_slice(bytes)))
}

fn sum(table: TableId, id: KeyId, key: &VaultKey) -> u64 {
    Sum::of("likeness key").number(table.0).number(id.0).bytes(key.bytes()).value()
}
