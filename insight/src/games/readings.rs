//! What the games share in which rankings are guessed.

use rules::{Closest, Seat};

use crate::{
    finished_game::{Company, Who},
    measure::Measure,
    round::Nearest,
};

/// How somebody was guessed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading {
    pub(super) who: Who,
    pub(super) measure: Measure,
}

/// Who was guessed best, and who least.
#[derive(Debug)]
pub(super) struct Extremes {
    pub(super) best: Reading,
    pub(super) least: Reading,
}

/// The two, if they are told apart. Of equals the first, whichever end it is.
pub(super) fn extremes(measured: &[Reading]) -> Option<Extremes> {
    let by_reading =
        |one: &&Reading, other: &&Reading| one.measure.beyond_luck().total_cmp(&other.measure.beyond_luck());
    let best = *measured.iter().rev().max_by(by_reading)?;
    let least = *measured.iter().min_by(by_reading)?;
    (best.measure.beyond_luck() > least.measure.beyond_luck()).then_some(Extremes { best, least })
}

/// How often somebody's first guess was the closest, and in how many rounds it could have been: whoever is
/// guessed makes none, and in some rounds nobody does.
#[derive(Debug, Clone, Copy)]
pub(super) struct ClosestFirst {
    pub(super) who: Who,
    pub(super) times: u32,
    pub(super) turns: u32,
}

/// The same for everybody, out of who was guessed and who came closest.
pub(super) fn closest_counts(rounds: &[(Seat, Closest)], company: Company<'_>) -> Vec<ClosestFirst> {
    let count = |fits: &dyn Fn(&(Seat, Closest)) -> bool| rounds.iter().filter(|round| fits(round)).count();
    let of = |(seat, who): (Seat, Who)| ClosestFirst {
        who,
        times: count(&|(_, closest)| closest.seats.contains(seat)) as u32,
        turns: count(&|(guessed, _)| *guessed != seat) as u32,
    };
    company.people().map(of).collect()
}

/// Whose first guess was the closest in a round.
pub(super) fn nearest(closest: Option<Closest>, company: Company<'_>) -> Option<Nearest> {
    let Closest { seats, right } = closest?;
    Some(Nearest { who: seats.iter().filter_map(|seat| company.who(seat)).collect(), right })
}

/// Who alone has the most, if that is more than once.
pub(super) fn alone_ahead(counts: &[ClosestFirst]) -> Option<ClosestFirst> {
    let most = counts.iter().map(|count| count.times).max().filter(|most| *most > 1)?;
    let mut ahead = counts.iter().filter(|count| count.times == most);
    ahead.next().filter(|_| ahead.next().is_none()).copied()
}
