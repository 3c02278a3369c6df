//! What a seat may not know is in no byte, size or number of anything sent to it, to the stage, to the log, to the
//! metrics or to an export (P4).
//!
//! Two of the four leak tests are made here, over real HTTP: canaries, which are looked for in everybody else's bytes,
//! and twins, two tables that differ only in a secret and must look the same to all others, frame by frame.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod support;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use journal::{MemoryJournal, Millis};
use serde_json::{Value, json};
use support::{
    guest::{Guest, cards, game, happiness},
    http::{Request, Response, fetch},
    tap::Tap,
};
use table::{Clock, Dice, Hall};
use tokio::{net::TcpListener, time::Instant};

/// The name under which both twins are asked, so that links do not differ by a port.
const HOST: &str = "likeness.test";

/// Under this name a recording keeps what everybody can read about the server as a whole.
const METRICS: &str = "the metrics";

/// Who plays; whoever comes later only watches.
const SEATS: usize = 4;

/// What reached one pair of eyes, in order: the frames of a stream, or the answers to what it asked.
type Recording = BTreeMap<String, Vec<Vec<u8>>>;

/// Every way in which the twins looked different to somebody.
fn differences(one: &Recording, other: &Recording) -> Vec<String> {
    let mut found = Vec::new();
    if !one.keys().eq(other.keys()) {
        found.push("others were looking on".to_owned());
    }
    for (who, frames) in one {
        let Some(twins) = other.get(who) else { continue };
        if frames.len() != twins.len() {
            found.push(format!("{who}: {} frames, {} at the twin", frames.len(), twins.len()));
        }
        for (number, (frame, twin)) in frames.iter().zip(twins).enumerate() {
            if frame.len() != twin.len() {
                found.push(format!(
                    "{who}, frame {number}: {} bytes, {} at the twin",
                    frame.len(),
                    twin.len()
                ));
            } else if frame != twin {
                let at = frame.iter().zip(twin).position(|(one, other)| one != other).unwrap();
                let near = |bytes: &[u8]| {
                    String::from_utf8_lossy(&bytes[at.saturating_sub(60)..bytes.len().min(at + 60)])
                        .into_owned()
                };
                found.push(format!("{who}, frame {number}: {:?} and {:?}", near(frame), near(twin)));
            }
        }
    }
    found
}

/// A server in this process whose dice and clock are known, so that two of them deal the same cards.
async fn seeded_server(seed: u64) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    // A clock that begins in the far future stands still until then.
    let clock =
        Clock::Paused { began: Instant::now() + Duration::from_secs(86_400), at: Millis(1_700_000_000_000) };
    let hall = Hall::new(Arc::new(MemoryJournal::new()), clock, Dice::Seeded(seed));
    tokio::spawn(web::serve(listener, hall, web::Settings::default(), std::future::pending()));
    address
}

/// How one of the twins is played.
#[derive(Debug, Clone)]
struct Evening {
    options: Value,
    /// The rankings of the turns, the last of which is not revealed.
    rows: Vec<Vec<u8>>,
    /// The card that lies face up, when the options ask for one.
    face_up: Option<u8>,
}

/// Four guests with keys that are the same at both tables.
async fn seat_everybody(address: &str) -> Vec<Guest> {
    let mut party: Vec<Guest> = Vec::new();
    for (number, name) in ["Ana", "Bo", "Cleo", "Dan"].into_iter().enumerate() {
        let path = party.first().map_or("/api/v1/tables".to_owned(), |host| host.api("/guests"));
        let language = if number == 2 { "fr" } else { "en" };
        let request = Request::json(&path, &json!({ "name": name, "language": language }));
        let request = request.key(&format!("{number:032x}")).header("host", HOST);
        party.push(Guest::seated(address, &fetch(address, &request).await));
    }
    party
}

