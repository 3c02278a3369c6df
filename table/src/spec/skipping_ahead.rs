//! Who is alone with bots begins, and does not wait for them.

use bots::Level;

use super::*;
use crate::skip::Skip;

/// Some people, some bots, and the game chosen.
fn company(kind: GameKind, people: usize, bots: usize) -> Story {
    let options = GameOptions::default_of(kind);
    let story = lobby(people).when(ADA, Command::ChooseGame { options });
    let add = || Command::AddBot { level: Level::Normal };
    (0..bots).fold(story, |story, _| story.when(ADA, add()).done())
}

fn skip(story: &Story) -> Option<Skip> {
    story.state.game.as_ref().expect("a game").skip
}

/// PP-5, and in the other games any player may.
#[test]
fn who_is_alone_with_bots_begins_every_game() {
    for kind in GameKind::ALL {
        let begins = |story: &Story| story.state.game.as_ref().unwrap().seats[0];
        let story = company(kind, 1, 3).when(ADA, Command::StartGame).done();
        assert_eq!(begins(&story), ADA, "{kind}");
        let options = GameOptions::default_of(kind);
        let again = story.when(ADA, Command::NextGame { options }).done();
        assert_eq!(begins(&again), ADA, "{kind}, once more");
    }
    let chosen = company(GameKind::Happiness, 1, 2).when(ADA, Command::ChooseBeginner { guest: Some(BEN) });
    let story = chosen.done().when(ADA, Command::StartGame).done();
    assert_eq!(story.state.game.unwrap().seats[0], BEN, "unless they have said otherwise");
}

#[test]
pub(super) fn who_is_alone_with_bots_skips_ahead() {
    let ahead = || Command::SkipAhead;
    company(GameKind::Happiness, 1, 2).when(ADA, ahead()).refused(Refusal::NoGame);
    let story = company(GameKind::Happiness, 1, 2).when(ADA, Command::StartGame).done();
    assert!(!story.may(ADA, Ability::SkipAhead));
    let story = story.when(ADA, ahead()).refused(Refusal::NothingToSkip).sealed();
    assert!(story.may(ADA, Ability::SkipAhead), "bots guess");
    let story = story.when(ADA, ahead()).then([Event::SkippedAhead { guest: ADA }]);
    assert!(skip(&story).is_some());
    assert!(!story.may(ADA, Ability::SkipAhead));
    let story = story.when(ADA, ahead()).then([]);
    // Who comes in sees what comes as everybody does.
    let story = story.at_the_door(&newcomer(7), key(7)).done();
    assert_eq!(skip(&story), None);
    story.when(ADA, ahead()).refused(Refusal::NotAlone);
    let story = company(GameKind::Happiness, 2, 2).when(ADA, Command::StartGame).done().sealed();
    assert!(!story.may(ADA, Ability::SkipAhead));
    let story = story.when(ADA, ahead()).refused(Refusal::NotAlone);
    // Nor does it end for somebody who has only gone for a while.
    story.near(BEN, Nearness::Away).when(ADA, ahead()).refused(Refusal::NotAlone);
}

#[test]
fn a_skip_is_over_when_the_game_waits_for_who_skips() {
    let story = company(GameKind::Happiness, 1, 1).when(ADA, Command::StartGame).done().sealed();
    let mut story = story.when(ADA, Command::SkipAhead).done();
    for card in 0..5 {
        let lay = happiness::Command::LayToken { card: Slot(card), place: card };
        story = story.when(BEN, play(lay)).done();
        assert!(skip(&story).is_some());
    }
    let story = story.when(BEN, play(happiness::Command::AgreeToGuess { edition: 5 })).done();
    assert_eq!(skip(&story), None, "Ada may go on");
}
