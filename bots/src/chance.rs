//! What players make of chance.

use rules::Chance;
pub use rules::Seeded;

/// Numbers that bots imagine by.
pub(crate) trait Imagined {
    /// A number between 0 and 1, and never one of them.
    fn unit(&mut self) -> f64;

    /// A number of about the normal law: the sum of four that are even, which is near enough for what bots
    /// imagine by the thousand.
    fn bell(&mut self) -> f64;
}

impl Imagined for Seeded {
    fn unit(&mut self) -> f64 {
        // As many bits as a float holds, and half of the smallest step on top.
        const STEPS: f64 = (1_u64 << 53) as f64;
        ((self.bits() >> 11) as f64 + 0.5) / STEPS
    }

    fn bell(&mut self) -> f64 {
        let mixed = self.bits();
        let sum: u64 = (0..4).map(|nth| mixed >> (16 * nth) & 0xffff).sum();
        // Four even numbers below 2^16 have their middle at 2^17 and a spread of 2^16 / sqrt(3).
        (sum as f64 / f64::from(1 << 16) - 2.0) * 3_f64.sqrt()
    }
}

/// Whether somebody does what they do once in so many times.
pub(crate) fn now_and_then(one_in: u32, chance: &mut dyn Chance) -> bool {
    chance.below(one_in) == 0
}
