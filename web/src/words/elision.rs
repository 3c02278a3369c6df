//! French elision: “de” and “que” lose their vowel before another one, and who speaks knows before which.

/// The words that lose their last vowel before a vowel.
const ELIDED: [&str; 12] =
    ["de", "que", "le", "la", "ne", "se", "me", "te", "je", "jusque", "lorsque", "puisque"];

/// Beginnings before which nothing is lost, although they look like vowels: those of “oui”, “ouistiti” and
/// “Ouagadougou”, and of the numbers.
const LIKE_CONSONANTS: [&str; 6] = ["oua", "oui", "ouo", "onze", "onzi", "uhlan"];

/// An h is mute in names that came from Greek and Latin, as in “l’idée d’Hélène”, and mostly sounded in those
/// from elsewhere, as in “l’idée de Harry”. So it is sounded before these letters, …
const SOUNDED_H: [&str; 4] = ["ha", "hi", "ho", "hu"];

/// … but for these beginnings.
const MUTE_H: [&str; 12] = [
    "hadrien", "habit", "hilaire", "hilari", "hippo", "histo", "hom", "honor", "hor", "hubert", "huguette",
    "humbert",
];

/// The word as it is before this text, if it loses its vowel: “d’” of “de” before “Ada”.
pub(super) fn elided(word: &str, following: &str) -> Option<String> {
    let known = ELIDED.iter().any(|known| word.eq_ignore_ascii_case(known));
    (known && begins_with_vowel(following)).then(|| format!("{}’", &word[..word.len() - 1]))
}

/// Whether what is read aloud begins with a vowel. Numbers do not count, nor does what is no letter.
fn begins_with_vowel(text: &str) -> bool {
    let spoken = text.trim_start_matches(['\u{2068}', '«', '“', '(', '\u{a0}', '\u{202f}']);
    let spoken: String = spoken.chars().take(LONGEST).flat_map(char::to_lowercase).map(unaccented).collect();
    let begins = |beginnings: &[&str]| beginnings.iter().any(|beginning| spoken.starts_with(beginning));
    let mut letters = spoken.chars();
    match letters.next() {
        Some('a' | 'e' | 'i' | 'o' | 'u') => !begins(&LIKE_CONSONANTS),
        Some('h') => letters.next().is_some_and(is_vowel) && (begins(&MUTE_H) || !begins(&SOUNDED_H)),
        // “d’Yves”, but “de Yann”.
        Some('y') => letters.next().is_some_and(|second| second.is_alphabetic() && !is_vowel(second)),
        _ => false,
    }
}

/// As much of a text as has to be looked at.
const LONGEST: usize = 10;

fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

/// A small letter without what stands above or below it, as far as it is a vowel.
fn unaccented(letter: char) -> char {
    match letter {
        'à'..='æ' | 'ā' | 'ă' | 'ą' => 'a',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'œ' => 'o',
        'ù'..='ü' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vowel_takes_the_vowel_before_it() {
        for name in [
            "Ada",
            "Émile",
            "E\u{301}mile",
            "ÉLISE",
            "Île",
            "Œdipe",
            "Ægir",
            "élan",
            "\u{2068}Ada\u{2069}",
            "Yves",
            "Hélène",
            "Henri",
            "Homère",
            "Hadrien",
            "Honoré",
            "Øyvind",
            "Ümit",
            "une manche",
        ] {
            assert_eq!(elided("de", name).as_deref(), Some("d’"), "{name}");
        }
        assert_eq!(elided("que", "Ashoka").as_deref(), Some("qu’"));
        assert_eq!(elided("Le", "Élysée").as_deref(), Some("L’"));
        assert_eq!(elided("de", "«\u{a0}Avatar\u{a0}»").as_deref(), Some("d’"));
    }

    #[test]
    fn nothing_is_lost_before_what_only_looks_like_a_vowel() {
        for name in [
            "Bo",
            "Çelik",
            "Yann",
            "Yoko",
            "Harry",
            "Hugo",
            "Hassan",
            "hiboux",
            "onze",
            "Ouagadougou",
            "8",
            "11",
            "1",
            "🦊",
            "🦊 Ada",
            "",
            "-",
            "H",
            "Жанна",
            "Ñusta",
            "Șerban",
        ] {
            assert_eq!(elided("de", name), None, "{name}");
        }
        assert_eq!(elided("pour", "Ada"), None);
    }
}
