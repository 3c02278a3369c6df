//! Commands that cross each other, come twice, come late, or come in by another door.

use std::sync::Arc;

use journal::{MemoryJournal, Seq, SqliteJournal};
use rules::{Seat, Slot, happiness::PhaseView};
use table::{Command, GuestId, Key, Refusal, Sent, TableView};

use crate::support::{
    self, Evening, agree, draw, game_of, id, journals::MoodyJournal, journals::Whim, lay, newcomer, refused,
    seal, settle,
};

fn guess(view: &TableView) -> Vec<Slot> {
    match &game_of(view).phase {
        PhaseView::Guessing { guess: Some(guess), .. } => guess.row.clone(),
        other => panic!("nobody is guessing: {other:?}"),
    }
}

fn rename(name: &str) -> Command {
    Command::Rename { name: name.to_owned() }
}

#[tokio::test(start_paused = true)]
async fn two_guests_who_act_in_the_same_instant_both_succeed() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    evening.start_and_seal().await;
    let seen = Some(evening.view(1).await.seq);
    let sent = |command| Sent { command, id: None, seen };
    let (ben, cleo) = tokio::join!(evening.send(1, sent(lay(0, 0))), evening.send(2, sent(lay(1, 0))));
    assert_eq!((ben.is_ok(), cleo.is_ok()), (true, true));
    assert_eq!(guess(&*evening.view(1).await).len(), 2);
}

#[tokio::test(start_paused = true)]
async fn what_has_nothing_to_do_with_the_step_is_not_lost_when_the_step_ends() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    let seen = Some(evening.view(0).await.seq);
    let sent = |command| Sent { command, id: None, seen };
    let all = tokio::join!(
        evening.send(0, sent(draw())),
        evening.send(1, sent(rename("Benny"))),
        evening.send(2, sent(Command::ChooseLanguage { language: decks::Language::Fr })),
        evening.send(0, sent(Command::Lock)),
        evening.send(2, sent(Command::Leave)),
    );
    assert!(all.0.is_ok() && all.1.is_ok() && all.2.is_ok() && all.3.is_ok() && all.4.is_ok(), "{all:?}");
}

#[tokio::test(start_paused = true)]
async fn a_command_that_comes_late_is_refused_and_writes_nothing() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    let seen = Some(evening.view(0).await.seq);
    let sent = |command| Sent { command, id: None, seen };
    let (first, second) = tokio::join!(evening.send(0, sent(draw())), evening.send(1, sent(draw())));
    assert!(first.is_ok());
    assert_eq!(second, refused(Refusal::TooLate));
    assert_eq!(evening.seq().await, first.unwrap().seq);
}

#[tokio::test(start_paused = true)]
async fn a_command_made_for_another_game_is_refused() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    let seen = Some(evening.view(0).await.seq);
    evening.does(0, Command::BreakOff).await.unwrap();
    evening.does(0, Command::StartGame).await.unwrap();
    for command in [draw(), Command::BreakOff, Command::Skip { guest: GuestId(0) }, Command::SitDown] {
        assert_eq!(evening.send(0, Sent { command, id: None, seen }).await, refused(Refusal::AnotherGame));
    }
}

#[tokio::test(start_paused = true)]
async fn the_same_command_twice_counts_once() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    let seen = Some(evening.view(0).await.seq);
    let sent = || Sent { command: draw(), id: id("draw-1"), seen };
    // Two tabs, a double tap, a retry.
    let (one, two) = tokio::join!(evening.send(0, sent()), evening.send(0, sent()));
    assert!(one.is_ok());
    assert_eq!(one, two);
    let before = evening.seq().await;
    assert_eq!(evening.send(0, sent()).await, one);
    assert_eq!(evening.seq().await, before);
    // The name is Ada's own: Ben can use it for his.
    let bens = Sent { command: rename("Benny"), id: id("draw-1"), seen: None };
    assert!(evening.send(1, bens).await.unwrap().seq > before);
}

// F13
#[tokio::test(start_paused = true)]
async fn another_command_under_the_same_name_is_refused_and_changes_nothing() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let sent = |name: &str| Sent { command: rename(name), id: id("r"), seen: None };
    let first = evening.send(1, sent("Benny")).await;
    assert!(first.is_ok());
    assert_eq!(evening.send(1, sent("Benjamin")).await, refused(Refusal::AnotherCommand));
    let lock = Sent { command: Command::Leave, id: id("r"), seen: None };
    assert_eq!(evening.send(1, lock).await, refused(Refusal::AnotherCommand));
    assert_eq!(evening.view(1).await.myself().unwrap().name.as_str(), "Benny");
    // After an hour, a restart and a hundred twins it is still so.
    let restarted = evening.elsewhere();
    drop(evening);
    support::pass(std::time::Duration::from_secs(3600)).await;
    for _ in 0..100 {
        assert_eq!(restarted.send(1, sent("Benny")).await, first);
    }
    assert_eq!(restarted.send(1, sent("Benjamin")).await, refused(Refusal::AnotherCommand));
    assert_eq!(restarted.seq().await, first.unwrap().seq);
}

