//! How somebody will rank: how likely each thing holds each place, and which row to bet on.

mod search;

use search::Search;

/// How likely somebody ranks a few things one way or another.
///
/// It goes by the law of Plackett and Luce: whoever ranks takes the best first, each thing as often as its
/// merit has a share among the merits of those that are left. So all that counts at any place is what has
/// been taken before, in whichever order, and there are far fewer sets of things than orders of them.
#[derive(Debug, Clone, PartialEq)]
pub struct Forecast {
    things: usize,
    /// Everybody whom it may be: how likely, and the merit of each thing to them.
    people: Vec<(f64, Vec<f64>)>,
    /// The thing that is known to hold a place, counted from the best.
    known: Option<(u8, usize)>,
    first: First,
    /// For each place from the best on, how likely each thing holds it.
    places: Vec<Vec<f64>>,
}

/// From which end places are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum First {
    Best,
    Worst,
}

impl Forecast {
    /// What is to be expected of somebody who may be any of these: for each the weight that they have, and
    /// how much they like each of the things.
    pub fn of(things: usize, people: impl IntoIterator<Item = (f64, Vec<f64>)>) -> Forecast {
        let merits =
            |(weight, likings): (f64, Vec<f64>)| (weight, likings.into_iter().map(f64::exp).collect());
        let people = people.into_iter().map(merits).collect();
        Forecast { things, people, known: None, first: First::Best, places: Vec::new() }.reckoned()
    }

    /// The same once it is known which thing holds a place.
    #[must_use]
    pub fn given(&self, thing: u8, place: usize) -> Forecast {
        Forecast { known: Some((thing, self.counted_from_best(place))), ..self.clone() }.reckoned()
    }

    /// The same read from the other end: the worst first.
    #[must_use]
    pub fn reversed(mut self) -> Forecast {
        self.first = match self.first {
            First::Best => First::Worst,
            First::Worst => First::Best,
        };
        self
    }

    /// How likely a thing holds a place.
    pub fn at(&self, thing: u8, place: usize) -> f64 {
        let things = self.places.get(self.counted_from_best(place));
        things.and_then(|things| things.get(usize::from(thing))).copied().unwrap_or_default()
    }

    /// The row that is worth most, given what each right place is worth by its chance, and what it is worth
    /// on top when all of them are right.
    pub fn best(&self, worth: impl Fn(f64) -> f64, all_right: f64) -> Vec<u8> {
        let worths = self.places.iter().map(|things| things.iter().map(|p| worth(*p)).collect()).collect();
        let mut row = Search::new(self, worths, all_right).best();
        if self.first == First::Worst {
            row.reverse();
        }
        row
    }

    /// How likely all things are ranked like this.
    pub fn of_row(&self, row: &[u8]) -> f64 {
        let mut best_first = row.to_vec();
        if self.first == First::Worst {
            best_first.reverse();
        }
        let mut places = best_first.iter().enumerate();
        if !places.all(|(place, thing)| self.may_hold((*thing).into(), place)) {
            return 0.0;
        }
        self.people.iter().map(|(weight, merits)| weight * row_chance(merits, &best_first)).sum()
    }

    fn counted_from_best(&self, place: usize) -> usize {
        match self.first {
            First::Best => place,
            First::Worst => (self.things - 1).saturating_sub(place),
        }
    }

    /// Whether a thing may hold a place, by what is known.
    fn may_hold(&self, thing: usize, place: usize) -> bool {
        self.known.is_none_or(|(known, at)| (usize::from(known) == thing) == (at == place))
    }

    /// Works out the places.
    fn reckoned(mut self) -> Forecast {
        let mut places = vec![vec![0.0; self.things]; self.things];
        let people = self.people.iter();
        let all: f64 = people.map(|(weight, merits)| self.add_places(*weight, merits, &mut places)).sum();
        self.people.iter_mut().for_each(|(weight, _)| *weight /= all);
        places.iter_mut().flatten().for_each(|chance| *chance /= all);
        self.places = places;
        self
    }

    /// Adds what somebody of this weight makes likely, and gives the part of the weight that agrees with what
    /// is known.
    fn add_places(&self, weight: f64, merits: &[f64], places: &mut [Vec<f64>]) -> f64 {
        let all = 1_usize << self.things;
        // For each set that may have been taken, the inverse of what is left, and how likely the rest then
        // comes as it is known to.
        let (mut left, mut fits) = (vec![0.0; all], vec![1.0; all]);
        for taken in (0..all - 1).rev() {
            left[taken] = 1.0 / loose(taken, self.things).map(|thing| merits[thing]).sum::<f64>();
            if self.known.is_some() {
                let goes_on = |thing: usize| merits[thing] * left[taken] * fits[taken | 1 << thing];
                fits[taken] = self.next(taken).map(goes_on).sum();
            }
        }
        let mut reached = vec![0.0; all];
        reached[0] = weight;
        for taken in 0..all - 1 {
            let place = taken.count_ones() as usize;
            for thing in self.next(taken) {
                let after = taken | 1 << thing;
                let chance = reached[taken] * merits[thing] * left[taken];
                reached[after] += chance;
                places[place][thing] += chance * fits[after];
            }
        }
        weight * fits[0]
    }

