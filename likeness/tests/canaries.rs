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
    guest::{self, Guest, game},
    http::{Request, fetch},
    preference,
    tap::Tap,
};

/// A row with no card in the place in which it was drawn, and that cannot be read out of a page by accident: whoever
/// names the cards twice in the order of drawing does not come by it.
const LONG_ROW: [u8; 7] = [5, 3, 6, 1, 0, 4, 2];
/// A short one, which is not found backwards either where the cards are named again and again in the order of drawing, nor
/// where its first half is named and then the others in that order.
const SHORT_ROW: [u8; 4] = [2, 0, 3, 1];
const NAMES: [&str; 4] = ["Quetzalina", "Xylophon", "Zwieback", "Jujitsu"];

/// Something that somebody got to read, and under what name we complain about it.
type Text = (String, String);

/// A card as its words are printed on a page, in all languages, and its id.
#[derive(Debug, Clone)]
struct CanaryCard {
    id: String,
    words: Vec<String>,
}

fn all_cards(game: GameKind) -> Vec<CanaryCard> {
    let sets = Decks::embedded().sets(game).iter();
    sets.flat_map(|set| set.cards())
        .map(|card| CanaryCard {
            id: card.id.to_string(),
            words: Language::ALL.map(|language| escaped(card.text(language))).to_vec(),
        })
        .collect()
}

/// The other faces, which nobody sees before all black ones have been played.
fn gray_faces(game: GameKind) -> Vec<String> {
    let cards = Decks::embedded().sets(game).iter().flat_map(|set| set.cards());
    let grays = cards.filter_map(|card| card.gray.as_ref());
    grays.flat_map(|gray| Language::ALL.map(|language| escaped(gray.text(language)))).collect()
}

