//! How much one guest and one table may do, and that nobody else pays for it.

use std::{sync::Arc, time::Duration};

use journal::MemoryJournal;
use table::{Clock, Command, Dice, Hall, HallSettings, Key, Limits, Rate, Refusal, Sent, Table, TableError};

use crate::support::{id, newcomer, options, refused};

const SECOND: Duration = Duration::from_secs(1);

/// A table of two in a hall with these limits.
struct Scene {
    hall: Hall,
    table: Table,
    keys: [Key; 2],
}

impl Scene {
    async fn with(limits: Limits) -> Scene {
        let settings =
            HallSettings { clock: Clock::paused(), dice: Dice::Seeded(7), limits, ..HallSettings::default() };
        let hall = Hall::with_settings(Arc::new(MemoryJournal::new()), settings);
        let keys = [Key::random(), Key::random()];
        let (table, _) = hall.open(&newcomer("Ada"), &keys[0], &options()).await.unwrap();
        table.join(&newcomer("Ben"), &keys[1]).await.unwrap();
        Scene { hall, table, keys }
    }

    async fn does(&self, guest: usize, command: Command) -> Result<table::Accepted, TableError> {
        self.table.carry_out(&self.keys[guest], &Sent { command, id: None, seen: None }).await
    }

    /// Renames a guest so often, and says how often that was done.
    async fn renames(&self, guest: usize, times: usize) -> usize {
        let mut done = 0;
        for time in 0..times {
            match self.does(guest, Command::Rename { name: format!("N{guest} {time}") }).await {
                Ok(_) => done += 1,
                Err(error) => assert_eq!(error, TableError::Refused(Refusal::TooFast)),
            }
        }
        done
    }
}

#[tokio::test(start_paused = true)]
async fn a_guest_who_commands_without_end_is_slowed_down_and_the_others_are_not() {
    let commands = Rate { at_once: 10, a_second: 2 };
    let scene = Scene::with(Limits { commands, ..Limits::NONE }).await;
    assert_eq!(scene.renames(0, 100).await, 10);
    assert_eq!(scene.does(0, Command::Lock).await, refused(Refusal::TooFast));
    assert!(matches!(
        scene.table.invite_device(&scene.keys[0]).await,
        Err(TableError::Refused(Refusal::TooFast))
    ));
    assert_eq!(scene.renames(1, 5).await, 5, "who did nothing of the kind goes on");
    assert!(scene.table.look(Some(&scene.keys[0])).await.is_ok(), "and looking is free");
    tokio::time::advance(3 * SECOND).await;
    assert_eq!(scene.renames(0, 100).await, 6);
}

#[tokio::test(start_paused = true)]
async fn a_command_that_was_carried_out_is_answered_again_however_many_there_were() {
    let commands = Rate { at_once: 3, a_second: 1 };
    let scene = Scene::with(Limits { commands, ..Limits::NONE }).await;
    let sent = Sent { command: Command::Rename { name: "Bea".to_owned() }, id: id("r"), seen: None };
    let first = scene.table.carry_out(&scene.keys[1], &sent).await;
    assert!(first.is_ok());
    scene.renames(1, 20).await;
    assert_eq!(scene.table.carry_out(&scene.keys[1], &sent).await, first);
}

// A start of a game is a large record, and breaking it off lets the host start the next.
#[tokio::test(start_paused = true)]
async fn a_host_who_starts_and_breaks_off_without_end_fills_no_disk() {
    let bytes = Rate { at_once: 100_000, a_second: 1_000 };
    let scene = Scene::with(Limits { bytes, ..Limits::NONE }).await;
    let mut starts = 0;
    while scene.does(0, Command::StartGame).await.is_ok() {
        starts += 1;
        assert!(starts < 1_000, "nothing holds them up");
        let _ = scene.does(0, Command::BreakOff).await;
    }
    assert!(starts > 3, "{starts}: people who change their mind are not held up");
    assert_eq!(scene.does(1, Command::Leave).await, refused(Refusal::TooFast));
    let (other, _) = scene.hall.open(&newcomer("Cleo"), &Key::random(), &options()).await.unwrap();
    assert!(other.join(&newcomer("Dan"), &Key::random()).await.is_ok(), "other tables hear nothing of it");
    tokio::time::advance(60 * SECOND).await;
    assert!(scene.does(1, Command::Leave).await.is_ok(), "and in a while it may go on");
}

#[tokio::test(start_paused = true)]
async fn a_table_has_so_many_records_and_bytes_and_no_more_also_after_it_slept() {
    let too_long = || TableError::Refused(Refusal::TableTooLong);
    for limits in [Limits { most_records: 20, ..Limits::NONE }, Limits { most_bytes: 2_500, ..Limits::NONE }]
    {
        let scene = Scene::with(limits).await;
        let mut error = None;
        for time in 0..100 {
            let named = scene.does(0, Command::Rename { name: format!("A{time}") }).await;
            error = error.or(named.err());
        }
        assert_eq!(error, Some(too_long()));
        let seq = scene.table.look(None).await.unwrap().seq;
        assert!(seq.0 <= 40, "{seq}");
        crate::support::pass(300 * SECOND).await;
        assert_eq!(scene.hall.live_tables(), 0);
        assert_eq!(scene.does(1, Command::Leave).await, refused(Refusal::TableTooLong));
        let join = scene.table.join(&newcomer("Cleo"), &Key::random()).await;
        assert_eq!(join, Err(too_long()));
        assert!(scene.table.look(Some(&scene.keys[1])).await.is_ok(), "it can still be looked at");
        scene.table.forget(&scene.keys[0]).await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn the_usual_limits_hold_up_nobody_who_plays() {
    let scene = Scene::with(Limits::default()).await;
    // Ten times as fast as anybody taps, for half a minute; and a game started over and over.
    for _ in 0..30 {
        assert_eq!(scene.renames(0, 20).await, 20);
        assert!(scene.does(0, Command::StartGame).await.is_ok());
        assert!(scene.does(0, Command::BreakOff).await.is_ok());
        tokio::time::advance(SECOND).await;
    }
}
