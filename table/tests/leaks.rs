//! Leak test (d): twin tables that differ only in a secret send the same views, in the same number, to
//! everybody else.

use futures_util::FutureExt;
use journal::Seq;
use rules::{
    GameKind, Sealed, Seat, Slot, colours, image,
    personality::{self, Bet, Candidate},
    preference::{Category, Command as Move, Discussion, Guessing, Options, Token},
};
use serde_json::Value;
use table::{Attendance, Command, GameCommand, GameOptions, GameView, GuestId, TableView};

use crate::support::{self, Evening, draw, lay, pass, play, seal, settle};

const GUESTS: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

/// What one pair of eyes was sent, step by step.
#[derive(Debug, PartialEq)]
struct Frames(Vec<Vec<Value>>);

/// Everybody's eyes at one table: the guests' in order, and then the stage's.
struct Watchers {
    screens: Vec<Attendance>,
    frames: Vec<Frames>,
}

impl Watchers {
    async fn of(evening: &Evening) -> Watchers {
        let mut screens = evening.attend_all().await;
        screens.push(evening.table.attend(None).await.unwrap());
        let frames = screens.iter().map(|_| Frames(Vec::new())).collect();
        let mut watchers = Watchers { screens, frames };
        watchers.screens.iter_mut().for_each(|screen| drop(screen.view()));
        watchers
    }

    /// Notes what has been sent since the last step.
    async fn step(&mut self) {
        settle().await;
        for (screen, frames) in self.screens.iter_mut().zip(&mut self.frames) {
            let mut sent = Vec::new();
            while let Some(view) = screen.changed().now_or_never() {
                sent.push(without_seq(&view.expect("nobody is sent away")));
            }
            frames.0.push(sent);
        }
    }
}

/// The seq counts records, secret ones too: that something was stored is no secret.
fn without_seq(view: &TableView) -> Value {
    let mut view = serde_json::to_value(view).unwrap();
    view.as_object_mut().unwrap().remove("seq");
    view
}

/// One turn, in which Ada ranks by these moves, up to the moment before the reveal.
async fn turn(moves: [(u8, u8); 6]) -> Vec<Frames> {
    let evening = Evening::of(&GUESTS).await;
    let mut watchers = Watchers::of(&evening).await;
    for command in [Command::StartGame, draw()] {
        evening.does(0, command).await.unwrap();
        watchers.step().await;
    }
    for (card, place) in moves {
        evening.does(0, lay(card, place)).await.unwrap();
        watchers.step().await;
    }
    evening.does(0, seal()).await.unwrap();
    watchers.step().await;
    for card in 0..5 {
        evening.does(1 + usize::from(card % 3), lay(card, 0)).await.unwrap();
        watchers.step().await;
    }
    pass(std::time::Duration::from_secs(70)).await;
    watchers.step().await;
    watchers.frames
}

const ONE: [(u8, u8); 6] = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (0, 4)];
const OTHER: [(u8, u8); 6] = [(4, 0), (2, 0), (3, 1), (0, 0), (1, 2), (2, 4)];

#[tokio::test(start_paused = true)]
async fn nobody_else_sees_the_secret_row_move() {
    let (one, other) = (turn(ONE).await, turn(OTHER).await);
    for (viewer, (one, other)) in one.iter().zip(&other).enumerate().skip(1) {
        assert_eq!(one, other, "viewer {viewer}");
        for step in 2..8 {
            assert!(one.0[step].is_empty(), "a secret move sends nothing to viewer {viewer}");
        }
        assert!(one.0[8].len() == 1, "the sealing is public");
    }
}

/// The test of the test: the player's own screen shows the secret, and the comparison must say so.
#[tokio::test(start_paused = true)]
async fn a_planted_leak_is_found() {
    let (one, other) = (turn(ONE).await, turn(OTHER).await);
    assert_ne!(one[0], other[0]);
    let different_steps = one[0].0.iter().zip(&other[0].0).filter(|(one, other)| one != other).count();
    assert!(different_steps >= 6, "every move shows");
    let (mut planted, clean) = (turn(ONE).await, turn(OTHER).await);
    planted[2].0[4].push(clean[1].0[0][0].clone());
    assert_ne!(planted[2], clean[2], "a view too many is a leak, whatever it says");
}

