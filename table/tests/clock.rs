//! Deadlines: off unless wanted, generous, and fair when nobody could act.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use journal::MemoryJournal;
use rules::happiness::PhaseView;
use table::{Attendance, Clock, Command, News, Refusal, TableView};

use crate::support::{
    self, Evening, draw, game_of,
    journals::{MoodyJournal, Whim},
    pass, refused,
};

const SECOND: Duration = Duration::from_secs(1);

async fn with_a_clock(evening: &Evening) -> Attendance {
    let screen = evening.attend(1).await;
    evening.does(0, Command::ChoosePace { seconds: Some(60) }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(1, draw()).await.unwrap();
    screen
}

fn is_ranking(view: &TableView) -> bool {
    matches!(game_of(view).phase, PhaseView::Ranking { .. })
}

/// The process stands still for so many seconds while somebody ranks, who does not lose them.
async fn is_forgiven(stood_still: u32, screen: &mut Attendance) {
    tokio::time::advance(stood_still * SECOND).await;
    support::settle().await;
    assert!(is_ranking(&screen.view()), "{stood_still}");
    pass(58 * SECOND).await;
    assert!(is_ranking(&screen.view()), "{stood_still}: they have a little longer");
    pass(3 * SECOND).await;
    assert!(!is_ranking(&screen.view()), "{stood_still}: and then time goes on");
}

#[tokio::test(start_paused = true)]
async fn without_a_clock_a_step_takes_as_long_as_it_takes() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let _screens = evening.attend_all().await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, draw()).await.unwrap();
    let before = evening.seq().await;
    pass(3600 * SECOND).await;
    assert_eq!(evening.seq().await, before);
    assert_eq!(evening.view(0).await.game.as_ref().unwrap().deadline, None);
    assert_eq!(evening.does(0, Command::ExtendDeadline).await, refused(Refusal::NoClock));
}

#[tokio::test(start_paused = true)]
async fn a_step_ends_when_its_time_is_up_and_more_time_can_be_had() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let mut screen = with_a_clock(&evening).await;
    pass(59 * SECOND).await;
    evening.does(2, Command::ExtendDeadline).await.unwrap();
    assert!(matches!(screen.view().news, Some(News::MoreTime { .. })));
    pass(60 * SECOND).await;
    assert!(is_ranking(&screen.view()));
    pass(2 * SECOND).await;
    let view = screen.view();
    assert!(!is_ranking(&view));
    assert_eq!(view.news, Some(News::TimeUp));
    assert!(view.game.as_ref().unwrap().deadline.is_some(), "the next step has its own time");
}

#[tokio::test(start_paused = true)]
async fn switching_the_clock_off_gives_all_the_time_there_is() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let mut screen = with_a_clock(&evening).await;
    evening.does(0, Command::ChoosePace { seconds: None }).await.unwrap();
    pass(600 * SECOND).await;
    assert!(is_ranking(&screen.view()));
}

#[tokio::test(start_paused = true)]
async fn the_clock_forgives_the_time_in_which_the_server_was_away() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let screen = with_a_clock(&evening).await;
    drop(screen);
    let restarted = evening.elsewhere();
    drop(evening);
    tokio::time::advance(30 * SECOND).await;
    let deadline = |view: &TableView| view.game.as_ref().unwrap().deadline.unwrap();
    let view = restarted.view(0).await;
    assert!(is_ranking(&view));
    assert!(deadline(&view).0 >= restarted.hall.now().0 + 60_000);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_looked_at_does_not_lose_a_step_when_it_wakes() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let screen = with_a_clock(&evening).await;
    evening.does(1, Command::ExtendDeadline).await.unwrap();
    evening.does(1, Command::ExtendDeadline).await.unwrap();
    drop(screen);
    pass(130 * SECOND).await;
    assert_eq!(evening.hall.live_tables(), 0);
    tokio::time::advance(3600 * SECOND).await;
    let mut screen = evening.attend(0).await;
    assert!(is_ranking(&screen.view()));
    pass(59 * SECOND).await;
    assert!(is_ranking(&screen.view()));
    pass(2 * SECOND).await;
    assert!(!is_ranking(&screen.view()), "and then time goes on");
}

