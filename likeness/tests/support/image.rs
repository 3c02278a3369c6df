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

/// The profile cards of their hand, which can lie anywhere.
pub(crate) async fn profile_cards(guest: &Guest) -> Vec<Value> {
    let view = guest.look().await;
    let hand = game(&view)["hand"].as_array().expect("a seat has a hand").clone();
    hand.into_iter().filter(|card| !card.as_str().expect("a card").starts_with("let")).collect()
}

/// The first profile card of the board.
pub(crate) async fn first_of_board(guest: &Guest) -> Value {
    let view = guest.look().await;
    let mut board = game(&view)["board"].as_array().expect("the board is open").iter();
    board.find(|card| !card.as_str().expect("a card").starts_with("let")).expect("a profile card").clone()
}

/// To lay a card on the next space of a side.
pub(crate) fn lay(card: &Value, side: &str) -> Value {
    json!({ "do": "lay_card", "card": card, "side": side })
}
