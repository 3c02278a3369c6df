//! Who knows whom: all guesses of an evening together, and how much they may claim.
//!
//! Every piece of evidence is a count and the exact law of what luck gives. To somebody of some skill hits
//! are likelier by a factor; how much likelier the counts are to skill than to luck, averaged over the skills
//! that one may have, are the odds. Luck alone makes odds of `x` at most once in `x` evenings, however often
//! one looks, so that a page may be looked at after each game.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::{finding::DOUBT, finished_game::Who, law::Law, measure::Measure};

/// Who guesses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "by", content = "who", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Reader))]
pub enum Reader {
    /// All the others, in one guess.
    Together,
    /// One of them alone.
    One(Who),
}

/// What is not independent of each other: guesses of one round, which may have been copied, or all that a
/// game of votes tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Group {
    pub(crate) game: u16,
    pub(crate) round: u16,
}

impl Group {
    /// Rounds count from 1.
    const WHOLE_GAME: u16 = 0;

    /// All that a game of votes tells.
    pub(crate) fn whole(game: u16) -> Group {
        Group { game, round: Group::WHOLE_GAME }
    }
}

/// What somebody was right about.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Evidence {
    pub(crate) group: Group,
    pub(crate) reader: Reader,
    /// The same as the reader where somebody says how they are seen themselves.
    pub(crate) subject: Who,
    pub(crate) hits: i32,
    pub(crate) law: Law,
}

/// Who knows whom, as far as an evening tells.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Knowledge))]
pub struct Knowledge {
    /// Whether anything at all is known at this table; none without evidence. Nothing below is told unless
    /// this is.
    pub anything: Option<Certainty>,
    /// By whom: how well each of them reads people.
    pub readers: Vec<ReaderKnows>,
    /// Of whom: how well each of them is read.
    pub subjects: Vec<SubjectKnown>,
    /// Pair by pair.
    pub cells: Vec<Cell>,
}

/// How sure it is that there is more than luck.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Certainty))]
pub struct Certainty {
    /// How much likelier what was counted is with knowledge than by luck.
    pub odds: f64,
    /// Whether it is told apart from luck, so that it may be claimed.
    pub told: bool,
}

impl Certainty {
    fn new(odds: f64, needed: f64) -> Certainty {
        Certainty { odds, told: odds >= needed }
    }
}

/// How well somebody reads people.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::ReaderKnows))]
pub struct ReaderKnows {
    /// Who reads.
    pub reader: Reader,
    /// How sure it is.
    pub certainty: Certainty,
}

/// How well somebody is read.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::SubjectKnown))]
pub struct SubjectKnown {
    /// Who is read.
    pub subject: Who,
    /// How sure it is.
    pub certainty: Certainty,
}

/// How well one knows another, or how others see them.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Cell))]
pub struct Cell {
    /// Who reads.
    pub reader: Reader,
    /// Who is read.
    pub subject: Who,
    /// All hits together.
    pub measure: Measure,
    /// How likely they know anything, to somebody who held both for equally likely before.
    pub probability: f64,
    /// How sure it is. Shaded only where it is told.
    pub certainty: Certainty,
}

/// The skills that somebody may have: to them a hit is `exp(skill)` times as likely as luck has it. All are
/// held equally likely. At the least of them a ranking of five has 1.3 right places on average, at the
/// largest 3.1.
pub const SKILLS: [f64; 5] = [0.3, 0.6, 0.9, 1.2, 1.6];

/// So large are odds that luck makes in so many evenings as may be wrong here. The other half of the doubt is
/// for the ends of games.
const ENOUGH: f64 = 2.0 / DOUBT;

