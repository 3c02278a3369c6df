//! What a text must be like to be printed on a card.

use rules::is_stray;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark, is_nfc};
use unicode_segmentation::UnicodeSegmentation;

use crate::{Language, Reason};

const NO_BREAK_SPACE: char = '\u{a0}';
const NARROW_NO_BREAK_SPACE: char = '\u{202f}';

/// Everything that is wrong with a text, each thing once.
pub(crate) fn faults(text: &str, language: Language, limit: usize) -> Vec<Reason> {
    let mut faults = Vec::new();
    if text.trim().is_empty() {
        return vec![Reason::Empty];
    }
    let length = text.graphemes(true).count();
    if length > limit {
        faults.push(Reason::TooLong { length, limit });
    }
    if text.trim() != text {
        faults.push(Reason::Untrimmed);
    }
    if !is_nfc(text) {
        faults.push(Reason::AccentApart);
    }
    if text.contains("...") {
        faults.push(Reason::ThreeDots);
    }
    let trimmed: Vec<char> = text.trim().chars().collect();
    for (at, &mark) in trimmed.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| trimmed[at]);
        let after = trimmed.get(at + 1).copied();
        let fault =
            fault_of_mark(before, mark, after).or_else(|| fault_of_spacing(before, mark, after, language));
        if let Some(fault) = fault
            && !faults.contains(&fault)
        {
            faults.push(fault);
        }
    }
    faults
}

/// What is wrong in any language.
fn fault_of_mark(before: Option<char>, mark: char, after: Option<char>) -> Option<Reason> {
    if is_stray(mark) {
        return Some(Reason::StrayCharacter { code: mark.into() });
    }
    match mark {
        '\'' | '"' => Some(Reason::StraightQuote { mark }),
        ',' if before.is_some_and(char::is_whitespace) => Some(Reason::SpaceBefore { mark }),
        _ if mark.is_whitespace() && after.is_some_and(char::is_whitespace) => Some(Reason::DoubleSpace),
        _ => None,
    }
}

/// How a mark stands apart from the words: English sets it close, French binds it with a no-break space, a
/// narrow one before `?`, `!` and `;`.
fn fault_of_spacing(
    before: Option<char>,
    mark: char,
    after: Option<char>,
    language: Language,
) -> Option<Reason> {
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    match (language, mark) {
        (Language::En, '?' | '!' | ':' | ';') => {
            before.is_some_and(char::is_whitespace).then_some(Reason::SpaceBefore { mark })
        }
        // A score or a time on a display: 3:0.
        (Language::Fr, ':') if is_digit(before) && is_digit(after) => None,
        // The second of two marks follows the first: « Quoi ?! »
        (Language::Fr, '?' | '!') if matches!(before, Some('?' | '!')) => None,
        (Language::Fr, '?' | '!' | ';') => {
            (before != Some(NARROW_NO_BREAK_SPACE)).then_some(Reason::NarrowSpaceBefore { mark })
        }
        (Language::Fr, ':' | '»') => {
            (before != Some(NO_BREAK_SPACE)).then_some(Reason::NoBreakSpaceBefore { mark })
        }
        (Language::Fr, '«') => (after != Some(NO_BREAK_SPACE)).then_some(Reason::NoBreakSpaceAfter { mark }),
        _ => None,
    }
}

/// Whether this is a single emoji: one character to the reader, and not a letter, a digit or a mark.
pub(crate) fn is_emoji(word: &str) -> bool {
    // Arrows and symbols begin here; below lie the letters and marks of the alphabets we write in.
    const SYMBOLS_BEGIN: char = '\u{2190}';
    word.graphemes(true).count() == 1
        && word
            .chars()
            .next()
            .is_some_and(|first| first >= SYMBOLS_BEGIN && !first.is_alphanumeric() && !is_stray(first))
}

/// What is left of a text when marks, accents, capitals and spacing are put aside: two cards must differ in
/// this.
pub(crate) fn normalised(text: &str) -> String {
    let letters: String =
        text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect();
    let words: Vec<&str> =
        letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
