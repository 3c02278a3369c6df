//! What is left of a word without its ending.

use crate::Language;

/// So many letters of a word stay, at the least.
const LEFT: usize = 3;

/// The endings that are taken off, the first that fits. They are few: two forms of a word should leave the
/// same, and it does not matter whether that is a word.
const fn endings(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &["ing", "ed", "er", "e"],
        Language::Fr => {
            &["ement", "ation", "ateur", "euse", "eur", "ant", "ait", "ent", "er", "ir", "it", "e"]
        }
    }
}

/// The beginning that a word shares with its other forms: `sing` for `sings` and `singing`, `chant` for
/// `chante` and `chantait`. Words come without capitals and accents.
pub(super) fn stem(word: &str, language: Language) -> &str {
    let plural: &[char] = match language {
        Language::En => &['s'],
        Language::Fr => &['s', 'x'],
    };
    let word = cut(word, word.strip_suffix(plural));
    let mut without = endings(language).iter().map(|ending| cut(word, word.strip_suffix(ending)));
    let word = without.find(|rest| *rest != word).unwrap_or(word);
    let word = cut(word, word.strip_suffix(['i', 'y']));
    // `running` and `runs`.
    let mut letters = word.chars().rev();
    match (letters.next(), letters.next()) {
        (Some(last), Some(before)) if last == before => cut(word, word.strip_suffix(last)),
        _ => word,
    }
}

/// What stays of a word, where that is enough; else all of it.
fn cut<'a>(word: &'a str, rest: Option<&'a str>) -> &'a str {
    rest.filter(|rest| rest.chars().count() >= LEFT).unwrap_or(word)
}
