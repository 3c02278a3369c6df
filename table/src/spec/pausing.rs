//! A pause, a reminder and a code that is hidden.

use super::*;

fn paused(guest: GuestId) -> Event {
    Event::Paused { guest }
}

#[test]
pub(super) fn no_move_is_made_while_the_game_stands_still() {
    lobby(2).when(ADA, Command::Pause).refused(Refusal::NoGame);
    game(2).over().when(ADA, Command::Pause).refused(Refusal::NoGame);
    game(2).when(BEN, Command::Pause).refused(Refusal::NotTheHost);
    let story = game(2);
    assert!(story.may(ADA, Ability::Pause) && !story.may(BEN, Ability::Pause));
    let story = story.when(ADA, Command::Pause).then([paused(ADA)]).when(ADA, Command::Pause).then([]);
    let view = build_view::view(&story.state, Viewer::Stage, &story.company(), story.now);
    assert_eq!(view.paused, Some(ADA));
    for (guest, command) in [
        (ADA, play(happiness::Command::DrawCards)),
        (BEN, play(happiness::Command::DrawCards)),
        (ADA, Command::Nudge),
    ] {
        game(2).when(ADA, Command::Pause).done().when(guest, command).refused(Refusal::GamePaused);
    }
    let waiting = game(3).when(BEN, play(happiness::Command::DrawCards)).done();
    assert_eq!(waiting.may_skip(ADA), [], "Ada is waited for herself");
    let story = story.when(BEN, Command::Resume).refused(Refusal::NotTheHost);
    let story = story.when(ADA, Command::Resume).then([Event::Resumed { guest: ADA }]);
    let story = story.when(BEN, Command::Resume).then([]);
    story.when(BEN, play(happiness::Command::DrawCards)).done();
}

#[test]
fn nobody_is_skipped_in_a_pause_and_patience_begins_anew_where_it_was() {
    let late = |story: Story| story.after(PATIENCE);
    let story = late(game(3).sealed());
    assert_eq!(story.may_skip(BEN), [CLEO]);
    let story = game(3).sealed().when(ADA, Command::Pause).done();
    let story = late(late(story));
    assert_eq!((story.may_skip(ADA), story.may_skip(BEN)), (vec![], vec![]));
    let skip = Command::Skip { guest: CLEO };
    let story = story.when(ADA, skip).refused(Refusal::GamePaused).when(ADA, Command::Resume).done();
    assert_eq!((story.may_skip(ADA), story.may_skip(BEN)), (vec![BEN, CLEO], vec![]));
    assert_eq!(late(story).may_skip(BEN), [CLEO]);
}

#[test]
fn the_clock_stands_still_with_the_game() {
    let story = lobby(2).when(ADA, Command::ChoosePace { seconds: Some(60) }).done();
    let story = story.when(ADA, Command::StartGame).done().after(Millis(20_000));
    let story = story.when(ADA, Command::Pause).done().after(Millis(1_000_000));
    let story = story.errand(Errand::EndStep).then([]).errand(Errand::ForgiveOutage).then([]);
    let story = story.when(BEN, Command::ExtendDeadline).refused(Refusal::GamePaused);
    assert!(!story.may(BEN, Ability::ExtendDeadline));
    let left = Event::DeadlineSet { at: Some(Millis(story.now.0 + 40_000)) };
    story.when(ADA, Command::Resume).then([Event::Resumed { guest: ADA }, left]);
    // A clock that is set in the meantime has all its time when the game goes on.
    let story = game(2).when(ADA, Command::Pause).done().after(Millis(5_000));
    let story = story.when(ADA, Command::ChoosePace { seconds: Some(90) }).done().after(Millis(5_000));
    let all = Event::DeadlineSet { at: Some(Millis(story.now.0 + 90_000)) };
    story.when(ADA, Command::Resume).then([Event::Resumed { guest: ADA }, all]);
}

#[test]
fn while_the_host_is_away_anybody_goes_on_and_another_game_is_not_paused() {
    let story = game(2).when(ADA, Command::Pause).done();
    assert!(story.may(ADA, Ability::Resume) && !story.may(BEN, Ability::Resume));
    let story = story.near(ADA, Nearness::Away);
    assert!(story.may(BEN, Ability::Resume));
    story.when(BEN, Command::Resume).then([Event::Resumed { guest: BEN }]);
    let story = game(2).when(ADA, Command::Pause).done().when(ADA, Command::BreakOff).done();
    let story = story.when(ADA, Command::StartGame).done();
    assert_eq!(story.state.pause(), None);
}

#[test]
fn the_host_reminds_those_whom_the_game_waits_for_and_nothing_is_recorded() {
    let story = game(3).sealed();
    assert!(story.may(ADA, Ability::Nudge) && !story.may(BEN, Ability::Nudge));
    let ada = story.state.guest(ADA).unwrap();
    assert_eq!(decide::nudged(&story.state, ada, story.now), Ok(vec![BEN, CLEO]));
    let story = story.when(ADA, Command::Nudge).then([]);
    let story = story.when(BEN, Command::Nudge).refused(Refusal::NotTheHost);
    assert!(story.state.pause().is_none());
    lobby(2).when(ADA, Command::Nudge).refused(Refusal::NoGame);
    // The host is the only one whom the game waits for.
    let ranking = game(3).when(ADA, play(happiness::Command::DrawCards)).done();
    assert!(!ranking.may(ADA, Ability::Nudge));
    ranking.when(ADA, Command::Nudge).refused(Refusal::NotWaitedFor);
}

#[test]
fn the_host_hides_the_code_and_shows_it_again() {
    let hidden = |story: &Story| {
        build_view::view(&story.state, Viewer::Stage, &story.company(), story.now).code_hidden
    };
    let story = lobby(2).when(BEN, Command::HideCode).refused(Refusal::NotTheHost);
    let story = story.when(ADA, Command::HideCode).then([Event::CodeHidden]);
    assert!(hidden(&story));
    let story = story.when(ADA, Command::HideCode).then([]);
    let story = story.when(ADA, Command::ShowCode).then([Event::CodeShown]);
    assert!(!hidden(&story));
}
