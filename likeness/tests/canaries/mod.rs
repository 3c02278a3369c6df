//! Secrets that can be recognized anywhere are planted at a real server and looked for in everything that
//! anybody else gets to read, until the moment of their reveal (P4): streams, pages, refusals, the log, the
//! metrics, the export. Votes of True Colours have no such moment (P5).

mod song;
mod texts;

use std::collections::BTreeSet;

use aho_corasick::AhoCorasick;
use rules::GameKind;
use serde_json::{Value, json};
use song::{
    CanaryCard, DOUBLE_VOTE, LONG_ROW, NOTE, QUESTIONS, RARE_VOTE, SHORT_ROW, cards_in_play, gray_faces,
    is_named, is_recognizable, own_questions, tells_the_choice, tells_the_row, tells_the_votes,
};
use texts::{Text, asked_by, export, heard, heard_since, listen};
use tokio::task::JoinSet;

use crate::support::{
    Server, colours,
    guest::{self, Guest, game},
    http::{Request, fetch},
    image, personality, preference,
    tap::Tap,
};

const NAMES: [&str; 4] = ["Quetzalina", "Xylophon", "Zwieback", "Jujitsu"];

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
    /// For each guest, the cards that only they may read.
    hands: Vec<Vec<CanaryCard>>,
    boxes: Boxes,
}

/// Everything that lies in the boxes of a game, to be looked for all at once.
struct Boxes {
    /// Of which card, where it is one that can be seen, and what it says.
    words: Vec<(Option<String>, String)>,
    finder: AhoCorasick,
}

impl Boxes {
    fn of(game: GameKind) -> Boxes {
        let mut words = Vec::new();
        for CanaryCard { id, words: texts } in cards_in_play(game) {
            words.extend([&id].into_iter().chain(&texts).map(|text| (Some(id.clone()), text.clone())));
        }
        words.extend(gray_faces(game).into_iter().map(|text| (None, text)));
        let finder = AhoCorasick::new(words.iter().map(|(_, text)| text)).unwrap();
        Boxes { words, finder }
    }

    /// What a text speaks of.
    fn told_in(&self, text: &str) -> Vec<&(Option<String>, String)> {
        let found: BTreeSet<_> = self.finder.find_overlapping_iter(text).map(|at| at.pattern()).collect();
        found.into_iter().map(|pattern| &self.words[pattern.as_usize()]).collect()
    }
}

/// Four guests, one of whom reads French, one who only watches, and a row that lies sealed or votes in the
/// box.
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
        GameKind::Preference | GameKind::Personality | GameKind::Image => json!({}),
        GameKind::Colours => json!({ "sets": [] }),
    };
    if game == GameKind::Colours {
        for text in &QUESTIONS[..QUESTIONS.len() - 1] {
            party[1]
                .must(json!({ "command": "write_cards", "cards": [{ "game": "colours", "text": text }] }))
                .await;
        }
    }
    party[0].must(json!({ "command": "choose_game", "options": { "game": game, "options": options } })).await;
    // A game that was stopped is part of the evening, so that there is one to look at.
    for command in ["start_game", "break_off", "start_game"] {
        party[0].must(json!({ "command": command })).await;
    }
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
        GameKind::Personality => {
            personality::deal(&party[0]).await;
            personality::propose(&party[0]).await;
            0
        }
        GameKind::Image => {
            image::plays(&party[0], json!({ "do": "deal_cards" })).await;
            0
        }
    };
    let link = Request::post(&party[0].api("/devices")).key(&party[0].key);
    let link = fetch(server.address(), &link).await.expect(200).json()["link"].as_str().unwrap().to_owned();
    let secrets = Secrets { keys: party.iter().map(|guest| guest.key.clone()).collect(), link };
    let drawn = drawn_cards(game, &party[player].look().await);
    let mut hands = Vec::new();
    for guest in &party {
        hands.push(cards_in_hand(game, &guest.look().await));
    }
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
        GameKind::Personality => {
            personality::vote(&party[player], RARE_VOTE.0, RARE_VOTE.1).await;
            vec![RARE_VOTE.0]
        }
        GameKind::Image => {
            image::plays(&party[player], json!({ "do": "write_note", "side": "north", "text": NOTE })).await;
            let card = image::profile_cards(&party[player]).await.remove(0);
            image::plays(&party[player], json!({ "do": "lay_card", "card": card, "side": "north" })).await;
            Vec::new()
        }
    };
    Evening { game, server, party, player, row, secrets, taps, drawn, hands, boxes: Boxes::of(game) }
}

