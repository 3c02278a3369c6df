//! Chance that comes out the same every time, for programs that play and for tests: the feature `seeded`. No
//! rule asks for it.

use crate::Chance;

/// Chance from a seed, by the SplitMix64 generator.
///
/// Written out here because a seed in a bug report and a golden playthrough must mean the same for ever,
/// which the generators of the usual libraries do not promise. Good enough for play, not for secrets.
#[derive(Debug, Clone)]
pub struct Seeded {
    state: u64,
    asked: u64,
}

impl Seeded {
    /// The numbers that this seed means.
    pub fn new(seed: u64) -> Self {
        Seeded { state: seed, asked: 0 }
    }

    /// How often chance has been consulted.
    pub fn asked(&self) -> u64 {
        self.asked
    }

    /// Another source, which depends on this one but leaves it where it is.
    pub fn aside(&self) -> Seeded {
        Seeded::new(self.clone().bits())
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

    /// The seed of one game out of many: the same whichever thread plays it.
    pub fn nth(seed: u64, number: u64) -> u64 {
        // Mixed once more, so that neighbours in either number have nothing in common.
        Seeded::new(seed ^ Seeded::new(number).bits()).bits()
    }

    /// The next 64 bits. They do not count as asked.
    #[inline]
    pub fn bits(&mut self) -> u64 {
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
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut chance = Seeded::new(7);
        let numbers: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(numbers, [38, 1, 90, 58, 45, 24, 46, 32]);
    }

    #[test]
    fn games_of_one_seed_differ() {
        let seeds: std::collections::BTreeSet<u64> =
            (0..50).flat_map(|seed| (0..50).map(move |number| Seeded::nth(seed, number))).collect();
        assert_eq!(seeds.len(), 2500);
    }
}
