//! Who plays with whom in the next game, as the lobby arranges it.

use rules::{SeatSet, Team, preference};

use super::{teams::*, *};
use crate::{
    lineup::{Livery, TeamSheet, team_badges},
    view::LineupView,
};

const RED: Team = Team(0);
const BLUE: Team = Team(1);
const DAN: GuestId = GuestId(3);

/// The guests of each team, as the stage shows them.
fn teams(story: &Story) -> Vec<Vec<u16>> {
    let numbers = |team: LineupView| team.members.iter().map(|member| member.0).collect();
    seen_by(story, Viewer::Stage).into_iter().map(numbers).collect()
}

fn seen_by(story: &Story, viewer: Viewer) -> Vec<LineupView> {
    build_view::view(&story.state, viewer, &story.company(), story.now).lineup
}

/// How many are in each team.
fn sizes(story: &Story) -> Vec<usize> {
    teams(story).iter().map(Vec::len).collect()
}

fn everybody(story: &Story) -> Vec<u16> {
    let mut all = teams(story).concat();
    all.sort_unstable();
    all
}

fn move_to(guest: GuestId, team: Team) -> Command {
    Command::MoveToTeam { guest, team, place: None }
}

fn call(team: Team, name: &str) -> Command {
    Command::NameTeam { team, name: name.to_owned() }
}

fn colour(team: Team, number: u8) -> Command {
    Command::ColourTeam { team, badge: badge(number) }
}

fn liveries(story: &Story) -> Vec<(u8, Option<String>)> {
    let livery =
        |team: LineupView| (team.livery.badge.into(), team.livery.name.map(|name| name.as_str().to_owned()));
    seen_by(story, Viewer::Stage).into_iter().map(livery).collect()
}

#[test]
fn everybody_is_in_a_team_before_anybody_arranges_anything() {
    assert_eq!(teams(&lobby_of_preference(4)), [[0, 2], [1, 3]]);
    assert_eq!(teams(&lobby_of_preference(7)), [vec![0, 3, 6], vec![1, 4], vec![2, 5]]);
    assert_eq!(sizes(&lobby_of_preference(16)), [4, 4, 4, 4]);
    let colours: Vec<Badge> =
        seen_by(&lobby_of_preference(8), Viewer::Stage).iter().map(|team| team.livery.badge).collect();
    assert_eq!(colours, team_badges().take(4).collect::<Vec<_>>());
}

#[test]
pub(super) fn there_is_nothing_to_arrange_without_teams() {
    for story in [lobby(6), lobby_of_preference(3), lobby_of_preference(1)] {
        assert_eq!(teams(&story), Vec::<Vec<u16>>::new());
        assert!(!story.may(ADA, Ability::ArrangeTeams) && !story.may(ADA, Ability::ChangeTeams));
        let story = story.when(ADA, Command::ShuffleTeams).refused(Refusal::NoTeams);
        let story = story.when(ADA, Command::EvenOutTeams).refused(Refusal::NoTeams);
        let story = story.when(ADA, Command::ChooseTeams { count: 2 }).refused(Refusal::NoTeams);
        let story = story.when(ADA, move_to(ADA, BLUE)).refused(Refusal::NoTeams);
        let story = story.when(ADA, call(RED, "Foxes")).refused(Refusal::NoTeams);
        story.when(ADA, colour(RED, 5)).refused(Refusal::NoTeams);
    }
}

#[test]
fn the_host_shuffles_and_everybody_is_still_there_in_even_teams() {
    let story = lobby_of_preference(11).when(ADA, Command::ChooseTeams { count: 3 }).done();
    let before = teams(&story);
    let story = story.when(ADA, Command::ShuffleTeams).done();
    assert_ne!(teams(&story), before);
    assert_eq!(sizes(&story), [4, 4, 3]);
    assert_eq!(everybody(&story), (0..11).collect::<Vec<_>>());
}

#[test]
fn shuffling_fills_no_team_that_would_be_too_small() {
    let mut story = lobby_of_preference(8);
    assert_eq!(sizes(&story), [2, 2, 2, 2]);
    story = story.when(ADA, Command::ChooseTeams { count: 4 }).then([]);
    story = story.when(ADA, move_to(ADA, BLUE)).done();
    for guest in [5, 6, 7] {
        story = story.when(GuestId(guest), Command::Leave).done();
    }
    let story = story.when(ADA, Command::ShuffleTeams).done();
    assert_eq!(sizes(&story), [3, 2]);
}

