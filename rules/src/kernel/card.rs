//! Cards as the rules see them: an id, and the pile it belongs to. Their words live in the decks.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The stable name of a card: three small letters, a dash and three digits, such as `hom-012`.
///
/// All ids have one length, so that no message tells by its size which card it speaks of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, example = "hom-012"))]
#[cfg_attr(feature = "schema", schema(pattern = "^[a-z]{3}-[0-9]{3}$", min_length = 7, max_length = 7))]
pub struct CardId([u8; 7]);

/// The stable name of a pile of cards (a category, a box): three small letters, such as `hom`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, example = "hom"))]
#[cfg_attr(feature = "schema", schema(pattern = "^[a-z]{3}$", min_length = 3, max_length = 3))]
pub struct PileId([u8; 3]);

/// The text is not the name of a card or a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a card is named by three small letters, a dash and three digits (hom-012), \
     a pile by three small letters (hom)"
)]
pub struct CardIdError;

/// One of the two sides of a card. A card that is printed on one side only says the same whichever is asked
/// for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum CardFace {
    /// What a card itself says.
    Black,
    /// What is on its other side, in a game whose cards have two.
    Gray,
}

impl CardId {
    /// The id as it is written: `hom-012`.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("an id is made of ASCII only")
    }

    /// The pile that it belongs to: the letters of its id.
    pub fn pile(self) -> PileId {
        let [first, second, third, ..] = self.0;
        PileId([first, second, third])
    }
}

impl PileId {
    /// The pile of these letters, which must be small ones.
    pub(super) const fn new(letters: [u8; 3]) -> PileId {
        let [first, second, third] = letters;
        assert!(first.is_ascii_lowercase() && second.is_ascii_lowercase() && third.is_ascii_lowercase());
        PileId(letters)
    }

    /// The id as it is written: `hom`.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("an id is made of ASCII only")
    }
}

impl FromStr for CardId {
    type Err = CardIdError;

    fn from_str(s: &str) -> Result<Self, CardIdError> {
        let bytes: [u8; 7] = s.as_bytes().try_into().map_err(|_| CardIdError)?;
        let shaped = bytes[..3].iter().all(u8::is_ascii_lowercase)
            && bytes[3] == b'-'
            && bytes[4..].iter().all(u8::is_ascii_digit);
        if shaped { Ok(CardId(bytes)) } else { Err(CardIdError) }
    }
}

impl FromStr for PileId {
    type Err = CardIdError;

    fn from_str(s: &str) -> Result<Self, CardIdError> {
        let bytes: [u8; 3] = s.as_bytes().try_into().map_err(|_| CardIdError)?;
        if bytes.iter().all(u8::is_ascii_lowercase) { Ok(PileId(bytes)) } else { Err(CardIdError) }
    }
}

macro_rules! text_like {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

text_like!(CardId);
text_like!(PileId);
