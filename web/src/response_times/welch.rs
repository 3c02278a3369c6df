//! Welch's t of two samples of times.

use std::time::Duration;

use super::Class;

/// What is slower than this share of all requests was interrupted, and says nothing.
const KEPT: f64 = 0.7;

/// How long requests of both kinds took, in nanoseconds.
#[derive(Debug, Default)]
pub(super) struct Samples([Vec<f64>; 2]);

impl Samples {
    pub(super) fn add(&mut self, class: Class, took: Duration) {
        self.0[class as usize].push(took.as_nanos() as f64);
    }
}

/// How sure one is that the second kind takes longer, or shorter when it is below zero.
///
/// One limit for both kinds would cut off more of the slower one: each is cut at its own.
pub(super) fn t_of(Samples(samples): Samples) -> f64 {
    let [(mean, error), (other_mean, other_error)] = samples.map(cropped).map(|times| mean_and_error(&times));
    (other_mean - mean) / (error + other_error).max(f64::MIN_POSITIVE).sqrt()
}

fn cropped(mut times: Vec<f64>) -> Vec<f64> {
    times.sort_by(f64::total_cmp);
    times.truncate((times.len() as f64 * KEPT) as usize);
    times
}

/// The mean, and the square of its standard error.
fn mean_and_error(times: &[f64]) -> (f64, f64) {
    let count = times.len() as f64;
    let mean = times.iter().sum::<f64>() / count;
    let variance = times.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, variance / count)
}

#[cfg(test)]
mod tests {
    use rules::{Chance, Seeded};

    use super::*;

    fn samples(later_by: u64) -> Samples {
        let (mut samples, mut chance) = (Samples::default(), Seeded::new(1));
        for _ in 0..500 {
            for (class, more) in [(Class::A, 0), (Class::B, later_by)] {
                let stalled = if chance.below(10) == 0 { 1_000_000 } else { 0 };
                let took = 100_000 + u64::from(chance.below(20_000)) + stalled + more;
                samples.add(class, Duration::from_nanos(took));
            }
        }
        samples
    }

    #[test]
    fn noise_is_none_and_a_difference_is_one() {
        assert!(t_of(samples(0)).abs() < 5.0);
        assert!(t_of(samples(20_000)) > 20.0);
    }
}
