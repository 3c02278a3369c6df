//! What a table thinks of its people, as far as its votes have told.

use std::collections::BTreeMap;

use rules::{CardId, Chance, Seat};

use crate::{
    chance::{Imagined, Seeded},
    character::Character,
    taste::{Traits, WAYS},
};

/// How much bots see in each other, measured in the spread of whims.
const OWN_EYES: f64 = 0.9;
/// How much of that is left in the votes of those who would rather be of one mind with the others.
const OWN_EYES_OF_SHREWD: f64 = 0.35;
/// How readily somebody is voted for at all, and what for: a number for the first, and one for each way in
/// which cards differ.
const KNOWN_FOR: usize = 1 + WAYS;
/// How much people may differ in each of these, before anything is known.
const READILY: f64 = 0.15;
const FOR_WHAT: f64 = 0.6;
/// Somebody's name at the table, and how sure a bot is of it: a guess of what they are known for, with how
/// far off it may be in each respect and in how far it is off in several together.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Name {
    known_for: [f64; KNOWN_FOR],
    off_by: [[f64; KNOWN_FOR]; KNOWN_FOR],
}

/// What is thought of everybody, as a bot has gathered it from what was revealed.
#[derive(Debug, Clone)]
pub(crate) struct Repute {
    character: Character,
    /// How much everybody at this table goes by their own eyes, as far as the bot knows.
    eyes: f64,
    names: BTreeMap<Seat, Name>,
}

/// How well a card describes somebody to the others, how much that may be off for all of them together, and
/// how much each of them differs.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Merit {
    pub(crate) expected: f64,
    pub(crate) off_by: f64,
    pub(crate) differs: f64,
}

impl Repute {
    /// Among people each of whom votes for what they see.
    pub(crate) fn of_frank(character: Character) -> Self {
        Repute { character, eyes: OWN_EYES, names: BTreeMap::new() }
    }

    /// Among people each of whom votes for what they take the others to vote for.
    pub(crate) fn of_shrewd(character: Character) -> Self {
        Repute { character, eyes: OWN_EYES_OF_SHREWD, names: BTreeMap::new() }
    }

    /// How well a card describes somebody, to the bot itself.
    pub(crate) fn opinion(&self, seat: Seat, card: CardId) -> f64 {
        OWN_EYES * self.character.impression(seat, card)
    }

    /// How well a card describes somebody, to the eyes of anybody else at this table as far as the bot knows
    /// them.
    pub(crate) fn expected(&self, seat: Seat, card: CardId) -> f64 {
        self.name(seat).merit(&respects(Traits::of(card)))
    }

    /// The same with how far off it may be, when so many vote.
    pub(crate) fn merit(&self, seat: Seat, card: CardId, voters: usize) -> Merit {
        let traits = Traits::of(card);
        let (name, respects) = (self.name(seat), respects(traits));
        Merit {
            expected: name.merit(&respects),
            off_by: name.variance(&respects).max(0.0).sqrt(),
            // What all of them see on average is what they are known for, and not how they differ.
            differs: self.eyes * traits.spread() * (1.0 - 1.0 / voters.max(1) as f64).sqrt(),
        }
    }

    fn name(&self, seat: Seat) -> Name {
        self.names.get(&seat).copied().unwrap_or_default()
    }

    /// What everybody got of some votes about a card: the more than was to be expected, the more of a name
    /// they have for what the card is like.
    pub(crate) fn learn(&mut self, card: CardId, got: &[(Seat, f64)], voters: &[Voter]) {
        if !self.character.heeds(card) {
            return;
        }
        let traits = Traits::of(card);
        let mut tally = vec![Tally::default(); got.len()];
        let differs = self.eyes * traits.spread();
        // Where everybody sees something else, a merit tells less in all their votes together: about so much
        // of it, by the usual approximation of a logistic law by a normal one.
        let tells = 1.0 / (1.0 + std::f64::consts::FRAC_PI_4 * differs.powi(2)).sqrt();
        for voter in voters {
            let may_get = |seat: Seat| voter.barred != Some(seat);
            let merit =
                |seat: Seat| if may_get(seat) { self.expected(seat, card) } else { f64::NEG_INFINITY };
            let shares = shares(&got.iter().map(|(seat, _)| merit(*seat)).collect::<Vec<_>>());
            tally
                .iter_mut()
                .zip(shares)
                .for_each(|(tally, share)| tally.add(voter.votes, share, tells, differs));
        }
        for ((seat, got), tally) in got.iter().zip(tally) {
            self.names.entry(*seat).or_default().learn(&respects(traits), *got, tally);
        }
    }
}

