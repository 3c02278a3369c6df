//! When the journal, a record or the table itself fails: a clear error, nothing half done, and only that
//! table stops.

use std::{sync::Arc, time::Duration};

use journal::{Journal, MemoryJournal, NewRecord, Seq};
use table::{Command, GuestId, Key, Sent, Table, TableError};

use crate::support::{
    self, Evening, draw, game_of, id,
    journals::{MoodyJournal, Whim},
    newcomer, options, pass, settle,
};

const SECOND: Duration = Duration::from_secs(1);

fn rename(name: &str) -> Sent {
    Sent { command: Command::Rename { name: name.to_owned() }, id: id(name), seen: None }
}

async fn another_table(evening: &Evening) -> (Table, Key) {
    let key = Key::random();
    let (table, _) = evening.hall.open(&newcomer("Zoë"), &key, &options()).await.unwrap();
    (table, key)
}

#[tokio::test(start_paused = true)]
async fn a_full_disk_gives_a_clear_error_and_the_table_goes_on_afterwards() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    let mut screen = evening.attend(0).await;
    let before = screen.view();
    journal.becomes(Whim::NoSpace);
    assert_eq!(evening.send(1, rename("Benny")).await, Err(TableError::NoSpace));
    let stranger = evening.table.join(&newcomer("Cleo"), &Key::random()).await;
    assert_eq!(stranger, Err(TableError::NoSpace));
    assert!(evening.view(0).await.looks_like(&before), "looking works, and nothing is half done");
    assert!(evening.hall.open(&newcomer("Dan"), &Key::random(), &options()).await.is_err());
    journal.becomes(Whim::None);
    evening.send(1, rename("Benny")).await.unwrap();
    let view = screen.changed().await.unwrap();
    assert_eq!(view.guest(GuestId(1)).unwrap().name.as_str(), "Benny");
    assert_eq!(view.guests.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_sleeping_table_can_be_looked_at_while_the_disk_is_full() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    evening.does(0, Command::ChoosePace { seconds: Some(60) }).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    pass(300 * SECOND).await;
    journal.becomes(Whim::NoSpace);
    assert_eq!(evening.hall.live_tables(), 0);
    assert!(evening.view(0).await.game.is_some());
}

