//! Guests who come, go, come back, and share a table with several screens.

use std::{collections::BTreeSet, time::Duration};

use table::{Ability, Badge, Command, GuestId, Key, News, Refusal, Sent, Standpoint, TableError};

use crate::support::{self, Evening, draw, game_of, id, lay, newcomer, pass, play, refused, settle};

const SECOND: Duration = Duration::from_secs(1);

#[tokio::test(start_paused = true)]
async fn a_stranger_only_looks_on() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let stranger = Key::random();
    let sent = Sent { command: Command::Leave, id: None, seen: None };
    assert_eq!(evening.table.carry_out(&stranger, &sent).await, refused(Refusal::NotAGuest));
    assert_eq!(evening.table.recognize(&stranger).await, Ok(Standpoint::Stranger));
    let view = evening.table.look(Some(&stranger)).await.unwrap();
    assert_eq!((view.me, view.may.len()), (None, 0));
    assert!(matches!(
        evening.table.invite_device(&stranger).await,
        Err(TableError::Refused(Refusal::NotAGuest))
    ));
    assert_eq!(evening.table.forget(&stranger).await, Err(TableError::Refused(Refusal::NotAGuest)));
}

/// Nobody chooses a colour at the door, and nobody is given that of somebody who comes in the same moment.
#[tokio::test(start_paused = true)]
async fn those_who_come_in_the_same_moment_wear_different_colours() {
    let evening = Evening::of(&["Ada"]).await;
    let come = async |name| evening.table.join(&newcomer(name), &Key::random()).await.unwrap();
    let _seats = tokio::join!(come("Bo"), come("Cy"), come("Di"), come("Ed"), come("Flo"), come("Gus"));
    let view = evening.view(0).await;
    let badges: BTreeSet<Badge> = view.guests.iter().map(|guest| guest.badge).collect();
    let faces: BTreeSet<&str> = view.guests.iter().map(|guest| guest.face.slug()).collect();
    assert_eq!((badges.len(), faces.len()), (7, 7));
}

#[tokio::test(start_paused = true)]
async fn a_guest_who_leaves_can_come_back_and_one_who_was_shown_out_cannot() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    evening.does(1, Command::Leave).await.unwrap();
    assert_eq!(evening.table.recognize(&evening.keys[1]).await, Ok(Standpoint::Left(GuestId(1))));
    assert_eq!(evening.does(1, Command::Leave).await, refused(Refusal::NotAGuest));
    assert!(evening.view(0).await.guest(GuestId(1)).unwrap().left);
    assert_eq!(evening.table.join(&newcomer("Ben"), &evening.keys[1]).await, Ok(GuestId(1)));
    assert_eq!(evening.table.recognize(&evening.keys[1]).await, Ok(Standpoint::Here(GuestId(1))));
    evening.does(0, Command::Remove { guest: GuestId(1) }).await.unwrap();
    assert_eq!(evening.table.recognize(&evening.keys[1]).await, Ok(Standpoint::ShownOut));
    let again = evening.table.join(&newcomer("Ben"), &evening.keys[1]).await;
    assert_eq!(again, Err(TableError::Refused(Refusal::ShownOut)));
    assert_eq!(evening.does(1, Command::Leave).await, refused(Refusal::ShownOut));
    assert!(evening.view(0).await.guest(GuestId(1)).is_none());
}

#[tokio::test(start_paused = true)]
async fn the_screens_of_one_who_is_shown_out_go_dark() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let mut phone = evening.attend(1).await;
    let mut laptop = evening.attend(1).await;
    phone.view();
    laptop.view();
    evening.does(0, Command::Remove { guest: GuestId(1) }).await.unwrap();
    for screen in [&mut phone, &mut laptop] {
        let last = screen.changed().await.expect("a last view says why");
        assert_eq!(last.me, None);
        assert!(screen.changed().await.is_none(), "and then the stream ends");
    }
    // Who comes back with the old key is one of the public.
    let mut again = evening.attend(1).await;
    assert_eq!(again.view().me, None);
    evening.does(0, Command::Lock).await.unwrap();
    assert!(again.changed().await.unwrap().locked);
}

