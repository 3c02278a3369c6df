//! Which letter of a name counts, and why: names count in both languages (IM-11), so that a letter may come
//! from the one that somebody does not read.

use almanac::Letter;
use decks::Language;
use rules::image::{BilingualText, TakenImage};

use super::{cards, evidence::in_language};
use crate::words::Words;

/// A letter with the word that begins with it: `H (Hatter)`, and which language that is if it is not the
/// reader's.
pub(super) fn explained(words: &Words, name: &BilingualText, letter: char) -> String {
    match (word(in_language(words, name), letter), foreign_word(words, name, letter)) {
        (Some(word), _) => format!("{letter}\u{a0}({word})"),
        (None, Some(word)) => match words.language {
            Language::En => words.image_letter_in_french(letter.to_string(), word),
            Language::Fr => words.image_letter_in_english(letter.to_string(), word),
        },
        (None, None) => letter.to_string(),
    }
}

/// What the letter of a taken image is for, where nothing in the name that is shown begins with it: `H comme
/// Hatter` of le Chapelier fou.
pub(super) fn riddle(words: &Words, taken: &TakenImage) -> Option<String> {
    let letter = taken.letters.last().copied().and_then(cards::letter)?;
    solved(words, &taken.claim.name, letter.char())
}

/// The letter that has ended an image, and what it is for: `H for Hugo`; the letter alone where no word of
/// the name begins with it. None for one that stands for any.
pub(super) fn of_ended(words: &Words, taken: &TakenImage) -> Option<String> {
    let letter = taken.letters.last().copied().and_then(cards::letter)?.char();
    let name = &taken.claim.name;
    let begun = word(in_language(words, name), letter).or_else(|| foreign_word(words, name, letter));
    let alone = letter.to_string();
    Some(match begun {
        Some(word) => words.image_letter_for(alone, word),
        None => alone,
    })
}

fn solved(words: &Words, name: &BilingualText, letter: char) -> Option<String> {
    if word(in_language(words, name), letter).is_some() {
        return None;
    }
    Some(words.image_letter_for(letter.to_string(), foreign_word(words, name, letter)?))
}

/// The word of the name in the language that the reader does not read.
fn foreign_word<'a>(words: &Words, name: &'a BilingualText, letter: char) -> Option<&'a str> {
    let other = match words.language {
        Language::En => &name.fr,
        Language::Fr => &name.en,
    };
    word(other, letter)
}

/// The last word of a name that begins with the letter. A small one is no name by itself: `de Gaulle`.
fn word(name: &str, letter: char) -> Option<&str> {
    let is_gap = |char: char| char.is_whitespace() || matches!(char, '\'' | '’' | '-');
    let starts = name
        .char_indices()
        .filter(|(at, char)| !is_gap(*char) && name[..*at].chars().next_back().is_none_or(is_gap));
    let begins = |rest: &&str| Letter::beginning(rest).is_some_and(|found| found.char() == letter);
    let rest = starts.map(|(at, _)| &name[at..]).rfind(begins)?;
    let small = rest.chars().next().is_some_and(char::is_lowercase);
    if small { Some(rest) } else { rest.split(is_gap).next() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(name: [&'static str; 2], letter: char) -> [String; 2] {
        let name = BilingualText::new(name[0], name[1]);
        Language::ALL.map(|language| explained(Words::of(language), &name, letter))
    }

    /// IM-11: a name counts in both languages, and whoever reads one of them is told what the letter is for.
    #[test]
    fn a_letter_is_explained_by_the_word_that_begins_with_it() {
        const HATTER: [&str; 2] = ["The Mad Hatter", "le Chapelier fou"];
        assert_eq!(both(HATTER, 'H'), ["H\u{a0}(Hatter)", "H\u{a0}(Hatter, en anglais)"]);
        assert_eq!(both(HATTER, 'C'), ["C\u{a0}(Chapelier, in French)", "C\u{a0}(Chapelier)"]);
        assert_eq!(both(["Charles de Gaulle"; 2], 'D')[0], "D\u{a0}(de Gaulle)");
        assert_eq!(both(["Charles de Gaulle"; 2], 'G')[1], "G\u{a0}(Gaulle)");
        assert_eq!(both(["Flash Gordon", "Guy l'Éclair"], 'E')[1], "E\u{a0}(Éclair)");
        assert_eq!(both(["Mao Zedong"; 2], 'M')[0], "M\u{a0}(Mao)");
        assert_eq!(both(["Mark Twain"; 2], 'C')[0], "C");
    }

    #[test]
    fn a_name_that_its_letter_makes_a_riddle_of_is_explained() {
        let both = |en, fr| {
            let name = BilingualText::new(en, fr);
            Language::ALL.map(|language| solved(Words::of(language), &name, 'H'))
        };
        assert_eq!(both("The Mad Hatter", "le Chapelier fou"), [None, Some("H comme Hatter".to_owned())]);
        assert_eq!(both("Elagabalus", "Héliogabale"), [Some("H for Héliogabale".to_owned()), None]);
        assert_eq!(both("Homer", "Homère"), [None, None]);
    }
}
