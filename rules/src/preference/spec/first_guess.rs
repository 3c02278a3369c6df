//! What each of the others guesses for themselves while IT ranks (PP-24).

use super::*;
use crate::{Closest, Notice, preference::Ability};

trait First {
    fn first_guessed_by(self, seat: Seat, word: &str) -> Self;
}

impl First for Story<Preference> {
    fn first_guessed_by(self, seat: Seat, word: &str) -> Self {
        let lay = |story: Self, card| story.when(seat, Command::RankCard { card, place: u8::MAX });
        row(word).into_iter().fold(self, lay)
    }
}

fn first_seen(story: &Story<Preference>, eyes: Eyes) -> Vec<Slot> {
    match story.seen_by(eyes).phase {
        PhaseView::Ranking { first, .. } | PhaseView::Guessing { first, .. } => first,
        other => panic!("{other:?}"),
    }
}

const OTHERS: [Eyes; 4] = [Eyes::Seat(ANNA), Eyes::Seat(CARO), Eyes::Seat(DORA), Eyes::Everyone];

/// PP-24: everybody their own, teammates too, as secret as the ranking.
#[test]
fn a_first_guess_is_seen_by_whoever_makes_it_and_by_nobody_else() {
    let story = table().drawn();
    let before = OTHERS.map(|eyes| story.seen_by(eyes));
    let story = story.first_guessed_by(BELA, "ca");
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("ca"));
    assert_eq!(OTHERS.map(|eyes| story.seen_by(eyes)), before);
    assert_eq!(story.look(BELA).waiting_on, seats([ANNA]), "nobody waits for it");
    let (card, place) = (Sealed::new(Slot(3)), Sealed::new(0));
    let story = story
        .when(CARO, Command::RankCard { card: Slot(3), place: 9 })
        .then([Event::FirstGuessLaid { seat: CARO, card: card.clone(), place }])
        .when(CARO, Command::RankCard { card: Slot(3), place: 0 })
        .then([])
        .when(CARO, Command::UnrankCard { card: Slot(3) })
        .then([Event::FirstGuessTakenBack { seat: CARO, card }])
        .when(CARO, Command::UnrankCard { card: Slot(3) })
        .refused(Refusal::CardNotRanked)
        .when(CARO, Command::RankCard { card: Slot(4), place: 0 })
        .refused(Refusal::NoSuchCard);
    let story = story.ranked_by(ANNA, "abcd");
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("ca"));
    assert!(OTHERS.into_iter().all(|eyes| first_seen(&story, eyes).is_empty()));
    story.when(BELA, Command::RankCard { card: Slot(1), place: 0 }).refused(Refusal::NotIt);
}

/// PP-24, PP-8: a card that goes back is out of every row.
#[test]
fn a_card_that_is_put_back_is_out_of_every_first_guess() {
    let story = table().drawn().first_guessed_by(BELA, "abc").first_guessed_by(DORA, "b");
    let PhaseView::Ranking { cards, .. } = story.stage().phase else { panic!("Anna ranks") };
    let story = story.when(ANNA, Command::PutBackCard { card: cards[1].card });
    assert_eq!(first_seen(&story, Eyes::Seat(BELA)), row("ac"));
    assert_eq!(first_seen(&story, Eyes::Seat(DORA)), []);
}

/// PP-24: whose whole row had most places right is told with the last preference, and it moves no piece.
#[test]
fn whoever_came_closest_is_named_when_all_is_revealed() {
    let closest = |bela: &str, caro: &str| {
        let story = table().drawn().first_guessed_by(BELA, bela).first_guessed_by(CARO, caro);
        let story = story.ranked_by(ANNA, "abcd").guessed_by(BELA, "badc").guessed_by(CARO, "badc");
        let story = story.revealed_by(ANNA, 3);
        assert_eq!(story.stage().last_round, None, "not before the last");
        let round = story.revealed_by(ANNA, 1).stage().last_round.expect("it is over");
        assert_eq!(round.pieces, [Space::START; 2], "what the teams guessed counts");
        round.closest
    };
    let told = |who: &[Seat], right| Some(Closest { seats: who.iter().copied().collect(), right });
    assert_eq!(closest("abdc", "dcba"), told(&[BELA], 2));
    assert_eq!(closest("abdc", "bacd"), told(&[BELA, CARO], 2));
    assert_eq!(closest("abc", "abcd"), told(&[CARO], 4), "only a whole row counts");
    assert_eq!(closest("", "badc"), None, "and only with something right");
}

/// PP-24: who plays along from the next round on makes no guess of this one.
#[test]
fn a_late_guest_makes_no_first_guess() {
    let story = table().drawn().told(Notice::Joined(EMIL));
    assert!(!story.look(EMIL).may.contains(&Ability::RankCard));
    story.when(EMIL, Command::RankCard { card: Slot(0), place: 0 }).refused(Refusal::NotPlayingYet);
}