/// Everybody but the guest whose secret it is, over all the ways in which a table can be watched.
async fn onlookers(party: &[Guest], player: usize) -> Vec<Tap> {
    let address = &party[0].address;
    let mut taps = Vec::new();
    let mut listen = async |name: String, request: Request| {
        taps.push(Tap::open(&name, address, &request.header("host", HOST)).await);
    };
    for (number, guest) in party.iter().enumerate().filter(|(number, _)| *number != player) {
        listen(format!("guest {number}, program"), Request::get(&guest.api("/stream")).key(&guest.key)).await;
        let page = guest.page("/stream?face=hand");
        listen(format!("guest {number}, page"), Request::get(&page).cookie(&guest.key)).await;
    }
    listen("stage, program".to_owned(), Request::get(&party[0].api("/stream"))).await;
    listen("stage, page".to_owned(), Request::get(&party[0].page("/stream?face=stage"))).await;
    listen("French stage, page".to_owned(), Request::get(&party[0].page("/stream?face=stage&lang=fr"))).await;
    taps
}

/// The answer's bytes as they came, without the time of day.
fn answer(response: &Response) -> Vec<u8> {
    let headers = response.headers.iter().filter(|(name, _)| name != "date");
    format!("{} {headers:?}\n{}", response.status, response.text(), headers = headers.collect::<Vec<_>>())
        .into_bytes()
}

/// What others ask in the hope of learning something: every page, and every move that is not theirs.
fn questions(guest: &Guest) -> Vec<Request> {
    let mut questions: Vec<Request> = ["", "/stage", "/menu", "/rules", "/qr.svg"]
        .into_iter()
        .map(|page| Request::get(&guest.page(page)).cookie(&guest.key))
        .collect();
    questions.push(Request::get(&guest.api("")).key(&guest.key));
    questions.push(Request::get(&guest.api("")));
    for play in [
        json!({ "do": "seal_ranking" }),
        json!({ "do": "take_back_token", "card": 0 }),
        json!({ "do": "agree_to_guess", "edition": 4_000_000 }),
        json!({ "do": "finish_game" }),
        json!({ "do": "draw_cards" }),
        json!({ "do": "lay_token", "card": 99, "place": 0 }),
    ] {
        questions.push(guest.order(&json!({ "command": happiness(play) })));
    }
    for deed in ["seal_ranking", "draw_cards", "finish_game"] {
        questions.push(Request::form(&guest.page("/do"), &[("do", deed)]).cookie(&guest.key));
        questions.push(Request::form(&guest.page("/do"), &[("do", deed)]).cookie(&guest.key).for_json());
    }
    questions.into_iter().map(|question| question.header("host", HOST)).collect()
}

/// A table at which one guest ranks in secret and everybody else listens and asks.
struct Watched {
    party: Vec<Guest>,
    player: usize,
    taps: Vec<Tap>,
    answers: Recording,
    renamed: usize,
}

impl Watched {
    /// The player in turn changes their name, which everybody sees: whatever was to come before it has come.
    async fn settle(&mut self) {
        self.renamed += 1;
        let name = format!("Player {}", self.renamed);
        let seq = self.party[self.player].must(json!({ "command": "rename", "name": name })).await;
        for tap in &self.taps {
            tap.reach(seq).await;
        }
    }

    async fn inquire(&mut self) {
        for (number, guest) in self.party.iter().enumerate().filter(|(number, _)| *number != self.player) {
            let answers = self.answers.entry(format!("guest {number}, answers")).or_default();
            for question in questions(guest) {
                let response = fetch(&guest.address, &question).await;
                assert!(response.status < 500, "{}: {}", question.path, response.text());
                answers.push(answer(&response));
            }
        }
        let metrics = fetch(&self.party[0].address, &Request::get("/metrics")).await;
        self.answers.entry(METRICS.to_owned()).or_default().push(answer(&metrics));
    }

