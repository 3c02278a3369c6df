//! Personality: turns that differ only in whom two of the players choose, and what they bet, before the reveal.

use serde_json::{Value, json};

use super::{
    Recording,
    support::{guest::personality, personality as moves},
    watched::{Questions, Watched, gather},
};

/// A turn in which two vote in secret, not without second thoughts, and the last vote is missing.
#[derive(Debug, Clone)]
pub(crate) struct Turn {
    pub(crate) votes: Vec<(usize, u8, &'static str)>,
}

/// Whose votes differ.
const INSIDERS: [usize; 2] = [0, 1];
/// Votes the same at both twins.
const OUTSIDER: usize = 2;

/// Pairs of turns that differ in nothing but a secret.
pub(crate) fn twins() -> Vec<(Turn, Turn)> {
    let pair = |one: &[_], other: &[_]| (Turn { votes: one.to_vec() }, Turn { votes: other.to_vec() });
    vec![
        // Another player, and another bet.
        pair(&[(0, 1, "two"), (1, 1, "neutral")], &[(0, 3, "neutral"), (1, 2, "three")]),
        // The same bet on somebody else, changed as often.
        pair(
            &[(0, 1, "three"), (0, 2, "three"), (1, 0, "two"), (0, 2, "two")],
            &[(0, 3, "three"), (0, 1, "three"), (1, 3, "two"), (0, 0, "neutral")],
        ),
    ]
}

/// What is refused whoever asks while votes are given.
fn questions() -> Questions {
    let commands = [
        json!({ "do": "cast_vote", "choice": { "player": 9 }, "bet": "two" }),
        json!({ "do": "cast_vote", "choice": { "card": 0 }, "bet": "two" }),
        json!({ "do": "propose_card", "card": "own-999" }),
        json!({ "do": "propose_from_pile" }),
        json!({ "do": "vote_again", "choice": { "player": 1 } }),
        json!({ "do": "declare_ready" }),
        json!({ "do": "keep_hand" }),
        json!({ "do": "finish_game" }),
    ];
    let forms = [
        vec![("do", "cast_vote"), ("player", "9"), ("bet", "two")],
        vec![("do", "declare_ready")],
        vec![("do", "finish_game")],
    ];
    Questions {
        commands: commands.map(personality).to_vec(),
        forms: forms.map(|fields| [fields, vec![("game", "personality")]].concat()).to_vec(),
    }
}

fn vote(player: u8, bet: &str) -> Value {
    personality(json!({ "do": "cast_vote", "choice": { "player": player }, "bet": bet }))
}

/// Plays a turn up to the moment before its votes are revealed.
pub(crate) async fn watch(turn: &Turn) -> Recording {
    let party = gather(&json!({ "game": "personality", "options": {} })).await;
    moves::plays(&party[0], json!({ "do": "deal_cards" })).await;
    moves::propose(&party[0]).await;
    let mut watched = Watched::begin(party, &INSIDERS, questions()).await;
    for (seat, player, bet) in &turn.votes {
        watched.secretly(*seat, vote(*player, bet)).await;
    }
    watched.inquire().await;
    watched.secretly(OUTSIDER, vote(0, "two")).await;
    watched.inquire().await;
    watched.recording()
}
