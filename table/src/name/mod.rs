//! What guests may call themselves.

mod look_alike;
mod spelling;

use std::{fmt, sync::Arc};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use spelling::Hidden;

/// A guest's name, in any script: trimmed, as it was written, free of control characters, direction overrides
/// and whatever else nobody sees.
///
/// It lies in one place, however many views show it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String))]
pub struct Name(Arc<str>);

/// Why somebody cannot be called so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each is its error")]
pub enum NameRefusal {
    #[error("a name needs at least one letter")]
    Empty,
    #[error("a name has at most {} letters", Name::MOST_GRAPHEMES)]
    TooLong,
    #[error("a name may not have hidden characters, such as control characters or direction overrides")]
    HiddenCharacters,
    #[error("a letter may have at most {} marks", Name::MOST_MARKS)]
    TooManyMarks,
    #[error("somebody here has that name, or one that looks just like it")]
    TakenOrAlike,
}

impl Name {
    /// What fits beside a badge on a small phone.
    pub const MOST_GRAPHEMES: usize = 20;
    /// Twenty letters in any script, and no more bytes than a row of a list can bear.
    pub const MOST_BYTES: usize = 120;
    /// Enough for every living language, too few for a tower of accents that runs over its neighbours.
    pub const MOST_MARKS: usize = 4;

    /// The name that was typed, without what nobody sees.
    pub fn new(text: &str) -> Result<Name, NameRefusal> {
        if text.len() > 4 * Name::MOST_BYTES {
            return Err(NameRefusal::TooLong);
        }
        let name = spelling::cleaned(text).map_err(|Hidden| NameRefusal::HiddenCharacters)?;
        if name.is_empty() {
            return Err(NameRefusal::Empty);
        }
        if spelling::letters(&name) > Name::MOST_GRAPHEMES || name.len() > Name::MOST_BYTES {
            return Err(NameRefusal::TooLong);
        }
        if spelling::most_marks(&name) > Name::MOST_MARKS {
            return Err(NameRefusal::TooManyMarks);
        }
        if !spelling::has_a_letter(&name) {
            return Err(NameRefusal::Empty);
        }
        Ok(Name(name.into()))
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a reader could take one name for the other (UTS 39).
    pub fn looks_like(&self, other: &Name) -> bool {
        look_alike::look_alike(&self.0, &other.0)
    }
}

/// From a record, where it was looked at when it was given.
impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        Ok(Name(String::deserialize(deserializer)?.into()))
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script_are_welcome() {
        for name in [
            "Ada",
            "Zoë",
            "Łukasz",
            "Ngọc Ánh",
            "王小明",
            "नरेन्द्र",
            "محمد",
            "Ωμέγα",
            "יעל",
            "D’Artagnan",
            "Ana ❤",
            "R2-D2",
        ] {
            assert_eq!(Name::new(name).map(|name| name.to_string()), Ok(name.to_owned()));
        }
        assert_eq!(Name::new("  Ada \u{a0} Lovelace ").unwrap().as_str(), "Ada Lovelace");
    }

    #[test]
    fn what_cannot_be_a_name_is_refused_with_a_reason() {
        use NameRefusal::*;
        let tower = format!("a{}", "\u{301}\u{302}\u{303}\u{304}\u{305}");
        for (text, why) in [
            ("", Empty),
            (" \u{3000} ", Empty),
            ("\u{fe0f}", Empty),
            ("abcdefghijklmnopqrstu", TooLong),
            ("Ada\u{202e}evil", HiddenCharacters),
            ("Ada\u{2066}", HiddenCharacters),
            ("Ada\u{0}", HiddenCharacters),
            ("A\nda", HiddenCharacters),
            ("A\u{200b}da", HiddenCharacters),
            ("A\u{fffd}da", HiddenCharacters),
            (&tower, TooManyMarks),
            (&"👍".repeat(600), TooLong),
        ] {
            assert_eq!(Name::new(text), Err(why), "{text:?}");
        }
    }

    #[test]
    fn look_alikes_are_told_apart_from_others() {
        let name = |text| Name::new(text).unwrap();
        for (one, other) in
            [("Ada", "ADA"), ("Ada", "Аdа"), ("Paul", "PauI"), ("Zoë", "Zoe\u{308}"), ("Bo b", "Bob")]
        {
            assert!(name(one).looks_like(&name(other)), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Zoe", "Zoë"), ("Marie", "Mario")] {
            assert!(!name(one).looks_like(&name(other)), "{one} {other}");
        }
    }
}
