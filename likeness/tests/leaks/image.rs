//! IMAGE: games that differ only in what some of the players hold, lay, note, look up or vote, before it is
//! revealed.

use serde_json::{Value, json};

use super::{
    Recording,
    watched::{Gathering, Questions, SEATS, Watched, gather},
};
use crate::support::{
    guest::{game, image},
    http::{Request, fetch},
    image as moves,
};

/// What the twins of a game differ in.
#[derive(Debug, Clone)]
pub(crate) enum Secret {
    /// Which cards the player in turn has laid and taken back again; where they lie all see (IM-15).
    Draft(Vec<Step>),
    /// Whom two have in mind: who, for which side, and the name (IM-8).
    Notes(Vec<(usize, &'static str, &'static str)>),
    /// What two hold in their hands, in turns in which they do not play it (IM-3).
    Hands(Deal),
    /// How two vote on a challenge, not without second thoughts, while the last vote is missing (IM-18).
    Votes(Vec<(usize, &'static str)>),
    /// Whom the player in turn looks up, as they type it and as the almanac has it.
    Lookups(Vec<(&'static str, &'static str)>),
}

/// A step of a turn under way. Profile cards of the hand go by their number.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Step {
    Lays(usize, &'static str),
    /// The first profile card of the board, where a card of the hand lies.
    LaysOfBoard(&'static str),
    TakesBack(usize),
    TakesAllBack,
}

/// How the last cards of the two hands were dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deal {
    OneWay,
    TheOther,
}

/// Who has something to hide; the first of them is in turn.
const INSIDERS: [usize; 2] = [0, 1];
/// Plays the same at both twins.
const OUTSIDER: usize = 2;
/// Nobody whom the almanac knows.
const STRANGER: &str = "Zyxwv Zyx";

/// Pairs of games that differ in nothing but a secret. What is done as often at both twins cannot be told by
/// its number.
pub(crate) fn twins() -> Vec<(Secret, Secret)> {
    use Step::{Lays, LaysOfBoard, TakesAllBack, TakesBack};
    vec![
        // Other cards in the same places (IM-15), taken back one by one and all at once.
        (
            Secret::Draft(vec![
                Lays(0, "north"),
                LaysOfBoard("north"),
                Lays(1, "north"),
                TakesBack(0),
                Lays(0, "west"),
                TakesAllBack,
                Lays(1, "south"),
            ]),
            Secret::Draft(vec![
                Lays(1, "north"),
                LaysOfBoard("north"),
                Lays(0, "north"),
                TakesBack(1),
                Lays(1, "west"),
                TakesAllBack,
                Lays(0, "south"),
            ]),
        ),
        // A card of the hand or one of the board, and the same one again or another.
        (
            Secret::Draft(vec![Lays(0, "north"), LaysOfBoard("north"), TakesAllBack, Lays(0, "east")]),
            Secret::Draft(vec![LaysOfBoard("north"), Lays(1, "north"), TakesAllBack, Lays(1, "east")]),
        ),
        // Another name, another side, and none any more.
        (
            Secret::Notes(vec![(0, "north", "Marie Curie"), (1, "south", "Napoleon"), (0, "north", "")]),
            Secret::Notes(vec![
                (0, "west", "Hercule Poirot"),
                (1, "south", ""),
                (0, "west", "Hercule Poirot"),
            ]),
        ),
        (Secret::Hands(Deal::OneWay), Secret::Hands(Deal::TheOther)),
        (
            Secret::Votes(vec![(0, "fits"), (1, "fits"), (0, "fits"), (1, "fits")]),
            Secret::Votes(vec![(0, "fits"), (1, "does_not_fit"), (0, "does_not_fit"), (1, "does_not_fit")]),
        ),
        (
            Secret::Lookups(vec![("marie cur", "Marie Curie"), ("napolean", "Napoleon")]),
            Secret::Lookups(vec![("hercule poirot", "Hercule Poirot"), ("Xanthippe", "")]),
        ),
    ]
}

/// Who may know. What somebody looks up is told to nobody, not even to their own screen.
pub(crate) fn insiders(secret: &Secret) -> &'static [usize] {
    match secret {
        Secret::Draft(_) => &INSIDERS[..1],
        Secret::Notes(_) | Secret::Hands(_) | Secret::Votes(_) => &INSIDERS,
        Secret::Lookups(_) => &[],
    }
}

/// Whether what is sent to those who may know has the same sizes at both twins. Who notes or votes the same
/// again is sent nothing, so that the number of frames differs.
pub(crate) fn are_of_one_size(secret: &Secret) -> bool {
    !matches!(secret, Secret::Notes(_) | Secret::Votes(_))
}

/// What is refused whoever asks, and whenever: nobody ever plays on the east side.
fn questions() -> Questions {
    let commands = [
        json!({ "do": "deal_cards" }),
        json!({ "do": "lay_card", "card": "own-999", "side": "north" }),
        json!({ "do": "take_back_card", "card": "own-999" }),
        json!({ "do": "finish_turn", "claims": [{ "side": "east", "person": { "name": "Marie Curie" } }] }),
        json!({ "do": "put_down_cards", "cards": ["own-999"] }),
        json!({ "do": "challenge_turn", "side": "east" }),
        json!({ "do": "name_person", "person": { "name": "" } }),
        json!({ "do": "cast_vote", "voice": "much" }),
        json!({ "do": "write_note", "side": "north", "text": "x".repeat(81) }),
    ];
    let forms = [
        vec![("do", "lay_card"), ("card", "own-999"), ("to", "north")],
        vec![("do", "take_back_card"), ("card", "own-999")],
        vec![("do", "put_down_cards"), ("card", "own-999")],
        vec![("do", "challenge_turn"), ("side", "east")],
        vec![("do", "cast_vote"), ("voice", "much")],
    ];
    Questions {
        commands: commands.map(image).to_vec(),
        forms: forms.map(|fields| [fields, vec![("game", "image")]].concat()).to_vec(),
    }
}

/// Plays a game up to the moment before its secret is one no more. Those who may know listen and ask as well.
pub(crate) async fn watch(secret: &Secret) -> Recording {
    let party = gather(&json!({ "game": "image", "options": {} })).await;
    moves::plays(&party[0], json!({ "do": "deal_cards" })).await;
    let mut watched = match secret {
        Secret::Draft(steps) => lay(party, steps).await,
        Secret::Notes(notes) => note(party, notes).await,
        Secret::Hands(deal) => play_without_them(party, *deal).await,
        Secret::Votes(votes) => vote(party, votes).await,
        Secret::Lookups(people) => look_up(party, people).await,
    };
    watched.inquire().await;
    watched.export().await;
    watched.recording()
}

async fn begin(party: Gathering) -> Watched {
    Watched::begin(party, &[], questions()).await
}

async fn lay(party: Gathering, steps: &[Step]) -> Watched {
    let cards = moves::profile_cards(&party[0]).await;
    let on_board = moves::first_of_board(&party[0]).await;
    assert!(cards.len() > 1, "the seed deals the first player two profile cards");
    let mut watched = begin(party).await;
    for step in steps {
        let play = match step {
            Step::Lays(number, side) => moves::lay(&cards[*number], side),
            Step::LaysOfBoard(side) => moves::lay(&on_board, side),
            Step::TakesBack(number) => json!({ "do": "take_back_card", "card": cards[*number] }),
            Step::TakesAllBack => json!({ "do": "take_back_all" }),
        };
        watched.secretly(0, image(play)).await;
    }
    watched.inquire().await;
    watched
}

async fn note(party: Gathering, notes: &[(usize, &str, &str)]) -> Watched {
    let mut watched = begin(party).await;
    for (seat, side, text) in notes {
        let play = json!({ "do": "write_note", "side": side, "text": text });
        watched.secretly(*seat, image(play)).await;
        watched.inquire().await;
    }
    watched
}

/// The last profile card of either hand is never played, while turns go round the table, and one puts cards
/// on the board.
async fn play_without_them(party: Gathering, deal: Deal) -> Watched {
    let mut last: Vec<String> = Vec::new();
    for seat in INSIDERS {
        let card = moves::profile_cards(&party[seat]).await.pop().expect("a hand with a profile card");
        last.push(card.as_str().expect("cards have names").to_owned());
    }
    let party = match deal {
        Deal::OneWay => party.with_swapped(&last[0], &last[0]).await,
        Deal::TheOther => party.with_swapped(&last[0], &last[1]).await,
    };
    let mut watched = begin(party).await;
    for seat in 0..SEATS {
        let card = moves::profile_cards(&watched.party[seat]).await.swap_remove(0);
        if seat == 1 {
            let cards: Vec<Value> = vec![card];
            watched.secretly(seat, image(json!({ "do": "put_down_cards", "cards": cards }))).await;
        } else {
            watched.secretly(seat, image(moves::lay(&card, "north"))).await;
            watched.secretly(seat, image(json!({ "do": "finish_turn" }))).await;
        }
        watched.inquire().await;
    }
    watched
}

/// The first is challenged by the second and names somebody whom nobody knows.
async fn vote(party: Gathering, votes: &[(usize, &str)]) -> Watched {
    let card = moves::profile_cards(&party[0]).await.swap_remove(0);
    moves::plays(&party[0], moves::lay(&card, "north")).await;
    moves::plays(&party[0], json!({ "do": "finish_turn" })).await;
    moves::plays(&party[1], json!({ "do": "challenge_turn", "side": "north" })).await;
    moves::plays(&party[0], json!({ "do": "name_person", "person": { "name": STRANGER } })).await;
    assert_eq!(game(&party[0].look().await)["phase"]["phase"], "voting");
    let voice = |voice: &str| image(json!({ "do": "cast_vote", "voice": voice }));
    let mut watched = begin(party).await;
    for (seat, said) in votes {
        watched.secretly(*seat, voice(said)).await;
    }
    watched.inquire().await;
    watched.secretly(OUTSIDER, voice("fits")).await;
    watched
}

/// The answers come, and to nobody else.
async fn look_up(party: Gathering, people: &[(&str, &str)]) -> Watched {
    let watched = begin(party).await;
    for (typed, found) in people {
        let guest = &watched.party[0];
        let query = typed.replace(' ', "%20");
        let pages = [
            Request::get(&guest.page(&format!("/people?q={query}"))).cookie(&guest.key),
            Request::get(&guest.api(&format!("/people?q={query}"))).key(&guest.key),
        ];
        for page in pages {
            let answer = fetch(&guest.address, &page).await.expect(200).text();
            assert!(answer.contains(found), "{}: {answer}", page.path);
        }
        watched.settle().await;
    }
    watched
}