/// Long enough not to stand in a page by accident.
fn is_recognizable(words: &str) -> bool {
    words.chars().count() >= 12
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

/// Whether these cards are spoken of one after the other, and no other one of them in between.
fn side_by_side(cards: &[CanaryCard], row: &[u8], text: &str) -> bool {
    let mut mentions: Vec<(usize, u8)> = Vec::new();
    for (number, card) in (0..).zip(cards) {
        let mut from = 0;
        while let Some(end) = next_mention(card, text, from) {
            mentions.push((end, number));
            from = end;
        }
    }
    mentions.sort_unstable();
    let mut order: Vec<u8> = mentions.into_iter().map(|(_, card)| card).collect();
    order.dedup();
    order.windows(row.len()).any(|some| some == row)
}

/// Whether these digits stand in a text by themselves, and not within a longer number or name.
fn stands_alone(digits: &str, text: &str) -> bool {
    let goes_on = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
    text.match_indices(digits).any(|(at, _)| {
        !goes_on(text[..at].chars().next_back()) && !goes_on(text[at + digits.len()..].chars().next())
    })
}

/// Every way in which a text tells the secret row of these cards.
fn tells_the_row(row: &[u8], cards: &[CanaryCard], text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let backwards: Vec<u8> = row.iter().rev().copied().collect();
    for row in [row, &backwards] {
        let digits: Vec<String> = row.iter().map(ToString::to_string).collect();
        for between in ["", ",", ", ", " ", "-", "."] {
            let digits = digits.join(between);
            found.extend(stands_alone(&digits, text).then(|| format!("the row as {digits}")));
        }
        let told = if row.len() > SHORT_ROW.len() {
            in_this_order(row.iter().map(|card| &cards[usize::from(*card)]), text)
        } else {
            side_by_side(cards, row, text)
        };
        found.extend(told.then(|| "the cards in their secret order".to_owned()));
    }
    // A place beside a card, in whatever order they stand.
    for (place, card) in row.iter().enumerate() {
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
async fn asked_by(guest: &Guest, game: GameKind) -> Vec<Text> {
    let mut texts = Vec::new();
    let pages = ["", "/stage", "/stage?lang=fr", "/menu", "/rules", "/qr.svg", "/nowhere"];
    let mut requests: Vec<Request> =
        pages.iter().map(|page| Request::get(&guest.page(page)).cookie(&guest.key)).collect();
    requests.push(Request::get(&guest.page("")));
    requests.push(Request::get(&guest.api("")).key(&guest.key));
    requests.push(Request::get(&guest.api("")));
    requests.push(Request::get(&format!("/rules/{game}")));
    requests.push(Request::get("/metrics"));
    requests.push(Request::get("/"));
    let plays = ["seal_ranking", "draw_cards", "finish_game", "reveal_preference"];
    for play in plays {
        let play = json!({ "command": "play", "play": { "game": game, "move": { "do": play } } });
        requests.push(guest.order(&json!({ "command": play })));
    }
    for play in
        plays.into_iter().chain(["lay_token", "take_back_token", "rank_card", "place_token", "pass_turn"])
    {
        let fields = [
            ("do", play),
            ("game", game.slug()),
            ("card", "7"),
            ("place", "9"),
            ("token", "7"),
            ("section", "9"),
        ];
        requests.push(Request::form(&guest.page("/do"), &fields).cookie(&guest.key));
        requests.push(Request::form(&guest.page("/do"), &fields).cookie(&guest.key).for_json());
    }
    for request in requests {
        let response = fetch(&guest.address, &request).await;
        // A length or a time may have any digits; that lengths tell nothing is for the twins to show.
        let headers = response.headers.iter().filter(|(name, _)| name != "content-length" && name != "date");
        texts.push((
            format!("{} {}", request.method, request.path),
            format!("{:?}\n{}", headers.collect::<Vec<_>>(), response.text()),
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

struct Evening {
    game: GameKind,
    server: Server,
    party: Vec<Guest>,
    /// Who has the secret: the player in turn, or IT.
    player: usize,
    row: Vec<u8>,
    secrets: Secrets,
    taps: Vec<Tap>,
    /// The cards of the first turn, as they were drawn.
    drawn: Vec<CanaryCard>,
}

/// Four guests, one of whom reads French, one who only watches, and a row that lies sealed.
async fn sealed_ranking(game: GameKind) -> Evening {
    let server = Server::start_with(&["--log-level", "trace"]);
    let host = Guest::open(server.address(), NAMES[0]).await;
    let mut party = vec![host];
    for name in &NAMES[1..] {
        let arrival = json!({ "name": name, "language": if name == &NAMES[2] { "fr" } else { "en" } });
        let response = fetch(server.address(), &Request::json(&party[0].api("/guests"), &arrival)).await;
        party.push(Guest::seated(server.address(), &response));
    }
    let options = match game {
        GameKind::Happiness => json!({ "cards": LONG_ROW.len() }),
        GameKind::Preference => json!({}),
    };
    party[0].must(json!({ "command": "choose_game", "options": { "game": game, "options": options } })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    party.push(party[0].join("Watcher").await);
    let taps = listen(&party).await;
    let player = match game {
        GameKind::Happiness => {
            party[0].play(json!({ "do": "draw_cards" })).await;
            0
        }
        GameKind::Preference => preference::draw(&party[..NAMES.len()]).await,
    };
    let link = Request::post(&party[0].api("/devices")).key(&party[0].key);
    let link = fetch(server.address(), &link).await.expect(200).json()["link"].as_str().unwrap().to_owned();
    let secrets = Secrets { keys: party.iter().map(|guest| guest.key.clone()).collect(), link };
    let drawn = drawn_cards(game, &party[player].look().await);
    let row = match game {
        GameKind::Happiness => {
            for (place, card) in LONG_ROW.iter().enumerate() {
                party[player].play(json!({ "do": "lay_token", "card": card, "place": place })).await;
            }
            party[player].play(json!({ "do": "seal_ranking" })).await;
            LONG_ROW.to_vec()
        }
        GameKind::Preference => {
            preference::seal(&party[player], &SHORT_ROW).await;
            SHORT_ROW.to_vec()
        }
    };
    Evening { game, server, party, player, row, secrets, taps, drawn }
}

fn drawn_cards(kind: GameKind, view: &Value) -> Vec<CanaryCard> {
    let cards = all_cards(kind);
    let drawn = game(view)["phase"]["cards"].as_array().unwrap().iter();
    drawn.map(|drawn| cards.iter().find(|card| drawn["card"] == card.id.as_str()).unwrap().clone()).collect()
}

impl Evening {
    /// Whether a stream belongs to the guest who may know their own row.
    fn is_of_the_player(&self, tap: &str) -> bool {
        tap.ends_with(&format!("guest {}", self.player))
    }

    /// Everything that all others can ask for by themselves at this moment.
    async fn asked(&self) -> Vec<Text> {
        let mut texts = Vec::new();
        for guest in self.party.iter().filter(|guest| guest.id as usize != self.player) {
            texts.extend(asked_by(guest, self.game).await);
        }
        texts
    }

    /// The others guess as the cards were drawn, up to where the next step would tell the row.
    async fn guess(&self) {
        match self.game {
            GameKind::Happiness => {
                for card in 0..self.row.len() {
                    self.party[1].play(json!({ "do": "lay_token", "card": card, "place": card })).await;
                }
                agree(&self.party[1]).await;
                agree(&self.party[2]).await;
            }
            GameKind::Preference => {
                for (guesser, mates) in [(0, &[0, 2][..]), (3, &[3])] {
                    preference::place(&self.party[guesser], &[0, 1, 2, 3]).await;
                    for mate in mates {
                        preference::agree(&self.party[*mate]).await;
                    }
                }
                preference::reveal(&self.party[self.player]).await;
                preference::reveal(&self.party[self.player]).await;
            }
        }
        self.heard_by_all().await;
    }

    /// Waits until every screen has heard of what has happened. Not every page shows every step, but all tell who is host.
    async fn heard_by_all(&self) {
        let seq = guest::settle(&self.party).await;
        for tap in &self.taps {
            tap.reach(seq).await;
        }
    }

    /// What is left to do until everybody knows the row. The record that tells it.
    async fn reveal(&self) -> u64 {
        match self.game {
            GameKind::Happiness => agree(&self.party[3]).await,
            GameKind::Preference => {
                preference::reveal(&self.party[self.player]).await;
                preference::reveal(&self.party[self.player]).await
            }
        }
    }

    fn tells(&self, text: &str) -> Vec<String> {
        tells_the_row(&self.row, &self.drawn, text)
    }

    /// What lies in the boxes and has not been seen yet, as far as a text speaks of it.
    fn undrawn_in(&self, text: &str) -> Vec<String> {
        let undrawn = all_cards(self.game).into_iter();
        let undrawn = undrawn.filter(|card| self.drawn.iter().all(|drawn| drawn.id != card.id));
        let words = undrawn.flat_map(|card| [vec![card.id], card.words].concat());
        let unseen = words.chain(gray_faces(self.game));
        let is_a_secret = |words: &String| {
            let is_an_id = words.len() == "foo-001".len() && words.as_bytes()[3] == b'-';
            let drawn = self.drawn.iter().any(|card| card.words.iter().any(|drawn| drawn.contains(words)));
            (is_an_id || is_recognizable(words)) && !drawn
        };
        unseen.filter(is_a_secret).filter(|words| text.contains(words)).collect()
    }
}

async fn agree(guest: &Guest) -> u64 {
    let edition = game(&guest.look().await)["phase"]["guess"]["edition"].clone();
    guest.play(json!({ "do": "agree_to_guess", "edition": edition })).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn canaries_are_silent_until_the_reveal() {
    for game in GameKind::ALL {
        let evening = sealed_ranking(game).await;
        let mut texts = evening.asked().await;
        evening.guess().await;
        texts.extend(evening.asked().await);
        texts.extend(heard(&evening.taps).into_iter().filter(|(who, _)| !evening.is_of_the_player(who)));
        let code = &evening.party[0].table;
        texts.push(("the export".to_owned(), export(&evening.server, code)));
        texts.push(("the log".to_owned(), evening.server.log()));
        assert!(texts.len() > 100, "there is somewhere to look");
        for (who, text) in &texts {
            assert_eq!(evening.tells(text), Vec::<String>::new(), "{game}, {who}: {text}");
            assert_eq!(evening.secrets.told_in(text), Vec::<&str>::new(), "{game}, {who}: {text}");
            assert_eq!(evening.undrawn_in(text), Vec::<String>::new(), "{game}, {who}: {text}");
        }
        for (who, text) in heard(&evening.taps) {
            assert_eq!(evening.secrets.told_in(&text), Vec::<&str>::new(), "not even to its owner: {who}");
        }
        sings_at_the_reveal(&evening).await;
    }
}

/// The reveal tells the row, to everybody: the canaries can sing.
async fn sings_at_the_reveal(evening: &Evening) {
    let seq = evening.reveal().await;
    evening.heard_by_all().await;
    for tap in &evening.taps {
        let last = tap.events().into_iter().filter(|event| event.id >= Some(seq)).map(|event| event.raw);
        let last: Vec<String> = last.map(|raw| String::from_utf8(raw).unwrap()).collect();
        let told = last.iter().any(|frame| !evening.tells(frame).is_empty());
        // A page of Personal Preference shows the order by where the tokens lie.
        let shows_it_otherwise = evening.game == GameKind::Preference && !tap.name.contains("program");
        assert!(told || shows_it_otherwise, "{} was not told: {last:?}", tap.name);
    }
    let exported: Value = serde_json::from_str(&export(&evening.server, &evening.party[0].table)).unwrap();
    assert!(!evening.tells(&exported.to_string()).is_empty(), "what was revealed can be exported");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_log_nor_metrics_know_names_codes_or_keys() {
    for game in GameKind::ALL {
        let evening = sealed_ranking(game).await;
        evening.asked().await;
        evening.guess().await;
        evening.reveal().await;
        // With this the first guest is host again, who alone can have the table forgotten.
        evening.heard_by_all().await;
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
}

/// The detector must be able to find what it looks for.
#[test]
fn a_canary_that_sings_is_heard() {
    for (game, row) in [(GameKind::Happiness, &LONG_ROW[..]), (GameKind::Preference, &SHORT_ROW)] {
        let cards: Vec<CanaryCard> = all_cards(game).into_iter().take(row.len()).collect();
        let in_row: Vec<&CanaryCard> = row.iter().map(|card| &cards[usize::from(*card)]).collect();
        let listed =
            |one: &dyn Fn(&CanaryCard) -> String| -> String { in_row.iter().map(|card| one(card)).collect() };
        let digits = |between: &str| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(between);
        let backwards: String = digits(" ").chars().rev().collect();
        for leak in [
            format!("{{\"row\":[{}]}}", digits(",")),
            format!("<ol data-row=\"{}\">", digits("")),
            format!("<li data-card=\"{}\" data-place=\"2\">", row[2]),
            backwards,
            listed(&|card| format!("<li>{}</li>", card.words[1])),
            listed(&|card| format!("{{\"card\":\"{}\"}}", card.id)),
        ] {
            assert!(!tells_the_row(row, &cards, &leak).is_empty(), "{leak}");
        }
        let as_drawn: String = cards.iter().map(|card| format!("<li>{}</li>", card.words[0])).collect();
        assert_eq!(tells_the_row(row, &cards, &as_drawn.repeat(2)), Vec::<String>::new());
        let by_accident = format!("data-now=\"17{}\"", digits(""));
        assert_eq!(tells_the_row(row, &cards, &by_accident), Vec::<String>::new());
        assert!(all_cards(game).len() > row.len() + 50, "there is more to look for");
    }
    assert!(gray_faces(GameKind::Preference).len() > 100, "and more on the other faces");
}
