//! Whom a card suits.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Whom a card suits, from the widest circle to the narrowest. A table that plays up to a rating gets all
/// cards up to that one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Rating {
    /// Children and grandparents at one table; also a classroom and an office.
    #[default]
    Everyone,
    /// From about thirteen on.
    Teens,
    /// Grown-ups among themselves.
    Adults,
}

impl Rating {
    /// All of them, from the widest circle to the narrowest.
    pub const ALL: [Rating; 3] = [Rating::Everyone, Rating::Teens, Rating::Adults];

    /// The word used in files and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Rating::Everyone => "everyone",
            Rating::Teens => "teens",
            Rating::Adults => "adults",
        }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Rating {
    type Err = UnknownRating;

    fn from_str(s: &str) -> Result<Self, UnknownRating> {
        Rating::ALL.into_iter().find(|rating| rating.code() == s).ok_or(UnknownRating)
    }
}

/// The word is no rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a rating is everyone, teens or adults")]
pub struct UnknownRating;
