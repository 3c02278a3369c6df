//! The Game of Happiness: evenings that differ only in the last ranking, or in somebody's first guess of it.

use serde_json::{Value, json};

use super::{
    Recording,
    watched::{Questions, SEATS, Watched, gather},
};
use crate::support::guest::{Guest, cards, game, happiness};

/// How one of the twins is played.
#[derive(Debug, Clone)]
pub(crate) struct Evening {
    pub(crate) options: Value,
    /// The rankings of the turns, the last of which is not revealed.
    pub(crate) rows: Vec<Vec<u8>>,
    /// The card that lies face up, when the options ask for one.
    pub(crate) face_up: Option<u8>,
    /// What one of the others guesses at first in the last turn; then that is the secret (GH-14).
    pub(crate) first: Option<Vec<u8>>,
}

/// Pairs of evenings that differ only in the last ranking, under all house rules that have to do with it, or
/// in what somebody guesses at first.
pub(crate) fn twins() -> [(Evening, Evening); 5] {
    let evening = |options: &Value, rows: &[&[u8]], face_up| Evening {
        options: options.clone(),
        rows: rows.iter().map(|row| row.to_vec()).collect(),
        face_up,
        first: None,
    };
    let guessing_first = |first: [u8; 5]| Evening {
        options: json!({ "cards": 5, "peek": "seen" }),
        rows: vec![vec![2, 0, 4, 1, 3]],
        face_up: None,
        first: Some(first.to_vec()),
    };
    let base = json!({ "cards": 5, "peek": "hidden" });
    let helped = json!({ "cards": 5, "help": "one_face_up", "peek": "seen" });
    let mixed = json!({ "cards": 7, "drawing": "one_deck", "peek": "hidden" });
    let first: &[u8] = &[2, 0, 4, 1, 3];
    [
        (evening(&base, &[&[3, 1, 4, 0, 2]], None), evening(&base, &[&[0, 1, 2, 3, 4]], None)),
        (evening(&base, &[first, &[4, 3, 2, 1, 0]], None), evening(&base, &[first, &[1, 4, 0, 2, 3]], None)),
        (evening(&helped, &[&[3, 1, 4, 0, 2]], Some(4)), evening(&helped, &[&[0, 2, 4, 3, 1]], Some(4))),
        (evening(&mixed, &[&[6, 0, 5, 1, 4, 2, 3]], None), evening(&mixed, &[&[1, 0, 6, 5, 4, 3, 2]], None)),
        (guessing_first([3, 1, 4, 0, 2]), guessing_first([2, 0, 4, 1, 3])),
    ]
}

fn questions() -> Questions {
    let commands = [
        json!({ "do": "seal_ranking" }),
        json!({ "do": "take_back_token", "card": 0 }),
        json!({ "do": "agree_to_guess", "edition": 4_000_000 }),
        json!({ "do": "finish_game" }),
        json!({ "do": "draw_cards" }),
        json!({ "do": "lay_token", "card": 99, "place": 0 }),
    ];
    let forms = ["seal_ranking", "draw_cards", "finish_game"];
    Questions {
        commands: commands.map(happiness).to_vec(),
        forms: forms.map(|deed| vec![("do", deed), ("game", "happiness")]).to_vec(),
    }
}

/// Plays an evening up to the moment before its last ranking is revealed.
pub(crate) async fn watch(evening: &Evening) -> Recording {
    let party = gather(&json!({ "game": "happiness", "options": evening.options })).await;
    let (last, before) = evening.rows.split_last().unwrap();
    for row in before {
        let player = draw(&party).await;
        for (place, card) in row.iter().enumerate() {
            party[player].play(json!({ "do": "lay_token", "card": card, "place": place })).await;
        }
        party[player].play(json!({ "do": "seal_ranking", "face_up": evening.face_up })).await;
        let guessers: Vec<&Guest> = (0..SEATS).filter(|it| *it != player).map(|it| &party[it]).collect();
        for card in (0..row.len() as u8).filter(|card| Some(*card) != evening.face_up) {
            guessers[0].play(json!({ "do": "lay_token", "card": card, "place": 0 })).await;
        }
        for guesser in guessers {
            agree(guesser).await;
        }
    }
    let player = draw(&party).await;
    let guesser = (player + 1) % SEATS;
    // Whoever ranks would seal the row when asked for it too early, and asks nothing.
    let owners = if evening.first.is_some() { vec![player, guesser] } else { vec![player] };
    let mut watched = Watched::begin(party, &owners, questions()).await;
    for (place, card) in evening.first.iter().flatten().enumerate() {
        let lay = json!({ "do": "lay_token", "card": card, "place": place });
        watched.secretly(guesser, happiness(lay)).await;
    }
    rank(&mut watched, player, last, evening.face_up).await;
    guess(&mut watched, player, evening.face_up).await;
    watched.export().await;
    watched.recording_with_sizes()
}

/// Turns the next cards over; the guest whose turn it is.
async fn draw(party: &[Guest]) -> usize {
    party[0].play(json!({ "do": "draw_cards" })).await;
    game(&party[0].look().await)["phase"]["player"].as_u64().unwrap() as usize
}

async fn rank(watched: &mut Watched, player: usize, row: &[u8], face_up: Option<u8>) {
    for (place, card) in row.iter().enumerate() {
        watched.secretly(player, happiness(json!({ "do": "lay_token", "card": card, "place": place }))).await;
    }
    // Changing one's mind is nobody else's business either.
    for play in [
        json!({ "do": "take_back_token", "card": row[1] }),
        json!({ "do": "lay_token", "card": row[1], "place": 1 }),
    ] {
        watched.secretly(player, happiness(play)).await;
    }
    watched.inquire().await;
    watched.secretly(player, happiness(json!({ "do": "seal_ranking", "face_up": face_up }))).await;
}

/// The others lay a row and agree to it, as long as that does not end the guessing.
async fn guess(watched: &mut Watched, player: usize, face_up: Option<u8>) {
    let guessers: Vec<Guest> =
        (0..SEATS).filter(|it| *it != player).map(|it| watched.party[it].clone()).collect();
    let cards = cards(&guessers[0].look().await) as u8;
    for card in (0..cards).filter(|card| Some(*card) != face_up) {
        guessers[usize::from(card) % guessers.len()]
            .play(json!({ "do": "lay_token", "card": card, "place": 0 }))
            .await;
        watched.settle().await;
    }
    for guesser in &guessers[1..] {
        agree(guesser).await;
        watched.settle().await;
    }
    watched.inquire().await;
}

async fn agree(guesser: &Guest) {
    let view = guesser.look().await;
    let edition = &game(&view)["phase"]["guess"]["edition"];
    guesser.play(json!({ "do": "agree_to_guess", "edition": edition })).await;
}
