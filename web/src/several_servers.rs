//! Two servers that share a journal, in one process: one leads all tables, and the other hands on what it is
//! asked for them.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use decks::Language;
use futures_util::FutureExt;
use journal::{
    BoxFuture, Hold, JournalError, LeaseCounts, Leases, MemoryJournal, Peer, Secret, TableId, Whereabouts,
};
use rules::GameKind;
use table::{GameOptions, Hall, HallSettings, Key, Newcomer, Table};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::{oneshot, watch},
    time::timeout,
};

use crate::{Bounds, Peers, Settings, serve_among};

const SECRET: &str = "an open secret among servers";
const PATIENCE: Duration = Duration::from_secs(30);

/// Leases that are as the test says.
#[derive(Debug)]
struct Told {
    /// Who leads all tables, if it is another.
    other: Mutex<Option<String>>,
    leads: Mutex<watch::Sender<()>>,
    resigned: AtomicBool,
}

impl Told {
    fn new(other: Option<String>) -> Arc<Told> {
        let leads = Mutex::new(watch::channel(()).0);
        Arc::new(Told { other: Mutex::new(other), leads, resigned: AtomicBool::new(false) })
    }

    /// From now on another server leads the tables, or this one.
    fn move_to(&self, other: Option<String>) {
        *self.other.lock().unwrap() = other;
        *self.leads.lock().unwrap() = watch::channel(()).0;
    }
}

impl Leases for Told {
    fn seek(&self, _: TableId) -> BoxFuture<'_, Result<Whereabouts, JournalError>> {
        let leads = Hold::new(&self.leads.lock().unwrap());
        let there =
            self.other.lock().unwrap().clone().map(|address| {
                Whereabouts::There(Peer { address, secret: Secret(SECRET.to_owned()), leads })
            });
        async move { Ok(there.unwrap_or(Whereabouts::Here)) }.boxed()
    }

    fn take(&self, table: TableId) -> BoxFuture<'_, Result<Whereabouts, JournalError>> {
        self.seek(table)
    }

    fn hold(&self, _: TableId) -> Option<Hold> {
        let here = self.other.lock().unwrap().is_none();
        here.then(|| Hold::new(&self.leads.lock().unwrap()))
    }

    fn release(&self, _: TableId) {}

    fn resign(&self) -> BoxFuture<'_, ()> {
        self.resigned.store(true, Ordering::SeqCst);
        async {}.boxed()
    }

    fn admits(&self, shown: &[u8]) -> bool {
        shown == SECRET.as_bytes()
    }

    fn counts(&self) -> LeaseCounts {
        LeaseCounts::default()
    }
}

/// Those of a server that leads whatever it is asked for.
pub(crate) fn leases() -> Arc<dyn Leases> {
    Told::new(None)
}

