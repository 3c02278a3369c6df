//! The languages in which everything can be read.

use rules::every;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A language that every card, and every page, is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase", parse_err_ty = UnknownLanguage, parse_err_fn = unknown)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Language {
    #[default]
    En,
    Fr,
}

impl Language {
    pub const ALL: [Language; 2] = every(Language::VARIANTS);

    /// The code used in files, addresses and the `lang` attribute.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// What its speakers call it, for a list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Fr => "Français",
        }
    }
}

/// The code names no language that cards are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a language is en or fr")]
pub struct UnknownLanguage;

fn unknown(_code: &str) -> UnknownLanguage {
    UnknownLanguage
}
