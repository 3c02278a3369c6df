//! Where a long name may break: between its syllables, as far as letters tell. A browser breaks there when it
//! must, with a hyphen, and nowhere else; that a word is a name of no language is why no dictionary helps.

/// Words of so many letters stay whole.
const WHOLE: usize = 8;
/// So many letters stay together at both ends of a word.
const ENDS: usize = 3;
/// A place where a word may be broken.
const SOFT_HYPHEN: char = '\u{ad}';

/// The same name with the places where its long words may break.
pub(super) fn breakable(name: &str) -> String {
    let mut broken = String::with_capacity(name.len());
    for part in name.split_inclusive([' ', '-']) {
        let letters: Vec<char> = part.chars().collect();
        let is_long = part.trim_end_matches([' ', '-']).chars().count() > WHOLE;
        for (at, letter) in letters.iter().enumerate() {
            if is_long && begins_syllable(&letters, at) {
                broken.push(SOFT_HYPHEN);
            }
            broken.push(*letter);
        }
    }
    broken
}

/// A syllable begins with the last consonant before a vowel; what is spoken as one consonant stays together.
fn begins_syllable(letters: &[char], at: usize) -> bool {
    let is_vowel = |at: usize| letters.get(at).copied().is_some_and(is_vowel);
    let is_consonant =
        |at: usize| letters.get(at).is_some_and(|letter| letter.is_alphabetic()) && !is_vowel(at);
    let liquid = |at: usize| letters.get(at).is_some_and(|letter| matches!(letter, 'h' | 'l' | 'r'));
    let word = letters.iter().filter(|letter| letter.is_alphabetic()).count();
    if at < ENDS || at + ENDS > word || !is_consonant(at) {
        return false;
    }
    let with_next = is_consonant(at + 1) && liquid(at + 1) && !liquid(at) && is_vowel(at + 2);
    let alone = is_vowel(at + 1) && !(liquid(at) && is_consonant(at - 1) && !liquid(at - 1));
    alone || with_next
}

fn is_vowel(letter: char) -> bool {
    "aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ".contains(letter.to_lowercase().next().unwrap_or(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_break_between_syllables_and_short_ones_nowhere() {
        let shown = |name| breakable(name).replace(SOFT_HYPHEN, "|");
        assert_eq!(shown("Maximilienne-Aurélie"), "Maxi|mi|lienne-Aurélie");
        assert_eq!(shown("Bartholomäusdorfer X"), "Bar|tho|lo|mäus|dor|fer X");
        assert_eq!(shown("Chrysostomos Papado"), "Chry|sos|to|mos Papado");
        assert_eq!(shown("Wilhelmina-Charlotte"), "Wil|hel|mina-Char|lotte");
        assert_eq!(shown("Benjamin"), "Benjamin");
        assert_eq!(shown("Ana"), "Ana");
        assert_eq!(shown("王小明王小明王小明王小明"), "王小明王小明王小明王小明");
    }
}
