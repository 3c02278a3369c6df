//! Secret answers that are given together, and counting them.

use std::collections::BTreeMap;

use super::{
    sealed::Sealed,
    seat::{Seat, SeatSet},
};

/// What several seats answer in secret at the same time. That somebody has answered is open; what it is comes
/// to light when all are in, and until then everybody may answer anew.
///
/// Who is away is not waited for, nor who has been excused: they abstain, unless they answer before it is
/// over.
///
/// In True Colours: the votes and the predictions. In Personality: the votes, the cards laid for one player,
/// and the judgments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ballots<T> {
    cast: BTreeMap<Seat, Sealed<T>>,
    excused: SeatSet,
}

impl<T> Ballots<T> {
    /// Nobody has answered yet.
    pub fn new() -> Self {
        Ballots { cast: BTreeMap::new(), excused: SeatSet::EMPTY }
    }

    /// Answers, or answers anew.
    pub fn cast(&mut self, seat: Seat, answer: T) {
        self.cast.insert(seat, Sealed::new(answer));
        self.excused.remove(seat);
    }

    /// Takes an answer back: the seat is waited for again.
    pub fn take_back(&mut self, seat: Seat) {
        self.cast.remove(&seat);
    }

    /// Nobody waits for this seat's answer any longer.
    pub fn excuse(&mut self, seat: Seat) {
        self.excused.insert(seat);
    }

    /// What a seat has answered. Look at who gets to see it.
    pub fn of(&self, seat: Seat) -> Option<&T> {
        self.cast.get(&seat).map(Sealed::open)
    }

    /// The seats that have answered, which is open to all.
    pub fn given(&self) -> SeatSet {
        self.cast.keys().copied().collect()
    }

    /// Whether nobody has answered.
    pub fn is_empty(&self) -> bool {
        self.cast.is_empty()
    }

    /// All answers by seat, for the one who counts them.
    pub fn open(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.cast.iter().map(|(seat, answer)| (*seat, answer.open()))
    }

    /// Whether nobody who is here has yet to answer. When nobody at all is here, an answer from before is
    /// enough.
    pub fn all_in(&self, voters: SeatSet, here: SeatSet) -> bool {
        here.goes_on_without(self.pending(voters)) || (here.is_empty() && !self.is_empty())
    }

    /// Who is waited for: those who are here and have yet to answer, or all who have when none of them is
    /// here.
    pub fn awaited(&self, voters: SeatSet, here: SeatSet) -> SeatSet {
        here.waits_for(self.pending(voters))
    }

    /// Who has yet to answer, here or not.
    pub fn pending(&self, voters: SeatSet) -> SeatSet {
        voters.without(self.given()).without(self.excused)
    }
}

impl<T> Default for Ballots<T> {
    fn default() -> Self {
        Ballots::new()
    }
}

/// What most have chosen. In Personality it elects, and judges gifts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lead<T> {
    /// How many votes each of the leaders has.
    pub votes: usize,
    /// All that have so many, in their own order; none when nobody has voted.
    pub leaders: Vec<T>,
}

impl<T: Ord + Copy> Lead<T> {
    /// Counts what was chosen.
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
