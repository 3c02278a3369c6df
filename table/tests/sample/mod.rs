//! The stored format: a whole evening from an earlier day, with every kind of event, can still be read and
//! means the same.
//!
//! `samples/GAME.journal.jsonl` has one payload a line. It stays as it is: tables of that day lie in people's
//! data folders. `samples/bots.journal.jsonl` has bots at the table, `samples/asked.journal.jsonl` bots that
//! were asked to go ahead, `samples/skipped.journal.jsonl` one person who skipped ahead.
//! `samples/returning.GAME.journal.jsonl`
//! is of a day when who had left a game could sit down on the same seat again,
//! `samples/beginner.journal.jsonl` of one when the host could say who begins, `samples/finish.journal.jsonl`
//! of one when a piece that fell back from Finish had ended Personal Preference, `samples/pair.journal.jsonl`
//! of one when a pair of Personality decided together, `samples/window.image.journal.jsonl` of one when
//! nobody had to let a turn of IMAGE pass any more, `samples/going_on.journal.jsonl` of one when a guest
//! could wish to go on from the end of a game, `samples/first_guess.GAME.journal.jsonl` of one when everybody
//! could make a first guess for themselves while somebody ranked, `samples/paused.journal.jsonl` of one when
//! the host could pause a game and hide the code, `samples/faces.journal.jsonl` of one when guests had
//! faces, and `samples/confessed.journal.jsonl` of one when a bluff that stood could be told at the end.
//! `samples/GAME.views.json` says what everybody sees at two points of it; views may change on purpose. Votes
//! of True Colours are shut in its records; `samples/colours.key.json` opens those that had not been counted
//! in the middle.

mod bots_at_the_table;
mod colours;
mod happiness;
mod image;
mod personality;
mod preference;
mod returning;
use std::{collections::BTreeSet, path::PathBuf, sync::Arc};

use journal::{Journal, KeyChanges, KeyId, MemoryJournal, Millis, NewRecord, Seq, VaultKey};
use rules::{Game, GameKind, match_game};
use serde_json::{Map, Value, json};
use table::{Clock, Code, Dice, Hall, Key};
use testkit::stored_variants;

use crate::support::Evening;

const CODE: &str = "KR7WQ4";
const GUESTS: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];
const BEGAN: u64 = 1_700_000_000_000;
/// The number of a key and its bytes.
const KEY_FILE: &str = "colours.key.json";

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
    lines_of(file(&format!("{game}.journal.jsonl")))
}

fn sample_of_returning(game: GameKind) -> Vec<String> {
    lines_of(file(&format!("returning.{game}.journal.jsonl")))
}

fn lines_of(file: PathBuf) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// Every journal among the samples.
fn all_samples() -> impl Iterator<Item = String> {
    let files = std::fs::read_dir(file("")).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|file| file.to_string_lossy().ends_with(".journal.jsonl")).flat_map(lines_of)
}

/// The line after which everybody is looked at: the last at which somebody had second thoughts.
fn middle(game: GameKind, lines: &[String]) -> usize {
    let hesitation = match game {
        GameKind::Happiness | GameKind::Preference => "agreement_withdrawn",
        GameKind::Colours => "ballot_taken_back",
        GameKind::Personality => "second_vote_cast\",\"seat\":0",
        GameKind::Image => "cards_taken_back",
    };
    1 + lines.iter().rposition(|line| line.contains(hesitation)).unwrap()
}

/// The key of the round that was under way in the middle of an evening of True Colours.
fn key_of_the_round() -> (KeyId, VaultKey) {
    let text = std::fs::read_to_string(file(KEY_FILE)).unwrap();
    let (id, key): (u64, [u8; VaultKey::BYTES]) = serde_json::from_str(&text).unwrap();
    (KeyId(id), VaultKey::new(key))
}

