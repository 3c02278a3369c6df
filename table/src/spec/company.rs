//! Bots at the table, and bots who stand in.

use bots::Level;

use super::*;
use crate::{
    bot::BotPace,
    guest::{Hands, Standing},
};

const SHARP: Level = Level::Sharp;
const NORMAL: Level = Level::Normal;

fn bot(level: Level) -> Command {
    Command::AddBot { level }
}

/// A lobby of so many people and so many bots, who come after them.
fn mixed(people: usize, bots: usize) -> Story {
    (0..bots).fold(lobby(people), |story, _| story.when(ADA, bot(NORMAL)).done())
}

impl Story {
    fn hands(&self, guest: GuestId) -> Hands {
        self.state.guest(guest).expect("somebody").hands
    }

    fn stand_in(self, guest: GuestId) -> Story {
        self.when(ADA, Command::CallStandIn { guest, level: NORMAL })
    }

    fn seated(&self) -> Vec<GuestId> {
        self.state.game.as_ref().expect("a game").seats.clone()
    }

    fn sees_stand_ins_for(&self, guest: GuestId) -> Vec<GuestId> {
        let view = build_view::view(&self.state, Viewer::Guest(guest), &self.company(), self.now);
        view.guests.iter().filter(|guest| guest.may_stand_in).map(|guest| guest.id).collect()
    }
}

#[test]
fn the_host_asks_bots_in_and_out() {
    let story = lobby(2);
    assert!(story.may(ADA, Ability::AddBot) && !story.may(BEN, Ability::AddBot));
    let story = story.when(BEN, bot(SHARP)).refused(Refusal::NotTheHost).when(ADA, bot(SHARP)).done();
    assert_eq!(story.hands(CLEO), Hands::Bot(SHARP));
    let view = build_view::view(&story.state, Viewer::Stage, &story.company(), story.now);
    let marks: Vec<_> = view.guests.iter().map(|guest| (guest.bot, guest.stand_in)).collect();
    assert_eq!(marks, [(None, None), (None, None), (Some(SHARP), None)], "everybody sees who is a bot");
    let gone = Event::GuestShownOut { guest: CLEO };
    story.when(BEN, Command::Remove { guest: CLEO }).refused(Refusal::NotTheHost);
    let story = mixed(2, 1).when(ADA, Command::Remove { guest: CLEO }).then([gone]);
    assert!(
        matches!(story.state.news, Some(crate::News::BotSentAway { .. })),
        "a bot is not told of as a person"
    );
}

#[test]
fn a_bot_comes_to_a_locked_table() {
    let story = lobby(1).when(ADA, Command::Lock).done().when(ADA, bot(NORMAL)).done();
    assert_eq!(story.state.here().count(), 2);
}

#[test]
fn bots_who_come_and_go_do_not_fill_the_table() {
    let mut story = lobby(2);
    for _ in 0..300 {
        story = story.when(ADA, bot(NORMAL)).done();
        story = story.when(ADA, Command::Remove { guest: CLEO }).done();
    }
    assert_eq!(story.state.guests.len(), 3);
}

#[test]
fn a_bot_that_comes_again_is_not_taken_for_the_one_who_played() {
    let story = mixed(1, 2).when(ADA, Command::StartGame).done();
    let played = story.seated()[1];
    let story = story.when(ADA, Command::Remove { guest: played }).done().when(ADA, bot(NORMAL)).done();
    assert_eq!(story.state.guest(played).unwrap().standing, Standing::ShownOut);
}

#[test]
pub(super) fn nine_bots_are_enough() {
    let story = mixed(1, 9);
    assert!(!story.may(ADA, Ability::AddBot));
    story.when(ADA, bot(NORMAL)).refused(Refusal::EnoughBots);
    let mut full = lobby(MOST_GUESTS);
    assert!(!full.may(ADA, Ability::AddBot));
    full = full.when(ADA, bot(NORMAL)).refused(Refusal::TableFull);
    full.when(ADA, Command::Remove { guest: BEN }).done().when(ADA, bot(NORMAL)).done();
}

#[test]
fn bots_have_names_that_nobody_else_has() {
    let story = mixed(1, 9);
    let guests: Vec<_> = story.state.here().collect();
    for (index, guest) in guests.iter().enumerate() {
        assert!(guests[..index].iter().all(|other| !other.name.looks_like(&guest.name)));
        assert!(guests[..index].iter().all(|other| other.badge != guest.badge));
        assert!(guests[..index].iter().all(|other| other.face != guest.face));
    }
}

