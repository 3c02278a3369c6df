//! Sentences that are understood at first reading: short ones in the rules, and in French one form of
//! address.

use std::{fs, path::Path};

use decks::Language;

/// A twelve-year-old has lost the beginning of a longer sentence at its end.
const MOST_WORDS: usize = 32;

/// Sentences about a player and somebody else, who together are « vous ».
const OF_TWO: [&str; 5] =
    ["over-wishes-you-and", "pe-pair-agreed", "pe-pair-proposed", "pe-pair-together", "pe-rules-spaces-2"];

/// The sentences of the files whose names begin so: their names, and what they say without what is filled in.
fn messages(language: Language, files: &[&str]) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut all: Vec<(String, String)> = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if !files.iter().any(|file| name.starts_with(file)) {
            continue;
        }
        for line in fs::read_to_string(entry.path()).unwrap().lines() {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            match line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
                Some((key, text)) => all.push((key.to_owned(), without_placeables(text))),
                None => all.last_mut().unwrap().1.push_str(&without_placeables(line)),
            }
        }
    }
    all
}

/// What is filled in counts as one word.
fn without_placeables(text: &str) -> String {
    let parts = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, words)| words));
    parts.collect::<Vec<_>>().join("…")
}

/// Each ends with a full stop, or a mark that is one; a name or an abbreviation goes on with a small letter.
fn sentences(text: &str) -> Vec<&str> {
    let mut sentences = Vec::new();
    let mut begin = 0;
    for (at, mark) in text.match_indices(['.', '?', '!', '…']) {
        let rest = &text[at + mark.len()..];
        let goes_on = rest.trim_start().chars().next().is_some_and(char::is_lowercase);
        if rest.starts_with(char::is_whitespace) && !goes_on {
            sentences.push(&text[begin..at + mark.len()]);
            begin = at + mark.len();
        }
    }
    sentences.push(&text[begin..]);
    sentences
}

fn words(sentence: &str) -> usize {
    sentence.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

#[test]
fn no_sentence_of_the_rules_is_longer_than_a_breath() {
    for language in Language::ALL {
        let messages = messages(language, &["rules-", "six-lines"]);
        assert!(messages.len() > 150, "{}", messages.len());
        let long: Vec<String> = messages
            .iter()
            .flat_map(|(key, text)| sentences(text).into_iter().map(move |sentence| (key, sentence)))
            .filter(|(_, sentence)| words(sentence) > MOST_WORDS)
            .map(|(key, sentence)| format!("{key}: {} words: {sentence}", words(sentence)))
            .collect();
        assert!(long.is_empty(), "{}", long.join("\n"));
    }
}

/// Whether a word speaks to one person, or to several. A form of a verb is known by its ending, where that
/// is certain.
fn speaks_to_one(word: &str) -> bool {
    matches!(word, "tu" | "te" | "toi" | "ton" | "ta" | "tes" | "t" | "tien" | "tienne" | "tiens" | "tiennes")
}

fn speaks_to_several(word: &str) -> bool {
    matches!(word, "vous" | "votre" | "vos" | "vôtre" | "vôtres")
        || word.ends_with("ez") && !matches!(word, "assez" | "chez" | "nez" | "rendez")
}

fn mixes_tu_and_vous(text: &str) -> bool {
    let text = text.to_lowercase();
    let words = || text.split(|c: char| !c.is_alphabetic());
    words().any(speaks_to_one) && words().any(speaks_to_several)
}

/// A player is « tu », the table is « vous », and no message is for both.
#[test]
fn no_french_message_says_tu_and_vous() {
    let messages = messages(Language::Fr, &[""]);
    let mixed: Vec<&str> = messages
        .iter()
        .filter(|(_, text)| mixes_tu_and_vous(text))
        .map(|(key, _)| key.as_str())
        .filter(|key| !OF_TWO.contains(key))
        .collect();
    assert_eq!(mixed, [""; 0]);
    for key in OF_TWO {
        let text = &messages.iter().find(|(name, _)| name == key).unwrap().1;
        assert!(mixes_tu_and_vous(text), "{key} needs no exception: {text}");
    }
}

#[test]
fn sentences_end_at_a_full_stop_and_not_within_a_name() {
    assert_eq!(sentences("One. Two? Three").len(), 3);
    assert_eq!(sentences("In 44 B.C. or later, that is. Then not.").len(), 2);
    assert_eq!(words("+ ± or 0 : for { all }"), 4);
    assert!(mixes_tu_and_vous("Double un jeton ; ton équipe et vous"));
    assert!(mixes_tu_and_vous("Posez-les, et regarde le tien"));
    assert!(!mixes_tu_and_vous("Tu en as assez chez toi"));
    assert!(!mixes_tu_and_vous("Vous votez"));
}
