//! Who steers.

use super::*;

#[test]
pub(super) fn only_the_host_steers() {
    let bens = [
        Command::ChooseGame { options: options() },
        Command::ChoosePace { seconds: None },
        Command::Lock,
        Command::SwitchReactions { on: false },
        Command::StartGame,
        Command::BreakOff,
        Command::Remove { guest: ADA },
        Command::HandOver { guest: BEN },
    ];
    for command in bens {
        lobby(2).when(BEN, command).refused(Refusal::NotTheHost);
    }
}

#[test]
fn the_role_is_handed_on_by_choice_and_back() {
    let to = |guest| Event::HostChanged { guest: Some(guest) };
    lobby(2)
        .when(ADA, Command::HandOver { guest: CLEO })
        .refused(Refusal::NoSuchGuest)
        .when(ADA, Command::HandOver { guest: ADA })
        .then([])
        .when(ADA, Command::HandOver { guest: BEN })
        .then([to(BEN)])
        .when(BEN, Command::HandOver { guest: ADA })
        .then([to(ADA)]);
}

#[test]
pub(super) fn the_role_is_taken_over_from_a_host_who_is_away() {
    let story = lobby(2).when(BEN, Command::TakeOver).refused(Refusal::HostIsHere);
    for here in [Nearness::JustGone, Nearness::Unheard] {
        let story = lobby(2).near(ADA, here);
        assert!(!story.may(BEN, Ability::TakeOver), "a screen that blinks is still here");
        story.when(BEN, Command::TakeOver).refused(Refusal::HostIsHere);
    }
    let story = story.near(ADA, Nearness::Away);
    assert!(story.may(BEN, Ability::TakeOver));
    story
        .when(BEN, Command::TakeOver)
        .then([Event::HostChanged { guest: Some(BEN) }])
        .when(BEN, Command::TakeOver)
        .then([]);
}

#[test]
fn the_role_moves_on_only_to_somebody_who_is_here() {
    lobby(3).errand(Errand::MoveHostOn).then([]);
    let story = lobby(3).near(ADA, Nearness::Gone).near(BEN, Nearness::Away);
    story.errand(Errand::MoveHostOn).then([Event::HostChanged { guest: Some(CLEO) }]);
    let story = lobby(2).near(ADA, Nearness::Gone).near(BEN, Nearness::JustGone);
    story.errand(Errand::MoveHostOn).then([]);
}

#[test]
fn a_host_who_leaves_hands_the_role_on_and_the_last_one_leaves_none() {
    let story = lobby(3).near(BEN, Nearness::Gone).when(ADA, Command::Leave);
    let story = story.then([Event::GuestLeft { guest: ADA }, Event::HostChanged { guest: Some(CLEO) }]);
    let story = story.when(BEN, Command::Leave).done().when(CLEO, Command::Leave);
    let story = story.then([Event::GuestLeft { guest: CLEO }, Event::HostChanged { guest: None }]);
    let back = [Event::GuestReturned { guest: BEN }, Event::HostChanged { guest: Some(BEN) }];
    story.errand(Errand::MoveHostOn).then([]).at_the_door(&newcomer(1), key(1)).then(back);
}

/// Whoever comes without their key is a stranger, and would be back at once.
#[test]
fn who_is_shown_out_of_a_locked_door_does_not_come_back_as_somebody_else() {
    let story = lobby(2).when(BEN, Command::ShowOut { guest: ADA }).refused(Refusal::NotTheHost);
    let story = story.when(ADA, Command::ShowOut { guest: ADA }).refused(Refusal::NoSuchGuest);
    let story = story.when(ADA, Command::ShowOut { guest: BEN });
    let story = story.then([Event::GuestShownOut { guest: BEN }, Event::Locked]);
    let story = story.at_the_door(&newcomer(1), key(2)).refused(Refusal::TableLocked);
    let story = story.when(ADA, Command::Unlock).done().at_the_door(&newcomer(1), key(2)).done();
    let story = story.when(ADA, Command::Lock).done().when(ADA, Command::ShowOut { guest: CLEO });
    story.then([Event::GuestShownOut { guest: CLEO }]);
}

#[test]
pub(super) fn who_is_shown_out_stays_out_and_frees_name_and_badge() {
    let story = lobby(2).when(ADA, Command::Remove { guest: ADA }).refused(Refusal::NoSuchGuest);
    let story = story.when(ADA, Command::Remove { guest: CLEO }).refused(Refusal::NoSuchGuest);
    let story = story.when(ADA, Command::Remove { guest: BEN }).then([Event::GuestShownOut { guest: BEN }]);
    assert_eq!(story.state.news, Some(News::ShownOut { name: name("Guest b") }));
    let story = story.at_the_door(&newcomer(1), key(1)).refused(Refusal::ShownOut);
    let story = story.when(ADA, Command::Remove { guest: BEN }).refused(Refusal::NoSuchGuest);
    let story = story.at_the_door(&newcomer(1), key(2)).done();
    assert_eq!(story.state.guests[1].badge, story.state.guests[2].badge);
}
