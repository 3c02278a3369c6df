//! Secrets that can be recognized anywhere are planted at a real server and looked for in everything that anybody else
//! gets to read, until the moment of their reveal (P4): streams, pages, refusals, the log, the metrics, the export.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod support;

use std::process::Command;

use decks::{Decks, Language};
use rules::GameKind;
use serde_json::{Value, json};
use support::{
    Server,
    guest::{Guest, game, happiness},
    http::{Request, fetch},
    tap::Tap,
};

/// A row with no card in the place in which it was drawn, and that cannot be read out of a page by accident: whoever
/// names the cards twice in the order of drawing does not come by it.
const ROW: [u8; 7] = [5, 3, 6, 1, 0, 4, 2];
const NAMES: [&str; 4] = ["Quetzalina", "Xylophon", "Zwieback", "Jujitsu"];

/// Something that somebody got to read, and under what name we complain about it.
type Text = (String, String);

/// A card as its words are printed on a page, in all languages, and its id.
#[derive(Debug, Clone)]
struct CanaryCard {
    id: String,
    words: Vec<String>,
}

fn all_cards() -> Vec<CanaryCard> {
    let sets = Decks::embedded().sets(GameKind::Happiness).iter();
    sets.flat_map(|set| set.cards())
        .map(|card| CanaryCard {
            id: card.id.to_string(),
            words: Language::ALL.map(|language| escaped(card.text(language))).to_vec(),
        })
        .collect()
}

/// As a page writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Where a card is next spoken of from there on, by its id or in any language: the end of the mention.
fn next_mention(card: &CanaryCard, text: &str, from: usize) -> Option<usize> {
    let names = card.words.iter().chain([&card.id]);
    names.filter_map(|name| text[from..].find(name).map(|at| from + at + name.len())).min()
}

/// Whether all these cards are spoken of, one after the other, whatever else is said in between.
fn in_this_order<'a>(cards: impl IntoIterator<Item = &'a CanaryCard>, text: &str) -> bool {
    cards.into_iter().try_fold(0, |from, card| next_mention(card, text, from)).is_some()
}

/// Every way in which a text tells the secret row of these cards.
fn tells_the_row(cards: &[CanaryCard], text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let backwards: Vec<u8> = ROW.iter().rev().copied().collect();
    for row in [&ROW[..], &backwards] {
        let digits: Vec<String> = row.iter().map(ToString::to_string).collect();
        for between in ["", ",", ", ", " ", "-", "."] {
            let digits = digits.join(between);
            found.extend(text.contains(&digits).then(|| format!("the row as {digits}")));
        }
        let told = in_this_order(row.iter().map(|card| &cards[usize::from(*card)]), text);
        found.extend(told.then(|| "the cards in their secret order".to_owned()));
    }
    // A place beside a card, in whatever order they stand.
    for (place, card) in ROW.iter().enumerate() {
        for pair in [
            format!("data-card=\"{card}\" data-place=\"{place}\""),
            format!("\"card\":{card},\"place\":{place}"),
        ] {
            found.extend(text.contains(&pair).then(|| format!("the place of a card: {pair}")));
        }
    }
    found
}

/// What nobody may ever read, but in the one answer that handed it out.
struct Secrets {
    keys: Vec<String>,
    link: String,
}

impl Secrets {
    fn told_in(&self, text: &str) -> Vec<&str> {
        let secrets = self.keys.iter().chain([&self.link]).map(String::as_str);
        secrets.filter(|secret| text.contains(secret)).collect()
    }
}

/// Everything that all others can ask for by themselves.
async fn asked_by(guest: &Guest) -> Vec<Text> {
    let mut texts = Vec::new();
    let pages = ["", "/stage", "/stage?lang=fr", "/menu", "/rules", "/qr.svg", "/nowhere"];
    let mut requests: Vec<Request> =
        pages.iter().map(|page| Request::get(&guest.page(page)).cookie(&guest.key)).collect();
    requests.push(Request::get(&guest.page("")));
    requests.push(Request::get(&guest.api("")).key(&guest.key));
    requests.push(Request::get(&guest.api("")));
    requests.push(Request::get("/rules/happiness"));
    requests.push(Request::get("/metrics"));
    requests.push(Request::get("/"));
    for play in ["seal_ranking", "draw_cards", "finish_game"] {
        requests.push(guest.order(&json!({ "command": happiness(json!({ "do": play })) })));
    }
    for play in ["seal_ranking", "draw_cards", "finish_game", "lay_token", "take_back_token"] {
        let fields = [("do", play), ("card", "7"), ("place", "9")];
        requests.push(Request::form(&guest.page("/do"), &fields).cookie(&guest.key));
        requests.push(Request::form(&guest.page("/do"), &fields).cookie(&guest.key).for_json());
    }
    for request in requests {
        let response = fetch(&guest.address, &request).await;
        texts.push((
            format!("{} {}", request.method, request.path),
            format!("{:?}\n{}", response.headers, response.text()),
        ));
    }
    texts
}