#[tokio::test(start_paused = true)]
async fn a_screen_that_closes_late_does_not_take_the_new_one_with_it() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let old = evening.attend(1).await;
    evening.does(1, Command::Leave).await.unwrap();
    evening.table.join(&newcomer("Ben"), &evening.keys[1]).await.unwrap();
    let mut new = evening.attend(1).await;
    new.view();
    drop(old);
    settle().await;
    pass(30 * SECOND).await;
    assert!(evening.view(0).await.guest(GuestId(1)).unwrap().connected);
    evening.does(0, Command::Lock).await.unwrap();
    assert!(new.changed().await.expect("the new screen goes on").locked);
}

#[tokio::test(start_paused = true)]
async fn a_reload_is_not_leaving() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let mut ada = evening.attend(0).await;
    let ben = evening.attend(1).await;
    ada.view();
    drop(ben);
    pass(2 * SECOND).await;
    let _ben = evening.attend(1).await;
    pass(60 * SECOND).await;
    let unseen = tokio::time::timeout(SECOND, ada.changed()).await;
    assert!(unseen.is_err(), "nobody noticed");
}

#[tokio::test(start_paused = true)]
async fn several_screens_of_one_guest_are_one_guest() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let _ada = evening.attend(0).await;
    let (phone, mut laptop) = (evening.attend(1).await, evening.attend(1).await);
    drop(phone);
    pass(60 * SECOND).await;
    assert!(laptop.view().guest(GuestId(1)).unwrap().connected);
    drop(laptop);
    pass(3 * SECOND).await;
    assert!(evening.stage().await.guest(GuestId(1)).unwrap().connected);
    pass(2 * SECOND).await;
    assert!(!evening.stage().await.guest(GuestId(1)).unwrap().connected);
}

#[tokio::test(start_paused = true)]
async fn one_guest_cannot_open_screens_without_end() {
    let evening = Evening::of(&["Ada"]).await;
    let mut screens = Vec::new();
    let full = loop {
        match evening.table.attend(Some(&evening.keys[0])).await {
            Ok(screen) => screens.push(screen),
            Err(error) => break error,
        }
        assert!(screens.len() < 1_000);
    };
    assert_eq!(full, TableError::Busy);
    assert!(screens.len() >= 8);
    screens.pop();
    settle().await;
    evening.attend(0).await;
}

#[tokio::test(start_paused = true)]
async fn a_one_time_link_makes_another_device_the_same_guest() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let link = evening.table.invite_device(&evening.keys[1]).await.unwrap();
    let tablet = Key::random();
    assert_eq!(evening.table.redeem(&link, &tablet).await, Ok(GuestId(1)));
    assert_eq!(evening.table.look(Some(&tablet)).await.unwrap().me, Some(GuestId(1)));
    let expired = Err(TableError::Refused(Refusal::LinkExpired));
    assert_eq!(evening.table.redeem(&link, &Key::random()).await, expired);
    assert_eq!(evening.table.redeem(&Key::random(), &Key::random()).await, expired);
    // Two tabs and two devices, one command: it counts once.
    let rename =
        |name: &str| Sent { command: Command::Rename { name: name.to_owned() }, id: id("r-1"), seen: None };
    let first = evening.table.carry_out(&tablet, &rename("Benny")).await.unwrap();
    assert_eq!(evening.table.carry_out(&evening.keys[1], &rename("Benny")).await, Ok(first));
    // Another one under the same name is told so.
    let another = evening.table.carry_out(&evening.keys[1], &rename("Benjamin")).await;
    assert_eq!(another, Err(TableError::Refused(Refusal::AnotherCommand)));
    assert_eq!(evening.view(0).await.guest(GuestId(1)).unwrap().name.as_str(), "Benny");
    let late = evening.table.invite_device(&evening.keys[1]).await.unwrap();
    pass(601 * SECOND).await;
    assert_eq!(evening.table.redeem(&late, &Key::random()).await, expired);
}

#[tokio::test(start_paused = true)]
async fn the_role_of_a_host_who_is_gone_moves_on_and_back_by_choice() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let ada = evening.attend(0).await;
    let (mut ben, _cleo) = (evening.attend(1).await, evening.attend(2).await);
    drop(ada);
    pass(63 * SECOND).await;
    assert_eq!(ben.view().host, Some(GuestId(0)), "a minute from when the last screen was gone");
    assert!(ben.view().i_may(Ability::TakeOver), "but nobody has to wait for it");
    pass(2 * SECOND).await;
    let view = ben.view();
    assert_eq!((view.host, &view.news), (Some(GuestId(1)), &Some(News::HostNow { guest: GuestId(1) })));
    let _ada = evening.attend(0).await;
    pass(120 * SECOND).await;
    assert_eq!(ben.view().host, Some(GuestId(1)), "it does not move back by itself");
    evening.does(1, Command::HandOver { guest: GuestId(0) }).await.unwrap();
    assert_eq!(ben.view().host, Some(GuestId(0)));
}

