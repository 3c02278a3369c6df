//! An evening of The Game of Happiness.

use std::time::Duration;

use decks::Language;
use rules::{
    Slot,
    happiness::{Command as Move, Options, Peek},
};
use table::{Badge, Command, GameOptions, GuestId, Sent};

use super::key;
use crate::support::{Evening, agree, draw, id, lay, newcomer, pass, play, seal};

/// Everything that can happen at a table happens, but for what only other games have.
pub(crate) async fn evening(evening: &Evening) {
    gather(evening).await;
    first_game(evening).await;
    second_game(evening).await;
    evening.does(0, Command::Remove { guest: GuestId(3) }).await.unwrap();
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
    let four = Options { turns_each: Some(1), cards: 4, peek: Peek::Hidden, ..Options::default() };
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
    does(0, Command::CloseGame).await;
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
