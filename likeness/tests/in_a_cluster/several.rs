//! Three servers, one cluster, and what can befall them while people play: nothing that was accepted is lost
//! or there twice, every chain is whole, everybody has their seat, and one server writes at a time.

use std::{collections::BTreeMap, env, time::Duration};

use journal::NatsSettings;
use table::Code;
use tempfile::TempDir;
use testcluster::{Cluster, Course, PASSWORD, Proxies, Setup, USER, Written, free_ports, holder, steps};
use tokio::{task::JoinSet, time::timeout};

use super::crowd::{self, Evening, Told};
use crate::support::{
    Server,
    guest::Guest,
    http::{Request, try_fetch},
};

const SERVERS: usize = 3;
const TABLES: usize = 4;
const GUESTS: usize = 2;
/// How many commands have to be accepted at each table between two blows.
const BETWEEN: u64 = 5;
/// When something that takes seconds counts as hanging.
const HANGING: Duration = Duration::from_secs(90);
const GLANCE: Duration = Duration::from_millis(100);
/// The server that reaches the cluster through proxies.
const BEHIND_PROXIES: usize = 2;

/// How much is tried: `LIKENESS_CLUSTER=long` stops the holder for half a minute and goes round more often.
fn is_long() -> bool {
    env::var("LIKENESS_CLUSTER").is_ok_and(|wanted| wanted == "long")
}

/// Three servers in front of a cluster.
struct House {
    cluster: Cluster,
    settings: NatsSettings,
    proxies: Proxies,
    servers: Vec<Server>,
    /// Where each listens to the others.
    peers: Vec<String>,
    /// The password that they read when they start.
    _folder: TempDir,
}

impl House {
    async fn open() -> House {
        let cluster = Cluster::start(Setup::Sound, 3).await;
        let settings = cluster.settings("likeness");
        drop(cluster.open(&settings).await);
        let proxies = cluster.proxies().await;
        let peers: Vec<String> =
            free_ports(SERVERS).into_iter().map(|port| format!("127.0.0.1:{port}")).collect();
        let folder = tempfile::tempdir().unwrap();
        let password = folder.path().join("password");
        std::fs::write(&password, PASSWORD).unwrap();
        let monitors = settings.monitors.join(",");
        let start = |number: usize| {
            let journal = if number == BEHIND_PROXIES { proxies.journal() } else { cluster.journal() };
            let arguments = [
                ["--journal", &journal],
                ["--nats-monitor", &monitors],
                ["--nats-user", USER],
                ["--nats-password-file", password.to_str().unwrap()],
                ["--peer-listen", &peers[number]],
            ];
            Server::start_with(&arguments.concat())
        };
        let servers = (0..SERVERS).map(start).collect();
        House { cluster, settings, proxies, servers, peers, _folder: folder }
    }

    /// Which server leads a table.
    async fn holder(&self, code: &str) -> usize {
        let context = self.cluster.administrator(&self.settings).await;
        let found = async {
            loop {
                let address = holder(&context, &self.settings, id_of(code)).await;
                if let Some(number) = self.peers.iter().position(|peer| Some(peer) == address.as_ref()) {
                    return number;
                }
                tokio::time::sleep(GLANCE).await;
            }
        };
        timeout(HANGING, found).await.expect("somebody leads it")
    }

    /// Waits until another server leads a table.
    async fn changes_hands(&self, code: &str, before: usize) {
        let changes = async {
            while self.holder(code).await == before {
                tokio::time::sleep(GLANCE).await;
            }
        };
        timeout(HANGING, changes).await.expect("another server takes the lead");
    }

    /// Stops all others, so that this one has to lead everything, and starts them again.
    async fn lead(&mut self, number: usize, evening: &Evening, code: &str) {
        for other in (0..SERVERS).filter(|other| *other != number) {
            self.servers[other].stop();
        }
        evening.goes_on(BETWEEN).await;
        assert_eq!(self.holder(code).await, number, "there is no other");
        for other in (0..SERVERS).filter(|other| *other != number) {
            self.servers[other].restart();
        }
    }
}

fn id_of(code: &str) -> journal::TableId {
    code.parse::<Code>().unwrap().table_id()
}

/// Every claim has one writer, and a claim that is over does not come back.
fn mixed_up(written: &[Written]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut writers = BTreeMap::new();
    for pair in written.windows(2) {
        if pair[0].fence > pair[1].fence {
            wrong.push(format!("claim {} came after {}", pair[1].fence, pair[0].fence));
        }
    }
    for Written { writer, fence } in written {
        if *writers.entry(fence).or_insert(writer) != writer {
            wrong.push(format!("two servers wrote under claim {fence}"));
        }
    }
    wrong
}

