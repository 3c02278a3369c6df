//! Personality: games that differ only in what some of the players hold, lay, choose or bet, before it is
//! revealed.

use serde_json::{Value, json};

use super::{
    Recording,
    watched::{Gathering, Questions, SEATS, Watched, gather},
};
use crate::support::{
    guest::{game, personality},
    personality::{self as moves, Vote},
};

/// What the twins of a game differ in.
#[derive(Debug, Clone)]
pub(crate) enum Secret {
    /// Whom two choose and what they bet on it, not without second thoughts, while the last vote is missing
    /// (PE-8, PE-9).
    Votes(Vec<(usize, Vote)>),
    /// What a pair chooses, which both see while they make up their minds, and agree on (PE-20).
    VotesOfAPair(Vec<Vote>),
    /// Whom two choose among the tied (PE-16, PE-17).
    SecondVotes(Vec<(usize, u8)>),
    /// Which card of their hand two give for another one (PE-14).
    Exchanges([usize; 2]),
    /// Which cards of their hand two lay for the subject of an inversion, while the last is missing (PE-21).
    LaidCards(Vec<(usize, usize)>),
    /// Who laid which of the cards that lie there for all to see (PE-22).
    Layers(Deal),
    /// What two hold in their hands, in a whole game in which they do not play it, and give it to nobody
    /// (PE-2, PE-25).
    Hands(Deal),
    /// Whom a judge names, while the other one has not (PE-27).
    Judgments(Vec<u8>),
}

/// How the last cards of the two hands were dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deal {
    OneWay,
    TheOther,
}

/// Who has something to hide; so has only the second of them while they judge.
const INSIDERS: [usize; 2] = [0, 1];
/// Plays the same at both twins.
const OUTSIDER: usize = 2;
/// Is waited for, so that nothing is revealed.
const LAST: usize = 3;

/// Pairs of games that differ in nothing but a secret. Where somebody changes their mind at one twin,
/// somebody sends the same again at the other.
pub(crate) fn twins() -> Vec<(Secret, Secret)> {
    vec![
        // Another player, and another bet.
        (
            Secret::Votes(vec![(0, (1, "two")), (1, (1, "neutral"))]),
            Secret::Votes(vec![(0, (3, "neutral")), (1, (2, "three"))]),
        ),
        // The same bet on somebody else.
        (
            Secret::Votes(vec![(0, (1, "three")), (0, (2, "three")), (1, (0, "two")), (0, (2, "three"))]),
            Secret::Votes(vec![(0, (3, "three")), (0, (1, "three")), (1, (3, "two")), (0, (0, "neutral"))]),
        ),
        (
            Secret::VotesOfAPair(vec![(1, "three"), (1, "three"), (2, "neutral")]),
            Secret::VotesOfAPair(vec![(3, "two"), (0, "three"), (0, "two")]),
        ),
        (
            Secret::SecondVotes(vec![(0, 1), (1, 1), (0, 1)]),
            Secret::SecondVotes(vec![(0, 1), (1, 3), (0, 3)]),
        ),
        (Secret::Exchanges([0, 5]), Secret::Exchanges([3, 2])),
        (Secret::LaidCards(vec![(0, 0), (1, 4), (0, 0)]), Secret::LaidCards(vec![(0, 2), (1, 1), (0, 3)])),
        (Secret::Layers(Deal::OneWay), Secret::Layers(Deal::TheOther)),
        (Secret::Hands(Deal::OneWay), Secret::Hands(Deal::TheOther)),
        (Secret::Judgments(vec![2, 2, 0]), Secret::Judgments(vec![3, 1, 3])),
    ]
}

/// Who may know.
pub(crate) fn insiders(secret: &Secret) -> &'static [usize] {
    match secret {
        Secret::Judgments(_) => &INSIDERS[1..],
        _ => &INSIDERS,
    }
}

/// Whether what is sent to those who may know has the same sizes at both twins. Who chooses the same again is
/// sent nothing, so that the number of frames differs.
pub(crate) fn are_of_one_size(secret: &Secret) -> bool {
    matches!(secret, Secret::Exchanges(_) | Secret::Layers(_) | Secret::Hands(_))
}

