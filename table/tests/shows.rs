//! Reveals that take their time: everybody sees the end at the same moment, and nobody takes it away before.

use std::{sync::Arc, time::Duration};

use bots::Level;
use futures_util::FutureExt;
use journal::MemoryJournal;
use rules::{
    GameKind, Sealed, Seat,
    colours::{Command as Move, Symbol},
};
use table::{
    Clock, Command, Dice, GameCommand, GameOptions, Hall, HallSettings, Limits, Refusal, ShowView, Shows,
    TableView,
};

use crate::support::{Evening, pass, refused, settle};

const SECOND: Duration = Duration::from_secs(1);

fn played(play: Move) -> Command {
    Command::Play { play: GameCommand::Colours(play) }
}

fn hall(journal: Arc<MemoryJournal>) -> Hall {
    let (limits, shows) = (Limits::NONE, Shows::Played);
    let (clock, dice) = (Clock::paused(), Dice::Seeded(7));
    Hall::with_settings(journal, HallSettings { clock, dice, limits, shows, ..HallSettings::default() })
}

/// Three at a table of True Colours, with so many bots among them, whose question lies open.
async fn question(journal: &Arc<MemoryJournal>, bots: usize) -> Evening {
    let names = ["Ada", "Ben", "Cleo"];
    let evening = Evening::in_hall(journal.clone(), hall(journal.clone()), &names[bots..]).await;
    for _ in 0..bots {
        evening.does(0, Command::AddBot { level: Level::Easy }).await.unwrap();
    }
    let options = GameOptions::default_of(GameKind::Colours);
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    evening
}

/// The people answer: they vote for the two after them, and predict the most for themselves.
async fn answers(evening: &Evening, guests: usize) {
    for guest in 0..guests {
        let votes = [1, 2].map(|far| Seat(((guest + far) % 3) as u8)).to_vec();
        evening.does(guest, played(Move::CastBallot { votes: Sealed::new(votes) })).await.unwrap();
    }
    for guest in 0..guests {
        evening.does(guest, played(Move::MakePrediction { prediction: Symbol::Plus })).await.unwrap();
    }
}

/// The same once the round has been counted.
async fn counted(journal: &Arc<MemoryJournal>) -> Evening {
    let evening = question(journal, 0).await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, played(Move::TurnQuestion)).await.unwrap();
    answers(&evening, 3).await;
    evening
}

fn show(view: &TableView) -> ShowView {
    view.show.expect("a count is being shown")
}

fn length(show: ShowView) -> Duration {
    Duration::from_millis(show.ends.0 - show.began.0)
}

/// How a game is played that is new to the table is shown until somebody moves, for ten seconds at most, and
/// never to who comes later.
#[tokio::test(start_paused = true)]
async fn a_game_that_is_new_to_the_table_is_introduced_until_somebody_moves() {
    let evening = question(&Arc::new(MemoryJournal::new()), 0).await;
    let introduced = async || evening.table.look(None).await.unwrap().introduced;
    let begins = async || evening.does(0, Command::StartGame).await.unwrap();
    begins().await;
    let began = introduced().await.expect("nobody has played it here");
    pass(9 * SECOND).await;
    assert_eq!(introduced().await, Some(began));
    pass(SECOND).await;
    assert_eq!(introduced().await, None, "long enough");
    evening.does(0, Command::BreakOff).await.unwrap();
    begins().await;
    assert_eq!(introduced().await, None, "the second of its kind");
    evening.does(0, Command::BreakOff).await.unwrap();
    let options = GameOptions::default_of(GameKind::Happiness);
    evening.does(0, Command::ChooseGame { options }).await.unwrap();
    begins().await;
    assert!(introduced().await.is_some(), "the first of another");
    let draw = GameCommand::Happiness(rules::happiness::Command::DrawCards);
    evening.does(0, Command::Play { play: draw }).await.unwrap();
    assert_eq!(introduced().await, None, "somebody has moved");
}

#[tokio::test(start_paused = true)]
async fn everybody_is_told_of_the_end_in_the_moment_in_which_it_comes() {
    let evening = counted(&Arc::new(MemoryJournal::new())).await;
    let mut phone = evening.attend(1).await;
    let mut stage = evening.table.attend_as_stage().await.unwrap();
    settle().await;
    let shown = show(&phone.view());
    assert_eq!(shown, show(&stage.view()));
    assert!(shown.led_by_stage && !shown.over);
    let before = evening.seq().await;
    tokio::time::advance(length(shown) - Duration::from_millis(1)).await;
    settle().await;
    assert!(!show(&phone.view()).over, "not a moment too soon");
    tokio::time::advance(Duration::from_millis(1)).await;
    for screen in [&mut phone, &mut stage] {
        let view = tokio::time::timeout(Duration::from_millis(100), screen.changed()).await;
        assert!(show(&view.expect("it is announced").expect("the table is there")).over);
    }
    tokio::time::advance(Duration::from_millis(shown.next_at.0 - shown.ends.0)).await;
    settle().await;
    assert_eq!(phone.view().show, None);
    assert_eq!(evening.seq().await, before, "and nothing of it is stored");
}

