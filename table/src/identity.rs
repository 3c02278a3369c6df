//! Guests: the people behind the browsers.

use std::{fmt, str::FromStr};

use rules::every;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use strum::{IntoStaticStr, VariantArray};

use crate::{chance::random_bytes, code::Code};

/// A guest of one table, counted as they arrive and never used twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u16, maximum = 65535))]
pub struct GuestId(pub u16);

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What a browser keeps to prove whose seat it holds: 128 random bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 16]);

/// The text is not a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("that is not a seat key")]
pub struct NotAKey;

impl Key {
    /// A key that nobody can guess.
    pub fn random() -> Key {
        Key(random_bytes())
    }

    /// What the table stores instead of the key. Bound to the table, so that two tables cannot tell that they
    /// share a guest.
    pub fn hash(&self, code: Code) -> KeyHash {
        let mut hasher = Sha256::new();
        hasher.update(b"likeness seat key\0");
        hasher.update(code.as_str());
        hasher.update(self.0);
        KeyHash(hasher.finalize().into())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DIGITS: [u8; 16] = *b"0123456789abcdef";
        let mut text = [0; 32];
        for (pair, byte) in text.chunks_exact_mut(2).zip(self.0) {
            pair.copy_from_slice(&[DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 0xf)]]);
        }
        // In one piece, because it is asked for with every request.
        f.write_str(str::from_utf8(&text).expect("hex digits are ASCII"))
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl FromStr for Key {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        from_hex(text).map(Key).ok_or(NotAKey)
    }
}

/// The hash of a [`Key`] or of a one-time link. Comparing hashes of random keys tells nothing by its timing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct KeyHash([u8; 32]);

/// What a shared screen keeps to look on at a table that lets in nobody new: it was here while the door was
/// open.
#[derive(Clone, PartialEq, Eq)]
pub struct StagePass(String);

impl StagePass {
    /// Follows from what only the table knows, so that it needs no place in the journal.
    pub(crate) fn of(opener: KeyHash) -> StagePass {
        let mut hasher = Sha256::new();
        hasher.update(b"likeness stage pass\0");
        hasher.update(opener.0);
        let mut bits = [0; 16];
        bits.copy_from_slice(&hasher.finalize()[..16]);
        StagePass(Key(bits).to_string())
    }

    /// Whatever a browser brings along.
    pub fn shown(text: &str) -> StagePass {
        StagePass(text.to_owned())
    }

    /// As a browser brings it along.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for StagePass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StagePass(..)")
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(..)")
    }
}

impl Serialize for KeyHash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let hex: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        serializer.serialize_str(&hex)
    }
}

impl<'de> Deserialize<'de> for KeyHash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        from_hex(&text).map(KeyHash).ok_or_else(|| serde::de::Error::custom("not a hash"))
    }
}

fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let text = text.as_bytes();
    if text.len() != 2 * N || !text.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        let pair = str::from_utf8(pair).expect("hex digits are ASCII");
        *byte = u8::from_str_radix(pair, 16).expect("checked to be hex digits");
    }
    Some(bytes)
}

/// A colour and a shape: no two guests of a table share both, and neither is ever shown alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 35))]
pub struct Badge(u8);

/// There is no such badge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such colour")]
pub struct NoSuchBadge;

impl Badge {
    /// Six colours in six shapes.
    pub const COUNT: usize = 36;

    /// All badges in the order in which they are handed out: first each colour with its own shape.
    pub fn all() -> impl Iterator<Item = Badge> {
        (0..Badge::COUNT as u8).map(Badge)
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0) % Colour::ALL.len()]
    }

    /// Its shape.
    pub fn shape(self) -> Shape {
        let number = usize::from(self.0);
        Shape::ALL[(number + number / Colour::ALL.len()) % Shape::ALL.len()]
    }
}

impl TryFrom<u8> for Badge {
    type Error = NoSuchBadge;

    fn try_from(number: u8) -> Result<Self, NoSuchBadge> {
        if usize::from(number) < Badge::COUNT { Ok(Badge(number)) } else { Err(NoSuchBadge) }
    }
}

impl From<Badge> for u8 {
    fn from(badge: Badge) -> u8 {
        badge.0
    }
}

/// The colours of badges. Each goes with a shape, for those who do not tell colours apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "a colour is what it is called")]
pub enum Colour {
    Poppy,
    Lake,
    Moss,
    Honey,
    Plum,
    Sky,
}

impl Colour {
    /// Every colour, in the order in which they are given out.
    pub const ALL: [Colour; 6] = every(Colour::VARIANTS);

    /// Its name in style sheets and on the wire.
    pub fn slug(self) -> &'static str {
        self.into()
    }
}

/// The shapes of badges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "a shape is what it is called")]
pub enum Shape {
    Disc,
    Square,
    Triangle,
    Diamond,
    Star,
    Pentagon,
}

impl Shape {
    /// Every shape, in the order in which they are given out.
    pub const ALL: [Shape; 6] = every(Shape::VARIANTS);

    /// Its name in style sheets and on the wire.
    pub fn slug(self) -> &'static str {
        self.into()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_badges_share_both_colour_and_shape() {
        let pairs: HashSet<_> = Badge::all().map(|badge| (badge.colour(), badge.shape())).collect();
        assert_eq!(pairs.len(), Badge::COUNT);
    }

    #[test]
    fn keys_are_read_back_and_never_printed_by_debug() {
        let key = Key::random();
        assert_eq!(key.to_string().parse(), Ok(key));
        assert!(!format!("{key:?}").contains(&key.to_string()[..8]));
        let code = "KR7WQ4".parse().unwrap();
        let other = "KR7WQ5".parse().unwrap();
        assert_ne!(key.hash(code), key.hash(other), "two tables cannot compare their guests");
        for wrong in ["", "00", "zz000000000000000000000000000000", "é0000000000000000000000000000000"] {
            assert_eq!(wrong.parse::<Key>(), Err(NotAKey));
        }
    }
}
