//! Whether the truth lies in the ranges that measures say.

use bots::Seeded;
use insight::{Law, Measure};

use crate::{
    people::{likings, order, perceived},
    study::Rate,
};

/// Rankings of so many things.
const THINGS: usize = 4;
/// What somebody knows who guesses them.
const KNOWN: [f64; 4] = [0.0, 0.4, 0.65, 0.9];
/// In so many rounds.
const ROUNDS: [usize; 3] = [2, 4, 8];
/// The truth is drawn from so many rounds.
const MANY: u64 = 40_000;

/// How often the truth lay in the range.
#[derive(Debug)]
pub(crate) struct Ranges {
    pub(crate) known: f64,
    pub(crate) rounds: usize,
    /// How many right places there are in a round in the long run.
    pub(crate) truth: f64,
    pub(crate) covered: Rate,
}

pub(crate) fn ranges(times: u64, seed: u64) -> Vec<Ranges> {
    let mut all = Vec::new();
    for known in KNOWN {
        let chance = &mut Seeded::new(Seeded::nth(seed, (1000.0 * known) as u64));
        let many: u64 = (0..MANY).map(|_| hits(known, chance) as u64).sum();
        let truth = many as f64 / MANY as f64;
        for rounds in ROUNDS {
            let law = Law::sum(&vec![Law::right_places(THINGS, THINGS); rounds]);
            let covers = |_| {
                let hits = (0..rounds).map(|_| hits(known, chance)).sum();
                let Measure { low, high, .. } = Measure::new(hits, rounds as u32, &law);
                (low..=high).contains(&(truth * rounds as f64))
            };
            let covered = Rate::of((0..times).map(covers));
            all.push(Ranges { known, rounds, truth, covered });
        }
    }
    all
}

/// The right places of one guess.
fn hits(known: f64, chance: &mut Seeded) -> i32 {
    let likes = likings(THINGS, chance);
    let guess = order(&perceived(&likes, known, chance));
    order(&likes).iter().zip(&guess).filter(|(one, other)| one == other).count() as i32
}

#[cfg(test)]
mod tests {
    use insight::CONFIDENCE;

    use super::*;

    #[test]
    fn the_truth_lies_in_the_range_as_often_as_it_says() {
        for Ranges { known, rounds, covered, .. } in ranges(400, 5) {
            assert!(covered.share() > CONFIDENCE - 0.03, "{known} {rounds}: {covered:?}");
        }
    }
}
