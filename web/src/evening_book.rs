//! The evening book over real requests: who may read it, what is in it and what is not, and that it goes with
//! its table.

use std::sync::Arc;

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, header},
};
use bots::{BotGame, Player};
use decks::Language;
use journal::MemoryJournal;
use rules::{GameKind, Seeded, match_game};
use serde_json::Value;
use table::{Clock, Command, Dice, GameView, Hall, Key, Newcomer, Sent, Table, TriedAlone};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::{Settings, api, app::App};

const NAMES: [&str; 4] = ["Adalbert", "Benedikta", "Cleopold", "Dorothea"];
/// Every address of the book, below that of its table.
const PAGES: [&str; 4] = ["/evening", "/evening/1", "/evening/page", "/evening/picture.svg"];
const API: [&str; 2] = ["/evening", "/evening/1"];

/// A table of four, one of whom reads French.
struct Scene {
    router: Router,
    table: Table,
    keys: Vec<Key>,
}

impl Scene {
    async fn set() -> Scene {
        let hall = Hall::new(Arc::new(MemoryJournal::default()), Clock::System, Dice::Alike(7));
        let (_, closing) = watch::channel(false);
        let keys: Vec<Key> = NAMES.iter().map(|_| Key::random()).collect();
        let language = |name: &str| if name == NAMES[1] { Language::Fr } else { Language::En };
        let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: language(name) };
        let options = TriedAlone::of(GameKind::Happiness).options;
        let (table, _) = hall.open(&newcomer(NAMES[0]), &keys[0], &options).await.unwrap();
        for (name, key) in NAMES.iter().zip(&keys).skip(1) {
            table.join(&newcomer(name), key).await.unwrap();
        }
        // Many doors are tried here from one address.
        let mut settings = Settings::default();
        for limit in ["wrong-codes-per-address", "wrong-codes-per-network", "wrong-codes-in-all"] {
            settings.bounds.set(&format!("{limit}=1000000")).unwrap();
        }
        Scene { router: App::new(hall, settings, closing).router(), table, keys }
    }

    async fn does(&self, guest: usize, command: Command) {
        let sent = Sent { command, id: None, seen: None };
        self.table.carry_out(&self.keys[guest], &sent).await.unwrap();
    }

    async fn starts(&self, kind: GameKind) {
        self.does(0, Command::ChooseGame { options: TriedAlone::of(kind).options }).await;
        self.does(0, Command::StartGame).await;
    }

    /// Plays a short game of this kind to its end, without any thought.
    async fn plays(&self, kind: GameKind, seed: u64) {
        self.starts(kind).await;
        let mut chance = Seeded::new(seed);
        for _ in 0..5_000 {
            for guest in 0..self.keys.len() {
                let view = self.table.look(Some(&self.keys[guest])).await.unwrap();
                let Some(game) = view.game.as_ref().filter(|game| !game.over) else { return };
                let play = match_game!(&game.view, GameView::G(view) => {
                    let play = <G as BotGame>::RandomPlayer::default().choose(view, &mut chance);
                    play.map(|play| Command::Play { play: play.into() })
                });
                if let Some(play) = play {
                    self.does(guest, play).await;
                }
            }
        }
        panic!("the game does not end");
    }

    fn page(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.table.code())
    }

    /// The status, the headers and the text that somebody gets with that key.
    async fn get(&self, path: &str, key: Option<&Key>) -> (u16, String, String) {
        let request = match key {
            Some(key) => Request::get(path).header(header::AUTHORIZATION, format!("Bearer {key}")),
            None => Request::get(path),
        };
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let status = response.status().as_u16();
        let headers = format!("{:?}", response.headers());
        let text = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, headers, String::from_utf8(text.to_vec()).unwrap())
    }

    /// What a guest sends with a form of their page.
    async fn sends(&self, guest: usize, fields: &str) -> u16 {
        let request = Request::post(self.page("/do"))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.keys[guest]))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.body(Body::from(fields.to_owned())).unwrap();
        self.router.clone().oneshot(request).await.unwrap().status().as_u16()
    }

    async fn read(&self, rest: &str, guest: usize) -> String {
        let (status, _, text) = self.get(&self.page(rest), Some(&self.keys[guest])).await;
        assert_eq!(status, 200, "{rest}: {text}");
        text
    }

    async fn json(&self, rest: &str, guest: usize) -> Value {
        let path = format!("/api/v1/tables/{}{rest}", self.table.code());
        let (status, _, text) = self.get(&path, Some(&self.keys[guest])).await;
        assert_eq!(status, 200, "{rest}: {text}");
        serde_json::from_str(&text).unwrap()
    }
}