/// The cards that lie on the table for all to see.
fn drawn_cards(kind: GameKind, view: &Value) -> Vec<CanaryCard> {
    let phase = &game(view)["phase"];
    let drawn: Vec<&Value> = match kind {
        GameKind::Happiness | GameKind::Preference => phase["cards"].as_array().unwrap().iter().collect(),
        GameKind::Colours | GameKind::Personality => vec![&phase["question"]],
        GameKind::Image => return canaries(kind, game(view)["board"].as_array().unwrap().iter()),
    };
    canaries(kind, drawn.into_iter().map(|drawn| &drawn["card"]))
}

/// The cards that only who looks may read; in most games there are none.
fn cards_in_hand(kind: GameKind, view: &Value) -> Vec<CanaryCard> {
    canaries(kind, game(view)["hand"].as_array().into_iter().flatten())
}

fn canaries<'a>(kind: GameKind, ids: impl Iterator<Item = &'a Value>) -> Vec<CanaryCard> {
    let cards = cards_in_play(kind);
    ids.map(|id| cards.iter().find(|card| *id == card.id.as_str()).unwrap().clone()).collect()
}

impl Evening {
    /// Whether this was sent to the guest who may know their own row.
    fn is_of_the_player(&self, text: &Text) -> bool {
        text.reader == Some(self.player)
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
            GameKind::Personality => {
                personality::vote(&self.party[1], 1, "two").await;
                personality::vote(&self.party[2], 1, "neutral").await;
            }
            GameKind::Image => {
                let note = json!({ "do": "write_note", "side": "north", "text": "Cleopatra" });
                image::plays(&self.party[1], note).await;
            }
        }
        self.heard_by_all().await;
    }

    /// Waits until every screen has heard of what has happened. Not every page shows every step, but all tell
    /// who is host.
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
            GameKind::Personality => personality::vote(&self.party[NAMES.len() - 1], 1, "neutral").await,
            GameKind::Image => image::plays(&self.party[self.player], json!({ "do": "finish_turn" })).await,
        }
    }

    fn tells(&self, text: &str) -> Vec<String> {
        match self.game {
            GameKind::Happiness | GameKind::Preference => tells_the_row(&self.row, &self.drawn, text),
            GameKind::Colours => tells_the_votes(DOUBLE_VOTE, text),
            GameKind::Personality => tells_the_choice([NAMES[0], NAMES[3]], text),
            GameKind::Image => text.contains(NOTE).then(|| "the note".to_owned()).into_iter().collect(),
        }
    }

    /// What its reader has not seen yet, in the boxes or in the hands of others, as far as a text speaks of
    /// it.
    fn unseen_in(&self, text: &Text) -> Vec<String> {
        let own = text.reader.map_or(&[][..], |reader| &self.hands[reader]);
        let seen = || self.drawn.iter().chain(own);
        let is_a_secret = |(id, words): &&(Option<String>, String)| {
            let is_seen = id.as_ref().is_some_and(|id| seen().any(|seen| seen.id == *id));
            let is_an_id = words.len() == "foo-001".len() && words.as_bytes()[3] == b'-';
            let within = || seen().any(|card| card.words.iter().any(|seen| seen.contains(words)));
            !is_seen && (is_an_id || is_recognizable(words)) && !within()
        };
        let told = self.boxes.told_in(&text.words).into_iter();
        told.filter(is_a_secret).map(|(_, words)| words.clone()).collect()
    }
}

async fn agree(guest: &Guest) -> u64 {
    let edition = game(&guest.look().await)["phase"]["guess"]["edition"].clone();
    guest.play(json!({ "do": "agree_to_guess", "edition": edition })).await
}

/// All games at once, each at a server of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn canaries_are_silent_until_the_reveal() {
    let mut games: JoinSet<()> = GameKind::ALL.into_iter().map(are_silent_until_the_reveal).collect();
    while let Some(ended) = games.join_next().await {
        ended.unwrap();
    }
}

async fn are_silent_until_the_reveal(game: GameKind) {
    let evening = sealed_secret(game).await;
    let mut texts = evening.asked().await;
    evening.guess().await;
    texts.extend(evening.asked().await);
    texts.extend(heard(&evening.taps));
    let code = &evening.party[0].table;
    texts.push(Text::open("the export", export(&evening.server, code)));
    texts.push(Text::open("the log", evening.server.log()));
    assert!(texts.len() > 100, "there is somewhere to look");
    for text in &texts {
        let Text { what, words, .. } = text;
        if !evening.is_of_the_player(text) {
            assert_eq!(evening.tells(words), Vec::<String>::new(), "{game}, {what}: {words}");
        }
        assert_eq!(evening.secrets.told_in(words), Vec::<&str>::new(), "{game}, {what}: {words}");
        assert_eq!(evening.unseen_in(text), Vec::<String>::new(), "{game}, {what}: {words}");
    }
    match game {
        GameKind::Happiness | GameKind::Preference => sings_at_the_reveal(&evening).await,
        GameKind::Colours => is_silent_after_the_count(&evening).await,
        GameKind::Personality => {
            hands_are_read_by_those_who_hold_them(&evening);
            sings_at_the_reveal(&evening).await;
        }
        GameKind::Image => the_card_comes_to_light_and_the_note_does_not(&evening).await,
    }
}

