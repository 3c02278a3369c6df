//! JSON that should not be carried out.

use rules::GameKind;
use serde_json::{Value, json};

use super::{
    cases::{BODY_LIMIT, Case, with_json},
    forms::{GZIPPED, nasty_names},
    scene::Scene,
};
use crate::support::http::Request;

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

/// Moves that a guest who is neither IT nor in turn cannot make, or that nobody can.
fn bad_moves(game: GameKind) -> Vec<Value> {
    let claim =
        |person: Value| json!({ "do": "finish_turn", "claims": [{ "side": "north", "person": person }] });
    match game {
        GameKind::Happiness => vec![
            json!({ "do": "dance" }),
            json!({ "do": "draw_cards" }),
            json!({ "do": "draw_cards", "card": 1 }),
            json!({ "do": "lay_token", "card": 9, "place": 0 }),
            json!({ "do": "lay_token", "card": 256, "place": 0 }),
            json!({ "do": "lay_token", "card": -1, "place": 0 }),
            json!({ "do": "lay_token", "card": 0.5, "place": 0 }),
            json!({ "do": "lay_token", "card": 1 }),
            json!({ "do": "take_back_token", "card": 2 }),
            json!({ "do": "seal_ranking" }),
            json!({ "do": "agree_to_guess", "edition": 0 }),
            json!({ "do": "agree_to_guess", "edition": 1e30 }),
            json!({ "do": "withdraw_agreement" }),
            json!({ "do": "finish_game" }),
        ],
        GameKind::Preference => vec![
            json!({ "do": "dance" }),
            json!({ "do": "choose_category", "category": "people" }),
            json!({ "do": "choose_category", "category": "cars" }),
            json!({ "do": "draw_cards" }),
            json!({ "do": "draw_cards", "category": "people" }),
            json!({ "do": "put_back_card", "card": "peo-001" }),
            json!({ "do": "put_back_card", "card": "nothing" }),
            json!({ "do": "put_back_card", "card": 2 }),
            json!({ "do": "rank_card", "card": 0, "place": 0 }),
            json!({ "do": "rank_card", "card": 4, "place": 0 }),
            json!({ "do": "rank_card", "card": 256, "place": 0 }),
            json!({ "do": "unrank_card", "card": 0 }),
            json!({ "do": "seal_ranking" }),
            json!({ "do": "seal_ranking", "face_up": 1 }),
            json!({ "do": "place_token", "token": 0, "section": 0 }),
            json!({ "do": "place_token", "token": 5, "section": 0 }),
            json!({ "do": "place_token", "token": 255, "section": 0 }),
            json!({ "do": "place_token", "token": 256, "section": 0 }),
            json!({ "do": "place_token", "token": 1, "section": 4 }),
            json!({ "do": "place_token", "token": 1, "section": 255 }),
            json!({ "do": "place_token", "token": 1.5, "section": 0 }),
            json!({ "do": "place_token", "token": 1 }),
            json!({ "do": "take_back_token", "token": 1 }),
            json!({ "do": "take_back_token", "token": 5 }),
            json!({ "do": "double_token", "token": 1 }),
            json!({ "do": "double_token", "token": 0 }),
            json!({ "do": "undouble_token", "token": 2 }),
            json!({ "do": "agree_to_guess", "edition": 0 }),
            json!({ "do": "agree_to_guess", "edition": 7 }),
            json!({ "do": "agree_to_guess", "edition": -1 }),
            json!({ "do": "withdraw_agreement" }),
            json!({ "do": "pass_turn" }),
            json!({ "do": "pass_turn", "team": 1 }),
            json!({ "do": "reveal_preference" }),
            json!({ "do": "finish_game" }),
        ],
        GameKind::Personality => vec![
            json!({ "do": "dance" }),
            json!({ "do": "deal_cards" }),
            json!({ "do": "deal_cards", "hands": [] }),
            json!({ "do": "propose_card" }),
            json!({ "do": "propose_card", "card": "hom-001" }),
            json!({ "do": "propose_card", "card": "nothing" }),
            json!({ "do": "propose_card", "card": 1 }),
            json!({ "do": "propose_from_pile" }),
            json!({ "do": "lay_card", "card": "hom-001" }),
            json!({ "do": "cast_vote" }),
            json!({ "do": "cast_vote", "choice": { "player": 0 } }),
            json!({ "do": "cast_vote", "choice": 0, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": null, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": {}, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": 4 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": 63 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": 255 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": 256 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": -1 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": 0.5 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "card": 0 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": 0, "card": 0 }, "bet": "two" }),
            json!({ "do": "cast_vote", "choice": { "player": 0 }, "bet": "four" }),
            json!({ "do": "cast_vote", "choice": { "player": 0 }, "bet": 2 }),
            json!({ "do": "cast_vote", "choice": { "player": 0 }, "bet": "two", "for": 1 }),
            json!({ "do": "agree_to_pair_vote", "edition": 0 }),
            json!({ "do": "agree_to_pair_vote", "edition": -1 }),
            json!({ "do": "agree_to_pair_vote", "edition": 4_294_967_296_u64 }),
            json!({ "do": "agree_to_pair_vote" }),
            json!({ "do": "declare_ready" }),
            json!({ "do": "vote_again", "choice": { "player": 0 } }),
            json!({ "do": "exchange_card", "card": "hom-001" }),
            json!({ "do": "keep_hand" }),
            json!({ "do": "choose_partner", "partner": 0 }),
            json!({ "do": "give_cards" }),
            json!({ "do": "give_cards", "gifts": [] }),
            json!({ "do": "give_cards", "gifts": [{ "card": "hom-001", "to": 0 }] }),
            json!({ "do": "give_cards", "gifts": vec![json!({ "card": "hom-001", "to": 0 }); 500] }),
            json!({ "do": "give_cards", "gifts": [{ "card": "hom-001", "to": 256 }] }),
            json!({ "do": "give_cards", "gifts": [{ "card": "hom-001", "to": 0, "from": 1 }] }),
            json!({ "do": "answer_gift", "answer": "accept" }),
            json!({ "do": "answer_gift", "answer": true }),
            json!({ "do": "judge_gift", "player": 0 }),
            json!({ "do": "read_portrait", "player": 0 }),
            json!({ "do": "finish_game" }),
        ],
        GameKind::Image => vec![
            json!({ "do": "dance" }),
            json!({ "do": "deal_cards" }),
            json!({ "do": "deal_cards", "hands": [] }),
            json!({ "do": "lay_card" }),
            json!({ "do": "lay_card", "card": "plc-001", "side": "north" }),
            json!({ "do": "lay_card", "card": "plc-001", "side": "north", "over": "plc-101" }),
            json!({ "do": "lay_card", "card": "plc-001", "side": "up" }),
            json!({ "do": "lay_card", "card": "plc-001", "side": 0 }),
            json!({ "do": "lay_card", "card": "hom-001", "side": "north" }),
            json!({ "do": "lay_card", "card": "nothing", "side": "north" }),
            json!({ "do": "lay_card", "card": "plc-001", "side": "north", "from": "board" }),
            json!({ "do": "take_back_card", "card": "plc-001" }),
            json!({ "do": "take_back_card" }),
            json!({ "do": "take_back_all" }),
            json!({ "do": "write_note" }),
            json!({ "do": "write_note", "side": "up", "text": "Cleopatra" }),
            json!({ "do": "write_note", "side": "north", "text": null }),
            json!({ "do": "write_note", "side": "north", "text": "n".repeat(81) }),
            json!({ "do": "write_note", "side": "north", "text": "n".repeat(12_000) }),
            json!({ "do": "write_note", "side": "north", "text": "Cleopatra", "seat": 0 }),
            json!({ "do": "finish_turn" }),
            json!({ "do": "finish_turn", "claims": null }),
            claim(json!({ "name": "Cleopatra" })),
            json!({ "do": "finish_turn", "claims": [{ "side": "north", "person": "Cleopatra" }] }),
            claim(json!({ "key": 7 })),
            claim(json!({ "key": "0123456789ABCDEF" })),
            claim(json!({ "key": "0123456789abcdef" })),
            json!({
                "do": "finish_turn",
                "claims": vec![json!({ "side": "north", "person": { "name": "Cleopatra" } }); 100],
            }),
            // Nobody can say in the almanac's place what it says.
            json!({ "do": "finish_turn", "claims": [], "testimonies": [] }),
            json!({ "do": "challenge_turn", "side": "north", "testimonies": [{ "findings": [] }] }),
            json!({ "do": "put_down_cards" }),
            json!({ "do": "put_down_cards", "cards": [] }),
            json!({ "do": "put_down_cards", "cards": ["sta-001"] }),
            json!({ "do": "put_down_cards", "cards": vec!["sta-001"; 1_000] }),
            json!({ "do": "put_down_cards", "cards": "sta-001" }),
            json!({ "do": "accept_turn" }),
            json!({ "do": "accept_turn", "seat": 0 }),
            json!({ "do": "challenge_turn" }),
            json!({ "do": "challenge_turn", "side": "north" }),
            json!({ "do": "challenge_turn", "side": "middle" }),
            json!({ "do": "name_person" }),
            json!({ "do": "name_person", "person": {} }),
            json!({ "do": "name_person", "person": { "name": "Cleopatra" } }),
            json!({ "do": "name_person", "person": { "name": "" } }),
            json!({ "do": "name_person", "person": { "name": "Cleopatra", "key": "0123456789abcdef" } }),
            json!({ "do": "cast_vote" }),
            json!({ "do": "cast_vote", "voice": "fits" }),
            json!({ "do": "cast_vote", "voice": "perhaps" }),
            json!({ "do": "finish_game" }),
        ],
        GameKind::Colours => vec![
            json!({ "do": "dance" }),
            json!({ "do": "add_question", "text": "Who sings?" }),
            json!({ "do": "add_question", "text": null }),
            json!({ "do": "add_question" }),
            json!({ "do": "turn_question" }),
            json!({ "do": "turn_question", "question": "lau-001" }),
            json!({ "do": "pick_question" }),
            json!({ "do": "pick_question", "question": "own-001" }),
            json!({ "do": "pick_question", "question": "own-000" }),
            json!({ "do": "pick_question", "question": "nothing" }),
            json!({ "do": "pick_question", "question": 1 }),
            json!({ "do": "put_back_question" }),
            json!({ "do": "put_back_question", "question": "own-001" }),
            json!({ "do": "cast_ballot" }),
            json!({ "do": "cast_ballot", "votes": null }),
            json!({ "do": "cast_ballot", "votes": 0 }),
            json!({ "do": "cast_ballot", "votes": [] }),
            json!({ "do": "cast_ballot", "votes": [0] }),
            json!({ "do": "cast_ballot", "votes": [0, 0, 0] }),
            json!({ "do": "cast_ballot", "votes": vec![0; 3_000] }),
            // For oneself, whichever of the two it is.
            json!({ "do": "cast_ballot", "votes": [1, 2] }),
            json!({ "do": "cast_ballot", "votes": [2, 1] }),
            json!({ "do": "cast_ballot", "votes": [0, 4] }),
            json!({ "do": "cast_ballot", "votes": [5, 5] }),
            json!({ "do": "cast_ballot", "votes": [0, 63] }),
            json!({ "do": "cast_ballot", "votes": [64, 64] }),
            json!({ "do": "cast_ballot", "votes": [0, 255] }),
            json!({ "do": "cast_ballot", "votes": [0, 256] }),
            json!({ "do": "cast_ballot", "votes": [0, -1] }),
            json!({ "do": "cast_ballot", "votes": [0, 0.5] }),
            json!({ "do": "cast_ballot", "votes": ["0", "0"] }),
            json!({ "do": "cast_ballot", "votes": [[0, 0], [0, 0]] }),
            json!({ "do": "cast_ballot", "votes": [0, 0], "seat": 0 }),
            json!({ "do": "take_back_ballot" }),
            json!({ "do": "take_back_ballot", "seat": 3 }),
            json!({ "do": "make_prediction" }),
            json!({ "do": "make_prediction", "prediction": "most" }),
            json!({ "do": "make_prediction", "prediction": "plus" }),
            json!({ "do": "make_prediction", "prediction": "+" }),
            json!({ "do": "make_prediction", "prediction": 3 }),
            json!({ "do": "take_back_prediction" }),
            json!({ "do": "finish_game" }),
        ],
    }
}

/// Texts that are no question.
pub(crate) fn no_questions() -> [String; 7] {
    [
        String::new(),
        "  \n\t ".to_owned(),
        "?!…".to_owned(),
        "\u{202e}\u{2066}\u{200b}".to_owned(),
        "\0\u{7}\u{1b}".to_owned(),
        "n".repeat(141),
        "n".repeat(12_000),
    ]
}

/// Commands that cannot be carried out, sent by a guest who is neither in turn nor the host.
pub(crate) fn bad_orders(scene: &Scene, language: &str) -> Vec<Case> {
    let guest = scene.reader(language);
    let command = |command: Value| json!({ "command": command });
    let choose = |game: &str, options: Value| {
        command(json!({ "command": "choose_game", "options": { "game": game, "options": options } }))
    };
    let write = |card: Value| command(json!({ "command": "write_cards", "cards": [card] }));
    let mut orders = vec![
        command(json!({ "command": "play", "play": { "game": "chess", "move": {} } })),
        command(json!({ "command": "play" })),
        command(json!({ "command": "skip", "guest": scene.host.id })),
        command(json!({ "command": "skip", "guest": 9_999 })),
        command(json!({ "command": "remove", "guest": scene.host.id })),
        command(json!({ "command": "hand_over", "guest": guest.id })),
        command(json!({ "command": "add_bot" })),
        command(json!({ "command": "add_bot", "level": "normal" })),
        command(json!({ "command": "add_bot", "level": "genius" })),
        command(json!({ "command": "add_bot", "level": "normal", "seed": 7 })),
        command(json!({ "command": "choose_bot_pace", "pace": "quick" })),
        command(json!({ "command": "choose_bot_pace", "pace": 0 })),
        command(json!({ "command": "switch_reactions", "on": true })),
        command(json!({ "command": "switch_reactions", "on": "perhaps" })),
        command(json!({ "command": "call_stand_in", "guest": 9_999, "level": "easy" })),
        command(json!({ "command": "call_stand_in", "guest": guest.id, "level": null })),
        command(json!({ "command": "dismiss_stand_in", "guest": guest.id })),
        command(json!({ "command": "dismiss_stand_in", "guest": -1 })),
        command(json!({ "command": "choose_pace", "seconds": 1 })),
        command(json!({ "command": "choose_lapse", "seconds": 1 })),
        command(json!({ "command": "choose_lapse", "seconds": -1 })),
        command(json!({ "command": "choose_pace", "seconds": -1 })),
        command(json!({ "command": "next_game" })),
        command(json!({ "command": "next_game", "options": { "game": "chess", "options": {} } })),
        command(json!({ "command": "next_game", "options": { "game": "happiness", "options": {} } })),
        choose("happiness", json!({ "cards": 99 })),
        choose("happiness", json!({ "sets": ["none"] })),
        choose("preference", json!({ "board": "round" })),
        choose("preference", json!({ "cards": 4 })),
        choose("preference", json!({})),
        choose("colours", json!({ "goal": 12 })),
        choose("colours", json!({ "goal": 256 })),
        choose("colours", json!({ "counts": "some" })),
        choose("colours", json!({ "rating": "none" })),
        choose("image", json!({ "initials": "both" })),
        choose("image", json!({ "judging": "coin" })),
        choose("image", json!({ "sets": ["base"] })),
        command(json!({ "command": "write_cards" })),
        command(json!({ "command": "write_cards", "cards": 7 })),
        write(json!({ "game": "chess", "text": "A rook" })),
        write(json!({ "game": "happiness" })),
        write(json!({ "game": "happiness", "text": 7 })),
        write(json!({ "game": "happiness", "text": "A nap", "by": 0 })),
        write(json!({ "game": "happiness", "category": "zz", "text": "A nap" })),
        write(json!({ "game": "preference", "category": "foo", "text": "Soup" })),
        command(json!({ "command": "take_away_card", "game": "colours", "card": "own-001" })),
        command(json!({ "command": "take_away_card", "game": "colours", "card": "own" })),
        command(json!({ "command": "choose_teams" })),
        command(json!({ "command": "choose_teams", "count": 3 })),
        command(json!({ "command": "choose_teams", "count": 256 })),
        command(json!({ "command": "move_to_team", "guest": 0, "team": 1 })),
        command(json!({ "command": "move_to_team", "guest": guest.id, "team": 0 })),
        command(json!({ "command": "move_to_team", "guest": guest.id, "team": -1 })),
        command(json!({ "command": "move_to_team", "guest": guest.id, "team": 0, "place": 256 })),
        command(json!({ "command": "move_to_team", "guest": guest.id, "team": 0, "seat": 1 })),
        command(json!({ "command": "name_team", "team": 1, "name": "Owls" })),
        command(json!({ "command": "name_team", "team": 1, "name": null })),
        command(json!({ "command": "colour_team", "team": 1, "badge": 5 })),
        command(json!({ "command": "colour_team", "team": 1, "badge": 36 })),
        command(json!({ "command": "choose_language", "language": "xx" })),
        command(json!({ "command": "recolour", "badge": 0 })),
        command(json!({ "command": "choose_face", "face": "fox" })),
        command(json!({ "command": "choose_face", "face": "Fox" })),
        command(json!({ "command": "choose_face", "face": 0 })),
        command(json!({ "command": "choose_face" })),
        command(json!("leave")),
        json!({ "command": { "command": "leave" }, "id": "not an id" }),
        json!({ "command": { "command": "leave" }, "id": "a".repeat(49) }),
        json!({ "command": { "command": "leave" }, "id": 7 }),
        json!({ "command": { "command": "leave" }, "step": -1 }),
        json!({ "command": { "command": "leave" }, "step": "x" }),
        json!({ "command": { "command": "leave" }, "guest": scene.host.id }),
    ];
    let game = scene.game;
    let a_move = |play: Value| json!({ "command": "play", "play": { "game": game, "move": play } });
    orders.push(json!({ "command": a_move(json!({ "do": "draw_cards" })), "step": 1 }));
    orders.extend(bad_moves(game).into_iter().map(a_move).map(command));
    for name in [
        "lock",
        "unlock",
        "start_game",
        "break_off",
        "close_game",
        "sit_down",
        "take_over",
        "pause",
        "nudge",
        "hide_code",
        "show_code",
        "extend_deadline",
        "ask_bots",
        "skip_ahead",
        "shuffle_teams",
        "even_out_teams",
    ] {
        orders.push(command(json!({ "command": name })));
    }
    orders.extend(no_questions().iter().map(|text| write(json!({ "game": "colours", "text": text }))));
    orders.extend(nasty_names().iter().map(|name| command(json!({ "command": "rename", "name": name }))));
    let mut cases: Vec<Case> = orders.iter().map(|order| Case::refused(guest.order(order))).collect();
    cases.push(Case::refused(Request::new("DELETE", &guest.api("")).key(&guest.key)));
    cases
}
