//! The stored format: a whole evening from an earlier day, with every kind of event, can still be read and means the same.
//!
//! `samples/GAME.journal.jsonl` has one payload a line. It stays as it is: tables of that day lie in people's data folders.
//! `samples/GAME.views.json` says what everybody sees at two points of it; views may change on purpose.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

#[path = "sample/happiness.rs"]
mod happiness;
#[path = "sample/personality.rs"]
mod personality;
#[path = "sample/preference.rs"]
mod preference;
mod support;

use std::{collections::BTreeSet, path::PathBuf, sync::Arc};

use journal::{Journal, MemoryJournal, Millis, NewRecord, Seq};
use rules::GameKind;
use serde_json::{Map, Value, json};
use support::Evening;
use table::{Clock, Code, Dice, Hall, Key};

const CODE: &str = "KR7WQ4";
const GUESTS: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];
/// The games of which there is a journal from an earlier day.
const SAMPLED: [GameKind; 3] = [GameKind::Happiness, GameKind::Preference, GameKind::Personality];
const BEGAN: u64 = 1_700_000_000_000;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/samples").join(name)
}

fn key(number: usize) -> Key {
    format!("{number:032x}").parse().unwrap()
}

fn at(line: usize) -> Millis {
    Millis(BEGAN + 1_000 * line as u64)
}

fn sample(game: GameKind) -> Vec<String> {
    let text = std::fs::read_to_string(file(&format!("{game}.journal.jsonl"))).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// What everybody sees when the journal has these lines.
async fn views(lines: &[String]) -> Value {
    let code: Code = CODE.parse().unwrap();
    let journal = Arc::new(MemoryJournal::new());
    let records = lines.iter().enumerate();
    let records = records.map(|(line, payload)| NewRecord { at: at(line), payload: payload.clone() });
    journal.append(code.table_id(), Seq(0), records.collect()).await.unwrap();
    let clock = Clock::Paused { began: tokio::time::Instant::now(), at: at(lines.len()) };
    let hall = Hall::new(journal, clock, Dice::Seeded(1));
    let table = hall.table(code);
    let mut views = Map::new();
    views.insert("stage".to_owned(), json!(*table.look(None).await.unwrap()));
    for (number, name) in GUESTS.into_iter().enumerate() {
        views.insert(name.to_owned(), json!(*table.look(Some(&key(number))).await.unwrap()));
    }
    sorted(Value::Object(views))
}

/// The order of fields depends on what else is being built; here it is always the same.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<(String, Value)> = fields.into_iter().collect();
            fields.sort_by(|one, other| one.0.cmp(&other.0));
            Value::Object(fields.into_iter().map(|(name, value)| (name, sorted(value))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(sorted).collect()),
        other => other,
    }
}

/// What happens last before people who see different things are still making up their minds.
fn midst(game: GameKind) -> &'static str {
    match game {
        GameKind::Happiness | GameKind::Preference => "agreement_withdrawn",
        GameKind::Colours => "ballot_cast",
        GameKind::Personality => "second_vote_cast\",\"seat\":0",
    }
}

#[tokio::test(start_paused = true)]
async fn an_evening_of_an_earlier_day_means_what_it_meant() {
    for game in SAMPLED {
        let lines = sample(game);
        let middle = 1 + lines.iter().rposition(|line| line.contains(midst(game))).unwrap();
        let seen =
            json!({ "in the middle": views(&lines[..middle]).await, "at the end": views(&lines).await });
        let text = serde_json::to_string_pretty(&sorted(seen)).unwrap() + "\n";
        if let Err(difference) = testkit::matches_file(&text, &file(&format!("{game}.views.json"))) {
            panic!("{difference}");
        }
    }
}

#[test]
fn the_samples_have_every_kind_of_event() {
    let mut types = BTreeSet::new();
    for line in SAMPLED.into_iter().flat_map(sample) {
        let entry: Value = serde_json::from_str(&line).unwrap();
        for event in entry["events"].as_array().unwrap() {
            types.insert(event["type"].as_str().unwrap().to_owned());
            let play = &event["play"];
            if let (Some(game), Some(played)) = (play["game"].as_str(), play["event"]["type"].as_str()) {
                types.insert(format!("{game} {played}"));
            }
        }
    }
    let of_games = |game: GameKind| {
        let names = variants(match game {
            GameKind::Happiness => include_str!("../../rules/src/happiness/event.rs"),
            GameKind::Preference => include_str!("../../rules/src/preference/event.rs"),
            GameKind::Colours => include_str!("../../rules/src/colours/event.rs"),
            GameKind::Personality => include_str!("../../rules/src/personality/event.rs"),
        });
        names.into_iter().map(move |name| format!("{game} {name}"))
    };
    let known = variants(include_str!("../src/event.rs"));
    for name in known.into_iter().chain(SAMPLED.into_iter().flat_map(of_games)) {
        assert!(types.contains(&name), "{name} is in no sample");
    }
}

/// The names of an enum's variants as they are stored, taken from its source.
fn variants(source: &str) -> Vec<String> {
    let body = source.split_once("pub enum Event {").expect("the enum is there").1;
    let body = &body[..body.find("\n}").expect("it ends")];
    let names = body.lines().filter_map(|line| {
        let line = line.strip_prefix("    ")?;
        let name = line.trim_end_matches([',', '{', ' ']);
        let plain = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphanumeric);
        plain.then(|| snake(name))
    });
    let names: Vec<String> = names.collect();
    assert!(names.len() > 10, "the variants are found");
    names
}

fn snake(name: &str) -> String {
    let mut snake = String::new();
    for char in name.chars() {
        if char.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(char.to_lowercase());
    }
    snake
}

/// How a sample was made. Run it by name to make one for a new format, beside the old one.
#[tokio::test(start_paused = true)]
#[ignore = "writes files"]
async fn write_samples() {
    for game in SAMPLED {
        let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
        match game {
            GameKind::Happiness => happiness::evening(&evening).await,
            GameKind::Preference => preference::evening(&evening).await,
            GameKind::Colours => unreachable!("it has none yet"),
            GameKind::Personality => personality::evening(&evening).await,
        }
        let lines: Vec<String> =
            evening.records().await.into_iter().map(|record| record.payload + "\n").collect();
        std::fs::write(file(&format!("new.{game}.journal.jsonl")), lines.concat()).unwrap();
    }
}
