//! Real chance, from the operating system.

use rand::{Rng, SeedableRng, TryRng, rngs::StdRng};
use rules::Chance;

/// The dice of a live table: a generator that nobody can foresee.
#[derive(Debug)]
pub struct TableChance(StdRng);

impl TableChance {
    /// Chance that nobody can foresee, from the seed that the operating system gives.
    pub fn from_system() -> TableChance {
        TableChance(StdRng::from_seed(random_bytes()))
    }

    /// The same dice every time, for play that can be repeated.
    pub fn seeded(seed: u64) -> TableChance {
        TableChance(StdRng::seed_from_u64(seed))
    }
}

impl TableChance {
    /// Other dice, of which these decide. Deciding anew after a conflict must not see the same throws again.
    pub(crate) fn fork(&mut self) -> TableChance {
        TableChance(StdRng::from_rng(&mut self.0))
    }

    /// A number of which a whole character follows.
    pub(crate) fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Chance for TableChance {
    fn below(&mut self, bound: u32) -> u32 {
        // Rejection keeps every outcome equally likely.
        let fair = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.0.next_u32();
            if number < fair {
                return number % bound;
            }
        }
    }
}

/// Bytes that nobody can guess.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    fill_randomly(&mut bytes);
    bytes
}

/// The same, where they are wanted.
pub(crate) fn fill_randomly(bytes: &mut [u8]) {
    rand::rngs::SysRng.try_fill_bytes(bytes).expect("the operating system has a random source");
}
