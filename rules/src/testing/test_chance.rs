//! Chance that comes out as a test says.

use std::collections::VecDeque;

use crate::Chance;

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
