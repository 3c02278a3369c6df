//! Bots at a live table: they play along, at the host's pace, for as long as there is somebody to play with.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use bots::Level;
use journal::Seq;
use rules::{GameKind, happiness::PhaseView};
use serde_json::Value;
use table::{Ability, BotPace, Command, GameOptions, GameView, GuestId};
use testkit::Seeded;
use tokio::time::Instant;

use crate::support::{
    Evening, choose, draw, game_of,
    journals::{MoodyJournal, Whim},
    lay, newcomer, pass, seal, settle,
};

const SECOND: Duration = Duration::from_secs(1);
const ADA: usize = 0;
/// Every game, and with how many bots somebody alone plays it here.
const COMPANIES: [(GameKind, usize); 5] = [
    (GameKind::Happiness, 3),
    (GameKind::Preference, 3),
    (GameKind::Colours, 4),
    (GameKind::Personality, 4),
    (GameKind::Image, 2),
];

/// Ada at a table of the game, with so many bots.
async fn alone(kind: GameKind, bots: usize, level: Level) -> Evening {
    let evening = Evening::of(&["Ada"]).await;
    with_bots(&evening, kind, bots, level).await;
    evening
}

async fn with_bots(evening: &Evening, kind: GameKind, bots: usize, level: Level) {
    evening.does(ADA, Command::ChooseGame { options: GameOptions::default_of(kind) }).await.unwrap();
    for _ in 0..bots {
        evening.does(ADA, Command::AddBot { level }).await.unwrap();
    }
    evening.does(ADA, Command::StartGame).await.unwrap();
}

/// Who commanded, from a record on.
async fn commanders(evening: &Evening, after: Seq) -> Vec<u64> {
    let records = evening.records().await;
    let payload = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let later = records.iter().filter(|record| record.seq > after);
    later.filter_map(|record| payload(&record.payload)["by"].as_u64()).collect()
}

/// Lets time pass, in which people do what they like and bots what they do, until the game is over.
async fn play_out(evening: &Evening, seed: u64) {
    let mut chance = Seeded::new(seed);
    for _ in 0..20_000 {
        for guest in 0..evening.keys.len() {
            let view = evening.view(guest).await;
            let game = view.game.as_ref().expect("a game is being played");
            if game.over {
                return;
            }
            if let Some(command) = choose(&game.view, &mut chance) {
                // A bot may have been faster.
                drop(evening.does(guest, command).await);
            }
        }
        pass(SECOND).await;
    }
    panic!("the game does not end");
}

#[tokio::test(start_paused = true)]
async fn one_person_plays_every_game_with_bots_to_its_end() {
    for (kind, bots) in COMPANIES {
        let evening = alone(kind, bots, Level::Normal).await;
        evening.does(ADA, Command::ChooseBotPace { pace: BotPace::Quick }).await.unwrap();
        let _phone = evening.attend(ADA).await;
        play_out(&evening, 3).await;
        let by: BTreeSet<u64> = commanders(&evening, Seq(0)).await.into_iter().collect();
        assert_eq!(by, (0..=bots as u64).collect(), "{kind}: everybody has done something");
    }
}

#[tokio::test(start_paused = true)]
async fn nothing_goes_on_while_nobody_is_here() {
    for (kind, bots) in COMPANIES {
        let evening = alone(kind, bots, Level::Easy).await;
        // With a clock, which would end a step that nobody plays.
        evening.does(ADA, Command::ChoosePace { seconds: Some(30) }).await.unwrap();
        let phone = evening.attend(ADA).await;
        play_out_for(&evening, 20).await;
        drop(phone);
        // Ada may have moved without a stream a moment ago, which counts for a page, and a reload takes a
        // moment.
        pass(100 * SECOND).await;
        let gone = evening.seq().await;
        let stage = evening.table.attend(None).await.unwrap();
        pass(600 * SECOND).await;
        assert_eq!(evening.seq().await, gone, "{kind}: no move, nobody passed over, no clock run down");
        drop(stage);
        pass(200 * SECOND).await;
        assert_eq!(evening.hall.live_tables(), 0, "and the table leaves memory");
        // A shared screen alone is nobody to play with, also for a table that wakes.
        let stage = evening.table.attend(None).await.unwrap();
        pass(60 * SECOND).await;
        assert_eq!(evening.seq().await, gone, "{kind}");
        drop(stage);
        let _phone = evening.attend(ADA).await;
        settle().await;
        assert_eq!(commanders(&evening, gone).await, [0; 0], "nobody is greeted by a move");
        let back = evening.seq().await;
        play_out_for(&evening, 60).await;
        assert!(commanders(&evening, back).await.iter().any(|by| *by > 0), "{kind}: and then they go on");
    }
}

