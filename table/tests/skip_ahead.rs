//! Who is alone with bots need not wait for them, and nobody else's time is taken away.

use std::{sync::Arc, time::Duration};

use bots::Level;
use journal::MemoryJournal;
use rules::{GameKind, happiness::PhaseView};
use serde_json::{Value, json};
use table::{
    Ability, BotPace, Clock, Command, Dice, GameOptions, Hall, HallSettings, Limits, Refusal, Shows,
};

use crate::support::{Evening, draw, game_of, pass, refused};

const ADA: usize = 0;
/// As long as the table takes a breath between two things that are due.
const BREATH: Duration = Duration::from_millis(50);

/// Ada and three slow bots play Happiness with its reveals; she has sealed her row.
async fn sealed(names: &[&str]) -> Evening {
    let journal = Arc::new(MemoryJournal::new());
    let (clock, dice, limits, shows) = (Clock::paused(), Dice::Seeded(3), Limits::NONE, Shows::Played);
    let settings = HallSettings { clock, dice, limits, shows, ..HallSettings::default() };
    let evening =
        Evening::in_hall(journal.clone(), Hall::with_settings(journal.clone(), settings), names).await;
    let does = async |command| evening.does(ADA, command).await.unwrap();
    does(Command::ChooseGame { options: GameOptions::default_of(GameKind::Happiness) }).await;
    does(Command::ChooseBotPace { pace: BotPace::Leisurely }).await;
    for _ in 0..3 {
        does(Command::AddBot { level: Level::Easy }).await;
    }
    evening.start_and_seal().await;
    evening
}

/// Who did what, from a record on.
async fn deeds(evening: &Evening, after: usize) -> Vec<(Value, Vec<Value>)> {
    let records = evening.records().await;
    let entries = records.iter().skip(after).map(|record| serde_json::from_str(&record.payload).unwrap());
    entries
        .map(|entry: Value| {
            let events = entry["events"].as_array().unwrap().iter();
            let names = events.map(|event| match &event["play"]["event"]["type"] {
                Value::Null => event["type"].clone(),
                played => played.clone(),
            });
            (entry["by"].clone(), names.collect())
        })
        .collect()
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_at_once_until_something_is_revealed() {
    let evening = sealed(&["Ada"]).await;
    let _phone = evening.attend(ADA).await;
    assert!(evening.view(ADA).await.i_may(Ability::SkipAhead), "bots guess");
    let before = evening.records().await.len();
    evening.does(ADA, Command::SkipAhead).await.unwrap();
    pass(BREATH).await;
    let view = evening.view(ADA).await;
    assert!(matches!(game_of(&view).phase, PhaseView::Revealed { .. }), "{:?}", game_of(&view).phase);
    assert!(view.show.is_some(), "what Ada has a part in is shown");
    let deeds = deeds(&evening, before).await;
    assert_eq!(deeds[0], (json!(0), vec![json!("skipped_ahead")]));
    assert!(deeds[1..].iter().all(|(by, _)| by.as_u64().is_some_and(|by| by > 0)), "{deeds:?}");
    assert!(deeds.len() >= 1 + 5 + 3, "every card was laid, and every bot agreed: {deeds:?}");
}

#[tokio::test(start_paused = true)]
async fn a_reveal_ends_for_who_is_alone_and_the_journal_knows_it() {
    let evening = sealed(&["Ada"]).await;
    let _phone = evening.attend(ADA).await;
    evening.does(ADA, Command::SkipAhead).await.unwrap();
    pass(BREATH).await;
    assert_eq!(evening.does(ADA, draw()).await, refused(Refusal::StillShowing));
    assert!(evening.view(ADA).await.i_may(Ability::SkipAhead));
    evening.does(ADA, Command::SkipAhead).await.unwrap();
    let view = evening.view(ADA).await;
    assert_eq!((view.show, view.i_may(Ability::SkipAhead)), (None, false));
    assert_eq!(
        evening.does(ADA, Command::SkipAhead).await,
        refused(Refusal::NothingToSkip),
        "all wait for Ada"
    );
    // Another server reads the same from the records.
    let settings = HallSettings { clock: Clock::paused(), limits: Limits::NONE, ..HallSettings::default() };
    let hall = Hall::with_settings(evening.journal.clone(), settings);
    let elsewhere = hall.table(evening.table.code());
    let same = elsewhere.look(Some(&evening.keys[ADA])).await.unwrap();
    assert_eq!((same.show, &same.game), (None, &view.game));
    evening.does(ADA, draw()).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn nobody_skips_ahead_of_others() {
    let evening = sealed(&["Ada", "Ben"]).await;
    let _screens = [evening.attend(ADA).await, evening.attend(1).await];
    for guest in [ADA, 1] {
        assert!(!evening.view(guest).await.i_may(Ability::SkipAhead));
        assert_eq!(evening.does(guest, Command::SkipAhead).await, refused(Refusal::NotAlone));
    }
    evening.does(1, Command::Leave).await.unwrap();
    evening.does(ADA, Command::SkipAhead).await.unwrap();
}
