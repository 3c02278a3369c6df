//! What the votes come to, and who is ahead.

use serde::{Deserialize, Serialize};

use super::Symbol;
use crate::{Seat, SeatSet};

/// A space of the board, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8))]
pub struct Space(pub u8);

impl Space {
    /// TC-18: where every pawn begins.
    pub const FIRST: Space = Space(1);

    /// Where a pawn with so many points stands on a board with this last space (TC-14). It goes no farther, though its
    /// points do (TC-20).
    pub fn of(points: u32, goal: Space) -> Space {
        let space = points.saturating_add(u32::from(Space::FIRST.0));
        Space(u8::try_from(space).map_or(goal.0, |space| space.min(goal.0)))
    }
}

/// What came out for each colour, given how many cards carry it (TC-11, TC-12, TC-13).
pub fn symbols(votes: &[u8]) -> Vec<Symbol> {
    let most = votes.iter().copied().max().unwrap_or(0);
    let alone = votes.iter().filter(|got| **got == most).count() == 1;
    let symbol = |got: &u8| match *got {
        0 => Symbol::Zero,
        got if got == most && alone => Symbol::Plus,
        _ => Symbol::PlusMinus,
    };
    votes.iter().map(symbol).collect()
}

/// What a prediction is worth (TC-14).
pub fn points(predicted: Symbol, got: Symbol) -> u8 {
    match (predicted, got) {
        (Symbol::Plus, Symbol::Plus) | (Symbol::Zero, Symbol::Zero) => 3,
        (Symbol::PlusMinus, Symbol::PlusMinus) => 1,
        _ => 0,
    }
}

/// Who has won, given everybody's points (TC-18, TC-19): of those who have reached the last space, whoever has the most
/// points. Nobody, while it has not been reached.
pub fn winners(points: &[u32], goal: Space) -> SeatSet {
    let most = points.iter().copied().max().unwrap_or(0);
    if Space::of(most, goal) < goal {
        return SeatSet::EMPTY;
    }
    let seats = Seat::first(points.len()).zip(points);
    seats.filter(|(_, points)| **points == most).map(|(seat, _)| seat).collect()
}
