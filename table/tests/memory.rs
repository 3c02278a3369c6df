//! What a table keeps, what it lets go, and what it forgets for good.

use std::{collections::HashSet, sync::Arc, time::Duration};

use journal::{Journal, MemoryJournal, Millis, NewRecord, PAGE_RECORDS};
use table::{Code, Command, GuestId, Key, NameRefusal, Refusal, TableChance, TableError};

use crate::support::{
    self, Evening, game_of,
    journals::{MoodyJournal, Whim},
    newcomer, options, pass, settle,
};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(86_400);

#[tokio::test(start_paused = true)]
async fn an_idle_table_leaves_memory_and_comes_back_as_it_was() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    evening.start_and_seal().await;
    let screen = evening.attend(1).await;
    pass(10 * MINUTE).await;
    assert_eq!(evening.hall.live_tables(), 1, "somebody is looking");
    drop(screen);
    pass(MINUTE).await;
    assert_eq!(evening.hall.live_tables(), 1);
    pass(2 * MINUTE).await;
    assert_eq!(evening.hall.live_tables(), 0);
    let view = evening.view(0).await;
    assert_eq!(evening.hall.live_tables(), 1);
    assert_eq!((view.me, game_of(&view).me), (Some(GuestId(0)), Some(rules::Seat(0))));
    evening.does(1, support::lay(0, 0)).await.unwrap();
    evening.play_out(3).await;
}

/// More records than a page has: the table folds them page by page, and a page that cannot be read now is
/// read later.
#[tokio::test(start_paused = true)]
async fn a_long_table_comes_back_page_by_page() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    for round in 0..PAGE_RECORDS * 2 + 5 {
        let name = format!("Ben {round}");
        evening.does(1, Command::Rename { name }).await.unwrap();
    }
    let before = evening.view(1).await;
    pass(5 * MINUTE).await;
    assert_eq!(evening.hall.live_tables(), 0);
    journal.becomes(Whim::UnreadableLater);
    let unread = evening.table.look(Some(&evening.keys[1])).await;
    assert_eq!(unread, Err(TableError::Unavailable), "a part of a table is not shown as the whole");
    journal.becomes(Whim::None);
    let after = evening.view(1).await;
    assert_eq!((after.seq, &after.guests), (before.seq, &before.guests));
}

#[tokio::test(start_paused = true)]
async fn guests_who_ask_at_the_moment_of_leaving_memory_are_answered() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    for _ in 0..5 {
        evening.view(0).await;
        // The table would leave within this step; requests come before, at and after that moment.
        for _ in 0..3 {
            tokio::time::advance(Duration::from_secs(40)).await;
        }
        let all = tokio::join!(evening.view(0), evening.stage(), evening.view(1));
        assert_eq!(all.0.seq, all.1.seq);
        pass(3 * MINUTE).await;
        assert_eq!(evening.hall.live_tables(), 0);
    }
}

#[tokio::test(start_paused = true)]
async fn codes_that_nobody_uses_leave_nothing_behind() {
    let evening = Evening::of(&["Ada"]).await;
    let mut dice = TableChance::seeded(99);
    for _ in 0..2_000 {
        let table = evening.hall.table(Code::random(&mut dice));
        assert_eq!(table.look(None).await, Err(TableError::NotFound));
        let key = Key::random();
        assert_eq!(table.join(&newcomer("Ben"), &key).await, Err(TableError::NotFound));
    }
    settle().await;
    assert_eq!(evening.hall.live_tables(), 1);
    let nameless = evening.hall.open(&newcomer(" "), &Key::random(), &options()).await;
    assert_eq!(nameless.unwrap_err(), TableError::Refused(Refusal::Name(NameRefusal::Empty)));
    settle().await;
    assert_eq!(evening.hall.live_tables(), 1);
}

#[tokio::test(start_paused = true)]
async fn an_idle_lobby_of_one_closes_after_half_an_hour() {
    let evening = Evening::of(&["Ada"]).await;
    pass(29 * MINUTE).await;
    assert!(!evening.records().await.is_empty());
    pass(2 * MINUTE).await;
    assert!(evening.records().await.is_empty());
    assert_eq!(evening.hall.live_tables(), 0);
    assert_eq!(evening.table.look(None).await, Err(TableError::NotFound));
}

