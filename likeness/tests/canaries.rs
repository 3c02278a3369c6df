//! Secrets that can be recognized anywhere are planted at a real server and looked for in everything that anybody else
//! gets to read, until the moment of their reveal (P4): streams, pages, refusals, the log, the metrics, the export. Votes of
//! True Colours have no such moment (P5).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

#[path = "canaries/song.rs"]
mod song;
mod support;

use std::process::Command;

use rules::GameKind;
use serde_json::{Value, json};
use song::{
    CanaryCard, DOUBLE_VOTE, LONG_ROW, QUESTIONS, SHORT_ROW, cards_in_play, gray_faces, is_recognizable,
    own_questions, tells_the_row, tells_the_votes,
};
use support::{
    Server, colours,
    guest::{self, Guest, game},
    http::{Request, fetch},
    preference,
    tap::Tap,
};

const NAMES: [&str; 4] = ["Quetzalina", "Xylophon", "Zwieback", "Jujitsu"];

/// Something that somebody got to read, and under what name we complain about it.
type Text = (String, String);

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
    let plays = ["seal_ranking", "draw_cards", "finish_game", "reveal_preference", "put_back_question"];
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
    /// Who has the secret: the player in turn, IT, or somebody who votes.
    player: usize,
    row: Vec<u8>,
    secrets: Secrets,
    taps: Vec<Tap>,
    /// The cards of the first turn, as they were drawn.
    drawn: Vec<CanaryCard>,
}

/// The games that a canary has been taught.
const SINGERS: [GameKind; 3] = [GameKind::Happiness, GameKind::Preference, GameKind::Colours];
const UNTAUGHT: &str = "no canary has been taught this game";

/// Four guests, one of whom reads French, one who only watches, and a row that lies sealed or votes in the box.
async fn sealed_secret(game: GameKind) -> Evening {
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
        GameKind::Colours => json!({ "sets": [] }),
        GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
    };
    if game == GameKind::Colours {
        for text in &QUESTIONS[..QUESTIONS.len() - 1] {
            party[1].must(json!({ "command": "add_question", "text": text })).await;
        }
    }
    party[0].must(json!({ "command": "choose_game", "options": { "game": game, "options": options } })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    if game == GameKind::Colours {
        let text = QUESTIONS[QUESTIONS.len() - 1];
        colours::plays(&party[1], json!({ "do": "add_question", "text": text })).await;
    }
    party.push(party[0].join("Watcher").await);
    let taps = listen(&party).await;
    let player = match game {
        GameKind::Happiness => {
            party[0].play(json!({ "do": "draw_cards" })).await;
            0
        }
        GameKind::Preference => preference::draw(&party[..NAMES.len()]).await,
        GameKind::Colours => {
            colours::ask(&party[..NAMES.len()]).await;
            0
        }
        GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
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
        GameKind::Colours => {
            colours::vote(&party[player], DOUBLE_VOTE).await;
            DOUBLE_VOTE.to_vec()
        }
        GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
    };
    Evening { game, server, party, player, row, secrets, taps, drawn }
}

fn drawn_cards(kind: GameKind, view: &Value) -> Vec<CanaryCard> {
    let (cards, phase) = (cards_in_play(kind), &game(view)["phase"]);
    let drawn: Vec<&Value> = match kind {
        GameKind::Happiness | GameKind::Preference => phase["cards"].as_array().unwrap().iter().collect(),
        GameKind::Colours => vec![&phase["question"]],
        GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
    };
    drawn
        .into_iter()
        .map(|drawn| cards.iter().find(|card| drawn["card"] == card.id.as_str()).unwrap().clone())
        .collect()
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
            GameKind::Colours => {
                for (guest, votes) in [(1, [0, 2]), (2, [0, 1]), (3, [1, 2])] {
                    colours::vote(&self.party[guest], votes).await;
                }
                for guest in &self.party[..NAMES.len() - 1] {
                    colours::predict(guest, "some").await;
                }
            }
            GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
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
            GameKind::Colours => colours::predict(&self.party[NAMES.len() - 1], "most").await,
            GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
        }
    }

    fn tells(&self, text: &str) -> Vec<String> {
        match self.game {
            GameKind::Happiness | GameKind::Preference => tells_the_row(&self.row, &self.drawn, text),
            GameKind::Colours => tells_the_votes(DOUBLE_VOTE, text),
            GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
        }
    }

    /// What lies in the boxes and has not been seen yet, as far as a text speaks of it.
    fn undrawn_in(&self, text: &str) -> Vec<String> {
        let undrawn = cards_in_play(self.game).into_iter();
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
    for game in SINGERS {
        let evening = sealed_secret(game).await;
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
        match game {
            GameKind::Happiness | GameKind::Preference => sings_at_the_reveal(&evening).await,
            GameKind::Colours => is_silent_after_the_count(&evening).await,
            GameKind::Personality | GameKind::Image => unreachable!("{UNTAUGHT}"),
        }
    }
}

/// The count tells how many votes everybody has got, and votes are told to nobody any more, whoever cast them (TC-8). What
/// the table has written is told when it is asked.
async fn is_silent_after_the_count(evening: &Evening) {
    let own = |(who, text): Text| evening.is_of_the_player(&who) && !evening.tells(&text).is_empty();
    assert!(heard(&evening.taps).into_iter().any(own), "who voted was shown it: the canary is alive");
    let seq = evening.reveal().await;
    evening.heard_by_all().await;
    let players = &evening.party[..NAMES.len()];
    let mut texts = Vec::new();
    for guest in &evening.party {
        assert_eq!(colours::counted(&guest.look().await), [2, 2, 2, 2]);
        texts.extend(asked_by(guest, evening.game).await);
    }
    let (asked, before) = (colours::ask(players).await, &evening.drawn[0]);
    evening.heard_by_all().await;
    let next = drawn_cards(evening.game, &players[0].look().await).remove(0);
    assert_ne!(next.id, before.id, "{asked:?}");
    for tap in &evening.taps {
        let later = tap.events().into_iter().filter(|event| event.id >= Some(seq));
        let later: Vec<Text> =
            later.map(|event| (tap.name.clone(), String::from_utf8(event.raw).unwrap())).collect();
        // Programs read what was typed, and pages what is escaped.
        let typed = next.words[0].as_str();
        assert!(later.iter().any(|(_, text)| text.contains(typed)), "{}: was not asked {typed}", tap.name);
        texts.extend(later);
    }
    let exported = export(&evening.server, &evening.party[0].table);
    assert!(exported.contains(&next.words[0]) && exported.contains("round_counted"), "{exported}");
    texts.push(("the export".to_owned(), exported));
    texts.push(("the log".to_owned(), evening.server.log()));
    for (who, text) in &texts {
        assert_eq!(evening.tells(text), Vec::<String>::new(), "{who}: {text}");
        let unasked = |text: &str| {
            let others =
                own_questions().into_iter().filter(|card| card.id != next.id && card.id != before.id);
            others.filter(|card| text.contains(&card.words[0])).map(|card| card.id).collect::<Vec<_>>()
        };
        assert_eq!(unasked(text), Vec::<String>::new(), "{who}: {text}");
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
    for game in SINGERS {
        let evening = sealed_secret(game).await;
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
