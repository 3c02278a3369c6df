//! An evening of Personality.

use std::time::Duration;

use rules::{
    Seat,
    personality::{
        Ability, Answer, Bet, Board, Candidate, Command as Move, Gift, Laying, Options, PhaseView, View,
    },
};
use table::{Command, GameCommand, GameOptions, GameView, GuestId};

use crate::support::{Evening, newcomer, pass};

/// A game with a pair, a tie, an inversion and people who are skipped, away, gone and late; then another one
/// that is played to its end, where every gift is contested.
pub(crate) async fn evening(evening: &Evening) {
    let options = Options { board: Board::Short, ..Options::default() };
    evening.does(0, Command::ChooseGame { options: GameOptions::Personality(options) }).await.unwrap();
    let _screens = [evening.attend(0).await, evening.attend(1).await, evening.attend(2).await];
    evening.does(0, Command::StartGame).await.unwrap();
    plays(evening, 0, Move::DealCards).await;
    skips(evening, 0).await;
    turn_with_second_thoughts(evening).await;
    turn_with_a_tie(evening).await;
    turn_of_everybody_for_themself(evening).await;
    two_inversions(evening).await;
    comings_and_goings(evening).await;
    // Once for the portraits, which are read however a game ends (PE-30), and once to do without.
    evening.does(0, Command::BreakOff).await.unwrap();
    assert!(matches!(view(evening, 0).await.phase, PhaseView::Ending { .. }));
    evening.does(0, Command::BreakOff).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    while !matches!(view(evening, 0).await.phase, PhaseView::Ending { .. }) {
        goes_on(evening).await;
    }
    plays(evening, 2, Move::ReadPortrait { player: Seat(1) }).await;
    plays(evening, 0, Move::FinishGame).await;
    evening.does(0, Command::CloseGame).await.unwrap();
}

