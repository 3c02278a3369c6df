//! What cards are like, and who likes what.

use rules::CardId;

use crate::chance::{Imagined, Seeded};

/// In how many ways cards differ, to bots. So few that a handful of rankings tells a taste.
pub(crate) const WAYS: usize = 3;
/// How much of what a card is like it has from its pile: most, since that is what a bot can know of a card
/// that means something to people, too.
const FROM_PILE: f64 = 0.8;
const OF_ITS_OWN: f64 = 0.6;
/// How much tastes differ from each other, measured in the spread of whims.
const SPREAD: f64 = 1.1;
/// What everybody likes more or less.
const COMMON: Taste = Taste([0.8, 0.0, 0.0]);
/// How large what everybody likes may be in each of the ways, to somebody who does not know it: so large that
/// all together it is about as large as it is.
const COMMON_SPREAD: f64 = 0.46;

/// What a card is like. Bots cannot read: a number takes the place of its words.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Traits([f64; WAYS]);

impl Traits {
    pub(crate) fn of(card: CardId) -> Traits {
        let pile = normal(number(&card.as_str().as_bytes()[..3]));
        let own = normal(number_of(card));
        Traits(std::array::from_fn(|way| FROM_PILE * pile[way] + OF_ITS_OWN * own[way]))
    }

    pub(crate) fn ways(&self) -> &[f64; WAYS] {
        &self.0
    }

    /// How much the likings of things like this differ among people whose tastes are made up.
    pub(crate) fn spread(&self) -> f64 {
        SPREAD * self.0.iter().map(|has| has * has).sum::<f64>().sqrt()
    }
}

/// How much each way in which cards differ counts to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Taste([f64; WAYS]);

impl Taste {
    /// The taste of a made-up person.
    pub(crate) fn of(seed: u64) -> Taste {
        COMMON.and(Taste::deviation(seed))
    }

    /// What everybody likes, to somebody whose idea of it is off by so much in each of the ways. The vaguer
    /// the idea, the less they make of it.
    pub(crate) fn common(off_by: f64, seed: u64) -> Taste {
        let Taste(seen) = COMMON.and(Taste(normal(seed).map(|value| off_by * value)));
        let trust = COMMON_SPREAD.powi(2) / (COMMON_SPREAD.powi(2) + off_by.powi(2));
        Taste(seen.map(|value| trust * value))
    }

    pub(crate) fn and(self, other: Taste) -> Taste {
        Taste(std::array::from_fn(|way| self.0[way] + other.0[way]))
    }

    /// How the taste of a made-up person differs from everybody's.
    pub(crate) fn deviation(seed: u64) -> Taste {
        Taste(normal(seed).map(|value| SPREAD * value))
    }

    pub(crate) fn of_traits(&self, traits: Traits) -> f64 {
        self.0.iter().zip(traits.0).map(|(counts, has)| counts * has).sum()
    }
}

/// Numbers of the normal law, by the way of Box and Muller.
fn normal(seed: u64) -> [f64; WAYS] {
    let mut chance = Seeded::new(seed);
    std::array::from_fn(|_| {
        let (length, turn) = (chance.unit(), chance.unit());
        (-2.0 * length.ln()).sqrt() * (std::f64::consts::TAU * turn).cos()
    })
}

/// A number for a card, and no other card has it.
pub(crate) fn number_of(card: CardId) -> u64 {
    number(card.as_str().as_bytes())
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
