//! Reveals that take their time: here a count of True Colours, which everybody sees at the same moment.

use rules::{GameKind, Sealed, colours};

use super::*;
use crate::show::{ShowView, Showing};

fn move_of(command: colours::Command) -> Command {
    Command::Play { play: GameCommand::Colours(command) }
}

/// Three have voted and predicted, at a table where reveals take their time, and this clock runs.
fn counted_with(pace: Option<u32>) -> Story {
    let mut story = lobby(3);
    story.state.shows = Shows::Played;
    let options = GameOptions::default_of(GameKind::Colours);
    story = story.when(ADA, Command::ChooseGame { options }).done();
    if pace.is_some() {
        story = story.when(ADA, Command::ChoosePace { seconds: pace }).done();
    }
    story = story.when(ADA, Command::StartGame).done();
    story = story.when(ADA, move_of(colours::Command::TurnQuestion)).done();
    for (guest, votes) in [(ADA, [1, 1]), (BEN, [0, 2]), (CLEO, [1, 0])] {
        let votes = Sealed::new(votes.map(Seat).to_vec());
        story = story.after(Millis(500)).when(guest, move_of(colours::Command::CastBallot { votes })).done();
    }
    for guest in [ADA, BEN, CLEO] {
        let prediction = colours::Symbol::Plus;
        story = story.when(guest, move_of(colours::Command::MakePrediction { prediction })).done();
    }
    story
}

fn counted() -> Story {
    counted_with(None)
}

fn show(story: &Story) -> Showing {
    story.state.show().expect("a count lies on the table")
}

/// The same as everybody sees it who has no stage.
fn shown(story: &Story) -> ShowView {
    show(story).view(story.now, false).expect("it is not over")
}

fn at(mut story: Story, now: Millis) -> Story {
    story.now = now;
    story
}

#[test]
pub(super) fn nobody_takes_a_reveal_away_before_its_end() {
    let story = counted();
    let (began, next) = (shown(&story).began, show(&story).next_at());
    assert_eq!(began, story.now);
    assert!(next > show(&story).ends() && show(&story).ends() > began);
    let read = || move_of(colours::Command::TurnQuestion);
    let skip = || Command::Skip { guest: BEN };
    for early in [began, Millis(next.0 - 1)] {
        at(counted(), early).when(BEN, read()).refused(Refusal::StillShowing);
        at(counted(), early).when(ADA, skip()).refused(Refusal::StillShowing);
        assert_eq!(at(counted(), early).may_skip(ADA), [], "nor is it offered");
    }
    let text = "Who of us sings?".to_owned();
    counted().when(CLEO, move_of(colours::Command::AddQuestion { text })).done();
    assert_eq!(at(counted(), next).may_skip(ADA), [BEN]);
    at(counted(), next).when(BEN, read()).done();
    // Who waits for somebody waits from then on.
    let patient = Millis(next.0 + PATIENCE.0);
    assert_eq!(at(counted(), Millis(patient.0 - 1)).may_skip(CLEO), []);
    assert_eq!(at(counted(), patient).may_skip(CLEO), [BEN]);
}

#[test]
fn the_clock_of_the_next_step_starts_when_all_have_seen() {
    let story = counted_with(Some(60));
    let deadline = story.state.game.as_ref().unwrap().deadline.unwrap();
    assert_eq!(deadline.0, show(&story).next_at().0 + 60_000);
}

#[test]
fn a_reveal_is_seen_as_long_as_it_lasts_and_by_whom_it_is_led() {
    let story = counted();
    let show = show(&story);
    let seen = |now, stage| show.view(now, stage);
    let first = seen(story.now, false).expect("it has begun");
    assert!(!first.over && !first.led_by_stage && !first.finale);
    assert!(seen(first.began, true).is_some_and(|show| show.led_by_stage));
    let last = seen(show.ends(), true).expect("a breath is left");
    assert!(last.over && !last.led_by_stage);
    assert_eq!(seen(show.next_at(), true), None);
    let view = build_view::view(&story.state, Viewer::Stage, &story.company(), story.now);
    assert_eq!(view.show, Some(first));
    // The next question ends it, and another game knows nothing of it.
    let asked = at(story, show.next_at()).when(BEN, move_of(colours::Command::TurnQuestion)).done();
    assert_eq!(asked.state.show(), None);
}

