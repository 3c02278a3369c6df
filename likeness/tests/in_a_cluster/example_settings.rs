//! The settings that the examples give to NATS: three servers that run with them are all that is asked of a
//! cluster.

use std::{
    fs,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::json;
use testcluster::free_ports;

use crate::support::{
    PATIENCE, Server,
    guest::Guest,
    http::{Request, try_fetch},
};

const GLANCE: Duration = Duration::from_millis(50);
const COUNT: usize = 3;

/// A NATS server that ends with its test.
struct Node(Child);

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn example(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/cluster").join(name)).unwrap()
}

/// How the compose file spells a password for NATS.
fn spelled(password: &str) -> String {
    let compose = example("compose.yaml");
    let (_, line) = compose.split_once("&nats-password \"").unwrap();
    let (spelling, _) = line.split_once("\"\n").unwrap();
    let (before, rest) = spelling.split_once("${NATS_PASSWORD:-").unwrap();
    let (_, after) = rest.split_once('}').unwrap();
    format!("{before}{password}{after}")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_with_the_settings_of_the_example_are_enough() {
    // NATS takes it for a number where it is not quoted.
    const PASSWORD: &str = "12345";
    let folder = tempfile::tempdir().unwrap();
    let (clients, monitors, routes) = (free_ports(COUNT), free_ports(COUNT), free_ports(COUNT));
    let here = |port: &u16| format!("127.0.0.1:{port}");
    let mut nodes = Vec::new();
    for number in 0..COUNT {
        let name = format!("nats-{}", number + 1);
        let mut settings = example("nats.conf");
        let mut change = |from: &str, to: &str| {
            assert!(settings.contains(from), "nats.conf has no `{from}`");
            settings = settings.replace(from, to);
        };
        change("0.0.0.0:4222", &here(&clients[number]));
        change("0.0.0.0:8222", &here(&monitors[number]));
        change("0.0.0.0:6222", &here(&routes[number]));
        change("store_dir: /data", &format!("store_dir: {}", folder.path().join(&name).display()));
        for (other, route) in (1..).zip(&routes) {
            change(&format!("nats-{other}:6222"), &here(route));
        }
        let file = folder.path().join(format!("{name}.conf"));
        fs::write(&file, settings).unwrap();
        let process = Command::new(testcluster::program())
            .arg("-c")
            .arg(&file)
            .env("SERVER_NAME", &name)
            .env("NATS_PASSWORD", spelled(PASSWORD))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        nodes.push(Node(process.unwrap()));
    }
    // What the compose file waits for, too.
    let healthy = async {
        for monitor in &monitors {
            let ask = Request::get("/healthz");
            while !try_fetch(&here(monitor), &ask).await.is_ok_and(|answer| answer.status == 200) {
                tokio::time::sleep(GLANCE).await;
            }
        }
    };
    tokio::time::timeout(PATIENCE, healthy).await.expect("the three find together");
    let password = folder.path().join("password");
    fs::write(&password, PASSWORD).unwrap();
    let journal = format!("nats://{}", clients.iter().map(here).collect::<Vec<_>>().join(","));
    let monitors: Vec<String> = monitors.iter().map(|port| format!("http://{}", here(port))).collect();
    let server = Server::start_with(&[
        "--journal",
        &journal,
        "--nats-monitor",
        &monitors.join(","),
        "--nats-user",
        "likeness",
        "--nats-password-file",
        password.to_str().unwrap(),
    ]);
    let ana = Guest::open(server.address(), "Ana").await;
    ana.join("Bo").await;
    ana.must(json!({ "command": "start_game" })).await;
}