#[test]
fn evening_out_moves_nobody_who_need_not() {
    let story = lobby_of_preference(6).when(ADA, Command::ChooseTeams { count: 2 }).done();
    let story = story.when(CLEO, move_to(CLEO, BLUE)).done().when(ADA, move_to(ADA, BLUE)).done();
    let before = teams(&story);
    assert_eq!(sizes(&story).iter().max(), Some(&5));
    let story = story.when(ADA, Command::EvenOutTeams).done();
    assert_eq!(sizes(&story), [3, 3]);
    let after = teams(&story);
    let stays =
        |guest: &u16| before.iter().zip(&after).any(|(old, new)| old.contains(guest) && new.contains(guest));
    assert_eq!((0..6).filter(stays).count(), 4, "two go over, and no more");
    story.when(ADA, Command::EvenOutTeams).then([]);
}

#[test]
pub(super) fn there_are_as_many_teams_as_the_host_says_from_two_to_four() {
    let story = lobby_of_preference(8).when(ADA, Command::ChooseTeams { count: 2 }).done();
    assert_eq!(sizes(&story), [4, 4]);
    let story = story.when(ADA, Command::ChooseTeams { count: 3 }).done();
    assert_eq!(sizes(&story), [3, 3, 2]);
    let mut story = story.when(ADA, Command::ChooseTeams { count: 3 }).then([]);
    for count in [0, 1, 5, 255] {
        story = story.when(ADA, Command::ChooseTeams { count }).refused(Refusal::TeamCount);
    }
    let liveries = liveries(&story.when(ADA, Command::ChooseTeams { count: 4 }).done());
    assert_eq!(liveries, [(0, None), (1, None), (2, None), (3, None)], "no colour twice");
}

#[test]
fn a_new_team_takes_a_colour_that_is_free() {
    let story = lobby_of_preference(6).when(ADA, Command::ChooseTeams { count: 2 }).done();
    let story = story.when(ADA, colour(RED, 2)).done().when(ADA, Command::ChooseTeams { count: 4 }).done();
    assert_eq!(liveries(&story).iter().map(|(badge, _)| *badge).collect::<Vec<_>>(), [2, 1, 0, 3]);
}

#[test]
fn people_go_over_by_themselves_and_the_host_moves_anybody_to_any_place() {
    let story = lobby_of_preference(5).when(CLEO, move_to(CLEO, BLUE)).done();
    assert_eq!(teams(&story), [vec![0, 4], vec![1, 3, 2]]);
    let to_the_front = Command::MoveToTeam { guest: CLEO, team: BLUE, place: Some(0) };
    let story = story.when(ADA, to_the_front).done();
    assert_eq!(teams(&story), [vec![0, 4], vec![2, 1, 3]]);
    let between = Command::MoveToTeam { guest: DAN, team: RED, place: Some(1) };
    let story = story.when(ADA, between).done();
    assert_eq!(teams(&story), [vec![0, 3, 4], vec![2, 1]]);
    let far_behind = Command::MoveToTeam { guest: ADA, team: BLUE, place: Some(200) };
    let story = story.when(ADA, far_behind).done();
    assert_eq!(teams(&story), [vec![3, 4], vec![2, 1, 0]]);
    story.when(ADA, move_to(ADA, BLUE)).then([]);
}