#[tokio::test(start_paused = true)]
async fn the_clock_forgives_the_time_in_which_nothing_could_be_stored() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    let mut screen = with_a_clock(&evening).await;
    journal.becomes(Whim::NoSpace);
    pass(50 * SECOND).await;
    assert!(evening.does(0, support::lay(0, 0)).await.is_err());
    pass(100 * SECOND).await;
    journal.becomes(Whim::None);
    pass(10 * SECOND).await;
    assert!(is_ranking(&screen.view()));
    evening.does(0, support::lay(0, 0)).await.unwrap();
    pass(62 * SECOND).await;
    assert!(!is_ranking(&screen.view()));
}

/// Somebody sets the clock of the computer by so many seconds, forwards or back.
const SET_BY: [i64; 6] = [3_600, -3_600, 86_400, -86_400, 8_640_000, -8_640_000];

fn set(hand: &std::sync::atomic::AtomicU64, seconds: i64) {
    hand.fetch_add((seconds * 1000) as u64, Ordering::SeqCst);
}

fn time_left(view: &TableView) -> i64 {
    view.game.as_ref().unwrap().deadline.unwrap().0 as i64 - view.now.0 as i64
}

// F6
#[tokio::test(start_paused = true)]
async fn a_step_takes_its_time_whatever_the_clock_of_the_computer_is_set_to() {
    for seconds in SET_BY {
        let (clock, hand) = Clock::adjustable();
        let evening = Evening::with_clock(Arc::new(MemoryJournal::new()), clock, &["Ada", "Ben"]).await;
        let mut screen = with_a_clock(&evening).await;
        pass(20 * SECOND).await;
        set(&hand, seconds);
        pass(39 * SECOND).await;
        assert!(is_ranking(&screen.view()), "{seconds}: no step ends more than a second early");
        let left = time_left(&*evening.view(0).await);
        assert!((0..=1_000).contains(&left), "{seconds}: what a page counts down is the same time: {left}");
        pass(2 * SECOND).await;
        assert!(!is_ranking(&screen.view()), "{seconds}: nor does it go on for ever");
        let left = time_left(&*evening.view(0).await);
        assert!((58_000..=60_000).contains(&left), "{seconds}: the next step has its minute, too: {left}");
    }
}

// F6
#[tokio::test(start_paused = true)]
async fn a_clock_that_was_set_while_the_server_was_down_costs_nobody_a_step() {
    for seconds in SET_BY {
        let (clock, hand) = Clock::adjustable();
        let journal = Arc::new(MemoryJournal::new());
        let evening = Evening::with_clock(journal, clock.clone(), &["Ada", "Ben"]).await;
        drop(with_a_clock(&evening).await);
        let restarted = evening.elsewhere_with_clock(clock);
        drop(evening);
        set(&hand, seconds);
        let mut screen = restarted.attend(0).await;
        pass(58 * SECOND).await;
        assert!(is_ranking(&screen.view()), "{seconds}: the outage is forgiven");
        pass(4 * SECOND).await;
        assert!(!is_ranking(&screen.view()), "{seconds}: and then time goes on");
    }
}

// F6: nobody could act while the process stood still, be it by SIGSTOP or because the computer was busy.
#[tokio::test(start_paused = true)]
async fn the_clock_forgives_the_time_in_which_the_process_stood_still() {
    for stood_still in [12, 30, 3600] {
        let evening = Evening::of(&["Ada", "Ben"]).await;
        let mut screen = with_a_clock(&evening).await;
        pass(50 * SECOND).await;
        is_forgiven(stood_still, &mut screen).await;
    }
}

// F6: the first thing that a process hears of when it goes on may be that somebody has left meanwhile.
#[tokio::test(start_paused = true)]
async fn it_forgives_that_time_also_when_somebody_left_meanwhile() {
    for stood_still in [12, 30, 3600] {
        let evening = Evening::of(&["Ada", "Ben"]).await;
        let mut screen = with_a_clock(&evening).await;
        let other = evening.attend(0).await;
        pass(50 * SECOND).await;
        drop(other);
        is_forgiven(stood_still, &mut screen).await;
    }
}
