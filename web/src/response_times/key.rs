//! A key that is nearly right, and one that is wholly wrong.

use std::time::Duration;

use axum::{
    body::Body,
    http::{Request, header},
};
use rules::GameKind;
use table::{Dice, Key};

use super::{Class, ROUNDS, is_leak, opened, requests, round, unlimited};

/// The same key but for its last figure, or but for its first.
fn nearly(key: &Key, class: Class) -> String {
    let mut figures = key.to_string().into_bytes();
    let at = if class == Class::A { figures.len() - 1 } else { 0 };
    figures[at] = b'0' + (figures[at] - b'0' + 1) % 10;
    String::from_utf8(figures).unwrap()
}

async fn rounds(plant: Duration) -> Vec<f64> {
    let (router, table, key) = opened(unlimited(), GameKind::Happiness, Dice::System).await;
    let mut rounds = Vec::new();
    for number in 0..ROUNDS {
        let request = |class| {
            let request = Request::get(format!("/api/v1/tables/{}/cards", table.code()));
            let request = request.header(header::AUTHORIZATION, format!("Bearer {}", nearly(&key, class)));
            request.body(Body::empty()).unwrap()
        };
        rounds.push(round(&router, number as u64, requests(400), plant, request).await);
    }
    rounds
}

#[tokio::test]
async fn a_key_that_is_nearly_right_is_refused_as_fast_as_another() {
    let rounds = rounds(Duration::ZERO).await;
    println!("{rounds:?}");
    assert!(!is_leak(&rounds), "{rounds:?}");
}

#[tokio::test]
async fn a_planted_difference_would_be_found() {
    let rounds = rounds(Duration::from_micros(200)).await;
    println!("{rounds:?}");
    assert!(is_leak(&rounds), "{rounds:?}");
}
