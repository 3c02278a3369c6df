//! What a bot knows of the others' tastes.

use std::collections::BTreeMap;

use rules::{CardId, Seat};

use crate::{
    chance::Seeded,
    character::Character,
    forecast::{Forecast, row_chance},
    taste::{Taste, Traits},
};

/// The seed of everybody whom bots imagine. Nobody's own: a bot does not know how others were made up.
const IMAGINED: u64 = 0x6c69_6b65_6e65_7373;

/// So many people are imagined. More tell finer, and cost more.
const IMAGINED_PEOPLE: u64 = 256;
/// Whoever is so much less likely than the likeliest changes no forecast that anybody could tell.
const NEGLIGIBLE: f64 = 1e-4;
/// How many of a table may rank by what bots know of cards, as shares, and how likely each of these is
/// beforehand.
const READABLE: [(f64, f64); 3] = [(0.04, 0.15), (0.5, 0.1), (0.96, 0.75)];

/// People whom a bot can imagine, and for each seat how well it answers to each of them by what it has shown
/// of itself.
///
/// Somebody's rankings may also have nothing to do with what bots know of cards: of them nothing is expected
/// for certain. How many of those there are at this table is learned from everybody together.
#[derive(Debug, Clone)]
pub(crate) struct People {
    character: Character,
    imagined: Vec<Taste>,
    known: BTreeMap<Seat, Shown>,
}

/// What a seat has shown of itself.
#[derive(Debug, Clone)]
struct Shown {
    /// The logarithm of how likely each of the imagined would have ranked as the seat did.
    answers: Vec<f64>,
    /// The same of somebody who ranks by nothing that bots know of.
    by_chance: f64,
}

impl People {
    pub(crate) fn imagined_by(character: &Character) -> Self {
        let common = character.common_taste();
        let person = |number: u64| common.and(Taste::deviation(Seeded::nth(IMAGINED, number)));
        People {
            character: *character,
            imagined: (0..IMAGINED_PEOPLE).map(person).collect(),
            known: BTreeMap::new(),
        }
    }

    /// A seat has shown how it ranks these, the best first.
    pub(crate) fn learn(&mut self, seat: Seat, best_first: &[CardId]) {
        if !best_first.first().is_some_and(|best| self.character.heeds(*best)) {
            return;
        }
        let traits: Vec<Traits> = best_first.iter().map(|card| Traits::of(*card)).collect();
        let row: Vec<u8> = (0..traits.len() as u8).collect();
        let nothing = || Shown { answers: vec![0.0; self.imagined.len()], by_chance: 0.0 };
        let shown = self.known.entry(seat).or_insert_with(nothing);
        for (taste, answers) in self.imagined.iter().zip(&mut shown.answers) {
            let merits: Vec<f64> = traits.iter().map(|traits| taste.of_traits(*traits).exp()).collect();
            *answers += row_chance(&merits, &row).max(f64::MIN_POSITIVE).ln();
        }
        shown.by_chance -= (1..=row.len()).map(|nth| (nth as f64).ln()).sum::<f64>();
    }

    /// How a seat will rank these, the best first, to the eyes of one who sits there.
    pub(crate) fn forecast(&self, seat: Seat, me: Option<Seat>, cards: &[CardId]) -> Forecast {
        let traits: Vec<Traits> = cards.iter().map(|card| Traits::of(*card)).collect();
        let likings = |taste: &Taste| traits.iter().map(|traits| taste.of_traits(*traits)).collect();
        let readable = self.readable(seat, me);
        let weighed = self.weights(seat).into_iter().zip(&self.imagined);
        let likely = weighed.filter(|(weight, _)| *weight > NEGLIGIBLE / IMAGINED_PEOPLE as f64);
        let likely = likely.map(|(weight, taste)| (readable * weight, likings(taste)));
        let by_chance = (1.0 - readable, vec![0.0; cards.len()]);
        Forecast::of(cards.len(), likely.chain([by_chance]))
    }

