//! Words that are meant although a finger slipped.

use crate::vocabulary::Vocabulary;

/// The longest word that is compared letter by letter. No name in the almanac has a longer one.
pub(crate) const LONGEST_WORD: usize = 32;

/// How many slips a typed word may have: short words are too much like each other.
pub(crate) fn slips_allowed(typed: &str) -> u8 {
    match typed.len() {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

/// A word that is near to what was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Near {
    pub(crate) index: usize,
    /// How many letters are wrong, missing, too many, or have changed places with their neighbour.
    pub(crate) slips: u8,
    /// The whole word has been typed, and not only its beginning.
    pub(crate) whole: bool,
}

/// The distances between the first letters of a word and the beginnings of what was typed, a row for each
/// letter.
struct Table<'t> {
    typed: &'t [u8],
    allowed: u8,
    rows: [[u8; LONGEST_WORD + 2]; LONGEST_WORD + 1],
    /// The least in each row.
    least: [u8; LONGEST_WORD + 1],
    /// How far all that was typed is from the nearest beginning of the word that ends in this row or above.
    slips: [u8; LONGEST_WORD + 1],
}

impl<'t> Table<'t> {
    fn new(typed: &'t [u8], allowed: u8) -> Table<'t> {
        let mut first = [0; LONGEST_WORD + 2];
        (0..).zip(&mut first).for_each(|(distance, cell)| *cell = distance);
        let mut table = Table {
            typed,
            allowed,
            rows: [[0; LONGEST_WORD + 2]; LONGEST_WORD + 1],
            least: [0; LONGEST_WORD + 1],
            slips: [first[typed.len()]; LONGEST_WORD + 1],
        };
        table.rows[0] = first;
        table
    }

    /// Adds one more letter of the word. Only what lies near the diagonal can be within the slips that are
    /// allowed.
    fn fill(&mut self, word: &[u8], depth: usize) {
        let (typed, reach) = (self.typed, usize::from(self.allowed));
        let too_far = self.allowed + 1;
        let (above, below) = self.rows.split_at_mut(depth + 1);
        let (before, row) = (&above[depth], &mut below[0]);
        let start = (depth + 1).saturating_sub(reach);
        let end = (depth + 1 + reach).min(typed.len());
        let mut least = too_far;
        if start == 0 {
            row[0] = before[0] + 1;
            least = least.min(row[0]);
        } else if start <= typed.len() + 1 {
            row[start - 1] = too_far;
        }
        for column in start.max(1)..=end {
            let wrong = before[column - 1] + u8::from(word[depth] != typed[column - 1]);
            let mut distance = wrong.min(before[column] + 1).min(row[column - 1] + 1);
            let swapped = depth > 0
                && column > 1
                && word[depth] == typed[column - 2]
                && word[depth - 1] == typed[column - 1];
            if swapped {
                distance = distance.min(above[depth - 1][column - 2] + 1);
            }
            row[column] = distance;
            least = least.min(distance);
        }
        // The next row looks one further.
        row[end + 1] = too_far;
        self.least[depth + 1] = least;
        let here = if end == typed.len() && start <= end { row[end] } else { too_far };
        self.slips[depth + 1] = self.slips[depth].min(here);
    }

    /// Whether no longer word that begins with so many letters can be within the slips.
    fn is_hopeless(&self, depth: usize) -> bool {
        // Two letters that changed places look back one row further.
        self.least[depth] > self.allowed && self.least[depth - 1] >= self.allowed
    }

    /// How far what was typed is from the whole word of so many letters.
    fn whole(&self, depth: usize) -> Option<u8> {
        let within = depth.abs_diff(self.typed.len()) <= usize::from(self.allowed);
        within.then(|| self.rows[depth][self.typed.len()])
    }
}

/// Tells of all words whose beginning is what was typed, but for a few slips.
///
/// The words are in alphabetical order, so each shares its first letters, and with them the first rows of the
/// table, with the one before; and where no slip is left, all words with that beginning are passed over at
/// once.
pub(crate) fn near(vocabulary: Vocabulary<'_>, typed: &str, allowed: u8, mut found: impl FnMut(Near)) {
    if typed.len() > LONGEST_WORD {
        return;
    }
    let mut table = Table::new(typed.as_bytes(), allowed);
    // What stands in the table: this many letters of this word.
    let (mut filled, mut last) = (0, &b""[..]);
    let mut index = 0;
    while index < vocabulary.len() {
        let word = vocabulary.bytes(index);
        let word = &word[..word.len().min(LONGEST_WORD)];
        filled = last.iter().zip(word).take(filled).take_while(|(a, b)| a == b).count();
        let mut hopeless = filled > 0 && table.is_hopeless(filled);
        while !hopeless && filled < word.len() {
            table.fill(word, filled);
            filled += 1;
            hopeless = table.is_hopeless(filled);
        }
        let slips = table.slips[filled];
        if slips <= allowed {
            let whole = filled == word.len() && table.whole(filled) == Some(slips);
            found(Near { index, slips, whole });
        }
        last = word;
        index =
            if hopeless && slips > allowed { vocabulary.after_all_like(index, filled) } else { index + 1 };
    }
}