/// What everybody sees when the journal has these lines and keys.
async fn views(lines: &[String], keys: Vec<(KeyId, VaultKey)>) -> Value {
    let code: Code = CODE.parse().unwrap();
    let journal = Arc::new(MemoryJournal::new());
    let records = lines.iter().enumerate();
    let records = records.map(|(line, payload)| NewRecord { at: at(line), payload: payload.clone() });
    let keys = KeyChanges { made: keys, burnt: Vec::new() };
    journal.append_with(code.table_id(), Seq(0), records.collect(), keys).await.unwrap();
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
    for game in GameKind::ALL {
        let lines = sample(game);
        let middle = middle(game, &lines);
        let keys = if game == GameKind::Colours { vec![key_of_the_round()] } else { Vec::new() };
        let seen = json!({
            "in the middle": views(&lines[..middle], keys).await,
            "at the end": views(&lines, Vec::new()).await,
        });
        let text = serde_json::to_string_pretty(&sorted(seen)).unwrap() + "\n";
        if let Err(difference) = testkit::matches_file(&text, &file(&format!("{game}.views.json"))) {
            panic!("{difference}");
        }
    }
}

/// TC-8: a counted round needs no key, and an open one without its key has lost its votes and nothing else.
#[tokio::test(start_paused = true)]
async fn votes_whose_key_is_gone_are_the_only_thing_that_is_lost() {
    let lines = sample(GameKind::Colours);
    let key = key_of_the_round();
    assert_eq!(views(&lines, Vec::new()).await, views(&lines, vec![key.clone()]).await, "all are counted");
    let open = &lines[..middle(GameKind::Colours, &lines)];
    let (mut with, without) = (views(open, vec![key]).await, views(open, Vec::new()).await);
    let mut votes = Vec::new();
    for view in with.as_object_mut().unwrap().values_mut() {
        votes.push(view["game"]["view"]["view"]["phase"]["ballot"].take());
    }
    assert_eq!(with, without);
    votes.retain(|ballot| !ballot.is_null());
    assert_eq!(votes, [json!([1, 1]), json!([0, 0])], "those who have voted see their own");
}

/// Who left and came back has the seat that they had, and the game counts them among its players.
#[tokio::test(start_paused = true)]
async fn a_seat_that_was_taken_again_is_still_taken() {
    for game in GameKind::ALL {
        let seen = views(&sample_of_returning(game), Vec::new()).await;
        let (table, play) = (&seen["Dan"]["game"], &seen["Dan"]["game"]["view"]["view"]);
        let seat = table["seats"].as_array().unwrap().iter().position(|guest| *guest == json!(3)).unwrap();
        assert_eq!((&play["me"], &play["left"]), (&json!(seat), &json!([])), "{game}");
        assert_eq!(table["seats"].as_array().unwrap().len(), GUESTS.len(), "{game}");
    }
}

/// IM-16: a turn that a challenge has interrupted goes on.
#[tokio::test(start_paused = true)]
async fn a_turn_of_image_that_was_interrupted_is_still_under_way() {
    let lines = lines_of(file("window.image.journal.jsonl"));
    let settled = 1 + lines.iter().rposition(|line| line.contains("cards_sent_back")).unwrap();
    let seen = views(&lines[..settled], Vec::new()).await;
    let game = &seen["stage"]["game"]["view"]["view"];
    assert_eq!(game["phase"]["phase"], "turn");
    assert_eq!(json!([game["phase"]["player"]]), game["waiting_on"]);
    assert_eq!(views(&lines, Vec::new()).await["stage"]["game"], json!(null), "it came to its end");
}

