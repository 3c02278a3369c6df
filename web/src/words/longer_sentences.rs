//! The same sentences a third longer, as in a language that needs more room: pages are drawn with them to see
//! that nothing is cut off. What people have typed stays as it is.

use std::cell::Cell;

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

/// Every third letter is a vowel, more or less: with each of them twice, and an accent on the first, a
/// sentence is longer by a third, still readable, and breaks where it broke before.
fn longer(sentence: &str) -> String {
    let mut whole = String::with_capacity(sentence.len() * 3 / 2);
    let mut typed = 0_u32;
    for letter in sentence.chars() {
        match letter {
            '\u{2068}' => typed += 1,
            '\u{2069}' => typed = typed.saturating_sub(1),
            // A sentence in a sentence has been stretched already.
            _ if typed == 0 && !whole.ends_with(|last| Some(last) == accented(letter)) => {
                whole.extend(accented(letter));
            }
            _ => {}
        }
        whole.push(letter);
    }
    whole
}

fn accented(letter: char) -> Option<char> {
    Some(match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        _ => return None,
    })
}

#[test]
fn sentences_are_longer_and_names_are_not() {
    assert_eq!(stretched("Seal it".to_owned()), "Seal it");
    let said = with_longer_sentences(|| stretched("Seal it, \u{2068}Ada\u{2069}".to_owned()));
    assert_eq!(said, "Séeáal íit, \u{2068}Ada\u{2069}");
    assert_eq!(with_longer_sentences(|| stretched(said.clone())), said);
}
