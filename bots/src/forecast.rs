//! How somebody will rank: every order, and how likely it is.

/// How likely each order of a few things is.
///
/// It goes by the law of Plackett and Luce: whoever ranks takes the best first, each thing as often as its merit has a
/// share among the merits of those that are left.
#[derive(Debug, Clone, PartialEq)]
pub struct Forecast {
    /// Every order of the things, the best first, and its chance.
    rows: Vec<(Vec<u8>, f64)>,
}

impl Forecast {
    /// What is to be expected of somebody who may be any of these: for each the weight that they have, and how much they
    /// like each of the things.
    pub fn of(things: usize, people: impl IntoIterator<Item = (f64, Vec<f64>)>) -> Forecast {
        let mut rows: Vec<(Vec<u8>, f64)> = orders(things).into_iter().map(|row| (row, 0.0)).collect();
        for (weight, likings) in people {
            let merits: Vec<f64> = likings.into_iter().map(f64::exp).collect();
            for (row, chance) in &mut rows {
                *chance += weight * row_chance(&merits, row);
            }
        }
        Forecast { rows }.normalised()
    }

    /// The same once it is known which thing holds a place.
    #[must_use]
    pub fn given(&self, thing: u8, place: usize) -> Forecast {
        let known = |(row, _): &&(Vec<u8>, f64)| row.get(place) == Some(&thing);
        Forecast { rows: self.rows.iter().filter(known).cloned().collect() }.normalised()
    }

    /// The same read from the other end: the worst first.
    #[must_use]
    pub fn reversed(mut self) -> Forecast {
        self.rows.iter_mut().for_each(|(row, _)| row.reverse());
        self
    }

    /// How likely a thing holds a place.
    pub fn at(&self, thing: u8, place: usize) -> f64 {
        self.rows.iter().filter(|(row, _)| row.get(place) == Some(&thing)).map(|(_, chance)| chance).sum()
    }

    /// The order that is worth most, given what each right place is worth by its chance, and what it is worth on top when all of
    /// them are right. Every order is looked at.
    pub fn best(&self, worth: impl Fn(f64) -> f64, all_right: f64) -> Vec<u8> {
        let things = self.rows.first().map_or(0, |(row, _)| row.len());
        let chances: Vec<Vec<f64>> =
            (0..things).map(|thing| (0..things).map(|place| self.at(thing as u8, place)).collect()).collect();
        let value = |(row, chance): &(Vec<u8>, f64)| {
            let places = row.iter().enumerate();
            let single: f64 = places.map(|(place, thing)| worth(chances[usize::from(*thing)][place])).sum();
            single + all_right * chance
        };
        let best = self.rows.iter().max_by(|one, other| value(one).total_cmp(&value(other)));
        best.map(|(row, _)| row.clone()).unwrap_or_default()
    }

    fn normalised(mut self) -> Forecast {
        let all: f64 = self.rows.iter().map(|(_, chance)| chance).sum();
        let even = 1.0 / self.rows.len() as f64;
        self.rows.iter_mut().for_each(|(_, chance)| *chance = if all > 0.0 { *chance / all } else { even });
        self
    }
}

/// How likely somebody to whom things have these merits ranks them like this, the best first.
pub(crate) fn row_chance(merits: &[f64], row: &[u8]) -> f64 {
    let merit = |thing: &u8| merits[usize::from(*thing)];
    let mut left: f64 = row.iter().map(merit).sum();
    row.iter().fold(1.0, |chance, thing| {
        let share = merit(thing) / left;
        left -= merit(thing);
        // The last has nobody left to be compared with, and rounding must not say otherwise.
        chance * share.clamp(0.0, 1.0)
    })
}

/// Every order of so many things.
fn orders(things: usize) -> Vec<Vec<u8>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..things {
        let longer = |row: &Vec<u8>| -> Vec<Vec<u8>> {
            let loose = (0..things as u8).filter(|thing| !row.contains(thing));
            loose.map(|thing| row.iter().copied().chain([thing]).collect()).collect()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn who_likes_everything_the_same_may_rank_it_any_way() {
        let forecast = Forecast::of(4, [(1.0, vec![0.0; 4])]);
        assert_eq!(forecast.rows.len(), 24);
        assert!(forecast.rows.iter().all(|(_, chance)| close(*chance, 1.0 / 24.0)));
        assert!(close(forecast.at(2, 3), 0.25));
    }

    #[test]
    fn a_thing_of_twice_the_merit_comes_first_twice_as_often() {
        let forecast = Forecast::of(2, [(1.0, vec![2_f64.ln(), 0.0])]);
        assert!(close(forecast.at(0, 0), 2.0 / 3.0));
        assert!(close(forecast.reversed().at(0, 1), 2.0 / 3.0));
    }

    #[test]
    fn what_is_known_is_certain() {
        let forecast = Forecast::of(3, [(1.0, vec![1.0, 0.0, -1.0])]).given(0, 2);
        assert!(close(forecast.at(0, 2), 1.0));
        assert_eq!(forecast.best(|p| p, 0.0), [1, 2, 0]);
    }

    #[test]
    fn a_whole_row_counts_on_top() {
        // Sure of the order 0 1 2 with 0.4, or else of any of two that share a place: places alone prefer those.
        let forecast =
            Forecast { rows: vec![(vec![0, 1, 2], 0.4), (vec![2, 0, 1], 0.3), (vec![2, 1, 0], 0.3)] };
        assert_eq!(forecast.best(|p| p, 0.0), [2, 1, 0]);
        assert_eq!(forecast.best(|p| p, 3.0), [0, 1, 2]);
    }
}