#[test]
pub(super) fn only_the_host_arranges_and_only_a_team_itself_and_the_host_dress_it() {
    let story = lobby_of_preference(4);
    assert!(story.may(ADA, Ability::ArrangeTeams) && !story.may(BEN, Ability::ArrangeTeams));
    assert!(story.may(ADA, Ability::ChangeTeams) && story.may(BEN, Ability::ChangeTeams));
    let dressed = |viewer| seen_by(&story, viewer).iter().map(|team| team.may_dress).collect::<Vec<_>>();
    assert_eq!(dressed(Viewer::Guest(ADA)), [true, true]);
    assert_eq!(dressed(Viewer::Guest(BEN)), [false, true]);
    assert_eq!(dressed(Viewer::Stage), [false, false]);
    let mut story = story;
    for command in
        [Command::ShuffleTeams, Command::EvenOutTeams, Command::ChooseTeams { count: 2 }, move_to(ADA, BLUE)]
    {
        story = story.when(BEN, command).refused(Refusal::NotTheHost);
    }
    let story = story.when(BEN, call(RED, "Foxes")).refused(Refusal::NotYourTeam);
    let story = story.when(BEN, colour(RED, 5)).refused(Refusal::NotYourTeam);
    let story = story.when(BEN, call(BLUE, "Owls")).done().when(DAN, colour(BLUE, 5)).done();
    let story = story.when(ADA, call(BLUE, "Owlets")).done();
    assert_eq!(liveries(&story), [(0, None), (5, Some("Owlets".to_owned()))]);
}

#[test]
pub(super) fn a_team_or_a_guest_that_is_not_there_is_refused() {
    let story = lobby_of_preference(4).when(ADA, move_to(ADA, Team(2))).refused(Refusal::NoSuchTeam);
    let story = story.when(ADA, call(Team(200), "Foxes")).refused(Refusal::NoSuchTeam);
    let story = story.when(ADA, colour(Team(4), 5)).refused(Refusal::NoSuchTeam);
    story.when(ADA, move_to(GuestId(9), RED)).refused(Refusal::NoSuchGuest);
}

#[test]
fn teams_are_named_as_people_are_and_colours_are_worn_once() {
    let story = lobby_of_preference(4).when(ADA, call(RED, " The  Foxes ")).done();
    assert_eq!(liveries(&story)[0].1.as_deref(), Some("The Foxes"));
    let story = story.when(ADA, call(RED, "The Foxes")).then([]);
    let story = story.when(BEN, call(BLUE, "THE FOXES")).refused(NameRefusal::TakenOrAlike);
    let story = story.when(BEN, call(BLUE, &"o".repeat(21))).refused(NameRefusal::TooLong);
    let story = story.when(BEN, call(BLUE, "O\u{202e}wls")).refused(NameRefusal::HiddenCharacters);
    let story = story.when(BEN, colour(BLUE, 0)).refused(Refusal::BadgeTaken);
    let story = story.when(BEN, colour(BLUE, 6)).refused(Refusal::BadgeTaken);
    let story = story.when(BEN, colour(BLUE, 1)).then([]);
    let story = story.when(ADA, call(RED, "  ")).done();
    assert_eq!(liveries(&story)[0].1, None, "it goes by its colour again");
}

#[test]
fn late_guests_join_the_smallest_team_and_those_who_left_keep_their_place() {
    let story = lobby_of_preference(5).when(CLEO, move_to(CLEO, BLUE)).done();
    let story = story.at_the_door(&newcomer(5), key(5)).done();
    assert_eq!(teams(&story), [vec![0, 4, 5], vec![1, 3, 2]]);
    let story = story.when(BEN, Command::Leave).done();
    assert_eq!(teams(&story), [vec![0, 4, 5], vec![3, 2]]);
    let story = story.at_the_door(&newcomer(1), key(1)).done();
    assert_eq!(teams(&story), [vec![0, 4, 5], vec![1, 3, 2]]);
    let story = story.when(ADA, Command::Remove { guest: DAN }).done();
    story.when(ADA, move_to(DAN, RED)).refused(Refusal::NoSuchGuest);
}

#[test]
fn with_more_guests_than_seats_those_who_play_are_in_teams() {
    let story = lobby_of_preference(30);
    assert_eq!(sizes(&story), [6, 6, 6, 6]);
    assert_eq!(everybody(&story), (0..24).collect::<Vec<_>>());
    let story = story.when(GuestId(27), move_to(GuestId(27), RED)).refused(Refusal::NoSuchGuest);
    let story = story.when(ADA, Command::ShuffleTeams).done().when(ADA, Command::StartGame).done();
    assert_eq!(story.state.game.as_ref().unwrap().seats.len(), 24);
}

