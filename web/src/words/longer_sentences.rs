//! The same sentences longer by two fifths, with accents and between brackets, as in a language that needs
//! more room: pages are drawn with them to see that nothing is cut off, and that every word comes from
//! `locales/`. What people have typed stays as it is.

use std::cell::Cell;

/// Stands before a sentence, …
pub(crate) const OPENING: char = '[';
/// … and behind it. No sentence and no card has them of its own.
pub(crate) const CLOSING: char = ']';

thread_local! {
    static LONGER: Cell<bool> = const { Cell::new(false) };
}

/// Draws something while everything that is said in this thread takes more room.
pub(crate) fn with_longer_sentences<T>(draw: impl FnOnce() -> T) -> T {
    LONGER.set(true);
    let drawn = draw();
    LONGER.set(false);
    drawn
}

/// The sentence as it is said, or longer while somebody wants that.
pub(super) fn stretched(sentence: String) -> String {
    if LONGER.get() { longer(&sentence) } else { sentence }
}

/// The first part of what may have been longer, with the bracket that stood at its end.
pub(super) fn closed(part: String) -> String {
    if LONGER.get() { format!("{part}{CLOSING}") } else { part }
}

/// Whether everything that is said now takes more room.
pub(crate) fn are_wanted() -> bool {
    LONGER.get()
}

/// Letters come twice, vowels first, until there are two more for five: a sentence is still readable, and
/// breaks where it broke before.
fn longer(sentence: &str) -> String {
    let mut whole = String::with_capacity(sentence.len() * 2);
    whole.push(OPENING);
    // In fifths of a letter, rounded up.
    let mut owed = 4;
    let mut others = 0_u32;
    for letter in sentence.chars() {
        match letter {
            // A name, or a sentence in a sentence, which has been stretched already.
            '\u{2068}' | OPENING => others += 1,
            '\u{2069}' | CLOSING => others = others.saturating_sub(1),
            _ if others == 0 => {
                owed += 2;
                let (accented, spare) = accented(letter);
                while letter.is_alphabetic() && owed >= spare {
                    whole.push(accented);
                    owed -= 5;
                }
                whole.push(accented);
                continue;
            }
            _ => {}
        }
        whole.push(letter);
    }
    if sentence.contains(char::is_alphabetic) {
        whole.extend((0..owed / 5).map(|_| '~'));
    }
    whole.push(CLOSING);
    whole
}

/// The letter with something above or below it, if it has such a form, and how many fifths are owed before it
/// comes twice.
fn accented(letter: char) -> (char, i32) {
    let accented = match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'A' => 'Â',
        'E' => 'Ê',
        'I' => 'Î',
        'O' => 'Ô',
        'U' => 'Û',
        'c' => return ('ç', 10),
        'n' => return ('ñ', 10),
        letter => return (letter, 10),
    };
    (accented, 5)
}

#[test]
fn sentences_are_longer_and_names_are_not() {
    assert_eq!(stretched("Seal it".to_owned()), "Seal it");
    let said = with_longer_sentences(|| stretched("Seal it, \u{2068}Ada\u{2069}".to_owned()));
    assert_eq!(said, "[Sééáál íít, \u{2068}Ada\u{2069}~]");
    assert_eq!(with_longer_sentences(|| stretched(said.clone())), format!("[{said}]"));
    assert_eq!(with_longer_sentences(|| stretched("3/5".to_owned())), "[3/5]");
}

#[test]
fn two_letters_come_for_five() {
    for sentence in ["Go", "Rhythm", "Everybody votes twice", "The first pawn on the last space wins."] {
        let length = sentence.chars().count();
        let said = with_longer_sentences(|| stretched(sentence.to_owned()));
        assert_eq!(said.chars().count(), length + (2 * length).div_ceil(5) + 2, "{said}");
    }
}