    /// What may be taken next when these are taken.
    fn next(&self, taken: usize) -> impl Iterator<Item = usize> {
        let place = taken.count_ones() as usize;
        loose(taken, self.things).filter(move |thing| self.may_hold(*thing, place))
    }
}

/// The things that are not taken, a bit for each that is.
fn loose(taken: usize, things: usize) -> impl Iterator<Item = usize> {
    (0..things).filter(move |thing| taken & 1 << thing == 0)
}

/// Every order of so many things.
pub(crate) fn orders(things: usize) -> Vec<Vec<u8>> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::{Imagined, Seeded};

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    /// Somebody who may be a few, and how likely each order is by going through all of them.
    fn somebody(things: usize, seed: u64) -> (Forecast, Vec<(Vec<u8>, f64)>) {
        let mut chance = Seeded::new(seed);
        let people: Vec<(f64, Vec<f64>)> = (0..5)
            .map(|_| (chance.unit(), (0..things).map(|_| 4.0 * chance.unit() - 2.0).collect()))
            .collect();
        let all: f64 = people.iter().map(|(weight, _)| weight).sum();
        let likely = |row: &[u8]| -> f64 {
            let one = |(weight, likings): &(f64, Vec<f64>)| {
                let merits: Vec<f64> = likings.iter().map(|liking| liking.exp()).collect();
                weight / all * row_chance(&merits, row)
            };
            people.iter().map(one).sum()
        };
        let rows = orders(things).into_iter().map(|row| (row.clone(), likely(&row))).collect();
        (Forecast::of(things, people.clone()), rows)
    }

    #[test]
    fn who_likes_everything_the_same_may_rank_it_any_way() {
        let forecast = Forecast::of(4, [(1.0, vec![0.0; 4])]);
        assert!((0..4).all(|thing| (0..4).all(|place| close(forecast.at(thing, place), 0.25))));
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
    fn places_and_rows_are_those_of_all_orders() {
        for (things, known) in [(3, None), (5, None), (5, Some((2, 0))), (6, Some((1, 4)))] {
            let (forecast, rows) = somebody(things, 7);
            let fits = |row: &[u8]| known.is_none_or(|(thing, place)| row[place] == thing);
            let forecast = known.map_or(forecast.clone(), |(thing, place)| forecast.given(thing, place));
            let all: f64 = rows.iter().filter(|(row, _)| fits(row)).map(|(_, p)| p).sum();
            for (thing, place) in (0..things as u8).flat_map(|thing| (0..things).map(move |at| (thing, at))) {
                let so = rows.iter().filter(|(row, _)| fits(row) && row[place] == thing);
                assert!(close(forecast.at(thing, place), so.map(|(_, p)| p).sum::<f64>() / all));
            }
            for (row, p) in &rows {
                assert!(close(forecast.of_row(row), if fits(row) { p / all } else { 0.0 }));
                let from_the_end: Vec<u8> = row.iter().rev().copied().collect();
                assert!(close(forecast.clone().reversed().of_row(&from_the_end), forecast.of_row(row)));
            }
        }
    }

    #[test]
    fn no_row_is_worth_more_than_the_best() {
        for seed in 0..30 {
            let things = 3 + seed as usize % 4;
            let known = (seed % 3 == 0).then_some((1, 2));
            let (forecast, rows) = somebody(things, seed);
            let forecast = known.map_or(forecast.clone(), |(thing, place)| forecast.given(thing, place));
            let fits = |row: &[u8]| known.is_none_or(|(thing, place)| row[place] == thing);
            let all: f64 = rows.iter().filter(|(row, _)| fits(row)).map(|(_, p)| p).sum();
            for (all_right, dares) in [(0.0, 3.0), (1.0, 1.0), (things as f64, 1.0)] {
                let worth = |p: f64| p.max(dares * p - 1.0);
                let value = |(row, p): &(Vec<u8>, f64)| {
                    let places = row.iter().enumerate();
                    let single: f64 = places.map(|(place, thing)| worth(forecast.at(*thing, place))).sum();
                    single + all_right * if fits(row) { p / all } else { 0.0 }
                };
                let best = rows.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
                let found = forecast.best(worth, all_right);
                let found = rows.iter().find(|(row, _)| *row == found).unwrap();
                assert!(close(value(found), best), "seed {seed}: {found:?}");
                let from_the_end: Vec<u8> = found.0.iter().rev().copied().collect();
                assert_eq!(forecast.clone().reversed().best(worth, all_right), from_the_end);
            }
        }
    }
}
