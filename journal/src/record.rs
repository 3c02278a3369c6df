//! What the journal keeps: records, and the numbers that name them.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use crate::chain::Hash;
use crate::error::JournalError;

/// The longest payload that a store accepts, in bytes.
///
/// Requests are limited to 16 KiB, so a record that comes near this is a fault of ours; the limit keeps such
/// a fault from filling memory and disk.
pub const MAX_PAYLOAD: usize = 1024 * 1024;

/// Which table a record belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub u64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The place of a record in the chain of its table. The first record has seq 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u64, maximum = 9007199254740991_i64))]
pub struct Seq(pub u64);

impl Seq {
    /// The seq of a table to which nothing has been written yet.
    pub const START: Seq = Seq(0);

    /// The seq that follows this one.
    #[must_use]
    pub fn next(self) -> Seq {
        self.plus(1)
    }

    /// The seq after `count` more records.
    #[must_use]
    pub fn plus(self, count: usize) -> Seq {
        Seq(self.0.saturating_add(count as u64))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A moment: milliseconds since 1970 in UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u64))]
pub struct Millis(pub u64);

impl Millis {
    /// What the system's clock says. A clock set before 1970 reads as 1970.
    #[must_use]
    pub fn now() -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}

/// A record that is to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRecord {
    /// When it happened, as its writer says.
    pub at: Millis,
    /// One JSON document. The journal does not look into it.
    pub payload: String,
}

/// A record as it is stored, its place in the chain verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its place in the chain of its table.
    pub seq: Seq,
    /// When it happened, as its writer said.
    pub at: Millis,
    /// The document, byte for byte as it was appended.
    pub payload: String,
    /// The hash over this record and, through the previous hash, over all before it.
    pub hash: Hash,
}

/// Refuses records that no store accepts.
pub(crate) fn within_limits(records: &[NewRecord]) -> Result<(), JournalError> {
    match records.iter().map(|record| record.payload.len()).find(|bytes| *bytes > MAX_PAYLOAD) {
        Some(bytes) => Err(JournalError::TooLarge { bytes }),
        None => Ok(()),
    }
}