#[tokio::test(start_paused = true)]
async fn the_host_of_a_table_that_slept_for_weeks_does_not_keep_it_waiting() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    pass(300 * SECOND).await;
    assert_eq!(evening.hall.live_tables(), 0);
    tokio::time::advance(Duration::from_secs(20 * 86_400)).await;
    let mut ben = evening.attend(1).await;
    assert!(!ben.view().guest(GuestId(0)).unwrap().connected, "nobody is shown who is not there");
    let view = evening.view(1).await;
    assert!(!view.i_may(Ability::TakeOver), "they have a moment to come");
    pass(21 * SECOND).await;
    assert!(ben.view().i_may(Ability::TakeOver));
    pass(60 * SECOND).await;
    assert_eq!(ben.view().host, Some(GuestId(1)));
}

#[tokio::test(start_paused = true)]
async fn the_last_to_leave_leaves_a_table_that_belongs_to_the_first_to_return() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    evening.does(0, Command::Leave).await.unwrap();
    assert_eq!(evening.stage().await.host, Some(GuestId(1)));
    evening.does(1, Command::Leave).await.unwrap();
    assert_eq!(evening.stage().await.host, None);
    pass(400 * SECOND).await;
    evening.table.join(&newcomer("Ada"), &evening.keys[0]).await.unwrap();
    assert_eq!(evening.view(0).await.host, Some(GuestId(0)));
}

// GH-6
#[tokio::test(start_paused = true)]
async fn the_game_does_not_wait_for_a_guest_who_went_away_and_counts_them_again_when_they_are_back() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let (_ada, mut ben, cleo) = (evening.attend(0).await, evening.attend(1).await, evening.attend(2).await);
    evening.start_and_seal().await;
    for card in 0..5 {
        evening.does(1, lay(card, card)).await.unwrap();
    }
    drop(cleo);
    pass(23 * SECOND).await;
    assert!(game_of(&ben.view()).away.is_empty());
    pass(2 * SECOND).await;
    let view = ben.view();
    assert!(game_of(&view).away.contains(rules::Seat(2)), "four seconds to reload, then twenty");
    assert_eq!(view.news, Some(News::WentAway { guest: GuestId(2) }));
    let cleo = evening.attend(2).await;
    let view = ben.changed().await.unwrap();
    assert!(game_of(&view).away.is_empty());
    assert_eq!(view.news, Some(News::CameBack { guest: GuestId(2) }));
    drop(cleo);
    pass(25 * SECOND).await;
    evening.does(1, support::agree(5)).await.unwrap();
    assert_eq!(game_of(&*evening.view(1).await).history.len(), 1, "Ben's agreement is enough");
}

#[tokio::test(start_paused = true)]
async fn a_guest_without_the_script_is_back_with_the_first_page() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let (_ada, mut ben) = (evening.attend(0).await, evening.attend(1).await);
    evening.start_and_seal().await;
    pass(Duration::from_secs(89)).await;
    assert!(ben.view().guest(GuestId(2)).unwrap().connected, "a page is looked at for a while");
    pass(Duration::from_secs(22)).await;
    assert!(game_of(&ben.view()).away.contains(rules::Seat(2)));
    evening.view(2).await;
    let view = ben.changed().await.unwrap();
    assert!(game_of(&view).away.is_empty());
    assert!(view.guest(GuestId(2)).unwrap().connected);
}

#[tokio::test(start_paused = true)]
async fn a_refused_command_shows_all_the_same_that_its_sender_is_here() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let mut ada = evening.attend(0).await;
    pass(Duration::from_secs(100)).await;
    assert!(!ada.view().guest(GuestId(1)).unwrap().connected);
    let sent = Sent { command: Command::StartGame, id: None, seen: None };
    assert_eq!(evening.send(1, sent).await, refused(Refusal::NotTheHost));
    let view = ada.changed().await.unwrap();
    assert!(view.guest(GuestId(1)).unwrap().connected);
}

