//! Requests that are put together by chance.

use serde_json::{Value, json};

use super::{
    cases::{Case, Verdict, filled},
    routes,
};
use crate::support::{
    guest::{Dice, Guest, colours, happiness, image, preference},
    http::Request,
};

/// A request put together by chance, with this guest's key more often than not.
pub(crate) fn surprise(guest: &Guest, dice: &mut Dice) -> Case {
    let routes: Vec<(&str, &str)> =
        routes::templates().filter(|(_, path)| !path.ends_with("stream")).collect();
    let (known, path) = *dice.pick(&routes);
    let method = if dice.below(8) == 0 { *dice.pick(&["GET", "POST", "PUT", "DELETE"]) } else { known };
    let code = if dice.below(20) == 0 { "ZZZZZZ" } else { guest.table.as_str() };
    let mut request = Request::new(method, &filled(path, code));
    if dice.below(4) > 0 {
        request =
            if path.starts_with("/api/") { request.key(&guest.key) } else { request.cookie(&guest.key) };
    }
    if dice.below(10) == 0 {
        request = request.for_json();
    }
    let language: &str = dice.pick::<&str>(&["en", "fr", "de;q=x", "*", "fr;q=0.1,en;q=0.2"]);
    request = request.in_language(language);
    if method == "POST" {
        let mut body = dice.pick(&bodies(path)).clone().into_bytes();
        for _ in 0..dice.below(4) {
            spoil(&mut body, dice);
        }
        let kind =
            if path.starts_with("/api/") { "application/json" } else { "application/x-www-form-urlencoded" };
        request =
            request.header("content-type", if dice.below(15) == 0 { "text/plain" } else { kind }).body(body);
    }
    Case { request, verdict: Verdict::Either }
}

/// Bodies that would do.
fn bodies(path: &str) -> Vec<String> {
    if !path.starts_with("/api/") {
        let forms = [
            "name=Dora&language=fr",
            "do=rename&name=Eve&id=7&step=3",
            "do=recolour&badge=17",
            "do=choose_face&face=bee",
            "do=start_game",
        ];
        return forms
            .into_iter()
            .chain(["do=lay_token&game=happiness&card=1&place=2&step=9", "do=lock"])
            .chain([
                "do=choose_teams&count=3",
                "do=move_to_team&guest=1&team=1&place=0",
                "do=name_team&team=1&name=Owls",
            ])
            .chain([
                "do=place_token&game=preference&token=1&section=2",
                "do=put_back_card&game=preference&card=foo-001",
            ])
            .chain([
                "do=write_card&for=colours&text=Who+hums%3F",
                "do=take_away_card&for=colours&card=own-001",
                "do=add_question&game=colours&text=Who+hums%3F",
                "do=cast_ballot&game=colours&votes=0&votes=2",
                "do=make_prediction&game=colours&prediction=most",
            ])
            .chain([
                "do=lay_card&game=image&card=plc-001&side=north",
                "do=write_note&game=image&side=north&text=Cleopatra",
                "do=name_person&game=image&name=Cleopatra&key=0123456789abcdef",
            ])
            .map(str::to_owned)
            .collect();
    }
    let orders = [
        json!({ "command": { "command": "rename", "name": "Eve" }, "id": "a-1", "step": 4 }),
        json!({ "command": { "command": "recolour", "badge": 20 } }),
        json!({ "command": { "command": "choose_face", "face": "bee" } }),
        json!({ "command": { "command": "choose_language", "language": "fr" } }),
        json!({ "command": happiness(json!({ "do": "lay_token", "card": 1, "place": 0 })) }),
        json!({ "command": preference(json!({ "do": "place_token", "token": 1, "section": 0 })) }),
        json!({ "command": colours(json!({ "do": "cast_ballot", "votes": [0, 2] })) }),
        json!({ "command": colours(json!({ "do": "make_prediction", "prediction": "most" })) }),
        json!({ "command": image(json!({ "do": "lay_card", "card": "plc-001", "side": "north" })) }),
        json!({ "command": image(json!({ "do": "name_person", "person": { "name": "Cleopatra" } })) }),
        json!({ "command": {
            "command": "write_cards", "cards": [{ "game": "colours", "text": "Who hums?" }],
        } }),
        json!({ "command": { "command": "move_to_team", "guest": 1, "team": 1, "place": 0 } }),
        json!({ "command": { "command": "skip", "guest": 1 } }),
        json!({ "name": "Dora", "badge": 3, "language": "en" }),
        json!({ "link": "00112233445566778899aabbccddeeff" }),
    ];
    orders.iter().map(Value::to_string).collect()
}

/// Takes something away, puts something in or turns something round.
fn spoil(body: &mut Vec<u8>, dice: &mut Dice) {
    let at = dice.below(body.len() as u64 + 1) as usize;
    match dice.below(6) {
        0 => body.truncate(at),
        1 => body.insert(at, dice.below(256) as u8),
        2 => drop(body.splice(
            at..at,
            dice.pick(&["\0", "\"", "{", "&", "%", "99999999999999999999", "\u{202e}"]).bytes(),
        )),
        3 => body.extend(body.clone()),
        4 => body.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << dice.below(8)),
        _ => drop(body.drain(at.min(body.len() / 2)..at)),
    }
}
