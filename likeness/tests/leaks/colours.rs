//! True Colours: rounds that differ only in who voted for whom, or in predictions that are not turned over
//! yet.

use serde_json::{Value, json};

use super::{
    Recording,
    watched::{Questions, SEATS, Watched, gather},
};
use crate::support::{
    colours as moves,
    guest::{colours, game},
};

/// A round of four, seat by seat.
#[derive(Debug, Clone)]
pub(crate) struct Round {
    pub(crate) counts: &'static str,
    pub(crate) ballots: [[u8; 2]; SEATS],
    pub(crate) predictions: [&'static str; SEATS],
    pub(crate) end: End,
}

/// How far a round is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The last prediction is missing.
    BeforeTheCount,
    /// The box has been opened, and the next question is on the table.
    AfterTheCount,
}

const PREDICTIONS: [&str; SEATS] = ["none", "some", "most", "some"];

/// Pairs of rounds that nobody may be able to tell apart whose own votes and predictions are not among what
/// differs, and after the count nobody at all.
pub(crate) fn twins() -> Vec<(Round, Round)> {
    let mut twins = Vec::new();
    let counted =
        |counts, ballots| Round { counts, ballots, predictions: PREDICTIONS, end: End::AfterTheCount };
    for counts in ["shown", "outcome_only"] {
        // Everybody votes otherwise, and the same comes out.
        let pair = [[[1, 2], [2, 3], [3, 3], [0, 2]], [[2, 3], [3, 2], [0, 3], [2, 1]]];
        twins.push(pair.map(|ballots| counted(counts, ballots)).into());
        // Two have changed places.
        let pair = [[[2, 2], [2, 3], [0, 3], [2, 1]], [[2, 3], [2, 2], [0, 3], [2, 1]]];
        twins.push(pair.map(|ballots| counted(counts, ballots)).into());
        // Something else will come out.
        let open = |ballots, predictions| Round { counts, ballots, predictions, end: End::BeforeTheCount };
        twins.push((
            open([[1, 1], [2, 0], [0, 3], [1, 2]], ["most", "most", "some", "none"]),
            open([[3, 2], [3, 3], [0, 3], [1, 2]], ["none", "some", "some", "none"]),
        ));
    }
    // Without numbers it is nobody's business whether the one who is seen most has four votes or five.
    let pair = [[[2, 2], [2, 3], [1, 3], [2, 1]], [[2, 2], [2, 2], [1, 3], [2, 1]]];
    twins.push(pair.map(|ballots| counted("outcome_only", ballots)).into());
    twins
}

/// Whose votes or predictions are not the same.
pub(crate) fn insiders(one: &Round, other: &Round) -> Vec<usize> {
    let differs = |seat: &usize| {
        one.ballots[*seat] != other.ballots[*seat] || one.predictions[*seat] != other.predictions[*seat]
    };
    (0..SEATS).filter(differs).collect()
}

/// What is refused whoever asks, once somebody has voted.
fn questions() -> Questions {
    let commands = [
        json!({ "do": "cast_ballot", "votes": [1] }),
        json!({ "do": "cast_ballot", "votes": [1, 2, 3] }),
        json!({ "do": "cast_ballot", "votes": [9, 9] }),
        json!({ "do": "make_prediction", "prediction": "much" }),
        json!({ "do": "pick_question", "question": "own-999" }),
        json!({ "do": "put_back_question" }),
        json!({ "do": "add_question", "text": "" }),
        json!({ "do": "finish_game" }),
    ];
    let forms = [
        vec![("do", "cast_ballot"), ("votes", "1")],
        vec![("do", "cast_ballot"), ("votes", "9"), ("votes", "9")],
        vec![("do", "put_back_question")],
        vec![("do", "finish_game")],
    ];
    let mut commands = commands.map(colours).to_vec();
    // Refused, whatever is in the box: there is nothing on the card.
    commands.push(json!({ "command": "write_cards", "cards": [{ "game": "colours", "text": "" }] }));
    Questions { commands, forms: forms.map(|fields| [fields, vec![("game", "colours")]].concat()).to_vec() }
}

/// Plays a round in which these guests have something to hide.
pub(crate) async fn watch(round: &Round, insiders: &[usize]) -> Recording {
    let options = json!({ "counts": round.counts });
    let party = gather(&json!({ "game": "colours", "options": options })).await;
    moves::ask(&party).await;
    let mut watched = Watched::begin(party, insiders, questions()).await;
    vote(&mut watched, round).await;
    predict(&mut watched, round).await;
    watched.export().await;
    if round.end == End::AfterTheCount {
        look_at_the_count(&mut watched, round).await;
    }
    watched.recording_with_sizes()
}

async fn vote(watched: &mut Watched, round: &Round) {
    for (seat, votes) in round.ballots.into_iter().enumerate() {
        watched.secretly(seat, colours(moves::ballot(votes))).await;
        if seat == 0 {
            // The same again, which is no less than other ones; and all of it out of the box and in once
            // more.
            let [one, other] = votes;
            for play in [
                moves::ballot(votes),
                json!({ "do": "take_back_ballot" }),
                moves::ballot([other, one]),
                moves::ballot([3, 3]),
                moves::ballot(votes),
            ] {
                watched.secretly(seat, colours(play)).await;
            }
            watched.inquire().await;
        }
    }
    watched.inquire().await;
}

async fn predict(watched: &mut Watched, round: &Round) {
    let last = match round.end {
        End::BeforeTheCount => SEATS - 1,
        End::AfterTheCount => SEATS,
    };
    for (seat, symbol) in round.predictions.into_iter().enumerate().take(last) {
        if seat == 0 {
            for play in [moves::prediction(symbol), json!({ "do": "take_back_prediction" })] {
                watched.secretly(seat, colours(play)).await;
            }
        }
        watched.secretly(seat, colours(moves::prediction(symbol))).await;
    }
    watched.inquire().await;
}

/// Once the votes are counted not even the voters are told how they voted.
async fn look_at_the_count(watched: &mut Watched, round: &Round) {
    watched.nobody_knows();
    watched.inquire().await;
    for guest in watched.party.iter() {
        let view = guest.look().await;
        let last = &game(&view)["last_round"];
        let numbers = |outcome: &Value| !outcome["votes"].is_null();
        let with_numbers = !last["cards"].is_null();
        assert_eq!(with_numbers, round.counts == "shown");
        assert!(last["outcomes"].as_array().unwrap().iter().all(|outcome| numbers(outcome) == with_numbers));
    }
    moves::ask(&watched.party[..SEATS]).await;
    moves::vote(&watched.party[1], [0, 0]).await;
    watched.settle().await;
    watched.inquire().await;
    watched.export().await;
}