/// How the others come to their guess, which the player in turn is not to see (GH-6).
async fn guessing(moves: [(usize, u8, u8); 5], agrees: usize, skipped: u16) -> Vec<Frames> {
    let evening = Evening::of(&GUESTS).await;
    evening.start_and_seal().await;
    let mut watchers = Watchers::of(&evening).await;
    for (guest, card, place) in moves {
        evening.does(guest, lay(card, place)).await.unwrap();
        watchers.step().await;
    }
    evening.does(agrees, support::agree(5)).await.unwrap();
    watchers.step().await;
    pass(std::time::Duration::from_secs(70)).await;
    watchers.step().await;
    // The player in turn is the host, and goes on without somebody.
    evening.does(0, Command::Skip { guest: GuestId(skipped) }).await.unwrap();
    watchers.step().await;
    evening.does(1, play(rules::happiness::Command::TakeBackToken { card: rules::Slot(0) })).await.unwrap();
    watchers.step().await;
    watchers.frames
}

#[tokio::test(start_paused = true)]
async fn the_player_in_turn_does_not_see_the_guess_nor_who_agreed() {
    let one = guessing([(1, 0, 0), (2, 1, 0), (3, 2, 0), (1, 3, 0), (2, 4, 0)], 1, 2).await;
    let other = guessing([(3, 4, 0), (3, 0, 1), (3, 1, 1), (2, 2, 0), (1, 3, 4)], 2, 2).await;
    assert_eq!(one[0], other[0]);
    assert!(one[0].0[..6].iter().all(Vec::is_empty), "neither moves nor agreements send anything");
    assert_ne!(one[3], other[3], "the guessers see all of it");
    assert_ne!(one[4], other[4], "and so does the stage");
}

/// A round of Personal Preference in which Ben is IT and has ranked in that order; Cleo and Ada place their
/// tokens like this and double one, and Cleo agrees.
async fn round(way: (Guessing, Discussion), ranked: [u8; 4], placed: [u8; 4], doubled: u8) -> Vec<Frames> {
    let evening = Evening::of(&GUESTS).await;
    let (guessing, discussion) = way;
    let options = GameOptions::Preference(Options { guessing, discussion, ..Options::default() });
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    let mut watchers = Watchers::of(&evening).await;
    let mut does = async |guest: usize, play: Move| {
        evening.does(guest, Command::Play { play: GameCommand::Preference(play) }).await.unwrap();
        watchers.step().await;
    };
    does(1, Move::ChooseCategory { category: Category::Potpourri }).await;
    for card in ranked {
        does(1, Move::RankCard { card: Slot(card), place: u8::MAX }).await;
    }
    does(1, Move::SealRanking).await;
    for (token, section) in (1..).zip(placed) {
        let guest = if token % 2 == 0 { 0 } else { 2 };
        does(guest, Move::PlaceToken { token: Token(token), section: Slot(section) }).await;
    }
    does(0, Move::DoubleToken { token: Token(doubled) }).await;
    does(2, Move::AgreeToGuess { edition: 5 }).await;
    if guessing == Guessing::AtOnce {
        does(0, Move::AgreeToGuess { edition: 5 }).await;
    }
    watchers.frames
}

#[tokio::test(start_paused = true)]
async fn a_teams_guess_on_its_way_reaches_nobody_else() {
    // PP-17: what is guessed at once is unseen, whatever is said of the talk.
    for way in [
        (Guessing::InTurn, Discussion::TeamOnly),
        (Guessing::AtOnce, Discussion::TeamOnly),
        (Guessing::AtOnce, Discussion::Open),
    ] {
        let one = round(way, [0, 1, 2, 3], [0, 1, 2, 3], 1).await;
        let other = round(way, [0, 1, 2, 3], [3, 1, 0, 2], 4).await;
        // Ben, who is IT; Dan, who is of his team; and the stage.
        for viewer in [1, 3, 4] {
            assert_eq!(one[viewer], other[viewer], "viewer {viewer}");
            assert!(one[viewer].0[6..12].iter().all(Vec::is_empty), "tokens move unseen by viewer {viewer}");
        }
        for viewer in [0, 2] {
            assert_ne!(one[viewer], other[viewer], "their own team sees them");
        }
    }
}

