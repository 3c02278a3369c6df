//! Keys that a store keeps beside a table's records for as long as they are needed, and then destroys.

use std::fmt;

use zeroize::{Zeroize, ZeroizeOnDrop};

/// Which of a table's keys is meant. What it opens is the business of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId(pub u64);

/// 256 random bits, overwritten in memory when they are dropped and never printed.
#[derive(Clone, PartialEq, Eq, Zeroize, ZeroizeOnDrop)]
pub struct VaultKey([u8; VaultKey::BYTES]);

impl VaultKey {
    /// How long a key is: what XChaCha20-Poly1305 takes.
    pub const BYTES: usize = 32;

    /// A key of these bits, which the caller has from a source that nobody can guess.
    #[must_use]
    pub fn new(bytes: [u8; VaultKey::BYTES]) -> VaultKey {
        VaultKey(bytes)
    }

    /// The bits themselves. Every call is a place where they could leak.
    #[must_use]
    pub fn bytes(&self) -> &[u8; VaultKey::BYTES] {
        &self.0
    }
}

impl fmt::Debug for VaultKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("VaultKey(..)")
    }
}

/// What happens to a table's keys in the very step that appends to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyChanges {
    /// New keys. One that is there already stays as it is.
    pub made: Vec<(KeyId, VaultKey)>,
    /// Keys that nobody shall ever have again. Burning what is not there succeeds.
    pub burnt: Vec<KeyId>,
}

impl KeyChanges {
    /// All keys stay as they are, as with most records.
    #[must_use]
    pub fn none() -> KeyChanges {
        KeyChanges::default()
    }

    /// Whether all keys stay as they are.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.made.is_empty() && self.burnt.is_empty()
    }
}