/// What is refused whoever asks, and whenever.
fn questions() -> Questions {
    let commands = [
        json!({ "do": "deal_cards" }),
        json!({ "do": "cast_vote", "choice": { "player": 9 }, "bet": "two" }),
        json!({ "do": "cast_vote", "choice": { "card": 9 }, "bet": "two" }),
        json!({ "do": "propose_card", "card": "own-999" }),
        json!({ "do": "propose_from_pile" }),
        json!({ "do": "lay_card", "card": "own-999" }),
        json!({ "do": "vote_again", "choice": { "player": 9 } }),
        json!({ "do": "exchange_card", "card": "own-999" }),
        json!({ "do": "choose_partner", "partner": 9 }),
        json!({ "do": "agree_to_pair_vote", "edition": 4_000_000 }),
        json!({ "do": "give_cards", "gifts": [] }),
        json!({ "do": "judge_gift", "player": 9 }),
        json!({ "do": "read_portrait", "player": 9 }),
        json!({ "do": "finish_game" }),
    ];
    let forms = [
        vec![("do", "cast_vote"), ("player", "9"), ("bet", "two")],
        vec![("do", "lay_card"), ("card", "own-999")],
        vec![("do", "exchange_card"), ("card", "own-999")],
        vec![("do", "judge_gift"), ("player", "9")],
        vec![("do", "finish_game")],
    ];
    Questions {
        commands: commands.map(personality).to_vec(),
        forms: forms.map(|fields| [fields, vec![("game", "personality")]].concat()).to_vec(),
    }
}

/// Plays a game up to the moment before its secret is one no more. Those who may know listen and ask as well.
pub(crate) async fn watch(secret: &Secret) -> Recording {
    let party = gather(&json!({ "game": "personality", "options": { "board": "short" } })).await;
    moves::deal(&party[0]).await;
    let mut watched = match secret {
        Secret::Votes(votes) => choose(party, votes).await,
        Secret::VotesOfAPair(votes) => choose_as_a_pair(party, votes).await,
        Secret::SecondVotes(choices) => choose_again(party, choices).await,
        Secret::Exchanges(cards) => exchange(party, *cards).await,
        Secret::LaidCards(cards) => lay(party, cards).await,
        Secret::Layers(deal) => lay_crosswise(party, *deal).await,
        Secret::Hands(deal) => play_to_the_end(party, *deal).await,
        Secret::Judgments(players) => judge(party, players).await,
    };
    watched.inquire().await;
    watched.export().await;
    watched.recording()
}

async fn begin(party: Gathering) -> Watched {
    Watched::begin(party, &[], questions()).await
}

/// A move that nobody need hear of, since nobody listens yet.
async fn unheard() {}

async fn choose(party: Gathering, votes: &[(usize, Vote)]) -> Watched {
    moves::propose(&party[0]).await;
    let mut watched = begin(party).await;
    for (seat, vote) in votes {
        watched.secretly(*seat, personality(moves::ballot(*vote))).await;
    }
    watched.inquire().await;
    watched.secretly(OUTSIDER, personality(moves::ballot((0, "two")))).await;
    watched
}

/// The first lands on tête-à-tête and chooses the second, who proposes the next card.
async fn choose_as_a_pair(party: Gathering, votes: &[Vote]) -> Watched {
    let [leader, partner] = INSIDERS;
    let onto_the_space = [(0, "three"), (0, "neutral"), (0, "neutral"), (0, "neutral")];
    moves::turn(&party[..SEATS], &onto_the_space, &unheard).await;
    moves::plays(&party[leader], json!({ "do": "choose_partner", "partner": partner })).await;
    moves::propose(&party[partner]).await;
    let mut watched = begin(party).await;
    for vote in votes {
        watched.secretly(leader, personality(moves::ballot(*vote))).await;
        let view = watched.party[partner].look().await;
        assert_eq!(game(&view)["phase"]["mine"]["choice"]["player"], vote.0, "the partner sees it (PE-20)");
    }
    watched.inquire().await;
    let view = watched.party[partner].look().await;
    let edition = &game(&view)["phase"]["pair"]["edition"];
    watched.secretly(partner, personality(json!({ "do": "agree_to_pair_vote", "edition": edition }))).await;
    watched.inquire().await;
    watched.secretly(OUTSIDER, personality(moves::ballot((0, "two")))).await;
    watched
}

/// Two votes for each of two, a debate, and another vote.
async fn choose_again(party: Gathering, choices: &[(usize, u8)]) -> Watched {
    let tie = [(1, "two"), (1, "neutral"), (3, "neutral"), (3, "two")];
    moves::propose_and_vote(&party[..SEATS], &tie, &unheard).await;
    for guest in &party[..SEATS] {
        moves::plays(guest, json!({ "do": "declare_ready" })).await;
    }
    let again = |player: u8| personality(json!({ "do": "vote_again", "choice": { "player": player } }));
    let mut watched = begin(party).await;
    for (seat, player) in choices {
        watched.secretly(*seat, again(*player)).await;
    }
    watched.inquire().await;
    watched.secretly(OUTSIDER, again(3)).await;
    watched
}

