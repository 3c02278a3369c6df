//! A value that the record keeps shut, so that it can be made unreadable for ever.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::seat::Seat;

/// A value that is open while the game needs it, and shut wherever it is stored: the ballots of True Colours.
///
/// In a stored event it is shut under the key of its round. When that key has been destroyed nobody can open
/// it again, the rules included: to fold an event with a shut value is to note that there was one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shut<T> {
    /// Readable.
    Open(T),
    /// Readable for whoever has the key.
    Closed(Cipher),
}

/// What a [`Sealer`] has made of a value.
#[derive(Clone, PartialEq, Eq)]
pub struct Cipher(Vec<u8>);

/// A value that can be shut: written as bytes, and read from them.
pub trait Plain: Sized {
    /// As many bytes for every value, so that what is shut does not tell by its size what it is.
    fn to_plain(&self) -> Vec<u8>;
    /// None when the bytes are no such value.
    fn from_plain(plain: &[u8]) -> Option<Self>;
}

/// Who has the keys: one for each round of a game. The rules know no cipher.
pub trait Sealer {
    /// Shuts a seat's secret under the key of that round. Equal secrets must not look equal, and what is shut
    /// must open for that round and seat only.
    fn shut(&mut self, round: u32, seat: Seat, plain: &[u8]) -> Vec<u8>;
    /// None when the key of that round is gone, or what is shut was not shut for that round and seat.
    fn open(&self, round: u32, seat: Seat, shut: &[u8]) -> Option<Vec<u8>>;
}

impl<T> Shut<T> {
    /// The value, as long as it can be read. Every call is a place where it could leak: look at who gets the
    /// result.
    pub fn open(&self) -> Option<&T> {
        match self {
            Shut::Open(value) => Some(value),
            Shut::Closed(_) => None,
        }
    }
}

impl<T: Plain> Shut<T> {
    /// Shuts the value. What is shut already stays as it is.
    pub fn shut(&mut self, round: u32, seat: Seat, sealer: &mut dyn Sealer) {
        if let Shut::Open(value) = self {
            *self = Shut::Closed(Cipher(sealer.shut(round, seat, &value.to_plain())));
        }
    }

    /// Opens the value, if there still is a key to it.
    pub fn unshut(&mut self, round: u32, seat: Seat, sealer: &dyn Sealer) {
        if let Shut::Closed(Cipher(bytes)) = self
            && let Some(value) = sealer.open(round, seat, bytes).and_then(|plain| T::from_plain(&plain))
        {
            *self = Shut::Open(value);
        }
    }
}

impl<T> fmt::Debug for Shut<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shut(..)")
    }
}

impl fmt::Debug for Cipher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Cipher(..)")
    }
}

/// In hexadecimal digits.
impl Serialize for Cipher {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let digits: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        serializer.serialize_str(&digits)
    }
}

impl<'de> Deserialize<'de> for Cipher {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let digit = |digit: u8| char::from(digit).to_digit(16);
        let pair = |pair: &[u8]| match pair {
            [high, low] => u8::try_from(digit(*high)? * 16 + digit(*low)?).ok(),
            _ => None,
        };
        let bytes: Option<Vec<u8>> = digits.as_bytes().chunks(2).map(pair).collect();
        bytes.map(Cipher).ok_or_else(|| de::Error::custom("pairs of hexadecimal digits are expected"))
    }
}
