//! How often a table is asked for one request. Every question waits its turn in the table's inbox, so a page
//! and a command are one question each, whatever comes of them.

use std::sync::Arc;

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header, request::Builder},
};
use decks::Language;
use journal::MemoryJournal;
use rules::GameKind;
use serde_json::json;
use table::{Clock, Command, Dice, GameOptions, Hall, Key, Newcomer, Sent, Table};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::{Settings, app::App};

/// A table with a host and a guest.
struct Scene {
    hall: Hall,
    router: Router,
    table: Table,
    host: Key,
    guest: Key,
}

impl Scene {
    async fn set() -> Scene {
        let hall = Hall::new(Arc::new(MemoryJournal::default()), Clock::System, Dice::System);
        let (_, closing) = watch::channel(false);
        let [host, guest] = [Key::random(), Key::random()];
        let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::Fr };
        let options = GameOptions::default_of(GameKind::Happiness);
        let (table, _) = hall.open(&newcomer("Ada"), &host, &options).await.unwrap();
        table.join(&newcomer("Ben"), &guest).await.unwrap();
        let router = App::new(hall.clone(), Settings::default(), closing).router();
        Scene { hall, router, table, host, guest }
    }

    fn page(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.table.code())
    }

    fn api(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.table.code())
    }

    /// The status that a request is answered with, and how many questions it took.
    async fn ask(&self, request: Request<Body>) -> (u16, u64) {
        let before = self.hall.questions();
        let response = self.router.clone().oneshot(request).await.unwrap();
        (response.status().as_u16(), self.hall.questions() - before)
    }
}

fn with_key(request: Builder, key: &Key) -> Builder {
    request.header(header::AUTHORIZATION, format!("Bearer {key}"))
}

fn get(path: &str, key: Option<&Key>) -> Request<Body> {
    let request = Request::get(path);
    key.map_or(Request::get(path), |key| with_key(request, key)).body(Body::empty()).unwrap()
}

fn form(path: &str, key: &Key, fields: &'static str) -> Request<Body> {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    with_key(request, key).body(Body::from(fields)).unwrap()
}

/// The same as the browser module sends it.
fn live(path: &str, key: &Key, fields: &'static str) -> Request<Body> {
    let mut request = form(path, key, fields);
    request.headers_mut().insert(header::ACCEPT, "application/json".parse().unwrap());
    request
}

fn order(path: &str, key: &Key, command: &str) -> Request<Body> {
    let request = Request::post(path).header(header::CONTENT_TYPE, "application/json");
    let body = json!({ "command": { "command": command } }).to_string();
    with_key(request, key).body(Body::from(body)).unwrap()
}

#[tokio::test]
async fn a_page_is_one_visit() {
    let scene = Scene::set().await;
    for page in
        ["", "/stage", "/menu", "/rules", "/cards", "/cards.csv", "/cards.txt", "/people?q=a", "/evening"]
    {
        assert_eq!(scene.ask(get(&scene.page(page), Some(&scene.guest))).await, (200, 1), "{page}");
    }
    for page in ["", "/stage", "/qr.svg", "/device/00112233445566778899aabbccddeeff", "/stream?face=stage"] {
        assert_eq!(scene.ask(get(&scene.page(page), None)).await, (200, 1), "{page} for a stranger");
    }
    for rest in ["", "/cards", "/people?q=a", "/stream", "/evening"] {
        assert_eq!(scene.ask(get(&scene.api(rest), Some(&scene.guest))).await, (200, 1), "the API's {rest}");
    }
    assert_eq!(scene.ask(get(&scene.page("/stream?face=hand"), Some(&scene.guest))).await, (200, 1));
    assert_eq!(scene.ask(get(&scene.page("/portrait.svg"), Some(&scene.guest))).await, (404, 1));
}

#[tokio::test]
async fn who_may_not_look_costs_no_more_than_who_may() {
    let scene = Scene::set().await;
    for page in
        ["/menu", "/rules", "/cards", "/portrait.svg", "/people", "/evening", "/evening/1", "/evening/page"]
    {
        assert_eq!(scene.ask(get(&scene.page(page), None)).await, (403, 1), "{page}");
    }
    assert_eq!(scene.ask(get(&scene.page("/stream?face=hand"), None)).await, (204, 1));
    assert_eq!(scene.ask(get("/t/ZZZZZZ", None)).await, (404, 1));
    assert_eq!(scene.ask(get("/t/nothing-like-a-code", None)).await, (404, 0));
}

