//! A vote for one, and a vote for another.

use std::time::Duration;

use axum::{
    body::Body,
    http::{Request, header},
};
use rules::{GameKind, Seat, colours};
use serde_json::json;
use table::{Command, Dice, GameCommand, Key, Sent};

use super::{
    Class, ROUNDS, is_leak, newcomer, opened, requests, sample, unlimited,
    welch::{Samples, t_of},
};

/// A guest may do so much at once: whoever wants more votes than these goes on at another table.
const MOST: usize = 280;

async fn t(round: u64, plant: Duration) -> f64 {
    let (mut samples, mut left) = (Samples::default(), requests(MOST));
    for table in 0.. {
        if left == 0 {
            break;
        }
        let count = left.min(MOST);
        vote(&mut samples, (round << 32) | table, count, plant).await;
        left -= count;
    }
    t_of(samples)
}

/// So many votes of each kind at one table.
async fn vote(samples: &mut Samples, number: u64, count: usize, plant: Duration) {
    let (router, table, key) = opened(unlimited(), GameKind::Colours, Dice::Seeded(number)).await;
    for name in ["Ben", "Cleo", "Dan", "Eve"] {
        table.join(&newcomer(name), &Key::random()).await.unwrap();
    }
    let turn = GameCommand::from(colours::Command::TurnQuestion);
    for command in [Command::StartGame, Command::Play { play: turn }] {
        table.carry_out(&key, &Sent { command, id: None, seen: None }).await.unwrap();
    }
    let request = |class| {
        let vote = if class == Class::A { Seat(1) } else { Seat(2) };
        let play = json!({ "do": "cast_ballot", "votes": [vote, Seat(3)] });
        let order = json!({ "command": { "command": "play", "play": { "game": "colours", "move": play } } });
        Request::post(format!("/api/v1/tables/{}/commands", table.code()))
            .header(header::AUTHORIZATION, format!("Bearer {key}"))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(order.to_string()))
            .unwrap()
    };
    sample(samples, &router, number, count, plant, request).await;
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
