//! The door of a table: who finds it open, who finds a wall, and how little it takes to ask.

use table::{
    Command, Declined, GuestId, Key, LookAs, Refusal, Sent, StagePass, Standpoint, Table, TableError, Visit,
    Welcome,
};

use crate::support::{self, Evening, newcomer};

fn sent(command: Command) -> Sent {
    Sent { command, id: None, seen: None }
}

/// What every question to a table is answered with when nothing comes of it.
async fn answers(table: &Table, key: &Key) -> Vec<TableError> {
    vec![
        table.visit(Some(key), LookAs::Myself).await.unwrap_err(),
        table.visit(None, LookAs::Stage).await.unwrap_err(),
        table.attend(Some(key)).await.unwrap_err(),
        table.attend_as_guest(Some(key)).await.unwrap_err(),
        table.join(&newcomer("Eve"), key).await.unwrap_err(),
        table.join_or_look(&newcomer("Eve"), key).await.unwrap_err().into(),
        table.carry_out(key, &sent(Command::Leave)).await.unwrap_err(),
        table.carry_out_or_look(key, &sent(Command::Leave)).await.unwrap_err().into(),
        table.invite_device(key).await.unwrap_err(),
        table.redeem(&Key::random(), key).await.unwrap_err(),
        table.forget(key).await.unwrap_err(),
    ]
}

#[tokio::test(start_paused = true)]
async fn a_stranger_finds_a_wall_where_the_door_is_shut_whatever_they_ask() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let stranger = Key::random();
    let open = evening.table.clone().knocked_at(Some(&stranger), None);
    assert_eq!(open.recognize(&stranger).await, Ok(Standpoint::Stranger));
    evening.does(0, Command::Lock).await.unwrap();
    assert_eq!(answers(&open, &stranger).await, vec![TableError::NotFound; 11]);
    let wrong = StagePass::shown("00112233445566778899aabbccddeeff");
    let passed = evening.table.clone().knocked_at(None, Some(&wrong));
    assert_eq!(answers(&passed, &stranger).await, vec![TableError::NotFound; 11]);
}

#[tokio::test(start_paused = true)]
async fn a_pass_from_when_the_door_was_open_lets_look_on_and_no_more() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let Visit { door, .. } = evening.table.visit(None, LookAs::Stage).await.unwrap();
    assert_eq!((door.standpoint, door.welcome), (Standpoint::Stranger, Welcome::Open));
    evening.does(0, Command::Lock).await.unwrap();
    let stranger = Key::random();
    let table = evening.table.clone().knocked_at(Some(&stranger), Some(&door.pass));
    let Visit { door, view } = table.visit(Some(&stranger), LookAs::Myself).await.unwrap();
    assert_eq!((door.standpoint, door.welcome), (Standpoint::Stranger, Welcome::Shut));
    assert_eq!((view.me, view.locked), (None, true));
    table.attend(None).await.unwrap();
    assert_eq!(table.attend_as_guest(None).await.unwrap_err(), Refusal::NotAGuest.into());
    assert_eq!(table.join(&newcomer("Eve"), &stranger).await, Err(Refusal::TableLocked.into()));
    assert_eq!(table.carry_out(&stranger, &sent(Command::Unlock)).await, Err(Refusal::NotAGuest.into()));
}

#[tokio::test(start_paused = true)]
async fn those_who_belong_to_the_table_find_it_behind_a_shut_door() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    evening.does(1, Command::Leave).await.unwrap();
    evening.does(0, Command::Remove { guest: GuestId(2) }).await.unwrap();
    evening.does(0, Command::Lock).await.unwrap();
    for (guest, standpoint) in
        [(0, Standpoint::Here(GuestId(0))), (1, Standpoint::Left(GuestId(1))), (2, Standpoint::ShownOut)]
    {
        let key = Some(&evening.keys[guest]);
        let table = evening.table.clone().knocked_at(key, None);
        let Visit { door, view } = table.visit(key, LookAs::Myself).await.unwrap();
        assert_eq!((door.standpoint, view.me.is_some()), (standpoint, guest == 0));
        let attends = table.attend_as_guest(key).await.map(|attendance| attendance.viewer());
        let refusal = if guest == 2 { Refusal::ShownOut } else { Refusal::NotAGuest };
        assert_eq!(attends.err(), (guest > 0).then_some(TableError::Refused(refusal)));
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_wants_to_show_a_page_gets_the_table_with_the_refusal() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let before = evening.hall.questions();
    let ben = &evening.keys[1];
    let Declined { error, view } =
        evening.table.carry_out_or_look(ben, &sent(Command::Lock)).await.unwrap_err();
    assert_eq!((error, view.unwrap().me), (Refusal::NotTheHost.into(), Some(GuestId(1))));
    let eve = Key::random();
    let Declined { error, view } = evening.table.join_or_look(&newcomer("Ada"), &eve).await.unwrap_err();
    assert!(matches!(error, TableError::Refused(Refusal::Name(_))), "{error}");
    assert_eq!(view.unwrap().me, None, "they are no guest yet");
    assert_eq!(evening.hall.questions() - before, 2, "and each was one question");
}

/// A shared screen in somebody's hand does not make its owner present.
#[tokio::test(start_paused = true)]
async fn who_looks_as_the_stage_does_not_count_as_here() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let mut ada = evening.attend(0).await;
    support::pass(std::time::Duration::from_secs(100)).await;
    assert!(!ada.view().guest(GuestId(1)).unwrap().connected);
    let ben = Some(&evening.keys[1]);
    let Visit { door, view } = evening.table.visit(ben, LookAs::Stage).await.unwrap();
    assert_eq!((door.standpoint, view.me), (Standpoint::Here(GuestId(1)), None));
    assert!(!ada.view().guest(GuestId(1)).unwrap().connected);
    evening.table.visit(ben, LookAs::Myself).await.unwrap();
    support::settle().await;
    assert!(ada.view().guest(GuestId(1)).unwrap().connected);
}
