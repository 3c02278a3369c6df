//! Every sentence in both languages, with everything that can be filled in: names that begin with a vowel,
//! and none, one and two of what is counted.

use std::{collections::BTreeMap, fs, path::Path};

use decks::Language;
use fluent_typed::prelude::{FluentArgs, FluentValue};

use super::{Words, named, plain};

/// Names and other texts as they come into sentences.
const NAMES: [&str; 7] = ["Alma", "Émile", "Hélène", "Yves", "Bo", "Harry", "44 av. J.-C."];
/// Those of them before which a vowel is lost.
const VOWELS: [&str; 4] = ["Alma", "Émile", "Hélène", "Yves"];
/// What is counted, but never so few: limits, all players of a game, the length of a board.
const NEVER_FEW: [&str; 11] =
    ["all", "goal", "least", "length", "limit", "most", "perfect", "seconds", "squares", "turns", "voters"];
/// Sentences that are said of two at least: what there is one of has a sentence of its own, or does not
/// happen.
const OF_SEVERAL: [&str; 19] = [
    "cards-hint",
    "gh-line-cards",
    "gh-line-double",
    "gh-reveal-perfect",
    "gh-stage-guessing-sub-many",
    "image-end-several",
    "image-ended-several",
    "image-ended-several-you",
    "image-lesson-score",
    "image-news-laid-many",
    "image-news-laid-many-you",
    "image-stage-ended-several",
    "image-stage-played-on",
    "lobby-minutes-line",
    "pe-option-board-line",
    "pe-stage-runoff-which",
    "pe-stage-tie-cards",
    "pp-line-end",
    "pp-stage-pad-end",
];
/// Words that may stand behind a one although they end like a plural.
const NO_PLURALS: [&str; 7] = ["has", "was", "lies", "dans", "mais", "sans", "fois"];

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    /// One of these words.
    Choice(Vec<String>),
}

type Kinds = BTreeMap<String, Kind>;

/// The messages of a language, as they are written.
fn written(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let mut comments = String::new();
        let mut key = None;
        for line in fs::read_to_string(entry.unwrap().path()).unwrap().lines() {
            if line.starts_with('#') {
                comments.push_str(line);
                comments.push('\n');
            } else if let Some((name, text)) =
                line.split_once(" = ").filter(|_| !line.starts_with([' ', '}']))
            {
                all.insert(name.to_owned(), format!("{comments}{text}\n"));
                key = Some(name.to_owned());
                comments.clear();
            } else if let Some(key) = key.as_ref().filter(|_| line.starts_with([' ', '}'])) {
                let text: &mut String = all.get_mut(key).unwrap();
                text.push_str(line);
                text.push('\n');
            } else {
                comments.clear();
            }
        }
    }
    all
}

/// What is filled in, and what kind of thing that is.
fn kinds(text: &str) -> Kinds {
    let mut kinds = Kinds::new();
    for (at, _) in text.match_indices('$') {
        let rest = &text[at + 1..];
        let end =
            rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        let kind = if text[..at].ends_with("NUMBER(") || after.starts_with(" (Number)") {
            Kind::Number
        } else if after.starts_with(" ->") {
            let choices: Vec<String> = variants(after);
            let counts = |choice: &String| choice == "one" || choice.parse::<u32>().is_ok();
            if choices.iter().any(counts) { Kind::Number } else { Kind::Choice(choices) }
        } else {
            Kind::Text
        };
        let known = kinds.entry(name.to_owned()).or_insert(Kind::Text);
        if *known == Kind::Text {
            *known = kind;
        }
    }
    kinds
}

/// The names of the variants from here to the last of them.
fn variants(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for line in text.lines().skip(1) {
        let line = line.trim_start();
        let Some((name, _)) =
            line.trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']'))
        else {
            continue;
        };
        all.push(name.to_owned());
        if line.starts_with('*') {
            break;
        }
    }
    all
}

/// A message with what was filled in, for whoever reads of a fault.
struct Said {
    text: String,
    number: Option<u32>,
}

/// The message in all ways that matter.
fn said(language: Language, key: &str, kinds: &Kinds) -> Vec<Said> {
    let words = Words::of(language);
    let counted =
        |(argument, kind): (&String, &Kind)| *kind == Kind::Number && !NEVER_FEW.contains(&argument.as_str());
    let numbers = kinds.iter().any(counted);
    let counts = match (numbers, OF_SEVERAL.contains(&key)) {
        (false, _) => 0..1,
        (true, false) => 0..3,
        (true, true) => 2..4,
    };
    let longest = kinds.values().map(|kind| if let Kind::Choice(all) = kind { all.len() } else { 0 }).max();
    let mut all = Vec::new();
    for name in NAMES {
        for number in counts.clone() {
            for choice in 0..longest.unwrap_or_default().max(1) {
                let mut args = FluentArgs::new();
                for (argument, kind) in kinds {
                    let value = match kind {
                        Kind::Text => FluentValue::from(named(name)),
                        Kind::Number if NEVER_FEW.contains(&argument.as_str()) => FluentValue::from(12),
                        Kind::Number => FluentValue::from(number),
                        Kind::Choice(choices) => {
                            FluentValue::from(choices[choice.min(choices.len() - 1)].clone())
                        }
                    };
                    args.set(argument.clone(), value);
                }
                let text = words.by_key(key, Some(args)).unwrap_or_else(|| panic!("{key} cannot be said"));
                all.push(Said { text: plain(text), number: numbers.then_some(number) });
            }
        }
    }
    all
}

