//! A challenge as it is shown, beat by beat (IM-16 to IM-20).

use super::{
    trial::{all, ended, known, last_challenge, name, played, vote},
    *,
};
use crate::{
    Ticks,
    image::{Moment, settled, show},
};

/// Bela has challenged what Anna played, and the reference work knows that it does not fit.
fn exposed() -> Story<Image> {
    let verdicts = [("p6", Verdict::Fits), ("t4", Verdict::DoesNotFit), ("p1", Verdict::Fits)];
    played().does(BELA, [challenge(NORTH)]).when(ANNA, name("Curie", known("Curie", &verdicts)))
}

/// The same with somebody of whom it knows nothing, so that all vote.
fn voted() -> Story<Image> {
    let story = played().does(BELA, [challenge(NORTH)]);
    let unknown = known("Curie", &all("p6 t4 p1", Verdict::NotKnown));
    let story = story.when(ANNA, name("Curie", unknown)).when(ANNA, vote(Voice::Fits));
    story.when(BELA, vote(Voice::DoesNotFit)).when(CARO, vote(Voice::Fits))
}

fn key(story: &Story<Image>) -> Option<u32> {
    Image::show_key(story.state())
}

/// IM-18 to IM-20: nobody knows how it came out before all of the evidence has been seen, and whose turn it
/// is comes last of all.
#[test]
fn the_evidence_comes_first_and_who_is_next_comes_last() {
    let beats = show(&exposed().stage()).expect("a challenge was settled");
    let at = |moment| beats.at(&moment);
    let rows = [0, 1, 2].map(|nth| at(Moment::Row(nth)));
    assert!(at(Moment::Named) < rows[0] && rows.is_sorted() && rows[2] < at(Moment::Verdict), "{rows:?}");
    let last = [Moment::Verdict, Moment::Points, Moment::Then].map(at);
    assert!(last[0] < last[1] && last[1] < last[2] && last[2] < beats.end(), "{last:?}");

    let beats = show(&voted().stage()).expect("a challenge was settled");
    let voices = [ANNA, BELA, CARO].map(|seat| beats.at(&Moment::Voice(seat)));
    assert!(voices.is_sorted() && voices[2] < beats.at(&Moment::Verdict), "{voices:?}");
    assert_eq!(beats.at(&Moment::Row(0)), beats.end(), "what all have read is not read out again");
}

/// Twelve cards are the most that an image has (IM-4), and six people the most who vote.
#[test]
fn the_longest_scene_has_an_end() {
    let mut long = exposed().stage();
    let turn = long.last_turn.as_mut().expect("it is history");
    let row = last_challenge(&exposed()).findings[0].clone();
    turn.challenges[0].findings = vec![row; Options::SPACES];
    assert!(show(&long).expect("it was settled").end() < Ticks::MOST);
    let turn = long.last_turn.as_mut().expect("it is history");
    let votes = Seat::first(6).map(|seat| OpenVote { seat, voice: Voice::Fits }).collect();
    turn.challenges[0].settlement.as_mut().expect("settled").judge = Judge::Players { votes };
    assert!(show(&long).expect("it was settled").end() < Ticks::MOST);
}

/// IM-16: the next player lays cards meanwhile, and everybody has the same scene before their eyes until the
/// turn is over.
#[test]
fn cards_are_laid_while_a_challenge_is_shown() {
    let story = exposed();
    let shown = key(&story);
    assert!(shown.is_some() && settled(&story.stage()).is_some());
    let length = Image::show_length(&story.stage());
    assert!([ANNA, BELA, CARO].iter().all(|seat| Image::show_length(&story.look(*seat)) == length));
    let laying = story.does(BELA, [lay("p2", EAST)]);
    assert_eq!((key(&laying), Image::show_length(&laying.stage())), (shown, length));
    let next = laying.does(BELA, [finish()]);
    assert_eq!((key(&next), show(&next.stage())), (None, None));
    assert_eq!(key(&next.when(CARO, challenge(EAST))), None, "nothing is settled yet");
}

/// What would take the scene away waits for its end, and nothing else.
#[test]
fn only_what_takes_a_scene_away_waits() {
    let waits = [finish(), put_down("p1"), Command::AcceptTurn, challenge(NORTH)];
    assert!(waits.iter().all(Image::waits_for_show));
    let text = Sealed::new(String::new());
    let goes_on = [
        lay("p1", NORTH),
        Command::TakeBackCard { card: card("p1") },
        Command::TakeBackAll,
        Command::WriteNote { side: NORTH, text },
        vote(Voice::Fits),
    ];
    assert!(!goes_on.iter().any(Image::waits_for_show));
}

/// IM-16: a second image of the same turn has a scene of its own; without a challenge there is none.
#[test]
fn every_challenge_has_its_own_scene() {
    assert_eq!((key(&ended()), show(&ended().stage())), (None, None));
    let silent = |story: Story<Image>| story.told(Notice::Skip(ANNA));
    let both = || dealt().does(ANNA, [lay("p1", NORTH), lay("t1", EAST), finish()]);
    let first = || silent(both().when(BELA, challenge(NORTH)));
    let second_open = first().when(CARO, challenge(EAST));
    assert_eq!(key(&second_open), None);
    let second = silent(second_open);
    let keys = [key(&first()), key(&second)];
    assert!(keys[0].is_some() && keys[1].is_some() && keys[0] != keys[1], "{keys:?}");
    let beats = show(&second.stage()).expect("it was settled");
    assert_eq!(beats.at(&Moment::Named), beats.end(), "nobody was named");
}
