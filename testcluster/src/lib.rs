//! Three real NATS servers on this computer, in the hands of a test.

#![warn(missing_docs)]

mod leases;
mod proxy;

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

use journal::{NatsCredentials, NatsJournal, NatsOpenError, NatsSettings};

pub use leases::{Written, holder, steps};
pub use proxy::{Course, Proxies};

/// When something that takes seconds counts as hanging.
const HANGING: Duration = Duration::from_secs(90);
/// How long between two looks at something that takes its time.
const GLANCE: Duration = Duration::from_millis(50);

/// Whom the servers let in.
pub const USER: &str = "likeness";
/// With what password.
pub const PASSWORD: &str = "behind-the-curtain";

/// How the servers are set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// As they have to be.
    Sound,
    /// As they have to be, and our account may ask how they are.
    Telling,
    /// As they come: they do not wait for the disk.
    Unsynced,
    /// As they have to be, over TLS, and whoever comes shows a certificate.
    Encrypted,
    /// As they have to be, and whoever comes shows what an account has signed.
    Signed,
}

/// A cluster that ends with its test.
#[derive(Debug)]
pub struct Cluster {
    folder: tempfile::TempDir,
    nodes: Vec<Node>,
}

#[derive(Debug)]
struct Node {
    name: String,
    client: u16,
    monitor: u16,
    process: Option<Child>,
}

/// The server that `cargo xtask nats-server` installs.
///
/// # Panics
/// When it is not there: a test that needs it does not pass without.
#[must_use]
pub fn program() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies below the root");
    let file = root.join("target/nats-server/bin/nats-server");
    assert!(file.is_file(), "there is no {}: `cargo xtask nats-server` installs it", file.display());
    file
}

/// A certificate or key that only tests believe: `authority.pem`, `server.pem`, `server.key`, `guest.pem` and
/// `guest.key`, made to last. Nobody has the authority's own key any more.
#[must_use]
pub fn tls_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tls").join(name)
}

/// Credentials that only tests believe: `likeness.creds`, and `stranger.creds` of an account that no server
/// knows. The servers have `accounts.conf`.
#[must_use]
pub fn credentials_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("credentials").join(name)
}

/// Where to look for the next port: below those that a system gives to whoever asks for any, and somewhere
/// else in every process, so that no two clusters on this computer find the same.
static NEXT_PORT: LazyLock<AtomicU16> =
    LazyLock::new(|| AtomicU16::new(10_000 + (std::process::id().wrapping_mul(331) % 20_000) as u16));

/// Ports that nobody has right now, and that nobody else is told of.
#[must_use]
pub fn free_ports(count: usize) -> Vec<u16> {
    let tried = || 10_000 + NEXT_PORT.fetch_add(1, Ordering::Relaxed) % 22_000;
    let free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    std::iter::repeat_with(tried).take(22_000).filter(free).take(count).collect()
}

impl Cluster {
    /// Starts so many servers, and waits until a journal can be opened or is refused for good.
    pub async fn start(setup: Setup, count: usize) -> Cluster {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a folder");
        Cluster::start_in(folder, setup, count)
    }

    /// The same in a folder of the caller's choice: on a disk, for who wants to know how long one waits for
    /// it.
    ///
    /// # Panics
    /// When the servers cannot be started.
    #[must_use]
    pub fn start_in(folder: tempfile::TempDir, setup: Setup, count: usize) -> Cluster {
        let ports = free_ports(3 * count);
        let routes: Vec<String> =
            ports[2 * count..].iter().map(|port| format!("nats://127.0.0.1:{port}")).collect();
        let mut nodes = Vec::new();
        for number in 0..count {
            let name = format!("n{number}");
            let (client, monitor) = (ports[number], ports[count + number]);
            let route = (count > 1).then(|| (ports[2 * count + number], routes.join(", ")));
            let config = config(&name, client, monitor, route, &folder.path().join(&name), setup);
            fs::write(folder.path().join(format!("{name}.conf")), config).expect("a file can be written");
            nodes.push(Node { name, client, monitor, process: None });
        }
        let mut cluster = Cluster { folder, nodes };
        for number in 0..count {
            cluster.raise(number);
        }
        cluster
    }

    /// What a journal in this stream is opened with.
    #[must_use]
    pub fn settings(&self, stream: &str) -> NatsSettings {
        let address = |scheme: &str, port: u16| format!("{scheme}://127.0.0.1:{port}");
        let mut settings =
            NatsSettings::new(self.nodes.iter().map(|node| address("nats", node.client)).collect());
        settings.monitors = self.nodes.iter().map(|node| address("http", node.monitor)).collect();
        settings.stream = stream.to_owned();
        settings.credentials =
            NatsCredentials::Password { user: USER.to_owned(), password: PASSWORD.to_owned() };
        settings
    }

    /// What `--journal` takes.
    #[must_use]
    pub fn journal(&self) -> String {
        let host = |node: &Node| format!("127.0.0.1:{}", node.client);
        format!("nats://{}", self.nodes.iter().map(host).collect::<Vec<_>>().join(","))
    }

