//! The game stands still for everybody, bots and clocks included; and who is waited for is reminded.

use std::time::Duration;

use bots::Level;
use table::{BotPace, Command, GuestId, Refusal};

use crate::support::{Evening, draw, pass, refused, settle};

const MINUTE: Duration = Duration::from_secs(60);

#[tokio::test(start_paused = true)]
async fn neither_bots_nor_clocks_nor_absence_move_a_game_that_is_paused() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    evening.does(0, Command::AddBot { level: Level::Easy }).await.unwrap();
    evening.does(0, Command::ChooseBotPace { pace: BotPace::Quick }).await.unwrap();
    evening.does(0, Command::ChoosePace { seconds: Some(60) }).await.unwrap();
    let _ada = evening.attend(0).await;
    let ben = evening.attend(1).await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, draw()).await.unwrap();
    evening.does(0, Command::Pause).await.unwrap();
    settle().await;
    let before = evening.seq().await;
    drop(ben);
    pass(10 * MINUTE).await;
    assert_eq!(evening.seq().await, before, "nothing is written in a pause");
    evening.does(0, Command::Resume).await.unwrap();
    let view = evening.view(0).await;
    assert_eq!(view.paused, None);
    let left = view.game.as_ref().unwrap().deadline.unwrap().0 - view.now.0;
    assert!((50_000..=60_000).contains(&left), "{left} ms are left of the clock");
    pass(2 * MINUTE).await;
    assert!(evening.seq().await > before, "it goes on");
}

#[tokio::test(start_paused = true)]
async fn a_reminder_is_seen_by_those_who_are_waited_for_and_for_a_moment() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let screens = [evening.attend(0).await, evening.attend(1).await, evening.attend(2).await];
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, draw()).await.unwrap();
    evening.does(0, Command::HandOver { guest: GuestId(1) }).await.unwrap();
    let before = evening.seq().await;
    evening.does(1, Command::Nudge).await.unwrap();
    let by = |view: &table::TableView| view.nudged_by;
    assert_eq!(by(&*evening.view(0).await), Some(GuestId(1)), "Ada is to rank");
    assert_eq!((by(&*evening.view(1).await), by(&*evening.view(2).await)), (None, None));
    assert_eq!(evening.seq().await, before, "it is in no record");
    assert_eq!(evening.does(1, Command::Nudge).await, refused(Refusal::TooFast));
    pass(Duration::from_secs(9)).await;
    assert_eq!(by(&*evening.view(0).await), None);
    pass(Duration::from_secs(9)).await;
    evening.does(1, Command::Nudge).await.unwrap();
    drop(screens);
}
