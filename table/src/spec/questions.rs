//! A table's own questions in True Colours, from game to game.

use rules::{Rating, colours};

use super::*;
use crate::game::GameSupply;

fn chosen() -> GameOptions {
    GameOptions::default_of(GameKind::Colours)
}

fn move_on(command: colours::Command) -> Command {
    Command::Play { play: GameCommand::Colours(command) }
}

fn shelf(story: &Story) -> colours::Supply {
    match story.state.cards_of(GameKind::Colours) {
        Some(GameSupply::Colours(supply)) => supply,
        other => panic!("the questions are on the shelf, not {other:?}"),
    }
}

// TC-4, TC-17
#[test]
fn what_a_table_has_written_and_asked_stays_on_its_shelf() {
    let story = lobby(3).when(ADA, Command::ChooseGame { options: chosen() }).done();
    let story = story.when(ADA, Command::StartGame).done();
    let add = move_on(colours::Command::AddQuestion { text: "Who hums?".to_owned() });
    let story = story.when(CLEO, add).done().when(ADA, move_on(colours::Command::TurnQuestion)).done();
    let asked = shelf(&story).pile.shown().to_vec();
    assert_eq!(asked.len(), 1);
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::StartGame).done();
    let shelf = shelf(&story);
    assert_eq!((shelf.pile.shown(), shelf.own.len()), (&asked[..], 1));
}

// The rating is one of the options: a table that asks for more gets more.
#[test]
fn questions_come_up_to_the_rating_that_was_chosen() {
    let sizes = Rating::ALL.map(|rating| {
        let options = GameOptions::Colours(colours::Options { rating, ..colours::Options::default() });
        let story = lobby(3).when(ADA, Command::ChooseGame { options }).done();
        shelf(&story.when(ADA, Command::StartGame).done()).len()
    });
    assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2], "{sizes:?}");
}

// TC-1
#[test]
fn with_more_guests_than_colours_six_play() {
    let story = lobby(8).when(ADA, Command::ChooseGame { options: chosen() }).done();
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(story.state.game.as_ref().unwrap().seats.len(), 6);
    let players = colours::Refusal::WrongNumberOfPlayers { least: 3, most: 6 };
    let story = lobby(2).when(ADA, Command::ChooseGame { options: chosen() }).done();
    story.when(ADA, Command::StartGame).refused(GameRefusal::Colours(players));
}
