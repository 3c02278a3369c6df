//! A number beside what luck gives.

use serde::Serialize;

use crate::law::Law;

/// A count, what blind luck gives in its place, and how sure one can be of it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Measure))]
pub struct Measure {
    /// What was counted.
    pub hits: i32,
    /// The most that it could have been.
    pub of: i32,
    /// How many observations it is made of: turns, rounds, votes or bets.
    pub observed: u32,
    /// What blind luck gives on average: the chance line.
    pub luck: f64,
    /// How likely luck alone gives so much or more. By an exact test.
    pub p: f64,
    /// As few as this may be expected in the long run, at the same number of tries; [`CONFIDENCE`] of such
    /// ranges have the truth in them, at least.
    pub low: f64,
    /// As many as this.
    pub high: f64,
}

/// How many of the ranges from [`low`](Measure::low) to [`high`](Measure::high) have the truth in them.
pub const CONFIDENCE: f64 = 0.9;

/// Beyond so much skill everything is a hit.
const MOST_SKILL: f64 = 30.0;

impl Measure {
    /// So many hits in so many observations, where luck gives what the law says.
    pub fn new(hits: i32, observed: u32, law: &Law) -> Measure {
        let (least, most) = law.range();
        let tail = (1.0 - CONFIDENCE) / 2.0;
        // The more skill, the likelier are many hits: the end of the range is where these become unlikely.
        let low = if hits <= least {
            f64::from(least)
        } else {
            law.tilted(bisect(|skill| law.tilted_at_least(hits, skill) < tail)).mean()
        };
        let high = if hits >= most {
            f64::from(most)
        } else {
            law.tilted(bisect(|skill| 1.0 - law.tilted_at_least(hits + 1, skill) > tail)).mean()
        };
        Measure { hits, of: most, observed, luck: law.mean(), p: law.at_least(hits), low, high }
    }

    /// How many times luck it is; none where luck gives nothing.
    pub fn times_luck(&self) -> Option<f64> {
        (self.luck > 0.0).then(|| f64::from(self.hits) / self.luck)
    }

    /// How much of what luck left open was hit: 1 is all, 0 what luck gives. To compare people whose tries
    /// were not the same.
    pub fn beyond_luck(&self) -> f64 {
        let open = f64::from(self.of) - self.luck;
        if open > 0.0 { (f64::from(self.hits) - self.luck) / open } else { 0.0 }
    }
}

/// The skill up to which something holds that holds for little skill and not for much.
fn bisect(holds: impl Fn(f64) -> bool) -> f64 {
    let (mut low, mut high) = (-MOST_SKILL, MOST_SKILL);
    for _ in 0..48 {
        let middle = (low + high) / 2.0;
        if holds(middle) { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measure_says_what_luck_gives_and_how_sure_it_is() {
        let law = Law::sum(&vec![Law::right_places(5, 5); 4]);
        let measure = Measure::new(9, 4, &law);
        assert_eq!((measure.hits, measure.of, measure.observed), (9, 20, 4));
        assert!((measure.luck - 4.0).abs() < 1e-9);
        assert!((0.005..0.05).contains(&measure.p), "{measure:?}");
        assert!(measure.low > 4.0 && measure.low < 9.0 && measure.high > 9.0 && measure.high < 20.0);
        assert!((measure.times_luck().unwrap() - 2.25).abs() < 1e-9);
    }

    #[test]
    fn the_ends_are_open() {
        let law = Law::right_places(4, 4);
        let (nothing, all) = (Measure::new(0, 1, &law), Measure::new(4, 1, &law));
        assert_eq!((nothing.low, all.high), (0.0, 4.0));
        assert!(nothing.high > 1.0 && all.low > 0.9, "{nothing:?} {all:?}");
        assert!((nothing.p - 1.0).abs() < 1e-9 && (all.p - 1.0 / 24.0).abs() < 1e-9);
        assert!((all.beyond_luck() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn ranges_have_the_truth_in_them_as_often_as_they_say() {
        // Exactly: all that can come of four turns, for several skills.
        let law = Law::sum(&vec![Law::right_places(5, 5); 4]);
        for skill in [-0.5, 0.0, 0.5, 1.0] {
            let truth = law.tilted(skill);
            let covered: f64 = truth
                .values()
                .filter(|(hits, _)| {
                    let Measure { low, high, .. } = Measure::new(*hits, 4, &law);
                    low <= truth.mean() + 1e-9 && truth.mean() <= high + 1e-9
                })
                .map(|(_, chance)| chance)
                .sum();
            assert!(covered >= CONFIDENCE, "{skill}: {covered}");
        }
    }
}