    async fn rank(&mut self, row: &[u8], face_up: Option<u8>) {
        let player = self.party[self.player].clone();
        for (place, card) in row.iter().enumerate() {
            player.play(json!({ "do": "lay_token", "card": card, "place": place })).await;
            self.settle().await;
        }
        // Changing one's mind is nobody else's business either.
        player.play(json!({ "do": "take_back_token", "card": row[1] })).await;
        self.settle().await;
        player.play(json!({ "do": "lay_token", "card": row[1], "place": 1 })).await;
        self.settle().await;
        self.inquire().await;
        player.play(json!({ "do": "seal_ranking", "face_up": face_up })).await;
        self.settle().await;
    }

    /// The others lay a row and agree to it, as long as that does not end the guessing.
    async fn guess(&mut self, face_up: Option<u8>) {
        let guessers: Vec<Guest> =
            (0..SEATS).filter(|it| *it != self.player).map(|it| self.party[it].clone()).collect();
        let cards = cards(&guessers[0].look().await) as u8;
        for card in (0..cards).filter(|card| Some(*card) != face_up) {
            guessers[usize::from(card) % guessers.len()]
                .play(json!({ "do": "lay_token", "card": card, "place": 0 }))
                .await;
            self.settle().await;
        }
        for guesser in &guessers[1..] {
            agree(guesser).await;
            self.settle().await;
        }
        self.inquire().await;
    }

    fn recording(self) -> Recording {
        let frames = |tap: &Tap| tap.events().into_iter().map(|event| event.raw).collect();
        let mut recording = self.answers;
        recording.extend(self.taps.iter().map(|tap| (tap.name.clone(), frames(tap))));
        recording
    }
}

async fn agree(guesser: &Guest) {
    let view = guesser.look().await;
    let edition = &game(&view)["phase"]["guess"]["edition"];
    guesser.play(json!({ "do": "agree_to_guess", "edition": edition })).await;
}

/// Plays an evening up to the moment before its last ranking is revealed.
async fn watch(evening: &Evening) -> Recording {
    let address = seeded_server(11).await;
    let mut party = seat_everybody(&address).await;
    party[0].must(json!({ "command": "choose_game", "options": { "game": "happiness", "options": evening.options } })).await;
    party[0].must(json!({ "command": "start_game" })).await;
    // Comes when the game is under way, and so only watches.
    let late = Request::json(&party[0].api("/guests"), &json!({ "name": "Eve" }))
        .key(&format!("{:032x}", 4))
        .header("host", HOST);
    party.push(Guest::seated(&address, &fetch(&address, &late).await));
    let (last, before) = evening.rows.split_last().unwrap();
    for row in before {
        let player = draw(&party).await;
        for (place, card) in row.iter().enumerate() {
            party[player].play(json!({ "do": "lay_token", "card": card, "place": place })).await;
        }
        party[player].play(json!({ "do": "seal_ranking", "face_up": evening.face_up })).await;
        let guessers: Vec<&Guest> = (0..SEATS).filter(|it| *it != player).map(|it| &party[it]).collect();
        for card in (0..row.len() as u8).filter(|card| Some(*card) != evening.face_up) {
            guessers[0].play(json!({ "do": "lay_token", "card": card, "place": 0 })).await;
        }
        for guesser in guessers {
            agree(guesser).await;
        }
    }
    let player = draw(&party).await;
    let taps = onlookers(&party, player).await;
    // The player's own screens are there as well, so that the metrics count them.
    let own = [
        Tap::open("own", &address, &Request::get(&party[player].api("/stream")).key(&party[player].key))
            .await,
        Tap::open(
            "own",
            &address,
            &Request::get(&party[player].page("/stream?face=hand")).cookie(&party[player].key),
        )
        .await,
    ];
    let mut watched = Watched { party, player, taps, answers: Recording::new(), renamed: 0 };
    watched.settle().await;
    watched.rank(last, evening.face_up).await;
    watched.guess(evening.face_up).await;
    drop(own);
    watched.recording()
}

