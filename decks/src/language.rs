//! The languages in which everything can be read.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A language that every card, and every page, is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Language {
    #[default]
    En,
    Fr,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// The code used in files, addresses and the `lang` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// What its speakers call it, for a list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Fr => "Français",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(s: &str) -> Result<Self, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == s).ok_or(UnknownLanguage)
    }
}

/// The code names no language that cards are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a language is en or fr")]
pub struct UnknownLanguage;