/// PP-17: whatever a team that talks openly does with its tokens, IT, the other team and the stage see as
/// soon as the team does.
#[tokio::test(start_paused = true)]
async fn a_guess_that_is_talked_over_openly_reaches_everybody() {
    let way = (Guessing::InTurn, Discussion::Open);
    let one = round(way, [0, 1, 2, 3], [0, 1, 2, 3], 1).await;
    let other = round(way, [0, 1, 2, 3], [3, 1, 0, 2], 4).await;
    for viewer in 0..=4 {
        assert!(one[viewer].0[6..12].iter().all(|sent| sent.len() == 1), "every move is sent to {viewer}");
        assert_ne!(one[viewer].0[6], other[viewer].0[6], "viewer {viewer} sees where a token lies");
    }
}

#[tokio::test(start_paused = true)]
async fn its_ranking_reaches_nobody_else_not_even_the_team() {
    for discussion in [Discussion::TeamOnly, Discussion::Open] {
        let way = (Guessing::InTurn, discussion);
        let one = round(way, [0, 1, 2, 3], [0, 1, 2, 3], 1).await;
        let other = round(way, [3, 1, 0, 2], [0, 1, 2, 3], 1).await;
        for viewer in [0, 2, 3, 4] {
            assert_eq!(one[viewer], other[viewer], "viewer {viewer}");
        }
        assert_ne!(one[1], other[1], "IT sees it");
    }
}

/// A round of True Colours in which Ada casts the first of these ballots and then the second, and Ben the
/// third; Cleo and Dan always vote the same. What everybody was sent, and how many records there are in the
/// end.
async fn ballots(votes: [[u8; 2]; 3]) -> (Vec<Frames>, Seq) {
    let evening = Evening::of(&GUESTS).await;
    let options = GameOptions::default_of(GameKind::Colours);
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    let mut watchers = Watchers::of(&evening).await;
    let [first, second, bens] = votes;
    let vote = |votes: [u8; 2]| colours::Command::CastBallot { votes: Sealed::new(votes.map(Seat).to_vec()) };
    let mut plays = vec![
        (0, colours::Command::TurnQuestion),
        (0, vote(first)),
        (2, vote([0, 1])),
        (0, vote(second)),
        (1, vote(bens)),
        (3, vote([0, 0])),
    ];
    let prediction = colours::Symbol::PlusMinus;
    plays.extend((0..4).map(|guest| (guest, colours::Command::MakePrediction { prediction })));
    for (guest, play) in plays {
        evening.does(guest, Command::Play { play: GameCommand::Colours(play) }).await.unwrap();
        watchers.step().await;
    }
    (watchers.frames, evening.seq().await)
}

/// TC-8: the same cards by other voters, and a vote that was changed or only cast again, look the same to all
/// others, from the first vote to the count.
#[tokio::test(start_paused = true)]
async fn who_voted_for_whom_reaches_nobody() {
    let (one, records) = ballots([[1, 2], [1, 2], [0, 3]]).await;
    let (other, as_many) = ballots([[3, 3], [1, 3], [0, 2]]).await;
    assert_eq!(records, as_many);
    for viewer in [2, 3, 4] {
        assert_eq!(one[viewer], other[viewer], "viewer {viewer}");
        assert!(one[viewer].0[3].is_empty(), "votes are changed unseen by viewer {viewer}");
    }
    for viewer in [0, 1] {
        assert_ne!(one[viewer], other[viewer], "their own votes they see");
        assert_eq!(one[viewer].0.last(), other[viewer].0.last(), "until they are counted");
    }
}

