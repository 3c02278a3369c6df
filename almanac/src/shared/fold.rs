//! Names as a keyboard types them: without accents, capitals and marks.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The text in small letters without accents. Scripts other than the Latin keep their letters.
pub(crate) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for char in text.nfkd().filter(|char| !is_combining_mark(*char)).flat_map(char::to_lowercase) {
        match plain(char) {
            Some(letters) => folded.push_str(letters),
            // Small letters of a few capitals are decomposed again: the dotted I of Turkish.
            None if is_combining_mark(char) => {}
            None => folded.push(char),
        }
    }
    folded
}

/// Letters that have no accent to lose, yet are typed as others.
fn plain(char: char) -> Option<&'static str> {
    Some(match char {
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        'þ' => "th",
        'ð' | 'đ' => "d",
        'ħ' => "h",
        'ı' => "i",
        'ł' => "l",
        'ø' => "o",
        'ŧ' => "t",
        // The breathings of Arabic and Hawaiian names are apostrophes to those who type them.
        '’' | '‘' | 'ʼ' | 'ʻ' | 'ʿ' | 'ʾ' | '`' | '´' => "'",
        _ => return None,
    })
}

/// The words of a name or of what somebody types, folded.
pub(crate) fn words(text: &str) -> Vec<String> {
    fold(text)
        .split(|char: char| !char.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The words to find a name by: its words, and as one what apostrophes, hyphens and dots divide (`oneal`,
/// `jeanpaul`) and what a particle stands before (`vangogh`).
pub(crate) fn index_words(text: &str) -> Vec<String> {
    const PARTICLES: [&str; 14] =
        ["da", "de", "del", "della", "di", "du", "el", "la", "le", "mac", "mc", "van", "von", "saint"];
    let plain = words(text);
    let folded = fold(text);
    let chunks =
        folded.split_whitespace().map(|chunk| chunk.chars().filter(|char| char.is_alphanumeric()).collect());
    let pairs =
        plain.windows(2).filter(|pair| PARTICLES.contains(&pair[0].as_str())).map(|pair| pair.concat());
    let joined: Vec<String> = chunks.chain(pairs).collect();
    let mut found = plain;
    for word in joined {
        if !word.is_empty() && !found.contains(&word) {
            found.push(word);
        }
    }
    found
}