struct Server {
    hall: Hall,
    leases: Arc<Told>,
    address: String,
    /// Where it listens to the other.
    peer: String,
    stop: oneshot::Sender<()>,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Server {
    async fn start(journal: &Arc<MemoryJournal>, other: Option<String>, bounds: Bounds) -> Server {
        let leases = Told::new(other);
        let settings = HallSettings { leases: Some(leases.clone()), ..HallSettings::default() };
        let hall = Hall::with_settings(journal.clone(), settings);
        let (listener, peers) = (
            TcpListener::bind("127.0.0.1:0").await.unwrap(),
            TcpListener::bind("127.0.0.1:0").await.unwrap(),
        );
        let [address, peer] = [&listener, &peers].map(|door| door.local_addr().unwrap().to_string());
        let (stop, stopped) = oneshot::channel();
        let peers = Peers { listener: peers, leases: leases.clone() };
        let settings = Settings { bounds, ..Settings::default() };
        let shutdown = async { drop(stopped.await) };
        let served = tokio::spawn(serve_among(Some(peers), listener, hall.clone(), settings, shutdown));
        Server { hall, leases, address, peer, stop, served }
    }
}

/// One that leads, with a table, and one that does not.
async fn two(bounds: Bounds) -> (Server, Server, Table, Key) {
    let journal = Arc::new(MemoryJournal::default());
    let leader = Server::start(&journal, None, bounds.clone()).await;
    let other = Server::start(&journal, Some(leader.peer.clone()), bounds).await;
    let key = Key::random();
    let newcomer = Newcomer { name: "Ada".to_owned(), badge: None, language: Language::En };
    let options = GameOptions::default_of(GameKind::Happiness);
    let (table, _) = leader.hall.open(&newcomer, &key, &options).await.unwrap();
    (leader, other, table, key)
}

/// Sends a request and reads what comes until the other end closes or this text has come.
async fn ask_until(address: &str, head: &str, body: &str, wanted: Option<&str>) -> (TcpStream, String) {
    let mut socket = TcpStream::connect(address).await.unwrap();
    let kind = "content-type: application/json\r\nconnection: close\r\n";
    let length = if body.is_empty() { String::new() } else { format!("content-length: {}\r\n", body.len()) };
    let request = format!("{head}\r\nhost: localhost\r\n{kind}{length}\r\n{body}");
    socket.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let read = async {
        let mut bytes = [0; 4096];
        while wanted.is_none_or(|wanted| !answer.contains(wanted)) {
            match socket.read(&mut bytes).await {
                Ok(0) | Err(_) => return,
                Ok(count) => answer.push_str(&String::from_utf8_lossy(&bytes[..count])),
            }
        }
    };
    timeout(PATIENCE, read).await.unwrap_or_else(|_| panic!("{head}: nothing more comes"));
    (socket, answer)
}

async fn ask(address: &str, head: &str, body: &str) -> String {
    ask_until(address, head, body, None).await.1
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

#[tokio::test]
async fn a_request_is_answered_by_the_server_that_leads_the_table() {
    let (leader, other, table, key) = two(Bounds::default()).await;
    let before = other.hall.questions();
    let api = format!("/api/v1/tables/{}", table.code());
    let seat = format!("authorization: Bearer {key}");
    let look = ask(&other.address, &format!("GET {api} HTTP/1.1\r\n{seat}"), "").await;
    assert!(status(&look) == 200 && look.contains("\"Ada\""), "{look}");
    let order = r#"{"id":"one","command":{"command":"rename","name":"Ida"}}"#;
    let done = ask(&other.address, &format!("POST {api}/commands HTTP/1.1\r\n{seat}"), order).await;
    assert_eq!(status(&done), 200, "{done}");
    let page = ask(&other.address, &format!("GET /t/{} HTTP/1.1\r\n{seat}", table.code()), "").await;
    assert!(status(&page) == 200 && page.contains("Ida"), "{page}");
    assert_eq!(page.matches("\r\ndate: ").count(), 1, "one date: {page}");
    assert_eq!(page.matches("\r\nx-frame-options: ").count(), 1);
    assert_eq!(other.hall.questions(), before, "only the leader wakes a table");
    let unknown = ask(&other.address, "POST /api/v1/tables/222222/commands HTTP/1.1", "{").await;
    assert!(matches!(status(&unknown), 400..=404), "{unknown}");
    drop(leader);
}

/// Whoever asks for the front page may ask any server.
#[tokio::test]
async fn the_front_page_leads_back_to_a_table_that_another_server_leads() {
    let (leader, other, table, key) = two(Bounds::default()).await;
    let front = |seat: &Key| format!("GET / HTTP/1.1\r\ncookie: likeness-{}={seat}", table.code());
    let link = format!("href=\"/t/{}\"", table.code());
    for server in [&leader, &other] {
        assert!(ask(&server.address, &front(&key), "").await.contains(&link), "with a seat");
        assert!(!ask(&server.address, &front(&Key::random()), "").await.contains(&link), "with none");
    }
    other.leases.move_to(Some("127.0.0.1:1".to_owned()));
    let page = ask(&other.address, &front(&key), "").await;
    assert!(status(&page) == 200 && !page.contains(&link), "nobody answers for the table: {page}");
}

#[tokio::test]
async fn a_stream_is_handed_on_and_ends_when_the_table_moves() {
    let (leader, other, table, key) = two(Bounds::default()).await;
    let head = format!("GET /api/v1/tables/{}/stream HTTP/1.1\r\nauthorization: Bearer {key}", table.code());
    let (mut socket, first) = ask_until(&other.address, &head, "", Some("event: view")).await;
    assert!(first.contains("text/event-stream"), "{first}");
    // The leader falls silent without a word: nobody ends its stream but us.
    other.leases.move_to(Some("127.0.0.1:1".to_owned()));
    let mut rest = Vec::new();
    drop(timeout(PATIENCE, socket.read_to_end(&mut rest)).await.expect("the stream ends"));
    assert!(!String::from_utf8_lossy(&rest).contains("gone"), "the table is still there");
    // And where it is led, it ends when it is not any more.
    let (mut socket, _) = ask_until(&leader.address, &head, "", Some("event: view")).await;
    leader.leases.move_to(Some(other.peer.clone()));
    rest.clear();
    drop(timeout(PATIENCE, socket.read_to_end(&mut rest)).await.expect("the stream ends"));
    assert!(!String::from_utf8_lossy(&rest).contains("gone"), "the table is still there");
    // The other has it, and it is as it was.
    other.leases.move_to(None);
    let look = format!("GET /api/v1/tables/{} HTTP/1.1\r\nauthorization: Bearer {key}", table.code());
    assert_eq!(status(&ask(&leader.address, &look, "").await), 200);
    assert_eq!(status(&ask(&other.address, &look, "").await), 200);
}

#[tokio::test]
async fn only_servers_come_in_where_servers_do() {
    let (leader, _other, table, key) = two(Bounds::default()).await;
    let seat = format!("authorization: Bearer {key}");
    let page = format!("GET /t/{} HTTP/1.1\r\n{seat}", table.code());
    for shown in ["", "\r\nlikeness-peer: guessed", "\r\nlikeness-for: 192.0.2.1"] {
        assert_eq!(status(&ask(&leader.peer, &format!("{page}{shown}"), "").await), 421, "{shown}");
    }
    let both = format!("\r\nlikeness-peer: {SECRET}\r\nlikeness-for: 192.0.2.1");
    assert_eq!(status(&ask(&leader.peer, &format!("{page}{both}"), "").await), 200);
    let elsewhere = ask(&leader.peer, &format!("GET /metrics HTTP/1.1{both}"), "").await;
    assert_eq!(status(&elsewhere), 404, "nothing but tables is handed on");
    leader.leases.move_to(Some("127.0.0.1:1".to_owned()));
    let again = ask(&leader.peer, &format!("{page}{both}"), "").await;
    assert_eq!(status(&again), 421, "nothing is handed on twice");
}

/// Whose tries are counted is what the first server has seen, and not what somebody says.
#[tokio::test]
async fn who_asks_is_passed_on_and_believed_of_servers_alone() {
    let bounds = Bounds { joins_per_address: 2, ..Bounds::default() };
    let (leader, other, table, _) = two(bounds).await;
    let join = format!("POST /api/v1/tables/{}/guests HTTP/1.1", table.code());
    let name = |number: u8| format!(r#"{{"name":"Guest {}"}}"#, char::from(b'a' + number));
    // Loopback is the operator's own, whatever they say of themselves.
    let claimed = format!("{join}\r\nlikeness-peer: {SECRET}\r\nlikeness-for: 192.0.2.1");
    for number in 0..4 {
        assert_eq!(status(&ask(&other.address, &claimed, &name(number)).await), 201);
    }
    let vouched = |address: &str| format!("{join}\r\nlikeness-peer: {SECRET}\r\nlikeness-for: {address}");
    let mut told = Vec::new();
    for number in 4..7 {
        told.push(status(&ask(&leader.peer, &vouched("192.0.2.1"), &name(number)).await));
    }
    assert_eq!(told, [201, 201, 429]);
    assert_eq!(status(&ask(&leader.peer, &vouched("198.51.100.1"), &name(8)).await), 201);
}

#[tokio::test]
async fn a_server_that_stops_hands_its_tables_over() {
    let (leader, _other, _, _) = two(Bounds::default()).await;
    leader.stop.send(()).unwrap();
    timeout(PATIENCE, leader.served).await.expect("it ends").unwrap().unwrap();
    assert!(leader.leases.resigned.load(Ordering::SeqCst));
}