#[test]
fn people_have_seats_before_bots() {
    let story = mixed(1, 9);
    // More come than there are seats, and the bots were here first.
    let story = (1..6).fold(story, |story, number| story.at_the_door(&newcomer(number), key(number)).done());
    let story = story.when(ADA, Command::StartGame).done();
    let seated = story.seated();
    assert_eq!(seated.len(), usize::from(*options().seats().end()));
    assert!(story.state.people_here().all(|guest| seated.contains(&guest.id)));
}

#[test]
fn a_bot_that_comes_in_the_middle_of_a_game_sits_down() {
    let story = game(2).when(ADA, bot(NORMAL)).done();
    assert_eq!(story.seated(), [ADA, BEN, CLEO]);
    assert_eq!(story.state.played_by_bots().count(), 1);
}

#[test]
pub(super) fn a_bot_is_never_host() {
    mixed(1, 1).when(ADA, Command::HandOver { guest: BEN }).refused(Refusal::NotForBots);
    let story = mixed(1, 2).when(ADA, Command::Leave).done();
    assert_eq!(story.state.host, None);
    let story = mixed(1, 1).near(ADA, Nearness::Gone);
    story.errand(Errand::MoveHostOn).then([]);
}

#[test]
fn the_host_says_how_fast_bots_play() {
    let pace = |pace| Command::ChooseBotPace { pace };
    lobby(2)
        .when(BEN, pace(BotPace::Quick))
        .refused(Refusal::NotTheHost)
        .when(ADA, pace(BotPace::Quick))
        .then([Event::BotPaceChosen { pace: BotPace::Quick }])
        .when(ADA, pace(BotPace::Quick))
        .then([]);
}

#[test]
pub(super) fn anybody_asks_the_bots_to_go_ahead() {
    let asked = Event::BotsAsked { guest: BEN };
    mixed(2, 2).when(BEN, Command::AskBots).refused(Refusal::NoGame);
    let story = mixed(2, 2).when(ADA, Command::StartGame).done();
    assert!(!story.may(BEN, Ability::AskBots), "Ben could draw for Ada himself");
    let story = story.when(BEN, Command::AskBots).refused(Refusal::NoBotToAsk).sealed();
    assert!(story.may(BEN, Ability::AskBots) && !story.may(ADA, Ability::AskBots), "Ada sees no guess");
    let story = story.when(BEN, Command::AskBots).then([asked]);
    assert!(!story.may(BEN, Ability::AskBots));
    let story = story.when(BEN, Command::AskBots).then([]);
    let bots = [CLEO, GuestId(3)];
    let guess = |card| play(happiness::Command::LayToken { card: Slot(card), place: card });
    let story = (0..5).fold(story, |story, card| story.when(CLEO, guess(card)).done());
    let agree = || play(happiness::Command::AgreeToGuess { edition: 5 });
    let story = [BEN, bots[0], bots[1]].into_iter().fold(story, |story, it| story.when(it, agree()).done());
    assert!(!story.state.game.as_ref().unwrap().bots_asked, "it was for that step");
}

#[test]
pub(super) fn a_bot_stands_in_for_one_who_is_away_and_gives_the_seat_back() {
    let story = game(3).stand_in(BEN).refused(Refusal::PlaysThemselves);
    assert!(story.sees_stand_ins_for(ADA).is_empty());
    let story = story.near(BEN, Nearness::Away).errand(Errand::NoteAway(BEN)).done();
    assert_eq!(story.sees_stand_ins_for(ADA), [BEN]);
    let story = story.stand_in(BEN).then([
        Event::StandInCame { guest: BEN, level: NORMAL },
        seat_event(happiness::Event::SeatCameBack { seat: Seat(1) }),
    ]);
    assert_eq!(story.state.played_by_bots().collect::<Vec<_>>(), [(BEN, NORMAL, Seat(1))]);
    assert!(story.sees_stand_ins_for(ADA).is_empty());
    let story = story.stand_in(BEN).then([]);
    let story = story.near(BEN, Nearness::Connected).errand(Errand::NoteBack(BEN));
    let story = story.then([Event::StandInWent { guest: BEN }]);
    assert_eq!((story.hands(BEN), story.state.seat_of(BEN)), (Hands::Own, Some(Seat(1))));
}

