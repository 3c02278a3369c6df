//! Personal Preference: rounds that differ only in IT's ranking, in how a team comes to its guess, or in
//! what somebody guesses at first.

use serde_json::{Value, json};

use super::{
    Recording,
    watched::{Questions, Watched, gather},
};
use crate::support::{
    guest::{game, preference},
    preference as moves,
};

/// A round in which guest 1 is IT, guests 0 and 2 guess together and first, and guest 3 guesses for IT's own
/// team.
#[derive(Debug, Clone)]
pub(crate) struct Round {
    pub(crate) guessing: &'static str,
    pub(crate) secret: Secret,
}

/// What the twins of a round differ in.
#[derive(Debug, Clone)]
pub(crate) enum Secret {
    /// How IT ranks, the card on section 2 being put back after the first move, and how far the envelope is
    /// opened.
    Ranking { moves: Vec<Value>, row: [u8; 4], revealed: usize },
    /// How the team of the others guesses, who moves what, and who agrees.
    Draft(Vec<Step>),
    /// How the only guesser of IT's own team does, which not even IT may see.
    OwnTeamsDraft(Vec<Step>),
    /// What one of the others guesses for themselves while IT ranks (PP-24).
    FirstGuess([u8; 4]),
}

/// What one of a team does.
#[derive(Debug, Clone)]
pub(crate) enum Step {
    Moves(usize, Value),
    Agrees(usize),
}

const IT: usize = 1;
const OTHERS: [usize; 2] = [0, 2];
const MATE: usize = 3;

/// Pairs of rounds that differ in nothing but a secret.
pub(crate) fn twins() -> Vec<(Round, Round)> {
    let mut twins = Vec::new();
    for guessing in ["in_turn", "at_once"] {
        let pair = |one, other| (Round { guessing, secret: one }, Round { guessing, secret: other });
        // The card that goes back had been ranked by one of them.
        twins.push(pair(
            ranking(&[(2, 0), (2, 0), (0, 1), (1, 2), (3, 0), (3, 3)], [2, 0, 1, 3], 0),
            ranking(&[(1, 0), (0, 0), (3, 0), (2, 2), (1, 0), (2, 1)], [1, 2, 3, 0], 0),
        ));
        // The same until the second preference has been shown, and another order behind it.
        twins.push(pair(
            ranking(&[(3, 0), (1, 1), (2, 2), (0, 3), (2, 3), (2, 2)], [3, 1, 2, 0], 2),
            ranking(&[(3, 0), (1, 1), (0, 2), (2, 3), (0, 3), (0, 2)], [3, 1, 0, 2], 2),
        ));
        twins.push(pair(draft(hesitant(0, 2), &[0]), draft(resolute(2, 0), &[2])));
        twins.push(pair(
            Secret::OwnTeamsDraft(hesitant(MATE, MATE)),
            Secret::OwnTeamsDraft(resolute(MATE, MATE)),
        ));
        twins.push(pair(Secret::FirstGuess([1, 3, 0, 2]), Secret::FirstGuess([2, 0, 1, 3])));
    }
    // Placed tokens are a secret, too, while all guess at once.
    let placed = |steps| Round { guessing: "at_once", secret: draft(steps, &OTHERS) };
    twins.push((placed(hesitant(0, 2)), placed(resolute(2, 0))));
    twins
}

/// The others' team takes these steps, and then some of them agree.
fn draft(mut steps: Vec<Step>, agree: &[usize]) -> Secret {
    steps.extend(agree.iter().copied().map(Step::Agrees));
    Secret::Draft(steps)
}

fn ranking(moves: &[(u8, u8)], row: [u8; 4], revealed: usize) -> Secret {
    let moves = moves.iter().map(|(card, place)| json!({ "do": "rank_card", "card": card, "place": place }));
    Secret::Ranking { moves: moves.collect(), row, revealed }
}

fn place(token: u8, section: u8) -> Value {
    json!({ "do": "place_token", "token": token, "section": section })
}

fn double(token: u8) -> Value {
    json!({ "do": "double_token", "token": token })
}

/// Nine moves, after which everything lies somewhere.
fn hesitant(one: usize, other: usize) -> Vec<Step> {
    vec![
        Step::Moves(one, place(1, 3)),
        Step::Moves(other, place(2, 2)),
        Step::Moves(one, double(2)),
        Step::Moves(one, json!({ "do": "take_back_token", "token": 1 })),
        Step::Moves(other, place(1, 0)),
        Step::Moves(one, place(3, 1)),
        Step::Moves(other, json!({ "do": "undouble_token", "token": 2 })),
        Step::Moves(one, place(4, 3)),
        Step::Moves(one, place(4, 0)),
    ]
}

/// As many moves, of other tokens to other places.
fn resolute(one: usize, other: usize) -> Vec<Step> {
    vec![
        Step::Moves(one, place(4, 0)),
        Step::Moves(one, place(3, 1)),
        Step::Moves(one, place(2, 2)),
        Step::Moves(one, place(1, 3)),
        Step::Moves(other, double(1)),
        Step::Moves(other, double(2)),
        Step::Moves(one, double(3)),
        Step::Moves(one, double(4)),
        Step::Moves(other, place(1, 0)),
    ]
}

/// Whether these twins differ in how a team comes to its guess in its turn.
pub(crate) fn is_talk_in_turn(round: &Round) -> bool {
    round.guessing == "in_turn" && matches!(round.secret, Secret::Draft(_))
}

