//! IMAGE, played through the JSON API.

use serde_json::{Value, json};

use super::guest::{Guest, game, image};

/// The host chooses this game with these options.
pub(crate) async fn choose(host: &Guest, options: &Value) {
    host.must(json!({ "command": "choose_game", "options": { "game": "image", "options": options } })).await;
}

pub(crate) async fn plays(guest: &Guest, play: Value) -> u64 {
    guest.must(image(play)).await
}

/// Lays the first card of their hand that may lie on the next space of a side.
pub(crate) async fn lay_any(guest: &Guest, side: &str) -> u64 {
    let view = guest.look().await;
    let fits = |on: &Value| on["side"] == side && on["next_space"].is_null();
    let moves = game(&view)["draft"]["moves"].as_array().unwrap();
    let free = moves
        .iter()
        .find(|card| card["from"] == "hand" && card["sides"].as_array().unwrap().iter().any(fits))
        .expect("a hand of letters only");
    plays(guest, json!({ "do": "lay_card", "card": free["card"], "side": side })).await
}
