//! The row that is worth most.

use super::{Forecast, loose};

/// A search through the rows, from the best place on. Of every set of things that may lie before, it knows
/// what the rest can be worth at most, so that it need not follow rows that cannot become the best.
pub(super) struct Search<'a> {
    forecast: &'a Forecast,
    /// For each place, what each thing is worth there.
    worths: Vec<Vec<f64>>,
    all_right: f64,
    /// For each set of things that lie before, what the others are worth at most, place by place.
    rest: Vec<f64>,
    best: Vec<u8>,
    most: f64,
}

/// What a search for whole rows knows of those whom somebody may be; for each set of things that lie before,
/// one after the other.
struct Crowd {
    /// For each thing, its merit to each of them.
    merits: Vec<Vec<f64>>,
    /// For each set, the inverse of the merits of what is left to each of them.
    left: Vec<Vec<f64>>,
    /// For each set, how likely the likeliest order of what is left is to each of them.
    likeliest: Vec<Vec<f64>>,
}

/// A row as far as it is laid.
struct Begun {
    row: Vec<u8>,
    taken: usize,
    /// What it is worth, place by place.
    worth: f64,
    /// For each of those whom somebody may be, how likely they are who they are and begin like this.
    likely: Vec<f64>,
}

impl<'a> Search<'a> {
    pub(super) fn new(forecast: &'a Forecast, worths: Vec<Vec<f64>>, all_right: f64) -> Self {
        let all = 1_usize << forecast.things;
        let mut rest = vec![0.0; all];
        for taken in (0..all - 1).rev() {
            let place = taken.count_ones() as usize;
            let further =
                loose(taken, forecast.things).map(|thing| worths[place][thing] + rest[taken | 1 << thing]);
            rest[taken] = further.fold(f64::NEG_INFINITY, f64::max);
        }
        Search { forecast, worths, all_right, rest, best: Vec::new(), most: f64::NEG_INFINITY }
    }

    pub(super) fn best(mut self) -> Vec<u8> {
        if self.all_right <= 0.0 {
            return self.by_places();
        }
        let crowd = Crowd::of(self.forecast);
        let likely = self.forecast.people.iter().map(|(weight, _)| *weight).collect();
        self.follow(&Begun { row: Vec::new(), taken: 0, worth: 0.0, likely }, &crowd);
        self.best
    }

    /// The best row when only places count.
    fn by_places(&self) -> Vec<u8> {
        let (mut row, mut taken) = (Vec::new(), 0);
        for worths in &self.worths {
            let further = |thing: usize| worths[thing] + self.rest[taken | 1 << thing];
            let next = loose(taken, self.forecast.things)
                .max_by(|one, other| further(*one).total_cmp(&further(*other)));
            let Some(thing) = next else { break };
            row.push(thing as u8);
            taken |= 1 << thing;
        }
        row
    }

    fn follow(&mut self, begun: &Begun, crowd: &Crowd) {
        let place = begun.row.len();
        if place == self.forecast.things {
            let worth = self.at_most(begun, crowd);
            if worth > self.most {
                self.most = worth;
                self.best.clone_from(&begun.row);
            }
            return;
        }
        let mut further: Vec<(f64, Begun)> = loose(begun.taken, self.forecast.things)
            .map(|thing| {
                let may_be = self.forecast.may_hold(thing, place);
                begun.with(thing, self.worths[place][thing], crowd, if may_be { 1.0 } else { 0.0 })
            })
            .map(|begun| (self.at_most(&begun, crowd), begun))
            .collect();
        further.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        for (at_most, begun) in further {
            if at_most > self.most {
                self.follow(&begun, crowd);
            }
        }
    }

    /// What a row that begins like this can be worth; of a whole one, what it is worth.
    fn at_most(&self, begun: &Begun, crowd: &Crowd) -> f64 {
        let likeliest = begun.likely.iter().zip(&crowd.likeliest[begun.taken]);
        let all_right: f64 = likeliest.map(|(begins, goes_on)| begins * goes_on).sum();
        begun.worth + self.rest[begun.taken] + self.all_right * all_right
    }
}

impl Crowd {
    fn of(forecast: &Forecast) -> Crowd {
        let (things, people) = (forecast.things, &forecast.people);
        let all = 1_usize << things;
        let merits: Vec<Vec<f64>> =
            (0..things).map(|thing| people.iter().map(|(_, merits)| merits[thing]).collect()).collect();
        let mut left = vec![vec![0.0; people.len()]; all];
        let mut likeliest = vec![vec![1.0; people.len()]; all];
        for taken in (0..all - 1).rev() {
            for (person, (_, merits)) in people.iter().enumerate() {
                let sum: f64 = loose(taken, things).map(|thing| merits[thing]).sum();
                let best = loose(taken, things).max_by(|one, other| merits[*one].total_cmp(&merits[*other]));
                left[taken][person] = 1.0 / sum;
                likeliest[taken][person] =
                    best.map_or(1.0, |best| merits[best] / sum * likeliest[taken | 1 << best][person]);
            }
        }
        Crowd { merits, left, likeliest }
    }
}

impl Begun {
    fn with(&self, thing: usize, worth: f64, crowd: &Crowd, possible: f64) -> Begun {
        let people = self.likely.iter().zip(&crowd.left[self.taken]).zip(&crowd.merits[thing]);
        Begun {
            row: self.row.iter().copied().chain([thing as u8]).collect(),
            taken: self.taken | 1 << thing,
            worth: self.worth + worth,
            likely: people.map(|((likely, left), merit)| possible * likely * left * merit).collect(),
        }
    }
}
