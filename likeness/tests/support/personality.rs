//! Personality, played through the JSON API.

use serde_json::{Value, json};

use super::guest::{Guest, game, may, personality};

/// A vote: for which player, and with which bet: `neutral`, `two` or `three`.
pub(crate) type Vote = (u8, &'static str);

/// The host chooses this game with these options.
pub(crate) async fn choose(host: &Guest, options: &Value) {
    host.must(json!({ "command": "choose_game", "options": { "game": "personality", "options": options } }))
        .await;
}

pub(crate) async fn plays(guest: &Guest, play: Value) -> u64 {
    guest.must(personality(play)).await
}

/// Everybody gets their first cards.
pub(crate) async fn deal(guest: &Guest) {
    plays(guest, json!({ "do": "deal_cards" })).await;
}

/// The cards in a guest's hand.
pub(crate) async fn hand(guest: &Guest) -> Vec<Value> {
    game(&guest.look().await)["hand"].as_array().expect("who plays has a hand").clone()
}

/// Lays the first card of their hand on the table.
pub(crate) async fn propose(guest: &Guest) {
    let card = hand(guest).await.swap_remove(0);
    plays(guest, json!({ "do": "propose_card", "card": card })).await;
}

/// A choice and a bet.
pub(crate) fn ballot((player, bet): Vote) -> Value {
    json!({ "do": "cast_vote", "choice": { "player": player }, "bet": bet })
}

pub(crate) async fn vote(guest: &Guest, player: u8, bet: &'static str) -> u64 {
    plays(guest, ballot((player, bet))).await
}

/// The player in turn proposes the first card of their hand, and everybody votes. Says after each move that
/// it is done.
pub(crate) async fn propose_and_vote(party: &[Guest], votes: &[Vote], done: &impl AsyncFn()) {
    let proposer = game(&party[0].look().await)["phase"]["proposer"].as_u64().expect("somebody's turn");
    propose(&party[proposer as usize]).await;
    done().await;
    for (guest, (player, bet)) in party.iter().zip(votes) {
        vote(guest, *player, bet).await;
        done().await;
    }
}

/// A whole turn, after which nobody exchanges a card.
pub(crate) async fn turn(party: &[Guest], votes: &[Vote], done: &impl AsyncFn()) {
    propose_and_vote(party, votes, done).await;
    keep_hands(&party[..votes.len()], done).await;
}

/// Whoever could exchange a card does not.
pub(crate) async fn keep_hands(party: &[Guest], done: &impl AsyncFn()) {
    for guest in party {
        if may(&guest.look().await, "keep_hand") {
            plays(guest, json!({ "do": "keep_hand" })).await;
            done().await;
        }
    }
}

/// Four play on a short board until the first of them has come to its end. They meet no marked space on their
/// way, and the others go to and fro about the start.
pub(crate) async fn climb(party: &[Guest], done: &impl AsyncFn()) {
    let bets = ["two", "two", "two", "two", "three", "neutral", "three", "neutral"];
    for (number, bet) in bets.into_iter().enumerate() {
        let others: [Vote; 3] = if number % 2 == 0 {
            [(0, "neutral"), (2, "neutral"), (0, "neutral")]
        } else {
            [(1, "neutral"), (0, "neutral"), (3, "neutral")]
        };
        turn(party, &[&[(0, bet)], &others[..]].concat(), done).await;
    }
}

/// Gives the first cards of their hand to these players, one each.
pub(crate) async fn give(guest: &Guest, receivers: &[u8]) {
    let gifts = hand(guest).await.into_iter().zip(receivers);
    let gifts: Vec<Value> = gifts.map(|(card, to)| json!({ "card": card, "to": to })).collect();
    plays(guest, json!({ "do": "give_cards", "gifts": gifts })).await;
}

/// `accept` or `contest`.
pub(crate) async fn answer(guest: &Guest, answer: &str) {
    plays(guest, json!({ "do": "answer_gift", "answer": answer })).await;
}