/// One text per frame: the order of cards is looked for in each by itself.
fn heard(taps: &[Tap]) -> Vec<Text> {
    let frames = |tap: &Tap| -> Vec<Text> {
        tap.events()
            .into_iter()
            .map(|event| (tap.name.clone(), String::from_utf8(event.raw).unwrap()))
            .collect()
    };
    taps.iter().flat_map(frames).collect()
}

fn export(server: &Server, code: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_likeness"))
        .args(["export", code, "--data"])
        .arg(server.data())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

async fn listen(party: &[Guest]) -> Vec<Tap> {
    let mut taps = Vec::new();
    for guest in party {
        let (program, page) = (guest.api("/stream"), guest.page("/stream?face=hand"));
        let who = |how: &str| format!("the {how} of guest {}", guest.id);
        taps.push(Tap::open(&who("program"), &guest.address, &Request::get(&program).key(&guest.key)).await);
        taps.push(Tap::open(&who("page"), &guest.address, &Request::get(&page).cookie(&guest.key)).await);
    }
    for face in ["?face=stage", "?face=stage&lang=fr"] {
        let request = Request::get(&party[0].page(&format!("/stream{face}")));
        taps.push(Tap::open("the stage", &party[0].address, &request).await);
    }
    taps.push(
        Tap::open("the stage's program", &party[0].address, &Request::get(&party[0].api("/stream"))).await,
    );
    taps
}

/// Whether a stream belongs to the guest in turn, who may know their own row.
fn is_of_the_player(tap: &str) -> bool {
    tap.ends_with("guest 0")
}

struct Evening {
    server: Server,
    party: Vec<Guest>,
    secrets: Secrets,
    taps: Vec<Tap>,
    /// The cards of the first turn, as they were drawn.
    drawn: Vec<CanaryCard>,
}

/// Four guests, one of whom reads French, one who only watches, and a row that lies sealed.
async fn sealed_ranking() -> Evening {
    let server = Server::start_with(&["--log-level", "trace"]);
    let host = Guest::open(server.address(), NAMES[0]).await;
    let mut party = vec![host];
    for name in &NAMES[1..] {
        let arrival = json!({ "name": name, "language": if name == &NAMES[2] { "fr" } else { "en" } });
        let response = fetch(server.address(), &Request::json(&party[0].api("/guests"), &arrival)).await;
        party.push(Guest::seated(server.address(), &response));
    }
    let options = json!({ "game": "happiness", "options": { "cards": 7 } });
    party[0].must(json!({ "command": "choose_game", "options": options })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    party.push(party[0].join("Watcher").await);
    let taps = listen(&party).await;
    party[0].play(json!({ "do": "draw_cards" })).await;
    let link = Request::post(&party[0].api("/devices")).key(&party[0].key);
    let link = fetch(server.address(), &link).await.expect(200).json()["link"].as_str().unwrap().to_owned();

    let view = party[0].look().await;
    assert_eq!(game(&view)["phase"]["player"], 0, "the host begins");
    let cards = all_cards();
    let drawn = game(&view)["phase"]["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|drawn| cards.iter().find(|card| drawn["card"] == card.id.as_str()).unwrap().clone());
    let drawn: Vec<CanaryCard> = drawn.collect();
    for (place, card) in ROW.iter().enumerate() {
        party[0].play(json!({ "do": "lay_token", "card": card, "place": place })).await;
    }
    party[0].play(json!({ "do": "seal_ranking" })).await;
    let secrets = Secrets { keys: party.iter().map(|guest| guest.key.clone()).collect(), link };
    Evening { server, party, secrets, taps, drawn }
}

impl Evening {
    /// The others lay the cards as they were drawn and all but one agree.
    async fn guess(&self) {
        for card in 0..ROW.len() {
            self.party[1].play(json!({ "do": "lay_token", "card": card, "place": card })).await;
        }
        agree(&self.party[1]).await;
        let last = agree(&self.party[2]).await;
        for tap in self.taps.iter().filter(|tap| !is_of_the_player(&tap.name)) {
            tap.reach(last).await;
        }
    }
}

async fn agree(guest: &Guest) -> u64 {
    let edition = game(&guest.look().await)["phase"]["guess"]["edition"].clone();
    guest.play(json!({ "do": "agree_to_guess", "edition": edition })).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn canaries_are_silent_until_the_reveal() {
    let evening = sealed_ranking().await;
    let mut texts = Vec::new();
    for guest in &evening.party[1..] {
        texts.extend(asked_by(guest).await);
    }
    evening.guess().await;
    for guest in &evening.party[1..] {
        texts.extend(asked_by(guest).await);
    }
    texts.extend(heard(&evening.taps).into_iter().filter(|(who, _)| !is_of_the_player(who)));
    let code = &evening.party[0].table;
    texts.push(("the export".to_owned(), export(&evening.server, code)));
    texts.push(("the log".to_owned(), evening.server.log()));

    let undrawn =
        all_cards().into_iter().filter(|card| evening.drawn.iter().all(|drawn| drawn.id != card.id));
    let undrawn: Vec<CanaryCard> = undrawn.collect();
    assert!(undrawn.len() > 50 && texts.len() > 100, "there is something to look for, and where");
    for (who, text) in &texts {
        assert_eq!(tells_the_row(&evening.drawn, text), Vec::<String>::new(), "{who}: {text}");
        assert_eq!(evening.secrets.told_in(text), Vec::<&str>::new(), "{who}: {text}");
        let early: Vec<&CanaryCard> =
            undrawn.iter().filter(|card| next_mention(card, text, 0).is_some()).collect();
        assert!(early.is_empty(), "{who} speaks of {early:?}: {text}");
    }
    for (who, text) in heard(&evening.taps) {
        assert_eq!(evening.secrets.told_in(&text), Vec::<&str>::new(), "not even to its owner: {who}");
    }

    // The reveal tells it, to everybody: the canaries can sing.
    let seq = agree(&evening.party[3]).await;
    for tap in &evening.taps {
        tap.reach(seq).await;
        let last = tap.events().into_iter().filter(|event| event.id >= Some(seq)).map(|event| event.raw);
        let last: Vec<String> = last.map(|raw| String::from_utf8(raw).unwrap()).collect();
        let told = last.iter().any(|frame| !tells_the_row(&evening.drawn, frame).is_empty());
        assert!(told, "{} was not told: {last:?}", tap.name);
    }
    let exported = export(&evening.server, code);
    let exported: Value = serde_json::from_str(&exported).unwrap();
    assert!(
        !tells_the_row(&evening.drawn, &exported.to_string()).is_empty(),
        "what was revealed can be exported"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_log_nor_metrics_know_names_codes_or_keys() {
    let evening = sealed_ranking().await;
    for guest in &evening.party[1..] {
        asked_by(guest).await;
    }
    evening.guess().await;
    agree(&evening.party[3]).await;
    let code = evening.party[0].table.clone();
    let address = evening.server.address();
    let landing = Request::get(&format!("/t/{code}/device/{}", evening.secrets.link));
    fetch(address, &landing).await.expect(200);
    let redeem =
        Request::json(&evening.party[0].api("/devices/redeem"), &json!({ "link": evening.secrets.link }));
    let device = Guest::seated(address, &fetch(address, &redeem).await);
    fetch(address, &Request::new("DELETE", &device.api("")).key(&device.key)).await.expect(204);
    let metrics = fetch(address, &Request::get("/metrics")).await.text();
    let Evening { mut server, secrets, .. } = evening;
    server.stop();
    let log = server.log();
    assert!(log.contains("the server has stopped"), "the log is there: {log}");
    for (where_, text) in [("the log", &log), ("the metrics", &metrics)] {
        assert_eq!(secrets.told_in(text), Vec::<&str>::new(), "{where_}: {text}");
        let names = NAMES.iter().copied().chain([code.as_str(), "Watcher", device.key.as_str()]);
        let told: Vec<&str> = names.filter(|name| text.contains(name)).collect();
        assert!(told.is_empty(), "{where_} tells {told:?}: {text}");
    }
}

/// The detector must be able to find what it looks for.
#[test]
fn a_canary_that_sings_is_heard() {
    let cards: Vec<CanaryCard> = all_cards().into_iter().take(ROW.len()).collect();
    let in_row: Vec<&CanaryCard> = ROW.iter().map(|card| &cards[usize::from(*card)]).collect();
    let listed =
        |one: &dyn Fn(&CanaryCard) -> String| -> String { in_row.iter().map(|card| one(card)).collect() };
    for leak in [
        "{\"row\":[5,3,6,1,0,4,2]}".to_owned(),
        "<ol data-row=\"5361042\">".to_owned(),
        "<li data-card=\"6\" data-place=\"2\">".to_owned(),
        "2 4 0 1 6 3 5".to_owned(),
        listed(&|card| format!("<li>{}</li>", card.words[1])),
        listed(&|card| format!("{{\"card\":\"{}\"}}", card.id)),
    ] {
        assert!(!tells_the_row(&cards, &leak).is_empty(), "{leak}");
    }
    let as_drawn: String = cards.iter().map(|card| format!("<li>{}</li>", card.words[0])).collect();
    assert_eq!(tells_the_row(&cards, &as_drawn.repeat(2)), Vec::<String>::new());
}
