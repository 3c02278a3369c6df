//! What is found out in each game, in the file of its name.

pub mod colours;
pub mod happiness;
pub mod image;
pub mod personality;
pub mod preference;
mod readings;

use rules::{Eyes, Game, Slot};

use crate::{
    award::Nomination,
    finding::Draft,
    finished_game::{Company, Missing},
    knowledge::Evidence,
    law::{Both, LONGEST_ROW, Law},
    portrait::Portraits,
    round::Round,
};

/// A game of which something can be found out.
pub trait InsightGame: Game {
    /// What is read of it.
    type Record: Clone + std::fmt::Debug + PartialEq;

    /// For whom a view was made.
    fn eyes(view: &Self::View) -> Eyes;

    /// How many seats there are at least, by those that a view names.
    fn least_seats(view: &Self::View) -> usize;

    /// Reads the end of a game. What does not hold together is told and not guessed at.
    fn record(view: &Self::View) -> Result<Self::Record, Missing>;
}

/// What a record gives.
pub(crate) trait Read {
    /// Everything that came out.
    fn findings(&self, company: Company<'_>, draft: &mut Draft);

    /// What tells who knows whom; the game of that number.
    fn evidence(&self, company: Company<'_>, game: u16, evidence: &mut Vec<Evidence>);

    /// Who could be honoured for what.
    fn nominations(&self, company: Company<'_>) -> Vec<Nomination>;

    /// What it shows of everybody.
    fn portraits(&self, company: Company<'_>, portraits: &mut Portraits);

    /// What lay open at the end of each of its rounds.
    fn rounds(&self, company: Company<'_>) -> Vec<Round>;
}

/// Whom a view was made for, by its seat.
fn eyes_of(me: Option<rules::Seat>) -> Eyes {
    me.map_or(Eyes::Everyone, Eyes::Seat)
}

/// The numbers, from 1, of the rounds that do not hold together.
fn faulty<T>(rounds: &[T], holds: impl Fn(usize, &T) -> bool) -> Result<(), Missing> {
    let faulty: Vec<u16> = (1..)
        .zip(rounds)
        .filter(|(number, round)| !holds(usize::from(*number) - 1, round))
        .map(|(number, _)| number)
        .collect();
    if faulty.is_empty() { Ok(()) } else { Err(Missing::Rounds { rounds: faulty }) }
}

/// All rounds are there: as many as the game has counted.
fn all_there(counted: usize, there: usize) -> Result<(), Missing> {
    let lost = |from: usize, to: usize| (from as u16 + 1..=to as u16).collect();
    if counted == there {
        Ok(())
    } else {
        Err(Missing::Rounds { rounds: lost(counted.min(there), counted.max(there)) })
    }
}

/// Whether a row has each of so many things once.
fn is_order(row: &[Slot], things: usize) -> bool {
    let mut seen = vec![false; things];
    row.len() == things
        && row
            .iter()
            .all(|slot| seen.get_mut(slot.index()).is_some_and(|seen| !std::mem::replace(seen, true)))
}

/// Where a thing lies in a row, from 1.
fn place_in(row: &[Slot], slot: Slot) -> Option<u8> {
    row.iter().position(|other| *other == slot).map(|place| place as u8 + 1)
}

/// In how many places two rows are the same.
fn right_places(one: &[Slot], other: &[Slot]) -> i32 {
    one.iter().zip(other).filter(|(one, other)| one == other).count() as i32
}

/// How often two rows of answers agree, and what luck gives when one of them is shuffled. A long row is cut
/// into pieces that are shuffled each for itself.
fn agreement<T: PartialEq + Copy>(pairs: &[(T, T)]) -> (i32, Law) {
    let hits = pairs.iter().filter(|(one, other)| one == other).count() as i32;
    let law_of = |piece: &[(T, T)]| {
        let mut answers: Vec<T> = Vec::new();
        for (one, _) in piece {
            if !answers.contains(one) {
                answers.push(*one);
            }
        }
        let both = |answer: &T| Both {
            one: piece.iter().filter(|(one, _)| one == answer).count(),
            other: piece.iter().filter(|(_, other)| other == answer).count(),
        };
        Law::matches(piece.len(), &answers.iter().map(both).collect::<Vec<_>>())
    };
    let laws: Vec<Law> = pieces(pairs).map(law_of).collect();
    (hits, Law::sum(&laws))
}

/// How often both sides of a pair are yes, and what luck gives when one of the sides is shuffled.
fn both_yes(pairs: &[(bool, bool)]) -> (i32, Law) {
    let hits = pairs.iter().filter(|(one, other)| *one && *other).count() as i32;
    let law_of = |piece: &[(bool, bool)]| {
        let one = piece.iter().filter(|(one, _)| *one).count();
        let other = piece.iter().filter(|(_, other)| *other).count();
        Law::matches(piece.len(), &[Both { one, other }])
    };
    let laws: Vec<Law> = pieces(pairs).map(law_of).collect();
    (hits, Law::sum(&laws))
}

/// A row in pieces as even as can be, none of them too long to be counted.
fn pieces<T>(row: &[T]) -> std::slice::Chunks<'_, T> {
    let count = row.len().div_ceil(LONGEST_ROW).max(1);
    row.chunks(row.len().div_ceil(count).max(1))
}
