//! Finding people by what somebody types.

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

/// What a match is worth beside fame, which goes up to a thousand. A slip costs more than any difference in fame that
/// matters, a whole word is worth more than a beginning, and the only word of a name more than one of several.
mod worth {
    pub(super) const MATCH: u16 = 1000;
    pub(super) const WHOLE: u16 = 200;
    pub(super) const BEGINS: u16 = 60;
    pub(super) const SOLE: u16 = 140;
    pub(super) const SLIP: u16 = 400;
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

    fn note(&mut self, owner: Owner, whole: bool, slips: u8) {
        let mut worth = worth::MATCH - worth::SLIP * u16::from(slips);
        if owner.begins {
            worth += worth::BEGINS;
        }
        if whole {
            worth += worth::WHOLE + if owner.sole { worth::SOLE } else { 0 };
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

    /// Those whom this many words match, the likeliest first.
    fn likeliest(&self, words: usize, limit: usize) -> Vec<PersonId> {
        let data = Data::embedded();
        let mut found: Vec<(u32, u16)> = Vec::new();
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
                found.insert(place, (score, row));
            }
        }
        found.into_iter().map(|(_, row)| PersonId(row)).collect()
    }
}

impl Almanac {
    /// Whom somebody may mean who has typed this so far, the likeliest first.
    ///
    /// Every word must be the beginning of a word of one of the person's names, in any order, whatever its accents and
    /// capitals. If that finds hardly anybody, words of four letters and more may have a slip in them, those of eight two;
    /// and if that finds nobody, one of several words may be wrong altogether (a title that the almanac does not write).
    pub fn complete(&self, typed: &str, limit: usize) -> Vec<Completion<'_>> {
        let words = typed_words(typed);
        if words.is_empty() || limit == 0 {
            return Vec::new();
        }
        let exact = self.tally(&words, |vocabulary, word, tally| beginning_with(vocabulary, word, tally));
        let found = if exact.count(words.len()) >= FEW {
            exact.likeliest(words.len(), limit)
        } else {
            let slipped = self.tally(&words, slipped);
            match slipped.count(words.len()) {
                0 if words.len() > 1 => slipped.likeliest(words.len() - 1, limit),
                _ => slipped.likeliest(words.len(), limit),
            }
        };
        found.into_iter().map(|person| self.completion(person, &words)).collect()
    }

    /// Everybody who is called exactly this, but for accents, capitals and marks; the most famous first. Namesakes are
    /// several.
    pub fn named(&self, name: &str) -> Vec<PersonId> {
        let words = typed_words(name);
        if words.is_empty() {
            return Vec::new();
        }
        let tally = self.tally(&words, |vocabulary, word, tally| {
            let first = vocabulary.beginning_with(word).start;
            if first < vocabulary.len() && vocabulary.word(first) == word {
                vocabulary.owners(first).for_each(|owner| tally.note(owner, true, 0));
            }
        });
        let bears = |person: &PersonId| {
            self.person(*person).all_names().any(|name| typed_words(name) == words)
        };
        let mut people = tally.likeliest(words.len(), Data::embedded().len());
        people.retain(bears);
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

    /// Which of the names matches best: the English one unless another is closer to what was typed.
    fn completion(&self, person: PersonId, typed: &[String]) -> Completion<'_> {
        let matching = |name: &str| {
            let own = fold::index_words(name);
            let matches = |word: &&String| own.iter().any(|own| own.starts_with(word.as_str()));
            typed.iter().filter(matches).count()
        };
        let mut names = self.person(person).all_names();
        let mut best = names.next().unwrap_or_default();
        let mut most = matching(best);
        for name in names {
            let count = matching(name);
            if count > most {
                (best, most) = (name, count);
            }
        }
        Completion { person, matched: best }
    }
}

fn beginning_with(vocabulary: Vocabulary<'_>, word: &str, tally: &mut Tally) {
    for index in vocabulary.beginning_with(word) {
        let whole = vocabulary.word(index).len() == word.len();
        vocabulary.owners(index).for_each(|owner| tally.note(owner, whole, 0));
    }
}

fn slipped(vocabulary: Vocabulary<'_>, word: &str, tally: &mut Tally) {
    beginning_with(vocabulary, word, tally);
    let allowed = slips_allowed(word);
    if allowed > 0 {
        near(vocabulary, word, allowed, |near| {
            vocabulary.owners(near.index).for_each(|owner| tally.note(owner, near.whole, near.slips));
        });
    }
}

fn typed_words(typed: &str) -> Vec<String> {
    let mut words = fold::words(&typed[..typed.floor_char_boundary(MOST_BYTES)]);
    words.truncate(MOST_WORDS);
    words.iter_mut().for_each(|word| word.truncate(word.floor_char_boundary(LONGEST_WORD)));
    words
}