#[tokio::test(start_paused = true)]
async fn a_lobby_that_somebody_looks_at_or_that_has_two_guests_does_not_close() {
    let alone = Evening::of(&["Ada"]).await;
    let waiting = alone.attend(0).await;
    let two = Evening::of(&["Ada", "Ben"]).await;
    pass(40 * MINUTE).await;
    assert!(!alone.records().await.is_empty());
    assert!(!two.records().await.is_empty());
    drop(waiting);
    pass(31 * MINUTE).await;
    assert!(alone.records().await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn the_host_forgets_the_table_and_nobody_else_does() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let mut screen = evening.attend(1).await;
    screen.view();
    assert_eq!(evening.table.forget(&evening.keys[1]).await, Err(TableError::Refused(Refusal::NotTheHost)));
    evening.table.forget(&evening.keys[0]).await.unwrap();
    assert!(screen.changed().await.is_none());
    assert!(evening.records().await.is_empty());
    assert_eq!(evening.table.look(Some(&evening.keys[0])).await, Err(TableError::NotFound));
    settle().await;
    assert_eq!(evening.hall.live_tables(), 0);
}

#[tokio::test(start_paused = true)]
async fn what_nobody_has_touched_for_ninety_days_is_deleted_and_nothing_else() {
    let journal = Arc::new(MemoryJournal::new());
    let old = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    old.does(0, Command::ChoosePace { seconds: Some(60) }).await.unwrap();
    old.does(0, Command::StartGame).await.unwrap();
    pass(3 * MINUTE).await;
    let life = Millis(90 * DAY.as_millis() as u64);
    tokio::time::advance(89 * DAY).await;
    assert_eq!(old.hall.forget_untouched(life).await, Ok(0));
    let (young, _) = old.hall.open(&newcomer("Cleo"), &Key::random(), &options()).await.unwrap();
    young.join(&newcomer("Dan"), &Key::random()).await.unwrap();
    tokio::time::advance(2 * DAY).await;
    assert_eq!(old.hall.forget_untouched(life).await, Ok(1));
    assert!(old.records().await.is_empty());
    assert!(young.look(None).await.is_ok());
    assert_eq!(old.hall.forget_untouched(life).await, Ok(0));
}

#[tokio::test(start_paused = true)]
async fn a_damaged_table_expires_like_any_other_and_holds_up_none() {
    let journal = Arc::new(MemoryJournal::new());
    let damaged = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    let (other, _) = damaged.hall.open(&newcomer("Cleo"), &Key::random(), &options()).await.unwrap();
    other.join(&newcomer("Dan"), &Key::random()).await.unwrap();
    pass(5 * MINUTE).await;
    let nonsense = NewRecord { at: damaged.hall.now(), payload: "nonsense".to_owned() };
    let seq = damaged.seq().await;
    journal.append(damaged.table.code().table_id(), seq, vec![nonsense]).await.unwrap();
    assert_eq!(damaged.table.look(None).await, Err(TableError::Damaged));
    tokio::time::advance(100 * DAY).await;
    let life = Millis(90 * DAY.as_millis() as u64);
    assert_eq!(damaged.hall.forget_untouched(life).await, Ok(2));
    assert_eq!(damaged.hall.quarantined_tables(), 0);
    assert_eq!(damaged.table.look(None).await, Err(TableError::NotFound));
}

// GH-13
#[tokio::test(start_paused = true)]
async fn a_card_does_not_come_again_across_games_and_sleep() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let mut shown = HashSet::new();
    let mut drawn = 0;
    for game in 0..4 {
        evening.does(0, Command::StartGame).await.unwrap();
        evening.play_out(game).await;
        let view = evening.view(0).await;
        for turn in &game_of(&view).history {
            shown.extend(turn.cards.iter().map(|drawn| drawn.card));
            drawn += turn.cards.len();
        }
        if game == 1 {
            evening.does(1, Command::CloseGame).await.unwrap();
        }
        pass(5 * MINUTE).await;
        assert_eq!(evening.hall.live_tables(), 0);
        for guest in 0..3 {
            evening.view(guest).await;
        }
    }
    assert_eq!((drawn, shown.len()), (60, 60));
    assert_eq!(evening.view(0).await.games_played, 3, "and the fourth lies on the table");
}

#[tokio::test(start_paused = true)]
async fn one_game_follows_another_and_somebody_else_begins() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let mut starters = Vec::new();
    for game in 0..3 {
        evening.does(0, Command::StartGame).await.unwrap();
        starters.push(evening.stage().await.game.as_ref().unwrap().seats[0]);
        evening.play_out(game).await;
    }
    assert_eq!(starters, [GuestId(0), GuestId(1), GuestId(0)]);
}
