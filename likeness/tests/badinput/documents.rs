//! JSON that should not be carried out.

use serde_json::{Value, json};

use super::{
    cases::{BODY_LIMIT, Case, with_json},
    forms::{GZIPPED, nasty_names},
    scene::Scene,
    support::{guest::happiness, http::Request},
};

/// JSON that cannot be read, for every address that takes some.
pub(crate) fn bad_documents(scene: &Scene) -> Vec<Case> {
    let code = &scene.host.table;
    let mut cases = Vec::new();
    for path in [
        "/api/v1/tables".to_owned(),
        format!("/api/v1/tables/{code}/guests"),
        format!("/api/v1/tables/{code}/commands"),
        format!("/api/v1/tables/{code}/devices/redeem"),
    ] {
        let post = || Request::post(&path).key(&scene.english.key);
        for body in [
            "",
            "{",
            "}",
            "[]",
            "null",
            "true",
            "\"name\"",
            "1e999",
            "{}",
            "{\"name\":null}",
            "{\"name\":[\"Dora\"]}",
            "{\"name\":{\"name\":\"Dora\"}}",
            "{\"name\":\"Dora\",\"name\":\"Dora\",\"link\":\"0\",\"command\":{\"command\":\"leave\"}}",
            "{\"name\":\"\\ud800\"}",
            "{\"link\":7}",
            "{\"command\":{}}",
            "{\"name\":\"Dora\"} {\"name\":\"Dora\"}",
            "\u{feff}{\"name\":\"Dora\"}",
        ] {
            cases.push(Case::refused(with_json(post(), body)));
        }
        let deep = format!("{{\"name\":{}1{}}}", "[".repeat(5_000), "]".repeat(5_000));
        cases.push(Case::refused(with_json(post(), deep)));
        cases.push(Case::refused(with_json(post(), b"{\"name\":\"\xff\xfe\"}")));
        cases.push(Case::refused(with_json(post(), vec![b' '; BODY_LIMIT + 1])));
        cases.push(Case::refused(with_json(post(), GZIPPED).header("content-encoding", "gzip")));
        let body = "{\"name\":\"Dora\",\"command\":{\"command\":\"leave\"}}";
        for kind in ["text/plain", "application/x-www-form-urlencoded", "nonsense", ""] {
            cases.push(Case::refused(post().header("content-type", kind).body(body)));
        }
        cases.push(Case::refused(post().body(body)));
    }
    for path in ["/api/v1/tables".to_owned(), format!("/api/v1/tables/{code}/guests")] {
        // Without a key, because whoever has one is let in under the name that they have.
        let arrive = |arrival: &Value| Case::refused(Request::json(&path, arrival));
        cases.extend(nasty_names().iter().map(|name| arrive(&json!({ "name": name }))));
        for badge in [json!(36), json!(-1), json!(1.5), json!("0"), json!(1e30)] {
            cases.push(arrive(&json!({ "name": "Dora", "badge": badge })));
        }
        cases.push(arrive(&json!({ "name": "Dora", "language": "xx" })));
        cases.push(arrive(&json!({ "name": "Dora", "key": "me" })));
    }
    for name in ["Bob", "BOB", "Bοb"] {
        cases.push(Case::refused(Request::json(&scene.host.api("/guests"), &json!({ "name": name }))));
    }
    for link in ["", "x", "00112233445566778899aabbccddeeff"] {
        cases
            .push(Case::refused(Request::json(&scene.host.api("/devices/redeem"), &json!({ "link": link }))));
    }
    cases
}

/// Commands that cannot be carried out, sent by a guest who is neither in turn nor the host.
pub(crate) fn bad_orders(scene: &Scene, language: &str) -> Vec<Case> {
    let guest = scene.reader(language);
    let command = |command: Value| json!({ "command": command });
    let play = |play: Value| command(happiness(play));
    let mut orders = vec![
        play(json!({ "do": "dance" })),
        play(json!({ "do": "draw_cards" })),
        play(json!({ "do": "draw_cards", "card": 1 })),
        play(json!({ "do": "lay_token", "card": 0, "place": 0 })),
        play(json!({ "do": "lay_token", "card": 256, "place": 0 })),
        play(json!({ "do": "lay_token", "card": -1, "place": 0 })),
        play(json!({ "do": "lay_token", "card": 0.5, "place": 0 })),
        play(json!({ "do": "lay_token", "card": 1 })),
        play(json!({ "do": "take_back_token", "card": 2 })),
        play(json!({ "do": "seal_ranking" })),
        play(json!({ "do": "agree_to_guess", "edition": 0 })),
        play(json!({ "do": "agree_to_guess", "edition": 1e30 })),
        play(json!({ "do": "withdraw_agreement" })),
        play(json!({ "do": "finish_game" })),
        command(json!({ "command": "play", "play": { "game": "chess", "move": {} } })),
        command(json!({ "command": "play" })),
        command(json!({ "command": "skip", "guest": scene.host.id })),
        command(json!({ "command": "skip", "guest": 9_999 })),
        command(json!({ "command": "remove", "guest": scene.host.id })),
        command(json!({ "command": "hand_over", "guest": guest.id })),
        command(json!({ "command": "choose_pace", "seconds": 1 })),
        command(json!({ "command": "choose_pace", "seconds": -1 })),
        command(
            json!({ "command": "choose_game", "options": { "game": "happiness", "options": { "cards": 99 } } }),
        ),
        command(
            json!({ "command": "choose_game", "options": { "game": "happiness", "options": { "sets": ["none"] } } }),
        ),
        command(json!({ "command": "choose_language", "language": "xx" })),
        command(json!({ "command": "recolour", "badge": 0 })),
        command(json!("leave")),
        json!({ "command": { "command": "leave" }, "id": "not an id" }),
        json!({ "command": { "command": "leave" }, "id": "a".repeat(49) }),
        json!({ "command": { "command": "leave" }, "id": 7 }),
        json!({ "command": { "command": "leave" }, "step": -1 }),
        json!({ "command": { "command": "leave" }, "step": "x" }),
        json!({ "command": { "command": "leave" }, "guest": scene.host.id }),
        json!({ "command": happiness(json!({ "do": "draw_cards" })), "step": 1 }),
    ];
    for name in [
        "lock",
        "unlock",
        "start_game",
        "break_off",
        "close_game",
        "sit_down",
        "take_over",
        "extend_deadline",
    ] {
        orders.push(command(json!({ "command": name })));
    }
    orders.extend(nasty_names().iter().map(|name| command(json!({ "command": "rename", "name": name }))));
    let mut cases: Vec<Case> = orders.iter().map(|order| Case::refused(guest.order(order))).collect();
    cases.push(Case::refused(Request::new("DELETE", &guest.api("")).key(&guest.key)));
    cases
}