/// All have advanced. The others keep what they have, so that these two are waited for.
async fn exchange(party: Gathering, cards: [usize; 2]) -> Watched {
    let all_right = [(0, "neutral"); SEATS];
    moves::propose_and_vote(&party[..SEATS], &all_right, &unheard).await;
    moves::keep_hands(&party[OUTSIDER..=LAST], &unheard).await;
    let mut watched = begin(party).await;
    for (seat, number) in INSIDERS.into_iter().zip(cards) {
        let card = moves::hand(&watched.party[seat]).await.swap_remove(number);
        watched.secretly(seat, personality(json!({ "do": "exchange_card", "card": card }))).await;
        watched.inquire().await;
    }
    watched
}

/// The first lands on an inversion: everybody is to lay a card for them.
async fn invert(party: &Gathering) {
    for bet in ["two", "three"] {
        let votes = [(0, bet), (0, "neutral"), (0, "neutral"), (0, "neutral")];
        moves::turn(&party[..SEATS], &votes, &unheard).await;
    }
    assert_eq!(game(&party[0].look().await)["phase"]["phase"], "laying");
}

async fn lay_card(watched: &Watched, seat: usize, card: &Value) {
    watched.secretly(seat, personality(json!({ "do": "lay_card", "card": card }))).await;
}

async fn lay(party: Gathering, cards: &[(usize, usize)]) -> Watched {
    invert(&party).await;
    let mut watched = begin(party).await;
    for (seat, number) in cards {
        let hand = moves::hand(&watched.party[*seat]).await;
        lay_card(&watched, *seat, &hand[*number]).await;
    }
    watched.inquire().await;
    let hand = moves::hand(&watched.party[OUTSIDER]).await;
    lay_card(&watched, OUTSIDER, &hand[0]).await;
    watched
}

/// The table on another server, where the last cards of the two hands may have been dealt the other way
/// round.
async fn redealt(party: Gathering, deal: Deal) -> Gathering {
    let mut last = Vec::new();
    for seat in INSIDERS {
        let card = moves::hand(&party[seat]).await.pop().expect("a full hand");
        last.push(card.as_str().expect("cards have names").to_owned());
    }
    match deal {
        Deal::OneWay => party.with_swapped(&last[0], &last[0]).await,
        Deal::TheOther => party.with_swapped(&last[0], &last[1]).await,
    }
}

/// The same cards come to lie there, in the same order, and those who laid them vote on them.
async fn lay_crosswise(party: Gathering, deal: Deal) -> Watched {
    let party = redealt(party, deal).await;
    invert(&party).await;
    let mut watched = begin(party).await;
    for seat in 0..SEATS {
        let hand = moves::hand(&watched.party[seat]).await;
        let card = if INSIDERS.contains(&seat) { hand.last() } else { hand.first() };
        lay_card(&watched, seat, card.expect("nobody has played all cards")).await;
    }
    watched.inquire().await;
    for seat in 0..LAST {
        let play = json!({ "do": "cast_vote", "choice": { "card": seat }, "bet": "two" });
        watched.secretly(seat, personality(play)).await;
    }
    watched
}

/// From the first card to the portraits. The last card of either hand is never played.
async fn play_to_the_end(party: Gathering, deal: Deal) -> Watched {
    let party = redealt(party, deal).await;
    let mut watched = begin(party).await;
    let done = async || watched.settle().await;
    moves::climb(&watched.party[..SEATS], &done).await;
    watched.inquire().await;
    let party = &watched.party;
    moves::give(&party[0], &[1, 2, 3]).await;
    watched.settle().await;
    for (guest, answer) in [(1, "accept"), (2, "accept"), (3, "contest")] {
        moves::answer(&party[guest], answer).await;
        watched.settle().await;
    }
    watched.inquire().await;
    for judge in [1, 2] {
        watched.secretly(judge, personality(json!({ "do": "judge_gift", "player": 3 }))).await;
    }
    watched.secretly(0, personality(json!({ "do": "read_portrait", "player": 0 }))).await;
    watched.secretly(0, personality(json!({ "do": "finish_game" }))).await;
    watched
}

/// Of the two judges the second is waited for.
async fn judge(party: Gathering, players: &[u8]) -> Watched {
    moves::climb(&party[..SEATS], &unheard).await;
    moves::give(&party[0], &[1, 2, 3]).await;
    for (guest, answer) in [(1, "accept"), (2, "accept"), (3, "contest")] {
        moves::answer(&party[guest], answer).await;
    }
    let mut watched = begin(party).await;
    watched.inquire().await;
    for player in players {
        watched.secretly(INSIDERS[1], personality(json!({ "do": "judge_gift", "player": player }))).await;
    }
    watched
}
