//! The short code by which friends find a table.

use std::{fmt, str::FromStr};

use journal::TableId;
use rules::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Six characters that nobody mistakes for one another when they are read aloud or off a screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String, example = "KR7WQ4"))]
#[cfg_attr(feature = "schema", schema(pattern = "^[2-9A-HJKMNP-Z]{6}$", min_length = 6, max_length = 6))]
pub struct Code([u8; Code::LENGTH]);

/// The text cannot be a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a code has six letters and digits")]
pub struct NotACode;

impl Code {
    /// How many characters a code has.
    pub const LENGTH: usize = 6;
    /// No 0 and O, no 1, I and L: 31 characters, 887 million codes.
    const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

    /// A code that no table need have yet: whoever opens one looks whether it is taken.
    pub fn random(chance: &mut dyn Chance) -> Code {
        Code(std::array::from_fn(|_| Code::ALPHABET[chance.below(Code::ALPHABET.len() as u32) as usize]))
    }

    /// As it is said and typed.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("a code is made of ASCII only")
    }

    /// The two halves, for showing with a gap between them.
    pub fn halves(&self) -> (&str, &str) {
        self.as_str().split_at(Code::LENGTH / 2)
    }

    /// The name under which the journal keeps this table.
    pub fn table_id(self) -> TableId {
        let digit = |byte: u8| {
            Code::ALPHABET.iter().position(|known| *known == byte).expect("checked when made") as u64
        };
        TableId(self.0.iter().fold(0, |number, byte| number * Code::ALPHABET.len() as u64 + digit(*byte)))
    }

    /// The code of a table in the journal.
    pub fn of(table: TableId) -> Option<Code> {
        let base = Code::ALPHABET.len() as u64;
        let mut rest = table.0;
        let mut code = [0; Code::LENGTH];
        for byte in code.iter_mut().rev() {
            *byte = Code::ALPHABET[(rest % base) as usize];
            rest /= base;
        }
        (rest == 0).then_some(Code(code))
    }
}

impl FromStr for Code {
    type Err = NotACode;

    /// Forgiving: small letters, spaces, dashes and dots are fine.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let mut code = [0; Code::LENGTH];
        let mut length = 0;
        for char in text.chars().filter(|char| !matches!(char, ' ' | '\u{a0}' | '-' | '.' | '·')) {
            let byte = u8::try_from(char.to_ascii_uppercase()).map_err(|_| NotACode)?;
            if length == Code::LENGTH || !Code::ALPHABET.contains(&byte) {
                return Err(NotACode);
            }
            code[length] = byte;
            length += 1;
        }
        if length == Code::LENGTH { Ok(Code(code)) } else { Err(NotACode) }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A code opens a table, so it stays out of logs.
impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(..)")
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_survives_the_journal_and_careless_typing() {
        for text in ["222222", "ZZZZZZ", "KR7WQ4"] {
            let code: Code = text.parse().unwrap();
            assert_eq!(Code::of(code.table_id()), Some(code));
        }
        assert_eq!(" kr7-wq4 ".parse::<Code>(), "KR7WQ4".parse());
        for wrong in ["", "KR7WQ", "KR7WQ44", "KR7WQ0", "KR7WQO", "KR7WQé", "💥💥💥💥💥💥"] {
            assert_eq!(wrong.parse::<Code>(), Err(NotACode), "{wrong}");
        }
        assert_eq!(Code::of(TableId(u64::MAX)), None);
    }
}
