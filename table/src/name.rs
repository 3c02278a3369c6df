//! What guests may call themselves.

use std::fmt;

use precis_profiles::{Nickname, precis_core::profile::PrecisFastInvocation};
use serde::{Deserialize, Serialize};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation;

/// A guest's name, in any script: trimmed, normalized by the nickname rules of RFC 8266, free of control
/// characters and direction overrides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = String))]
pub struct Name(String);

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
        // Emoji keyboards add a selector that says "in colour", which the nickname rules do not know.
        let text: String = text.chars().filter(|char| *char != '\u{fe0f}').collect();
        if text.trim().is_empty() {
            return Err(NameRefusal::Empty);
        }
        // What stands for bytes that were no text is no letter.
        if text.contains(char::REPLACEMENT_CHARACTER) {
            return Err(NameRefusal::HiddenCharacters);
        }
        let name = Nickname::enforce(text).map_err(|_| NameRefusal::HiddenCharacters)?;
        if name.graphemes(true).count() > Name::MOST_GRAPHEMES || name.len() > Name::MOST_BYTES {
            return Err(NameRefusal::TooLong);
        }
        if most_marks_in_a_row(&name) > Name::MOST_MARKS {
            return Err(NameRefusal::TooManyMarks);
        }
        if !name.chars().any(|char| !char.is_whitespace() && !is_combining_mark(char)) {
            return Err(NameRefusal::Empty);
        }
        Ok(Name(name.into_owned()))
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether a reader could take one name for the other (UTS 39).
    pub fn looks_like(&self, other: &Name) -> bool {
        // As they are written, I and l look alike; said aloud, I and i are the same letter.
        skeleton_of(&self.0) == skeleton_of(&other.0)
            || skeleton_of(&self.0.to_lowercase()) == skeleton_of(&other.0.to_lowercase())
    }
}

fn skeleton_of(name: &str) -> String {
    let plain: String = name.nfkc().collect();
    // Look-alikes of other scripts become letters that have capitals of their own.
    skeleton(&plain).flat_map(char::to_lowercase).filter(|char| !char.is_whitespace()).collect()
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn most_marks_in_a_row(text: &str) -> usize {
    let (most, _) = text.nfd().fold((0, 0), |(most, row), char| {
        let row = if is_combining_mark(char) { row + 1 } else { 0 };
        (row.max(most), row)
    });
    most
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
