//! An evening of IMAGE.

use std::time::Duration;

use bots::{Player, Seeded, image::RandomPlayer};
use rules::{
    GameKind, Seat,
    image::{Command as Move, Options, PhaseView, Practice, View},
};
use table::{Command, GameCommand, GameOptions, GameView, GuestId, TriedAlone};

use crate::support::{Evening, newcomer, pass};

/// What has to happen once in an evening, besides what players do without thought.
#[derive(Default)]
struct Happened {
    lost_turn: bool,
    dropped: bool,
    abstained: bool,
    went_dark: bool,
}

/// A whole game with the practice aid, in which everything happens once that can: somebody is skipped in
/// their turn and in a vote, goes away, leaves while challenged, and comes late.
pub(crate) async fn evening(evening: &Evening) {
    let options = Options { practice: Practice::ShowFitting, ..Options::default() };
    evening.does(0, Command::ChooseGame { options: GameOptions::Image(options) }).await.unwrap();
    let _screens = [evening.attend(0).await, evening.attend(1).await];
    evening.does(0, Command::StartGame).await.unwrap();
    plays(evening, 2, Move::DealCards).await;
    let mut happened = Happened::default();
    let mut chance = Seeded::new(6);
    loop {
        let seen = view(evening, 0).await;
        let waited = seen.waiting_on.iter().next();
        match (&seen.phase, waited) {
            (PhaseView::Over { .. }, _) => break,
            (PhaseView::Turn { .. }, Some(seat)) if seen.turns == 3 && !happened.lost_turn => {
                happened.lost_turn = true;
                skips(evening, seat).await;
            }
            (PhaseView::Naming { .. }, Some(seat)) if !happened.dropped && on(evening, seat).await > 1 => {
                happened.dropped = true;
                leaves_and_comes_again(evening, on(evening, seat).await).await;
            }
            (PhaseView::Voting { .. }, Some(seat)) if !happened.abstained => {
                happened.abstained = true;
                skips(evening, seat).await;
            }
            (PhaseView::Turn { .. }, _) if happened.dropped && !happened.went_dark => {
                happened.went_dark = true;
                drop(evening.attend(2).await);
                pass(Duration::from_secs(70)).await;
            }
            _ => goes_on(evening, &mut chance).await,
        }
    }
    let Happened { lost_turn, dropped, abstained, went_dark } = happened;
    assert!(lost_turn && dropped && abstained && went_dark, "another seed makes a better sample");
    evening.does(0, Command::CloseGame).await.unwrap();
}

async fn plays(evening: &Evening, guest: usize, play: Move) {
    evening.does(guest, Command::Play { play: GameCommand::Image(play) }).await.unwrap();
}

async fn skips(evening: &Evening, seat: Seat) {
    let guest = GuestId(on(evening, seat).await as u16);
    evening.does(0, Command::Skip { guest }).await.unwrap();
}

async fn view(evening: &Evening, guest: usize) -> View {
    match &evening.view(guest).await.game.as_ref().expect("a game is being played").view {
        GameView::Image(view) => view.clone(),
        _ => panic!("another game is being played"),
    }
}

/// The guest on a seat.
async fn on(evening: &Evening, seat: Seat) -> usize {
    usize::from(evening.view(0).await.game.as_ref().unwrap().seats[seat.index()].0)
}

async fn leaves_and_comes_again(evening: &Evening, guest: usize) {
    evening.does(guest, Command::Leave).await.unwrap();
    let name = super::GUESTS[guest];
    evening.table.join(&newcomer(name), &evening.keys[guest]).await.unwrap();
    evening.does(guest, Command::SitDown).await.unwrap();
}

/// Whoever is waited for does something without thought.
async fn goes_on(evening: &Evening, chance: &mut Seeded) {
    for seat in view(evening, 0).await.waiting_on.iter() {
        let guest = on(evening, seat).await;
        let seen = view(evening, guest).await;
        if let Some(play) = RandomPlayer.choose(&seen, chance) {
            return plays(evening, guest, play).await;
        }
    }
}

/// A short game, at whose end two let it be told that an image of theirs was a bluff.
pub(crate) async fn told_at_the_end(evening: &Evening) {
    let options = TriedAlone::of(GameKind::Image).options;
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    evening.play_out(4).await;
    let seen = view(evening, 0).await;
    let mut told = 0;
    for player in &seen.players {
        for image in &player.taken {
            let confess = Command::Confess { turn: image.turn, side: image.side };
            told += u8::from(evening.does(on(evening, player.seat).await, confess).await.is_ok());
            if told == 2 {
                return;
            }
        }
    }
    panic!("another seed makes a better sample");
}
