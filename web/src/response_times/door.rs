//! A table whose door is shut, and a code that belongs to none.

use std::{sync::Arc, time::Duration};

use axum::{Router, body::Body, http::Request};
use decks::Language;
use journal::MemoryJournal;
use rules::GameKind;
use table::{Clock, Command, Dice, GameOptions, Hall, Key, Newcomer, Sent};
use tokio::{sync::watch, time::Instant};
use tower::ServiceExt;

use super::{Class, ROUNDS, is_leak, requests, round, unlimited};
use crate::{Settings, app::App};

/// A server with a table whose door is shut, and its address.
async fn shut_door(settings: Settings) -> (Router, String) {
    let hall = Hall::new(Arc::new(MemoryJournal::default()), Clock::System, Dice::System);
    let (_, closing) = watch::channel(false);
    let key = Key::random();
    let newcomer = Newcomer { name: "Ada".to_owned(), badge: None, language: Language::En };
    let options = GameOptions::default_of(GameKind::Happiness);
    let (table, _) = hall.open(&newcomer, &key, &options).await.unwrap();
    table.carry_out(&key, &Sent { command: Command::Lock, id: None, seen: None }).await.unwrap();
    (App::new(hall.clone(), settings, closing).router(), format!("/t/{}", table.code()))
}

fn get(path: &str) -> Request<Body> {
    Request::get(path).body(Body::empty()).unwrap()
}

/// By a clock that goes on only while everybody waits. Both answers come at the end of the first step.
#[tokio::test(start_paused = true)]
async fn strangers_are_refused_at_even_times() {
    let (router, shut) = shut_door(Settings::default()).await;
    for path in [shut.as_str(), "/t/ZZZZZZ"] {
        let began = Instant::now();
        let response = router.clone().oneshot(get(path)).await.unwrap();
        assert_eq!((response.status().as_u16(), began.elapsed()), (404, Duration::from_millis(20)), "{path}");
    }
}

/// Before answers came at even times, `RESPONSE_TIMES=8000` found t of 10 to 23 here.
#[tokio::test]
async fn a_shut_door_answers_as_late_as_a_wall() {
    let (router, shut) = shut_door(unlimited()).await;
    let mut rounds = Vec::new();
    for number in 0..ROUNDS {
        let request = |class| get(if class == Class::A { &shut } else { "/t/ZZZZZZ" });
        rounds.push(round(&router, number as u64, requests(100), Duration::ZERO, request).await);
    }
    println!("{rounds:?}");
    assert!(!is_leak(&rounds), "{rounds:?}");
}