#[test]
fn a_bot_stands_in_for_one_who_has_left_and_gives_the_seat_back() {
    let story = game(3).when(BEN, Command::Leave).done();
    assert_eq!(story.state.seat_of(BEN), None);
    let story = story.stand_in(BEN).done();
    assert_eq!(story.state.played_by_bots().collect::<Vec<_>>(), [(BEN, NORMAL, Seat(1))]);
    let story = story.at_the_door(&newcomer(1), key(1));
    let story = story.then([Event::GuestReturned { guest: BEN }, Event::StandInWent { guest: BEN }]);
    assert_eq!((story.hands(BEN), story.state.seat_of(BEN)), (Hands::Own, Some(Seat(1))));
}

#[test]
fn a_stand_in_is_sent_away() {
    let away = game(3).near(BEN, Nearness::Away).errand(Errand::NoteAway(BEN)).done().stand_in(BEN).done();
    let dismiss = Command::DismissStandIn { guest: BEN };
    away.when(CLEO, dismiss.clone()).refused(Refusal::NotTheHost).when(ADA, dismiss.clone()).then([
        Event::StandInWent { guest: BEN },
        seat_event(happiness::Event::SeatWentAway { seat: Seat(1) }),
    ]);
    let left =
        game(3).when(BEN, Command::Leave).done().stand_in(BEN).done().when(ADA, dismiss.clone()).done();
    assert_eq!((left.hands(BEN), left.state.seat_of(BEN)), (Hands::Own, None));
    left.when(ADA, dismiss).then([]);
}

#[test]
fn only_the_host_calls_a_stand_in_at_once() {
    let call = || Command::CallStandIn { guest: BEN, level: SHARP };
    let story = game(3).near(BEN, Nearness::JustGone).when(CLEO, call()).refused(Refusal::TooSoonToSkip);
    assert!(story.sees_stand_ins_for(CLEO).is_empty());
    let story = story.after(PATIENCE);
    assert_eq!(story.sees_stand_ins_for(CLEO), [BEN]);
    story.when(CLEO, call()).done();
}

#[test]
pub(super) fn nobody_stands_in_without_a_seat() {
    lobby(2).near(BEN, Nearness::Away).stand_in(BEN).refused(Refusal::NoGame);
    game(2).stand_in(GuestId(7)).refused(Refusal::NoSuchGuest);
    let watcher = game(2).at_the_door(&newcomer(2), key(2)).done().near(CLEO, Nearness::Away);
    watcher.stand_in(CLEO).refused(Refusal::NoSuchGuest);
    let story = mixed(2, 1).when(ADA, Command::StartGame).done();
    story.stand_in(CLEO).refused(Refusal::BotAlready);
    let story = game(3).when(ADA, Command::Remove { guest: BEN }).done();
    story.stand_in(BEN).refused(Refusal::NoSuchGuest);
}

#[test]
fn stand_ins_go_home_with_the_game() {
    let story = game(3).near(BEN, Nearness::Away).stand_in(BEN).done().when(ADA, Command::BreakOff).done();
    assert_eq!(story.hands(BEN), Hands::Own);
}

#[test]
fn a_bot_that_was_not_waited_for_comes_back_in_the_next_step() {
    let story = mixed(2, 1).when(ADA, Command::StartGame).done().guessed();
    let story = story.when(ADA, Command::Skip { guest: CLEO }).done();
    let away = seat_event(happiness::Event::SeatCameBack { seat: Seat(2) });
    story.errand(Errand::BringBotsBack).then([away]).errand(Errand::BringBotsBack).then([]);
}

#[test]
fn who_leaves_takes_their_stand_in_along() {
    let story = game(3).near(BEN, Nearness::Away).stand_in(BEN).done().when(BEN, Command::Leave).done();
    assert_eq!((story.hands(BEN), story.state.seat_of(BEN)), (Hands::Own, None));
    assert_eq!(story.sees_stand_ins_for(ADA), [BEN], "and may have one again");
}

#[test]
fn who_was_skipped_while_a_bot_played_for_them_is_back_with_the_seat() {
    let story =
        game(3).near(CLEO, Nearness::Away).errand(Errand::NoteAway(CLEO)).done().stand_in(CLEO).done();
    let story = story.guessed().when(ADA, Command::Skip { guest: CLEO }).done();
    let story = story.near(CLEO, Nearness::Connected).errand(Errand::NoteBack(CLEO));
    story.then([
        Event::StandInWent { guest: CLEO },
        seat_event(happiness::Event::SeatCameBack { seat: Seat(2) }),
    ]);
}
