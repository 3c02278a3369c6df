//! Playing, coming late, going away, and being skipped.

use super::*;

#[test]
pub(super) fn who_has_no_seat_does_not_play() {
    let draw = || play(happiness::Command::DrawCards);
    lobby(2).when(ADA, draw()).refused(Refusal::NoGame);
    let story = game(2).at_the_door(&newcomer(2), key(2)).done();
    let story = story.when(CLEO, draw()).refused(Refusal::NotSeated);
    let story = story.when(CLEO, Command::SitDown).done().when(CLEO, draw()).done();
    story.when(CLEO, Command::SitDown).refused(Refusal::AlreadySeated);
}

#[test]
pub(super) fn the_rules_of_the_game_have_their_own_refusals() {
    let sealed = happiness::Command::SealRanking { face_up: None };
    game(2).when(ADA, play(sealed)).refused(GameRefusal::Happiness(happiness::Refusal::NoCardsYet));
}

#[test]
pub(super) fn a_late_guest_sits_down_while_there_is_room() {
    lobby(2).when(BEN, Command::SitDown).refused(Refusal::NoGame);
    let story = game(10).at_the_door(&newcomer(10), key(10)).done();
    assert!(!story.may(GuestId(10), Ability::SitDown));
    story.when(GuestId(10), Command::SitDown).refused(Refusal::DoorsClosed);
    game(2).over().when(BEN, Command::SitDown).refused(Refusal::DoorsClosed);
    let story = game(2).at_the_door(&newcomer(2), key(2)).done();
    assert!(story.may(CLEO, Ability::SitDown));
    let joined = seat_event(happiness::Event::SeatJoined { seat: Seat(2) });
    story.when(CLEO, Command::SitDown).then([Event::SeatTaken { guest: CLEO }, joined]);
}

#[test]
fn who_left_a_game_comes_back_to_the_same_seat() {
    let story = game(3).when(CLEO, Command::Leave).done();
    assert!(!story.may(CLEO, Ability::SitDown), "who is not at the table sits down nowhere");
    let story = story.at_the_door(&newcomer(2), key(2)).done();
    assert_eq!(story.state.seat_of(CLEO), None, "the old seat is given up");
    let story = story.when(CLEO, play(happiness::Command::DrawCards)).refused(Refusal::NotSeated);
    assert!(story.may(CLEO, Ability::SitDown));
    let resumed = || {
        let returned = seat_event(happiness::Event::SeatReturned { seat: Seat(2) });
        [Event::SeatResumed { guest: CLEO }, returned]
    };
    let story = story.when(CLEO, Command::SitDown).then(resumed());
    assert_eq!(story.state.seat_of(CLEO), Some(Seat(2)));
    assert_eq!(story.state.news, Some(News::SatDown { guest: CLEO }));
    let story = story.when(CLEO, Command::SitDown).refused(Refusal::AlreadySeated);
    let story = story.when(CLEO, play(happiness::Command::DrawCards)).done();
    // As often as they like.
    let story = story.when(CLEO, Command::Leave).done().at_the_door(&newcomer(2), key(2)).done();
    story.when(CLEO, Command::SitDown).then(resumed());
}

#[test]
fn the_seat_of_who_left_waits_for_them_where_there_is_no_other() {
    let story = game(10).when(CLEO, Command::Leave).done();
    let story = story.at_the_door(&newcomer(10), key(10)).done().at_the_door(&newcomer(2), key(2)).done();
    assert!(!story.may(GuestId(10), Ability::SitDown) && story.may(CLEO, Ability::SitDown));
    let story = story.when(GuestId(10), Command::SitDown).refused(Refusal::DoorsClosed);
    assert_eq!(story.when(CLEO, Command::SitDown).done().state.seat_of(CLEO), Some(Seat(2)));
    // When the game is over it waits no longer.
    assert!(!game(2).over().may(BEN, Ability::SitDown));
    game(2).over().when(BEN, Command::SitDown).refused(Refusal::DoorsClosed);
}

/// In records of an earlier day, who left and came back had got a new seat, which is the one that is theirs.
#[test]
fn of_two_seats_the_newer_one_is_a_guests_own() {
    let mut story = game(3).when(CLEO, Command::Leave).done().at_the_door(&newcomer(2), key(2)).done();
    let joined = seat_event(happiness::Event::SeatJoined { seat: Seat(3) });
    story.happened(vec![Event::SeatTaken { guest: CLEO }, joined]);
    assert_eq!(story.state.seat_of(CLEO), Some(Seat(3)));
    let story = story.when(CLEO, Command::SitDown).refused(Refusal::AlreadySeated);
    let story = story.when(CLEO, Command::Leave).done().at_the_door(&newcomer(2), key(2)).done();
    let story = story.when(CLEO, Command::SitDown).done();
    assert_eq!(story.state.seat_of(CLEO), Some(Seat(3)));
}

#[test]
pub(super) fn a_command_for_an_earlier_step_is_too_late_and_one_for_an_earlier_game_is_for_another() {
    let draw = || play(happiness::Command::DrawCards);
    let story = game(2);
    let began = story.state.seq;
    let story = story.late(BEN, began, draw()).done();
    let story = story.late(ADA, began, draw()).refused(Refusal::TooLate);
    let story = story.late(ADA, began, Command::Skip { guest: ADA }).refused(Refusal::TooLate);
    let story = story.late(ADA, Seq(1), draw()).refused(Refusal::AnotherGame);
    let story = story.late(ADA, Seq(1), Command::BreakOff).refused(Refusal::AnotherGame);
    story.late(ADA, began, Command::BreakOff).then([Event::GameBrokenOff]);
}

