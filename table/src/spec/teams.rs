//! A game with teams: who sits where, and who plays with whom.

use rules::{
    Eyes, SeatSet,
    preference::{self, Category},
};

use super::*;
use crate::games::{GameSupply, GameView};

/// A lobby of so many that has chosen Personal Preference.
pub(super) fn lobby_of_preference(guests: usize) -> Story {
    choose_preference(lobby(guests))
}

pub(super) fn choose_preference(story: Story) -> Story {
    let options = GameOptions::default_of(GameKind::Preference);
    story.when(ADA, Command::ChooseGame { options }).done()
}

fn move_on(command: preference::Command) -> Command {
    Command::Play { play: GameCommand::Preference(command) }
}

pub(super) fn together<const N: usize>(seats: [u8; N]) -> SeatSet {
    seats.into_iter().map(Seat).collect()
}

pub(super) fn view(story: &Story) -> preference::View {
    match story.state.game.as_ref().unwrap().state.view(Eyes::Everyone) {
        GameView::Preference(view) => view,
        _ => panic!("another game is played"),
    }
}

/// Who sits where in the game on the table.
fn seats(story: &Story) -> Vec<GuestId> {
    story.state.game.as_ref().unwrap().seats.clone()
}

// PP-5
#[test]
fn the_player_on_the_hosts_left_begins_the_first_game() {
    let story = lobby_of_preference(4).when(ADA, Command::StartGame).done();
    let left_of_ada = [BEN, CLEO, GuestId(3), ADA];
    assert_eq!(seats(&story), left_of_ada);
    // What was broken off was none.
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), left_of_ada);
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::HandOver { guest: CLEO }).done();
    let story = story.when(CLEO, Command::StartGame).done();
    assert_eq!(seats(&story), [GuestId(3), ADA, BEN, CLEO]);
}

/// The game is over because all but its host have left, and they come back for the next one.
fn after_its_end(mut story: Story) -> Story {
    for guest in [1, 2, 3].map(GuestId) {
        story = story.when(guest, Command::Leave).done();
    }
    assert!(story.state.game.as_ref().unwrap().state.is_over());
    for number in 1..=3 {
        story = story.at_the_door(&newcomer(number), key(number)).done();
    }
    story
}

// PP-5
#[test]
fn from_the_second_game_on_who_begins_moves_on_to_the_left() {
    let dee = GuestId(3);
    let story = after_its_end(lobby_of_preference(4).when(ADA, Command::StartGame).done());
    let story = after_its_end(story.when(ADA, Command::StartGame).done());
    assert_eq!(seats(&story)[0], CLEO);
    let story = story.when(ADA, Command::CloseGame).done().when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), [dee, ADA, BEN, CLEO], "from the lobby as well");
    // Another game has its own order.
    let story = after_its_end(story).when(ADA, Command::ChooseGame { options: options() }).done();
    let story = after_its_end(story.when(ADA, Command::StartGame).done());
    let story = choose_preference(story).when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story)[0], ADA);
}

// PE-5
#[test]
fn the_host_begins_the_first_game_of_personality_and_then_it_moves_on() {
    let options = GameOptions::default_of(GameKind::Personality);
    let story = lobby(4).when(ADA, Command::ChooseGame { options }).done();
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story)[0], ADA);
    let story = after_its_end(story).when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), [BEN, CLEO, GuestId(3), ADA]);
}

// PP-1
#[test]
fn teams_are_part_of_the_record_and_alternate() {
    let story = lobby_of_preference(5).when(ADA, Command::StartGame).done();
    let Some(Ok(events)) = &story.answer else { panic!("it starts") };
    let [Event::TeamsArranged { .. }, Event::GameStarted { teams, .. }] = &events[..] else {
        panic!("it starts: {events:?}")
    };
    assert_eq!(*teams, [together([1, 3, 4]), together([0, 2])], "the host is on the last seat, PP-5");
    let members: Vec<SeatSet> = view(&story).pieces.iter().map(|piece| piece.members).collect();
    assert_eq!(members, *teams);
}

// PP-2
#[test]
fn two_or_three_play_alone() {
    let story = lobby_of_preference(3).when(ADA, Command::StartGame).done();
    assert_eq!(view(&story).pieces.len(), 3);
    let players = preference::Refusal::WrongNumberOfPlayers { least: 2, most: 24 };
    lobby_of_preference(1).when(ADA, Command::StartGame).refused(GameRefusal::Preference(players));
}

