//! What one guest can do to the disk of everybody: little, and it is told plainly.

use serde_json::{Value, json};

use crate::support::{
    Server,
    guest::Guest,
    http::{Request, fetch},
};

/// A game that is started is a large record.
fn start() -> Value {
    json!({ "command": "start_game" })
}

/// Starts games and breaks them off until no more room is given, and says for what.
async fn fill(guest: &Guest) -> Value {
    for round in 0..500 {
        let command = if round % 2 == 0 { start() } else { json!({ "command": "break_off" }) };
        let answer = guest.ask(command.clone()).await;
        if answer.status != 200 {
            assert_eq!(answer.error_code(), "no_space", "{}", answer.text());
            return command;
        }
    }
    panic!("a budget of a mebibyte has no end");
}

#[tokio::test]
async fn a_disk_budget_that_is_used_up_is_told_to_guests_and_in_the_log_and_goes_on_when_there_is_room() {
    let mut server = Server::start_with(&["--disk-budget", "1MiB"]);
    let address = server.address().to_owned();
    let guest = Guest::open(&address, "Ana").await;
    guest.join("Bo").await;
    let command = fill(&guest).await;
    let refused = guest.ask(command.clone()).await.expect(503);
    assert_eq!((refused.error_code().as_str(), refused.header("retry-after")), ("no_space", Some("10")));
    let sentence = refused.json()["error"]["message"].as_str().unwrap().to_owned();
    assert!(sentence.contains("no space"), "{sentence}");
    let french = guest.order(&json!({ "command": command })).in_language("fr");
    let french = fetch(&address, &french).await.expect(503).text();
    assert!(french.contains("plus de place"), "{french}");
    let page = Request::get(&guest.page("")).cookie(&guest.key);
    assert_eq!(fetch(&address, &page).await.status, 200, "looking goes on");
    // Deleting makes room, and then it goes on by itself.
    let forget = Request::new("DELETE", &guest.api("")).key(&guest.key);
    let forgotten = fetch(&address, &forget).await;
    assert!(forgotten.status < 300, "{}", forgotten.text());
    let another = Guest::open(&address, "Bo").await;
    another.join("Cy").await;
    another.must(start()).await;
    server.stop();
    let log = server.log();
    assert_eq!(log.lines().filter(|line| line.contains("in its budget")).count(), 1, "{log}");
}