    /// Something between a server and the cluster that can be stopped or slowed down.
    pub async fn proxies(&self) -> Proxies {
        Proxies::before(self.nodes.iter().map(|node| node.client)).await
    }

    /// Opens a journal, as soon as the cluster has found itself.
    pub async fn open(&self, settings: &NatsSettings) -> NatsJournal {
        self.settled(settings).await.unwrap_or_else(|error| panic!("{error}\n{}", self.logs()))
    }

    /// What opening a journal comes to once the cluster has found itself.
    pub async fn settled(&self, settings: &NatsSettings) -> Result<NatsJournal, NatsOpenError> {
        let began = Instant::now();
        loop {
            let opened = NatsJournal::open(settings).await;
            match &opened {
                Ok(_) | Err(NatsOpenError::Weak(_) | NatsOpenError::NotAJournal { .. }) => return opened,
                Err(error) if began.elapsed() > HANGING => panic!("{error}\n{}", self.logs()),
                Err(_) => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// The process ids of the servers that are running.
    #[must_use]
    pub fn ids(&self) -> Vec<u32> {
        self.nodes.iter().filter_map(|node| node.process.as_ref()).map(Child::id).collect()
    }

    /// How many servers there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Starts a server, which finds what it had.
    pub fn raise(&mut self, number: usize) {
        let node = &mut self.nodes[number];
        let path = |ending: &str| self.folder.path().join(format!("{}.{ending}", node.name));
        let log = File::options().create(true).append(true).open(path("log")).expect("a log can be written");
        let child = Command::new(program())
            .arg("-c")
            .arg(path("conf"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        node.process = Some(child.expect("the server can be started"));
    }

    /// `kill -9`.
    pub fn kill(&mut self, number: usize) {
        let mut process = self.nodes[number].process.take().expect("it is running");
        process.kill().expect("a child can be killed");
        process.wait().expect("a child can be waited for");
    }

    /// Where a server keeps its part of a stream.
    #[must_use]
    pub fn stored(&self, number: usize) -> PathBuf {
        self.folder.path().join(&self.nodes[number].name).join("jetstream")
    }

    /// Which server has that name.
    ///
    /// # Panics
    /// When none has.
    #[must_use]
    pub fn number_of(&self, name: &str) -> usize {
        self.nodes.iter().position(|node| node.name == name).expect("a server of this cluster")
    }

    fn logs(&self) -> String {
        let log = |node: &Node| {
            let text = fs::read_to_string(self.folder.path().join(format!("{}.log", node.name)));
            let text = text.unwrap_or_default();
            let last: Vec<&str> = text.lines().rev().take(12).collect();
            format!("{}:\n{}\n", node.name, last.into_iter().rev().collect::<Vec<_>>().join("\n"))
        };
        self.nodes.iter().map(log).collect()
    }
}

fn config(
    name: &str,
    client: u16,
    monitor: u16,
    route: Option<(u16, String)>,
    folder: &Path,
    setup: Setup,
) -> String {
    let sync = if setup == Setup::Unsynced { "2m" } else { "always" };
    let (exports, imports) = match setup {
        Setup::Telling => (
            "exports: [{service: \"$SYS.REQ.SERVER.PING.VARZ\", response: stream}],",
            "imports: [{service: {account: SYS, subject: \"$SYS.REQ.SERVER.PING.VARZ\"}}],",
        ),
        Setup::Sound | Setup::Unsynced | Setup::Encrypted | Setup::Signed => ("", ""),
    };
    let tls = if setup == Setup::Encrypted {
        let [certificate, key, authority] = ["server.pem", "server.key", "authority.pem"].map(tls_file);
        let [certificate, key, authority] = [certificate.display(), key.display(), authority.display()];
        format!(
            "tls {{ cert_file: \"{certificate}\", key_file: \"{key}\", ca_file: \"{authority}\", \
             verify: true }}\n"
        )
    } else {
        String::new()
    };
    let cluster = route.map_or_else(String::new, |(port, routes)| {
        // Nobody is told of addresses that go around a proxy.
        format!(
            "cluster {{ name: test, listen: 127.0.0.1:{port}, routes: [{routes}], no_advertise: true }}\n"
        )
    });
    let accounts = if setup == Setup::Signed {
        fs::read_to_string(credentials_file("accounts.conf")).expect("it is in the repository")
    } else {
        format!(
            "accounts {{\n  SYS: {{ {exports} users: [{{user: system, password: system}}] }}\n  \
             APP: {{ jetstream: enabled, {imports} users: \
             [{{user: {USER}, password: \"{PASSWORD}\"}}] }}\n}}\nsystem_account: SYS\n"
        )
    };
    format!(
        "server_name: {name}\nlisten: 127.0.0.1:{client}\nhttp: 127.0.0.1:{monitor}\nmax_payload: 4MB\n\
         jetstream {{ store_dir: \"{}\", sync_interval: {sync} }}\n{tls}{cluster}{accounts}",
        folder.display()
    )
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            if let Some(process) = &mut node.process {
                // Nothing is left to be done for a server that has ended by itself.
                let _ = process.kill();
                let _ = process.wait();
            }
        }
    }
}
