//! How long games are.

use std::collections::BTreeMap;

/// How many games there were of each length.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lengths(BTreeMap<u32, u64>);

impl Lengths {
    pub(crate) fn add(&mut self, rounds: u32) {
        *self.0.entry(rounds).or_default() += 1;
    }

    pub(crate) fn and(mut self, other: Lengths) -> Lengths {
        for (rounds, games) in other.0 {
            *self.0.entry(rounds).or_default() += games;
        }
        self
    }

    /// The least length that this share of all games does not exceed.
    pub fn within(&self, share: f64) -> u32 {
        let games: u64 = self.0.values().sum();
        let due = (share * games as f64).ceil() as u64;
        let mut seen = 0;
        let reached = self.0.iter().find(|(_, games)| {
            seen += **games;
            seen >= due
        });
        reached.map_or(0, |(rounds, _)| *rounds)
    }

    /// How many rounds all games have together, and how many games there were.
    fn sums(&self) -> (f64, f64) {
        let add = |(rounds, games): (f64, f64), (length, count): (&u32, &u64)| {
            (rounds + f64::from(*length) * *count as f64, games + *count as f64)
        };
        self.0.iter().fold((0.0, 0.0), add)
    }

    pub fn mean(&self) -> f64 {
        let (rounds, games) = self.sums();
        rounds / games.max(1.0)
    }

    /// The standard deviation as a sample.
    pub fn deviation(&self) -> f64 {
        let (mean, (_, games)) = (self.mean(), self.sums());
        let squares: f64 =
            self.0.iter().map(|(length, count)| (f64::from(*length) - mean).powi(2) * *count as f64).sum();
        (squares / (games - 1.0).max(1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_know_their_quantiles() {
        let mut lengths = Lengths::default();
        (1..=100).for_each(|rounds| lengths.add(rounds));
        assert_eq!([0.05, 0.5, 0.95].map(|share| lengths.within(share)), [5, 50, 95]);
        assert!((lengths.mean() - 50.5).abs() < 1e-9 && (lengths.deviation() - 29.011).abs() < 1e-3);
        assert_eq!(Lengths::default().within(0.5), 0);
    }
}