#[test]
fn two_writers_at_once_would_be_found() {
    let step = |writer: u8, fence| Written { writer: [writer; 8], fence };
    assert_eq!(mixed_up(&[step(1, 1), step(1, 1), step(2, 4), step(1, 7)]), Vec::<String>::new());
    assert_eq!(mixed_up(&[step(1, 1), step(2, 4), step(1, 1)]).len(), 1);
    assert_eq!(mixed_up(&[step(1, 1), step(2, 1)]).len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_whatever_befalls_their_servers() {
    let mut house = House::open().await;
    let addresses: Vec<String> = house.servers.iter().map(|server| server.address().to_owned()).collect();
    let mut parties = Vec::new();
    for table in 0..TABLES {
        parties.push(Guest::party(&addresses[table % SERVERS], GUESTS).await);
    }
    let hasty = Guest::party(&addresses[0], 1).await.remove(0);
    let evening = Evening::new(addresses.clone(), TABLES);
    let (mut players, mut onlookers) = (JoinSet::new(), JoinSet::new());
    for (table, party) in parties.iter().enumerate() {
        for guest in party {
            let (evening, guest) = (evening.clone(), guest.clone());
            players.spawn(async move { (table, crowd::play(evening, table, guest).await) });
        }
        onlookers.spawn(crowd::look_on(evening.clone(), table, party[0].clone()));
    }
    let hasty_play = tokio::spawn(crowd::play_hastily(evening.clone(), hasty.clone()));
    evening.goes_on(BETWEEN).await;
    let rounds = if is_long() { 4 } else { 1 };
    for _ in 0..rounds {
        befall(&mut house, &evening, &parties[0][0].table).await;
    }
    let streams = evening.streams();
    evening.streams_are_back(&streams).await;
    evening.end();

    let mut told: Vec<Vec<Told>> = vec![Vec::new(); TABLES];
    for (table, mut by_one) in players.join_all().await {
        told[table].append(&mut by_one);
    }
    onlookers.join_all().await;
    let hastily_told = hasty_play.await.unwrap();
    judge(&house, &parties, &told).await;
    let journal = house.cluster.open(&house.settings).await;
    let stored = crowd::stored(&journal, &hasty.table).await;
    let found = crowd::wrong_with(&stored, &hastily_told);
    assert!(found.iter().any(|found| found.contains("is not there")), "an early answer was not found");
}

/// Everything that can befall a server, one after the other.
async fn befall(house: &mut House, evening: &Evening, code: &str) {
    let tell = |what: &str| println!("{what}: the longest wait was {:?}", evening.longest_wait());

    // kill -9 of the one that leads a table.
    let victim = house.holder(code).await;
    house.servers[victim].kill();
    evening.goes_on(BETWEEN).await;
    house.servers[victim].restart();
    evening.goes_on(BETWEEN).await;
    tell("kill -9 of a leader");

    // It stands still, others take over, and it comes back with commands that it had begun.
    let victim = house.holder(code).await;
    house.servers[victim].pause();
    house.changes_hands(code, victim).await;
    evening.goes_on(BETWEEN).await;
    if is_long() {
        tokio::time::sleep(Duration::from_secs(30)).await;
    }
    house.servers[victim].resume();
    evening.goes_on(BETWEEN).await;
    tell("SIGSTOP of a leader, and its return");

    // Two in turn, so that one is left; and the leader of the stream meanwhile.
    let first = house.holder(code).await;
    house.servers[first].kill();
    evening.goes_on(BETWEEN).await;
    let second = house.holder(code).await;
    house.servers[second].kill();
    house.cluster.kill(0);
    evening.goes_on(BETWEEN).await;
    house.cluster.raise(0);
    house.servers[first].restart();
    house.servers[second].restart();
    evening.goes_on(BETWEEN).await;
    tell("kill -9 of two in turn, and of a NATS server");

    // The leader is cut off from the cluster, and does not know.
    house.lead(BEHIND_PROXIES, evening, code).await;
    tell("two stopped, and started again");
    house.proxies.set(Course::Shut);
    house.changes_hands(code, BEHIND_PROXIES).await;
    evening.goes_on(BETWEEN).await;
    house.proxies.set(Course::Open);
    evening.goes_on(BETWEEN).await;
    tell("a leader cut off");

    // Its line is slow.
    house.lead(BEHIND_PROXIES, evening, code).await;
    tell("two stopped, and started again");
    house.proxies.set(Course::Slow(Duration::from_millis(150)));
    evening.goes_on(BETWEEN).await;
    house.proxies.set(Course::Open);
    evening.goes_on(BETWEEN).await;
    tell("a slow line");

    // A new version, on one after the other.
    for number in 0..SERVERS {
        house.servers[number].stop();
        evening.goes_on(BETWEEN).await;
        house.servers[number].restart();
        evening.goes_on(BETWEEN).await;
    }
    tell("a rolling update");
}

/// Compares what guests were told with what the cluster has, and what they find at every server.
async fn judge(house: &House, parties: &[Vec<Guest>], told: &[Vec<Told>]) {
    let journal = house.cluster.open(&house.settings).await;
    let context = house.cluster.administrator(&house.settings).await;
    for (party, told) in parties.iter().zip(told) {
        let code = &party[0].table;
        let stored = crowd::stored(&journal, code).await;
        assert_eq!(crowd::wrong_with(&stored, told), Vec::<String>::new());
        let written = steps(&context, &house.settings, id_of(code)).await;
        assert_eq!(mixed_up(&written), Vec::<String>::new());
        for guest in party {
            for server in &house.servers {
                let request = Request::get(&guest.api("")).key(&guest.key);
                let seen = async {
                    loop {
                        let answer = try_fetch(server.address(), &request).await.unwrap();
                        // The table may be changing hands.
                        if answer.status != 503 {
                            break answer.expect(200).json();
                        }
                        tokio::time::sleep(GLANCE).await;
                    }
                };
                let view = timeout(HANGING, seen).await.expect("a server answers");
                assert_eq!(view["me"], guest.id, "everybody has their seat");
            }
        }
    }
}