/// GH-14, PP-24: what somebody guessed at first is theirs and nobody else's, and who came closest is told.
#[tokio::test(start_paused = true)]
async fn what_somebody_guessed_at_first_is_still_their_own() {
    for (game, guesser, guessed) in
        [("happiness", "Ben", json!([0, 1, 2, 4, 3])), ("preference", "Cleo", json!([0, 1, 3, 2]))]
    {
        let lines = lines_of(file(&format!("first_guess.{game}.journal.jsonl")));
        let sealed = 1 + lines.iter().position(|line| line.contains("ranking_sealed")).unwrap();
        let seen = views(&lines[..sealed], Vec::new()).await;
        for who in GUESTS.into_iter().chain(["stage"]).filter(|who| *who != guesser) {
            let first = &seen[who]["game"]["view"]["view"]["phase"]["first"];
            let own = if (game, who) == ("happiness", "Cleo") { json!([4]) } else { json!(null) };
            assert_eq!(*first, own, "{game}: {who}");
        }
        assert_eq!(seen[guesser]["game"]["view"]["view"]["phase"]["first"], guessed, "{game}");
    }
    let seen = views(&lines_of(file("first_guess.happiness.journal.jsonl")), Vec::new()).await;
    let turn = &seen["stage"]["game"]["view"]["view"]["history"][0];
    assert_eq!(turn["closest"], json!({ "seats": [1], "right": 3 }));
}

/// GH-3: who was to begin still is, and the turns are as many as suit those who play.
#[tokio::test(start_paused = true)]
async fn who_was_named_to_begin_still_is() {
    let seen = views(&lines_of(file("beginner.journal.jsonl")), Vec::new()).await;
    assert_eq!(seen["stage"]["beginner"], json!(2));
    assert_eq!(seen["stage"]["chosen"]["options"]["turns_each"], json!(null));
}

/// PP-17: what a team was talking over is seen by all, and in records of the days before by that team only.
#[tokio::test(start_paused = true)]
async fn what_was_talked_over_openly_still_is() {
    let lines = lines_of(file("finish.journal.jsonl"));
    let talk = 1 + lines.iter().position(|line| line.contains("doubled")).unwrap();
    let seen = views(&lines[..talk], Vec::new()).await;
    let phase = |who: &str| seen[who]["game"]["view"]["view"]["phase"].clone();
    let lies = |section: u8, stake: &str| json!({ "section": section, "stake": stake });
    let tokens = json!([lies(0, "doubled"), lies(1, "single"), lies(2, "single"), lies(3, "single")]);
    for who in ["Ada", "Cleo"] {
        assert_eq!(
            (&phase(who)["draft"]["tokens"], &phase(who)["discussed"]),
            (&tokens, &json!(null)),
            "{who}"
        );
    }
    for who in ["Ben", "Dan", "stage"] {
        assert_eq!(phase(who)["discussed"]["tokens"], tokens, "{who}, and Ben is guessed");
    }
    let before = sample(GameKind::Preference);
    let seen = views(&before[..middle(GameKind::Preference, &before)], Vec::new()).await;
    assert_eq!(seen["stage"]["game"]["view"]["view"]["phase"]["phase"], "guessing");
    assert_eq!(seen["stage"]["game"]["view"]["view"]["phase"]["discussed"], json!(null));
}

/// PP-21: a piece came to Finish and fell back before the round was over, and the game is over all the same.
#[tokio::test(start_paused = true)]
async fn a_piece_that_fell_back_from_finish_still_has_ended_the_game() {
    let lines = lines_of(file("finish.journal.jsonl"));
    let (finished, played) = lines.split_last().unwrap();
    assert!(finished.contains("game_finished"));
    let seen = views(played, Vec::new()).await;
    let play = &seen["stage"]["game"]["view"]["view"];
    assert_eq!((&play["pieces"][0]["at"], &play["pieces"][1]["at"]), (&json!(18), &json!(0)), "Finish is 20");
    assert_eq!((&play["phase"]["phase"], &play["phase"]["next"]), (&json!("round_over"), &json!(null)));
    let seen = views(&lines, Vec::new()).await;
    assert_eq!(seen["stage"]["game"]["view"]["view"]["phase"]["winner"], json!(0));
}

