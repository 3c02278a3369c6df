//! IMAGE: turns that differ only in what is laid and taken back before they are finished, and in what somebody notes.

use serde_json::{Value, json};

use super::{
    Recording,
    support::{guest::image, image as moves},
    watched::{Questions, Watched, gather},
};

/// What the first player does in secret: cards of their hand by number to sides, and notes.
#[derive(Debug, Clone)]
pub(crate) struct Turn {
    pub(crate) draft: Vec<(usize, &'static str)>,
    pub(crate) note: &'static str,
}

/// Whose draft and note differ.
const INSIDERS: [usize; 1] = [0];

/// Pairs of turns that differ in nothing but a secret.
pub(crate) fn twins() -> Vec<(Turn, Turn)> {
    vec![(
        Turn { draft: vec![(0, "north"), (1, "north")], note: "Marie Curie" },
        Turn { draft: vec![(1, "south"), (0, "west")], note: "Napoleon" },
    )]
}

/// What is refused whoever else asks while somebody lays cards.
fn questions() -> Questions {
    let commands = [
        json!({ "do": "lay_card", "card": "plc-001", "side": "north" }),
        json!({ "do": "take_back_all" }),
        json!({ "do": "finish_turn" }),
        json!({ "do": "put_down_cards", "cards": [] }),
        json!({ "do": "accept_turn" }),
        json!({ "do": "challenge_turn", "side": "north" }),
        json!({ "do": "cast_vote", "voice": "fits" }),
    ];
    let forms = [
        vec![("do", "take_back_all")],
        vec![("do", "challenge_turn"), ("side", "north")],
        vec![("do", "accept_turn")],
    ];
    Questions {
        commands: commands.map(image).to_vec(),
        forms: forms.map(|fields| [fields, vec![("game", "image")]].concat()).to_vec(),
    }
}

fn lay(card: &Value, side: &str) -> Value {
    image(json!({ "do": "lay_card", "card": card, "side": side }))
}

/// Plays a turn up to the moment before it is finished: cards are laid, taken back and laid again.
pub(crate) async fn watch(turn: &Turn) -> Recording {
    let party = gather(&json!({ "game": "image", "options": {} })).await;
    moves::plays(&party[0], json!({ "do": "deal_cards" })).await;
    let cards = moves::profile_cards(&party[0]).await;
    assert!(cards.len() > 1, "the seed deals the first player two profile cards");
    let mut watched = Watched::begin(party, &INSIDERS, questions()).await;
    for (number, side) in &turn.draft {
        watched.secretly(0, lay(&cards[*number], side)).await;
    }
    watched.inquire().await;
    watched.secretly(0, image(json!({ "do": "take_back_all" }))).await;
    let note = json!({ "do": "write_note", "side": turn.draft[0].1, "text": turn.note });
    watched.secretly(0, image(note)).await;
    let (number, side) = turn.draft[0];
    watched.secretly(0, lay(&cards[number], side)).await;
    watched.inquire().await;
    watched.recording()
}
