//! The process dies at every single thing that is done to a file while three rounds of each game are played:
//! whoever was told that a move counts finds it, once, and the table is as it was (F1).

mod game;
mod look;

use std::ops::RangeFrom;

use faultdisk::{Cut, Op};
use rules::GameKind;

use game::{KilledGame, answered, begun};

/// What is wrong with a game that was killed at each of these moments, and how many there were.
async fn killed(game: &KilledGame, moments: RangeFrom<usize>, enough: usize) -> (Vec<String>, usize) {
    let (mut wrong, mut count) = (Vec::new(), 0);
    for (done, _, files) in game.history.cuts(|done| moments.contains(&done), |_| vec![Cut::Killed]) {
        count += 1;
        if let Err(what) = game.look(&files, done).await {
            wrong.push(format!("after {done} of {}: {what}", game.history.ops.len()));
            if wrong.len() >= enough {
                break;
            }
        }
    }
    (wrong, count)
}

async fn nothing_is_lost_in(kind: GameKind) {
    let game = KilledGame::play(kind).await;
    let (wrong, count) = killed(&game, 0.., 10).await;
    println!("{kind}: {} deeds, {} calls, killed {count} times", game.deeds(), game.history.ops.len());
    assert!(wrong.is_empty(), "{kind}, of {count}: {wrong:#?}");
}

#[tokio::test]
async fn happiness_survives_every_kill() {
    nothing_is_lost_in(GameKind::Happiness).await;
}

#[tokio::test]
async fn preference_survives_every_kill() {
    nothing_is_lost_in(GameKind::Preference).await;
}

#[tokio::test]
async fn colours_survive_every_kill() {
    nothing_is_lost_in(GameKind::Colours).await;
}

#[tokio::test]
async fn personality_survives_every_kill() {
    nothing_is_lost_in(GameKind::Personality).await;
}

#[tokio::test]
async fn image_survives_every_kill() {
    nothing_is_lost_in(GameKind::Image).await;
}

/// A server that answers a move before the move is stored, as its history would look.
#[tokio::test]
async fn an_early_answer_would_be_found_in_every_game() {
    for kind in GameKind::ALL {
        let mut game = KilledGame::play(kind).await;
        let deed = game.deeds() / 2;
        let ops = &mut game.history.ops;
        let at = |note| ops.iter().position(|op| *op == Op::Note(note)).unwrap();
        let (begun, answered) = (at(begun(deed)), at(answered(deed)));
        ops[begun + 1..=answered].rotate_right(1);
        let (wrong, _) = killed(&game, begun.., 1).await;
        assert!(wrong.iter().any(|what| what.contains("acknowledged")), "{kind}: {wrong:?}");
    }
}

/// A count whose log is not cut off, so that the burnt key stays where it was.
#[tokio::test]
async fn a_key_that_is_left_behind_would_be_found() {
    let mut game = KilledGame::play(GameKind::Colours).await;
    let cut = game.history.ops.iter().rposition(|op| matches!(op, Op::Cut(_, 0))).unwrap();
    game.history.ops.remove(cut);
    let (wrong, _) = killed(&game, cut.., 1).await;
    assert!(wrong.iter().any(|what| what.contains("burnt key")), "{wrong:?}");
}