/// Everybody was shown their own cards, which are canaries to all others. The first has laid one on the
/// table, and the last only watches.
fn hands_are_read_by_those_who_hold_them(evening: &Evening) {
    assert_eq!(evening.hands.iter().map(Vec::len).collect::<Vec<_>>(), [6, 7, 7, 7, 0]);
    let heard = heard(&evening.taps);
    for (reader, hand) in evening.hands.iter().enumerate() {
        for card in hand {
            let shown = |text: &Text| text.reader == Some(reader) && is_named(card, &text.words);
            assert!(heard.iter().any(shown), "guest {reader} was not shown {card:?}");
        }
    }
}

/// A finished turn tells what was laid in it, and nobody ever reads the note of another (IM-8, IM-15).
async fn the_card_comes_to_light_and_the_note_does_not(evening: &Evening) {
    let alive = |text: &Text| evening.is_of_the_player(text) && !evening.tells(&text.words).is_empty();
    assert!(heard(&evening.taps).iter().any(alive), "who wrote it was shown it: the canary is alive");
    let seq = evening.reveal().await;
    evening.heard_by_all().await;
    let view = evening.party[1].look().await;
    let laid = &game(&view)["phase"]["before"]["turn"]["laid"][0]["card"];
    let laid = canaries(evening.game, std::iter::once(laid)).remove(0);
    assert!(evening.hands[evening.player].iter().any(|card| card.id == laid.id), "{laid:?}");
    let mut texts = evening.asked().await;
    for tap in &evening.taps {
        let later = heard_since(tap, Some(seq));
        let shown = later.iter().any(|text| is_named(&laid, &text.words));
        // A page shows the words of a card, and those of cards in hands are no secret.
        assert!(shown || !tap.name.contains("program"), "{}: was not told {laid:?}", tap.name);
        texts.extend(later);
    }
    let exported = export(&evening.server, &evening.party[0].table);
    assert!(is_named(&laid, &exported), "what was laid can be exported: {exported}");
    texts.push(Text::open("the export", exported));
    texts.push(Text::open("the log", evening.server.log()));
    for text in texts.iter().filter(|text| !evening.is_of_the_player(text)) {
        assert_eq!(evening.tells(&text.words), Vec::<String>::new(), "{}: {}", text.what, text.words);
    }
}

/// The count tells how many votes everybody has got, and votes are told to nobody any more, whoever cast them
/// (TC-8). What the table has written is told when it is asked.
async fn is_silent_after_the_count(evening: &Evening) {
    let own = |text: Text| evening.is_of_the_player(&text) && !evening.tells(&text.words).is_empty();
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
        let later = heard_since(tap, Some(seq));
        // Programs read what was typed, and pages what is escaped.
        let typed = next.words[0].as_str();
        assert!(later.iter().any(|text| text.words.contains(typed)), "{}: was not asked {typed}", tap.name);
        texts.extend(later);
    }
    let exported = export(&evening.server, &evening.party[0].table);
    assert!(exported.contains(&next.words[0]) && exported.contains("round_counted"), "{exported}");
    texts.push(Text::open("the export", exported));
    texts.push(Text::open("the log", evening.server.log()));
    for Text { what, words, .. } in &texts {
        assert_eq!(evening.tells(words), Vec::<String>::new(), "{what}: {words}");
        let unasked = |text: &str| {
            let others =
                own_questions().into_iter().filter(|card| card.id != next.id && card.id != before.id);
            others.filter(|card| text.contains(&card.words[0])).map(|card| card.id).collect::<Vec<_>>()
        };
        assert_eq!(unasked(words), Vec::<String>::new(), "{what}: {words}");
    }
}

/// The reveal tells the row, to everybody: the canaries can sing.
async fn sings_at_the_reveal(evening: &Evening) {
    let seq = evening.reveal().await;
    evening.heard_by_all().await;
    for tap in &evening.taps {
        let last: Vec<String> = heard_since(tap, Some(seq)).into_iter().map(|text| text.words).collect();
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
