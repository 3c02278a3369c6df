//! One client cannot spoil another's table (P7): what it may take is limited, and who takes too much is told
//! so.

use std::{
    collections::BTreeSet, fs, net::Ipv4Addr, os::unix::fs::PermissionsExt, process::Command, time::Duration,
};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};

use crate::support::{
    self, Server,
    guest::Guest,
    http::{Connection, Request, Stream, fetch},
};

/// Wrong codes that an address may try in a minute.
const WRONG_CODES: usize = 10;
/// Wrong codes of all addresses together in a minute, before every further one has to wait.
const WRONG_CODES_IN_ALL: usize = 100;
/// The largest body.
const BODY_LIMIT: usize = 16 * 1024;
/// Streams that one guest may have open.
const STREAMS_OF_A_GUEST: usize = 16;
/// Streams that one address may have open.
const STREAMS_OF_AN_ADDRESS: usize = 128;
/// A code that no table has.
const WRONG: &str = "ZZZZZZ";
const NO_KEY: &str = "00112233445566778899aabbccddeeff";

fn behind_a_proxy() -> Server {
    Server::start_with(&["--behind-proxy"])
}

/// Every way to find out whether there is a table behind a code.
fn guesses(code: &str) -> Vec<Request> {
    let (page, api) = (format!("/t/{code}"), format!("/api/v1/tables/{code}"));
    let order = json!({ "command": { "command": "leave" } });
    vec![
        Request::get(&page),
        Request::get(&format!("{page}/stage")),
        Request::get(&format!("{page}/rules")),
        Request::get(&format!("{page}/menu")),
        Request::get(&format!("{page}/pass")),
        Request::form(&format!("{page}/pass"), &[("as", "0")]),
        Request::get(&format!("{page}/qr.svg")),
        Request::get(&format!("{page}/portrait.svg")),
        Request::get(&format!("{page}/stream?face=stage")),
        Request::get(&format!("{page}/stream?face=hand")).cookie(NO_KEY),
        Request::get(&format!("{page}/device/{NO_KEY}")),
        Request::post(&format!("{page}/device/{NO_KEY}")),
        Request::form(&format!("{page}/join"), &[("name", "Eve")]),
        Request::form(&format!("{page}/return"), &[]),
        Request::form(&format!("{page}/do"), &[("do", "leave")]).cookie(NO_KEY),
        Request::get(&api),
        Request::get(&format!("{api}/stream")),
        Request::json(&format!("{api}/guests"), &json!({ "name": "Eve" })),
        Request::json(&format!("{api}/commands"), &order).key(NO_KEY),
        Request::post(&format!("{api}/devices")).key(NO_KEY),
        Request::json(&format!("{api}/devices/redeem"), &json!({ "link": NO_KEY })),
        Request::new("DELETE", &api).key(NO_KEY),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_guesses_codes_is_stopped_whichever_way_it_asks() {
    let mut unstopped = Vec::new();
    for (number, guess) in guesses(WRONG).iter().enumerate() {
        // A server of its own, because all guesses together are slowed down at some point.
        let server = behind_a_proxy();
        let guesser = Ipv4Addr::new(192, 0, 2, number as u8);
        for _ in 0..WRONG_CODES {
            let status = fetch(server.address(), &guess.clone().coming_from(guesser)).await.status;
            assert!(matches!(status, 204 | 404), "{} {}: {status}", guess.method, guess.path);
        }
        let last = fetch(server.address(), &guess.clone().coming_from(guesser)).await;
        if last.status != 429 {
            unstopped.push(format!("{} {}: {}", guess.method, guess.path, last.status));
        }
    }
    assert_eq!(unstopped, Vec::<String>::new(), "ways to try code after code");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_stopped_learns_nothing_and_others_are_not_stopped() {
    let server = behind_a_proxy();
    let host = Guest::open(server.address(), "Ana").await;
    let (guesser, other) = (Ipv4Addr::new(192, 0, 2, 1), Ipv4Addr::new(192, 0, 2, 2));
    for _ in 0..WRONG_CODES {
        let wrong = Request::get(&format!("/api/v1/tables/{WRONG}")).coming_from(guesser);
        assert_eq!(fetch(server.address(), &wrong).await.expect(404).error_code(), "no_table");
    }
    let ask = async |path: String, address| {
        fetch(server.address(), &Request::get(&path).coming_from(address)).await
    };
    let right = ask(host.api(""), guesser).await.expect(429);
    let wrong = ask(format!("/api/v1/tables/{WRONG}"), guesser).await.expect(429);
    assert_eq!(right.body, wrong.body, "a right code looks like a wrong one by now");
    let french = Request::get(&host.page("")).coming_from(guesser).in_language("fr");
    let french = fetch(server.address(), &french).await.expect(429);
    assert!(french.is_page() && french.text().contains("<html lang=\"fr\""), "{}", french.text());
    ask(host.api(""), other).await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_addresses_that_guess_together_are_all_answered_all_the_same() {
    let server = behind_a_proxy();
    let host = Guest::open(server.address(), "Ana").await;
    let guess = |number: usize| {
        // Every one in a network of its own.
        let address = Ipv4Addr::new(198, number as u8, 100, 1);
        let wrong = Request::get(&format!("/api/v1/tables/{WRONG}")).coming_from(address);
        fetch(server.address(), &wrong)
    };
    let answers = join_all((0..WRONG_CODES_IN_ALL + 20).map(guess)).await;
    let bodies: BTreeSet<Vec<u8>> = answers.into_iter().map(|answer| answer.expect(404).body).collect();
    assert_eq!(bodies.len(), 1, "slow or not, it is the same answer");
    let right = Request::get(&host.api("")).coming_from(Ipv4Addr::new(203, 0, 113, 1));
    fetch(server.address(), &right).await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn streams_are_limited_by_guest_and_by_address() {
    let server = behind_a_proxy();
    let host = Guest::open(server.address(), "Ana").await;
    let own = Request::get(&host.api("/stream")).key(&host.key).coming_from(Ipv4Addr::new(192, 0, 2, 1));
    let mut streams = Vec::new();
    for _ in 0..STREAMS_OF_A_GUEST {
        streams.push(Stream::open(server.address(), &own).await.unwrap());
    }
    let refused = fetch(server.address(), &own).await;
    assert!(refused.status >= 400 && refused.json()["error"]["message"].is_string(), "{refused:?}");
    drop(streams);

    let watcher = Ipv4Addr::new(192, 0, 2, 2);
    let stage = |address| Request::get(&host.page("/stream?face=stage")).coming_from(address);
    let mut streams = Vec::new();
    for _ in 0..STREAMS_OF_AN_ADDRESS {
        streams.push(Stream::open(server.address(), &stage(watcher)).await.unwrap());
    }
    fetch(server.address(), &stage(watcher)).await.expect(429);
    let mut other = Stream::open(server.address(), &stage(Ipv4Addr::new(192, 0, 2, 3))).await.unwrap();
    assert_eq!(other.next().await.unwrap().name, "regions", "others are not stopped");
    drop(streams.pop());
    // The server notices a little later that a stream is gone.
    let again = async {
        while fetch_head(server.address(), &stage(watcher)).await != 200 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(support::PATIENCE, again).await.expect("who leaves makes room");
}

/// The status of the answer to a request whose body may go on for ever.
async fn fetch_head(address: &str, request: &Request) -> u16 {
    match Stream::over(Connection::open(address).await.unwrap(), request).await {
        Ok(stream) => stream.head.status,
        Err(_) => 0,
    }
}

#[tokio::test]
async fn a_body_is_taken_up_to_its_limit_and_not_beyond() {
    let server = Server::start();
    let host = Guest::open(server.address(), "Ana").await;
    let order = json!({ "command": { "command": "rename", "name": "Ann" } }).to_string();
    let padded = |length: usize| format!("{order:<length$}");
    let send = |request: Request| fetch(server.address(), &request);
    let json = |length| {
        Request::post(&host.api("/commands"))
            .header("content-type", "application/json")
            .body(padded(length))
            .key(&host.key)
    };
    send(json(BODY_LIMIT)).await.expect(200);
    assert_eq!(send(json(BODY_LIMIT + 1)).await.expect(413).error_code(), "too_large");
    let form = |length: usize| {
        let start = "do=rename&name=Anna&pad=";
        let body = format!("{start}{}", "x".repeat(length - start.len()));
        Request::post(&host.page("/do"))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(body)
            .cookie(&host.key)
    };
    send(form(BODY_LIMIT)).await.expect(303);
    let page = send(form(BODY_LIMIT + 1)).await.expect(413);
    assert!(page.is_page() && page.text().contains("too big to send at once"), "{}", page.text());
    // Nobody says beforehand how long a body in pieces is.
    let mut chunked =
        Request::post(&host.api("/commands")).header("content-type", "application/json").key(&host.key);
    chunked = chunked.header("transfer-encoding", "chunked");
    chunked.body = format!("{:x}\r\n{}\r\n0\r\n\r\n", BODY_LIMIT + 1, padded(BODY_LIMIT + 1)).into_bytes();
    assert_eq!(send(chunked).await.expect(413).error_code(), "too_large");
    assert_eq!(host.look().await["guests"][0]["name"], "Anna");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_commands_at_once_are_all_answered() {
    const COMMANDS: u64 = 200;
    let server = Server::start();
    let party = Guest::party(server.address(), 4).await;
    let before = party[0].look().await["seq"].as_u64().unwrap();
    let rename = |number: u64| {
        let guest = party[number as usize % party.len()].clone();
        async move {
            let name = format!("N{}-{number}", guest.id);
            guest.must(json!({ "command": "rename", "name": name })).await
        }
    };
    let seqs: BTreeSet<u64> = join_all((0..COMMANDS).map(rename)).await.into_iter().collect();
    let expected: BTreeSet<u64> = (before + 1..=before + COMMANDS).collect();
    assert_eq!(seqs, expected, "each became a record of its own");
}

/// Kilobytes of memory that a process holds.
fn memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Frames that wait for readers who never read would fill more than two hundred megabytes here.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_never_reads_stops_nobody_and_fills_no_memory() {
    const READERS: usize = 60;
    const COMMANDS: usize = 600;
    const MOST_KILOBYTES: u64 = 64 * 1024;
    let server = Server::start();
    let party = Guest::party(server.address(), 30).await;
    let mut idle = Vec::new();
    for _ in 0..READERS {
        // As little as the system allows waits in the sockets.
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(1024).unwrap();
        let socket = socket.connect(server.address().parse().unwrap()).await.unwrap();
        let connection = Connection::over(socket, server.address()).unwrap();
        idle.push(Stream::over(connection, &Request::get(&party[0].api("/stream"))).await.unwrap());
    }
    let mut reader = party[1].stream().await;
    let frame = reader.next().await.unwrap().raw.len() as u64;
    let unbounded = frame * READERS as u64 * COMMANDS as u64 / 1024;
    assert!(unbounded > 2 * MOST_KILOBYTES, "{unbounded} kilobytes would not be missed");
    let before = memory(server.id());
    for number in 0..COMMANDS {
        let guest = &party[2 + number % 8];
        let seq = guest.must(json!({ "command": "rename", "name": format!("R{}-{number}", guest.id) })).await;
        reader.reach(seq).await;
    }
    let grown = memory(server.id()).saturating_sub(before);
    assert!(grown < MOST_KILOBYTES, "{grown} kilobytes more, of {unbounded} that were not read");
    let last: Value = party[0].look().await;
    assert!(
        last["guests"]
            .as_array()
            .unwrap()
            .iter()
            .any(|guest| guest["name"].as_str().unwrap().ends_with("-599"))
    );
}

/// A system that grants few file descriptors: the server takes fewer connections than it would, says so, and
/// has some left for its journal however many are opened.
#[tokio::test]
async fn few_descriptors_are_respected_and_never_used_up() {
    let folder = tempfile::tempdir().unwrap();
    let launcher = folder.path().join("likeness");
    let line = format!("#!/bin/sh\nulimit -n 200\nexec {} \"$@\"\n", env!("CARGO_BIN_EXE_likeness"));
    fs::write(&launcher, line).unwrap();
    fs::set_permissions(&launcher, fs::Permissions::from_mode(0o755)).unwrap();
    // While a process that another test has just started still holds the file open, nobody can run it.
    let is_free = || Command::new(&launcher).arg("--version").output().is_ok();
    while !is_free() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let limits = "sockets-per-address=1000,busy-sockets-per-address=1000,silence=300,header-time=300";
    let mut server = Server::start_program(&launcher, &["--limit", limits]);
    let host = Guest::open(server.address(), "Ana").await;
    let rename = |name: &str| host.order(&json!({ "command": { "command": "rename", "name": name } }));
    let mut line = Connection::open(server.address()).await.unwrap();
    line.send(&rename("Beatrice")).await.unwrap().expect(200);
    let mut held = Vec::new();
    for _ in 0..300 {
        held.push(TcpStream::connect(server.address()).await.unwrap());
    }
    for name in ["Carla", "Dora"] {
        line.send(&rename(name)).await.unwrap().expect(200);
    }
    drop((held, line));
    server.stop();
    assert!(server.log().contains("few file descriptors"), "{}", server.log());
    assert!(!server.log().contains("Too many open files"), "{}", server.log());
}
