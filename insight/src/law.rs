//! What blind luck gives: the exact law of a count.

/// How likely each value of a count is when nobody knows anything. Laws are exact: none of them is an
/// approximation for many observations, because a table has few.
#[derive(Debug, Clone, PartialEq)]
pub struct Law {
    /// The least value that can come.
    least: i32,
    /// How likely it and each one after it is.
    chances: Vec<f64>,
}

/// Among so many things at most, matches are counted: their orders and choices still have room in a whole
/// number. Longer rows are cut into pieces.
pub(crate) const LONGEST_ROW: usize = 20;

/// How often one answer occurs on either side of what is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Both {
    pub(crate) one: usize,
    pub(crate) other: usize,
}

impl Law {
    /// Nothing is left to luck.
    pub fn certain(value: i32) -> Law {
        Law { least: value, chances: vec![1.0] }
    }

    /// How many of `looked_at` things lie in their right places when `places` things are laid blindly.
    pub fn right_places(places: usize, looked_at: usize) -> Law {
        let one = Both { one: 1, other: 1 };
        Law::matches(places, &vec![one; looked_at.min(places)])
    }

    /// How often two rows of `length` answers agree when one of them is shuffled. Of each answer it is known
    /// how often it occurs in either row; answers that occur in one of them only need not be named.
    ///
    /// By rook polynomials: `r(k)` counts the ways to choose `k` places that agree, and what is chosen twice
    /// is taken off again. In whole numbers, so that what cannot come has no chance at all.
    pub(crate) fn matches(length: usize, answers: &[Both]) -> Law {
        debug_assert!(length <= LONGEST_ROW);
        let mut rooks = vec![1];
        for Both { one, other } in answers {
            let ways = |k: usize| ways_to_choose(*one, k) * ways_to_choose(*other, k) * orders(k);
            rooks = whole_product(&rooks, &(0..=*one.min(other)).map(ways).collect::<Vec<_>>());
        }
        rooks.truncate(length + 1);
        let exactly = |hits: usize| -> i128 {
            let terms = (hits..rooks.len()).map(|k| {
                let sign = if (k - hits).is_multiple_of(2) { 1 } else { -1 };
                sign * ways_to_choose(k, hits) * rooks[k] * orders(length - k)
            });
            terms.sum()
        };
        Law { least: 0, chances: (0..rooks.len()).map(|hits| exactly(hits) as f64).collect() }.tidied()
    }

    /// What somebody earns whose stakes, so many of each size, fall blindly on so many hits and misses: a
    /// stake is won by a hit and lost by a miss.
    pub(crate) fn stakes(sizes: &[(i32, usize)], hits: usize) -> Law {
        // How many ways there are to have used so many stakes for hits, and what they earn.
        let mut ways: Vec<Vec<(i32, f64)>> = vec![vec![(0, 1.0)]];
        for (size, count) in sizes {
            let mut more = vec![Vec::new(); ways.len() + count];
            for (used, earned) in ways.iter().enumerate() {
                for won in 0..=*count {
                    let gain = size * (won as i32 - (count - won) as i32);
                    let choices = choose(*count, won);
                    more[used + won].extend(earned.iter().map(|(sum, ways)| (sum + gain, ways * choices)));
                }
            }
            ways = more.into_iter().map(merged).collect();
        }
        let earned = ways.get(hits).cloned().unwrap_or_default();
        Law::of_weights(&earned)
    }

    fn of_weights(weights: &[(i32, f64)]) -> Law {
        let Some(least) = weights.iter().map(|(value, _)| *value).min() else { return Law::certain(0) };
        let most = weights.iter().map(|(value, _)| *value).max().unwrap_or(least);
        let mut chances = vec![0.0; (most - least) as usize + 1];
        weights.iter().for_each(|(value, weight)| chances[(value - least) as usize] += weight);
        Law { least, chances }.tidied()
    }

    /// The law of the sum of two counts that have nothing to do with each other.
    #[must_use]
    pub fn and(&self, other: &Law) -> Law {
        Law { least: self.least + other.least, chances: product(&self.chances, &other.chances) }.tidied()
    }

