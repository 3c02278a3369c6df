//! What a table thinks of its people, as far as its votes have told.

use std::collections::BTreeMap;

use rules::{CardId, Chance, Seat};

use crate::{
    chance::Seeded,
    character::Character,
    taste::{Taste, Traits},
};

/// How much a round moves what is thought of somebody, for one who misses nothing.
const STEP: f64 = 0.03;
/// How much a bot goes by its own eyes when it votes.
const OWN_EYES: f64 = 0.4;

/// Somebody's name at the table: how readily they are voted for at all, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Name {
    readily: f64,
    for_what: Taste,
}

/// What is thought of everybody, as a bot has gathered it from what was revealed.
#[derive(Debug, Clone)]
pub(crate) struct Repute {
    character: Character,
    names: BTreeMap<Seat, Name>,
}

impl Repute {
    pub(crate) fn gathered_by(character: Character) -> Self {
        Repute { character, names: BTreeMap::new() }
    }

    /// How well a card describes somebody, to the bot itself.
    pub(crate) fn opinion(&self, seat: Seat, card: CardId) -> f64 {
        self.said(seat, card) + OWN_EYES * self.character.impression(seat, card)
    }

    /// How well a card describes somebody, to the eyes of anybody else at this table as far as the bot knows them.
    pub(crate) fn expected(&self, seat: Seat, card: CardId) -> f64 {
        let alike = self.character.level().self_regard();
        self.said(seat, card) + alike * self.character.impression(seat, card)
    }

    fn said(&self, seat: Seat, card: CardId) -> f64 {
        let name = self.names.get(&seat).copied().unwrap_or_default();
        name.readily + name.for_what.of_traits(Traits::of(card))
    }

    /// What everybody got of the votes about a card: the more than was to be expected, the more of a name they have for what
    /// the card is like.
    pub(crate) fn learn(&mut self, card: CardId, votes: &[(Seat, f64)]) {
        let step = STEP * self.character.level().heeds();
        let all: f64 = votes.iter().map(|(_, got)| got).sum();
        let expected = shares(&votes.iter().map(|(seat, _)| self.expected(*seat, card)).collect::<Vec<_>>());
        for ((seat, got), share) in votes.iter().zip(expected) {
            let more = got - all * share;
            let name = self.names.entry(*seat).or_default();
            name.readily += step * more;
            name.for_what.turn_towards(Traits::of(card), step * more);
        }
    }
}

/// How often each of these merits is chosen by people who each have whims of their own.
pub(crate) fn shares(merits: &[f64]) -> Vec<f64> {
    let most = merits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = merits.iter().map(|merit| (merit - most).exp()).collect();
    let all: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / all).collect()
}

/// One of several things, as often as its share says.
pub(crate) fn draw(shares: &[f64], chance: &mut Seeded) -> usize {
    let mut left = chance.unit();
    let chosen = shares.iter().position(|share| {
        left -= share;
        left < 0.0
    });
    chosen.unwrap_or(shares.len().saturating_sub(1))
}

/// The place of the largest.
pub(crate) fn largest(values: impl IntoIterator<Item = f64>) -> Option<usize> {
    let numbered = values.into_iter().enumerate();
    numbered.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(place, _)| place)
}

/// Chance of a bot's own, to think things through with: it comes from the table's, so that a bot that sees the same and has
/// the same luck does the same.
pub(crate) fn imagination(chance: &mut dyn Chance) -> Seeded {
    Seeded::new(u64::from(chance.below(u32::MAX)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::character::Level;

    #[test]
    fn who_gets_the_votes_has_a_name_for_it() {
        let card: CardId = "tru-001".parse().unwrap();
        let mut repute = Repute::gathered_by(Character::new(5, Level::Sharp));
        let before = repute.expected(Seat(1), card) - repute.expected(Seat(2), card);
        repute.learn(card, &[(Seat(0), 0.0), (Seat(1), 5.0), (Seat(2), 1.0)]);
        assert!(repute.expected(Seat(1), card) - repute.expected(Seat(2), card) > before);
    }

    #[test]
    fn draws_follow_the_shares() {
        let mut chance = Seeded::new(3);
        let drawn = (0..4000).filter(|_| draw(&shares(&[3_f64.ln(), 0.0]), &mut chance) == 0).count();
        assert!((2900..3100).contains(&drawn), "{drawn}");
    }
}
