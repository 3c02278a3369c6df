//! The bot of `examples/bot`, with a client that is generated for it.

use std::{
    path::Path,
    process::{Child, Output, Stdio},
};

use serde_json::json;
use tokio::task::spawn_blocking;

use super::{repository, tool};
use crate::support::{
    Server, colours,
    guest::{Guest, game},
};

const NAMES: [&str; 3] = ["Robin", "Sacha", "Toni"];

/// Writes the package `likeness_client` into the folder, as the README of the example says.
fn generate_client(server: &Server, folder: &Path) {
    let output = tool("openapi-python-client")
        .args(["generate", "--meta", "none", "--fail-on-warning", "--output-path"])
        .arg(folder.join("likeness_client"))
        .args(["--url", &server.url("/api/v1/openapi.json")])
        // Its last step calls a formatter, which lies beside it.
        .env("PATH", crate::support::target("api-tools/bin"))
        .output()
        .expect("the generator can be started");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
}

fn start_bot(server: &Server, client: &Path, code: &str, name: &str) -> Child {
    tool("python")
        .arg(repository("examples/bot/bot.py"))
        .args([&server.url("/api/v1"), code, name])
        .env("PYTHONPATH", client)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the bot can be started")
}

/// Three of them play a game to its end; who opened the table for them has left.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_with_a_generated_client_plays_a_whole_game() {
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a temporary folder");
    generate_client(&server, folder.path());
    let host = Guest::open(server.address(), "Ada").await;
    colours::choose(&host, &json!({ "goal": 12 })).await;
    let mut stream = host.stream().await;
    let bots = NAMES.map(|name| start_bot(&server, folder.path(), &host.table, name));
    let ended = spawn_blocking(|| bots.map(|bot| bot.wait_with_output().expect("we wait for our own child")));
    while host.look().await["guests"].as_array().expect("a list").len() <= NAMES.len() {
        assert!(!ended.is_finished(), "{:?}", ended.await.expect("waiting does not panic"));
        stream.next_real().await.expect("the table goes on");
    }
    host.must(json!({ "command": "start_game" })).await;
    host.must(json!({ "command": "leave" })).await;
    for Output { status, stdout, stderr } in ended.await.expect("waiting does not panic") {
        let said = String::from_utf8_lossy(&stdout);
        assert!(status.success(), "{said}\n{}", String::from_utf8_lossy(&stderr));
        assert!(said.contains("the winners have ["), "{said}");
    }
    let view = host.stage().await;
    let phase = &game(&view)["phase"];
    assert_eq!(phase["phase"], "over");
    assert!(!phase["winners"].as_array().expect("a list").is_empty(), "{phase}");
    assert!(phase["history"].as_array().expect("a list").len() >= 2, "{phase}");
}
