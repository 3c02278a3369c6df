//! Trying a game alone: the same doors and limits as for everybody, and nothing of a bot's mind on any page.

use std::collections::BTreeSet;

use rules::GameKind;
use serde_json::{Value, json};

use super::{check_cookie, check_html, stranger};
use crate::support::{
    Server,
    guest::Guest,
    http::{Request, Response, Stream, fetch},
};

/// So many tables an address opens in a minute.
const TABLES_OF_AN_ADDRESS: usize = 20;

/// All that anybody is told about a guest, bot or not.
const TOLD_OF_A_GUEST: [&str; 12] = [
    "badge",
    "bot",
    "connected",
    "face",
    "id",
    "language",
    "left",
    "may_skip",
    "may_stand_in",
    "name",
    "seat",
    "stand_in",
];

fn begun(server: &Server, response: &Response) -> Guest {
    let table = response.header("location").unwrap()["/t/".len()..].to_owned();
    let key = response.seat_key().expect("a seat key");
    Guest { address: server.address().to_owned(), table, id: 0, key }
}

async fn tries(server: &Server, fields: &[(&str, &str)]) -> Guest {
    let response = fetch(server.address(), &Request::form("/try", fields)).await.expect(303);
    response.all("set-cookie").for_each(check_cookie);
    begun(server, &response)
}

/// Every word that is the name of a field, anywhere.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            found.extend(object.keys().cloned());
            object.values().for_each(|value| fields(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

#[tokio::test]
async fn one_request_begins_any_game_and_tells_nothing_of_the_minds_of_bots() {
    let server = Server::start();
    for (game, bots) in GameKind::ALL.into_iter().zip([3, 3, 3, 3, 2]) {
        let name = game.to_string();
        let guest = tries(&server, &[("game", &name), ("language", "fr")]).await;
        let view = guest.look().await;
        assert_eq!(view["game"]["kind"], name, "{name} has begun");
        assert_eq!(view["game"]["seats"].as_array().unwrap().len(), 1 + bots, "{name}");
        assert_eq!((&view["host"], &view["me"]), (&json!(0), &json!(0)));
        let guests = view["guests"].as_array().unwrap();
        assert_eq!((&guests[0]["name"], &guests[0]["bot"]), (&json!("Alix"), &Value::Null));
        let level = match game {
            // Whoever tries IMAGE finds images to extend, and in Personal Preference few pieces go back.
            GameKind::Image | GameKind::Preference => "easy",
            // And True Colours and Personality are soon over among those who know what they do.
            GameKind::Colours | GameKind::Personality => "sharp",
            _ => "normal",
        };
        assert!(guests[1..].iter().all(|guest| guest["bot"] == level), "{guests:?}");
        for told in guests {
            let told: Vec<&str> = told.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(told.iter().collect::<BTreeSet<_>>(), TOLD_OF_A_GUEST.iter().collect());
        }
        let mut named = BTreeSet::new();
        fields(&view, &mut named);
        fields(&guest.stage().await, &mut named);
        for secret in ["seed", "mind", "minds", "character", "taste", "tastes", "traits", "tempo"] {
            assert!(!named.contains(secret), "{secret} is told of {name}");
        }
        check_html("a game that is tried", &[guest]).await;
    }
}

/// On the page and on the stream, on the hand and on the stage: a bot is a name, a badge, a face and a level.
#[tokio::test]
async fn no_page_says_more_of_a_bot_than_how_well_it_plays() {
    let server = Server::start();
    let guest = tries(&server, &[("game", "colours"), ("name", "Ana")]).await;
    let mut pages = Vec::new();
    for page in ["", "/stage", "/menu", "/rules"] {
        pages.push(fetch(server.address(), &Request::get(&guest.page(page)).cookie(&guest.key)).await.text());
    }
    let hand = Request::get(&guest.page("/stream?face=hand")).cookie(&guest.key);
    pages.push(Stream::open(server.address(), &hand).await.unwrap().next_real().await.unwrap().data);
    for page in &pages {
        for word in ["seed", "Seeded", "temperament", "Character"] {
            assert!(!page.contains(word), "{word} is on a page: {page}");
        }
    }
}

#[tokio::test]
async fn who_tries_game_after_game_has_to_wait_like_who_opens_table_after_table() {
    let server = Server::start_with(&["--behind-proxy"]);
    let (busy, other) = (stranger(), stranger());
    let trial = || Request::form("/try", &[("game", "image")]);
    for number in 0..TABLES_OF_AN_ADDRESS {
        // Both ways to a table of one's own count together.
        let opening = if number % 2 == 0 { trial() } else { Request::form("/start", &[("name", "Ana")]) };
        fetch(server.address(), &opening.coming_from(busy)).await.expect(303);
    }
    let stopped = fetch(server.address(), &trial().coming_from(busy)).await.expect(429);
    assert!(stopped.seat_key().is_none());
    fetch(server.address(), &trial().coming_from(other)).await.expect(303);
}

#[tokio::test]
async fn a_name_that_nobody_may_have_leads_back_to_the_front_page() {
    let server = Server::start();
    let long = "n".repeat(21);
    let again = Request::form("/try", &[("game", "happiness"), ("name", &long), ("language", "fr")]);
    let page = fetch(server.address(), &again.in_language("fr")).await.expect(422);
    assert!(page.seat_key().is_none(), "no table was opened");
    assert!(page.text().contains(&long) && page.text().contains("role=\"alert\""), "{}", page.text());
    let guest = tries(&server, &[("game", "happiness"), ("name", "  ")]).await;
    assert_eq!(guest.look().await["guests"][0]["name"], "Guest");
}