/// A game in which two come to decide together (PE-20), and that ends before anybody has won, so that the
/// portraits are read all the same (PE-30).
pub(crate) async fn pair(evening: &Evening) {
    let options = Options { board: Board::Short, laying: Laying::Open, ..Options::default() };
    evening.does(0, Command::ChooseGame { options: GameOptions::Personality(options) }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    plays(evening, 0, Move::DealCards).await;
    skips(evening, 0).await;
    turn_with_second_thoughts(evening).await;
    proposes(evening, 2).await;
    votes(evening, 0, 0, Bet::Two).await;
    votes(evening, 2, 3, Bet::Three).await;
    plays(evening, 0, Move::AgreeToPairVote { edition: 2 }).await;
    for guest in [3, 2] {
        evening.does(guest, Command::Leave).await.unwrap();
    }
    plays(evening, 1, Move::ReadPortrait { player: Seat(0) }).await;
}

async fn plays(evening: &Evening, guest: usize, play: Move) {
    evening.does(guest, Command::Play { play: GameCommand::Personality(play) }).await.unwrap();
}

async fn skips(evening: &Evening, guest: u16) {
    evening.does(0, Command::Skip { guest: GuestId(guest) }).await.unwrap();
}

async fn view(evening: &Evening, guest: usize) -> View {
    match &evening.view(guest).await.game.as_ref().expect("a game is being played").view {
        GameView::Personality(view) => view.clone(),
        _ => panic!("another game is being played"),
    }
}

/// The guest on a seat.
async fn on(evening: &Evening, seat: Seat) -> usize {
    usize::from(evening.view(0).await.game.as_ref().unwrap().seats[seat.index()].0)
}

async fn proposes(evening: &Evening, guest: usize) {
    let play = match view(evening, guest).await.hand.unwrap().first() {
        Some(card) => Move::ProposeCard { card: *card },
        None => Move::ProposeFromPile,
    };
    plays(evening, guest, play).await;
}

async fn votes(evening: &Evening, guest: usize, player: u8, bet: Bet) {
    plays(evening, guest, Move::CastVote { choice: Candidate::Player(Seat(player)), bet }).await;
}

/// Everybody who could exchange a card keeps their hand.
async fn keep(evening: &Evening) {
    if let PhaseView::Exchanging { open } = view(evening, 0).await.phase {
        for seat in open.iter() {
            plays(evening, on(evening, seat).await, Move::KeepHand).await;
        }
    }
}

/// Ada has lost her turn; Ben proposes and thinks again, Dan does not vote. Ada lands on tête-à-tête and
/// chooses Cleo.
async fn turn_with_second_thoughts(evening: &Evening) {
    proposes(evening, 1).await;
    votes(evening, 1, 2, Bet::Three).await;
    votes(evening, 1, 0, Bet::Two).await;
    votes(evening, 2, 3, Bet::Neutral).await;
    skips(evening, 3).await;
    votes(evening, 0, 0, Bet::Three).await;
    let card = view(evening, 0).await.hand.unwrap()[0];
    plays(evening, 0, Move::ExchangeCard { card }).await;
    keep(evening).await;
    plays(evening, 0, Move::ChoosePartner { partner: Seat(2) }).await;
}

/// Ada and Cleo vote as one against Ben and Dan; the host cuts the debate short. Ben lands on tête-à-tête and
/// does not answer.
async fn turn_with_a_tie(evening: &Evening) {
    proposes(evening, 2).await;
    votes(evening, 0, 0, Bet::Two).await;
    plays(evening, 2, Move::AgreeToPairVote { edition: 1 }).await;
    votes(evening, 1, 1, Bet::Neutral).await;
    votes(evening, 3, 1, Bet::Neutral).await;
    plays(evening, 1, Move::DeclareReady).await;
    skips(evening, 3).await;
    for (guest, player) in [(3, 1), (0, 0), (2, 0), (1, 0)] {
        plays(evening, guest, Move::VoteAgain { choice: Candidate::Player(Seat(player)) }).await;
    }
    keep(evening).await;
    skips(evening, 1).await;
}

/// Nobody has two votes, and Dan draws another card.
async fn turn_of_everybody_for_themself(evening: &Evening) {
    proposes(evening, 3).await;
    for guest in 0..4u8 {
        votes(evening, guest.into(), guest, Bet::Three).await;
    }
}

/// Ada lands on inversion; in it Ben does, and for him nobody lays a card.
async fn two_inversions(evening: &Evening) {
    proposes(evening, 0).await;
    for guest in 0..4 {
        votes(evening, guest, 0, Bet::Neutral).await;
    }
    keep(evening).await;
    for _ in 0..4 {
        goes_on(evening).await;
    }
    for _ in 0..4 {
        goes_on(evening).await;
    }
    keep(evening).await;
    for guest in 0..4 {
        skips(evening, guest).await;
    }
}

/// Dan's screen goes dark for a while; then he leaves, comes again and sits down once more.
async fn comings_and_goings(evening: &Evening) {
    let screen = evening.attend(3).await;
    drop(screen);
    pass(Duration::from_secs(70)).await;
    proposes(evening, 1).await;
    votes(evening, 3, 1, Bet::Neutral).await;
    evening.does(3, Command::Leave).await.unwrap();
    evening.table.join(&newcomer("Dan"), &evening.keys[3]).await.unwrap();
    evening.does(3, Command::SitDown).await.unwrap();
}

/// The first who is waited for does the first thing that comes to mind. Everybody is of one mind, but Ada
/// dares more until she has lost a card.
async fn goes_on(evening: &Evening) {
    let waiting = view(evening, 0).await.waiting_on;
    let seat = waiting.iter().next().expect("somebody is waited for");
    let guest = on(evening, seat).await;
    let View { phase, hand, last_giving, may, .. } = view(evening, guest).await;
    let first = hand.unwrap().first().copied();
    let dares = seat == Seat(0) && last_giving.is_none();
    let play = match phase {
        PhaseView::Opening => Move::DealCards,
        PhaseView::Proposing { .. } => return proposes(evening, guest).await,
        PhaseView::Laying { .. } => Move::LayCard { card: first.unwrap() },
        PhaseView::Voting { pair: Some(pair), .. } if may.contains(&Ability::AgreeToPairVote) => {
            Move::AgreeToPairVote { edition: pair.edition }
        }
        PhaseView::Voting { candidates, .. } => {
            let bet = if dares { Bet::Three } else { Bet::Neutral };
            Move::CastVote { choice: candidates[0], bet }
        }
        PhaseView::Debate { .. } => Move::DeclareReady,
        PhaseView::Runoff { tied, .. } => Move::VoteAgain { choice: tied[0] },
        PhaseView::Exchanging { .. } => Move::KeepHand,
        PhaseView::Giving { cards, receivers, .. } => {
            let hand = view(evening, guest).await.hand.unwrap();
            let gifts = hand.into_iter().zip(receivers.iter()).map(|(card, to)| Gift { card, to });
            Move::GiveCards { gifts: gifts.take(cards.into()).collect() }
        }
        PhaseView::Answering { .. } => Move::AnswerGift { answer: Answer::Contest },
        PhaseView::Judging { giving, .. } => Move::JudgeGift { player: giving.giver },
        PhaseView::Pairing { free, .. } => Move::ChoosePartner { partner: free.iter().next().unwrap() },
        PhaseView::Ending { .. } | PhaseView::Over { .. } => panic!("there is nothing left to do"),
    };
    plays(evening, guest, play).await;
}
