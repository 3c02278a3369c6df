//! Personality, played through the JSON API.

use serde_json::{Value, json};

use super::guest::{Guest, game, personality};

/// The host chooses this game with these options.
pub(crate) async fn choose(host: &Guest, options: &Value) {
    host.must(json!({ "command": "choose_game", "options": { "game": "personality", "options": options } }))
        .await;
}

pub(crate) async fn plays(guest: &Guest, play: Value) -> u64 {
    guest.must(personality(play)).await
}

/// Lays the first card of their hand on the table.
pub(crate) async fn propose(guest: &Guest) {
    let card = game(&guest.look().await)["hand"][0].clone();
    plays(guest, json!({ "do": "propose_card", "card": card })).await;
}

/// Chooses a player, with a bet: `neutral`, `two` or `three`.
pub(crate) async fn vote(guest: &Guest, player: u8, bet: &str) -> u64 {
    plays(guest, json!({ "do": "cast_vote", "choice": { "player": player }, "bet": bet })).await
}
