//! Finding people by what somebody types.

use std::cmp::Reverse;

use crate::{
    Almanac, PersonId,
    data::Data,
    fold,
    typo::{LONGEST_WORD, near, slips_allowed},
    vocabulary::{Owner, Vocabulary},
};

/// Somebody who may be meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Completion<'a> {
    pub person: PersonId,
    /// The name that matches what was typed: the English one, the French one or another.
    pub matched: &'a str,
}

/// No name has more words that tell people apart; what is typed beyond them is not looked at.
const MOST_WORDS: usize = 8;

/// No name is longer; what is typed beyond it is not looked at.
const MOST_BYTES: usize = 160;

/// With fewer people than these, a finger may have slipped, and others are looked for as well.
const FEW: usize = 4;

/// So many times the people that are asked for are looked at more closely.
const CLOSER_LOOKS: usize = 4;

/// What a match is worth beside fame, which goes up to a thousand. A slip costs more than any difference in
/// fame that matters, a whole word is worth more than a beginning, and the only word of a name more than one
/// of several.
mod worth {
    pub(super) const MATCH: u16 = 2000;
    pub(super) const WHOLE: u16 = 200;
    pub(super) const BEGINS: u16 = 60;
    pub(super) const SOLE: u16 = 140;
    pub(super) const SLIP: u16 = 400;
    /// Few fingers miss the first letter.
    pub(super) const FIRST_LETTER: u16 = 150;
    /// All that was typed stands in one name, and not here and there in several.
    pub(super) const ONE_NAME: u32 = 300;
    /// A name begins with all the words that were typed, in that order.
    pub(super) const IN_ORDER: u32 = 100;
}

/// How a word that was typed matches one of somebody's.
#[derive(Clone, Copy)]
struct Match {
    whole: bool,
    slips: u8,
    first_letter: bool,
}

/// How well each word that was typed matches each person.
struct Tally {
    /// The worth of the best match of the word at hand, by the person's row.
    best: Vec<u16>,
    /// The worth of all words so far, and how many of them match.
    total: Vec<u16>,
    matched: Vec<u8>,
}

impl Tally {
    fn new() -> Tally {
        let people = Data::embedded().len();
        Tally { best: vec![0; people], total: vec![0; people], matched: vec![0; people] }
    }

    fn note(&mut self, owner: Owner, found: Match) {
        let mut worth = worth::MATCH - worth::SLIP * u16::from(found.slips);
        if owner.begins {
            worth += worth::BEGINS;
        }
        if found.whole {
            worth += worth::WHOLE + if owner.sole { worth::SOLE } else { 0 };
        }
        if !found.first_letter {
            worth -= worth::FIRST_LETTER;
        }
        let best = &mut self.best[usize::from(owner.row)];
        *best = worth.max(*best);
    }

    /// Closes the word at hand.
    fn close_word(&mut self) {
        for ((best, total), matched) in self.best.iter_mut().zip(&mut self.total).zip(&mut self.matched) {
            *total += *best;
            *matched += u8::from(*best > 0);
            *best = 0;
        }
    }

    fn count(&self, words: usize) -> usize {
        self.matched.iter().filter(|matched| usize::from(**matched) >= words).count()
    }

    /// Those whom this many words match, the likeliest first, and how likely they are.
    fn likeliest(&self, words: usize, limit: usize) -> Vec<(u32, PersonId)> {
        let data = Data::embedded();
        let mut found: Vec<(u32, PersonId)> = Vec::new();
        for (row, (matched, total)) in (0..).zip(self.matched.iter().zip(&self.total)) {
            if usize::from(*matched) < words {
                continue;
            }
            let fame = data.record(usize::from(row)).fame;
            let score = u32::from(fame) + u32::from(*total) / words.max(1) as u32;
            // Rows are in the order of fame, so that who comes first stays first among equals.
            let place = found.partition_point(|(other, _)| *other >= score);
            if place < limit {
                found.truncate(limit - 1);
                found.insert(place, (score, PersonId(row)));
            }
        }
        found
    }
}

impl Almanac {
    /// Whom somebody may mean who has typed this so far, the likeliest first.
    ///
    /// Every word must be the beginning of a word of one of the person's names, in any order, whatever its
    /// accents and capitals. If that finds hardly anybody, words of four letters and more may have a slip in
    /// them, those of eight two. If that finds nobody, the words may be parts of one, or one of them may be
    /// wrong altogether (a title that the almanac does not write), or there is one slip more.
    pub fn complete(&self, typed: &str, limit: usize) -> Vec<Completion<'_>> {
        let words = typed_words(typed);
        if words.is_empty() || limit == 0 {
            return Vec::new();
        }
        let found = self.candidates(&words, limit.saturating_mul(CLOSER_LOOKS));
        let mut closer: Vec<(u32, Completion<'_>)> =
            found.into_iter().map(|(score, person)| self.look_closer(score, person, &words)).collect();
        closer.sort_by_key(|(score, _)| Reverse(*score));
        closer.truncate(limit);
        closer.into_iter().map(|(_, completion)| completion).collect()
    }