/// A turn of Personality in which Ben chooses and bets like this, and then thinks again; Dan has yet to vote.
async fn vote(choices: [(u8, Bet); 2]) -> Vec<Frames> {
    let evening = Evening::of(&GUESTS).await;
    let options = GameOptions::Personality(personality::Options::default());
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    let mut watchers = Watchers::of(&evening).await;
    let mut does = async |guest: usize, play: personality::Command| {
        evening.does(guest, Command::Play { play: GameCommand::Personality(play) }).await.unwrap();
        watchers.step().await;
    };
    let cast = |player: u8, bet| {
        let choice = Candidate::Player(Seat(player));
        personality::Command::CastVote { choice, bet }
    };
    does(0, personality::Command::DealCards).await;
    let view = evening.view(0).await;
    let Some(GameView::Personality(game)) = view.game.as_ref().map(|game| &game.view) else {
        panic!("Personality is played")
    };
    let card = game.hand.as_ref().unwrap()[0];
    does(0, personality::Command::ProposeCard { card }).await;
    does(2, cast(2, Bet::Neutral)).await;
    for (player, bet) in choices {
        does(1, cast(player, bet)).await;
    }
    watchers.frames
}

#[tokio::test(start_paused = true)]
async fn what_somebody_has_chosen_reaches_nobody_else() {
    let one = vote([(0, Bet::Neutral), (1, Bet::Two)]).await;
    let other = vote([(3, Bet::Three), (2, Bet::Neutral)]).await;
    for viewer in [0, 2, 3, 4] {
        assert_eq!(one[viewer], other[viewer], "viewer {viewer}");
        assert_eq!(one[viewer].0[3].len(), 1, "that somebody has chosen is open");
        assert!(one[viewer].0[4].is_empty(), "that they think again is not");
    }
    assert_ne!(one[1], other[1], "they see it themselves");
}

/// A turn of IMAGE in which Ada notes a name and lays these of her cards in the north, then takes them back
/// and lays the first again.
async fn draft(order: [usize; 2], noted: image::Side, note: &str) -> (Vec<Frames>, String) {
    let evening = Evening::of(&GUESTS).await;
    let options = GameOptions::Image(image::Options::default());
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    let mut watchers = Watchers::of(&evening).await;
    let mut does = async |play: image::Command| {
        evening.does(0, Command::Play { play: GameCommand::Image(play) }).await.unwrap();
        watchers.step().await;
    };
    does(image::Command::DealCards).await;
    let view = evening.view(0).await;
    let Some(GameView::Image(game)) = view.game.as_ref().map(|game| &game.view) else {
        panic!("IMAGE is played")
    };
    let profile = |card: &rules::CardId| !image::is_letter(*card);
    let cards: Vec<rules::CardId> = game.hand.iter().flatten().copied().filter(profile).collect();
    does(image::Command::WriteNote { side: noted, text: Sealed::new(note.to_owned()) }).await;
    let side = image::Side::North;
    for card in order {
        does(image::Command::LayCard { card: cards[card], side, over: None }).await;
    }
    does(image::Command::TakeBackAll).await;
    does(image::Command::LayCard { card: cards[order[0]], side, over: None }).await;
    let export = table::export(&*evening.journal, evening.table.code()).await.unwrap();
    let export = serde_json::to_string(&export).unwrap();
    for card in cards {
        assert!(!export.contains(card.as_str()), "{card} is in a hand or a draft");
    }
    (watchers.frames, export)
}

/// IM-8, IM-15: which cards are laid and taken back in a turn under way, and what is noted, reaches nobody
/// else, nor who reads the record; where they lie all see.
#[tokio::test(start_paused = true)]
async fn drafts_and_notes_reach_nobody_else() {
    let (one, export) = draft([0, 1], image::Side::North, "Marie Curie").await;
    let (other, as_told) = draft([1, 0], image::Side::South, "Napoleon").await;
    assert_eq!(export, as_told);
    assert!(!export.contains("Curie") && !export.contains("north"));
    for viewer in [1, 2, 3, 4] {
        assert_eq!(one[viewer], other[viewer], "viewer {viewer}");
        let steps = &one[viewer].0[1..];
        assert!(steps[0].is_empty(), "nothing is sent to viewer {viewer} of a note");
        assert!(steps[1..].iter().all(|frames| frames.len() == 1), "viewer {viewer} sees where they lie");
    }
    assert_ne!(one[0], other[0], "she sees it herself");
}
