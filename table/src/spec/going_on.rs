//! From the end of a game to what comes next.

use super::*;

const DAN: GuestId = GuestId(3);

/// The end of a game of four.
fn end_of_four() -> Story {
    let mut story = game(4);
    for guest in [BEN, CLEO, DAN] {
        story = story.when(guest, Command::Leave).done();
    }
    assert!(story.state.game.as_ref().unwrap().state.is_over());
    for guest in 1..4 {
        story = story.at_the_door(&newcomer(guest), key(guest)).done();
    }
    story
}

fn wish(guest: GuestId) -> Event {
    Event::GoOnWished { guest }
}

fn wishes(story: &Story) -> Vec<GuestId> {
    build_view::view(&story.state, Viewer::Stage, &story.company(), story.now).game.unwrap().wishes
}

#[test]
fn one_tap_of_a_guest_is_a_wish_and_most_people_go_on() {
    let story = end_of_four();
    assert!(story.may(BEN, Ability::CloseGame));
    let story = story.when(BEN, Command::CloseGame).then([wish(BEN)]);
    let story = story.when(BEN, Command::CloseGame).then([]);
    let story = story.when(CLEO, Command::CloseGame).then([wish(CLEO)]);
    assert_eq!(wishes(&story), [BEN, CLEO], "two of four are not most");
    story.when(DAN, Command::CloseGame).then([Event::GameClosed]);
}

#[test]
fn the_host_goes_on_at_once() {
    let story = end_of_four().when(BEN, Command::CloseGame).then([wish(BEN)]);
    story.when(ADA, Command::CloseGame).then([Event::GameClosed]);
}

#[test]
fn most_are_counted_among_the_people_who_are_here() {
    // A bot is nobody who would like to see the results.
    let bot = Command::AddBot { level: bots::Level::Normal };
    let story = end_of_four().when(ADA, bot.clone()).done().when(ADA, bot).done();
    let story = story.when(BEN, Command::CloseGame).then([wish(BEN)]);
    // Cleo has put her phone away, and so has the host: Ben alone would be half.
    let story = story.near(CLEO, Nearness::JustGone).near(ADA, Nearness::Away);
    let story = story.when(BEN, Command::CloseGame).then([]);
    let story = story.near(DAN, Nearness::Gone);
    story.when(BEN, Command::CloseGame).then([Event::GameClosed]);
    // A wish of somebody who is not here does not count.
    let story = end_of_four().when(BEN, Command::CloseGame).done().when(CLEO, Command::CloseGame).done();
    let story = story.near(BEN, Nearness::Gone);
    story.when(DAN, Command::CloseGame).then([Event::GameClosed]);
    let story = end_of_four().when(BEN, Command::CloseGame).done();
    story.near(BEN, Nearness::Gone).when(CLEO, Command::CloseGame).then([wish(CLEO)]);
}

/// GH-3: somebody else begins each time, whichever way the table goes on; a game that was stopped was none.
#[test]
fn who_begins_moves_on_with_every_game() {
    let first = |story: &Story| story.state.game.as_ref().unwrap().seats[0];
    let next = |kind| Command::NextGame { options: GameOptions::default_of(kind) };
    let story = end_of_four();
    assert_eq!(first(&story), ADA);
    let again = end_of_four().when(ADA, Command::StartGame).done();
    assert_eq!(first(&again), BEN);
    let another = story.when(ADA, next(GameKind::Colours)).done();
    assert_eq!(first(&another), BEN);
    let lobby = end_of_four().when(ADA, Command::CloseGame).done().when(ADA, Command::StartGame).done();
    assert_eq!(first(&lobby), BEN);
    let stopped = again.when(ADA, next(GameKind::Colours)).done();
    assert_eq!(first(&stopped), BEN);
}

#[test]
fn the_host_starts_another_game_at_once_and_stops_one_for_it() {
    let colours = GameOptions::default_of(GameKind::Colours);
    let next = Command::NextGame { options: colours.clone() };
    let kinds = |story: &Story| -> Vec<&str> {
        let Some(Ok(events)) = &story.answer else { panic!("refused") };
        let kind = |event: &Event| match event {
            Event::GameBrokenOff => "stopped",
            Event::GameChosen { .. } => "chosen",
            Event::GameStarted { .. } => "started",
            _ => "other",
        };
        events.iter().map(kind).collect()
    };
    let story = end_of_four().when(BEN, next.clone()).refused(Refusal::NotTheHost);
    assert!(story.may(ADA, Ability::NextGame) && !story.may(BEN, Ability::NextGame));
    let story = story.when(ADA, next.clone()).done();
    assert_eq!(kinds(&story), ["chosen", "started"]);
    assert_eq!((story.state.games_played, &story.state.chosen), (1, &colours));
    let story = story.when(ADA, next.clone()).done();
    assert_eq!(kinds(&story), ["stopped", "started"], "the same is started again");
    assert_eq!(story.state.games_played, 1);
    // A page of an earlier game stops none.
    let seen = Seq(story.state.game_began.0 - 1);
    story.late(ADA, seen, next.clone()).refused(Refusal::AnotherGame);
    let alone = rules::colours::Refusal::WrongNumberOfPlayers { least: 4, most: 14 };
    let _ = alone;
    assert!(matches!(lobby(2).when(ADA, next).answer, Some(Err(Refusal::Game(_)))), "too few");
}

#[test]
fn the_last_game_is_seen_again_by_those_who_sat_in_it_until_the_next_begins() {
    let seen = |story: &Story, guest| {
        build_view::last_game(&story.state, Viewer::Guest(guest), &story.company(), story.now).game
    };
    let story = end_of_four();
    let at_the_end = |guest| {
        build_view::view(&story.state, Viewer::Guest(guest), &story.company(), story.now).game.unwrap()
    };
    let (ada, ben) = (at_the_end(ADA), at_the_end(BEN));
    let story = end_of_four();
    assert!(!story.may(ADA, Ability::LookBack), "it is on the table still");
    let story = story.when(ADA, Command::CloseGame).done();
    let story = story.at_the_door(&newcomer(4), key(4)).done();
    assert_eq!((seen(&story, ADA), seen(&story, BEN)), (Some(ada), Some(ben)));
    assert!(story.may(ADA, Ability::LookBack) && story.may(BEN, Ability::LookBack));
    let late = GuestId(4);
    assert_eq!((seen(&story, late), story.may(late, Ability::LookBack)), (None, false));
    let stage = build_view::last_game(&story.state, Viewer::Stage, &story.company(), story.now);
    assert_eq!(stage.game, None);
    let story = story.when(ADA, Command::StartGame).done().when(ADA, Command::BreakOff).done();
    assert_eq!((seen(&story, ADA), story.may(ADA, Ability::LookBack)), (None, false), "another has begun");
}
