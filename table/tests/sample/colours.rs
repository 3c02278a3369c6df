//! An evening of True Colours.

use std::time::Duration;

use decks::CardDraft;
use journal::{KeyId, VaultKey};
use rules::{
    GameKind, Sealed, Seat,
    colours::{Command as Move, Counts, Options, PhaseView, Questions, Space, Symbol, View},
};
use table::{Command, GameCommand, GameOptions, GameView, GuestId};

use crate::support::{Evening, newcomer, pass};

/// Who votes for whom, seat by seat: the first is seen most, the second a little, and the others not at all.
const BALLOTS: [[u8; 2]; 4] = [[1, 1], [0, 0], [0, 0], [0, 0]];

/// Questions are written, picked and put back; a game with numbers, with people who are late, away, skipped
/// and gone, is broken off, and one without numbers is played to its end. Returns the key of the round in
/// which somebody took their votes back: a file of records has none.
pub(crate) async fn evening(evening: &Evening) -> (KeyId, VaultKey) {
    let _screens = [evening.attend(0).await, evening.attend(2).await];
    writes(evening, 1, "Who hums while cooking?").await;
    choose(evening, Questions::Picked, Counts::Shown).await;
    evening.does(0, Command::StartGame).await.unwrap();
    lost_round(evening).await;
    plays(evening, 3, Move::AddQuestion { text: "Qui dort le plus ?".to_owned() }).await;
    let key = hesitant_round(evening).await;
    evening.does(3, Command::Leave).await.unwrap();
    evening.table.join(&newcomer("Dan"), &evening.keys[3]).await.unwrap();
    evening.does(3, Command::SitDown).await.unwrap();
    evening.does(0, Command::BreakOff).await.unwrap();

    choose(evening, Questions::Drawn, Counts::OutcomeOnly).await;
    evening.does(0, Command::StartGame).await.unwrap();
    while !matches!(view(evening).await.phase, PhaseView::RoundOver { reader: None, .. }) {
        swift_round(evening).await;
    }
    plays(evening, 2, Move::FinishGame).await;
    evening.does(0, Command::CloseGame).await.unwrap();
    key
}

async fn writes(evening: &Evening, guest: usize, text: &str) {
    let card = CardDraft { game: GameKind::Colours, category: None, text: text.to_owned(), gray: None };
    evening.does(guest, Command::WriteCards { cards: vec![card] }).await.unwrap();
}

async fn choose(evening: &Evening, questions: Questions, counts: Counts) {
    let options = Options { goal: Space(12), questions, counts, ..Options::default() };
    evening.does(0, Command::ChooseGame { options: GameOptions::Colours(options) }).await.unwrap();
}

async fn plays(evening: &Evening, guest: usize, play: Move) {
    evening.does(guest, Command::Play { play: GameCommand::Colours(play) }).await.unwrap();
}

async fn view(evening: &Evening) -> View {
    seen_by(evening, 0).await
}

async fn seen_by(evening: &Evening, guest: usize) -> View {
    match &evening.view(guest).await.game.as_ref().expect("a game is being played").view {
        GameView::Colours(view) => view.clone(),
        _ => panic!("another game is being played"),
    }
}

/// The guest on a seat.
async fn on(evening: &Evening, seat: u8) -> usize {
    usize::from(evening.view(0).await.game.as_ref().unwrap().seats[usize::from(seat)].0)
}

/// The reader turns over the next question, and picks the second where there is a choice.
async fn ask(evening: &Evening) {
    let reader = match view(evening).await.phase {
        PhaseView::Opening { reader, .. } | PhaseView::RoundOver { reader: Some(reader), .. } => reader,
        other => panic!("no round is about to begin: {other:?}"),
    };
    plays(evening, on(evening, reader.0).await, Move::TurnQuestion).await;
    pick(evening).await;
}

async fn pick(evening: &Evening) {
    if let PhaseView::Picking { reader, .. } = view(evening).await.phase {
        let reader = on(evening, reader.0).await;
        let PhaseView::Picking { questions: Some(questions), .. } = seen_by(evening, reader).await.phase
        else {
            panic!("the reader sees what there is")
        };
        plays(evening, reader, Move::PickQuestion { question: questions[1].card }).await;
    }
}

async fn votes(evening: &Evening, seat: u8) {
    let votes = Sealed::new(BALLOTS[usize::from(seat)].map(Seat).into());
    plays(evening, on(evening, seat).await, Move::CastBallot { votes }).await;
}

async fn predicts(evening: &Evening, seat: u8, prediction: Symbol) {
    plays(evening, on(evening, seat).await, Move::MakePrediction { prediction }).await;
}

/// Nobody wants the first question, and too few answer the second.
async fn lost_round(evening: &Evening) {
    ask(evening).await;
    plays(evening, 2, Move::PutBackQuestion).await;
    pick(evening).await;
    votes(evening, 0).await;
    for guest in [2, 3] {
        evening.does(0, Command::Skip { guest: GuestId(guest) }).await.unwrap();
    }
}

/// With second thoughts, and a screen that goes dark for a while. Returns the key of the round.
async fn hesitant_round(evening: &Evening) -> (KeyId, VaultKey) {
    ask(evening).await;
    let screen = evening.attend(1).await;
    for seat in [1, 2, 0] {
        votes(evening, seat).await;
    }
    plays(evening, 2, Move::TakeBackBallot).await;
    let key = evening.journal.keys(evening.table.code().table_id()).await.unwrap().remove(0);
    drop(screen);
    pass(Duration::from_secs(30)).await;
    let _screen = evening.attend(1).await;
    for seat in [2, 0, 3] {
        votes(evening, seat).await;
    }
    for seat in 0..3 {
        predicts(evening, seat, Symbol::Zero).await;
    }
    plays(evening, 0, Move::TakeBackPrediction).await;
    predicts(evening, 0, Symbol::Plus).await;
    predicts(evening, 3, Symbol::PlusMinus).await;
    key
}

/// The first two are always right, the third now and then, the last never.
async fn swift_round(evening: &Evening) {
    ask(evening).await;
    for seat in 0..4 {
        votes(evening, seat).await;
    }
    let third = if view(evening).await.round % 2 == 0 { Symbol::Zero } else { Symbol::Plus };
    for (seat, prediction) in (0..).zip([Symbol::Plus, Symbol::PlusMinus, third, Symbol::PlusMinus]) {
        predicts(evening, seat, prediction).await;
    }
}