#[tokio::test]
async fn all_games_of_an_evening_are_read_by_its_guests_in_their_language() {
    let scene = Scene::set().await;
    for (number, kind) in (1..).zip(GameKind::ALL) {
        scene.plays(kind, number).await;
        let page = scene.read("", 0).await;
        for link in [format!("/evening/{number}?as=0\""), "/evening?as=0\"".to_owned()] {
            assert!(page.contains(&link), "{kind}: the end leads to {link}");
        }
        scene.does(0, Command::CloseGame).await;
        let lobby = scene.read("", 2).await;
        assert!(lobby.contains("/last?as=2\"") && lobby.contains("/evening?as=2\""), "{kind}");
    }
    let (english, french) = (scene.read("/evening", 0).await, scene.read("/evening", 1).await);
    assert!(english.contains("Who knows whom") && french.contains("Qui connaît qui"));
    for number in 1..=GameKind::ALL.len() {
        assert!(english.contains(&format!("/evening/{number}?as=0\"")), "game {number}");
        let game = scene.read(&format!("/evening/{number}"), 0).await;
        assert!(game.contains("id=\"rounds\"") && game.contains("<h3>"), "game {number}: {game}");
    }
    assert_eq!(scene.get(&scene.page("/evening/99"), Some(&scene.keys[0])).await.0, 404);
    assert_eq!(scene.get(&scene.page("/evening/x"), Some(&scene.keys[0])).await.0, 404);
    // The API says the same, and what its description says.
    let evening = scene.json("/evening", 0).await;
    assert_eq!(evening["timeline"].as_array().unwrap().len(), GameKind::ALL.len());
    assert_eq!(api::misfit("evening.Evening", &evening), None);
    assert_eq!(evening, scene.json("/evening", 1).await, "the same for everybody");
    for number in 1..=GameKind::ALL.len() {
        let game = scene.json(&format!("/evening/{number}"), 0).await;
        assert!(!game["rounds"].as_array().unwrap().is_empty());
        assert_eq!(api::misfit("PastGame", &game), None, "game {number}");
        assert_eq!(game["came_out"], evening["timeline"][number - 1]);
    }
    let mut spoilt = evening;
    spoilt["timeline"][0]["findings"][0]["weight"] = "certain".into();
    assert_ne!(api::misfit("evening.Evening", &spoilt), None, "what is not described is found");
}

#[tokio::test]
async fn a_file_that_is_kept_stands_alone_and_has_no_secret() {
    let scene = Scene::set().await;
    scene.plays(GameKind::Happiness, 1).await;
    scene.plays(GameKind::Colours, 2).await;
    // Another game is under way, in which everybody has cards that nobody else may see.
    scene.starts(GameKind::Image).await;
    for (guest, name) in NAMES.iter().enumerate() {
        let (_, headers, page) = scene.get(&scene.page("/evening/page"), Some(&scene.keys[guest])).await;
        assert!(headers.contains("attachment"), "{headers}");
        assert!(page.contains(*name) && page.contains("<style>"));
        let picture = scene.read("/evening/picture.svg", guest).await;
        assert!(picture.starts_with("<svg") && picture.contains(*name));
        for text in [&page, &picture] {
            assert_eq!(loaded_by(text), Vec::<&str>::new(), "guest {guest}");
            assert_eq!(told_by(&scene, text), Vec::<String>::new(), "guest {guest}");
        }
        assert!(!page.contains("<script") && !page.contains("<a "), "nothing leads anywhere");
    }
    // What would be found.
    let key = scene.keys[2].to_string();
    assert_eq!(told_by(&scene, &format!("<p>{key}")), [key]);
    assert_eq!(told_by(&scene, &scene.page("")).len(), 1, "the code of the table");
    assert_eq!(loaded_by("<use href=\"/assets/1/faces-1.svg#fox\"/><b href=\"#s-disc\">").len(), 1);
    assert_eq!(loaded_by("<style>p{background:url(a.png)}</style>").len(), 1);
}

/// The end of IMAGE asks each of their own images that nobody challenged, and of nobody else's; whoever taps
/// tells all the others, and whoever does not tells nothing.
#[tokio::test]
async fn a_bluff_is_told_by_a_tap_of_whoever_made_it() {
    let scene = Scene::set().await;
    scene.plays(GameKind::Image, 11).await;
    let asked = |page: &str| -> Vec<String> {
        let forms = page.split("value=\"confess\"").skip(1).map(|rest| rest.split("</form>").next().unwrap());
        let field = |form: &str, name: &str| {
            let rest = form.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
            rest.split('"').next().unwrap().to_owned()
        };
        forms
            .map(|form| ["step", "game", "turn", "side"].map(|name| (name, field(form, name))))
            .map(|fields| fields.map(|(name, value)| format!("&{name}={value}")).concat())
            .collect()
    };
    let mut of_each = Vec::new();
    for guest in 0..NAMES.len() {
        of_each.push(asked(&scene.read("", guest).await));
    }
    let all: Vec<&String> = of_each.iter().flatten().collect();
    assert!(!all.is_empty() && all.iter().all(|one| all.iter().filter(|other| *other == one).count() == 1));
    let owner = of_each.iter().position(|asked| !asked.is_empty()).unwrap();
    let told = async |guest: usize| {
        let pages = [scene.read("", guest).await, scene.read("/evening/1", guest).await];
        pages.map(|page| {
            page.contains("was a bluff, and nobody challenged it")
                || page.contains("c’était un bluff, et personne")
        })
    };
    let other = (owner + 1) % NAMES.len();
    assert_eq!(told(other).await, [false; 2], "nobody has said anything");
    let fields = format!("do=confess{}", of_each[owner][0]);
    assert!(scene.sends(other, &fields).await >= 400, "it is not theirs");
    assert_eq!(told(other).await, [false; 2]);
    assert!(scene.sends(owner, &fields).await < 400);
    for guest in 0..NAMES.len() {
        assert_eq!(told(guest).await, [true; 2], "guest {guest}");
    }
    let left = asked(&scene.read("", owner).await);
    assert_eq!(left.len(), of_each[owner].len() - 1, "it is asked once");
}

