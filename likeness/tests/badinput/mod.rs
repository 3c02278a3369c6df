//! Whatever is sent to any address, the answer is a sentence in the sender's language and never a fault of
//! the server's own, and nothing at any table changes.
//!
//! The routes are those that the router is made of, so that no new one is forgotten: each must be covered by
//! a case, and the API must describe its own. Every route gets everything that it should refuse, and a lot
//! that nobody thought of.

mod cases;
mod documents;
mod forms;
mod judge;
mod routes;
mod scene;
mod surprise;
mod undecodable;

use std::time::Duration;

use cases::{Case, Verdict};
use futures_util::{StreamExt, stream};
use judge::complaints;
use rules::GameKind;
use scene::{Scene, unused_address};
use serde_json::{Value, json};

use crate::support::{
    self, PATIENCE, Server,
    guest::{Dice, Guest},
    http::{Connection, Request, fetch},
    preference,
};

/// Wrong codes are slowed down after a while: a few at once keep the test short.
const AT_ONCE: usize = 24;
/// How many requests nobody thought of are made.
const SURPRISES: usize = 800;
const SEED: u64 = 7_447;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_route_refuses_what_it_should_in_a_sentence_and_nothing_changes() {
    let scene = Scene::set(GameKind::Happiness).await;
    let cases: Vec<(Case, Case)> =
        cases::all(&scene, "en").into_iter().zip(cases::all(&scene, "fr")).collect();
    let uncovered = routes::not_in(&cases.iter().map(|(case, _)| &case.request).collect::<Vec<_>>());
    assert_eq!(uncovered, Vec::<String>::new(), "routes that no case is sent to");
    try_all(&scene, cases).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_teams_refuses_what_it_should_as_well() {
    let scene = Scene::set(GameKind::Preference).await;
    let cases = cases::of_the_game(&scene, "en").into_iter().zip(cases::of_the_game(&scene, "fr"));
    try_all(&scene, cases.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_votes_refuses_what_it_should_as_well() {
    let scene = Scene::set(GameKind::Colours).await;
    let cases = cases::of_the_game(&scene, "en").into_iter().zip(cases::of_the_game(&scene, "fr"));
    try_all(&scene, cases.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_bets_refuses_what_it_should_as_well() {
    let scene = Scene::set(GameKind::Personality).await;
    let cases = cases::of_the_game(&scene, "en").into_iter().zip(cases::of_the_game(&scene, "fr"));
    try_all(&scene, cases.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_drafts_and_names_refuses_what_it_should_as_well() {
    let scene = Scene::set(GameKind::Image).await;
    let cases = cases::of_the_game(&scene, "en").into_iter().zip(cases::of_the_game(&scene, "fr"));
    try_all(&scene, cases.collect()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_decoded_is_refused_in_a_sentence_as_well() {
    let scene = Scene::set(GameKind::Happiness).await;
    let cases =
        undecodable::undecodable(&scene, "en").into_iter().zip(undecodable::undecodable(&scene, "fr"));
    try_all(&scene, cases.collect()).await;
}

async fn try_all(scene: &Scene, cases: Vec<(Case, Case)>) {
    let before = scene.snapshot().await;
    println!("{} cases", cases.len());
    let judged = stream::iter(cases).map(|(english, french)| {
        let address = scene.server.address().to_owned();
        async move { tried(&address, &english, &french).await }
    });
    let found: Vec<String> = judged.buffer_unordered(AT_ONCE).flat_map(stream::iter).collect().await;
    assert!(found.is_empty(), "{} complaints:\n{}", found.len(), found.join("\n"));
    assert_eq!(scene.snapshot().await, before, "a refused request changed something");
}

/// Sends a case in both languages, and something harmless after it over the same connection.
async fn tried(address: &str, english: &Case, french: &Case) -> Vec<String> {
    let mut answers = Vec::new();
    let mut found = Vec::new();
    for case in [english, french] {
        let mut connection = Connection::open(address).await.unwrap();
        let request = case.request.clone().coming_from(unused_address());
        match connection.send(&request).await {
            Err(error) => return vec![format!("{case}: no answer: {error}")],
            Ok(response) => {
                let goes_on = response.header("connection") != Some("close") && response.status != 413;
                let next = Request::get("/healthz").coming_from(unused_address());
                if goes_on && !connection.send(&next).await.is_ok_and(|response| response.status == 200) {
                    found.push(format!("{case}: the connection cannot be used any more"));
                }
                answers.push(response);
            }
        }
    }
    found.extend(complaints(english, &answers[0], &answers[1]));
    found
}

/// Requests that are put together by chance from good and bad parts, by somebody who has a seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_that_nobody_thought_of_do_no_harm() {
    println!("seed {SEED}");
    let scene = Scene::set(GameKind::Happiness).await;
    let mut dice = Dice::new(SEED);
    let prey = Guest::party(scene.server.address(), 4).await;
    preference::choose(&prey[0], &json!({})).await;
    let before = (scene.snapshot().await, prey[0].look().await["seq"].as_u64().unwrap());
    let (mut done, mut refused) = (0, 0);
    for _ in 0..SURPRISES {
        let case = surprise::surprise(&prey[1], &mut dice);
        let mut connection = Connection::open(scene.server.address()).await.unwrap();
        let request = case.request.clone().coming_from(unused_address());
        let Ok(response) = connection.send(&request).await else { continue };
        assert!(response.status < 500, "{case}: {}", response.text());
        if response.status < 400 {
            done += 1;
        } else {
            refused += 1;
            let complaints = judge::refusal(&case, &response, None);
            assert_eq!(complaints, Vec::<String>::new());
        }
    }
    assert!(done > 0 && refused > SURPRISES / 4, "{done} done, {refused} refused");
    assert_eq!(scene.snapshot().await, before.0, "the tables of others changed");
    let after = prey[0].look().await["seq"].as_u64().unwrap();
    assert!(after - before.1 <= done, "{} records came of {done} requests", after - before.1);
}

/// What is no HTTP at all, or only nearly.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_http_is_refused_and_the_server_goes_on() {
    let scene = Scene::set(GameKind::Happiness).await;
    let address = scene.server.address();
    let before = scene.snapshot().await;
    let join = format!(
        "POST {} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n",
        scene.host.api("/guests")
    );
    let flood: String =
        (0..300).map(|number| format!("x-header-{number}: {}\r\n", "y".repeat(100))).collect();
    for bytes in [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(),
        b"\0\0\0\0\r\n\r\n".to_vec(),
        b"GET\r\n\r\n".to_vec(),
        b"GET / HTTP/9.9\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n".to_vec(),
        b"GET / HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n".to_vec(),
        format!("GET /{} HTTP/1.1\r\nhost: a\r\n\r\n", "a".repeat(70_000)).into_bytes(),
        format!("GET / HTTP/1.1\r\nhost: a\r\n{flood}\r\n").into_bytes(),
        format!("{join}content-length: -1\r\n\r\n{{}}").into_bytes(),
        format!("{join}content-length: 1\r\ncontent-length: 2\r\n\r\n{{}}").into_bytes(),
        format!("{join}content-length: 99999999999999999999999\r\n\r\n{{}}").into_bytes(),
        format!("{join}transfer-encoding: chunked\r\n\r\nzz\r\n{{}}\r\n0\r\n\r\n").into_bytes(),
        format!("{join}transfer-encoding: gzip\r\n\r\n{{}}").into_bytes(),
    ] {
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]).into_owned();
        let mut connection = Connection::open(address).await.unwrap();
        // The server may hang up before all of it is sent.
        let _ = connection.send_raw(&bytes).await;
        if let Ok(response) = connection.receive("GET").await {
            assert!((400..500).contains(&response.status), "{shown:?}: {response:?}");
        }
        assert_eq!(fetch(address, &Request::get("/healthz")).await.status, 200, "after {shown:?}");
    }
    assert_eq!(scene.snapshot().await, before);
}

/// Whoever sends a request drop by drop is hung up on: the clock runs for the whole of it, not from drop to
/// drop.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_trickles_is_hung_up_on() {
    let server = Server::start();
    let host = Guest::open(server.address(), "Ana").await;
    let silent = async {
        let mut connection = Connection::open(server.address()).await.unwrap();
        connection.send_raw(b"GET / HT").await.unwrap();
        assert!(connection.is_closed_within(PATIENCE).await, "half a line was waited for");
    };
    let trickling = async {
        let mut connection = Connection::open(server.address()).await.unwrap();
        connection.send_raw(b"GET / HTTP/1.1\r\n").await.unwrap();
        // Half a second between drops, for as long as our patience lasts: only a test that fails gets to the
        // end.
        for _ in 0..PATIENCE.as_secs() * 2 {
            if connection.send_raw(b"x: y\r\n").await.is_err() || connection.is_closed_within(DROP).await {
                return;
            }
        }
        panic!("headers could trickle on and on");
    };
    let body = async {
        let mut connection = Connection::open(server.address()).await.unwrap();
        let head = format!("POST {} HTTP/1.1\r\nhost: x\r\n", host.api("/guests"));
        let head = format!("{head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{{\"name\"");
        connection.send_raw(head.as_bytes()).await.unwrap();
        let response = connection.receive("POST").await.expect("an answer, though the body never came");
        assert!((400..500).contains(&response.status), "{response:?}");
        assert!(!response.json()["error"]["message"].as_str().unwrap().is_empty());
    };
    tokio::join!(silent, trickling, body);
    assert_eq!(host.look().await["seq"], 1, "nobody came");
}

const DROP: Duration = Duration::from_millis(500);

#[tokio::test]
async fn the_list_of_routes_is_complete() {
    let server = Server::start();
    let document = fetch(server.address(), &Request::get("/api/v1/openapi.json")).await.expect(200).json();
    assert_eq!(routes::in_the_document(&document), routes::known_in_the_api(), "as the API describes itself");
    assert!(routes::templates().count() > 40, "there are many");
    let host = Guest::open(server.address(), "Ana").await;
    for (method, path) in routes::templates().filter(|(_, path)| !path.ends_with("/stream")) {
        let request = Request::new(method, &cases::filled(path, &host.table)).for_json();
        let answer = fetch(server.address(), &cases::proper_body(path, request)).await;
        let error = if answer.is_json() { answer.json()["error"]["code"].clone() } else { Value::Null };
        assert!(
            error != "no_such_page" && error != "no_such_address" && error != "wrong_method",
            "{method} {path}: {error}"
        );
    }
}

/// The judge must be able to find fault.
#[test]
fn a_bad_answer_would_be_found() {
    let case = Case::refused(Request::get("/t/KR7WQ4").in_language("fr"));
    let answer = |status, kind: &str, body: &str| support::http::Response {
        status,
        headers: vec![("content-type".to_owned(), kind.to_owned())],
        body: body.into(),
    };
    let (html, json) = ("text/html; charset=utf-8", "application/json");
    let good = [
        answer(404, html, "<html lang=\"en\"><h1>No</h1>"),
        answer(404, html, "<html lang=\"fr\"><h1>Non</h1>"),
    ];
    assert_eq!(complaints(&case, &good[0], &good[1]), Vec::<String>::new());
    let english = &good[0];
    for bad in [
        answer(500, html, "<html lang=\"fr\"><h1>Non</h1>"),
        answer(200, html, "<html lang=\"fr\"><h1>Oui</h1>"),
        answer(404, html, "<html lang=\"en\"><h1>No</h1>"),
        answer(404, html, ""),
        answer(404, "text/plain", "Failed to deserialize"),
        answer(404, json, "{\"error\":{\"code\":\"no_table\",\"message\":\"\"}}"),
    ] {
        assert!(!complaints(&case, english, &bad).is_empty(), "{bad:?}");
    }
    assert_eq!(case.verdict, Verdict::Refused);
}

/// A browser without the module reads the same sentence on the page that comes back as a program gets as
/// JSON.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plain_page_says_why_a_deed_was_refused() {
    let scene = Scene::set(GameKind::Happiness).await;
    for reader in [&scene.english, &scene.french] {
        for fields in [
            &[("do", "draw_cards"), ("game", "happiness")][..],
            &[("do", "lock")],
            &[("do", "rename"), ("name", "Ana")],
            &[("do", "lock"), ("back", "menu")],
            &[("do", "dance")],
        ] {
            let deed = Request::form(&reader.page("/do"), fields).cookie(&reader.key);
            let json = fetch(scene.server.address(), &deed.clone().for_json()).await.json();
            let page = fetch(scene.server.address(), &deed).await.text();
            let sentence = json["error"]["message"].as_str().unwrap();
            assert!(page.contains(sentence), "{fields:?}: {sentence:?} is not on the page: {page}");
        }
    }
}
