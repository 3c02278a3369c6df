//! How far a guess carries, and who is ahead.

use super::{Board, Guess, Placement, Space, Stake};
use crate::{Slot, Standing, Team};

/// What a guess of one preference is worth in steps (PP-19): the token that bears its number lies on the
/// section of the card that holds that place, or it does not.
pub fn steps(guessed: Placement, preferred: Slot) -> i8 {
    match (guessed.section == preferred, guessed.stake) {
        (true, Stake::Single) => 1,
        (true, Stake::Doubled) => 2,
        (false, Stake::Single) => 0,
        (false, Stake::Doubled) => -1,
    }
}

/// What a whole guess is worth, preference by preference; less than the whole while only some are revealed.
pub fn all_steps(guess: &Guess, revealed: &[Slot]) -> Vec<i8> {
    guess.placements().iter().zip(revealed).map(|(guessed, preferred)| steps(*guessed, *preferred)).collect()
}

/// How a piece that stood there moves for a guess: as far as it is worth, but never back behind Start
/// (PP-20).
pub fn moves(guess: &Guess, revealed: &[Slot], from: Space) -> Vec<i8> {
    let walked = all_steps(guess, revealed).into_iter().scan(from, |at, steps| {
        let steps = if *at == Space::START { steps.max(0) } else { steps };
        *at = at.after(steps);
        Some(steps)
    });
    walked.collect()
}

/// The teams that have come farthest.
pub fn leaders(pieces: &[Space]) -> Vec<Team> {
    Standing(pieces).leaders().map(|number| Team(number as u8)).collect()
}

/// The team that has won, given where the pieces stood at the end of each round, the last round last (PP-21,
/// PP-22): somebody has been at Finish, at the end of a round or in the midst of one, and now one team is
/// ahead of all the others.
pub fn winner<'a>(
    board: Board,
    reached_in_a_round: bool,
    rounds: impl IntoIterator<Item = &'a [Space]>,
) -> Option<Team> {
    let mut reached = reached_in_a_round;
    let mut leading = Vec::new();
    for pieces in rounds {
        reached |= pieces.iter().any(|at| board.is_finish(*at));
        leading = leaders(pieces);
    }
    match leading[..] {
        [leader] if reached => Some(leader),
        _ => None,
    }
}
