//! Sums over many games.

use std::collections::BTreeMap;

use bots::{Bin, calibration};
use rules::{Seat, SeatSet};

use crate::{Kind, Lengths, Share, SimulatedGame, Spread, Standing, Verdict, plan::Played};

/// What was counted.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Summary {
    pub(crate) spreads: Rows,
    /// What is of note, by its name in the game.
    pub(crate) noted: Rows,
    /// What the game calls the unit of its length.
    pub(crate) round: &'static str,
    pub lengths: Lengths,
    /// For each kind of player its share of the wins; nothing where all play together.
    pub by_kind: BTreeMap<Kind, Share>,
    /// For each seat.
    pub by_seat: Vec<Share>,
    /// Whether who leads after a quarter, a half and three quarters of the rounds wins.
    pub leaders: [Share; QUARTERS.len()],
    /// How many games nobody won.
    pub undecided: u64,
    pub together: Option<Together>,
    /// What each kind of player held likely, in ten bins; nothing of those who hold nothing.
    pub calibration: BTreeMap<Kind, Vec<Bin>>,
}

/// When it is looked who leads.
pub const QUARTERS: [f64; 3] = [0.25, 0.5, 0.75];

/// What is held likely is sorted into so many bins.
const BINS: usize = 10;

/// What all have reached together, where a game is played so.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Together {
    pub points: Spread,
    /// As a share of what is perfect.
    pub of_perfect: Spread,
    /// How many times as much as blind luck brings on average.
    pub of_luck: Spread,
}

/// Named numbers in the order in which they first came.
pub(crate) type Rows = Vec<(&'static str, Spread)>;

/// The row that counts commands, whatever the game.
const COMMANDS: &str = "commands";

impl Summary {
    pub(crate) fn add<G: SimulatedGame>(&mut self, played: &Played) {
        self.round = G::ROUND;
        let measures = played.outcome.measures.iter().map(|measure| (measure.name, measure.value));
        let end = played.trail.last();
        let apart = end.and_then(Standing::apart).map(|apart| ("apart", apart));
        let counts = [("turns", f64::from(played.outcome.turns)), (COMMANDS, played.commands as f64)];
        for (name, value) in measures.chain(apart).chain(counts) {
            merge(&mut self.spreads, name, Spread::of(value));
        }
        for (name, count) in played.tally.counts() {
            merge(&mut self.noted, name, Spread::of(count));
        }
        for (kind, beliefs) in played.kinds.iter().zip(&played.beliefs).filter(|(_, held)| !held.is_empty()) {
            self.learn(*kind, &calibration(beliefs.iter().copied(), BINS));
        }
        let Some(end) = end else { return };
        self.lengths.add(end.rounds);
        match end.verdict {
            Verdict::Nobody => self.undecided += 1,
            Verdict::Won(winners) => self.count_wins(played, end.rounds, winners),
            Verdict::Together { points, perfect, blind } => {
                let new = Together {
                    points: Spread::of(points),
                    of_perfect: Spread::of(points / perfect),
                    of_luck: Spread::of(points / blind),
                };
                self.reach(new);
            }
        }
    }

    /// Both together.
    pub(crate) fn and(mut self, other: Summary) -> Summary {
        self.round = other.round;
        other.spreads.into_iter().for_each(|(name, theirs)| merge(&mut self.spreads, name, theirs));
        other.noted.into_iter().for_each(|(name, theirs)| merge(&mut self.noted, name, theirs));
        self.lengths = self.lengths.and(other.lengths);
        for (kind, share) in other.by_kind {
            let ours = self.by_kind.entry(kind).or_default();
            *ours = ours.and(share);
        }
        self.by_seat.resize(self.by_seat.len().max(other.by_seat.len()), Share::default());
        for (ours, theirs) in self.by_seat.iter_mut().zip(other.by_seat) {
            *ours = ours.and(theirs);
        }
        for (ours, theirs) in self.leaders.iter_mut().zip(other.leaders) {
            *ours = ours.and(theirs);
        }
        self.undecided += other.undecided;
        if let Some(theirs) = other.together {
            self.reach(theirs);
        }
        other.calibration.iter().for_each(|(kind, bins)| self.learn(*kind, bins));
        self
    }

    fn count_wins(&mut self, played: &Played, rounds: u32, winners: SeatSet) {
        let seats = played.kinds.len();
        let part = |these: SeatSet| winners.and(these).len() as f64 / winners.len() as f64;
        let kinds: BTreeMap<Kind, SeatSet> =
            Seat::first(seats).zip(&played.kinds).fold(BTreeMap::new(), |mut kinds, (seat, kind)| {
                kinds.entry(*kind).or_insert(SeatSet::EMPTY).insert(seat);
                kinds
            });
        for (kind, theirs) in kinds {
            let share = self.by_kind.entry(kind).or_default();
            *share = share.and(Share::of(part(theirs), theirs.len() as f64 / seats as f64));
        }
        self.by_seat.resize(seats, Share::default());
        for (seat, share) in Seat::first(seats).zip(&mut self.by_seat) {
            *share = share.and(Share::of(part(SeatSet::only(seat)), 1.0 / seats as f64));
        }
        for (quarter, share) in QUARTERS.into_iter().zip(&mut self.leaders) {
            let by_then = (quarter * f64::from(rounds)).floor() as u32;
            let then = played.trail.iter().rev().find(|standing| standing.rounds <= by_then);
            let Some(leaders) = then.map(Standing::leaders).filter(|leaders| !leaders.is_empty()) else {
                continue;
            };
            // Of several who lead, each is as good as any.
            let right = leaders.and(winners).len() as f64 / leaders.len() as f64;
            *share = share.and(Share::of(right, winners.len() as f64 / seats as f64));
        }
    }

    fn reach(&mut self, theirs: Together) {
        self.together = Some(match self.together {
            None => theirs,
            Some(ours) => Together {
                points: ours.points.and(theirs.points),
                of_perfect: ours.of_perfect.and(theirs.of_perfect),
                of_luck: ours.of_luck.and(theirs.of_luck),
            },
        });
    }

    fn learn(&mut self, kind: Kind, bins: &[Bin]) {
        let ours = self.calibration.entry(kind).or_insert_with(|| vec![Bin::default(); BINS]);
        ours.iter_mut().zip(bins).for_each(|(ours, theirs)| *ours = ours.and(*theirs));
    }

    /// How many commands there were in all.
    pub fn commands(&self) -> f64 {
        self.row(COMMANDS).map_or(0.0, |spread| spread.mean * spread.count)
    }

    /// The numbers of that name.
    pub fn row(&self, name: &str) -> Option<Spread> {
        let mut rows = self.spreads.iter().chain(&self.noted);
        rows.find(|(known, _)| *known == name).map(|(_, spread)| *spread)
    }
}

fn merge(rows: &mut Rows, name: &'static str, theirs: Spread) {
    match rows.iter_mut().find(|(known, _)| *known == name) {
        Some((_, ours)) => *ours = ours.and(theirs),
        None => rows.push((name, theirs)),
    }
}
