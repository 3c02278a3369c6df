//! A vote for one, and a vote for another.

use std::{sync::Arc, time::Duration};

use axum::{
    body::Body,
    http::{Request, header},
};
use decks::Language;
use journal::MemoryJournal;
use rules::{GameKind, Seat, colours};
use serde_json::json;
use table::{Clock, Command, Dice, GameCommand, GameOptions, Hall, Key, Newcomer, Sent};
use tokio::sync::watch;

use super::{Class, ROUNDS, is_leak, requests, round, unlimited};
use crate::app::App;

/// A guest may do so much at once; a round is played at a table of its own.
const MOST: usize = 280;

async fn t(number: u64, plant: Duration) -> f64 {
    let hall = Hall::new(Arc::new(MemoryJournal::default()), Clock::System, Dice::Seeded(number));
    let (_, closing) = watch::channel(false);
    let keys: Vec<Key> = (0..5).map(|_| Key::random()).collect();
    let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::En };
    let options = GameOptions::default_of(GameKind::Colours);
    let (table, _) = hall.open(&newcomer("Ada"), &keys[0], &options).await.unwrap();
    for (key, name) in keys[1..].iter().zip(["Ben", "Cleo", "Dan", "Eve"]) {
        table.join(&newcomer(name), key).await.unwrap();
    }
    let turn = GameCommand::from(colours::Command::TurnQuestion);
    for command in [Command::StartGame, Command::Play { play: turn }] {
        table.carry_out(&keys[0], &Sent { command, id: None, seen: None }).await.unwrap();
    }
    let router = App::new(hall.clone(), unlimited(), closing).router();
    let request = |class| {
        let vote = if class == Class::A { Seat(1) } else { Seat(2) };
        let play = json!({ "do": "cast_ballot", "votes": [vote, Seat(3)] });
        let order = json!({ "command": { "command": "play", "play": { "game": "colours", "move": play } } });
        Request::post(format!("/api/v1/tables/{}/commands", table.code()))
            .header(header::AUTHORIZATION, format!("Bearer {}", keys[0]))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(order.to_string()))
            .unwrap()
    };
    round(&router, number, requests(MOST).min(MOST), plant, request).await
}

async fn rounds(plant: Duration) -> Vec<f64> {
    let mut rounds = Vec::new();
    for number in 0..ROUNDS {
        rounds.push(t(number as u64, plant).await);
    }
    rounds
}

#[tokio::test]
async fn a_vote_takes_as_long_whoever_it_is_for() {
    let rounds = rounds(Duration::ZERO).await;
    println!("{rounds:?}");
    assert!(!is_leak(&rounds), "{rounds:?}");
}
