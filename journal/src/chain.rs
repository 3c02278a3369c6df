//! The hash chain that makes damage visible (P3).
//!
//! A record's hash covers the previous record's hash, so changing, dropping, moving or copying a record to
//! another table breaks the chain at that place.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::error::{Damage, JournalError};
use crate::record::{Millis, Record, Seq, TableId};

/// Keeps the first hash of a table apart from any other use of SHA-256 over eight bytes.
const GENESIS: &[u8] = b"likeness journal 1";

/// A SHA-256 hash in a table's chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub(crate) [u8; 32]);

impl Hash {
    /// What stands in for the hash before a table's first record.
    #[must_use]
    pub fn genesis(table: TableId) -> Hash {
        let mut sha = Sha256::new();
        sha.update(GENESIS);
        sha.update(table.0.to_be_bytes());
        Hash(sha.finalize().into())
    }

    /// The hash of a record that follows `self`.
    ///
    /// Every field before the payload has a fixed width and the payload's length comes before it, so no two
    /// different records feed the same bytes.
    #[must_use]
    pub fn link(self, table: TableId, seq: Seq, at: Millis, payload: &str) -> Hash {
        let mut frame = [0; 64];
        frame[..32].copy_from_slice(&self.0);
        frame[32..40].copy_from_slice(&table.0.to_be_bytes());
        frame[40..48].copy_from_slice(&seq.0.to_be_bytes());
        frame[48..56].copy_from_slice(&at.0.to_be_bytes());
        frame[56..].copy_from_slice(&(payload.len() as u64).to_be_bytes());
        let mut sha = Sha256::new();
        sha.update(frame);
        sha.update(payload.as_bytes());
        Hash(sha.finalize().into())
    }

    /// The 32 bytes.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// The end of a chain: the last record's seq and hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) seq: Seq,
    pub(crate) hash: Hash,
}

impl Head {
    /// The head of a table without records.
    pub(crate) fn start(table: TableId) -> Head {
        Head { seq: Seq::START, hash: Hash::genesis(table) }
    }

    /// The head after one more record with these contents.
    pub(crate) fn extend(self, table: TableId, at: Millis, payload: &str) -> Head {
        let seq = self.seq.next();
        Head { seq, hash: self.hash.link(table, seq, at, payload) }
    }

    /// Moves on to `record`, which must be the one that follows and must carry the right hash.
    pub(crate) fn verify(&mut self, table: TableId, record: &Record) -> Result<(), JournalError> {
        let next = self.extend(table, record.at, &record.payload);
        let damaged = |what| Err(JournalError::Damaged { table, seq: next.seq, what });
        if record.seq != next.seq {
            return damaged(Damage::Missing);
        }
        if record.hash != next.hash {
            return damaged(Damage::Altered);
        }
        *self = next;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId(7);

    fn link(table: u64, seq: u64, at: u64, payload: &str) -> Hash {
        Hash::genesis(TABLE).link(TableId(table), Seq(seq), Millis(at), payload)
    }

    #[test]
    fn every_field_counts_in_the_hash() {
        let hash = link(7, 1, 5, "a");
        assert_ne!(hash, link(8, 1, 5, "a"));
        assert_ne!(hash, link(7, 2, 5, "a"));
        assert_ne!(hash, link(7, 1, 6, "a"));
        assert_ne!(hash, link(7, 1, 5, "b"));
        assert_ne!(hash, Hash::genesis(TableId(8)).link(TABLE, Seq(1), Millis(5), "a"));
    }

    #[test]
    fn the_stored_format_does_not_change_unnoticed() {
        assert_eq!(
            Hash::genesis(TABLE).to_string(),
            "17db665803581f1d894fe59ece1b7eb1dd15caee0e52364fdbf31ead6bfedf45"
        );
        assert_eq!(
            link(7, 1, 5, "{}").to_string(),
            "b8d7072d02a5e591463b53af1473053e7a14f7947dac9e321e39aaf8555601f8"
        );
    }

    #[test]
    fn a_chain_moves_only_to_the_record_that_follows() {
        let mut head = Head::start(TABLE);
        let first = Record { seq: Seq(1), at: Millis(5), payload: "{}".into(), hash: link(7, 1, 5, "{}") };
        let late = Record { seq: Seq(2), ..first.clone() };
        let other = Record { payload: "[]".into(), ..first.clone() };
        let at_one = |what| Err(JournalError::Damaged { table: TABLE, seq: Seq(1), what });
        assert_eq!(head.verify(TABLE, &late), at_one(Damage::Missing));
        assert_eq!(head.verify(TABLE, &other), at_one(Damage::Altered));
        assert_eq!(head, Head::start(TABLE), "a refused record does not move the head");
        assert_eq!(head.verify(TABLE, &first), Ok(()));
        assert_eq!(head, Head { seq: Seq(1), hash: first.hash });
    }
}
