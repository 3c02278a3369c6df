//! Secret answers that are given together, and counting them.

use std::collections::BTreeMap;

use super::{
    sealed::Sealed,
    seat::{Seat, SeatSet},
};

/// What several seats answer in secret at the same time. That somebody has answered is open; what it is comes to light
/// when all are in, and until then everybody may answer anew.
///
/// Who is away is not waited for: they abstain, unless they had answered before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ballots<T>(BTreeMap<Seat, Sealed<T>>);

impl<T> Ballots<T> {
    pub fn new() -> Self {
        Ballots(BTreeMap::new())
    }

    /// Answers, or answers anew.
    pub fn cast(&mut self, seat: Seat, answer: T) {
        self.0.insert(seat, Sealed::new(answer));
    }

    pub fn take_back(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// What a seat has answered. Look at who gets to see it.
    pub fn of(&self, seat: Seat) -> Option<&T> {
        self.0.get(&seat).map(Sealed::open)
    }

    /// The seats that have answered, which is open to all.
    pub fn given(&self) -> SeatSet {
        self.0.keys().copied().collect()
    }

    /// All answers by seat, for the one who counts them.
    pub fn open(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().map(|(seat, answer)| (*seat, answer.open()))
    }

    /// Whether nobody who is here has yet to answer. When nobody at all is here, an answer from before is enough.
    pub fn all_in(&self, voters: SeatSet, here: SeatSet) -> bool {
        let given = self.given();
        voters.and(here).is_within(given) && (voters.is_empty() || !here.is_empty() || !given.is_empty())
    }

    /// Who is waited for: those who are here and have yet to answer, or all of them when nobody is here.
    pub fn awaited(&self, voters: SeatSet, here: SeatSet) -> SeatSet {
        let here = voters.and(here);
        if here.is_empty() { voters } else { here.without(self.given()) }
    }
}

impl<T> Default for Ballots<T> {
    fn default() -> Self {
        Ballots::new()
    }
}

/// What most have chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lead<T> {
    /// How many votes each of the leaders has.
    pub votes: usize,
    /// All that have so many, in their own order; none when nobody has voted.
    pub leaders: Vec<T>,
}

impl<T: Ord + Copy> Lead<T> {
    pub fn of(choices: impl IntoIterator<Item = T>) -> Self {
        let mut counts: BTreeMap<T, usize> = BTreeMap::new();
        choices.into_iter().for_each(|choice| *counts.entry(choice).or_default() += 1);
        let votes = counts.values().copied().max().unwrap_or(0);
        let leaders = counts.into_iter().filter(|(_, count)| *count == votes).map(|(choice, _)| choice);
        Lead { votes, leaders: leaders.collect() }
    }

    /// The one that has more votes than any other.
    pub fn alone(&self) -> Option<T> {
        match self.leaders[..] {
            [leader] => Some(leader),
            _ => None,
        }
    }
}
