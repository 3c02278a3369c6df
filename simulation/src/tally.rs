//! What is of note in a game.

/// How often what is of note has happened.
#[derive(Debug, Clone, PartialEq)]
pub struct Tally {
    names: &'static [&'static str],
    counts: Vec<f64>,
}

impl Tally {
    pub(crate) fn new(names: &'static [&'static str]) -> Tally {
        Tally { names, counts: vec![0.0; names.len()] }
    }

    /// Counts something once more.
    pub(crate) fn one(&mut self, name: &str) {
        self.add(name, 1.0);
    }

    pub(crate) fn add(&mut self, name: &str, amount: f64) {
        let index = self.names.iter().position(|known| *known == name);
        debug_assert!(index.is_some(), "{name} is not among what the game notes");
        if let Some(count) = index.and_then(|index| self.counts.get_mut(index)) {
            *count += amount;
        }
    }

    pub(crate) fn counts(&self) -> impl Iterator<Item = (&'static str, f64)> {
        self.names.iter().copied().zip(self.counts.iter().copied())
    }
}
