//! What each of the others guesses for themselves while one ranks (GH-14).

use super::*;
use crate::{Closest, Notice};

fn first_seen(story: &Story<Happiness>, eyes: Eyes) -> Vec<Slot> {
    match story.seen_by(eyes).phase {
        PhaseView::Ranking { first, .. } | PhaseView::Guessing { first, .. } => first,
        other => panic!("{other:?}"),
    }
}

/// GH-14: everybody their own, as secret as the ranking.
#[test]
fn a_first_guess_is_seen_by_whoever_makes_it_and_by_nobody_else() {
    let story = table().drawn();
    let before = [Eyes::Seat(ANNA), Eyes::Seat(CARO), Eyes::Everyone].map(|eyes| story.seen_by(eyes));
    let story = story.guessed_by(BELA, "cab");
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("cab"));
    let after = [Eyes::Seat(ANNA), Eyes::Seat(CARO), Eyes::Everyone].map(|eyes| story.seen_by(eyes));
    assert_eq!(before, after);
    let story = story
        .when(CARO, Command::LayToken { card: Slot(4), place: 9 })
        .then([Event::FirstGuessLaid { seat: CARO, card: Sealed::new(Slot(4)), place: Sealed::new(0) }])
        .when(CARO, Command::LayToken { card: Slot(4), place: 1 })
        .then([])
        .when(CARO, Command::TakeBackToken { card: Slot(4) })
        .then([Event::FirstGuessTakenBack { seat: CARO, card: Sealed::new(Slot(4)) }])
        .when(CARO, Command::TakeBackToken { card: Slot(4) })
        .refused(Refusal::TokenNotLaid)
        .when(CARO, Command::LayToken { card: Slot(5), place: 0 })
        .refused(Refusal::NoSuchCard);
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("cab"));
    assert_eq!(story.look(BELA).waiting_on, seats([ANNA]), "nobody waits for it");
}

/// GH-14: it stays when the ranking is sealed, beside the guess that all make together.
#[test]
fn a_first_guess_is_kept_beside_the_guess_of_all() {
    let story = table().drawn().guessed_by(BELA, "edcba").ranked_by(ANNA, "abcde").guessed_by(CARO, "a");
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("edcba"));
    for eyes in [Eyes::Seat(ANNA), Eyes::Seat(CARO), Eyes::Everyone] {
        assert_eq!(first_seen(&story, eyes), []);
    }
    let story = story.when(BELA, Command::TakeBackToken { card: Slot(0) });
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("edcba"), "that was the guess of all");
}

/// GH-14, GH-4: a card that goes back is out of every row.
#[test]
fn a_card_that_is_put_back_is_out_of_every_first_guess() {
    let story = table().drawn();
    let cards = cards_of(&story);
    let story = story.guessed_by(BELA, "abc").guessed_by(CARO, "b");
    let story = story.when(ANNA, Command::PutBackCard { card: cards[1].card });
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("ac"));
    assert_eq!(first_seen(&story, Eyes::Seat(CARO)), []);
}

/// GH-14: whose whole row had most places right is told at the reveal, and it earns nothing.
#[test]
fn whoever_came_closest_is_named_at_the_reveal() {
    let closest = |bela: &str, caro: &str| {
        let story = table().drawn().guessed_by(BELA, bela).guessed_by(CARO, caro).ranked_by(ANNA, "abcde");
        let story = story.guessed_by(BELA, "edcba").agreed_by(BELA).agreed_by(CARO);
        let turn = story.look(ANNA).history[0].clone();
        assert_eq!(turn.points, 1, "what all guessed together counts");
        turn.closest
    };
    let told = |who: &[Seat], right| Some(Closest { seats: who.iter().copied().collect(), right });
    assert_eq!(closest("abced", "edcba"), told(&[BELA], 3));
    assert_eq!(closest("abced", "bacde"), told(&[BELA, CARO], 3));
    assert_eq!(closest("abcde", "abcd"), told(&[BELA], 5), "only a whole row counts");
    assert_eq!(closest("", "bcdea"), None, "and only with something right");
    assert_eq!(closest("", ""), None);
    let story = table().drawn().guessed_by(BELA, "abcde").ranked_by(ANNA, "abcde");
    let story = story.guessed_by(BELA, "abcde").agreed_by(BELA).agreed_by(CARO);
    let story = turn(story, BELA, "abcde", "abcde");
    let told = story.look(ANNA).history.iter().map(|turn| turn.closest.is_some()).collect::<Vec<_>>();
    assert_eq!(told, [true, false], "and only of this turn");
}

/// GH-14: who plays along from the next turn on makes no guess of this one.
#[test]
fn a_late_guest_makes_no_first_guess() {
    let dora = Seat(3);
    let story = table().drawn().told(Notice::Joined(dora));
    assert!(!story.look(dora).may.contains(&Ability::LayToken));
    story.when(dora, Command::LayToken { card: Slot(0), place: 0 }).refused(Refusal::NotGuessingYet);
}