#[test]
fn nothing_is_arranged_while_a_game_is_played() {
    let story = lobby_of_preference(4).when(ADA, Command::StartGame).done();
    assert_eq!(teams(&story), Vec::<Vec<u16>>::new());
    assert!(!story.may(ADA, Ability::ArrangeTeams) && !story.may(ADA, Ability::ChangeTeams));
    let story = story.when(ADA, Command::ShuffleTeams).refused(Refusal::GameUnderWay);
    let story = story.when(BEN, move_to(BEN, RED)).refused(Refusal::GameUnderWay);
    story.when(BEN, call(BLUE, "Owls")).refused(Refusal::GameUnderWay);
}

#[test]
fn teams_are_kept_from_game_to_game() {
    let story = lobby_of_preference(6).when(ADA, Command::ShuffleTeams).done();
    let story = story.when(ADA, call(RED, "Foxes")).done().when(ADA, colour(BLUE, 4)).done();
    let (arranged, worn) = (teams(&story), liveries(&story));
    let story = story.when(ADA, Command::StartGame).done();
    let playing = story.state.game.as_ref().unwrap();
    let badges: Vec<u8> = playing.liveries.iter().map(|livery| livery.badge.into()).collect();
    assert_eq!(badges, worn.iter().map(|(badge, _)| *badge).collect::<Vec<_>>());
    let story = story.when(ADA, Command::BreakOff).done();
    let story = story.when(ADA, Command::ChooseGame { options: options() }).done();
    let story = story.when(ADA, Command::StartGame).done().when(ADA, Command::BreakOff).done();
    let story = choose_preference(story);
    assert_eq!((teams(&story), liveries(&story)), (arranged, worn));
}

/// Nobody has arranged anything: the first game does, so that who comes or goes does not mix up the teams.
#[test]
fn a_game_settles_the_teams_for_the_next_one() {
    let story = lobby_of_preference(5).when(ADA, Command::StartGame).done();
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::Leave).done();
    assert_eq!(teams(&story), [[2, 4], [1, 3]]);
    let story = story.at_the_door(&newcomer(5), key(5)).done().at_the_door(&newcomer(6), key(6)).done();
    assert_eq!(teams(&story), [[2, 4, 5], [1, 3, 6]]);
}

#[test]
fn who_sits_down_late_stays_with_the_team_they_joined() {
    let story = lobby_of_preference(5).when(ADA, Command::StartGame).done();
    let story = story.when(GuestId(4), Command::Leave).done().when(CLEO, Command::Leave).done();
    let story = story.at_the_door(&newcomer(5), key(5)).done().when(GuestId(5), Command::SitDown).done();
    assert_eq!(view(&story).pieces[0].members.len(), 2, "Ada had been left alone");
    let story = story.when(ADA, Command::BreakOff).done().at_the_door(&newcomer(2), key(2)).done();
    assert_eq!(teams(&story), [vec![0, 2, 5], vec![1, 3]]);
}

#[test]
fn who_is_not_there_when_a_game_starts_keeps_their_team() {
    let story = lobby_of_preference(8).when(ADA, Command::ChooseTeams { count: 2 }).done();
    let arranged = teams(&story);
    let story = story.near(GuestId(6), Nearness::Gone).when(ADA, Command::StartGame).done();
    assert_eq!(story.state.game.as_ref().unwrap().seats.len(), 7);
    let story = story.when(GuestId(7), Command::Leave).done().when(ADA, Command::BreakOff).done();
    let story = story.at_the_door(&newcomer(8), key(8)).done();
    let story = story.when(ADA, Command::StartGame).done().when(ADA, Command::BreakOff).done();
    let story = story.at_the_door(&newcomer(7), key(7)).done();
    let without_the_newcomer: Vec<Vec<u16>> = teams(&story)
        .into_iter()
        .map(|team| team.into_iter().filter(|guest| *guest != 8).collect())
        .collect();
    assert_eq!(without_the_newcomer, arranged);
}