#[tokio::test]
async fn a_command_is_one_question_whether_it_is_carried_out_or_refused() {
    let scene = Scene::set().await;
    let (page, api) = (scene.page("/do"), scene.api("/commands"));
    let (host, guest, nobody) = (&scene.host, &scene.guest, &Key::random());
    for (what, request, status) in [
        ("a form", form(&page, host, "do=lock"), 303),
        ("a live form", live(&page, host, "do=unlock"), 204),
        ("an order", order(&api, host, "lock"), 200),
        ("a refused form", form(&page, guest, "do=unlock"), 403),
        ("a refused form of the menu", form(&page, guest, "do=unlock&back=menu"), 403),
        ("a refused live form", live(&page, guest, "do=unlock"), 403),
        ("a refused order", order(&api, guest, "unlock"), 403),
        ("a form that cannot be read", form(&page, guest, "do=dance"), 400),
        ("a live form that cannot be read", live(&page, guest, "do=dance"), 400),
        ("a form for a shut door", form(&page, nobody, "do=unlock"), 404),
        ("a live form for a shut door", live(&page, nobody, "do=unlock"), 404),
        ("an order for a shut door", order(&api, nobody, "unlock"), 404),
        ("an order to open it", order(&api, host, "unlock"), 200),
        ("a stranger's form", form(&page, nobody, "do=lock"), 403),
        ("a stranger's live form", live(&page, nobody, "do=lock"), 403),
        ("a stranger's order", order(&api, nobody, "lock"), 403),
    ] {
        assert_eq!(scene.ask(request).await, (status, 1), "{what}");
    }
}

#[tokio::test]
async fn coming_in_is_one_question() {
    let scene = Scene::set().await;
    let (join, nobody) = (scene.page("/join"), &Key::random());
    assert_eq!(scene.ask(form(&join, nobody, "name=Ada")).await, (422, 1), "a name that is taken");
    assert_eq!(scene.ask(form(&join, nobody, "badge=1")).await, (400, 1), "no name at all");
    assert_eq!(scene.ask(form(&join, nobody, "name=Cleo")).await, (303, 1));
    assert_eq!(scene.ask(form(&scene.page("/return"), nobody, "")).await, (303, 1), "here already");
    let link = scene.table.invite_device(&scene.guest).await.unwrap();
    let redeem = scene.page(&format!("/device/{link}"));
    assert_eq!(scene.ask(form(&redeem, &Key::random(), "")).await, (303, 1));
    assert_eq!(scene.ask(form(&redeem, &Key::random(), "")).await, (409, 1), "a link that is spent");
    scene.table.carry_out(nobody, &Sent { command: Command::Leave, id: None, seen: None }).await.unwrap();
    assert_eq!(scene.ask(form(&scene.page("/return"), nobody, "")).await, (303, 1), "back again");
}

/// These look at the table before they do something, because the page that they answer with shows it.
#[tokio::test]
async fn what_needs_a_look_first_is_two_questions() {
    let scene = Scene::set().await;
    let (page, cards) = (scene.page("/do"), scene.page("/cards"));
    assert_eq!(scene.ask(form(&page, &scene.guest, "do=invite_device")).await, (200, 2));
    assert_eq!(scene.ask(form(&page, &scene.guest, "do=forget")).await, (403, 2));
    let write = "do=write_card&for=happiness&text=A+nap";
    assert_eq!(scene.ask(form(&cards, &scene.guest, write)).await, (303, 2));
    let bare = "do=write_card&for=happiness&text=";
    assert_eq!(scene.ask(form(&cards, &scene.guest, bare)).await, (422, 2));
    assert_eq!(scene.ask(form(&cards, &scene.guest, "do=dance")).await, (400, 1));
    assert_eq!(scene.ask(form(&page, &scene.host, "do=forget")).await, (303, 2));
    assert_eq!(StatusCode::NOT_FOUND, scene.ask(get(&scene.page(""), None)).await.0);
}
