//! A table whose door is shut, and a code that belongs to none.

use std::time::Duration;

use axum::{Router, body::Body, http::Request};
use rules::GameKind;
use table::{Command, Dice, Sent};
use tokio::time::Instant;
use tower::ServiceExt;

use super::{Class, ROUNDS, is_leak, opened, requests, round, unlimited};
use crate::Settings;

/// A server with a table whose door is shut, and its address.
async fn shut_door(settings: Settings) -> (Router, String) {
    let (router, table, key) = opened(settings, GameKind::Happiness, Dice::System).await;
    table.carry_out(&key, &Sent { command: Command::Lock, id: None, seen: None }).await.unwrap();
    (router, format!("/t/{}", table.code()))
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

/// Before answers came at even times, `RESPONSE_TIMES=8000` found t of 10 to 23 here. Since then, with
/// `RESPONSE_TIMES=100000`, t was between -2.2 and 0.4.
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