#[test]
fn with_more_guests_than_seats_the_first_ones_play() {
    let story = lobby_of_preference(30).when(ADA, Command::StartGame).done();
    let seats = &story.state.game.as_ref().unwrap().seats;
    assert_eq!((seats.len(), seats[0], seats[23]), (24, BEN, ADA));
}

#[test]
fn a_game_without_teams_has_none_in_its_record() {
    let story = game(3);
    let Some(Ok(events)) = &story.answer else { panic!("it starts") };
    let stored = serde_json::to_value(events).unwrap();
    assert_eq!(stored[0]["type"], "game_started");
    assert!(stored[0].get("teams").is_none(), "records from before there were teams read the same");
}

#[test]
pub(super) fn a_move_for_another_game_is_refused() {
    let story = lobby_of_preference(4).when(ADA, Command::StartGame).done();
    story.when(ADA, play(happiness::Command::DrawCards)).refused(Refusal::AnotherGame);
    game(2).when(ADA, move_on(preference::Command::DrawCards)).refused(Refusal::AnotherGame);
}

// PP-9
#[test]
fn the_table_remembers_its_boxes_from_game_to_game() {
    let story = lobby_of_preference(4).when(ADA, Command::StartGame).done();
    let choose = move_on(preference::Command::ChooseCategory { category: Category::People });
    let story = story.when(BEN, choose).done().when(ADA, Command::BreakOff).done();
    let played = |story: &Story| match story.state.cards_of(GameKind::Preference) {
        Some(GameSupply::Preference(supply)) => supply.boxes[&Category::People].black.shown().len(),
        other => panic!("the boxes are on the shelf, not {other:?}"),
    };
    assert_eq!(played(&story), 4);
    // A game of another kind in between takes nothing from that shelf.
    let story = story.when(ADA, Command::ChooseGame { options: options() }).done();
    let story = story.when(ADA, Command::StartGame).done().when(ADA, Command::BreakOff).done();
    let story = choose_preference(story).when(ADA, Command::StartGame).done();
    assert_eq!(played(&story), 4);
}

// PP-1
#[test]
fn a_late_guest_sits_down_in_the_smallest_team() {
    let story = lobby_of_preference(5).when(ADA, Command::StartGame).done();
    let story = story.at_the_door(&newcomer(5), key(5)).done().when(GuestId(5), Command::SitDown).done();
    assert_eq!(view(&story).pieces[1].members, together([0, 2, 5]));
}

/// Records like these lie on people's disks: they are never written otherwise, but for options that have come
/// since. PP-17: in those days only a team saw its guess on its way.
#[test]
fn stored_records_of_a_game_with_teams_can_still_be_read() {
    let cards = r#"{"black":{"fresh":["foo-001"],"shown":[]},"gray":{"fresh":[],"shown":["foo-001"]}}"#;
    let options = r#"{"board":"normal","guessing":"in_turn","sets":["base"]}"#;
    let stored = [
        format!(r#"{{"type":"game_chosen","options":{{"game":"preference","options":{options}}}}}"#),
        [
            format!(r#"{{"type":"game_started","options":{{"game":"preference","options":{options}}},"#),
            r#""seats":[1,2,0],"teams":[[0],[1],[2]],"#.to_owned(),
            format!(r#""supply":{{"game":"preference","cards":{{"boxes":{{"food":{cards}}}}}}}}}"#),
        ]
        .concat(),
        r#"{"type":"played","play":{"game":"preference","event":{"type":"round_lost","it":0}}}"#.to_owned(),
    ];
    let since = options.replace('}', r#","rating":"everyone","own_cards":"mixed_in"}"#);
    let since = since.replace(r#""in_turn","#, r#""in_turn","discussion":"team_only","#);
    for line in stored {
        let event: Event = serde_json::from_str(&line).unwrap();
        assert_eq!(serde_json::to_string(&event).unwrap(), line.replace(options, &since));
    }
}

/// PP-17: whoever chooses the game now and does not speak of it has the talk open.
#[test]
fn what_a_command_does_not_name_is_as_it_is_usual_now() {
    let said = r#"{"command":"choose_game","options":{"game":"preference","options":{"board":"short"}}}"#;
    let command: Command = serde_json::from_str(said).unwrap();
    let options = preference::Options { board: preference::Board::Short, ..Default::default() };
    assert_eq!(options.discussion, preference::Discussion::Open);
    assert_eq!(command, Command::ChooseGame { options: GameOptions::Preference(options) });
}