/// PE-20: what two were making up their minds about is seen by those two. PE-30: the portraits were read
/// although nobody had won.
#[tokio::test(start_paused = true)]
async fn what_a_pair_decided_together_is_still_its_own() {
    let lines = lines_of(file("pair.journal.jsonl"));
    let changed = 1 + lines.iter().rposition(|line| line.contains("pair_vote_drafted")).unwrap();
    let seen = views(&lines[..changed], Vec::new()).await;
    let phase = |who: &str| seen[who]["game"]["view"]["view"]["phase"].clone();
    for who in ["Ada", "Cleo"] {
        assert_eq!(phase(who)["mine"], json!({ "choice": { "player": 3 }, "bet": "three" }), "{who}");
        let pair = &phase(who)["pair"];
        assert_eq!((&pair["edition"], &pair["agreed"]), (&json!(2), &json!([2])), "{who}");
    }
    for who in ["Ben", "Dan", "stage"] {
        assert_eq!((&phase(who)["mine"], &phase(who)["pair"]), (&json!(null), &json!(null)), "{who}");
    }
    let seen = views(&lines, Vec::new()).await;
    let phase = &seen["stage"]["game"]["view"]["view"]["phase"];
    assert_eq!((&phase["phase"], &phase["winners"]), (&json!("ending"), &json!([])));
    assert_eq!(phase["reading"], json!(0));
}

/// Who wished to go on still does, and is still at the end of the game.
#[tokio::test(start_paused = true)]
async fn who_wished_to_go_on_still_does() {
    let seen = views(&lines_of(file("going_on.journal.jsonl")), Vec::new()).await;
    let game = &seen["stage"]["game"];
    assert_eq!((&game["over"], &game["wishes"]), (&json!(true), &json!([1])));
}

/// A game that was paused is, and the code that was hidden.
#[tokio::test(start_paused = true)]
async fn what_stood_still_still_does() {
    let seen = views(&lines_of(file("paused.journal.jsonl")), Vec::new()).await;
    assert_eq!((&seen["stage"]["paused"], &seen["stage"]["code_hidden"]), (&json!(0), &json!(true)));
    assert_eq!(seen["stage"]["lapse"], 40);
}

/// Who was given or chose a face still wears it, and those of the days before have one by their number.
#[tokio::test(start_paused = true)]
async fn everybody_still_has_their_face() {
    let faces = async |name: &str| -> Vec<Value> {
        let seen = views(&lines_of(file(name)), Vec::new()).await;
        seen["stage"]["guests"].as_array().unwrap().iter().map(|guest| guest["face"].clone()).collect()
    };
    assert_eq!(faces("faces.journal.jsonl").await, ["fox", "unicorn", "panda", "cat", "lion"]);
    assert_eq!(faces("bots.journal.jsonl").await, ["fox", "owl", "panda", "cat", "lion", "frog"]);
}

/// Bots are bots, and stand-ins stand in.
#[tokio::test(start_paused = true)]
async fn bots_are_still_known_as_bots() {
    let seen = views(&lines_of(file("bots.journal.jsonl")), Vec::new()).await;
    let marks = |field: &str| -> Vec<Value> {
        seen["stage"]["guests"].as_array().unwrap().iter().map(|guest| guest[field].clone()).collect()
    };
    assert_eq!(
        marks("bot"),
        [json!(null), json!(null), json!(null), json!(null), json!("easy"), json!("sharp")]
    );
    assert_eq!(
        marks("stand_in"),
        [json!(null), json!(null), json!(null), json!("normal"), json!(null), json!(null)]
    );
    assert_eq!(marks("seat"), [json!(0), json!(1), json!(null), json!(3), json!(4), json!(5)]);
    assert_eq!(seen["stage"]["bot_pace"], "leisurely");
}

