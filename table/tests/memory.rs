//! What a table keeps, what it lets go, and what it forgets for good.

use std::{collections::HashSet, sync::Arc, time::Duration};

use journal::{Journal, MemoryJournal, Millis, NewRecord, PAGE_RECORDS};
use table::{
    Clock, Code, Command, Dice, GuestId, Hall, HallSettings, Key, NameRefusal, Note, PutAside, Refusal,
    Retention, TableChance, TableError, Tidied,
};
use tokio::time::Instant;

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

/// How many tables a round deletes that gives nobody time to bring them back.
async fn deleted_at_once(hall: &Hall, life: Millis) -> usize {
    let tidied = hall.tidy(Retention { life, grace: Millis(0) }).await.unwrap();
    assert_eq!(tidied.put_aside, tidied.deleted);
    tidied.deleted
}

fn days(days: u64) -> Millis {
    Millis(days * DAY.as_millis() as u64)
}

/// What a round puts aside and deletes that keeps tables for 90 days, and what it puts aside for 7.
async fn tidied(hall: &Hall) -> (usize, usize) {
    let Tidied { put_aside, deleted } =
        hall.tidy(Retention { life: days(90), grace: days(7) }).await.unwrap();
    (put_aside, deleted)
}

#[tokio::test(start_paused = true)]
async fn a_table_that_another_server_has_written_to_since_is_not_deleted() {
    let here = Evening::of(&["Ada", "Ben"]).await;
    tokio::time::advance(91 * DAY).await;
    assert_eq!(tidied(&here.hall).await, (1, 0));
    tokio::time::advance(3 * DAY).await;
    // The other one knows nothing of the note.
    let clock = Clock::Paused { began: Instant::now(), at: here.hall.now() };
    let there = Hall::new(here.journal.clone(), clock, Dice::Seeded(2));
    there.table(here.table.code()).join(&newcomer("Cleo"), &Key::random()).await.unwrap();
    let records = here.records().await;
    tokio::time::advance(5 * DAY).await;
    assert_eq!(tidied(&here.hall).await, (0, 0));
    assert_eq!(here.records().await, records, "nothing is lost");
    assert!(here.table.look(Some(&here.keys[0])).await.is_ok(), "and it is found here, too");
}

#[tokio::test(start_paused = true)]
async fn a_table_is_put_aside_for_a_week_before_it_is_deleted() {
    let old = Evening::of(&["Ada", "Ben"]).await;
    let mut screen = old.attend(0).await;
    tokio::time::advance(91 * DAY).await;
    screen.view();
    assert_eq!(tidied(&old.hall).await, (1, 0));
    while screen.changed().await.is_some() {}
    let records = old.records().await;
    assert!(!records.is_empty(), "its records are kept");
    assert_eq!(old.table.look(None).await, Err(TableError::NotFound), "and nobody finds it");
    assert_eq!(old.table.look(Some(&old.keys[0])).await, Err(TableError::NotFound));
    let join = old.table.join(&newcomer("Cleo"), &Key::random()).await;
    assert_eq!(join, Err(TableError::NotFound));
    tokio::time::advance(6 * DAY).await;
    assert_eq!(tidied(&old.hall).await, (0, 0));
    assert_eq!(old.records().await, records);
    tokio::time::advance(DAY).await;
    assert_eq!(tidied(&old.hall).await, (0, 1));
    assert!(old.records().await.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_table_that_was_put_aside_is_brought_back_while_the_server_runs_and_after_it_stopped() {
    let data = tempfile::tempdir().unwrap();
    let journal = Arc::new(MemoryJournal::new());
    let clock = Clock::paused();
    let hall = || {
        let put_aside = PutAside::in_folder(data.path()).unwrap();
        let settings = HallSettings { clock: clock.clone(), put_aside, ..HallSettings::default() };
        Hall::with_settings(journal.clone(), settings)
    };
    let first = hall();
    let key = Key::random();
    let (table, _) = first.open(&newcomer("Ada"), &key, &options()).await.unwrap();
    table.join(&newcomer("Ben"), &Key::random()).await.unwrap();
    let code = table.code();
    for brought_back_by in ["another program", "another program while the server is down"] {
        tokio::time::advance(91 * DAY).await;
        assert_eq!(tidied(&first).await, (1, 0), "{brought_back_by}");
        // Another server over the same folder knows it, too.
        assert_eq!(hall().table(code).look(None).await, Err(TableError::NotFound));
        let beside = PutAside::in_folder(data.path()).unwrap();
        assert_eq!(beside.notes(), [(code, Note::Aside(first.now()))]);
        assert!(beside.bring_back(code, first.now()).unwrap());
        let now = if brought_back_by == "another program" { first.clone() } else { hall() };
        assert_eq!(now.table(code).look(Some(&key)).await.unwrap().guests.len(), 2);
        tokio::time::advance(30 * DAY).await;
        assert_eq!(tidied(&now).await, (0, 0), "it counts as touched when it was brought back");
        assert_eq!(tidied(&first).await, (0, 0));
    }
    let beside = PutAside::in_folder(data.path()).unwrap();
    assert!(!beside.bring_back(code, first.now()).unwrap(), "what is there need not be brought back");
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_brought_back_in_the_moment_it_is_put_aside_is_found() {
    let data = tempfile::tempdir().unwrap();
    let beside = || PutAside::in_folder(data.path()).unwrap();
    let settings = HallSettings { clock: Clock::paused(), put_aside: beside(), ..HallSettings::default() };
    let hall = Hall::with_settings(Arc::new(MemoryJournal::new()), settings);
    let (table, _) = hall.open(&newcomer("Ada"), &Key::random(), &options()).await.unwrap();
    table.join(&newcomer("Ben"), &Key::random()).await.unwrap();
    tokio::time::advance(91 * DAY).await;
    let (tidied, found) = tokio::join!(tidied(&hall), async {
        while beside().notes().is_empty() {
            tokio::task::yield_now().await;
        }
        // The table has a letter that tells it to leave, and has not read it: ours lies behind it.
        assert!(beside().bring_back(table.code(), hall.now()).unwrap());
        table.look(None).await
    });
    assert_eq!(tidied, (1, 0));
    assert_eq!(found.map(|view| view.guests.len()), Ok(2));
}

#[tokio::test(start_paused = true)]
async fn whoever_touches_a_table_in_the_last_moment_keeps_it() {
    let old = Evening::of(&["Ada", "Ben"]).await;
    tokio::time::advance(91 * DAY).await;
    let (cleo, key) = (newcomer("Cleo"), Key::random());
    let (joined, tidied) = tokio::join!(old.table.join(&cleo, &key), async {
        // The letter of the newcomer is on its way when the round begins.
        tokio::task::yield_now().await;
        tidied(&old.hall).await
    },);
    assert_eq!((joined, tidied), (Ok(GuestId(2)), (0, 0)));
    assert_eq!(old.stage().await.guests.len(), 3);
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
    assert_eq!(deleted_at_once(&old.hall, life).await, 0);
    let (young, _) = old.hall.open(&newcomer("Cleo"), &Key::random(), &options()).await.unwrap();
    young.join(&newcomer("Dan"), &Key::random()).await.unwrap();
    tokio::time::advance(2 * DAY).await;
    assert_eq!(deleted_at_once(&old.hall, life).await, 1);
    assert!(old.records().await.is_empty());
    assert!(young.look(None).await.is_ok());
    assert_eq!(deleted_at_once(&old.hall, life).await, 0);
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
    assert_eq!(deleted_at_once(&damaged.hall, life).await, 2);
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
            evening.does(0, Command::CloseGame).await.unwrap();
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
