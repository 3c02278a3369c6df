//! One term for one thing: `locales/GLOSSARY.md` says which, and no sentence uses another.

use std::{
    fs,
    path::{Path, PathBuf},
};

use decks::{Decks, Language, Set};
use rules::{CardFace, GameKind};

use super::Words;
use crate::games;

/// A word that the glossary forbids: as a whole word, or as the beginning of one.
#[derive(Debug)]
struct Forbidden {
    text: String,
    any_ending: bool,
}

impl Forbidden {
    fn is_in(&self, sentence: &str) -> bool {
        sentence.match_indices(&self.text).any(|(at, text)| {
            let (before, after) = (&sentence[..at], &sentence[at + text.len()..]);
            let ends = self.any_ending || !after.starts_with(char::is_alphanumeric);
            ends && !before.ends_with(char::is_alphanumeric)
        })
    }
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

/// What the glossary forbids in this language.
fn forbidden(language: Language) -> Vec<Forbidden> {
    forbidden_in(language, &fs::read_to_string(folder().join("GLOSSARY.md")).unwrap())
}

/// What the tables of this game forbid, without those of all games: cards speak of life, where a match and a
/// hall are other things.
fn forbidden_of(game: GameKind, language: Language) -> Vec<Forbidden> {
    let title = games::name(Words::of(Language::En), game);
    let glossary = fs::read_to_string(folder().join("GLOSSARY.md")).unwrap();
    let mut sections = glossary.split("\n## ");
    let section = sections.find(|section| section.lines().next().unwrap().contains(&title)).expect(&title);
    forbidden_in(language, section)
}

fn forbidden_in(language: Language, tables: &str) -> Vec<Forbidden> {
    let rows = tables.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| English "));
    let cells = rows.flat_map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [_, _, _, english, french] = cells[..] else { panic!("five columns: {row}") };
        let cell = if language == Language::En { english } else { french };
        cell.split(',')
            .map(|word| word.trim().to_lowercase())
            .filter(|word| !word.is_empty())
            .collect::<Vec<_>>()
    });
    cells
        .map(|word| Forbidden {
            any_ending: word.ends_with('*'),
            text: word.trim_end_matches('*').to_owned(),
        })
        .collect()
}

/// The lines of a file that are said, each with its number and without the name of its sentence.
fn lines(text: &str) -> impl Iterator<Item = (usize, String)> {
    let said = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    said.map(|(number, line)| {
        let words = line.split_once(" = ").map_or(line, |(_, words)| words);
        // What is filled in has names of its own.
        let words = words.split('{').map(|part| part.split_once('}').map_or(part, |(_, words)| words));
        (number + 1, words.collect::<Vec<_>>().join("…").to_lowercase())
    })
}

#[test]
fn no_sentence_uses_a_word_that_the_glossary_forbids() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let forbidden = forbidden(language);
        assert!(forbidden.len() > 10, "{forbidden:?}");
        for entry in fs::read_dir(folder().join(language.code())).unwrap() {
            let path = entry.unwrap().path();
            for (number, line) in lines(&fs::read_to_string(&path).unwrap()) {
                let found = forbidden.iter().filter(|word| word.is_in(&line));
                faults
                    .extend(found.map(|word| format!("{}:{number}: {}: {line}", path.display(), word.text)));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Some cards speak of the game that they belong to.
#[test]
fn no_card_uses_a_word_that_the_glossary_forbids_in_its_game() {
    let mut faults = Vec::new();
    let mut read = 0;
    for game in GameKind::ALL {
        for language in Language::ALL {
            let forbidden = forbidden_of(game, language);
            for card in Decks::embedded().sets(game).iter().flat_map(Set::cards) {
                let faces = [Some(CardFace::Black), card.gray.as_ref().map(|_| CardFace::Gray)];
                for face in faces.into_iter().flatten() {
                    let text = card.text_on(face, language).to_lowercase();
                    let found = forbidden.iter().filter(|word| word.is_in(&text));
                    faults.extend(found.map(|word| format!("{game}/{}: {}: {text}", card.id, word.text)));
                    read += 1;
                }
            }
        }
    }
    assert!(read > 4000, "{read} faces are read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let of_colours = forbidden_of(GameKind::Colours, Language::Fr);
    assert!(of_colours.iter().any(|word| word.is_in("qui donne ses deux voix à sa moitié ?")));
}

/// Programs are told in English why something was refused, in the same words as people.
#[test]
fn no_refusal_uses_a_word_that_the_glossary_forbids() {
    let forbidden = forbidden(Language::En);
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files: Vec<PathBuf> = vec![
        "table/src/refusal.rs".into(),
        "table/src/error.rs".into(),
        "table/src/name/mod.rs".into(),
        "web/src/trouble.rs".into(),
        "web/src/form/mod.rs".into(),
        "decks/src/own/draft.rs".into(),
        "decks/src/own/fault.rs".into(),
    ];
    files.extend(GameKind::ALL.map(|game| format!("rules/src/{}/refusal.rs", game.slug()).into()));
    let mut faults = Vec::new();
    let mut read = 0;
    for file in files {
        for line in fs::read_to_string(source.join(&file)).unwrap().lines() {
            let Some(said) = line.trim().strip_prefix("#[error(\"") else { continue };
            let said = said.to_lowercase();
            let found = forbidden.iter().filter(|word| word.is_in(&said));
            faults.extend(found.map(|word| format!("{}: {}: {said}", file.display(), word.text)));
            read += 1;
        }
    }
    assert!(read > 150, "{read} refusals are read");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// « Qui fait cela gagne » is a proverb.
#[test]
fn no_french_sentence_sounds_like_a_proverb() {
    let mut faults = Vec::new();
    for entry in fs::read_dir(folder().join(Language::Fr.code())).unwrap() {
        let path = entry.unwrap().path();
        for (number, line) in lines(&fs::read_to_string(&path).unwrap()) {
            if line.split_inclusive(['.', '?', '!']).any(|part| {
                let part = part.trim_start();
                part.starts_with("qui ") && part.ends_with('.')
            }) {
                faults.push(format!("{}:{number}: {line}", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn whole_words_are_found_and_no_parts_of_others() {
    let of = |text: &str, any_ending| Forbidden { text: text.to_owned(), any_ending };
    assert!(of("hall", false).is_in("back to the hall."));
    assert!(!of("hall", false).is_in("a challenge, and shall"));
    assert!(of("joueur", true).is_in("le joueur, les joueurs"));
    assert!(!of("joueur", false).is_in("les joueurs"));
    assert!(of("voix", false).is_in("d’une seule voix"));
}
