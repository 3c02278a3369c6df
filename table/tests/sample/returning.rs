//! An evening of any game on which somebody leaves and sits down on the same seat again.

use rules::{GameKind, image, personality};
use table::{Command, GameCommand, GameOptions};

use crate::support::{Evening, newcomer};

pub(crate) async fn evening(evening: &Evening, game: GameKind) {
    let does = async |guest, command| evening.does(guest, command).await.unwrap();
    does(0, Command::ChooseGame { options: GameOptions::default_of(game) }).await;
    let _screens =
        [evening.attend(0).await, evening.attend(1).await, evening.attend(2).await, evening.attend(3).await];
    does(0, Command::StartGame).await;
    // Where hands are held, PERSONALITY draws a new one and IMAGE takes up the one that was left.
    let deal = match game {
        GameKind::Personality => Some(GameCommand::Personality(personality::Command::DealCards)),
        GameKind::Image => Some(GameCommand::Image(image::Command::DealCards)),
        _ => None,
    };
    if let Some(play) = deal {
        does(0, Command::Play { play }).await;
    }
    does(3, Command::Leave).await;
    evening.table.join(&newcomer(super::GUESTS[3]), &evening.keys[3]).await.unwrap();
    does(3, Command::SitDown).await;
}