fn all_said() -> Vec<(Language, String, Vec<Said>)> {
    let [english, french] = Language::ALL.map(written);
    assert!(
        english.len() > 1000 && english.keys().eq(french.keys()),
        "the files are not read as they should be"
    );
    let mut all = Vec::new();
    for (language, texts) in Language::ALL.into_iter().zip([&english, &french]) {
        for key in texts.keys() {
            let mut kinds = kinds(&english[key]);
            for (argument, kind) in self::kinds(&french[key]) {
                let known = kinds.entry(argument).or_insert(Kind::Text);
                if *known == Kind::Text {
                    *known = kind;
                }
            }
            all.push((language, key.clone(), said(language, key, &kinds)));
        }
    }
    all
}

/// What is wrong with how a sentence is set.
fn fault_of_setting(language: Language, text: &str) -> Option<&'static str> {
    let french = language == Language::Fr;
    let has = |marks: &[&str]| marks.iter().any(|mark| text.contains(mark));
    let stops = text.replace("...", "");
    if stops.contains("..") {
        Some("two full stops")
    } else if has(&["  ", " .", " ,"]) {
        Some("a blank too many")
    } else if has(&["'", "\""]) {
        Some("a straight mark")
    } else if has(&["\u{e000}", "\u{e001}", "\u{2068}", "\u{2069}"]) {
        Some("a mark of our own")
    } else if french && has(&["\u{a0}?", "\u{a0}!", "\u{a0};", " ?", " !", " ;"]) {
        Some("not U+202F before a mark of two parts")
    } else if french && has(&["\u{202f}:", " :", "«\u{202f}", "\u{202f}»", "« ", " »"]) {
        Some("not U+00A0 before a colon or within guillemets")
    } else if !french && has(&["\u{a0}?", "\u{202f}"]) {
        Some("a French blank")
    } else {
        None
    }
}

/// A word that should have been elided before one of the names.
fn unelided(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    let names = VOWELS.iter().flat_map(|name| {
        ["de", "que", "le", "la", "ne", "se", "jusque", "lorsque"]
            .map(|word| format!("{word} {}", name.to_lowercase()))
    });
    names.into_iter().find(|pair| {
        lower.match_indices(pair.as_str()).any(|(at, _)| !lower[..at].ends_with(char::is_alphabetic))
    })
}

/// A plural behind a one.
fn plural_of_one(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\u{202f}']).collect();
    let pair = words.windows(2).find(|pair| {
        let noun = pair[1].trim_end_matches(|letter: char| !letter.is_alphabetic());
        let one = ["1", "+1", "(1"].contains(&pair[0]);
        one && noun.ends_with('s') && noun.len() > 2 && !NO_PLURALS.contains(&noun)
    });
    pair.map(|pair| pair.join(" "))
}

#[test]
fn every_sentence_is_well_set_whatever_is_filled_in() {
    let mut faults = Vec::new();
    for (language, key, all) in all_said() {
        for Said { text, .. } in all {
            if let Some(fault) = fault_of_setting(language, &text) {
                faults.push(format!("{language:?} {key}: {fault}: {text}"));
            }
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn french_elides_before_every_name_that_begins_with_a_vowel() {
    let french = all_said().into_iter().filter(|(language, ..)| *language == Language::Fr);
    let mut faults: Vec<String> = Vec::new();
    let mut elisions = 0;
    for (_, key, all) in french {
        for Said { text, .. } in all {
            faults.extend(unelided(&text).map(|pair| format!("{key}: {pair}: {text}")));
            elisions += usize::from(text.contains("d’Alma") || text.contains("qu’Alma"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(elisions > 10, "no name was elided before");
}

#[test]
fn one_is_never_many_and_none_is_never_one() {
    let mut faults: Vec<String> = Vec::new();
    for (language, key, all) in all_said() {
        faults.extend(all.iter().filter_map(|Said { text, .. }| {
            plural_of_one(text).map(|pair| format!("{language:?} {key}: {pair}: {text}"))
        }));
        let of = |wanted: u32| all.iter().find(|said| said.number == Some(wanted)).map(|said| &said.text);
        let (Some(none), Some(one)) = (of(0), of(1)) else { continue };
        let tells = one
            .split(|letter: char| !letter.is_alphanumeric())
            .any(|word| ["1", "un", "une", "one"].contains(&word.to_lowercase().as_str()));
        if none == one && tells {
            faults.push(format!("{language:?} {key} is said of none and of one: {one}"));
        }
    }
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
