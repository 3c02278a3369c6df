//! How values lie.

use crate::Interval;

/// How values lie: their number, mean and extremes, and the sum of their squared distances from the mean.
///
/// Two spreads are put together without going back to the values (Chan, Golub and LeVeque).
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Spread {
    pub count: f64,
    pub mean: f64,
    squares: f64,
    pub least: f64,
    pub most: f64,
}

impl Spread {
    pub(crate) fn of(value: f64) -> Spread {
        Spread { count: 1.0, mean: value, squares: 0.0, least: value, most: value }
    }

    pub(crate) fn and(self, other: Spread) -> Spread {
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
    pub fn deviation(self) -> f64 {
        if self.count < 2.0 { 0.0 } else { (self.squares / (self.count - 1.0)).sqrt() }
    }

    /// Where the mean of ever more values would lie: by the normal distribution, to which means of many tend.
    pub fn interval(self) -> Interval {
        let error = Interval::DEVIATIONS * self.deviation() / self.count.max(1.0).sqrt();
        Interval { low: self.mean - error, high: self.mean + error }
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
