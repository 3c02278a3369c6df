//! Luck that falls the same on every machine, so that the page can be compared with the program.

/// SplitMix64: small, and its numbers are its definition.
#[derive(Clone, Debug)]
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number from zero up to one, one excluded.
    pub(crate) fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// How long until somebody comes, when so many come in a second, one without regard to the other.
    pub(crate) fn until_next(&mut self, a_second: f64) -> f64 {
        -(1.0 - self.share()).ln() / a_second
    }
}

/// Spreads numbers evenly, as the hash of a table's code does.
pub(crate) fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
