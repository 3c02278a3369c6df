//! Who knows whom: all guesses of an evening together, and how much they may claim.
//!
//! Every piece of evidence is a count and the exact law of what luck gives. To somebody of some skill hits are
//! likelier by a factor; how much likelier the counts are to skill than to luck, averaged over the skills that
//! one may have, are the odds. Luck alone makes odds of `x` at most once in `x` evenings, however often one
//! looks, so that a page may be looked at after each game.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::{finding::DOUBT, finished_game::Who, law::Law, measure::Measure};

/// Who guesses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "by", content = "who", rename_all = "snake_case")]
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
pub struct ReaderKnows {
    /// Who reads.
    pub reader: Reader,
    /// How sure it is.
    pub certainty: Certainty,
}

/// How well somebody is read.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct SubjectKnown {
    /// Who is read.
    pub subject: Who,
    /// How sure it is.
    pub certainty: Certainty,
}

/// How well one knows another, or how others see them.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
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
/// held equally likely. At the least of them a ranking of five has 1.3 right places on average, at the largest
/// 3.1.
pub const SKILLS: [f64; 5] = [0.3, 0.6, 0.9, 1.2, 1.6];

/// So large are odds that luck makes in so many evenings as may be wrong here.
const ENOUGH: f64 = 2.0 / DOUBT;

/// Two ways lead to a pair, by who reads and by who is read; each has half of the doubt.
const WAYS: f64 = 2.0;

pub(crate) fn knowledge(evidence: &[Evidence]) -> Knowledge {
    let cells: BTreeSet<(Reader, Who)> = evidence.iter().map(|piece| (piece.reader, piece.subject)).collect();
    let all = cells.len() as f64;
    let anything = (!evidence.is_empty()).then(|| Certainty::new(shared_odds(evidence.iter()), ENOUGH));
    let open = anything.is_some_and(|anything| anything.told);
    // A part of the table needs odds that are larger by as much as it is smaller than the whole.
    let needed = |cells: usize| if open { WAYS * ENOUGH * all / cells as f64 } else { f64::INFINITY };
    let readers: BTreeSet<Reader> = cells.iter().map(|(reader, _)| *reader).collect();
    let reader_knows = |reader: &Reader| {
        let own = cells.iter().filter(|(other, _)| other == reader).count();
        let pieces = evidence.iter().filter(|piece| piece.reader == *reader);
        ReaderKnows { reader: *reader, certainty: Certainty::new(shared_odds(pieces), needed(own)) }
    };
    let readers: Vec<ReaderKnows> = readers.iter().map(reader_knows).collect();
    let subjects: BTreeSet<Who> = cells.iter().map(|(_, subject)| *subject).collect();
    let subject_known = |subject: &Who| {
        let own = cells.iter().filter(|(_, other)| other == subject).count();
        let pieces = evidence.iter().filter(|piece| piece.subject == *subject);
        SubjectKnown { subject: *subject, certainty: Certainty::new(shared_odds(pieces), needed(own)) }
    };
    let subjects: Vec<SubjectKnown> = subjects.iter().map(subject_known).collect();
    let cell = |(reader, subject): &(Reader, Who)| {
        let own = |piece: &&Evidence| piece.reader == *reader && piece.subject == *subject;
        let pieces = || evidence.iter().filter(own);
        let by_reader = readers.iter().any(|of| of.reader == *reader && of.certainty.told);
        let by_subject = subjects.iter().any(|of| of.subject == *subject && of.certainty.told);
        let needed = if by_reader || by_subject { needed(1) } else { f64::INFINITY };
        let law = Law::sum(pieces().map(|piece| &piece.law));
        let hits = pieces().map(|piece| piece.hits).sum();
        let odds = pair_odds(pieces());
        Cell {
            reader: *reader,
            subject: *subject,
            measure: Measure::new(hits, pieces().count() as u32, &law),
            // Beyond that a number has no more digits to say it.
            probability: if odds.is_finite() { odds / (1.0 + odds) } else { 1.0 },
            certainty: Certainty::new(odds, needed),
        }
    };
    let cells = cells.iter().map(cell).collect();
    Knowledge { anything, readers, subjects, cells }
}

/// The odds of one pair: the same skill in all its rounds and games, whichever it is.
fn pair_odds<'a>(evidence: impl Iterator<Item = &'a Evidence>) -> f64 {
    let pieces: Vec<&Evidence> = evidence.collect();
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
    fn one_lucky_round_is_not_enough() {
        let known = knowledge(&[piece(1, 1, 2, 4), piece(2, 2, 1, 1)]);
        assert!(known.cells.iter().all(|cell| !cell.certainty.told));
        assert!(known.anything.is_some_and(|anything| !anything.told));
    }
}