// F13
#[tokio::test(start_paused = true)]
async fn a_command_is_remembered_while_its_guest_gives_two_hundred_others() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let sent = || Sent { command: rename("Benny"), id: id("first"), seen: None };
    let first = evening.send(1, sent()).await;
    for number in 0..200 {
        let command = rename(&format!("Ben {number}"));
        let name = format!("n{number}");
        evening.send(1, Sent { command, id: id(&name), seen: None }).await.unwrap();
    }
    assert_eq!(evening.send(1, sent()).await, first);
    assert_eq!(evening.view(1).await.myself().unwrap().name.as_str(), "Ben 199");
}

#[tokio::test(start_paused = true)]
async fn the_twin_of_a_goodbye_gets_the_first_answer() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let leave = || Sent { command: Command::Leave, id: id("bye"), seen: None };
    let first = evening.send(1, leave()).await;
    assert!(first.is_ok());
    assert_eq!(evening.send(1, leave()).await, first);
    evening.table.join(&newcomer("Ben"), &evening.keys[1]).await.unwrap();
    assert_eq!(evening.send(1, leave()).await, first, "and does not send them away again");
    assert_eq!(evening.view(1).await.me, Some(GuestId(1)));
}

#[tokio::test(start_paused = true)]
async fn a_command_counts_once_across_a_restart() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let sent = || Sent { command: rename("Benny"), id: id("r"), seen: None };
    let first = evening.send(1, sent()).await;
    let restarted = evening.elsewhere();
    drop(evening);
    restarted.does(1, rename("Benjamin")).await.unwrap();
    assert_eq!(restarted.send(1, sent()).await, first);
    assert_eq!(restarted.view(1).await.myself().unwrap().name.as_str(), "Benjamin");
}

#[tokio::test(start_paused = true)]
async fn nothing_is_told_before_it_is_stored() {
    let journal = MoodyJournal::new();
    let evening = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    let mut screen = evening.attend(0).await;
    screen.view();
    journal.becomes(Whim::Hold);
    let sent = Sent { command: rename("Benny"), id: None, seen: None };
    let mut command = std::pin::pin!(evening.send(1, sent));
    tokio::select! {
        biased;
        answer = &mut command => panic!("answered before it was stored: {answer:?}"),
        view = screen.changed() => panic!("told before it was stored: {view:?}"),
        () = settle() => {}
    }
    journal.becomes(Whim::None);
    let accepted = command.await.unwrap();
    assert_eq!(screen.changed().await.unwrap().seq, accepted.seq);
}

