//! What the votes come to, and who is ahead.

use super::{Space, Symbol};
use crate::{Seat, SeatSet, Standing};

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

/// Who has won, given everybody's points (TC-18, TC-19): of those who have reached the last space, whoever
/// has the most points. Nobody, while it has not been reached.
pub fn winners(points: &[u32], goal: Space) -> SeatSet {
    let most = points.iter().copied().max().unwrap_or(0);
    if Space::of(most, goal) < goal {
        return SeatSet::EMPTY;
    }
    Standing(points).leaders().map(|number| Seat(number as u8)).collect()
}