#[test]
fn where_reveals_take_no_time_nothing_is_shown_beat_by_beat() {
    let mut story = counted();
    story.state.shows = Shows::AtOnce;
    let now = show(&story).next_at();
    story = at(story, now).when(BEN, move_of(colours::Command::TurnQuestion)).done();
    assert_eq!(story.state.show(), None);
}

/// Two have played a turn each, at a table where reveals take their time, and all is left to be told.
fn played_out() -> Story {
    let mut story = lobby(2);
    story.state.shows = Shows::Played;
    let options = happiness::Options { turns_each: Some(1), ..happiness::Options::default() };
    story = story.when(ADA, Command::ChooseGame { options: GameOptions::Happiness(options) }).done();
    story = story.when(ADA, Command::StartGame).done();
    for (it, other) in [(ADA, BEN), (BEN, ADA)] {
        let next = story.state.show().map_or(story.now, Showing::next_at);
        story = at(story, next).when(it, play(happiness::Command::DrawCards)).done();
        for guest in [it, other] {
            for card in 0..5 {
                let lay = happiness::Command::LayToken { card: Slot(card), place: u8::MAX };
                story = story.when(guest, play(lay)).done();
            }
            if guest == it {
                let seal = happiness::Command::SealRanking { face_up: None };
                story = story.when(it, play(seal)).done();
            }
        }
        story = story.when(other, play(happiness::Command::AgreeToGuess { edition: 5 })).done();
    }
    let next = show(&story).next_at();
    at(story, next).when(BEN, play(happiness::Command::FinishGame)).done()
}

/// The end of a game is a show of its own: whoever would go on waits until all have seen it, and for the
/// applause.
#[test]
fn nobody_takes_the_end_of_a_game_away() {
    let story = played_out();
    let finale = shown(&story);
    assert!(finale.finale && !finale.over && finale.began == story.now);
    assert_eq!(finale.next_at.0, finale.ends.0 + rules::APPLAUSE.millis());
    let options = GameOptions::default_of(GameKind::Colours);
    let goings = [
        (ADA, Command::CloseGame),
        (BEN, Command::CloseGame),
        (ADA, Command::StartGame),
        (ADA, Command::BreakOff),
        (ADA, Command::NextGame { options }),
    ];
    for (guest, command) in goings {
        let early = at(played_out(), Millis(finale.next_at.0 - 1));
        early.when(guest, command.clone()).refused(Refusal::StillShowing);
    }
    let over = show(&story).view(finale.ends, true).expect("there is applause");
    assert!(over.finale && over.over && !over.led_by_stage);
    assert_eq!(show(&story).view(finale.next_at, true), None);
    // A stage that comes later takes its turns from here.
    let seen = |now| story.state.end_seen(now);
    assert_eq!(seen(Millis(finale.next_at.0 - 1)), None);
    assert_eq!(seen(Millis(finale.next_at.0 + 9_000)), Some(finale.next_at));
    at(played_out(), finale.next_at).when(ADA, Command::CloseGame).done();
}

/// A game that nobody has won, or that the host stops, is over at once.
#[test]
fn what_is_stopped_has_no_end_to_be_shown() {
    let mut stopped = counted();
    stopped = stopped.when(ADA, Command::BreakOff).done();
    assert!(stopped.state.game.is_none() && stopped.state.show().is_none());
    let mut left = game(2);
    left.state.shows = Shows::Played;
    assert_eq!(left.over().state.show(), None, "nobody has played a turn");
}