/// What a browser would load for a text that is open in it.
fn loaded_by(text: &str) -> Vec<&str> {
    let marks = ["href=\"", "src=\"", "url(", "@import", "href='", "src='"];
    let named =
        marks.iter().flat_map(|mark| text.match_indices(mark).map(|(at, _)| &text[at + mark.len()..]));
    let rest = named.map(|rest| rest.split(['"', ')', '\'']).next().unwrap_or_default());
    rest.filter(|address| !address.starts_with('#')).collect()
}

/// Keys and the code of the table, as far as a text has them.
fn told_by(scene: &Scene, text: &str) -> Vec<String> {
    let keys = scene.keys.iter().map(Key::to_string);
    keys.chain([scene.table.code().to_string()]).filter(|secret| text.contains(secret)).collect()
}

#[tokio::test]
async fn nobody_but_guests_reads_it_and_a_shut_door_looks_like_a_wall() {
    let scene = Scene::set().await;
    scene.plays(GameKind::Happiness, 1).await;
    let stranger = Key::random();
    let asked = |path: &str| PAGES.iter().map(|rest| format!("{path}{rest}")).collect::<Vec<_>>();
    let api = |code: &str| API.map(|rest| format!("/api/v1/tables/{code}{rest}"));
    for path in asked(&scene.page("")).iter().chain(&api(&scene.table.code().to_string())) {
        let (status, _, text) = scene.get(path, Some(&stranger)).await;
        assert_eq!(status, 403, "{path}");
        assert!(!text.contains(NAMES[0]) && !text.contains(NAMES[3]), "{path}: {text}");
        let (status, _, text) = scene.get(path, None).await;
        assert!([401, 403].contains(&status) && !text.contains(NAMES[0]), "{path}: {status}");
    }
    scene.does(0, Command::Lock).await;
    let code = scene.table.code().to_string();
    let here = asked(&scene.page("")).into_iter().chain(api(&code));
    let nowhere = asked("/t/ZZZZZZ").into_iter().chain(api("ZZZZZZ"));
    for (shut, unknown) in here.zip(nowhere) {
        for key in [Some(&stranger), None] {
            let (one, other) = (scene.get(&shut, key).await, scene.get(&unknown, key).await);
            assert_eq!((one.0, one.2.replace(&code, "ZZZZZZ")), (other.0, other.2), "{shut}");
        }
        assert_eq!(scene.get(&shut, Some(&scene.keys[3])).await.0, 200, "who is here reads on: {shut}");
    }
    // Who has left is no guest any more.
    scene.does(3, Command::Leave).await;
    for path in asked(&scene.page("")) {
        assert_eq!(scene.get(&path, Some(&scene.keys[3])).await.0, 403, "{path}");
    }
}

#[tokio::test]
async fn it_goes_with_its_table() {
    let scene = Scene::set().await;
    scene.plays(GameKind::Happiness, 1).await;
    scene.does(0, Command::CloseGame).await;
    scene.table.forget(&scene.keys[0]).await.unwrap();
    for path in PAGES.map(|rest| scene.page(rest)) {
        assert_eq!(scene.get(&path, Some(&scene.keys[0])).await.0, 404, "{path}");
    }
}

/// Of the guests of a phone that goes round each has their own, by the name in the address.
#[tokio::test]
async fn on_a_phone_that_goes_round_an_address_names_its_guest() {
    let scene = Scene::set().await;
    scene.plays(GameKind::Happiness, 1).await;
    let code = scene.table.code();
    let cookies: Vec<String> =
        (0..2).map(|guest| format!("likeness-{code}-{guest}={}", scene.keys[guest])).collect();
    let shown = async |rest: &str| {
        let request = Request::get(scene.page(rest)).header(header::COOKIE, cookies.join("; "));
        let response = scene.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let status = response.status().as_u16();
        let text = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(text.to_vec()).unwrap())
    };
    let (english, french) = (shown("/evening?as=0").await.1, shown("/evening?as=1").await.1);
    assert!(english.contains("Who knows whom") && french.contains("Qui connaît qui"));
    for (page, guest) in [(&english, 0), (&french, 1)] {
        let named = page.split("?as=").skip(1).map(|rest| rest.split(['"', '&', '#']).next().unwrap());
        let named: Vec<&str> = named.collect();
        assert!(!named.is_empty() && named.iter().all(|named| *named == guest.to_string()), "{named:?}");
    }
    assert_eq!(shown("/evening?as=2").await.0, 403, "who is not at this phone");
    let kept = shown("/evening/page?as=1").await.1;
    assert!(kept.contains("gardée par") && kept.contains(NAMES[1]), "{kept}");
}
