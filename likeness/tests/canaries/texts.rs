//! Everything that anybody gets to read of a table: streams, pages, refusals and the export.

use std::process::Command;

use rules::GameKind;
use serde_json::json;

use crate::support::{
    Server,
    guest::Guest,
    http::{Request, fetch},
    tap::Tap,
};

/// Something that somebody got to read.
pub(crate) struct Text {
    /// Under what name we complain about it.
    pub(crate) what: String,
    /// The number of the guest who read it; none where everybody can.
    pub(crate) reader: Option<usize>,
    pub(crate) words: String,
}

impl Text {
    /// A text that is there for everybody.
    pub(crate) fn open(what: &str, words: String) -> Text {
        Text { what: what.to_owned(), reader: None, words }
    }
}

/// What tells of the games that are over.
const EVENING: [&str; 5] = ["/last", "/evening", "/evening/1", "/evening/page", "/evening/picture.svg"];
const EVENING_API: [&str; 2] = ["/evening", "/evening/1"];

/// Everything that all others can ask for by themselves.
pub(crate) async fn asked_by(guest: &Guest, game: GameKind) -> Vec<Text> {
    let mut texts = Vec::new();
    let pages = ["", "/stage", "/stage?lang=fr", "/menu", "/face", "/rules", "/qr.svg", "/nowhere"];
    let pages = pages.into_iter().chain(EVENING);
    let mut requests: Vec<Request> =
        pages.map(|page| Request::get(&guest.page(page)).cookie(&guest.key)).collect();
    requests.push(Request::get(&guest.page("")));
    requests.push(Request::get(&guest.api("")).key(&guest.key));
    requests.push(Request::get(&guest.api("")));
    requests.extend(EVENING_API.map(|rest| Request::get(&guest.api(rest)).key(&guest.key)));
    requests.push(Request::get(&format!("/rules/{game}")));
    requests.push(Request::get("/metrics"));
    requests.push(Request::get("/"));
    let plays =
        ["seal_ranking", "draw_cards", "finish_game", "reveal_preference", "put_back_question", "keep_hand"];
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
        texts.push(Text {
            what: format!("{} {}", request.method, request.path),
            reader: Some(guest.id as usize),
            words: format!("{:?}\n{}", headers.collect::<Vec<_>>(), response.text()),
        });
    }
    texts
}

/// One text per frame: the order of cards is looked for in each by itself.
pub(crate) fn heard(taps: &[Tap]) -> Vec<Text> {
    taps.iter().flat_map(|tap| heard_since(tap, None)).collect()
}

/// The frames that tell of that record or a later one, or all of them.
pub(crate) fn heard_since(tap: &Tap, seq: Option<u64>) -> Vec<Text> {
    let reader = tap.name.rsplit_once("guest ").map(|(_, number)| number.parse().unwrap());
    let later = tap.events().into_iter().filter(|event| seq.is_none() || event.id >= seq);
    let text = |raw| Text { what: tap.name.clone(), reader, words: String::from_utf8(raw).unwrap() };
    later.map(|event| text(event.raw)).collect()
}

pub(crate) fn export(server: &Server, code: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_likeness"))
        .args(["export", code, "--data"])
        .arg(server.data())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

pub(crate) async fn listen(party: &[Guest]) -> Vec<Tap> {
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
