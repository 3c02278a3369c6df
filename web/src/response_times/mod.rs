//! How long an answer takes tells nothing (L5): whether a code belongs to a table whose door is shut, how
//! much of a key was right, what somebody has voted.
//!
//! Two kinds of requests are sent in random order to a server without a network, and their times compared by
//! Welch's t after what a busy machine adds has been cut off, as dudect does it. Noise meets both kinds
//! alike. A difference counts only when it shows in every one of several rounds, in the same direction and
//! far beyond chance: so a busy machine does not make this fail, and a leak does. `RESPONSE_TIMES=100000`
//! asks for so many requests of each kind.

mod door;
mod key;
mod vote;
mod welch;

use std::{
    hint::spin_loop,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{Router, body::Body, http::Request};
use decks::Language;
use journal::MemoryJournal;
use rules::{Chance, GameKind, Seeded};
use table::{Clock, Dice, GameOptions, Hall, Key, Newcomer, Table};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::{Bounds, Settings, app::App};
use welch::{Samples, t_of};

/// dudect takes 5 for likely and 10 for certain.
const CERTAIN: f64 = 10.0;
/// How many rounds must agree.
const ROUNDS: usize = 4;

/// A request of one of two kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    A,
    B,
}

/// How many requests of each kind are sent in a round.
fn requests(usual: usize) -> usize {
    let asked = std::env::var("RESPONSE_TIMES").ok().and_then(|text| text.parse::<usize>().ok());
    asked.map_or(usual, |all| all.div_ceil(ROUNDS))
}

fn newcomer(name: &str) -> Newcomer {
    Newcomer { name: name.to_owned(), badge: None, language: Language::En }
}

/// A server with a table, and the key of its host.
async fn opened(settings: Settings, game: GameKind, dice: Dice) -> (Router, Table, Key) {
    let hall = Hall::new(Arc::new(MemoryJournal::default()), Clock::System, dice);
    let (_, closing) = watch::channel(false);
    let key = key_of_digits();
    let (table, _) = hall.open(&newcomer("Ada"), &key, &GameOptions::default_of(game)).await.unwrap();
    (App::new(hall, settings, closing).router(), table, key)
}

/// A key without letters: how long a key takes to read depends a little on how many of its figures are
/// letters, which whoever sent it knows, so that two kinds of keys have to have equally many.
fn key_of_digits() -> Key {
    let digit = |figure: char| char::from_digit(figure.to_digit(16).unwrap() % 10, 10).unwrap();
    Key::random().to_string().chars().map(digit).collect::<String>().parse().unwrap()
}

/// Limits that nobody meets here.
fn unlimited() -> Settings {
    let many = 1_000_000_000;
    let bounds = Bounds {
        requests_per_second: many,
        requests_at_once: many,
        wrong_codes_per_address: many,
        wrong_codes_per_network: many,
        wrong_codes_in_all: many,
        // A test need not wait as long as everybody else.
        shut_door_step: Duration::from_millis(2),
        ..Bounds::default()
    };
    Settings { bounds, ..Settings::default() }
}

/// Sends so many requests of both kinds, and gives t.
async fn round(
    router: &Router,
    seed: u64,
    count: usize,
    plant: Duration,
    request: impl FnMut(Class) -> Request<Body>,
) -> f64 {
    let mut samples = Samples::default();
    sample(&mut samples, router, seed, count, plant, request).await;
    t_of(samples)
}

/// Sends so many requests of both kinds in random order, and adds how long each took.
async fn sample(
    samples: &mut Samples,
    router: &Router,
    seed: u64,
    count: usize,
    plant: Duration,
    mut request: impl FnMut(Class) -> Request<Body>,
) {
    let mut chance = Seeded::new(seed);
    let mut left = [count, count];
    while left != [0, 0] {
        let heads = chance.below(2) == 0;
        let class = if left[1] == 0 || (heads && left[0] > 0) { Class::A } else { Class::B };
        left[class as usize] -= 1;
        let request = request(class);
        let began = Instant::now();
        let response = router.clone().oneshot(request).await;
        // Both look at the clock, which takes long enough to be found in a hundred thousand.
        busy_for(if class == Class::B { plant } else { Duration::ZERO });
        samples.add(class, began.elapsed());
        assert!(response.is_ok_and(|response| response.status().as_u16() < 500));
    }
}

/// A planted leak.
fn busy_for(span: Duration) {
    let began = Instant::now();
    while began.elapsed() < span {
        spin_loop();
    }
}

/// Whether the times of all rounds say the same beyond doubt.
fn is_leak(rounds: &[f64]) -> bool {
    let all = |beyond: fn(&f64) -> bool| rounds.iter().all(beyond);
    !rounds.is_empty() && (all(|t| *t > CERTAIN) || all(|t| *t < -CERTAIN))
}