    /// All of them together.
    pub fn sum<'a>(laws: impl IntoIterator<Item = &'a Law>) -> Law {
        laws.into_iter().fold(Law::certain(0), |sum, law| sum.and(law))
    }

    /// What luck gives on average.
    pub fn mean(&self) -> f64 {
        self.values().map(|(value, chance)| f64::from(value) * chance).sum()
    }

    /// The least that can come, and the most.
    pub fn range(&self) -> (i32, i32) {
        (self.least, self.least + self.chances.len() as i32 - 1)
    }

    /// How likely luck gives so much or more.
    pub fn at_least(&self, value: i32) -> f64 {
        self.values().filter(|(other, _)| *other >= value).map(|(_, chance)| chance).sum::<f64>().min(1.0)
    }

    /// How likely luck gives so much or less.
    pub fn at_most(&self, value: i32) -> f64 {
        self.values().filter(|(other, _)| *other <= value).map(|(_, chance)| chance).sum::<f64>().min(1.0)
    }

    /// The values with their chances.
    pub fn values(&self) -> impl Iterator<Item = (i32, f64)> + '_ {
        (self.least..).zip(self.chances.iter().copied())
    }

    /// The law of somebody who has more than luck, or less: each hit is `exp(skill)` times as likely as luck
    /// has it, beside a miss. None is 0.
    #[must_use]
    pub fn tilted(&self, skill: f64) -> Law {
        let shift = if skill > 0.0 { self.range().1 } else { self.least };
        let weight = |(value, chance): (i32, f64)| chance * (skill * f64::from(value - shift)).exp();
        Law { least: self.least, chances: self.values().map(weight).collect() }.tidied()
    }

    /// How likely somebody of that skill has so much or more. The same as of the tilted law, but cheaper, for
    /// whoever has to ask for many skills.
    pub(crate) fn tilted_at_least(&self, count: i32, skill: f64) -> f64 {
        // From the end that skill, or the want of it, makes the likeliest, so that nothing grows too large.
        let factor = (-skill.abs()).exp();
        let (mut scale, mut reached, mut all) = (1.0, 0.0, 0.0);
        let mut add = |(value, chance): (i32, f64)| {
            all += scale * chance;
            reached += if value >= count { scale * chance } else { 0.0 };
            scale *= factor;
        };
        let most_first =
            (0..self.chances.len()).rev().map(|nth| (self.least + nth as i32, self.chances[nth]));
        if skill > 0.0 {
            most_first.for_each(&mut add);
        } else {
            self.values().for_each(&mut add);
        }
        reached / all
    }

    /// How much likelier this count is to somebody of that skill than to luck.
    pub(crate) fn odds(&self, count: i32, skill: f64) -> f64 {
        let mean: f64 =
            self.values().map(|(value, chance)| chance * (skill * f64::from(value - count)).exp()).sum();
        1.0 / mean
    }

    /// The chances make 1, whatever rounding did.
    fn tidied(mut self) -> Law {
        let all: f64 = self.chances.iter().sum();
        self.chances.iter_mut().for_each(|chance| *chance /= all);
        let impossible = self.chances.iter().rev().take_while(|chance| **chance == 0.0).count();
        self.chances.truncate(self.chances.len() - impossible);
        let impossible = self.chances.iter().take_while(|chance| **chance == 0.0).count();
        self.chances.drain(..impossible);
        self.least += impossible as i32;
        self
    }
}

fn merged(mut weights: Vec<(i32, f64)>) -> Vec<(i32, f64)> {
    weights.sort_by_key(|(value, _)| *value);
    let mut sums: Vec<(i32, f64)> = Vec::new();
    for (value, weight) in weights {
        match sums.last_mut() {
            Some((last, sum)) if *last == value => *sum += weight,
            _ => sums.push((value, weight)),
        }
    }
    sums
}

fn product(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut product = vec![0.0; one.len() + other.len() - 1];
    for (i, a) in one.iter().enumerate() {
        for (j, b) in other.iter().enumerate() {
            product[i + j] += a * b;
        }
    }
    product
}

fn whole_product(one: &[i128], other: &[i128]) -> Vec<i128> {
    let mut product = vec![0; one.len() + other.len() - 1];
    for (i, a) in one.iter().enumerate() {
        for (j, b) in other.iter().enumerate() {
            product[i + j] += a * b;
        }
    }
    product
}

/// In how many orders so many things can lie.
fn orders(n: usize) -> i128 {
    (1..=n as i128).product()
}

fn ways_to_choose(n: usize, k: usize) -> i128 {
    (0..k as i128).fold(1, |ways, j| ways * (n as i128 - j) / (j + 1))
}