/// Turns the next cards over; the guest whose turn it is.
async fn draw(party: &[Guest]) -> usize {
    party[0].play(json!({ "do": "draw_cards" })).await;
    game(&party[0].look().await)["phase"]["player"].as_u64().unwrap() as usize
}

/// Pairs of evenings that differ only in the last ranking, under all house rules that have to do with it.
fn twins() -> [(Evening, Evening); 4] {
    let evening = |options: &Value, rows: &[&[u8]], face_up| Evening {
        options: options.clone(),
        rows: rows.iter().map(|row| row.to_vec()).collect(),
        face_up,
    };
    let base = json!({ "cards": 5 });
    let helped = json!({ "cards": 5, "help": "one_face_up", "peek": "seen" });
    let mixed = json!({ "cards": 7, "drawing": "one_deck" });
    let first: &[u8] = &[2, 0, 4, 1, 3];
    [
        (evening(&base, &[&[3, 1, 4, 0, 2]], None), evening(&base, &[&[0, 1, 2, 3, 4]], None)),
        (evening(&base, &[first, &[4, 3, 2, 1, 0]], None), evening(&base, &[first, &[1, 4, 0, 2, 3]], None)),
        (evening(&helped, &[&[3, 1, 4, 0, 2]], Some(4)), evening(&helped, &[&[0, 2, 4, 3, 1]], Some(4))),
        (evening(&mixed, &[&[6, 0, 5, 1, 4, 2, 3]], None), evening(&mixed, &[&[1, 0, 6, 5, 4, 3, 2]], None)),
    ]
}

/// On one thread, so that no frame overtakes another and no two become one by chance.
#[tokio::test]
async fn twins_that_differ_in_a_secret_look_the_same_to_all_others() {
    for (one, other) in twins() {
        let (mut recorded, mut twin) = (watch(&one).await, watch(&other).await);
        for recording in [&mut recorded, &mut twin] {
            recording.remove(METRICS);
        }
        let frames: usize = recorded.values().map(Vec::len).sum();
        assert!(frames > 100, "everybody heard something: {frames}");
        assert_eq!(differences(&recorded, &twin), Vec::<String>::new(), "{one:?}\n{other:?}");
    }
}

/// A leak planted in any frame is found: the row in an attribute, a byte more, a frame more, another number.
#[tokio::test]
async fn a_planted_leak_would_be_found() {
    let options = json!({ "cards": 3 });
    let sound = watch(&Evening { options, rows: vec![vec![2, 0, 1]], face_up: None }).await;
    assert_eq!(differences(&sound, &sound), Vec::<String>::new());
    for who in sound.keys() {
        let plant = |leak: &dyn Fn(&mut Vec<Vec<u8>>)| {
            let mut leaky = sound.clone();
            leak(leaky.get_mut(who).unwrap());
            differences(&sound, &leaky)
        };
        let in_attribute = plant(&|frames| {
            let frame = frames.last_mut().unwrap();
            let end = frame.len() - 2;
            frame.splice(end..end, *b"<i data-row=\"201\"></i>");
        });
        let swapped = plant(&|frames| frames.last_mut().unwrap().swap(3, 4));
        let longer = plant(&|frames| frames[0].push(b' '));
        let one_more = plant(&|frames| frames.push(b"event: beat\n\n".to_vec()));
        let one_less = plant(&|frames| drop(frames.pop()));
        for found in [in_attribute, swapped, longer, one_more, one_less] {
            assert_eq!(found.len(), 1, "{who}: {found:?}");
        }
    }
}

/// The player's own frames may differ in size, but nobody else may learn by how much.
#[tokio::test]
async fn twins_that_differ_in_a_secret_have_the_same_metrics() {
    for (one, other) in twins() {
        let (mut recorded, mut twin) = (watch(&one).await, watch(&other).await);
        for recording in [&mut recorded, &mut twin] {
            recording.retain(|who, _| who == METRICS);
        }
        assert_eq!(differences(&recorded, &twin), Vec::<String>::new(), "{one:?}\n{other:?}");
    }
}
