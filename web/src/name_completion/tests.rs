//! Who may ask, and what is answered.

use std::sync::Arc;

use almanac::Almanac;
use axum::{
    Router,
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode, header},
};
use decks::Language;
use journal::MemoryJournal;
use rules::GameKind;
use serde_json::{Value, json};
use table::{Clock, Dice, GameOptions, Hall, Key, Newcomer};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::{Settings, app::App};

/// A table with one guest, and its address.
struct Scene {
    router: Router,
    path: String,
    key: Key,
}

impl Scene {
    async fn of(language: Language) -> Scene {
        Scene::with_settings(language, Settings::default()).await
    }

    async fn with_settings(language: Language, settings: Settings) -> Scene {
        let hall = Hall::new(Arc::new(MemoryJournal::default()), Clock::System, Dice::System);
        let (_, closing) = watch::channel(false);
        let key = Key::random();
        let newcomer = Newcomer { name: "Ada".to_owned(), badge: None, language };
        let options = GameOptions::default_of(GameKind::Image);
        let (table, _) = hall.open(&newcomer, &key, &options).await.unwrap();
        let path = format!("/t/{}/people", table.code());
        Scene { router: App::new(hall, settings, closing).router(), path, key }
    }

    async fn get(&self, path: &str, key: Option<&Key>) -> (StatusCode, HeaderMap, Value) {
        let mut request = Request::get(path);
        if let Some(key) = key {
            request = request.header(header::COOKIE, format!("likeness={key}"));
        }
        let response = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, 64 * 1024).await.unwrap();
        (parts.status, parts.headers, serde_json::from_slice(&body).unwrap())
    }

    /// What the guest is told who has typed this; as it stands in an address.
    async fn typed(&self, query: &str) -> (StatusCode, Value) {
        let (status, headers, answer) = self.get(&format!("{}{query}", self.path), Some(&self.key)).await;
        assert_eq!(headers[header::CACHE_CONTROL], "no-store", "{query}");
        (status, answer)
    }
}

#[tokio::test]
async fn a_guest_finds_people_in_their_own_language() {
    let english = Scene::of(Language::En).await;
    let (status, answer) = english.typed("?q=charlemagn").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(answer["people"][0]["name"], "Charlemagne");
    assert_eq!(answer["people"][0]["key"].as_str().map(str::len), Some(16));
    let name = |answer: Value| answer["people"][0]["name"].as_str().unwrap().to_owned();
    let french = Scene::of(Language::Fr).await;
    let [one, other] = [english.typed("?q=cleopatr").await.1, french.typed("?q=cleopatr").await.1].map(name);
    assert!(one.starts_with("Cleopatra") && other.starts_with("Cléopâtre"), "{one}, {other}");
    assert_eq!(
        french.typed("?q=cleopatr").await.1["told"].as_str().map(|told| told.contains("person")),
        Some(true)
    );
}

#[tokio::test]
async fn names_that_the_corrections_add_are_completed_too() {
    let corrected = Almanac::corrected("mine.txt", "Plato\n  alias Zzyzx of Athens\n").unwrap();
    let settings = Settings { almanac: Box::leak(Box::new(corrected)), ..Settings::default() };
    let scene = Scene::with_settings(Language::En, settings).await;
    let (_, answer) = scene.typed("?q=zzyz").await;
    assert_eq!(answer["people"][0]["name"], "Plato");
    assert_eq!(answer["people"][0]["note"], "Zzyzx of Athens");
}

/// It says who somebody is, and nothing that a card could ask: reference works are for challenges.
#[tokio::test]
async fn only_namesakes_are_told_apart() {
    let scene = Scene::of(Language::En).await;
    let (_, answer) = scene.typed("?q=albert%20schweitz").await;
    let first = answer["people"][0].as_object().unwrap();
    assert_eq!(first.keys().collect::<Vec<_>>(), ["key", "name"]);
    let (_, answer) = scene.typed("?q=tom+jones").await;
    let notes = answer["people"].as_array().unwrap().iter().filter(|person| person["note"].is_string());
    assert!(notes.count() > 1, "{answer}");
}

#[tokio::test]
async fn whoever_is_no_guest_of_the_table_is_told_nothing() {
    let scene = Scene::of(Language::En).await;
    for key in [None, Some(&Key::random())] {
        let (status, _, answer) = scene.get(&format!("{}?q=mozart", scene.path), key).await;
        assert_eq!((status, &answer["error"]["code"]), (StatusCode::FORBIDDEN, &json!("not_a_guest")));
    }
    let (status, _, answer) = scene.get("/t/ZZZZZZ/people?q=mozart", Some(&scene.key)).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no_table")));
}

#[tokio::test]
async fn nothing_typed_is_nobody_found_and_no_reproach() {
    let scene = Scene::of(Language::En).await;
    for query in ["", "?", "?q", "?q=", "?q=%20%20", "?other=1"] {
        assert_eq!(
            scene.typed(query).await,
            (StatusCode::OK, json!({ "people": [], "told": "" })),
            "{query}"
        );
    }
    let (status, answer) = scene.typed("?q=zzzzzzqqq").await;
    assert_eq!((status, &answer["people"]), (StatusCode::OK, &json!([])));
    assert!(answer["told"].as_str().is_some_and(|told| told.contains("almanac")));
}

#[tokio::test]
async fn odd_things_are_answered_like_others() {
    let scene = Scene::of(Language::En).await;
    let long = format!("?q={}", "mozart%20".repeat(300));
    for query in [
        long.as_str(),
        "?q=%FF%FE",
        "?q=%00%E2%80%AE",
        "?q=%3Cscript%3E",
        "?q=%F0%9F%8E%BB",
        "?q=%E6%AF%9B%E6%B2%A2%E4%B8%9C",
        "?q=';--",
        "?q=%",
    ] {
        let (status, answer) = scene.typed(query).await;
        assert_eq!(status, StatusCode::OK, "{query}");
        assert!(answer["people"].is_array() && !answer.to_string().contains("script"), "{query}: {answer}");
    }
    assert_eq!(scene.typed("?q=a&q=b").await.0, StatusCode::BAD_REQUEST);
}

/// Whoever listens on the line does not see by a length whom somebody looks up (L4).
#[tokio::test]
async fn answers_have_one_length_whoever_is_found() {
    let scene = Scene::of(Language::En).await;
    for query in ["", "?q=zzzzzzqqq", "?q=charlemagn", "?q=tom+jones", "?q=marie%20cur", "?q=the", "?q=al"] {
        let (_, headers, answer) = scene.get(&format!("{}{query}", scene.path), Some(&scene.key)).await;
        assert_eq!(headers[header::CONTENT_LENGTH], "2048", "{query}: {answer}");
    }
}
