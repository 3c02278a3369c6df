//! TC-10 and what follows: the count as it is shown, beat by beat.

use super::*;
use crate::{
    Ticks,
    colours::{Moment, show},
};

fn counted(options: &Options) -> Story<Colours> {
    table_of(4, options).asked().voted(&["bb", "aa", "ad", "bc"]).predicted("+±±+")
}

/// TC-10: the predictions lie open before the box is, nothing is said of the outcome before the last card has
/// come out, and who is next is told last of all.
#[test]
fn predictions_come_first_and_who_is_next_comes_last() {
    for options in [Options::default(), outcome_only()] {
        let beats = show(&counted(&options).stage()).expect("a round was counted");
        let at = |moment| beats.at(&moment);
        assert!(at(Moment::Predictions) < at(Moment::Lid));
        let out_of_the_box =
            |what: &Moment| matches!(what, Moment::Vote(_) | Moment::Outcome(_) | Moment::Result);
        let out: Vec<Ticks> =
            beats.beats().iter().filter(|beat| out_of_the_box(&beat.what)).map(|beat| beat.at).collect();
        assert!(out.iter().all(|cards| at(Moment::Lid) < *cards && *cards < at(Moment::Seen)), "{out:?}");
        let last = [Moment::Seen, Moment::Worth, Moment::Walk, Moment::Next].map(at);
        assert!(last.is_sorted() && last[3] > last[0], "{last:?}");
        assert!(beats.end() < Ticks::MOST);
    }
}

/// TC-12: three votes of three count as ± where another has as many, and that is said.
#[test]
fn why_votes_count_as_some_has_its_beat() {
    let beats = show(&counted(&Options::default()).stage()).expect("a round was counted");
    assert!(beats.at(&Moment::Why) < beats.at(&Moment::Seen));
    let clear = table().asked().voted(&["bb", "cc", "bb"]).predicted("0+±");
    let told = show(&clear.stage()).expect("a round was counted");
    assert!(told.at(&Moment::Why) < told.end(), "Caro has two votes that are not the most");
    let none = show(&counted(&outcome_only()).stage()).expect("a round was counted");
    assert_eq!(none.at(&Moment::Why), none.end(), "where nobody knows numbers there is nothing to explain");
}

/// A show depends on what everybody sees, lies on the table until the next question, and only going on waits
/// for it.
#[test]
fn a_count_is_shown_to_everybody_alike() {
    let story = counted(&Options::default());
    let key = |story: &Story<Colours>| Colours::show_key(story.state());
    assert_eq!(key(&story), Some(1));
    let lengths = row("abcd").into_iter().map(|seat| Colours::show_length(&story.look(seat)));
    assert!(lengths.into_iter().all(|length| length == Colours::show_length(&story.stage())));
    let text = "Who of us sings?".to_owned();
    for (command, waits) in
        [(Command::TurnQuestion, true), (Command::FinishGame, true), (Command::AddQuestion { text }, false)]
    {
        assert_eq!(Colours::waits_for_show(&command), waits, "{command:?}");
    }
    let next = story.asked();
    assert_eq!((key(&next), show(&next.stage())), (None, None));
}
