//! Servers whose tables are kept in a NATS cluster: what one has accepted, all have.

mod behind_a_proxy;
mod crowd;
mod example_settings;
mod moving;
mod several;

use std::process::{Command, Output};

use serde_json::json;
use testcluster::{Cluster, PASSWORD, Setup, USER};

use crate::support::{
    PATIENCE, Server,
    cluster::{Access, at},
    guest::Guest,
};

const LIKENESS: &str = env!("CARGO_BIN_EXE_likeness");

/// What a program beside the server is told and says. The password is in its environment.
fn called(arguments: &[&str], cluster: &Cluster) -> Output {
    let mut command = Command::new(LIKENESS);
    command.args(arguments).arg("--journal").arg(cluster.journal());
    command.args(["--nats-user", USER]).env("LIKENESS_NATS_PASSWORD", PASSWORD);
    command.output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_keep_one_table_and_it_outlives_either() {
    let cluster = Cluster::start(Setup::Sound, 3).await;
    let settings = cluster.settings("likeness");
    drop(cluster.open(&settings).await);
    let access = Access::to(&cluster);
    let arguments = access.arguments(&[]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (monitors, folder) = (settings.monitors.join(","), tempfile::tempdir().unwrap());
    let mut one = Server::start_with(&arguments);
    let mut two = Server::start_with(&arguments);
    let ana = Guest::open(one.address(), "Ana").await;
    let bo = ana.join("Bo").await;
    ana.must(json!({ "command": "start_game" })).await;
    // What one has accepted, the other knows.
    at(two.address(), &ana).must(json!({ "command": "break_off" })).await;
    ana.must(json!({ "command": "start_game" })).await;
    assert_eq!(at(two.address(), &bo).look().await["game"], bo.look().await["game"], "both show the same");
    one.kill();
    // Whoever died is missed after some seconds; until then nobody knows who leads the table.
    let order = json!({ "command": "break_off" });
    let goes_on = async {
        loop {
            match at(two.address(), &ana).try_ask("after", &order).await {
                Ok(answer) if answer.status == 200 => break answer.json()["seq"].as_u64().unwrap(),
                Ok(answer) => assert_eq!(answer.status, 503, "{}", answer.text()),
                Err(error) => panic!("{error}"),
            }
        }
    };
    let started = tokio::time::timeout(PATIENCE, goes_on).await.expect("the other server takes the lead");
    // A server with an empty folder finds it all.
    let mut three = Server::start_with(&arguments);
    let again = at(three.address(), &ana).must(json!({ "command": "start_game" })).await;
    assert!(again > started, "{again} comes after {started}");
    three.stop();
    two.stop();

    let exported = called(&["export", &ana.table, "--nats-monitor", &monitors], &cluster);
    let text = String::from_utf8(exported.stdout.clone()).unwrap();
    assert!(exported.status.success() && text.contains("\"records\""), "{}", stderr(&exported));
    let copy = folder.path().join("copy");
    let copied = called(&["backup", copy.to_str().unwrap(), "--nats-monitor", &monitors], &cluster);
    assert!(copied.status.success(), "{}", stderr(&copied));
    let read = Command::new(LIKENESS).args(["export", &ana.table, "--data"]).arg(&copy).output().unwrap();
    assert_eq!(String::from_utf8(read.stdout).unwrap(), text, "a backup is a data folder like any other");

    // Nobody serves from a cluster of which they know too little.
    let refused = called(&["serve", "--listen", "127.0.0.1:0"], &cluster);
    let said = stderr(&refused);
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains("cannot be learnt") && said.contains("--allow-weaker"), "{said}");
    let missing = called(&["export", &ana.table, "--nats-stream", "no-such", "--allow-weaker"], &cluster);
    assert!(stderr(&missing).contains("none of that name"), "{}", stderr(&missing));
}