/// GH-14: who has ranked seals when the others have had time for a first guess; not for who skips ahead.
#[tokio::test(start_paused = true)]
async fn a_bot_that_ranks_leaves_time_for_a_first_guess() {
    for (pace, skips, takes) in
        [(BotPace::Quick, false, 6..13), (BotPace::Usual, false, 22..41), (BotPace::Usual, true, 0..1)]
    {
        let evening = alone(GameKind::Happiness, 3, Level::Easy).await;
        evening.does(ADA, Command::ChooseBotPace { pace }).await.unwrap();
        let _phone = evening.attend(ADA).await;
        let ranks = async || {
            let view = evening.view(ADA).await;
            matches!(game_of(&view).phase, PhaseView::Ranking { row: None, .. })
        };
        let mut chance = Seeded::new(3);
        while !ranks().await {
            let view = evening.view(ADA).await;
            if let Some(command) = choose(&view.game.as_ref().unwrap().view, &mut chance) {
                // A bot may have been faster.
                drop(evening.does(ADA, command).await);
            }
            pass(SECOND / 10).await;
        }
        let began = Instant::now();
        if skips {
            evening.does(ADA, Command::SkipAhead).await.unwrap();
        }
        while ranks().await {
            pass(SECOND / 10).await;
        }
        assert!(takes.contains(&began.elapsed().as_secs()), "{pace:?}: {:?}", began.elapsed());
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_is_greeted_by_a_move_that_was_waiting_for_them() {
    let evening = alone(GameKind::Happiness, 2, Level::Easy).await;
    let phone = evening.attend(ADA).await;
    evening.does(ADA, draw()).await.unwrap();
    for card in 0..5 {
        evening.does(ADA, lay(card, card)).await.unwrap();
    }
    evening.does(ADA, seal()).await.unwrap();
    drop(phone);
    pass(30 * SECOND).await;
    let gone = evening.seq().await;
    pass(60 * SECOND).await;
    assert_eq!(evening.hall.live_tables(), 1, "the table is awake");
    let _phone = evening.attend(ADA).await;
    pass(SECOND).await;
    assert_eq!(commanders(&evening, gone).await, [0; 0]);
    pass(30 * SECOND).await;
    assert_ne!(commanders(&evening, gone).await, [0; 0]);
}

#[tokio::test(start_paused = true)]
async fn a_bot_whose_move_could_not_be_stored_makes_it_later() {
    for whim in [Whim::NoSpace, Whim::Unavailable, Whim::StoredUnavailable] {
        let journal = MoodyJournal::new();
        let evening = Evening::over(journal.clone(), &["Ada"]).await;
        with_bots(&evening, GameKind::Happiness, 1, Level::Easy).await;
        let _phone = evening.attend(ADA).await;
        evening.does(ADA, draw()).await.unwrap();
        for card in 0..5 {
            evening.does(ADA, lay(card, card)).await.unwrap();
        }
        evening.does(ADA, seal()).await.unwrap();
        let sealed = evening.seq().await;
        journal.becomes(whim);
        pass(30 * SECOND).await;
        journal.becomes(Whim::None);
        pass(60 * SECOND).await;
        assert!(commanders(&evening, sealed).await.len() > 5, "{whim:?}: the bot has guessed");
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_was_skipped_plays_along_in_the_next_step() {
    let evening = alone(GameKind::Colours, 3, Level::Easy).await;
    let _phone = evening.attend(ADA).await;
    let skipped = GuestId(1);
    let mut chance = Seeded::new(4);
    let mut skipped_at = None;
    for _ in 0..300 {
        let view = evening.view(ADA).await;
        if skipped_at.is_none() && view.guest(skipped).unwrap().may_skip {
            evening.does(ADA, Command::Skip { guest: skipped }).await.unwrap();
            skipped_at = Some(evening.seq().await);
        }
        if let Some(command) = view.game.as_ref().and_then(|game| choose(&game.view, &mut chance)) {
            drop(evening.does(ADA, command).await);
        }
        pass(SECOND).await;
    }
    let after = commanders(&evening, skipped_at.expect("the table waits for a bot now and then")).await;
    assert!(after.contains(&1), "{after:?}");
}

#[tokio::test(start_paused = true)]
async fn bots_do_nothing_when_everybody_has_left() {
    let evening = alone(GameKind::Happiness, 3, Level::Easy).await;
    let phone = evening.attend(ADA).await;
    evening.does(ADA, Command::Leave).await.unwrap();
    drop(phone);
    let left = evening.seq().await;
    pass(300 * SECOND).await;
    assert_eq!(evening.seq().await, left);
    assert_eq!(evening.hall.live_tables(), 0);
    // Whoever comes next is the host.
    evening.table.join(&newcomer("Ada"), &evening.keys[ADA]).await.unwrap();
    assert_eq!(evening.view(ADA).await.host, Some(GuestId(0)));
}

#[tokio::test(start_paused = true)]
async fn bots_take_as_long_as_the_host_says() {
    for (pace, least) in [(BotPace::Quick, 300), (BotPace::Usual, 1_500), (BotPace::Leisurely, 4_000)] {
        let evening = alone(GameKind::Personality, 3, Level::Easy).await;
        evening.does(ADA, Command::ChooseBotPace { pace }).await.unwrap();
        let _phone = evening.attend(ADA).await;
        play_out_for(&evening, 180).await;
        let records = evening.records().await;
        let (mut waits, mut last) = (Vec::new(), BTreeMap::new());
        for record in records {
            let by = serde_json::from_str::<Value>(&record.payload).unwrap()["by"].as_u64();
            let Some(bot) = by.filter(|by| *by > 0) else { continue };
            waits.extend(last.insert(bot, record.at.0).map(|before| record.at.0 - before));
        }
        assert!(!waits.is_empty(), "{pace:?}: some bot moves twice");
        assert!(waits.iter().all(|wait| *wait >= least), "{pace:?}: {waits:?}");
    }
}

/// What a bot plays at IMAGE can be followed: it lays one card at a time, and takes its time before each.
#[tokio::test(start_paused = true)]
async fn a_bot_lays_one_card_at_a_time() {
    let evening = alone(GameKind::Image, 2, Level::Easy).await;
    let _phone = evening.attend(ADA).await;
    play_out_for(&evening, 240).await;
    let (mut laid, mut waits, mut last) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
    for record in evening.records().await {
        let payload: Value = serde_json::from_str(&record.payload).unwrap();
        let Some(bot) = payload["by"].as_u64().filter(|by| *by > 0) else { continue };
        let cards = record.payload.matches("card_laid").count();
        assert!(cards <= 1, "{payload}");
        *laid.entry(bot).or_insert(0) += cards;
        waits.extend(last.insert(bot, record.at.0).map(|before| record.at.0 - before));
    }
    assert!(laid.len() == 2 && laid.values().all(|cards| *cards > 2), "{laid:?}");
    assert!(waits.iter().all(|wait| *wait >= 1_500), "{waits:?}");
}

/// So many seconds of a game in which Ada does what she can.
async fn play_out_for(evening: &Evening, seconds: u32) {
    let mut chance = Seeded::new(5);
    for _ in 0..seconds {
        let view = evening.view(ADA).await;
        if let Some(command) = view.game.as_ref().and_then(|game| choose(&game.view, &mut chance)) {
            drop(evening.does(ADA, command).await);
        }
        pass(SECOND).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_plays_until_its_guest_looks_again() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    with_bots(&evening, GameKind::Happiness, 1, Level::Normal).await;
    let _ada = evening.attend(0).await;
    let ben = evening.attend(1).await;
    drop(ben);
    pass(40 * SECOND).await;
    let ben = GuestId(1);
    assert!(evening.view(ADA).await.guest(ben).unwrap().may_stand_in);
    evening.does(ADA, Command::CallStandIn { guest: ben, level: Level::Sharp }).await.unwrap();
    let called = evening.seq().await;
    play_out_for(&evening, 120).await;
    assert!(commanders(&evening, called).await.contains(&1), "the bot plays Ben's moves");
    let view = evening.view(ADA).await;
    let seen = view.guest(ben).unwrap();
    assert_eq!((seen.bot, seen.stand_in), (None, Some(Level::Sharp)));
    let _ben = evening.attend(1).await;
    settle().await;
    let view = evening.view(1).await;
    assert_eq!(view.myself().unwrap().stand_in, None);
    let back = evening.seq().await;
    play_out_for(&evening, 120).await;
    assert!(!commanders(&evening, back).await.contains(&1), "Ben plays himself");
}

#[tokio::test(start_paused = true)]
async fn a_stand_in_for_one_who_left_gives_the_seat_back_at_the_door() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    with_bots(&evening, GameKind::Personality, 0, Level::Normal).await;
    let _ada = evening.attend(0).await;
    let _cleo = evening.attend(2).await;
    let ben = GuestId(1);
    let seat = evening.view(1).await.myself().unwrap().seat;
    // Two are too few for a game of Personality, so a bot comes first.
    evening.does(ADA, Command::AddBot { level: Level::Normal }).await.unwrap();
    evening.does(1, Command::Leave).await.unwrap();
    evening.does(ADA, Command::CallStandIn { guest: ben, level: Level::Normal }).await.unwrap();
    play_out_for(&evening, 60).await;
    evening.table.join(&newcomer("Ben"), &evening.keys[1]).await.unwrap();
    let view = evening.view(1).await;
    let me = view.myself().unwrap();
    assert_eq!((me.stand_in, me.seat, me.left), (None, seat, false));
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_after_the_server_started_anew() {
    let evening = alone(GameKind::Colours, 3, Level::Normal).await;
    evening.does(ADA, Command::ChooseBotPace { pace: BotPace::Quick }).await.unwrap();
    let phone = evening.attend(ADA).await;
    play_out_for(&evening, 20).await;
    drop(phone);
    let evening = evening.elsewhere();
    let _phone = evening.attend(ADA).await;
    play_out(&evening, 9).await;
}

#[tokio::test(start_paused = true)]
async fn nothing_that_a_bot_is_like_is_stored() {
    let evening = alone(GameKind::Colours, 3, Level::Normal).await;
    let _phone = evening.attend(ADA).await;
    play_out_for(&evening, 60).await;
    let known: BTreeSet<&str> = ["type", "guest", "name", "badge", "face", "level"].into();
    let mut bots = 0;
    for record in evening.records().await {
        let entry: Value = serde_json::from_str(&record.payload).unwrap();
        for event in entry["events"].as_array().unwrap() {
            if event["type"] == "bot_arrived" {
                let fields: BTreeSet<&str> = event.as_object().unwrap().keys().map(String::as_str).collect();
                assert_eq!(fields, known);
                bots += 1;
            }
        }
    }
    assert_eq!(bots, 3);
}

/// P4: what bots do before the reveal depends on nothing that is kept from them, and neither does when they
/// do it.
#[tokio::test(start_paused = true)]
async fn bots_do_not_know_what_people_hide() {
    let mut tables = Vec::new();
    for ranking in [[0, 1, 2, 3, 4], [4, 2, 0, 1, 3]] {
        let code = "KR7WQ4".parse().unwrap();
        let evening =
            Evening::at(code, &["Ada"], |_| "00000000000000000000000000000001".parse().unwrap()).await;
        with_bots(&evening, GameKind::Happiness, 3, Level::Sharp).await;
        let _phone = evening.attend(ADA).await;
        evening.does(ADA, draw()).await.unwrap();
        for (place, card) in ranking.into_iter().enumerate() {
            evening.does(ADA, lay(card, place as u8)).await.unwrap();
        }
        evening.does(ADA, seal()).await.unwrap();
        let sealed = evening.seq().await;
        pass(120 * SECOND).await;
        let mut seen = Vec::new();
        let mut revealed = false;
        for record in evening.records().await.into_iter().filter(|record| record.seq > sealed) {
            revealed |= record.payload.contains("revealed");
            if !revealed {
                seen.push((record.at, record.payload));
            }
        }
        assert!(revealed && seen.len() > 5, "the bots have guessed");
        tables.push(seen);
    }
    assert_eq!(tables[0], tables[1]);
}

#[tokio::test(start_paused = true)]
async fn a_bot_lays_nothing_over_what_a_person_laid() {
    let evening = alone(GameKind::Happiness, 2, Level::Sharp).await;
    evening.does(ADA, Command::ChooseBotPace { pace: BotPace::Quick }).await.unwrap();
    let _phone = evening.attend(ADA).await;
    let guess = |view: &table::TableView| match &view.game.as_ref().unwrap().view {
        GameView::Happiness(view) => view.clone(),
        _ => unreachable!("another game"),
    };
    // Ada has nothing to rank; the table waits for her to draw.
    let mut chance = Seeded::new(1);
    for _ in 0..400 {
        let view = guess(&*evening.view(ADA).await);
        if let rules::happiness::PhaseView::Guessing { .. } = view.phase
            && view.waiting_on.contains(view.me.unwrap())
        {
            break;
        }
        if let Some(command) = choose(&GameView::Happiness(view), &mut chance) {
            drop(evening.does(ADA, command).await);
        }
        pass(SECOND).await;
    }
    let mine = [3, 1, 4, 0, 2];
    for (place, card) in mine.into_iter().enumerate() {
        evening.does(ADA, lay(card, place as u8)).await.unwrap();
    }
    let laid = evening.seq().await;
    pass(20 * SECOND).await;
    let later: Vec<String> =
        evening.records().await.into_iter().filter(|record| record.seq > laid).map(|it| it.payload).collect();
    assert!(!later.is_empty(), "the other bot agrees");
    assert!(later.iter().all(|payload| !payload.contains("token")), "{later:?}");
}

/// Ada has ranked, and Ben and the bots guess together. Whoever looks does so from now on.
async fn guessing(pace: BotPace, bots: usize) -> (Evening, Vec<table::Attendance>, Seq) {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    evening.does(ADA, Command::ChooseBotPace { pace }).await.unwrap();
    with_bots(&evening, GameKind::Happiness, bots, Level::Normal).await;
    let screens = vec![evening.attend(ADA).await, evening.attend(BEN).await];
    evening.does(ADA, draw()).await.unwrap();
    for card in 0..5 {
        evening.does(ADA, lay(card, card)).await.unwrap();
    }
    evening.does(ADA, seal()).await.unwrap();
    let sealed = evening.seq().await;
    (evening, screens, sealed)
}

const BEN: usize = 1;
/// Longer than anybody reads, and what people are left at least.
const PEOPLES_TIME: u32 = 19;

#[tokio::test(start_paused = true)]
async fn the_first_word_in_a_shared_guess_is_left_to_people() {
    for pace in BotPace::ALL {
        let (evening, _screens, sealed) = guessing(pace, 2).await;
        pass(PEOPLES_TIME * SECOND).await;
        assert_eq!(evening.seq().await, sealed, "{pace:?}: Ben has not said anything yet");
        pass(20 * SECOND).await;
        assert_ne!(evening.seq().await, sealed, "{pace:?}: somebody has to");
    }
}

/// PP-6: a bot that is IT leaves the box to the person on its team, who may choose it as well.
#[tokio::test(start_paused = true)]
async fn the_choice_of_a_box_is_left_to_people() {
    use rules::preference::{Ability::ChooseCategory, PhaseView};
    let mut evening = Evening::of(&["Ada"]).await;
    for _ in 0..2 {
        evening.does(ADA, Command::AddBot { level: Level::Normal }).await.unwrap();
    }
    evening.join("Ben").await;
    evening.does(ADA, Command::ChooseBotPace { pace: BotPace::Quick }).await.unwrap();
    let options = GameOptions::default_of(GameKind::Preference);
    evening.does(ADA, Command::ChooseGame { options }).await.unwrap();
    evening.does(ADA, Command::StartGame).await.unwrap();
    let _screens = [evening.attend(ADA).await, evening.attend(BEN).await];
    let began = evening.seq().await;
    let may_choose = async |guest| match &evening.view(guest).await.game.as_ref().unwrap().view {
        GameView::Preference(view) => {
            assert!(matches!(view.phase, PhaseView::Opening { .. }), "{:?}", view.phase);
            view.may.contains(&ChooseCategory)
        }
        _ => unreachable!("it is Personal Preference"),
    };
    assert_eq!((may_choose(ADA).await, may_choose(BEN).await), (false, true));
    pass(PEOPLES_TIME * SECOND).await;
    assert_eq!(evening.seq().await, began, "Ben thinks about it");
    pass(4 * SECOND).await;
    assert!(commanders(&evening, began).await.contains(&1), "somebody has to");
}

#[tokio::test(start_paused = true)]
async fn bots_among_themselves_need_no_courtesy() {
    // Whoever could have had the first word is not here.
    let evening = alone(GameKind::Happiness, 3, Level::Normal).await;
    let _phone = evening.attend(ADA).await;
    evening.does(ADA, draw()).await.unwrap();
    for card in 0..5 {
        evening.does(ADA, lay(card, card)).await.unwrap();
    }
    evening.does(ADA, seal()).await.unwrap();
    let sealed = evening.seq().await;
    pass(5 * SECOND).await;
    assert_ne!(evening.seq().await, sealed);
}

#[tokio::test(start_paused = true)]
async fn bots_go_ahead_when_they_are_asked() {
    let (evening, _screens, _) = guessing(BotPace::Usual, 2).await;
    assert!(evening.view(BEN).await.i_may(Ability::AskBots));
    evening.does(BEN, Command::AskBots).await.unwrap();
    let asked = evening.seq().await;
    pass(8 * SECOND).await;
    assert!(!evening.view(BEN).await.i_may(Ability::AskBots));
    let by = commanders(&evening, asked).await;
    assert_eq!(by.len(), 5 + 2, "all is laid, and both agree: {by:?}");
    assert!(by.iter().all(|by| *by > 1));
}

/// What somebody has laid stands also when bots are asked to lay the rest.
#[tokio::test(start_paused = true)]
async fn bots_that_are_asked_lay_what_is_missing() {
    let (evening, _screens, _) = guessing(BotPace::Usual, 2).await;
    for (place, card) in [3, 1].into_iter().enumerate() {
        evening.does(BEN, lay(card, place as u8)).await.unwrap();
    }
    let begun = evening.seq().await;
    pass(60 * SECOND).await;
    assert_eq!(evening.seq().await, begun, "Ben is at it");
    assert!(evening.view(BEN).await.i_may(Ability::AskBots));
    evening.does(BEN, Command::AskBots).await.unwrap();
    let asked = evening.seq().await;
    pass(8 * SECOND).await;
    assert_eq!(commanders(&evening, asked).await.len(), 3 + 2);
    let view = evening.view(BEN).await;
    let rules::happiness::PhaseView::Guessing { guess: Some(guess), .. } = &game_of(&view).phase else {
        panic!("Ben has not agreed yet");
    };
    let place = |card| guess.row.iter().position(|laid| *laid == rules::Slot(card)).unwrap();
    assert!(guess.complete && place(3) < place(1), "{:?}", guess.row);
}

/// Whether this is a moment at which a bot could go on for everybody, and so could Ada.
fn could_go_on(view: &table::TableView) -> bool {
    let others = |waiting_on: rules::SeatSet| waiting_on.iter().any(|seat| seat.index() > 0);
    match &view.game.as_ref().unwrap().view {
        GameView::Happiness(view) => {
            matches!(view.phase, rules::happiness::PhaseView::Revealed { .. }) && others(view.waiting_on)
        }
        GameView::Personality(view) => {
            matches!(view.phase, rules::personality::PhaseView::Ending { .. })
        }
        GameView::Preference(view) => {
            matches!(view.phase, rules::preference::PhaseView::RoundOver { next: None, .. })
        }
        GameView::Colours(_) | GameView::Image(_) => unreachable!("who reads is said by the rules"),
    }
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_only_when_people_have_had_their_time() {
    for (kind, bots) in [(GameKind::Happiness, 3), (GameKind::Personality, 3), (GameKind::Preference, 3)] {
        let evening = alone(kind, bots, Level::Normal).await;
        evening.does(ADA, Command::ChooseBotPace { pace: BotPace::Quick }).await.unwrap();
        let _phone = evening.attend(ADA).await;
        let mut chance = Seeded::new(7);
        for _ in 0..20_000 {
            let view = evening.view(ADA).await;
            assert!(!view.game.as_ref().unwrap().over, "{kind}: nobody saw the moment");
            if could_go_on(&view) {
                break;
            }
            if let Some(command) = choose(&view.game.as_ref().unwrap().view, &mut chance) {
                drop(evening.does(ADA, command).await);
            }
            pass(SECOND / 2).await;
        }
        while evening.view(ADA).await.show.is_some() {
            pass(SECOND / 10).await;
        }
        let seen = evening.seq().await;
        pass((PEOPLES_TIME - 1) * SECOND).await;
        assert_eq!(evening.seq().await, seen, "{kind}: Ada reads");
        pass(6 * SECOND).await;
        assert!(commanders(&evening, seen).await.iter().any(|by| *by > 0), "{kind}");
    }
}
