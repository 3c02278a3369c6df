//! PP-18 and what follows: each preference as it is shown, beat by beat.

use super::*;
use crate::{
    Ticks,
    preference::{Moment, show},
};

/// Anna likes d, b, c and a, in this order, and all have guessed.
fn guessed(blue: &str, red: &str) -> Story<Preference> {
    table().drawn().ranked_by(ANNA, "dbca").guessed_by(BELA, blue).guessed_by(CARO, red)
}

fn ticks(story: &Story<Preference>, moments: &[Moment]) -> Vec<Ticks> {
    let beats = show(&story.stage()).expect("a preference was opened");
    moments.iter().map(|moment| beats.at(moment)).collect()
}

fn rises(ticks: &[Ticks]) -> bool {
    ticks.windows(2).all(|two| two[0] < two[1])
}

const EACH: [Moment; 4] = [Moment::Envelope, Moment::Card, Moment::Verdicts, Moment::Moves];

/// PP-18, PP-19: the card comes before who knew it, and that before the steps, four times over.
#[test]
fn every_preference_has_a_show_of_its_own() {
    let mut story = guessed("dbca", "dbac");
    assert_eq!((Preference::show_key(story.state()), show(&story.stage())), (None, None));
    let mut keys = Vec::new();
    for place in 1..=4 {
        story = story.revealed_by(ANNA, 1);
        assert!(rises(&ticks(&story, &EACH)), "{place}");
        keys.push(Preference::show_key(story.state()).expect("something is shown"));
    }
    let again = story.drawn();
    assert_eq!((Preference::show_key(again.state()), show(&again.stage())), (None, None));
    let next = again.ranked_by(BELA, "abcd").guessed_by(ANNA, "abcd").guessed_by(DORA, "abcd");
    keys.push(Preference::show_key(next.revealed_by(BELA, 1).state()).expect("something is shown"));
    assert!(keys.windows(2).all(|two| two[0] < two[1]), "{keys:?}");
}

/// PP-21: the fourth preference is seen, and its steps are taken, before anybody leads or has won.
#[test]
fn the_fourth_preference_has_its_beats_before_who_leads() {
    let last = [Moment::Moves, Moment::Order, Moment::Lead, Moment::Next];
    let third = guessed("dbca", "dbac").revealed_by(ANNA, 3);
    let end = show(&third.stage()).expect("a preference was opened").end();
    assert_eq!(ticks(&third, &last[1..]), [end; 3], "nothing is said of the round before it is over");
    let over = third.revealed_by(ANNA, 1);
    assert!(rises(&ticks(&over, &EACH)) && rises(&ticks(&over, &last)));
    assert!(show(&over.stage()).is_some_and(|beats| beats.end() < Ticks::MOST));
}

/// PP-13: who has doubled all four tokens and was right with each has a moment for it. Four right that were
/// not doubled have none, nor have four doubles of which one is wrong, or that are not all known yet.
#[test]
fn four_right_doubles_have_their_own_moment() {
    let all_right = |story: &Story<Preference>| crate::preference::all_right(&story.stage());
    let daring = guessed("DBCA", "dbca");
    let before = daring.revealed_by(ANNA, 3);
    assert_eq!(all_right(&before), []);
    let over = before.revealed_by(ANNA, 1);
    assert_eq!(all_right(&over), [BLUE]);
    assert!(rises(&ticks(&over, &[Moment::Order, Moment::AllRight, Moment::Lead])));
    let usual = guessed("DBAC", "DBCa").revealed_by(ANNA, 4);
    assert_eq!(all_right(&usual), []);
    let beats = show(&usual.stage()).expect("a preference was opened");
    assert_eq!(beats.at(&Moment::AllRight), beats.end());
    let both = guessed("DBCA", "DBCA").revealed_by(ANNA, 4);
    assert_eq!(all_right(&both), [RED, BLUE]);
}

/// A show is made of what everybody sees, and only what takes it away waits for it.
#[test]
fn a_preference_is_shown_to_everybody_alike() {
    let story = guessed("DBCA", "dbac");
    for times in 1..=4 {
        let story = guessed("DBCA", "dbac").revealed_by(ANNA, times);
        let lengths = [ANNA, BELA, CARO, DORA].map(|seat| Preference::show_length(&story.look(seat)));
        assert_eq!(lengths, [Preference::show_length(&story.stage()); 4]);
    }
    assert_eq!(Preference::show_length(&story.stage()), Ticks(0));
    let category = Category::Food;
    for (command, waits) in [
        (Command::RevealPreference, true),
        (Command::DrawCards, true),
        (Command::ChooseCategory { category }, true),
        (Command::FinishGame, true),
        (Command::SealRanking, false),
        (Command::WithdrawAgreement, false),
    ] {
        assert_eq!(Preference::waits_for_show(&command), waits, "{command:?}");
    }
}