#[tokio::test(start_paused = true)]
async fn a_screen_that_was_gone_for_seconds_is_shown_to_be_back() {
    let evening = Evening::of(&["Ada", "Ben"]).await;
    let (mut ada, ben) = (evening.attend(0).await, evening.attend(1).await);
    drop(ben);
    pass(10 * SECOND).await;
    assert!(!ada.view().guest(GuestId(1)).unwrap().connected);
    evening.view(1).await;
    settle().await;
    assert!(ada.view().guest(GuestId(1)).unwrap().connected);
}

#[tokio::test(start_paused = true)]
async fn a_game_that_starts_while_a_phone_sleeps_is_told_so() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let (_ada, mut ben, cleo) = (evening.attend(0).await, evening.attend(1).await, evening.attend(2).await);
    drop(cleo);
    pass(40 * SECOND).await;
    evening.does(0, Command::StartGame).await.unwrap();
    settle().await;
    let view = ben.view();
    assert_eq!(view.game.as_ref().unwrap().seats.len(), 3, "Cleo was here a moment ago");
    assert!(game_of(&view).away.contains(rules::Seat(2)), "but is not waited for");
}

#[tokio::test(start_paused = true)]
async fn after_a_wait_anybody_may_go_on_without_a_guest_who_does_not_answer() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let (_ada, mut ben) = (evening.attend(0).await, evening.attend(1).await);
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(1, draw()).await.unwrap();
    let skip = || Command::Skip { guest: GuestId(0) };
    ben.view();
    pass(59 * SECOND).await;
    assert_eq!(evening.does(1, skip()).await, refused(Refusal::TooSoonToSkip));
    assert!(!ben.view().guest(GuestId(0)).unwrap().may_skip);
    pass(SECOND).await;
    let view = ben.view();
    assert!(view.guest(GuestId(0)).unwrap().may_skip, "the button comes by itself");
    evening.does(1, skip()).await.unwrap();
    assert_eq!(ben.view().news, Some(News::Skipped { guest: GuestId(0) }));
}

#[tokio::test(start_paused = true)]
async fn a_skipped_guest_who_is_here_stays_skipped_until_they_act() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    let _screens = evening.attend_all().await;
    evening.start_and_seal().await;
    pass(61 * SECOND).await;
    evening.does(1, Command::Skip { guest: GuestId(2) }).await.unwrap();
    pass(120 * SECOND).await;
    assert!(game_of(&*evening.view(1).await).away.contains(rules::Seat(2)));
    evening.does(2, lay(0, 0)).await.unwrap();
    assert!(game_of(&*evening.view(1).await).away.is_empty());
}

#[tokio::test(start_paused = true)]
async fn who_left_a_running_game_sits_down_again_on_the_same_seat() {
    let evening = Evening::of(&["Ada", "Ben", "Cleo"]).await;
    evening.does(0, Command::StartGame).await.unwrap();
    evening.does(2, Command::Leave).await.unwrap();
    evening.table.join(&newcomer("Cleo"), &evening.keys[2]).await.unwrap();
    let view = evening.view(2).await;
    assert_eq!(view.myself().unwrap().seat, None);
    assert!(view.i_may(Ability::SitDown));
    assert_eq!(evening.does(2, draw()).await, refused(Refusal::NotSeated));
    evening.does(2, Command::SitDown).await.unwrap();
    let view = evening.view(2).await;
    assert_eq!(view.myself().unwrap().seat, Some(rules::Seat(2)));
    assert_eq!((game_of(&view).me, view.game.as_ref().unwrap().seats.len()), (Some(rules::Seat(2)), 3));
    evening.does(2, play(rules::happiness::Command::DrawCards)).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_late_guest_watches_at_once_and_sits_down_when_they_like() {
    let mut evening = Evening::of(&["Ada", "Ben"]).await;
    evening.start_and_seal().await;
    let cleo = evening.join("Cleo").await;
    let view = evening.view(2).await;
    assert_eq!((view.me, view.myself().unwrap().seat), (Some(cleo), None));
    assert_eq!(game_of(&view).me, None);
    evening.does(2, Command::SitDown).await.unwrap();
    assert_eq!(evening.view(2).await.myself().unwrap().seat, Some(rules::Seat(2)));
}