// PP-1, PP-5
#[test]
fn seats_alternate_in_the_order_of_the_teams_and_the_hosts_is_the_last() {
    let story = lobby_of_preference(6).when(ADA, Command::ChooseTeams { count: 2 }).done();
    let story = story.when(ADA, Command::MoveToTeam { guest: ADA, team: BLUE, place: Some(1) }).done();
    let story = story.when(ADA, Command::EvenOutTeams).done();
    let sheets = teams(&story);
    let story = story.when(ADA, Command::StartGame).done();
    let seats: Vec<u16> = story.state.game.as_ref().unwrap().seats.iter().map(|guest| guest.0).collect();
    assert_eq!(seats.last(), Some(&0), "so that the first seat is on the host's left");
    let team = |guest: u16| sheets.iter().position(|team| team.contains(&guest));
    for (one, next) in seats.iter().zip(seats.iter().cycle().skip(1)) {
        assert_ne!(team(*one), team(*next), "{seats:?}");
    }
    for sheet in &sheets {
        let seated: Vec<u16> = seats.iter().copied().filter(|guest| sheet.contains(guest)).collect();
        let round: Vec<u16> = sheet.iter().chain(sheet).copied().collect();
        assert!(round.windows(seated.len()).any(|row| row == seated), "{seated:?} go round as in {sheet:?}");
    }
}

// PP-1
#[test]
fn a_team_that_is_too_small_does_not_start_and_one_of_nobody_does_not_play() {
    let too_small = GameRefusal::Preference(preference::Refusal::TeamTooSmall);
    let story = lobby_of_preference(5).when(ADA, Command::ChooseTeams { count: 3 }).done();
    assert_eq!(sizes(&story), [2, 2, 1]);
    let story = story.when(ADA, Command::StartGame).refused(too_small);
    let lonely = GuestId(teams(&story)[2][0]);
    let story = story.when(lonely, move_to(lonely, RED)).done();
    assert_eq!(sizes(&story), [3, 2, 0]);
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(story.state.game.as_ref().unwrap().liveries.len(), 2);
    let story = story.when(ADA, Command::BreakOff).done();
    assert_eq!(sizes(&story), [3, 2, 0], "it may be filled again");
    let one_team = preference::Refusal::WrongNumberOfTeams { least: 2, most: 4 };
    let mut story = story;
    for guest in teams(&story)[1].clone() {
        story = story.when(ADA, move_to(GuestId(guest), RED)).done();
    }
    story.when(ADA, Command::StartGame).refused(GameRefusal::Preference(one_team));
}

// PP-2
#[test]
fn who_plays_alone_wears_their_own_badge_and_name() {
    let story = lobby_of_preference(3).when(BEN, Command::Recolour { badge: badge(17) }).done();
    let story = story.when(ADA, Command::StartGame).done();
    let playing = story.state.game.as_ref().unwrap();
    assert_eq!(playing.seats, [BEN, CLEO, ADA]);
    let mut worn: Vec<(u8, String)> = Vec::new();
    for Livery { badge, name } in &playing.liveries {
        worn.push(((*badge).into(), name.as_ref().unwrap().as_str().to_owned()));
    }
    let guest = |number: u8, letter: char| (number, format!("Guest {letter}"));
    assert_eq!(worn, [guest(0, 'a'), guest(17, 'b'), guest(2, 'c')]);
    let members: Vec<SeatSet> = view(&story).pieces.iter().map(|piece| piece.members).collect();
    assert_eq!(members, [together([2]), together([0]), together([1])]);
    assert!(story.state.arranged.is_empty(), "there were no teams to keep");
}

/// Records like these lie on people's disks.
#[test]
fn stored_arrangements_can_still_be_read() {
    let stored = [
        r#"{"type":"teams_arranged","teams":[{"livery":{"badge":0,"name":"Foxes"},"members":[0,2]},"#,
        r#"{"livery":{"badge":4},"members":[1,3]}]}"#,
    ]
    .concat();
    let foxes =
        TeamSheet { livery: Livery { badge: badge(0), name: Some(name("Foxes")) }, members: vec![ADA, CLEO] };
    let others = TeamSheet { livery: Livery { badge: badge(4), name: None }, members: vec![BEN, DAN] };
    let event = Event::TeamsArranged { teams: vec![foxes, others] };
    assert_eq!(serde_json::from_str::<Event>(&stored).unwrap(), event);
    assert_eq!(serde_json::to_string(&event).unwrap(), stored);
}
