//! What a table notes of its games for what came out of them.

use insight::{FinishedGame, Missing, Nature, Player, Stay, Who};

use super::*;

fn games(story: &Story) -> Vec<FinishedGame> {
    story.state.evening.games().cloned().collect()
}

fn who(guest: GuestId) -> Who {
    guest.into()
}

#[test]
fn who_played_all_of_it_and_who_did_not_is_noted_by_seat() {
    let story = game(3).when(ADA, Command::AddBot { level: bots::Level::Sharp }).done();
    let story = story.at_the_door(&newcomer(4), key(4)).done();
    // Cleo leaves and comes back; a bot plays for Ben for a while; the last guest looks on.
    let story = story.when(CLEO, Command::Leave).done().at_the_door(&newcomer(2), key(2)).done();
    let story = story.near(BEN, Nearness::Away).after(PATIENCE);
    let level = bots::Level::Sharp;
    let story = story.when(ADA, Command::CallStandIn { guest: BEN, level }).done();
    let story = story.when(ADA, Command::DismissStandIn { guest: BEN }).done();
    let story = story.when(ADA, Command::BreakOff).done();
    let [broken_off] = &games(&story)[..] else { panic!("one game was played") };
    assert_eq!((broken_off.number, &broken_off.record), (1, &Err(Missing::End)));
    let bot = GuestId(3);
    let player = |guest, nature, stay| Player { who: who(guest), nature, stay };
    let seats = &broken_off.players;
    assert_eq!(seats[0], player(ADA, Nature::Person, Stay::Throughout));
    assert_eq!(seats[1], player(BEN, Nature::Person, Stay::Partly));
    assert_eq!(seats[2], player(CLEO, Nature::Person, Stay::Partly));
    assert!(seats[3..].iter().all(|late| *late == player(bot, Nature::Bot, Stay::Partly)), "{seats:?}");
}

/// What happens while the end lies on the table is not played any more.
#[test]
fn who_leaves_after_the_end_has_played_all_of_it() {
    let story = game(2).over();
    let before = games(&story);
    assert_eq!((before.len(), before[0].players[0].stay), (1, Stay::Throughout));
    let story = story.when(ADA, Command::Leave).done().at_the_door(&newcomer(0), key(0)).done();
    let story = story.when(BEN, Command::CloseGame).done();
    assert!(story.state.game.is_none());
    assert_eq!(games(&story), before);
}

/// What is told of a bluff that stood: `table/tests/evening.rs` has it with a game of IMAGE.
#[test]
pub(super) fn nobody_tells_of_a_bluff_where_there_is_none() {
    let confess = || Command::Confess { turn: 1, side: rules::image::Side::North };
    lobby(2).when(ADA, confess()).refused(Refusal::NothingToConfess);
    game(2).when(ADA, confess()).refused(Refusal::NothingToConfess);
    game(2).over().when(ADA, confess()).refused(Refusal::NothingToConfess);
}
