//! A record at which a table panics closes that table, and nobody at another one notices (F18).

use std::{sync::Arc, time::Duration};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::{Request, header},
};
use decks::Language;
use journal::{Journal, MemoryJournal, Millis, NewRecord};
use rules::GameKind;
use table::{Clock, Command, Dice, GameOptions, Hall, Key, Newcomer, Sent, Table, TableError};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::{Settings, app::App};

/// Everybody leaves a game that goes on all the same, which no command leads to: whose turn it is cannot be
/// told.
const IMPOSSIBLE: &str = r#"{"events":[
    {"type":"played","play":{"game":"happiness","event":{"type":"seat_left","seat":0}}},
    {"type":"played","play":{"game":"happiness","event":{"type":"seat_left","seat":1}}}
]}"#;

fn sent(command: Command) -> Sent {
    Sent { command, id: None, seen: None }
}

async fn playing(hall: &Hall) -> (Table, Key) {
    let [host, guest] = [Key::random(), Key::random()];
    let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::En };
    let options = GameOptions::default_of(GameKind::Happiness);
    let (table, _) = hall.open(&newcomer("Ada"), &host, &options).await.unwrap();
    table.join(&newcomer("Ben"), &guest).await.unwrap();
    table.carry_out(&host, &sent(Command::StartGame)).await.unwrap();
    (table, host)
}

fn router(hall: &Hall) -> Router {
    let (_, closing) = watch::channel(false);
    App::new(hall.clone(), Settings::default(), closing).router()
}

/// The status and what is said.
async fn get(router: &Router, path: &str, key: Option<&Key>, language: &str) -> (u16, String) {
    let mut request = Request::get(path).header(header::ACCEPT_LANGUAGE, language);
    if let Some(key) = key {
        request = request.header(header::AUTHORIZATION, format!("Bearer {key}"));
    }
    let response = router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let status = response.status().as_u16();
    let body = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    (status, String::from_utf8(body.to_vec()).unwrap())
}

/// Its guests are told in their language, the operator by a figure, and the others play on.
async fn only_that_one_is_closed(hall: &Hall, closed: &(Table, Key), other: &(Table, Key)) {
    let router = router(hall);
    let path = |table: &Table| format!("/t/{}", table.code());
    for (language, sentence) in [
        ("en", "The data of this table is damaged, so it stays closed"),
        ("fr", "Les données de cette table sont abîmées"),
    ] {
        let (status, page) = get(&router, &path(&closed.0), Some(&closed.1), language).await;
        assert!(status >= 500 && page.contains(sentence), "{status}: {page}");
        let api = format!("/api/v1/tables/{}", closed.0.code());
        let (status, answer) = get(&router, &api, Some(&closed.1), language).await;
        assert!(status >= 500 && answer.contains(sentence), "{status}: {answer}");
    }
    assert_eq!(get(&router, &path(&other.0), Some(&other.1), "en").await.0, 200);
    other.0.carry_out(&other.1, &sent(Command::Lock)).await.unwrap();
    other.0.carry_out(&other.1, &sent(Command::Unlock)).await.unwrap();
    let (_, metrics) = get(&router, "/metrics", None, "en").await;
    assert!(metrics.contains("\nlikeness_tables{state=\"quarantined\"} 1\n"), "{metrics}");
    assert!(metrics.contains("\nlikeness_tables{state=\"playing\"} 1\n"), "{metrics}");
    assert_eq!((hall.quarantined_tables(), hall.live_tables()), (1, 1));
}

#[tokio::test]
async fn a_record_that_panics_the_fold_closes_its_table_and_no_other() {
    let journal = Arc::new(MemoryJournal::new());
    let hall = Hall::new(journal.clone(), Clock::System, Dice::System);
    let (closed, other) = (playing(&hall).await, playing(&hall).await);
    let seq = closed.0.look(None).await.unwrap().seq;
    let record = NewRecord { at: Millis(hall.now().0), payload: IMPOSSIBLE.to_owned() };
    journal.append(closed.0.code().table_id(), seq, vec![record]).await.unwrap();
    // The table hears of the record by itself, a moment later.
    for _ in 0..3_000 {
        if closed.0.look(None).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(closed.0.look(None).await, Err(TableError::Damaged));
    only_that_one_is_closed(&hall, &closed, &other).await;
    // So it is with a server that reads it for the first time.
    let elsewhere = Hall::new(journal, Clock::System, Dice::System);
    let there = |it: &(Table, Key)| (elsewhere.table(it.0.code()), it.1);
    assert_eq!(there(&closed).0.look(None).await, Err(TableError::Damaged));
    only_that_one_is_closed(&elsewhere, &there(&closed), &there(&other)).await;
}
