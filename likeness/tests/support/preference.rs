//! Personal Preference, played through the JSON API.

use serde_json::{Value, json};

use super::guest::{Guest, game, may, preference};

/// The host chooses this game with these options.
pub(crate) async fn choose(host: &Guest, options: &Value) {
    host.must(json!({ "command": "choose_game", "options": { "game": "preference", "options": options } }))
        .await;
}

/// The number of the guest who is IT or is about to be.
pub(crate) async fn it(guest: &Guest) -> usize {
    let view = guest.look().await;
    let phase = &game(&view)["phase"];
    let seat = phase["it"].as_u64().or(phase["next"]["it"].as_u64()).expect("somebody is IT");
    view["game"]["seats"][seat as usize].as_u64().expect("a guest sits there") as usize
}

/// Four cards come onto the board, of a box that IT chooses where there is a choice. The number of the guest
/// who is IT.
pub(crate) async fn draw(party: &[Guest]) -> usize {
    let it = it(&party[0]).await;
    if may(&party[it].look().await, "choose_category") {
        plays(&party[it], json!({ "do": "choose_category", "category": "people" })).await;
    } else {
        plays(&party[it], json!({ "do": "draw_cards" })).await;
    }
    it
}

pub(crate) async fn plays(guest: &Guest, play: Value) -> u64 {
    guest.must(preference(play)).await
}

/// IT ranks in this order and closes the envelope.
pub(crate) async fn seal(it: &Guest, row: &[u8]) {
    for (place, card) in row.iter().enumerate() {
        plays(it, json!({ "do": "rank_card", "card": card, "place": place })).await;
    }
    plays(it, json!({ "do": "seal_ranking" })).await;
}

/// A guest places their team's tokens on these sections, from token 1 on.
pub(crate) async fn place(guest: &Guest, sections: &[u8]) {
    for (token, section) in (1..).zip(sections) {
        plays(guest, json!({ "do": "place_token", "token": token, "section": section })).await;
    }
}

/// A guest agrees to their team's guess as they see it.
pub(crate) async fn agree(guest: &Guest) -> u64 {
    let edition = game(&guest.look().await)["phase"]["draft"]["edition"].clone();
    plays(guest, json!({ "do": "agree_to_guess", "edition": edition })).await
}

/// IT shows the next preference.
pub(crate) async fn reveal(it: &Guest) -> u64 {
    plays(it, json!({ "do": "reveal_preference" })).await
}
