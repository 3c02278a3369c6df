//! Chance that comes out the same every time.

use std::collections::VecDeque;

use rules::Chance;

/// Chance from a seed, by the SplitMix64 generator.
///
/// Written out here because a seed in a bug report and a golden playthrough must mean the same for ever, which the
/// generators of the usual libraries do not promise. Good enough for play, not for secrets.
#[derive(Debug, Clone)]
pub struct Seeded {
    state: u64,
    asked: u64,
}

impl Seeded {
    pub fn new(seed: u64) -> Self {
        Seeded { state: seed, asked: 0 }
    }

    /// How often chance has been consulted.
    pub fn asked(&self) -> u64 {
        self.asked
    }

    /// Another source, which depends on this one but leaves it where it is.
    pub fn aside(&self) -> Seeded {
        Seeded::new(self.clone().next())
    }

    /// Whether something happens that happens once in so many times.
    pub fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    /// One of the things, if there are any.
    pub fn pick<T: Copy>(&mut self, things: impl IntoIterator<Item = T>) -> Option<T> {
        let things: Vec<T> = things.into_iter().collect();
        (!things.is_empty()).then(|| things[self.below(things.len() as u32) as usize])
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Chance for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        self.asked += 1;
        // The high half scaled down: even enough for bounds as small as a game's.
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u32
    }
}

/// Chance that gives the numbers it was told to, in order, and 0 after the last.
#[derive(Debug, Clone, Default)]
pub struct Scripted(VecDeque<u32>);

impl Scripted {
    pub fn new(numbers: impl IntoIterator<Item = u32>) -> Self {
        Scripted(numbers.into_iter().collect())
    }
}

impl Chance for Scripted {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.0.pop_front().unwrap_or(0);
        assert!(number < bound, "the script says {number} where a number below {bound} is asked for");
        number
    }
}
