//! Between which numbers the truth lies.

use std::fmt;

/// Between which numbers the truth lies, in 95 of 100 cases.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// So many standard deviations hold 95 % of a normal distribution.
    pub const DEVIATIONS: f64 = 1.959_964;

    /// Wilson's interval for a share of so many trials.
    ///
    /// A trial that counts in part varies less than one that counts wholly or not at all and has the same
    /// mean, so that for shared wins the interval is rather too wide than too narrow.
    pub fn of_share(share: f64, trials: f64) -> Interval {
        if trials <= 0.0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let z2 = Interval::DEVIATIONS * Interval::DEVIATIONS;
        let middle = (share + z2 / (2.0 * trials)) / (1.0 + z2 / trials);
        let apart = (share * (1.0 - share) / trials + z2 / (4.0 * trials * trials)).max(0.0).sqrt();
        let apart = Interval::DEVIATIONS * apart / (1.0 + z2 / trials);
        Interval { low: (middle - apart).max(0.0), high: (middle + apart).min(1.0) }
    }
}

/// In per cent.
impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:.1} – {:.1} %", 100.0 * self.low, 100.0 * self.high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_that_of_the_books() {
        let near = |interval: Interval, low: f64, high: f64| {
            assert!((interval.low - low).abs() < 5e-4 && (interval.high - high).abs() < 5e-4, "{interval}");
        };
        near(Interval::of_share(0.5, 100.0), 0.4038, 0.5962);
        near(Interval::of_share(0.0, 10.0), 0.0, 0.2775);
        near(Interval::of_share(1.0, 10.0), 0.7225, 1.0);
        near(Interval::of_share(0.0, 0.0), 0.0, 1.0);
    }
}