fn choose(n: usize, k: usize) -> f64 {
    (0..k).map(|j| (n - j) as f64 / (j + 1) as f64).product()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn four_things_laid_blindly_have_one_right_on_average() {
        let law = Law::right_places(4, 4);
        let chances: Vec<f64> = law.values().map(|(_, chance)| 24.0 * chance).collect();
        assert!(chances.iter().zip([9.0, 8.0, 6.0, 0.0, 1.0]).all(|(one, other)| close(*one, other)));
        assert!(close(law.mean(), 1.0));
        assert!(close(law.at_least(2), 7.0 / 24.0) && close(law.at_most(0), 9.0 / 24.0));
    }

    #[test]
    fn of_two_marked_places_each_is_right_once_in_four() {
        let law = Law::right_places(4, 2);
        assert!(close(law.mean(), 0.5) && close(law.at_least(2), 1.0 / 12.0));
    }

    /// Every order of one row, counted by hand.
    fn by_hand(one: &[u8], other: &[u8]) -> Vec<f64> {
        fn orders(rest: &[u8], row: &mut Vec<u8>, found: &mut Vec<Vec<u8>>) {
            if rest.is_empty() {
                found.push(row.clone());
            }
            for taken in 0..rest.len() {
                let mut left = rest.to_vec();
                row.push(left.remove(taken));
                orders(&left, row, found);
                row.pop();
            }
        }
        let mut found = Vec::new();
        orders(one, &mut Vec::new(), &mut found);
        let mut counts = vec![0.0; one.len() + 1];
        for order in &found {
            counts[order.iter().zip(other).filter(|(a, b)| a == b).count()] += 1.0 / found.len() as f64;
        }
        counts
    }

    #[test]
    fn matches_of_rows_are_those_of_all_orders() {
        let rows: [(&[u8], &[u8]); 4] = [
            (&[0, 0, 1, 2, 2, 1], &[0, 1, 1, 2, 2, 2]),
            (&[0, 0, 0, 0, 1, 1, 1], &[0, 0, 1, 1, 1, 1, 1]),
            (&[0, 1, 2, 3, 4], &[4, 3, 2, 1, 0]),
            (&[7, 7, 8], &[1, 2, 3]),
        ];
        for (one, other) in rows {
            let count = |row: &[u8], answer: u8| row.iter().filter(|a| **a == answer).count();
            let answers: Vec<Both> =
                (0..9).map(|a| Both { one: count(one, a), other: count(other, a) }).collect();
            let law = Law::matches(one.len(), &answers);
            for (hits, chance) in by_hand(one, other).into_iter().enumerate() {
                let told = law.at_least(hits as i32) - law.at_least(hits as i32 + 1);
                assert!(close(told, chance), "{one:?} {other:?} {hits}: {told} {chance}");
            }
        }
    }

    #[test]
    fn the_longest_row_is_exact_enough() {
        // One answer only: everything agrees for certain, and the terms that cancel are as large as they get.
        let law = Law::matches(LONGEST_ROW, &[Both { one: LONGEST_ROW, other: LONGEST_ROW }]);
        assert!(close(law.at_least(LONGEST_ROW as i32), 1.0));
    }

    #[test]
    fn stakes_fall_on_hits_and_misses_by_chance() {
        // Two stakes of 1 and one of 3; one hit: the large one in a third of the cases.
        let law = Law::stakes(&[(1, 2), (2, 0), (3, 1)], 1);
        assert!(close(law.at_least(1), 1.0 / 3.0) && close(law.at_most(-3), 2.0 / 3.0));
        assert_eq!(law.range(), (-3, 1));
    }

    #[test]
    fn skill_makes_hits_likelier_and_odds_are_fair() {
        let law = Law::right_places(5, 5);
        assert!(close(law.tilted(0.0).mean(), 1.0));
        assert!(law.tilted(1.0).mean() > 1.8 && law.tilted(-1.0).mean() < 0.5);
        for (count, skill) in [(0, 0.5), (2, 0.7), (2, -0.7), (5, 3.0), (1, 0.0)] {
            assert!(close(law.tilted_at_least(count, skill), law.tilted(skill).at_least(count)));
        }
        // What luck expects of the odds is 1: nobody gains by betting against it.
        let expected: f64 = law.values().map(|(value, chance)| chance * law.odds(value, 0.8)).sum();
        assert!(close(expected, 1.0));
    }
}
