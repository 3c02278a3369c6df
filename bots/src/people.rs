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

/// One in so many of the imagined ranks by nothing that bots know of.
const UNREADABLE_EVERY: usize = 4;
/// Whoever is so much less likely than the likeliest changes no forecast that anybody could tell.
const NEGLIGIBLE: f64 = 1e-4;

/// People whom a bot can imagine, and for each seat how well it answers to each of them by what it has shown of itself.
///
/// Some of them cannot be read: somebody whose rankings have nothing to do with what bots know of cards comes to be seen as
/// one of those, of whom nothing is expected for certain.
#[derive(Debug, Clone)]
pub(crate) struct People {
    imagined: Vec<Taste>,
    heeds: f64,
    /// The logarithm of how likely each of the imagined would have ranked as the seat did.
    known: BTreeMap<Seat, Vec<f64>>,
}

impl People {
    pub(crate) fn imagined_by(character: &Character) -> Self {
        let level = character.level();
        let person = |number: usize| {
            let unreadable = number.is_multiple_of(UNREADABLE_EVERY);
            if unreadable { Taste::default() } else { Taste::of(Seeded::nth(IMAGINED, number as u64)) }
        };
        People {
            imagined: (0..level.imagines()).map(person).collect(),
            heeds: level.heeds(),
            known: BTreeMap::new(),
        }
    }

    /// A seat has shown how it ranks these, the best first.
    pub(crate) fn learn(&mut self, seat: Seat, best_first: &[CardId]) {
        let traits: Vec<Traits> = best_first.iter().map(|card| Traits::of(*card)).collect();
        let row: Vec<u8> = (0..traits.len() as u8).collect();
        let imagined = &self.imagined;
        let known = self.known.entry(seat).or_insert_with(|| vec![0.0; imagined.len()]);
        for (taste, answers) in imagined.iter().zip(known) {
            let merits: Vec<f64> = traits.iter().map(|traits| taste.of_traits(*traits).exp()).collect();
            *answers += self.heeds * row_chance(&merits, &row).max(f64::MIN_POSITIVE).ln();
        }
    }

    /// How a seat will rank these, the best first.
    pub(crate) fn forecast(&self, seat: Seat, cards: &[CardId]) -> Forecast {
        let traits: Vec<Traits> = cards.iter().map(|card| Traits::of(*card)).collect();
        let likings = |taste: &Taste| traits.iter().map(|traits| taste.of_traits(*traits)).collect();
        let weighed = self.weights(seat).into_iter().zip(&self.imagined);
        let likely = weighed.filter(|(weight, _)| *weight > NEGLIGIBLE);
        Forecast::of(cards.len(), likely.map(|(weight, taste)| (weight, likings(taste))))
    }

    /// How well a seat answers to each of the imagined, beside the one it answers to best.
    fn weights(&self, seat: Seat) -> Vec<f64> {
        let Some(known) = self.known.get(&seat) else { return vec![1.0; self.imagined.len()] };
        let most = known.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        known.iter().map(|answers| (answers - most).exp()).collect()
    }
}

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
            sum += people.forecast(Seat(1), &truth).at(0, 0);
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
        let forecast = people.forecast(Seat(2), &(100..104).map(card).collect::<Vec<_>>());
        assert!((0..4).all(|thing| (0..4).all(|place| forecast.at(thing, place) < 0.5)));
    }
}
