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

/// A game of Personality with a tie, two against two, where things take their time or none.
fn debating(shows: Shows) -> Story {
    let mut story = lobby_of_personality(4);
    story.state.shows = shows;
    story = story.when(ADA, Command::StartGame).done();
    story = story.when(ADA, deed(personality::Command::DealCards)).done();
    let card = view(&story, Eyes::Seat(Seat(0))).hand.unwrap()[0];
    story = story.when(ADA, deed(personality::Command::ProposeCard { card })).done();
    for (guest, player) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
        let choice = Candidate::Player(Seat(player));
        let vote = personality::Command::CastVote { choice, bet: Bet::Neutral };
        story = story.when(GuestId(guest), deed(vote)).done();
    }
    assert!(matches!(view(&story, Eyes::Everyone).phase, PhaseView::Debate { .. }));
    story
}

// PE-16
#[test]
fn a_debate_that_most_have_ended_waits_a_while_for_the_others() {
    let ready = |story: Story, guest| story.when(guest, deed(personality::Command::DeclareReady)).done();
    let at = |story: &Story| decide::lapses_at(&story.state).map(|at| at.0 - story.now.0);
    let story = debating(Shows::Played);
    let seen = story.state.show().unwrap().next_at();
    let wait = Millis(seen.0 - story.now.0 + 300_000);
    let story = ready(ready(story.after(wait), ADA), BEN);
    assert_eq!(at(&story), None, "half are not most");
    let story = ready(story, CLEO);
    assert_eq!(at(&story), Some(20_000), "from then on, however long they have talked");
    let story = story.after(Millis(5_000)).when(ADA, Command::Pause).done().after(Millis(60_000));
    let story = story.when(ADA, Command::Resume).done();
    assert_eq!(at(&story), Some(15_000), "a pause is not counted");
    let story = story.after(Millis(14_999)).errand(Errand::Lapse).then([]);
    let story = story.after(Millis(1)).errand(Errand::Lapse).done();
    assert!(matches!(view(&story, Eyes::Everyone).phase, PhaseView::Runoff { .. }));
    assert_eq!(at(&story), None);
}

// PE-16
#[test]
fn the_host_moves_on_from_a_debate() {
    let story = debating(Shows::AtOnce).when(ADA, Command::Skip { guest: BEN }).done();
    assert!(matches!(view(&story, Eyes::Everyone).phase, PhaseView::Runoff { .. }));
}

/// A game of Personality in which cards may be exchanged, at a table where things take their time.
fn exchanging() -> Story {
    let mut story = lobby_of_personality(3);
    story.state.shows = Shows::Played;
    story = story.when(ADA, Command::StartGame).done();
    story = story.when(ADA, deed(personality::Command::DealCards)).done();
    let card = view(&story, Eyes::Seat(Seat(0))).hand.unwrap()[0];
    story = story.when(ADA, deed(personality::Command::ProposeCard { card })).done();
    for guest in [ADA, BEN, CLEO] {
        let choice = Candidate::Player(Seat(1));
        let vote = personality::Command::CastVote { choice, bet: Bet::Two };
        story = story.when(guest, deed(vote)).done();
    }
    assert!(matches!(view(&story, Eyes::Everyone).phase, PhaseView::Exchanging { .. }));
    story
}

// PE-14
#[test]
pub(super) fn who_does_not_answer_keeps_their_hand_after_a_while() {
    let choose = |seconds| Command::ChooseLapse { seconds };
    for seconds in [0, 4, 121] {
        lobby(1).when(ADA, choose(Some(seconds))).refused(Refusal::LapseOutOfRange);
    }
    lobby(2).when(BEN, choose(None)).refused(Refusal::NotTheHost);
    lobby(1).when(ADA, choose(Some(20))).then([]);
    let chosen = Event::LapseChosen { seconds: Some(40) };
    let forty = exchanging().when(ADA, choose(Some(40))).then([chosen]);
    let never = exchanging().when(ADA, choose(None)).done();
    let story = exchanging();
    let seen = story.state.show().unwrap().next_at();
    let at = |story: &Story| decide::lapses_at(&story.state).map(|at| at.0 - seen.0);
    assert_eq!(
        (at(&story), at(&forty), at(&never)),
        (Some(20_000), Some(40_000), None),
        "from the last beat on"
    );
    let wait = Millis(seen.0 + 20_000 - story.now.0);
    let story = story.after(Millis(wait.0 - 1)).errand(Errand::Lapse).then([]);
    let story = story.after(Millis(1)).errand(Errand::Lapse).done();
    let kept = |event: &Event| {
        let Event::Played { play: GameEvent::Personality(event) } = event else { return false };
        matches!(event, personality::Event::HandKept { .. })
    };
    let Some(Ok(events)) = &story.answer else { panic!("refused") };
    assert!(events.iter().filter(|event| kept(event)).count() >= 1, "{events:?}");
    assert!(!matches!(view(&story, Eyes::Everyone).phase, PhaseView::Exchanging { .. }), "it goes on");
    assert_eq!(decide::lapses_at(&story.state), None, "what comes then cannot be left out");
}

#[test]
fn nothing_is_left_out_in_a_pause() {
    let story = exchanging().when(ADA, Command::Pause).done().after(Millis(600_000));
    let story = story.errand(Errand::Lapse).then([]);
    assert_eq!(decide::lapses_at(&story.state), None);
    let story = story.when(ADA, Command::Resume).done();
    let at = decide::lapses_at(&story.state).unwrap();
    assert!(at.0 > story.now.0, "who comes back has time left");
}
