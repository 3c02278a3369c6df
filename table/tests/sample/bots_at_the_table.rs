//! An evening with bots: some of their own, and one for a guest who has left.

use std::time::Duration;

use bots::Level;
use table::{BotPace, Command, GuestId};

use crate::support::{Evening, pass};

/// Bots that are asked to go ahead with a guess.
pub(crate) async fn asked(evening: &Evening) {
    let does = async |guest, command| evening.does(guest, command).await.unwrap();
    does(0, Command::AddBot { level: Level::Easy }).await;
    let _screens = [evening.attend(0).await, evening.attend(1).await];
    evening.start_and_seal().await;
    does(1, Command::AskBots).await;
    does(0, Command::SwitchReactions { on: false }).await;
    pass(Duration::from_secs(1)).await;
}

/// All others have left, and whoever is alone with bots skips ahead.
pub(crate) async fn skipped(evening: &Evening) {
    let does = async |guest, command| evening.does(guest, command).await.unwrap();
    for guest in 1..4 {
        does(guest, Command::Leave).await;
    }
    does(0, Command::AddBot { level: Level::Easy }).await;
    let _screen = evening.attend(0).await;
    evening.start_and_seal().await;
    does(0, Command::SkipAhead).await;
    pass(Duration::from_secs(1)).await;
}

pub(crate) async fn evening(evening: &Evening) {
    let does = async |guest, command| evening.does(guest, command).await.unwrap();
    does(0, Command::AddBot { level: Level::Easy }).await;
    does(0, Command::AddBot { level: Level::Sharp }).await;
    does(0, Command::ChooseBotPace { pace: BotPace::Leisurely }).await;
    let _screens = [evening.attend(0).await, evening.attend(1).await, evening.attend(2).await];
    does(0, Command::StartGame).await;
    does(3, Command::Leave).await;
    does(0, Command::CallStandIn { guest: GuestId(3), level: Level::Normal }).await;
    pass(Duration::from_secs(1)).await;
    does(2, Command::Leave).await;
    does(0, Command::CallStandIn { guest: GuestId(2), level: Level::Sharp }).await;
    does(0, Command::DismissStandIn { guest: GuestId(2) }).await;
}
