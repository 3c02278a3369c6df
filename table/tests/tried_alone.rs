//! A game that somebody tries alone is over in a few minutes, with all that the table lets them wait for.

use std::{sync::Arc, time::Duration};

use journal::MemoryJournal;
use rules::GameKind;
use table::{Ability, Clock, Command, Dice, Hall, HallSettings, Limits, Shows, TableView, TriedAlone};
use testkit::Seeded;
use tokio::time::Instant;

use crate::support::{Evening, choose, pass};

const ADA: usize = 0;
/// What somebody takes over a move who reads before they tap.
const A_MOVE: Duration = Duration::from_secs(3);
const GLANCE: Duration = Duration::from_millis(250);
/// From the first tap to the end.
const MOST: Duration = Duration::from_secs(5 * 60);

/// The reveals of Personal Preference are the longest, and whoever guesses by chance goes back as often as
/// on.
fn most(kind: GameKind) -> Duration {
    if kind == GameKind::Preference { 2 * MOST } else { MOST }
}

/// How long a game takes that is tried alone, and how long somebody waits for their first move in it.
async fn tried(kind: GameKind, seed: u64) -> (Duration, Duration) {
    let journal = Arc::new(MemoryJournal::new());
    let (clock, dice, limits, shows) = (Clock::paused(), Dice::Seeded(seed), Limits::NONE, Shows::Played);
    let settings = HallSettings { clock, dice, limits, shows, ..HallSettings::default() };
    let hall = Hall::with_settings(journal.clone(), settings);
    let evening = Evening::in_hall(journal, hall, &["Ada"]).await;
    for command in TriedAlone::of(kind).commands() {
        evening.does(ADA, command).await.unwrap();
    }
    let _phone = evening.attend(ADA).await;
    let mut chance = Seeded::new(seed);
    let began = Instant::now();
    let mut first = None;
    while began.elapsed() < 4 * MOST {
        let view = evening.view(ADA).await;
        let game = view.game.as_ref().expect("a game is being played");
        if game.over {
            return (began.elapsed(), first.expect("Ada has done something"));
        }
        match next(&view, &mut chance) {
            Some(command) => {
                first.get_or_insert(began.elapsed());
                pass(A_MOVE).await;
                // A bot may have been faster, and a reveal is looked at first.
                drop(evening.does(ADA, command).await);
            }
            None => pass(GLANCE).await,
        }
    }
    panic!("{kind}: the game does not end");
}

/// What Ada does next, if she has something to do and sees it.
fn next(view: &TableView, chance: &mut Seeded) -> Option<Command> {
    let showing = view.show.as_ref().is_some_and(|show| show.next_at > view.now);
    let mine = choose(&view.game.as_ref()?.view, chance).filter(|_| !showing);
    mine.or_else(|| view.i_may(Ability::AskBots).then_some(Command::AskBots))
}

#[tokio::test(start_paused = true)]
async fn a_game_that_is_tried_alone_is_over_in_a_few_minutes() {
    let mut too_long = Vec::new();
    for kind in GameKind::ALL {
        let mut times = Vec::new();
        for seed in 0..5 {
            let (whole, first) = tried(kind, seed).await;
            assert!(first < Duration::from_secs(15), "{kind}: {first:?} until the first move");
            times.push(whole);
        }
        times.sort_unstable();
        println!("{kind}: {times:?}");
        if times[times.len() / 2] > most(kind) {
            too_long.push((kind, times));
        }
    }
    assert_eq!(too_long, []);
}