    /// How well a seat answers to each of the imagined, as shares of all.
    fn weights(&self, seat: Seat) -> Vec<f64> {
        let Some(shown) = self.known.get(&seat) else {
            return vec![1.0 / IMAGINED_PEOPLE as f64; self.imagined.len()];
        };
        let most = shown.most();
        let weights: Vec<f64> = shown.answers.iter().map(|answers| (answers - most).exp()).collect();
        let all: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / all).collect()
    }

    /// How likely a seat ranks by what bots know of cards. What the bot has shown of itself says nothing
    /// about the others.
    fn readable(&self, seat: Seat, me: Option<Seat>) -> f64 {
        let odds = |seat: &Seat| self.known.get(seat).map_or(1.0, Shown::odds);
        let others: Vec<Seat> = self.known.keys().copied().filter(|seat| Some(*seat) != me).collect();
        let weigh = |(share, before): (f64, f64)| {
            // Each beside one who ranks by chance, so that nothing is too small to count.
            let shown = |seat: &Seat| (share * odds(seat) + 1.0 - share).ln();
            (share, before.ln() + others.iter().map(shown).sum::<f64>())
        };
        let weighed = READABLE.map(weigh);
        let most = weighed.iter().map(|(_, weight)| *weight).fold(f64::NEG_INFINITY, f64::max);
        let weights = weighed.map(|(share, weight)| (share, (weight - most).exp()));
        let all: f64 = weights.iter().map(|(_, weight)| weight).sum();
        let odds = odds(&seat);
        weights.iter().map(|(share, weight)| weight / all * share * odds / (share * odds + 1.0 - share)).sum()
    }
}

impl Shown {
    fn most(&self) -> f64 {
        self.answers.iter().copied().fold(f64::NEG_INFINITY, f64::max)
    }

    /// How much better the imagined, all together, answer to what was shown than somebody who ranks by
    /// chance.
    fn odds(&self) -> f64 {
        let most = self.most();
        let sum: f64 = self.answers.iter().map(|answers| (answers - most).exp()).sum();
        // Beyond that nobody has a doubt, and numbers have an end.
        (sum / self.answers.len() as f64 * (most - self.by_chance).min(MOST_ODDS).exp())
            .max(f64::MIN_POSITIVE)
    }
}

/// The logarithm of odds beyond which there is no doubt.
const MOST_ODDS: f64 = 200.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::character::Level;

    fn card(number: usize) -> CardId {
        format!("{}-{number:03}", ["foo", "act", "ppl", "pot"][number % 4]).parse().unwrap()
    }

    /// How likely a bot holds what somebody then does, on average over some rankings.
    fn insight(level: Level, rankings: usize) -> f64 {
        let mut sum = 0.0;
        for seed in 0..40 {
            let somebody = Character::new(seed, Level::Normal);
            let mut people = People::imagined_by(&Character::new(1000, level));
            let ranked = |first: usize| {
                let mut cards: Vec<CardId> = (first..first + 4).map(card).collect();
                cards.sort_by(|one, other| somebody.liking(*other).total_cmp(&somebody.liking(*one)));
                cards
            };
            (0..rankings).for_each(|round| people.learn(Seat(1), &ranked(100 + 4 * round)));
            let truth = ranked(0);
            sum += people.forecast(Seat(1), None, &truth).at(0, 0);
        }
        sum / 40.0
    }

    #[test]
    fn a_sharp_bot_comes_to_know_somebody_better_than_an_easy_one() {
        let learned = |level| insight(level, 12) - insight(level, 0);
        assert!(learned(Level::Sharp) > 0.05);
        assert!(learned(Level::Sharp) > learned(Level::Easy));
    }

    #[test]
    fn little_is_expected_of_one_who_ranks_by_nothing_known() {
        let mut people = People::imagined_by(&Character::new(1, Level::Sharp));
        let mut chance = Seeded::new(4);
        for round in 0..12 {
            let mut cards: Vec<CardId> = (4 * round..4 * round + 4).map(card).collect();
            rules::shuffle(&mut cards, &mut chance);
            people.learn(Seat(2), &cards);
        }
        let forecast = people.forecast(Seat(2), None, &(100..104).map(card).collect::<Vec<_>>());
        assert!((0..4).all(|thing| (0..4).all(|place| forecast.at(thing, place) < 0.5)));
    }
}