    fn candidates(&self, words: &[String], limit: usize) -> Vec<(u32, PersonId)> {
        let count = words.len();
        let exact = self.tally(words, |vocabulary, word, tally| {
            beginning_with(vocabulary, word, count, tally);
        });
        if exact.count(count) >= FEW {
            return exact.likeliest(count, limit);
        }
        let slipping = |more: u8| {
            move |vocabulary: Vocabulary<'_>, word: &str, tally: &mut Tally| {
                beginning_with(vocabulary, word, count, tally);
                slipped(vocabulary, word, more, tally);
            }
        };
        let slipped = self.tally(words, slipping(0));
        if slipped.count(count) > 0 {
            return slipped.likeliest(count, limit);
        }
        let joined = [words.concat()];
        if count > 1 && joined[0].len() <= LONGEST_WORD {
            let found = self.tally(&joined, slipping(0)).likeliest(1, limit);
            if !found.is_empty() {
                return found;
            }
        }
        let but_one = if count > 1 { slipped.likeliest(count - 1, limit) } else { Vec::new() };
        if but_one.is_empty() { self.tally(words, slipping(1)).likeliest(count, limit) } else { but_one }
    }

    /// Everybody who is called exactly this, but for accents, capitals and marks; the most famous first.
    /// Namesakes are several.
    pub fn named(&self, name: &str) -> Vec<PersonId> {
        let words = typed_words(name);
        if words.is_empty() {
            return Vec::new();
        }
        let tally = self.tally(&words, |vocabulary, word, tally| {
            let first = vocabulary.beginning_with(word).start;
            if first < vocabulary.len() && vocabulary.word(first) == word {
                let found = Match { whole: true, slips: 0, first_letter: true };
                vocabulary.owners(first).for_each(|owner| tally.note(owner, found));
            }
        });
        let bears =
            |person: &PersonId| self.person(*person).all_names().any(|name| typed_words(name) == words);
        let likely = tally.likeliest(words.len(), Data::embedded().len());
        let mut people: Vec<PersonId> = likely.into_iter().map(|(_, person)| person).filter(bears).collect();
        people.sort_unstable();
        people
    }

    fn tally(&self, words: &[String], look: impl Fn(Vocabulary<'_>, &str, &mut Tally)) -> Tally {
        let mut tally = Tally::new();
        for word in words {
            for vocabulary in self.vocabularies() {
                look(vocabulary, word, &mut tally);
            }
            tally.close_word();
        }
        tally
    }

    /// Which of the names matches best, the English one unless another is closer to what was typed; and how
    /// likely the person is, seen that way.
    fn look_closer(&self, score: u32, person: PersonId, typed: &[String]) -> (u32, Completion<'_>) {
        let (mut matched, mut most) = ("", None);
        for name in self.person(person).all_names() {
            let worth = worth_of_name(name, typed);
            if most.is_none_or(|most| worth > most) {
                (matched, most) = (name, Some(worth));
            }
        }
        (score + most.unwrap_or_default(), Completion { person, matched })
    }
}

fn worth_of_name(name: &str, typed: &[String]) -> u32 {
    let own = fold::index_words(name);
    let matching = typed.iter().filter(|word| own.iter().any(|own| own.starts_with(word.as_str()))).count();
    let in_order = typed.len() > 1
        && own.len() >= typed.len()
        && typed.iter().zip(&own).all(|(word, own)| own.starts_with(word));
    let part = worth::ONE_NAME * matching as u32 / typed.len() as u32;
    part + if in_order { worth::IN_ORDER } else { 0 }
}

fn beginning_with(vocabulary: Vocabulary<'_>, word: &str, of_words: usize, tally: &mut Tally) {
    // A single letter is a beginning, unless it follows a name (Henry V).
    let can_be_whole = word.len() > 1 || of_words > 1;
    for index in vocabulary.beginning_with(word) {
        let whole = can_be_whole && vocabulary.word(index).len() == word.len();
        let found = Match { whole, slips: 0, first_letter: true };
        vocabulary.owners(index).for_each(|owner| tally.note(owner, found));
    }
}

/// Words with slips in them: as many as are usual, and some more.
fn slipped(vocabulary: Vocabulary<'_>, word: &str, more: u8, tally: &mut Tally) {
    let usual = slips_allowed(word);
    if usual == 0 {
        return;
    }
    near(vocabulary, word, usual + more, |near| {
        let first_letter = vocabulary.word(near.index).as_bytes().first() == word.as_bytes().first();
        let found = Match { whole: near.whole, slips: near.slips, first_letter };
        vocabulary.owners(near.index).for_each(|owner| tally.note(owner, found));
    });
}

fn typed_words(typed: &str) -> Vec<String> {
    let mut words = fold::words(&typed[..typed.floor_char_boundary(MOST_BYTES)]);
    words.truncate(MOST_WORDS);
    words.iter_mut().for_each(|word| word.truncate(word.floor_char_boundary(LONGEST_WORD)));
    words
}
