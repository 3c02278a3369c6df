//! Whom an image is of: names, keys and claims.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::BilingualText;
use crate::{Sealed, Unfit, one_line};

/// What a reference work, and so a journal, knows a person by for ever: sixteen digits of base sixteen,
/// whoever it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::PersonKey, value_type = String))]
#[cfg_attr(feature = "schema", schema(example = "0123456789abcdef", pattern = "^[0-9a-f]{16}$"))]
#[cfg_attr(feature = "schema", schema(min_length = 16, max_length = 16))]
pub struct PersonKey(pub u64);

/// The text is the key of nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a person's key is sixteen small digits of base sixteen")]
pub struct PersonKeyError;

impl fmt::Display for PersonKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for PersonKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for PersonKey {
    type Err = PersonKeyError;

    fn from_str(text: &str) -> Result<PersonKey, PersonKeyError> {
        let digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() != 16 || !text.bytes().all(digit) {
            return Err(PersonKeyError);
        }
        u64::from_str_radix(text, 16).map(PersonKey).map_err(|_| PersonKeyError)
    }
}

/// As text: a number of so many digits is not safe with every reader of JSON.
impl Serialize for PersonKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What somebody has typed, a name or a note: one line, free of characters that cannot be seen.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Line, value_type = String))]
pub struct Line(String);

impl Line {
    /// Longer than any name of the almanac, and short enough for a side of the board.
    pub const LONGEST: usize = 80;

    /// Cleans a text, as [`one_line`] does.
    pub fn new(text: &str) -> Result<Line, Unfit> {
        one_line(text, Line::LONGEST).map(Line)
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What people write is kept out of logs.
impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Line(..)")
    }
}

/// How a player names a person: by choosing one whom the reference work knows, or in words of their own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Named))]
pub enum Named {
    /// `{"key": "0123456789abcdef"}`
    Key(PersonKey),
    /// `{"name": "Albert Schweitzer"}`. Sealed, so that a command that is printed somewhere does not tell it.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    Name(Sealed<String>),
}

/// A person whom a player has named to all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Claim))]
pub struct Claim {
    /// The name by which the reference work knows them, or as it was said.
    pub name: BilingualText,
    /// None when the reference work knows nobody by that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<PersonKey>,
    /// What the player said, where that is another name of the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<Line>,
}

impl Claim {
    /// To ask the reference work about the same person again.
    pub(super) fn named(&self) -> Named {
        match self.key {
            Some(key) => Named::Key(key),
            None => Named::Name(Sealed::new(self.name.en.clone().into_owned())),
        }
    }
}
