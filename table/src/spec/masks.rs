//! Personality at a table: who begins, and what the host can do.

use rules::{
    Eyes,
    personality::{self, Bet, Candidate, PhaseView},
};

use super::*;
use crate::games::{GameSupply, GameView};

/// A lobby of so many that has chosen Personality.
fn lobby_of_personality(guests: usize) -> Story {
    let options = GameOptions::default_of(GameKind::Personality);
    lobby(guests).when(ADA, Command::ChooseGame { options }).done()
}

fn deed(command: personality::Command) -> Command {
    Command::Play { play: GameCommand::Personality(command) }
}

fn view(story: &Story, eyes: Eyes) -> personality::View {
    match story.state.game.as_ref().unwrap().state.view(eyes) {
        GameView::Personality(view) => view,
        _ => panic!("another game is played"),
    }
}

// PE-1
#[test]
fn three_to_six_play_and_the_others_watch() {
    let few = personality::Refusal::WrongNumberOfPlayers { least: 3, most: 6 };
    lobby_of_personality(2).when(ADA, Command::StartGame).refused(GameRefusal::Personality(few));
    let story = lobby_of_personality(8).when(ADA, Command::StartGame).done();
    assert_eq!(story.state.game.as_ref().unwrap().seats.len(), 6);
}

// PE-5
#[test]
fn the_host_begins_every_game() {
    let seats = |story: &Story| story.state.game.as_ref().unwrap().seats.clone();
    let story = lobby_of_personality(3).when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), [ADA, BEN, CLEO]);
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::StartGame).done();
    assert_eq!(seats(&story), [ADA, BEN, CLEO]);
    let story = story.when(ADA, Command::BreakOff).done().when(ADA, Command::HandOver { guest: CLEO }).done();
    let story = story.when(CLEO, Command::StartGame).done();
    assert_eq!(seats(&story), [CLEO, ADA, BEN]);
}

// PE-3
#[test]
fn the_table_remembers_which_traits_it_has_seen() {
    let story = lobby_of_personality(3).when(ADA, Command::StartGame).done();
    let story = story.when(ADA, deed(personality::Command::DealCards)).done();
    let story = story.when(ADA, Command::BreakOff).done();
    match story.state.cards_of(GameKind::Personality) {
        Some(GameSupply::Personality(supply)) => assert_eq!(supply.pile.shown().len(), 21),
        other => panic!("the shelf has {other:?}"),
    }
}

// PE-30
#[test]
fn who_breaks_off_lets_the_portraits_be_read_or_breaks_off_once_more() {
    let mut story = lobby_of_personality(3).when(ADA, Command::StartGame).done();
    story = story.when(ADA, deed(personality::Command::DealCards)).done();
    let card = view(&story, Eyes::Seat(Seat(0))).hand.unwrap()[0];
    story = story.when(ADA, deed(personality::Command::ProposeCard { card })).done();
    let vote = |player| personality::Command::CastVote { choice: Candidate::Player(player), bet: Bet::Two };
    for guest in [ADA, BEN, CLEO] {
        story = story.when(guest, deed(vote(Seat(1)))).done();
    }
    story = story.when(BEN, Command::BreakOff).refused(Refusal::NotTheHost);
    story = story.when(ADA, Command::BreakOff).done();
    assert!(
        matches!(view(&story, Eyes::Everyone).phase, PhaseView::Ending { winners, .. } if winners.is_empty())
    );
    assert_eq!(view(&story, Eyes::Everyone).players[1].portrait.len(), 1);
    story.when(ADA, Command::BreakOff).then([Event::GameBrokenOff]);
}

// PE-16
#[test]
fn the_host_moves_on_from_a_debate() {
    let mut story = lobby_of_personality(4).when(ADA, Command::StartGame).done();
    story = story.when(ADA, deed(personality::Command::DealCards)).done();
    let card = view(&story, Eyes::Seat(Seat(0))).hand.unwrap()[0];
    story = story.when(ADA, deed(personality::Command::ProposeCard { card })).done();
    for (guest, player) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        let choice = Candidate::Player(Seat(player));
        let vote = personality::Command::CastVote { choice, bet: Bet::Neutral };
        story = story.when(GuestId(guest), deed(vote)).done();
    }
    assert!(matches!(view(&story, Eyes::Everyone).phase, PhaseView::Debate { .. }));
    story = story.when(ADA, Command::Skip { guest: BEN }).done();
    assert!(matches!(view(&story, Eyes::Everyone).phase, PhaseView::Runoff { .. }));
}
