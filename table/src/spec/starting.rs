//! Choosing, starting and ending a game.

use super::*;

#[test]
pub(super) fn a_game_that_can_never_be_played_is_not_chosen() {
    let choose = |options: Options| Command::ChooseGame { options: GameOptions::Happiness(options) };
    let set = |name: &str| vec![name.to_owned()];
    lobby(1)
        .when(ADA, choose(Options { sets: set("nowhere"), ..Options::default() }))
        .refused(Refusal::NoSuchSet);
    let few = GameRefusal::Happiness(happiness::Refusal::TooFewCards);
    lobby(1).when(ADA, choose(Options { sets: vec![], ..Options::default() })).refused(few);
    let peek = happiness::Peek::Hidden;
    lobby(1).when(ADA, choose(Options { peek, ..Options::default() })).then([]);
    let seven = Options { cards: 7, help: Help::OneFaceUp, ..Options::default() };
    let chosen = Event::GameChosen { options: GameOptions::Happiness(seven.clone()) };
    let often = Options { sets: [set("base"), set("base"), set("base")].concat(), ..seven };
    lobby(1).when(ADA, choose(often)).then([chosen]);
}

#[test]
fn a_game_needs_players() {
    let players = happiness::Refusal::WrongNumberOfPlayers { least: 2, most: 10 };
    lobby(1).when(ADA, Command::StartGame).refused(GameRefusal::Happiness(players));
    let story = lobby(2).near(BEN, Nearness::Gone);
    story.when(ADA, Command::StartGame).refused(GameRefusal::Happiness(players));
}

#[test]
fn whoever_is_or_was_just_here_is_dealt_in() {
    let story = lobby(5).near(BEN, Nearness::Away).near(CLEO, Nearness::Gone);
    let story = story.near(GuestId(3), Nearness::Unheard).when(ADA, Command::StartGame).done();
    let game = story.state.game.unwrap();
    assert_eq!(game.seats, [ADA, BEN, GuestId(4)]);
}

#[test]
fn with_more_guests_than_seats_some_watch_and_others_do_in_the_next_game() {
    let seats = |story: &Story| story.state.game.as_ref().unwrap().seats.clone();
    let story = game(12);
    assert_eq!(seats(&story), Vec::from_iter((0..10).map(GuestId)));
    let mut story = story;
    for guest in 1..10 {
        story = story.when(GuestId(guest), Command::Leave).done();
    }
    for guest in 1..10 {
        story = story.at_the_door(&newcomer(guest), key(guest)).done();
    }
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), Vec::from_iter((1..11).map(GuestId)));
}

#[test]
pub(super) fn a_game_under_way_is_not_started_again_nor_closed() {
    game(2).when(ADA, Command::StartGame).refused(Refusal::GameUnderWay);
    game(2).when(BEN, Command::CloseGame).refused(Refusal::GameUnderWay);
}

#[test]
pub(super) fn a_game_is_broken_off_and_closed_by_the_host() {
    game(2).when(ADA, Command::BreakOff).then([Event::GameBrokenOff]);
    lobby(2).when(ADA, Command::BreakOff).refused(Refusal::NoGame);
    lobby(2).when(BEN, Command::CloseGame).refused(Refusal::NoGame);
    let story = game(2).over();
    assert!(story.may(ADA, Ability::CloseGame));
    let story = story.when(ADA, Command::CloseGame).then([Event::GameClosed]);
    assert_eq!((story.state.games_played, story.state.game.is_none()), (1, true));
}

// GH-3
#[test]
pub(super) fn the_host_says_who_begins_the_next_game() {
    let begins = |guest| Command::ChooseBeginner { guest };
    let seats = |story: &Story| story.state.game.as_ref().unwrap().seats.clone();
    let story = lobby(3).when(BEN, begins(Some(BEN))).refused(Refusal::NotTheHost);
    assert!(story.may(ADA, Ability::ChooseBeginner) && !story.may(BEN, Ability::ChooseBeginner));
    let story = story.when(ADA, begins(Some(GuestId(7)))).refused(Refusal::NoSuchGuest);
    let story = story.when(ADA, begins(Some(CLEO))).then([Event::BeginnerChosen { guest: Some(CLEO) }]);
    let story = story.when(ADA, begins(Some(CLEO))).then([]).when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), [CLEO, ADA, BEN]);
    // Then it goes round again.
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), [ADA, BEN, CLEO]);
    // Somebody who has gone does not begin.
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, begins(Some(BEN))).done();
    let story = story.when(BEN, Command::Leave).done().when(ADA, Command::StartGame).done();
    assert!(!seats(&story).contains(&BEN));
    // In a game whose rules say it (PE-5, PP-5), nobody chooses.
    for kind in [GameKind::Personality, GameKind::Preference] {
        let options = GameOptions::default_of(kind);
        let story = lobby(4).when(ADA, Command::ChooseGame { options }).done();
        assert!(!story.may(ADA, Ability::ChooseBeginner));
        story.when(ADA, begins(Some(BEN))).refused(Refusal::BeginnerIsFixed);
    }
}

// GH-13
#[test]
fn the_table_remembers_the_cards_of_a_game_that_was_broken_off() {
    let story = game(2).when(ADA, play(happiness::Command::DrawCards)).done();
    let shown = |story: &Story| story.state.cards_of(GameKind::Happiness).unwrap();
    let drawn = shown(&story);
    let story = story.when(ADA, Command::BreakOff).done();
    assert_eq!(shown(&story), drawn);
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(shown(&story), drawn);
}