pub(crate) fn knowledge(evidence: &[Evidence]) -> Knowledge {
    let pairs: BTreeSet<(Reader, Who)> = evidence.iter().map(|piece| (piece.reader, piece.subject)).collect();
    let anything = (!evidence.is_empty()).then(|| Certainty::new(shared_odds(evidence.iter()), ENOUGH));
    let open = anything.is_some_and(|anything| anything.told);
    let readers: BTreeSet<Reader> = pairs.iter().map(|(reader, _)| *reader).collect();
    let by_reader = |reader: &Reader| shared_odds(evidence.iter().filter(|piece| piece.reader == *reader));
    let readers = told_together(readers, by_reader, open)
        .map(|(reader, certainty)| ReaderKnows { reader, certainty })
        .collect();
    let subjects: BTreeSet<Who> = pairs.iter().map(|(_, subject)| *subject).collect();
    let of_subject = |subject: &Who| shared_odds(evidence.iter().filter(|piece| piece.subject == *subject));
    let subjects = told_together(subjects, of_subject, open)
        .map(|(subject, certainty)| SubjectKnown { subject, certainty })
        .collect();
    let of_pair = |(reader, subject): &(Reader, Who)| -> Vec<&Evidence> {
        evidence.iter().filter(|piece| piece.reader == *reader && piece.subject == *subject).collect()
    };
    let cells = told_together(pairs, |pair| pair_odds(&of_pair(pair)), open)
        .map(|((reader, subject), certainty)| {
            let pieces = of_pair(&(reader, subject));
            let law = Law::sum(pieces.iter().map(|piece| &piece.law));
            let hits = pieces.iter().map(|piece| piece.hits).sum();
            let measure = Measure::new(hits, pieces.len() as u32, &law);
            let odds = certainty.odds;
            // Beyond that a number has no more digits to say it.
            let probability = if odds.is_finite() { odds / (1.0 + odds) } else { 1.0 };
            Cell { reader, subject, measure, probability, certainty }
        })
        .collect();
    Knowledge { anything, readers, subjects, cells }
}

/// What of several is told, so that of all that is told at most the doubt is wrong in the long run: the `k`
/// with the largest odds if all of these are as large as their number over `k` times the doubt. (This is the
/// procedure of Benjamini and Hochberg for odds, by Wang and Ramdas; it does not mind what depends on what.)
fn told_together<T>(
    things: BTreeSet<T>,
    odds: impl Fn(&T) -> f64,
    open: bool,
) -> impl Iterator<Item = (T, Certainty)> {
    let weighed = |thing: T| {
        let odds = odds(&thing);
        (thing, odds)
    };
    let all: Vec<(T, f64)> = things.into_iter().map(weighed).collect();
    let mut largest_first: Vec<f64> = all.iter().map(|(_, odds)| *odds).collect();
    largest_first.sort_by(|one, other| other.total_cmp(one));
    let needed_of = |count: usize| largest_first.len() as f64 / (count as f64 * DOUBT);
    let enough = (1..=largest_first.len()).rev().find(|count| largest_first[count - 1] >= needed_of(*count));
    let needed = enough.filter(|_| open).map_or(f64::INFINITY, needed_of);
    all.into_iter().map(move |(thing, odds)| (thing, Certainty::new(odds, needed)))
}

/// The odds of one pair: the same skill in all its rounds and games, whichever it is.
fn pair_odds(pieces: &[&Evidence]) -> f64 {
    over_skills(|skill| pieces.iter().map(|piece| piece.law.odds(piece.hits, skill)).product())
}

/// The odds of several pairs together, some of whom may know nothing. What has nothing to do with each other
/// is multiplied: rankings of different people, and different games. What may have been copied, or comes of
/// the same votes, is averaged: whatever depends on each other there, luck expects no more than 1 of it.
fn shared_odds<'a>(evidence: impl Iterator<Item = &'a Evidence>) -> f64 {
    let (of_games, mut of_rounds): (Vec<&Evidence>, Vec<&Evidence>) =
        evidence.partition(|piece| piece.group.round == Group::WHOLE_GAME);
    of_rounds.sort_by_key(|piece| (piece.subject, piece.group));
    let subjects = of_rounds.chunk_by(|one, other| one.subject == other.subject).map(|of_subject| {
        over_skills(|skill| {
            let rounds = of_subject.chunk_by(|one, other| one.group == other.group);
            rounds.map(|round| mean(round.iter().map(|piece| piece.law.odds(piece.hits, skill)))).product()
        })
    });
    let games = of_games
        .chunk_by(|one, other| one.group == other.group)
        .map(|game| mean(game.iter().map(|piece| over_skills(|skill| piece.law.odds(piece.hits, skill)))));
    // Of each it is as likely before as not that there is anything to it.
    subjects.chain(games).map(|odds| (1.0 + odds) / 2.0).product()
}