/// Somebody who has voted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Voter {
    pub(crate) votes: f64,
    /// For whom they cannot vote.
    pub(crate) barred: Option<Seat>,
}

/// What is to be expected of a count for one candidate.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct Tally {
    votes: f64,
    /// How many more there would be with each more of merit.
    yields: f64,
    /// How much the votes differ by whims and by what everybody sees in the candidate, squared.
    differs: f64,
}

impl Tally {
    fn add(&mut self, votes: f64, share: f64, tells: f64, differs: f64) {
        let by_whim = votes * share * (1.0 - share);
        self.votes += votes * share;
        self.yields += tells * by_whim;
        self.differs += by_whim + (tells * by_whim * differs).powi(2);
    }
}

impl Default for Name {
    fn default() -> Self {
        let mut off_by = [[0.0; KNOWN_FOR]; KNOWN_FOR];
        for (nth, row) in off_by.iter_mut().enumerate() {
            row[nth] = if nth == 0 { READILY.powi(2) } else { FOR_WHAT.powi(2) };
        }
        Name { known_for: [0.0; KNOWN_FOR], off_by }
    }
}

impl Name {
    fn merit(&self, respects: &[f64; KNOWN_FOR]) -> f64 {
        product(&self.known_for, respects)
    }

    fn variance(&self, respects: &[f64; KNOWN_FOR]) -> f64 {
        product(&self.together(respects), respects)
    }

    fn together(&self, respects: &[f64; KNOWN_FOR]) -> [f64; KNOWN_FOR] {
        self.off_by.map(|row| product(&row, respects))
    }

    /// By the filter of Kalman.
    fn learn(&mut self, respects: &[f64; KNOWN_FOR], got: f64, expected: Tally) {
        let Tally { votes, yields, differs } = expected;
        // Where nobody could be voted for, there is nothing to expect, and nothing to learn.
        if yields.is_nan() || yields <= 0.0 {
            return;
        }
        let together = self.together(respects);
        let surprise = yields * yields * product(&together, respects) + differs;
        let gain = together.map(|off| off * yields / surprise);
        for (nth, gain) in gain.iter().enumerate() {
            self.known_for[nth] += gain * (got - votes);
            for (other, off) in together.iter().enumerate() {
                self.off_by[nth][other] -= gain * yields * off;
            }
        }
    }
}

/// What a card asks in each respect: everybody may be voted for, and for what the card is like.
fn respects(traits: Traits) -> [f64; KNOWN_FOR] {
    let mut respects = [1.0; KNOWN_FOR];
    respects[1..].copy_from_slice(traits.ways());
    respects
}

fn product(one: &[f64; KNOWN_FOR], other: &[f64; KNOWN_FOR]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
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

/// Chance of a bot's own, to think things through with: it comes from the table's, so that a bot that sees
/// the same and has the same luck does the same.
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
        let mut repute = Repute::of_frank(Character::new(5, Level::Sharp));
        let ahead = |repute: &Repute| repute.expected(Seat(1), card) - repute.expected(Seat(2), card);
        let (before, unsure) = (ahead(&repute), repute.merit(Seat(1), card, 2).off_by);
        let voters: Vec<Voter> = (0..3).map(|seat| Voter { votes: 2.0, barred: Some(Seat(seat)) }).collect();
        repute.learn(card, &[(Seat(0), 1.0), (Seat(1), 4.0), (Seat(2), 1.0)], &voters);
        assert!(ahead(&repute) > before);
        assert!(repute.merit(Seat(1), card, 2).off_by < unsure);
    }

    #[test]
    fn draws_follow_the_shares() {
        let mut chance = Seeded::new(3);
        let drawn = (0..4000).filter(|_| draw(&shares(&[3_f64.ln(), 0.0]), &mut chance) == 0).count();
        assert!((2900..3100).contains(&drawn), "{drawn}");
    }
}
