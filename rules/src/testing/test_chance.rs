//! Chance that comes out as a test says.

use std::collections::VecDeque;

use crate::Chance;

/// Chance from a seed, by the SplitMix64 generator: the same seed always gives the same numbers.
///
/// The rules have no generator, and programs that play bring one of their own, which gives these very
/// numbers.
#[derive(Debug, Clone)]
pub struct Seeded(u64);

impl Seeded {
    /// The numbers that this seed means.
    pub fn new(seed: u64) -> Self {
        Seeded(seed)
    }
}

impl Chance for Seeded {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * u128::from(bound)) >> 64) as u32
    }
}

/// Chance that gives the numbers it was told to, in order, and 0 after the last.
#[derive(Debug, Clone, Default)]
pub struct Scripted(VecDeque<u32>);

impl Scripted {
    /// Chance that comes out like this.
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
