//! The examples of proxies, in front of real servers: what is streamed comes at once, a table's guests are
//! sent to one server, and when that one is gone another goes on.

use std::{
    fs::{self, File},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use serde_json::json;
use testcluster::{Cluster, Setup};

use crate::support::{
    PATIENCE, Server,
    cluster::Access,
    guest::Guest,
    http::{Request, fetch, try_fetch},
};

const GLANCE: Duration = Duration::from_millis(50);

/// A web server with the example's settings, at addresses of the test's.
struct Proxy {
    address: String,
    process: Child,
    log: PathBuf,
}

/// What of an example is only so on the machine that it is meant for.
struct Example {
    program: &'static str,
    file: &'static str,
    arguments: &'static [&'static str],
    /// The words before the file's name.
    changes: &'static [(&'static str, &'static str)],
}

const EXAMPLES: [Example; 3] = [
    Example {
        program: "nginx",
        file: "nginx.conf",
        arguments: &["-g", "daemon off;", "-c"],
        changes: &[
            ("listen 443 ssl;", "listen ADDRESS;"),
            ("        ssl_certificate /etc/likeness/tls.crt;\n", ""),
            ("        ssl_certificate_key /etc/likeness/tls.key;\n", ""),
            ("pid /run/nginx.pid;", "pid FOLDER/pid; error_log stderr;"),
            ("worker_processes auto;", "worker_processes 1;"),
            (
                "http {",
                "http { access_log off; client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; \
                 fastcgi_temp_path FOLDER/f; uwsgi_temp_path FOLDER/u; scgi_temp_path FOLDER/s;",
            ),
        ],
    },
    Example {
        program: "haproxy",
        file: "haproxy.cfg",
        arguments: &["-db", "-f"],
        changes: &[("bind :443 ssl crt /etc/likeness/tls.pem", "bind ADDRESS")],
    },
    Example {
        program: "caddy",
        file: "Caddyfile",
        arguments: &["run", "--adapter", "caddyfile", "--config"],
        changes: &[
            ("play.example.org {", "http://ADDRESS {"),
            ("# Caddy in front", "{\n\tadmin off\n\tstorage file_system FOLDER\n}\n# Caddy in front"),
        ],
    },
];

impl Proxy {
    fn start(example: &Example, servers: &[Server], folder: &Path) -> Proxy {
        let held = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = held.local_addr().unwrap().to_string();
        drop(held);
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/cluster");
        let mut text = fs::read_to_string(root.join(example.file)).unwrap();
        for (from, to) in example.changes {
            assert!(text.contains(from), "{} has no `{from}`", example.file);
            let to = to.replace("ADDRESS", &address).replace("FOLDER", folder.to_str().unwrap());
            text = text.replace(from, &to);
        }
        for (number, server) in (1..).zip(servers) {
            text = text.replace(&format!("likeness-{number}:7447"), server.address());
        }
        let (file, log) = (folder.join(example.file), folder.join("log"));
        fs::write(&file, text).unwrap();
        let process = Command::new(example.program)
            .args(example.arguments)
            .arg(&file)
            .env("XDG_CONFIG_HOME", folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&log).unwrap())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", example.program));
        Proxy { address, process, log }
    }

    /// Waits until a page comes.
    async fn is_open(&self) {
        let page = async {
            while !try_fetch(&self.address, &Request::get("/")).await.is_ok_and(|page| page.status == 200) {
                tokio::time::sleep(GLANCE).await;
            }
        };
        let opened = tokio::time::timeout(PATIENCE, page).await;
        opened.unwrap_or_else(|_| panic!("{}", fs::read_to_string(&self.log).unwrap_or_default()));
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Asked first: nginx takes its workers along then.
        let id = rustix::process::Pid::from_child(&self.process);
        let _ = rustix::process::kill_process(id, rustix::process::Signal::TERM);
        let _ = self.process.wait();
    }
}

/// What every server tells whoever runs it.
async fn metrics_of(servers: &[Server]) -> Vec<String> {
    let mut metrics = Vec::new();
    for server in servers {
        metrics.push(fetch(server.address(), &Request::get("/metrics")).await.text());
    }
    metrics
}

/// How many tables each server has in memory.
async fn loads(servers: &[Server]) -> Vec<u64> {
    let count = |metrics: &str, state: &str| {
        let line = format!("likeness_tables{{state=\"{state}\"}} ");
        metrics.lines().find_map(|found| found.strip_prefix(&line)?.parse::<u64>().ok()).unwrap()
    };
    let in_memory =
        |metrics: &String| ["lobby", "playing", "finished"].map(|state| count(metrics, state)).iter().sum();
    metrics_of(servers).await.iter().map(in_memory).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_examples_stand_in_front_of_three_servers() {
    let cluster = Cluster::start(Setup::Sound, 3).await;
    drop(cluster.open(&cluster.settings("likeness")).await);
    let access = Access::to(&cluster);
    let arguments = access.arguments(&["--behind-proxy"]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut servers: Vec<Server> = (0..3).map(|_| Server::start_with(&arguments)).collect();
    for example in &EXAMPLES {
        let folder = tempfile::tempdir().unwrap();
        let proxy = Proxy::start(example, &servers, folder.path());
        proxy.is_open().await;
        stands_in_front(example.program, &proxy.address, &mut servers).await;
    }
}

async fn stands_in_front(program: &str, address: &str, servers: &mut [Server]) {
    for operators in ["/metrics", "/readyz", "/healthz"] {
        assert_eq!(fetch(address, &Request::get(operators)).await.status, 404, "{program}: {operators}");
    }
    // Those of the last proxy are over.
    let quiet = async {
        while !metrics_of(servers).await.iter().all(|metrics| metrics.contains("likeness_streams 0\n")) {
            tokio::time::sleep(GLANCE).await;
        }
    };
    tokio::time::timeout(PATIENCE, quiet).await.expect("streams end with those who read them");
    // Opening goes anywhere, and from then on the code leads.
    let ana = Guest::open(address, "Ana").await;
    let bo = ana.join("Bo").await;
    let mut stream = bo.stream().await;
    let began = ana.must(json!({ "command": "start_game" })).await;
    stream.reach(began).await;
    let before = loads(servers).await;
    for _ in 0..4 {
        ana.look().await;
        bo.look().await;
    }
    assert_eq!(loads(servers).await, before, "{program}: nobody asks another server");

    // The server that the stream came from dies.
    let streams = |metrics: &String| metrics.contains("likeness_streams 1\n");
    let lost = metrics_of(servers).await.iter().position(streams);
    let lost = lost.unwrap_or_else(|| panic!("{program}: the stream goes through to a server"));
    servers[lost].kill();
    let order = json!({ "command": "break_off" });
    let again = async {
        while !ana.try_ask("after", &order).await.is_ok_and(|answer| answer.status == 200) {
            tokio::time::sleep(GLANCE).await;
        }
    };
    let went_on = tokio::time::timeout(PATIENCE, again).await;
    assert!(went_on.is_ok(), "{program}: another server goes on");
    let mut stream = bo.stream().await;
    let began = ana.must(json!({ "command": "start_game" })).await;
    stream.reach(began).await;
    servers[lost].restart();
}