/// What the bots were asked stays asked while the step lasts.
#[tokio::test(start_paused = true)]
async fn bots_that_were_asked_are_still_asked() {
    let lines = lines_of(file("asked.journal.jsonl"));
    let asked = lines.iter().position(|line| line.contains("bots_asked")).unwrap();
    for (lines, may) in [(&lines[..asked], true), (&lines[..=asked], false)] {
        let seen = views(lines, Vec::new()).await;
        let bens = seen["Ben"]["may"].as_array().unwrap().contains(&json!("ask_bots"));
        assert_eq!(bens, may);
    }
}

/// Who skipped ahead still does, until the game waits for them.
#[tokio::test(start_paused = true)]
async fn who_skipped_ahead_still_does() {
    let lines = lines_of(file("skipped.journal.jsonl"));
    let skipped = lines.iter().position(|line| line.contains("skipped_ahead")).unwrap();
    for (lines, may) in [(&lines[..skipped], true), (&lines[..=skipped], false)] {
        let seen = views(lines, Vec::new()).await;
        assert_eq!(seen["Ada"]["may"].as_array().unwrap().contains(&json!("skip_ahead")), may);
    }
}

#[test]
fn the_samples_have_every_kind_of_event() {
    let mut types = BTreeSet::new();
    for line in all_samples() {
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
        let names = match_game!(game, G => stored_variants::<<G as Game>::Event>("type"));
        assert!(names.len() > 10, "the variants are found");
        names.iter().map(move |name| format!("{game} {name}"))
    };
    let of_table = stored_variants::<table::Event>("type").iter().map(|name| (*name).to_owned());
    for name in of_table.chain(GameKind::ALL.into_iter().flat_map(of_games)) {
        assert!(types.contains(&name), "{name} is in no sample");
    }
}

/// How a sample was made. Run it by name to make one for a new format, beside the old one.
#[tokio::test(start_paused = true)]
#[ignore = "writes files: `cargo xtask samples` runs it"]
async fn write_samples() {
    for game in GameKind::ALL {
        let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
        match game {
            GameKind::Happiness => happiness::evening(&evening).await,
            GameKind::Preference => preference::evening(&evening).await,
            GameKind::Colours => {
                let (id, key) = colours::evening(&evening).await;
                let text = serde_json::to_string(&(id.0, key.bytes())).unwrap() + "\n";
                std::fs::write(file(&format!("new.{KEY_FILE}")), text).unwrap();
            }
            GameKind::Personality => personality::evening(&evening).await,
            GameKind::Image => image::evening(&evening).await,
        }
        write_journal(&evening, &format!("new.{game}.journal.jsonl")).await;
        let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
        returning::evening(&evening, game).await;
        write_journal(&evening, &format!("new.returning.{game}.journal.jsonl")).await;
    }
    let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
    image::told_at_the_end(&evening).await;
    write_journal(&evening, "new.confessed.journal.jsonl").await;
    let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
    preference::fallen_back(&evening).await;
    write_journal(&evening, "new.finish.journal.jsonl").await;
    let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
    personality::pair(&evening).await;
    write_journal(&evening, "new.pair.journal.jsonl").await;
}

#[tokio::test(start_paused = true)]
#[ignore = "writes files: `cargo xtask samples` runs it"]
async fn write_samples_of_bots() {
    let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
    bots_at_the_table::evening(&evening).await;
    write_journal(&evening, "new.bots.journal.jsonl").await;
    let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
    bots_at_the_table::asked(&evening).await;
    write_journal(&evening, "new.asked.journal.jsonl").await;
    let evening = Evening::at(CODE.parse().unwrap(), &GUESTS, key).await;
    bots_at_the_table::skipped(&evening).await;
    write_journal(&evening, "new.skipped.journal.jsonl").await;
}

async fn write_journal(evening: &Evening, name: &str) {
    let records = evening.records().await.into_iter();
    let lines: Vec<String> = records.map(|record| record.payload + "\n").collect();
    std::fs::write(file(name), lines.concat()).unwrap();
}
