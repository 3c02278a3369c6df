//! True Colours, played through the JSON API.

use serde_json::{Value, json};

use super::guest::{Guest, colours, game};

/// The host chooses this game with these options.
pub(crate) async fn choose(host: &Guest, options: &Value) {
    host.must(json!({ "command": "choose_game", "options": { "game": "colours", "options": options } }))
        .await;
}

/// The number of the guest who reads the question or is about to.
pub(crate) async fn reader(guest: &Guest) -> usize {
    let view = guest.look().await;
    let seat = game(&view)["phase"]["reader"].as_u64().expect("somebody reads");
    view["game"]["seats"][seat as usize].as_u64().expect("a guest sits there") as usize
}

/// The next question comes onto the table; the reader takes the first where there is a choice.
pub(crate) async fn ask(party: &[Guest]) {
    let reader = &party[reader(&party[0]).await];
    plays(reader, json!({ "do": "turn_question" })).await;
    let view = reader.look().await;
    if game(&view)["phase"]["phase"] == "picking" {
        let question = &game(&view)["phase"]["questions"][0]["card"];
        plays(reader, json!({ "do": "pick_question", "question": question })).await;
    }
}

pub(crate) async fn plays(guest: &Guest, play: Value) -> u64 {
    guest.must(colours(play)).await
}

/// Two votes for seats.
pub(crate) fn ballot(votes: [u8; 2]) -> Value {
    json!({ "do": "cast_ballot", "votes": votes })
}

pub(crate) async fn vote(guest: &Guest, votes: [u8; 2]) -> u64 {
    plays(guest, ballot(votes)).await
}

/// `most`, `some` or `none`.
pub(crate) fn prediction(symbol: &str) -> Value {
    json!({ "do": "make_prediction", "prediction": symbol })
}

pub(crate) async fn predict(guest: &Guest, symbol: &str) -> u64 {
    plays(guest, prediction(symbol)).await
}

/// How many cards of each seat came out of the box last.
pub(crate) fn counted(view: &Value) -> Vec<u64> {
    let outcomes = game(view)["last_round"]["outcomes"].as_array().expect("a round was counted");
    outcomes.iter().map(|outcome| outcome["votes"].as_u64().expect("with numbers")).collect()
}
