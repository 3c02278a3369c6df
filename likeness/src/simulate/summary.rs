//! Sums over many games.

use std::fmt;

use super::play::Played;

/// What was counted, and the spread of each number.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Summary {
    spreads: Vec<(&'static str, Spread)>,
}

/// The row that counts commands, whatever the game.
const COMMANDS: &str = "commands";

impl Summary {
    pub(super) fn add(&mut self, played: &Played) {
        let measures = played.outcome.measures.iter().map(|measure| (measure.name, measure.value));
        let counts = [("turns", f64::from(played.outcome.turns)), (COMMANDS, played.commands as f64)];
        for (name, value) in measures.chain(counts) {
            let spread = self.spread(name);
            *spread = spread.and(Spread::of(value));
        }
    }

    /// Both together.
    pub(super) fn and(mut self, other: Summary) -> Summary {
        for (name, theirs) in other.spreads {
            let ours = self.spread(name);
            *ours = ours.and(theirs);
        }
        self
    }

    /// How many commands there were in all.
    pub(super) fn commands(&self) -> f64 {
        let commands = self.spreads.iter().find(|(name, _)| *name == COMMANDS);
        commands.map_or(0.0, |(_, spread)| spread.mean * spread.count)
    }

    fn spread(&mut self, name: &'static str) -> &mut Spread {
        let known = self.spreads.iter().position(|(known, _)| *known == name);
        let index = known.unwrap_or_else(|| {
            self.spreads.push((name, Spread::default()));
            self.spreads.len() - 1
        });
        &mut self.spreads[index].1
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<10}{:>10}{:>10}{:>10}{:>10}", "per game", "mean", "sd", "least", "most")?;
        for (name, spread) in &self.spreads {
            let Spread { mean, least, most, .. } = spread;
            writeln!(f, "{name:<10}{mean:>10.3}{:>10.3}{least:>10.2}{most:>10.2}", spread.deviation())?;
        }
        Ok(())
    }
}

/// How values lie: their number, mean and extremes, and the sum of their squared distances from the mean.
///
/// Two spreads are put together without going back to the values (Chan, Golub and LeVeque).
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
    least: f64,
    most: f64,
}

impl Spread {
    fn of(value: f64) -> Spread {
        Spread { count: 1.0, mean: value, squares: 0.0, least: value, most: value }
    }

    fn and(self, other: Spread) -> Spread {
        if self.count == 0.0 {
            return other;
        }
        let count = self.count + other.count;
        let apart = other.mean - self.mean;
        Spread {
            count,
            mean: self.mean + apart * other.count / count,
            squares: self.squares + other.squares + apart * apart * self.count * other.count / count,
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }

    /// The standard deviation of the values as a sample.
    fn deviation(self) -> f64 {
        if self.count < 2.0 { 0.0 } else { (self.squares / (self.count - 1.0)).sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_knows_its_mean_and_deviation_however_it_is_put_together() {
        let spread =
            |values: &[f64]| values.iter().fold(Spread::default(), |sum, value| sum.and(Spread::of(*value)));
        let whole = spread(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        let halves = spread(&[2.0, 4.0, 4.0, 4.0]).and(spread(&[5.0, 5.0, 7.0, 9.0]));
        for spread in [whole, halves] {
            assert!((spread.mean - 5.0).abs() < 1e-12);
            assert!((spread.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
            assert_eq!((spread.least, spread.most, spread.count), (2.0, 9.0, 8.0));
        }
        assert_eq!(Spread::of(3.0).deviation(), 0.0);
    }
}