#[test]
fn what_has_nothing_to_do_with_the_game_is_never_too_late() {
    let story = game(2).sealed();
    let anytime = [
        Command::Rename { name: "Zoë".to_owned() },
        Command::Recolour { badge: badge(20) },
        Command::ChooseFace { face: Face::Ghost },
        Command::ChooseLanguage { language: Language::Fr },
        Command::Leave,
    ];
    anytime.into_iter().fold(story, |story, command| story.late(BEN, Seq(1), command).done());
}

#[test]
pub(super) fn the_host_skips_at_once_and_anybody_after_a_while() {
    let story = game(3).when(BEN, play(happiness::Command::DrawCards)).done();
    let skip = || Command::Skip { guest: ADA };
    assert_eq!(story.may_skip(BEN), []);
    let story = story.when(BEN, skip()).refused(Refusal::TooSoonToSkip);
    let story = story.when(BEN, Command::Skip { guest: CLEO }).refused(Refusal::NotWaitedFor);
    let story = story.when(BEN, Command::Skip { guest: GuestId(9) }).refused(Refusal::NoSuchGuest);
    let story = story.after(Millis(PATIENCE.0 - 1)).when(BEN, skip()).refused(Refusal::TooSoonToSkip);
    let story = story.after(Millis(1));
    assert_eq!(story.may_skip(BEN), [ADA]);
    let lost = seat_event(happiness::Event::TurnSkipped { seat: Seat(0) });
    story.when(BEN, skip()).then([Event::GuestSkipped { guest: ADA }, lost.clone()]);
    let story = game(3).when(BEN, play(happiness::Command::DrawCards)).done();
    story.when(ADA, skip()).then([Event::GuestSkipped { guest: ADA }, lost]);
    lobby(2).when(ADA, skip()).refused(Refusal::NoGame);
}

// GH-6
#[test]
fn skipping_does_not_tell_the_player_in_turn_who_has_agreed() {
    let nobody = game(4).guessed();
    let agree = play(happiness::Command::AgreeToGuess { edition: 5 });
    let ben = game(4).guessed().when(BEN, agree).done();
    assert_eq!(ben.may_skip(ADA), nobody.may_skip(ADA), "the host is in turn and sees whom they may skip");
    assert_eq!(ben.may_skip(ADA), [BEN, CLEO, GuestId(3)]);
    let away =
        [Event::GuestSkipped { guest: BEN }, seat_event(happiness::Event::SeatWentAway { seat: Seat(1) })];
    nobody.when(ADA, Command::Skip { guest: BEN }).then(away.clone());
    let ben = ben.when(CLEO, Command::Skip { guest: BEN }).refused(Refusal::NotWaitedFor);
    ben.when(ADA, Command::Skip { guest: BEN }).then(away);
}

#[test]
fn the_game_is_told_who_went_away_and_who_came_back() {
    lobby(2).errand(Errand::NoteAway(BEN)).then([]);
    let away = seat_event(happiness::Event::SeatWentAway { seat: Seat(1) });
    let back = seat_event(happiness::Event::SeatCameBack { seat: Seat(1) });
    game(3)
        .errand(Errand::NoteBack(BEN))
        .then([])
        .errand(Errand::NoteAway(BEN))
        .then([Event::GuestWentAway { guest: BEN }, away])
        .errand(Errand::NoteAway(BEN))
        .then([])
        .errand(Errand::NoteBack(BEN))
        .then([Event::GuestCameBack { guest: BEN }, back]);
}

#[test]
fn that_somebody_is_back_is_news_until_the_next_step_and_long_enough_to_be_read() {
    let back = |seconds: u64| {
        let story = game(3).errand(Errand::NoteAway(BEN)).done().errand(Errand::NoteBack(BEN)).done();
        story.after(Millis(seconds * 1_000)).when(ADA, play(happiness::Command::DrawCards)).done().state.news
    };
    assert_eq!(back(5), Some(News::CameBack { guest: BEN }), "nobody has read it yet");
    assert_eq!(back(15), None);
    let told = game(3).errand(Errand::NoteAway(BEN)).done().errand(Errand::NoteBack(BEN)).done();
    let same_step = told.after(Millis(60_000)).errand(Errand::NoteAway(CLEO)).done();
    assert_eq!(same_step.state.news, Some(News::WentAway { guest: CLEO }));
}

#[test]
fn everybody_can_leave_in_any_phase() {
    for story in [game(3), game(3).sealed(), game(3).guessed()] {
        let story =
            [CLEO, ADA, BEN].into_iter().fold(story, |story, guest| story.when(guest, Command::Leave).done());
        assert_eq!(story.state.host, None);
        assert!(story.state.game.as_ref().unwrap().state.is_over());
        let story = story.at_the_door(&newcomer(1), key(1)).done().at_the_door(&newcomer(0), key(0)).done();
        story.when(BEN, Command::StartGame).done();
    }
}
