//! What bots hold likely, and how often they are right.

/// Something that a bot held likely, once it is known whether it came true.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Belief {
    /// How likely the bot held it, from 0 to 1.
    pub p: f64,
    pub came_true: bool,
}

/// The beliefs of about the same likelihood.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Bin {
    pub beliefs: u32,
    /// How likely they were held on average.
    pub held: f64,
    /// How many of them came true, as a share of all.
    pub came_true: f64,
}

impl Bin {
    /// Both together.
    pub fn and(self, other: Bin) -> Bin {
        let beliefs = self.beliefs + other.beliefs;
        if beliefs == 0 {
            return self;
        }
        let weight = f64::from(other.beliefs) / f64::from(beliefs);
        Bin {
            beliefs,
            held: self.held + weight * (other.held - self.held),
            came_true: self.came_true + weight * (other.came_true - self.came_true),
        }
    }
}

/// The beliefs in so many bins from 0 to 1. Where bots know what they know, a bin's two shares are about the
/// same.
pub fn calibration(beliefs: impl IntoIterator<Item = Belief>, bins: usize) -> Vec<Bin> {
    let mut sorted = vec![Bin::default(); bins];
    for Belief { p, came_true } in beliefs {
        let place = ((p * bins as f64) as usize).min(bins.saturating_sub(1));
        let Some(bin) = sorted.get_mut(place) else { break };
        bin.beliefs += 1;
        bin.held += p;
        bin.came_true += f64::from(u8::from(came_true));
    }
    for bin in sorted.iter_mut().filter(|bin| bin.beliefs > 0) {
        bin.held /= f64::from(bin.beliefs);
        bin.came_true /= f64::from(bin.beliefs);
    }
    sorted
}

/// How sure a bot is of what it has worked out: whoever has been right more often than they thought says more
/// the next time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Confidence {
    /// What is added to the logarithm of the odds.
    more: f64,
}

/// How people who go by the same things come to the same choice, which the odds of each by themselves leave
/// out.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Accord {
    /// How many times as firm something is, for or against, in the logarithm of the odds.
    pub(crate) firmness: f64,
    /// What is added to it.
    pub(crate) lean: f64,
}

impl Accord {
    pub(crate) const NONE: Accord = Accord { firmness: 1.0, lean: 0.0 };
}

impl Confidence {
    /// How much one belief that came true, or did not, moves it.
    const STEP: f64 = 0.15;
    /// However often one has been wrong or right, it may have been chance.
    const MOST: f64 = 1.0;
    /// Nothing is certain, and nothing impossible.
    const LEAST: f64 = 1e-6;

    pub(crate) const fn of(more: f64) -> Confidence {
        Confidence { more }
    }

    /// How likely the bot says that something is, of which it has worked out how likely it should be.
    pub(crate) fn says(self, likely: f64) -> f64 {
        self.says_among(likely, Accord::NONE)
    }

    /// The same among people who are of one mind more often than was worked out.
    pub(crate) fn says_among(self, likely: f64, accord: Accord) -> f64 {
        let likely = likely.clamp(Confidence::LEAST, 1.0 - Confidence::LEAST);
        let odds = (self.more + accord.lean + accord.firmness * (likely / (1.0 - likely)).ln()).exp();
        odds / (1.0 + odds)
    }

    pub(crate) fn learn(&mut self, said: f64, came_true: bool) {
        let more = self.more + Confidence::STEP * (f64::from(u8::from(came_true)) - said);
        self.more = more.clamp(-Confidence::MOST, Confidence::MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_right_more_often_than_they_think_says_more() {
        let mut confidence = Confidence::of(0.0);
        assert!((confidence.says(0.6) - 0.6).abs() < 1e-9);
        for nth in 0..200 {
            // Right eight times in ten where six were to be expected.
            confidence.learn(confidence.says(0.6), nth % 10 < 8);
        }
        assert!((confidence.says(0.6) - 0.8).abs() < 0.06, "{confidence:?}");
    }

    #[test]
    fn people_of_one_mind_make_a_choice_surer_and_no_accord_leaves_it_as_it_is() {
        let confidence = Confidence::of(0.0);
        let accord = Accord { firmness: 3.0, lean: 0.5 };
        for likely in [0.3, 0.5, 0.8] {
            assert!((confidence.says_among(likely, Accord::NONE) - likely).abs() < 1e-9);
        }
        assert!(confidence.says_among(0.6, accord) > 0.8);
        assert!(confidence.says_among(0.3, accord) < 0.2, "what is rather not is surer, too");
    }

    #[test]
    fn beliefs_are_sorted_by_how_likely_they_were_held() {
        let belief = |p, came_true| Belief { p, came_true };
        let bins = calibration([belief(0.2, false), belief(0.4, true), belief(1.0, true)], 2);
        assert_eq!(bins.iter().map(|bin| bin.beliefs).collect::<Vec<_>>(), [2, 1]);
        assert!((bins[0].held - 0.3).abs() < 1e-9 && (bins[0].came_true - 0.5).abs() < 1e-9);
        assert_eq!((bins[1].held, bins[1].came_true), (1.0, 1.0));
    }

    #[test]
    fn bins_are_put_together_by_how_much_is_in_them() {
        let bin = |beliefs, held, came_true| Bin { beliefs, held, came_true };
        let both = bin(3, 0.2, 0.0).and(bin(1, 0.4, 1.0));
        assert_eq!(both.beliefs, 4);
        assert!((both.held - 0.25).abs() < 1e-9 && (both.came_true - 0.25).abs() < 1e-9);
        assert_eq!(Bin::default().and(Bin::default()), Bin::default());
    }
}
