//! Time for a step.

use super::*;

#[test]
pub(super) fn a_table_plays_without_a_clock_until_the_host_wants_one() {
    let pace = |seconds| Command::ChoosePace { seconds };
    game(2).when(BEN, Command::ExtendDeadline).refused(Refusal::NoClock);
    lobby(2).when(BEN, Command::ExtendDeadline).refused(Refusal::NoGame);
    for seconds in [0, 29, 3601, u32::MAX] {
        lobby(1).when(ADA, pace(Some(seconds))).refused(Refusal::PaceOutOfRange);
    }
    let chosen = Event::PaceChosen { seconds: Some(90) };
    lobby(1).when(ADA, pace(Some(90))).then([chosen.clone()]).when(ADA, pace(Some(90))).then([]);
    let set = Event::DeadlineSet { at: Some(Millis(START.0 + 90_000)) };
    let off = [Event::PaceChosen { seconds: None }, Event::DeadlineSet { at: None }];
    game(2).when(ADA, pace(Some(90))).then([chosen, set]).when(ADA, pace(None)).then(off);
}

#[test]
fn every_step_gets_its_time_and_anybody_may_ask_for_more() {
    let story = lobby(2).when(ADA, Command::ChoosePace { seconds: Some(60) }).done();
    let story = story.when(ADA, Command::StartGame).done();
    let deadline = |story: &Story| story.state.game.as_ref().unwrap().deadline.map(|at| at.0 - START.0);
    assert_eq!(deadline(&story), Some(60_000));
    let story = story.after(Millis(10_000)).when(BEN, Command::ExtendDeadline).done();
    assert_eq!(deadline(&story), Some(60_000 + EXTENSION.0));
    let story = story.when(BEN, play(happiness::Command::DrawCards)).done();
    assert_eq!(deadline(&story), Some(70_000), "a new step has its own time");
    let lay = happiness::Command::LayToken { card: Slot(0), place: 0 };
    let story = story.after(Millis(1_000)).when(ADA, play(lay)).done();
    assert_eq!(deadline(&story), Some(70_000), "a move within the step does not change it");
}

#[test]
fn time_ends_a_step_only_when_it_is_up() {
    let story = lobby(2).when(ADA, Command::ChoosePace { seconds: Some(60) }).done();
    let story =
        story.when(ADA, Command::StartGame).done().when(BEN, play(happiness::Command::DrawCards)).done();
    let story = story.after(Millis(59_999)).errand(Errand::EndStep).then([]).after(Millis(1));
    let lost = seat_event(happiness::Event::TurnSkipped { seat: Seat(0) });
    let next = Event::DeadlineSet { at: Some(Millis(START.0 + 120_000)) };
    let story = story.errand(Errand::EndStep).then([Event::DeadlinePassed, lost, next]);
    assert_eq!(story.state.news, Some(News::TimeUp));
    let story = story.after(Millis(60_000)).when(BEN, Command::ExtendDeadline).done();
    story.errand(Errand::EndStep).then([]);
    lobby(1).errand(Errand::EndStep).then([]);
}

/// GH-6: one idle guesser does not stop the game, and what the table says is true.
#[test]
fn a_clock_that_runs_out_on_the_last_guesser_goes_on_to_the_next_turn() {
    let story = lobby(2).when(ADA, Command::ChoosePace { seconds: Some(60) }).done();
    let story = story.when(ADA, Command::StartGame).done().sealed().after(Millis(60_000));
    let lost = seat_event(happiness::Event::TurnSkipped { seat: Seat(0) });
    let next = Event::DeadlineSet { at: Some(Millis(story.now.0 + 60_000)) };
    let before = story.state.step;
    let story = story.errand(Errand::EndStep).then([Event::DeadlinePassed, lost, next]);
    assert_eq!(story.state.news, Some(News::TimeUp));
    assert!(story.state.step > before, "another step has begun");
}

#[test]
fn an_outage_is_forgiven() {
    let fair = |story: &Story| Event::DeadlineSet { at: Some(Millis(story.now.0 + EXTENSION.0)) };
    let story = lobby(2).when(ADA, Command::ChoosePace { seconds: Some(600) }).done();
    let story = story.when(ADA, Command::StartGame).done();
    let story = story.errand(Errand::ForgiveOutage).then([]).after(Millis(1_000_000));
    let expected = fair(&story);
    story.errand(Errand::ForgiveOutage).then([expected]).errand(Errand::EndStep).then([]);
    game(2).after(Millis(1_000_000)).errand(Errand::ForgiveOutage).then([]);
}
