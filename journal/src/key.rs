//! Keys that a store keeps beside a table's records for as long as they are needed, and then destroys.

use std::fmt;
use std::sync::Arc;

use zeroize::{Zeroize, ZeroizeOnDrop};

/// Which of a table's keys is meant. What it opens is the business of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId(pub u64);

/// 256 random bits, never printed. They lie in one place, however often this is cloned or moved, and are
/// overwritten there when the last clone is dropped.
#[derive(Clone, PartialEq, Eq)]
pub struct VaultKey(Arc<Bits>);

#[derive(PartialEq, Eq, ZeroizeOnDrop)]
struct Bits([u8; VaultKey::BYTES]);

impl VaultKey {
    /// How long a key is: what XChaCha20-Poly1305 takes.
    pub const BYTES: usize = 32;

    /// A key of these bits, which the caller has from a source that nobody can guess, and now twice.
    #[must_use]
    pub fn new(mut bytes: [u8; VaultKey::BYTES]) -> VaultKey {
        let key = VaultKey::filled_by(|bits| bits.copy_from_slice(&bytes));
        bytes.zeroize();
        key
    }

    /// A key whose bits are written where they stay, so that there is no second copy of them.
    #[must_use]
    pub fn filled_by(fill: impl FnOnce(&mut [u8; VaultKey::BYTES])) -> VaultKey {
        let mut bits = Arc::new(Bits([0; VaultKey::BYTES]));
        fill(&mut Arc::get_mut(&mut bits).expect("nobody else has it yet").0);
        VaultKey(bits)
    }

    /// The bits themselves. Every call is a place where they could leak.
    #[must_use]
    pub fn bytes(&self) -> &[u8; VaultKey::BYTES] {
        &self.0.0
    }
}

/// Overwrites many bytes at once, which byte by byte would take too long; the compiler cannot know that
/// nobody looks.
pub(crate) fn wipe(bytes: &mut [u8]) {
    bytes.fill(0);
    std::hint::black_box(bytes);
}

/// How deep the calls go that have a key in their hands, generously.
const DEPTH: usize = 32 * 1024;

/// Overwrites the part of the stack that calls have left behind which worked with a key: what is moved or
/// copied there stays until something else comes to lie on it.
#[inline(never)]
pub fn overwrite_stack() {
    let mut below = [0_u8; DEPTH];
    wipe(&mut below);
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