#[tokio::test(start_paused = true)]
async fn going_on_is_refused_until_all_have_seen() {
    let evening = counted(&Arc::new(MemoryJournal::new())).await;
    let shown = show(&*evening.view(1).await);
    let read = || played(Move::TurnQuestion);
    assert_eq!(evening.does(1, read()).await, refused(Refusal::StillShowing));
    tokio::time::advance(length(shown)).await;
    assert_eq!(evening.does(1, read()).await, refused(Refusal::StillShowing), "everybody draws breath");
    tokio::time::advance(SECOND).await;
    evening.does(1, read()).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_stage_that_comes_or_goes_in_the_middle_changes_who_leads_and_not_when_it_ends() {
    let evening = counted(&Arc::new(MemoryJournal::new())).await;
    let mut phone = evening.attend(1).await;
    // Somebody who looks on through a program is no stage.
    let _program = evening.table.attend(None).await.unwrap();
    settle().await;
    let alone = show(&phone.view());
    assert!(!alone.led_by_stage);
    tokio::time::advance(SECOND).await;
    let stage = evening.table.attend_as_stage().await.unwrap();
    settle().await;
    assert_eq!(show(&phone.view()), ShowView { led_by_stage: true, ..alone });
    drop(stage);
    settle().await;
    assert!(show(&phone.view()).led_by_stage, "a reload takes a moment");
    pass(5 * SECOND).await;
    let left = phone.view();
    assert!(left.show.is_none_or(|show| show == alone || show.over), "{:?}", left.show);
}

#[tokio::test(start_paused = true)]
async fn a_reveal_began_when_it_was_stored_whoever_reads_the_record() {
    let journal = Arc::new(MemoryJournal::new());
    let evening = counted(&journal).await;
    let here = show(&*evening.view(1).await);
    tokio::time::advance(SECOND).await;
    let elsewhere = hall(journal.clone()).table(evening.table.code());
    let there = elsewhere.look(Some(&evening.keys[1])).await.unwrap();
    assert_eq!(show(&there), here);
    // A table that wakes much later has shown it long ago.
    pass(60 * SECOND).await;
    let later = hall(journal.clone()).table(evening.table.code());
    assert_eq!(later.look(Some(&evening.keys[1])).await.unwrap().show, None);
}

#[tokio::test(start_paused = true)]
async fn bots_wait_for_the_end_and_then_leave_people_their_time() {
    // Ada alone with two bots: a bot reads the second question.
    let journal = Arc::new(MemoryJournal::new());
    let evening = question(&journal, 2).await;
    evening.does(0, Command::StartGame).await.unwrap();
    let _phone = evening.attend(0).await;
    evening.does(0, played(Move::TurnQuestion)).await.unwrap();
    let ballot = Sealed::new(vec![Seat(1), Seat(2)]);
    evening.does(0, played(Move::CastBallot { votes: ballot })).await.unwrap();
    pass(20 * SECOND).await;
    evening.does(0, played(Move::MakePrediction { prediction: Symbol::Plus })).await.unwrap();
    let shown = loop {
        if let Some(show) = evening.view(0).await.show {
            break show;
        }
        pass(SECOND).await;
    };
    let counted = evening.seq().await;
    pass(Duration::from_millis(shown.next_at.0 - shown.began.0)).await;
    assert_eq!(evening.seq().await, counted, "nobody goes on while it is shown");
    pass(5 * SECOND).await;
    assert_eq!(evening.seq().await, counted, "nor before people have looked at it");
    pass(20 * SECOND).await;
    assert!(evening.seq().await > counted, "and then the bot reads");
}

#[tokio::test(start_paused = true)]
async fn time_for_the_next_step_runs_from_the_end_of_the_reveal() {
    let journal = Arc::new(MemoryJournal::new());
    let evening = question(&journal, 0).await;
    evening.does(0, Command::ChoosePace { seconds: Some(60) }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, played(Move::TurnQuestion)).await.unwrap();
    answers(&evening, 3).await;
    let view = evening.view(1).await;
    let deadline = view.game.as_ref().unwrap().deadline.expect("there is a clock");
    assert_eq!(deadline.0, show(&view).next_at.0 + 60_000);
}

/// P4: when and how long something is shown tells nobody who voted for whom.
#[tokio::test(start_paused = true)]
async fn a_reveal_takes_as_long_whoever_voted_for_whom() {
    let (one, other) =
        (shown_after([[1, 2], [2, 0], [0, 1]]).await, shown_after([[1, 1], [2, 2], [0, 0]]).await);
    assert_eq!(one, other);
    assert!(one.iter().all(|frames| frames.iter().flatten().any(|show| show.over)), "{one:?}");
}

/// What everybody is sent of the show after these votes, frame by frame.
async fn shown_after(ballots: [[u8; 2]; 3]) -> Vec<Vec<Option<ShowView>>> {
    let evening = question(&Arc::new(MemoryJournal::new()), 0).await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, played(Move::TurnQuestion)).await.unwrap();
    for (guest, votes) in ballots.into_iter().enumerate() {
        let votes = Sealed::new(votes.map(Seat).to_vec());
        evening.does(guest, played(Move::CastBallot { votes })).await.unwrap();
    }
    let mut screens = evening.attend_all().await;
    screens.push(evening.table.attend_as_stage().await.unwrap());
    settle().await;
    screens.iter_mut().for_each(|screen| drop(screen.view()));
    for guest in 0..3 {
        evening.does(guest, played(Move::MakePrediction { prediction: Symbol::Zero })).await.unwrap();
    }
    let mut frames = vec![Vec::new(); screens.len()];
    for _ in 0..150 {
        settle().await;
        for (screen, frames) in screens.iter_mut().zip(&mut frames) {
            while let Some(view) = screen.changed().now_or_never() {
                frames.push(view.expect("nobody is sent away").show);
            }
        }
        tokio::time::advance(Duration::from_millis(100)).await;
    }
    frames
}