#[tokio::test(start_paused = true)]
async fn two_servers_over_one_journal_lose_nothing_to_each_other() {
    let here = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let there = here.elsewhere();
    let mut screen = there.table.attend(None).await.unwrap();
    here.start_and_seal().await;
    settle().await;
    assert!(matches!(game_of(&screen.view()).phase, PhaseView::Guessing { .. }), "each hears of the other");
    let seen = Some(here.view(1).await.seq);
    let sent = |command| Sent { command, id: None, seen };
    let all = tokio::join!(
        here.send(1, sent(lay(0, 0))),
        there.send(2, sent(lay(1, 0))),
        here.send(2, sent(lay(2, 0))),
        there.send(1, sent(lay(3, 0))),
    );
    assert!(all.0.is_ok() && all.1.is_ok() && all.2.is_ok() && all.3.is_ok(), "{all:?}");
    assert_eq!(guess(&*here.view(1).await).len(), 4);
    assert_eq!(guess(&*there.view(1).await), guess(&*here.view(1).await));
    // The same command through both doors.
    let twin = || Sent { command: lay(4, 0), id: id("last"), seen };
    let (one, two) = tokio::join!(here.send(1, twin()), there.send(1, twin()));
    assert!(one.is_ok());
    assert_eq!(one, two);
    let edition = 5;
    here.does(1, agree(edition)).await.unwrap();
    there.does(2, agree(edition)).await.unwrap();
    assert_eq!(game_of(&*here.view(0).await).history.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_command_that_was_outrun_is_decided_anew() {
    let journal = MoodyJournal::deaf();
    let here = Evening::over(journal.clone(), &["Ada", "Ben", "Cleo"]).await;
    here.start_and_seal().await;
    let there = here.elsewhere();
    let seen = Some(there.view(1).await.seq);
    let at_once = async || {
        settle().await;
        journal.becomes(Whim::None);
    };
    // Both servers decide before either has stored anything.
    let sent = |command, name| Sent { command, id: id(name), seen };
    journal.becomes(Whim::Hold);
    let (one, two, ()) =
        tokio::join!(here.send(1, sent(lay(0, 0), "a")), there.send(2, sent(lay(1, 0), "b")), at_once());
    assert!(one.is_ok() && two.is_ok(), "{one:?} {two:?}");
    assert_ne!(one, two);
    here.does(1, rename("Benny")).await.unwrap();
    assert_eq!(guess(&*here.view(1).await).len(), 2);
    // The same command through both doors counts once.
    here.does(0, Command::ChoosePace { seconds: Some(600) }).await.unwrap();
    let before = here.seq().await;
    journal.becomes(Whim::Hold);
    // What the sender saw through one server, the other reads before it answers.
    let longer = || Sent { command: Command::ExtendDeadline, id: id("c"), seen: Some(before) };
    let (one, two, ()) = tokio::join!(here.send(1, longer()), there.send(1, longer()), at_once());
    assert!(one.is_ok());
    assert_eq!(one, two);
    assert_eq!(here.seq().await, before.next());
    // What the rules do not allow twice is refused to the slower one.
    journal.becomes(Whim::Hold);
    let name = |guest| Sent { command: rename("Zoë"), id: id("d"), seen: Some(Seq(guest)) };
    let (one, two, ()) = tokio::join!(here.send(1, name(1)), there.send(2, name(2)), at_once());
    assert_ne!(one.is_ok(), two.is_ok(), "{one:?} {two:?}");
}

#[tokio::test(start_paused = true)]
async fn a_guest_who_came_in_by_another_server_is_known_here() {
    let here = Evening::of(&["Ada", "Ben"]).await;
    let there = here.elsewhere();
    let mut there_first = here.elsewhere();
    assert_eq!(there.view(0).await.guests.len(), 2);
    there_first.join("Cleo").await;
    let cleo = there_first.keys[2];
    assert_eq!(here.table.look(Some(&cleo)).await.unwrap().me, Some(GuestId(2)));
    assert_eq!(there.table.look(Some(&cleo)).await.unwrap().me, Some(GuestId(2)));
    here.table.forget(&here.keys[0]).await.unwrap();
    settle().await;
    assert_eq!(there.table.look(Some(&cleo)).await, Err(table::TableError::NotFound));
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_turn_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    let open = Arc::downgrade(&journal);
    let evening = Evening::over(journal, &["Ada", "Ben", "Cleo"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(0, draw()).await.unwrap();
    for card in [3, 1, 4] {
        evening.does(0, lay(card, 0)).await.unwrap();
    }
    let mut before = vec![evening.stage().await];
    for guest in 0..3 {
        before.push(evening.view(guest).await);
    }
    let (code, keys) = (evening.table.code(), evening.keys.clone());
    let screen = evening.attend(1).await;
    drop(evening);
    while open.strong_count() > 0 {
        tokio::task::yield_now().await;
    }
    drop(screen);

    let journal = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    let hall = table::Hall::new(journal.clone(), table::Clock::paused(), table::Dice::System);
    let evening = Evening { journal, table: hall.table(code), hall, keys };
    assert!(evening.stage().await.looks_like(&before[0]));
    for guest in 0..3 {
        let view = evening.view(guest).await;
        assert!(view.looks_like(&before[guest + 1]), "guest {guest}:\n{view:?}\n{:?}", before[guest + 1]);
    }
    for card in [0, 2] {
        evening.does(0, lay(card, 0)).await.unwrap();
    }
    evening.does(0, seal()).await.unwrap();
    evening.play_out(1).await;
    let view = evening.view(2).await;
    let ranking: Vec<u8> = game_of(&view).history[0].ranking.iter().map(|slot| slot.0).collect();
    assert_eq!((ranking, game_of(&view).history[0].player), (vec![2, 0, 4, 1, 3], Seat(0)));
}

#[tokio::test(start_paused = true)]
async fn commands_at_one_table_do_not_wait_for_another() {
    let journal = Arc::new(MemoryJournal::new());
    let one = Evening::over(journal.clone(), &["Ada", "Ben"]).await;
    let (other, _) = one.hall.open(&newcomer("Zoë"), &Key::random(), &support::options()).await.unwrap();
    assert_ne!(one.table.code(), other.code());
    assert_eq!(one.hall.live_tables(), 2);
    one.does(0, Command::StartGame).await.unwrap();
    assert!(other.look(None).await.unwrap().game.is_none());
    assert_eq!(other.look(None).await.unwrap().seq, Seq(1));
}