#[tokio::test(start_paused = true)]
async fn when_the_journal_does_not_say_whether_it_stored_a_command_a_retry_counts_once() {
    for whim in [Whim::Unavailable, Whim::StoredUnavailable] {
        let journal = MoodyJournal::new();
        let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
        let before = evening.seq().await;
        journal.becomes(whim);
        assert_eq!(evening.send(1, rename("Benny")).await, Err(TableError::Unavailable), "{whim:?}");
        journal.becomes(Whim::None);
        let retried = evening.send(1, rename("Benny")).await.unwrap();
        assert_eq!(retried.seq, before.next(), "{whim:?}");
        assert_eq!(evening.seq().await, before.next(), "{whim:?}");
        assert_eq!(evening.view(1).await.myself().unwrap().name.as_str(), "Benny");
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_that_does_not_know_what_was_stored_looks_before_it_answers() {
    let journal = MoodyJournal::deaf();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    journal.becomes(Whim::StoredUnavailable);
    assert_eq!(evening.does(0, draw()).await, Err(TableError::Unavailable));
    journal.becomes(Whim::None);
    assert_eq!(evening.stage().await.seq, evening.seq().await);
    evening.does(0, support::lay(0, 0)).await.unwrap();
}

/// Neither who refuses nor who has nothing to do may go by what they happen to know.
#[tokio::test(start_paused = true)]
async fn a_retry_at_a_server_that_has_not_heard_of_the_first_gets_its_answer() {
    let evening = Evening::over(MoodyJournal::deaf(), &["Ada", "Ben"]).await;
    let elsewhere = evening.elsewhere();
    elsewhere.stage().await;
    evening.does(0, Command::StartGame).await.unwrap();
    let drawn = Sent { command: draw(), id: id("drawn"), seen: None };
    let first = evening.send(0, drawn.clone()).await;
    assert_eq!(elsewhere.send(0, drawn).await, first, "there is no game yet, as far as it knows");
    evening.does(0, Command::Lock).await.unwrap();
    let unlocked = Sent { command: Command::Unlock, id: id("unlocked"), seen: None };
    let first = evening.send(0, unlocked.clone()).await;
    assert_eq!(elsewhere.send(0, unlocked).await, first, "nothing is locked, as far as it knows");
}

#[tokio::test(start_paused = true)]
async fn whoever_came_in_through_another_server_is_known_to_this_one() {
    let mut evening = Evening::over(MoodyJournal::deaf(), &["Ada", "Ben"]).await;
    let elsewhere = evening.elsewhere();
    elsewhere.stage().await;
    evening.join("Cleo").await;
    let sent = elsewhere.table.carry_out(&evening.keys[2], &rename("Clea")).await;
    assert_eq!(sent.unwrap().seq, evening.seq().await);
}

#[tokio::test(start_paused = true)]
async fn an_errand_that_the_journal_did_not_take_is_done_later() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben", "Cleo"]).await;
    let (mut ada, _ben, cleo) = (evening.attend(0).await, evening.attend(1).await, evening.attend(2).await);
    evening.start_and_seal().await;
    drop(cleo);
    journal.becomes(Whim::NoSpace);
    pass(60 * SECOND).await;
    assert!(game_of(&ada.view()).away.is_empty());
    journal.becomes(Whim::None);
    pass(6 * SECOND).await;
    assert!(game_of(&ada.view()).away.contains(rules::Seat(2)));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_be_read_now_can_be_read_later() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    pass(300 * SECOND).await;
    journal.becomes(Whim::Unreadable);
    let (one, two) = tokio::join!(evening.table.look(None), evening.table.look(None));
    assert_eq!((one, two), (Err(TableError::Unavailable), Err(TableError::Unavailable)));
    journal.becomes(Whim::None);
    assert_eq!(evening.stage().await.guests.len(), 2);
    assert_eq!(evening.hall.quarantined_tables(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_record_that_cannot_be_read_stops_its_table_and_no_other() {
    let journal = Arc::new(MemoryJournal::new());
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    let (other, key) = another_table(&evening).await;
    let mut screen = evening.attend(1).await;
    screen.view();
    let nonsense =
        NewRecord { at: evening.hall.now(), payload: "{\"events\":[{\"type\":\"nonsense\"}]}".to_owned() };
    journal.append(evening.table.code().table_id(), evening.seq().await, vec![nonsense]).await.unwrap();
    settle().await;
    assert!(screen.changed().await.is_none(), "its screens end");
    assert_eq!(evening.table.look(None).await, Err(TableError::Damaged));
    assert_eq!(evening.send(0, rename("Ann")).await, Err(TableError::Damaged));
    assert_eq!((evening.hall.quarantined_tables(), evening.hall.live_tables()), (1, 1));
    other.carry_out(&key, &rename("Zora")).await.unwrap();
    // Another server finds the same when it reads the table.
    assert_eq!(evening.elsewhere().table.look(None).await, Err(TableError::Damaged));
}

#[tokio::test(start_paused = true)]
async fn a_broken_chain_stops_its_table() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    pass(300 * SECOND).await;
    journal.becomes(Whim::Damaged);
    let all = tokio::join!(evening.table.look(None), evening.table.look(None), evening.table.look(None));
    assert_eq!(all, (Err(TableError::Damaged), Err(TableError::Damaged), Err(TableError::Damaged)));
    assert_eq!(evening.hall.quarantined_tables(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_panic_closes_one_table_and_everybody_there_is_told() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    let (other, key) = another_table(&evening).await;
    let mut screen = evening.attend(1).await;
    screen.view();
    journal.becomes(Whim::Panic);
    let all = tokio::join!(
        evening.send(0, rename("Ann")),
        evening.table.look(None),
        evening.send(1, rename("Benny")),
    );
    assert_eq!((all.0, all.2), (Err(TableError::Damaged), Err(TableError::Damaged)));
    assert_eq!(all.1, Err(TableError::Damaged));
    assert!(screen.changed().await.is_none());
    journal.becomes(Whim::None);
    assert_eq!(evening.table.look(None).await, Err(TableError::Damaged), "it stays closed");
    assert_eq!((evening.hall.quarantined_tables(), evening.hall.live_tables()), (1, 1));
    other.carry_out(&key, &rename("Zora")).await.unwrap();
    assert_eq!(other.look(None).await.unwrap().seq, Seq(2));
}

#[tokio::test(start_paused = true)]
async fn a_game_goes_on_after_trouble_in_the_middle_of_it() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    for whim in [Whim::NoSpace, Whim::Unavailable, Whim::StoredUnavailable] {
        journal.becomes(whim);
        assert!(evening.does(0, draw()).await.is_err());
    }
    journal.becomes(Whim::None);
    evening.play_out(5).await;
    assert_eq!(game_of(&*evening.view(0).await).history.len(), 2);
}
