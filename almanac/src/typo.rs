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

type Row = [u8; LONGEST_WORD + 1];

/// Tells of all words whose beginning is what was typed, but for a few slips.
///
/// The words are in alphabetical order, so each shares its first letters, and with them the first rows of the table of
/// distances, with the one before; and where no slip is left, all words with that beginning are passed over at once.
pub(crate) fn near(vocabulary: Vocabulary<'_>, typed: &str, allowed: u8, mut found: impl FnMut(Near)) {
    let typed = typed.as_bytes();
    if typed.len() > LONGEST_WORD {
        return;
    }
    let mut rows = [[0; LONGEST_WORD + 1]; LONGEST_WORD + 1];
    for (distance, cell) in (0..).zip(&mut rows[0]) {
        *cell = distance;
    }
    // What stands in the rows: this many letters of the word at this place.
    let (mut filled, mut last) = (0, "");
    let mut index = 0;
    while index < vocabulary.len() {
        let word = vocabulary.word(index);
        let letters = &word.as_bytes()[..word.len().min(LONGEST_WORD)];
        let shared = last.bytes().zip(word.bytes()).take(filled).take_while(|(a, b)| a == b).count();
        let mut hopeless = None;
        filled = shared;
        for depth in shared..letters.len() {
            fill(&mut rows, letters, typed, depth);
            filled = depth + 1;
            let least = |row: &Row| row[..=typed.len()].iter().copied().min().unwrap_or_default();
            // Two letters that changed places look back one row further.
            if least(&rows[depth + 1]) > allowed && least(&rows[depth]) + 1 > allowed {
                hopeless = Some(depth + 1);
                break;
            }
        }
        let slips = rows[..=filled].iter().map(|row| row[typed.len()]).min().unwrap_or(u8::MAX);
        if slips <= allowed {
            let whole = hopeless.is_none() && rows[letters.len()][typed.len()] == slips;
            found(Near { index, slips, whole });
        }
        last = word;
        index = match hopeless {
            Some(depth) if slips > allowed => {
                let dead_end = &letters[..depth];
                vocabulary.first(index + 1, |word| !word.as_bytes().starts_with(dead_end))
            }
            _ => index + 1,
        };
    }
}

/// The distances between the first letters of a word, one more than before, and the beginnings of what was typed.
fn fill(rows: &mut [Row], word: &[u8], typed: &[u8], depth: usize) {
    let (above, below) = rows.split_at_mut(depth + 1);
    let (before, row) = (&above[depth], &mut below[0]);
    row[0] = before[0] + 1;
    for column in 0..typed.len() {
        let wrong = before[column] + u8::from(word[depth] != typed[column]);
        let mut least = wrong.min(before[column + 1] + 1).min(row[column] + 1);
        let swapped =
            depth > 0 && column > 0 && word[depth] == typed[column - 1] && word[depth - 1] == typed[column];
        if swapped {
            least = least.min(above[depth - 1][column - 1] + 1);
        }
        row[column + 1] = least;
    }
}
