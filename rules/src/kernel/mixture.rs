//! What becomes of the cards that a table writes itself.

use serde::{Deserialize, Serialize};

/// How a table's own cards come into the box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Mixture {
    /// Shuffled in with those of the chosen sets.
    #[default]
    MixedIn,
    /// Nothing but the table's own, where there are enough of them to play with.
    OnlyOurs,
}
