//! Whom a card suits.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::every::every;

/// Whom a card suits, from the widest circle to the narrowest. A table that plays up to a rating gets all
/// cards up to that one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase", parse_err_ty = UnknownRating, parse_err_fn = unknown)]
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
    pub const ALL: [Rating; 3] = every(Rating::VARIANTS);

    /// The word used in files and addresses.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// The word is no rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a rating is everyone, teens or adults")]
pub struct UnknownRating;

fn unknown(_word: &str) -> UnknownRating {
    UnknownRating
}
