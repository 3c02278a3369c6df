//! The process of a server is stopped for a while and goes on, as when a computer is busy beyond measure, or
//! somebody presses the wrong key in its terminal (F6): tables are as they were, streams go on, and nobody
//! loses a step to a time in which they could not act.
//!
//! `STOPPED_SECONDS=35 cargo test -p likeness stopped` stops it for longer than a step lasts.

use std::time::Duration;

use serde_json::{Value, json};

use super::{lasting, stored};
use crate::support::{
    Server,
    guest::{Guest, happiness},
    http::Stream,
};

/// Long enough that a table misses an alarm, which it sets every five seconds, by more than a busy computer
/// may be late.
const USUAL: u64 = 9;
/// The shortest that there is.
const PACE: u64 = 30;

fn seconds() -> u64 {
    std::env::var("STOPPED_SECONDS").map_or(USUAL, |text| text.parse().unwrap())
}

fn deadline(view: &Value) -> u64 {
    view["game"]["deadline"].as_u64().unwrap_or_else(|| panic!("no clock runs: {view}"))
}

/// Reads on until the step has at least so much time.
async fn until_deadline(stream: &mut Stream, at: u64) -> Value {
    loop {
        let view = stream.next_real().await.expect("the stream goes on").json();
        if deadline(&view) >= at {
            return view;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stood_still_goes_on_where_it_was() {
    let server = Server::start();
    let party = Guest::party(server.address(), 3).await;
    let calm = Guest::open(server.address(), "Eve").await;
    party[0].must(json!({ "command": "choose_pace", "seconds": PACE })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    party[0].play(json!({ "do": "draw_cards" })).await;
    let (mut first, mut second) = (party[0].stream().await, party[1].stream().await);
    let leaving = party[2].stream().await;
    let before = first.next_real().await.unwrap().json();
    let elsewhere = calm.look().await;

    server.pause();
    // Meanwhile somebody hangs up, and somebody else asks for something.
    drop(leaving);
    let asking = party[1].clone();
    let asked =
        tokio::spawn(async move { asking.ask(json!({ "command": "rename", "name": "Patience" })).await });
    tokio::time::sleep(Duration::from_secs(seconds())).await;
    server.resume();

    assert_eq!(asked.await.unwrap().status, 200, "who asked meanwhile is answered");
    let forgiven = deadline(&before) + seconds() * 1_000;
    for stream in [&mut first, &mut second] {
        let view = until_deadline(stream, forgiven).await;
        assert_eq!(view["step"], before["step"], "the step has not ended: {view}");
    }
    let mut back = party[2].stream().await;
    let view = back.next_real().await.unwrap().json();
    assert_eq!(lasting(&view)[1], before["step"], "who left is back in the same step");
    assert_eq!(lasting(&calm.look().await), lasting(&elsewhere), "another table has noticed nothing");
    let seq = party[0].play(json!({ "do": "lay_token", "card": 0, "place": 0 })).await;
    first.reach(seq).await;
    let events: Vec<Value> = stored(server.data(), &party[0].table)
        .iter()
        .flat_map(|entry| serde_json::to_value(&entry.events).unwrap().as_array().unwrap().clone())
        .collect();
    let has = |kind: &str| events.iter().any(|event| event["type"] == kind);
    assert!(has("deadline_set") && !has("deadline_passed"), "{events:?}");
    // What is said in the present step is not taken for something else.
    assert_eq!(party[1].ask(happiness(json!({ "do": "draw_cards" }))).await.status, 409);
}