/// Nobody may do these but IT while they rank, a team in its turn, and IT again when all have guessed.
fn questions() -> Questions {
    let commands = [
        json!({ "do": "seal_ranking" }),
        json!({ "do": "put_back_card", "card": "peo-999" }),
        json!({ "do": "unrank_card", "card": 9 }),
        json!({ "do": "draw_cards" }),
        json!({ "do": "choose_category", "category": "food" }),
        json!({ "do": "place_token", "token": 9, "section": 0 }),
        json!({ "do": "double_token", "token": 0 }),
        json!({ "do": "agree_to_guess", "edition": 4_000_000 }),
        json!({ "do": "withdraw_agreement" }),
        json!({ "do": "reveal_preference" }),
        json!({ "do": "finish_game" }),
    ];
    let forms = [
        vec![("do", "seal_ranking")],
        vec![("do", "reveal_preference")],
        vec![("do", "finish_game")],
        vec![("do", "place_token"), ("token", "9"), ("section", "0")],
    ];
    Questions {
        commands: commands.map(preference).to_vec(),
        forms: forms.map(|fields| [fields, vec![("game", "preference")]].concat()).to_vec(),
    }
}

/// Plays a round up to the moment before its secret is one no more.
pub(crate) async fn watch(round: &Round) -> Recording {
    // PP-17: what a team talks over openly in its turn is no secret; what IT has ranked is one all the
    // same, and so is what is guessed at once.
    let discussion = match (&round.secret, round.guessing) {
        (Secret::Draft(_) | Secret::OwnTeamsDraft(_), "in_turn") => "team_only",
        _ => "open",
    };
    watch_with(round, discussion).await
}

/// The same with that talk.
pub(crate) async fn watch_with(round: &Round, discussion: &str) -> Recording {
    let options = json!({ "guessing": round.guessing, "discussion": discussion });
    let party = gather(&json!({ "game": "preference", "options": options })).await;
    assert_eq!(moves::draw(&party).await, IT, "who sits on the host's left begins");
    match &round.secret {
        Secret::Ranking { moves, row, revealed } => {
            let mut watched = Watched::begin(party, &[IT], questions()).await;
            rank(&mut watched, moves, row).await;
            guess_as_drawn(&watched).await;
            for _ in 0..*revealed {
                watched.secretly(IT, preference(json!({ "do": "reveal_preference" }))).await;
            }
            watched.inquire().await;
            watched.recording_with_sizes()
        }
        Secret::FirstGuess(row) => {
            // IT would go on when asked for it, and asks nothing.
            let mut watched = Watched::begin(party, &[IT, OTHERS[0]], questions()).await;
            for (place, card) in row.iter().enumerate() {
                let lay = json!({ "do": "rank_card", "card": card, "place": place });
                watched.secretly(OTHERS[0], preference(lay)).await;
            }
            watched.inquire().await;
            moves::seal(&watched.party[IT], &[1, 3, 0, 2]).await;
            watched.settle().await;
            guess_as_drawn(&watched).await;
            // Who came closest is told with the fourth.
            for _ in 0..3 {
                watched.secretly(IT, preference(json!({ "do": "reveal_preference" }))).await;
            }
            watched.inquire().await;
            watched.recording_with_sizes()
        }
        Secret::Draft(steps) => {
            moves::seal(&party[IT], &[1, 3, 0, 2]).await;
            let mut watched = Watched::begin(party, &OTHERS, questions()).await;
            take(&mut watched, steps).await;
            // Who of a team has agreed shows in the sizes of its own frames.
            watched.recording()
        }
        Secret::OwnTeamsDraft(steps) => {
            moves::seal(&party[IT], &[1, 3, 0, 2]).await;
            if round.guessing == "in_turn" {
                moves::place(&party[0], &[0, 1, 2, 3]).await;
                moves::agree(&party[0]).await;
                moves::agree(&party[2]).await;
            }
            let mut watched = Watched::begin(party, &[MATE], questions()).await;
            take(&mut watched, steps).await;
            watched.recording_with_sizes()
        }
    }
}

async fn rank(watched: &mut Watched, moves: &[Value], row: &[u8; 4]) {
    let (first, rest) = moves.split_first().expect("somebody ranks");
    watched.secretly(IT, preference(first.clone())).await;
    let cards = game(&watched.party[IT].look().await)["phase"]["cards"].clone();
    watched.secretly(IT, preference(json!({ "do": "put_back_card", "card": cards[2]["card"] }))).await;
    for play in rest {
        watched.secretly(IT, preference(play.clone())).await;
    }
    let view = watched.party[IT].look().await;
    assert_eq!(game(&view)["phase"]["row"], json!(row), "the moves lead there");
    watched.inquire().await;
    watched.secretly(IT, preference(json!({ "do": "seal_ranking" }))).await;
    watched.inquire().await;
}

/// The same at both twins: every team lays its tokens in the order of the sections and doubles one.
async fn guess_as_drawn(watched: &Watched) {
    for (guesser, mates) in [(OTHERS[0], &OTHERS[..]), (MATE, &[MATE])] {
        let party = &watched.party;
        moves::place(&party[guesser], &[0, 1, 2, 3]).await;
        moves::plays(&party[guesser], double(2)).await;
        for mate in mates {
            moves::agree(&party[*mate]).await;
        }
        watched.settle().await;
    }
}

async fn take(watched: &mut Watched, steps: &[Step]) {
    for step in steps {
        match step {
            Step::Moves(guest, play) => watched.secretly(*guest, preference(play.clone())).await,
            Step::Agrees(guest) => {
                moves::agree(&watched.party[*guest]).await;
                watched.settle().await;
            }
        }
    }
    watched.inquire().await;
}
