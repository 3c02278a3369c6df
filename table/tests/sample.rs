//! The stored format: a whole evening from an earlier day, with every kind of event, can still be read and means the same.
//!
//! `samples/happiness.journal.jsonl` has one payload a line. It stays as it is: tables of that day lie in people's data
//! folders. `samples/happiness.views.json` says what everybody sees at two points of it; views may change on purpose.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod support;

use std::{collections::BTreeSet, path::PathBuf, sync::Arc, time::Duration};

use decks::Language;
use journal::{Journal, MemoryJournal, Millis, NewRecord, Seq};
use rules::{
    Slot,
    happiness::{Command as Move, Options},
};
use serde_json::{Map, Value, json};
use support::{Evening, agree, draw, id, lay, newcomer, pass, play, seal};
use table::{Badge, Clock, Code, Command, Dice, GameOptions, GuestId, Hall, Key, Sent};

const CODE: &str = "KR7WQ4";
const GUESTS: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];
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

fn sample() -> Vec<String> {
    let text = std::fs::read_to_string(file("happiness.journal.jsonl")).unwrap();
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

#[tokio::test(start_paused = true)]
async fn an_evening_of_an_earlier_day_means_what_it_meant() {
    let lines = sample();
    let middle = 1 + lines.iter().rposition(|line| line.contains("agreement_withdrawn")).unwrap();
    let seen = json!({ "in the middle": views(&lines[..middle]).await, "at the end": views(&lines).await });
    let text = serde_json::to_string_pretty(&sorted(seen)).unwrap() + "\n";
    if let Err(difference) = testkit::matches_file(&text, &file("happiness.views.json")) {
        panic!("{difference}");
    }
}

#[test]
fn the_sample_has_every_kind_of_event() {
    let mut types = BTreeSet::new();
    for line in sample() {
        let entry: Value = serde_json::from_str(&line).unwrap();
        for event in entry["events"].as_array().unwrap() {
            types.insert(event["type"].as_str().unwrap().to_owned());
            if let Some(played) = event["play"]["event"]["type"].as_str() {
                types.insert(format!("happiness {played}"));
            }
        }
    }
    for name in variants(include_str!("../src/event.rs"), "pub enum Event {") {
        assert!(types.contains(&name), "{name} is not in the sample");
    }
    for name in variants(include_str!("../../rules/src/happiness/event.rs"), "pub enum Event {") {
        assert!(types.contains(&format!("happiness {name}")), "happiness {name} is not in the sample");
    }
}

/// The names of an enum's variants as they are stored, taken from its source.
fn variants(source: &str, head: &str) -> Vec<String> {
    let body = source.split_once(head).expect("the enum is there").1;
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

/// How the sample was made. Run it by name to make one for a new format, beside the old one.
#[tokio::test(start_paused = true)]
#[ignore = "writes a file"]
async fn write_a_sample() {
    let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
    gather(&evening).await;
    first_game(&evening).await;
    second_game(&evening).await;
    evening.does(0, Command::Remove { guest: GuestId(3) }).await.unwrap();
    let lines: Vec<String> =
        evening.records().await.into_iter().map(|record| record.payload + "\n").collect();
    std::fs::write(file("new.journal.jsonl"), lines.concat()).unwrap();
}

async fn gather(evening: &Evening) {
    let does = async |guest, command| evening.does(guest, command).await.unwrap();
    does(1, Command::Rename { name: "Béatrice".to_owned() }).await;
    does(1, Command::ChooseLanguage { language: Language::Fr }).await;
    does(2, Command::Recolour { badge: Badge::try_from(17).unwrap() }).await;
    let link = evening.table.invite_device(&evening.keys[1]).await.unwrap();
    evening.table.redeem(&link, &key(101)).await.unwrap();
    does(0, Command::HandOver { guest: GuestId(1) }).await;
    does(1, Command::HandOver { guest: GuestId(0) }).await;
    does(0, Command::Lock).await;
    does(0, Command::Unlock).await;
    let four = Options { cards: 4, ..Options::default() };
    does(0, Command::ChooseGame { options: GameOptions::Happiness(four) }).await;
    does(0, Command::ChoosePace { seconds: Some(60) }).await;
}

/// With a clock, and with people who are late, away, skipped and gone.
async fn first_game(evening: &Evening) {
    let does = async |guest, command| evening.does(guest, command).await.unwrap();
    let _screens = [evening.attend(0).await, evening.attend(1).await, evening.attend(2).await];
    let dan = evening.attend(3).await;
    does(0, Command::StartGame).await;
    does(0, draw()).await;
    does(2, Command::ExtendDeadline).await;
    pass(Duration::from_secs(125)).await;
    does(0, Command::ChoosePace { seconds: None }).await;
    does(0, Command::Skip { guest: GuestId(1) }).await;
    does(2, Command::Leave).await;
    evening.table.join(&newcomer("Cleo"), &evening.keys[2]).await.unwrap();
    does(2, Command::SitDown).await;
    drop(dan);
    pass(Duration::from_secs(30)).await;
    let _dan = evening.attend(3).await;
    evening.play_out(1).await;
    does(3, Command::CloseGame).await;
}

/// With second thoughts, and broken off after the first reveal.
async fn second_game(evening: &Evening) {
    let does = async |guest, command| evening.does(guest, command).await.unwrap();
    does(0, Command::StartGame).await;
    let view = evening.view(0).await;
    let player = usize::from(view.game.as_ref().unwrap().seats[0].0);
    let [one, two, three] = [(player + 1) % 4, (player + 2) % 4, (player + 3) % 4];
    let named = Sent { command: draw(), id: id("1f6c-draw"), seen: None };
    evening.send(player, named).await.unwrap();
    for card in [2, 0, 3, 1] {
        does(player, lay(card, 0)).await;
    }
    does(player, play(Move::TakeBackToken { card: Slot(3) })).await;
    does(player, lay(3, 3)).await;
    does(player, seal()).await;
    for card in 0..4 {
        does(one, lay(card, 0)).await;
    }
    does(two, play(Move::TakeBackToken { card: Slot(0) })).await;
    does(three, lay(0, 1)).await;
    does(one, agree(6)).await;
    does(one, play(Move::WithdrawAgreement)).await;
    for guest in [one, two, three] {
        does(guest, agree(6)).await;
    }
    does(0, Command::BreakOff).await;
}