fn over_skills(odds: impl Fn(f64) -> f64) -> f64 {
    mean(SKILLS.iter().map(|skill| odds(*skill)))
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len() as f64;
    values.sum::<f64>() / count
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(round: u16, reader: u16, subject: u16, hits: i32) -> Evidence {
        Evidence {
            group: Group { game: 1, round },
            reader: Reader::One(Who(reader)),
            subject: Who(subject),
            hits,
            law: Law::right_places(4, 4),
        }
    }

    #[test]
    fn without_evidence_nothing_is_said() {
        let nothing = knowledge(&[]);
        assert_eq!(nothing.anything, None);
        assert!(nothing.cells.is_empty() && nothing.readers.is_empty() && nothing.subjects.is_empty());
    }

    #[test]
    fn luck_expects_nothing_of_the_odds_whatever_was_copied() {
        // Two guesses of one round that are the same, and one of the next: all that can come.
        let law = Law::right_places(4, 4);
        let mut expected = 0.0;
        for (first, chance) in law.values() {
            for (second, other) in law.values() {
                let pieces = [piece(1, 1, 3, first), piece(1, 2, 3, first), piece(2, 1, 3, second)];
                expected += chance * other * shared_odds(pieces.iter());
            }
        }
        assert!((expected - 1.0).abs() < 1e-9, "{expected}");
    }

    #[test]
    fn who_always_hits_is_told_and_who_never_does_is_not() {
        let sure = (1..=6).map(|round| piece(round, 1, 2, 4));
        let lost = (7..=12).map(|round| piece(round, 2, 1, 0));
        let known = knowledge(&sure.chain(lost).collect::<Vec<_>>());
        assert!(known.anything.is_some_and(|anything| anything.told));
        let told: Vec<(Reader, bool)> =
            known.cells.iter().map(|cell| (cell.reader, cell.certainty.told)).collect();
        assert_eq!(told, [(Reader::One(Who(1)), true), (Reader::One(Who(2)), false)]);
        assert_eq!(known.cells[0].measure.hits, 24);
        assert!(known.cells[0].probability > 0.99 && known.cells[1].probability < 0.1);
    }

    #[test]
    fn of_many_only_those_are_told_that_stand_out_together() {
        let told = |odds: &[f64], open| -> Vec<bool> {
            let places: BTreeSet<usize> = (0..odds.len()).collect();
            told_together(places, |place| odds[*place], open).map(|(_, certainty)| certainty.told).collect()
        };
        // Of four, one alone needs 80, two need 40 each.
        assert_eq!(told(&[79.0, 39.0, 1.0, 0.5], true), [false; 4]);
        assert_eq!(told(&[80.0, 39.0, 1.0, 0.5], true), [true, false, false, false]);
        assert_eq!(told(&[1.0, 40.0, 0.5, 41.0], true), [false, true, false, true]);
        assert_eq!(told(&[1.0, 400.0, 0.5, 410.0], false), [false; 4], "nothing is known at all");
        assert_eq!(told(&[], true), [false; 0]);
    }

    #[test]
    fn one_lucky_round_is_not_enough() {
        let known = knowledge(&[piece(1, 1, 2, 4), piece(2, 2, 1, 1)]);
        assert!(known.cells.iter().all(|cell| !cell.certainty.told));
        assert!(known.anything.is_some_and(|anything| !anything.told));
    }
}
