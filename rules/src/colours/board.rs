//! The winding path of the pawns (TC-18).

use serde::{Deserialize, Serialize};

/// A space of the board, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 1, maximum = 36))]
pub struct Space(pub u8);

impl Space {
    /// TC-18: where every pawn begins.
    pub const FIRST: Space = Space(1);

    /// Where a pawn with so many points stands on a board with this last space (TC-14). It goes no farther,
    /// though its points do (TC-20).
    pub fn of(points: u32, goal: Space) -> Space {
        let space = points.saturating_add(u32::from(Space::FIRST.0));
        Space(u8::try_from(space).map_or(goal.0, |space| space.min(goal.0)))
    }
}
