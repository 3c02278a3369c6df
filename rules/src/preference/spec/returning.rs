//! The remarks of RULES.md: when somebody who has left sits down on the same seat again.

use crate::{Notice, preference::Ability};

use super::*;

fn waited_for(story: &Story<Preference>) -> Vec<Seat> {
    Preference::waiting_on(story.state()).iter().collect()
}

fn returned(seat: Seat) -> [Event; 1] {
    [Event::SeatReturned { seat }]
}

/// Anna's ranking is sealed, Bela and Dora have placed everything, and Bela has agreed.
fn nearly_agreed() -> Story<Preference> {
    table().drawn().ranked_by(ANNA, "abcd").placed_by(BELA, "abdc").agreed_by(BELA)
}

/// PP-1, PP-5: who returns is in the same team, and IT when it comes to them.
#[test]
fn who_returns_is_in_the_same_team() {
    let story = three_teams().with_pieces_at(&[3, 5, 4]).told(Notice::Left(BELA)).told(Notice::Left(EMIL));
    assert_eq!(next_round(&story).it, CARO);
    let step = Preference::step(story.state());
    let story = story.told(Notice::Back(BELA)).then(returned(BELA));
    assert!(Preference::step(story.state()) > step, "what was meant for Caro is not for Bela");
    let next = next_round(&story);
    assert_eq!((next.it, next.team, story.look(BELA).my_team), (BELA, BLUE, Some(BLUE)));
    assert_eq!((pieces(&story), story.stage().newcomers), (vec![3, 5, 4], SeatSet::EMPTY));
    // PP-23: the team plays again, though only one of it has returned.
    let story = story.drawn().ranked_by(BELA, "abcd");
    assert_eq!(to_guess(&story), [GREEN, RED]);
    let story = story.guessed_by(CARO, "abcd").guessed_by(DORA, "abcd").revealed_by(BELA, 4).drawn();
    assert_eq!(to_guess(&story.ranked_by(CARO, "abcd")), [RED, BLUE, GREEN]);
}

/// PP-1: in the midst of a round, they play along from the next one on.
#[test]
fn who_returns_plays_along_from_the_next_round_on() {
    let story = nearly_agreed().told(Notice::Left(BELA)).told(Notice::Back(BELA)).then(returned(BELA));
    assert_eq!((story.look(BELA).may, story.look(BELA).newcomers), (vec![], seats([BELA])));
    let PhaseView::Guessing { draft: None, .. } = story.look(BELA).phase else { panic!("they see no guess") };
    let place = Command::PlaceToken { token: Token(1), section: Slot(0) };
    let story = story.when(BELA, place).refused(Refusal::NotPlayingYet);
    // PP-17: nor do they have a say with what they had agreed to.
    assert_eq!((waited_for(&story), draft(&story, DORA).agreed), (vec![DORA], SeatSet::EMPTY));
    let story = story.agreed_by(DORA).guessed_by(CARO, "abcd").revealed_by(ANNA, 4);
    assert_eq!((next_round(&story).it, story.stage().newcomers), (BELA, SeatSet::EMPTY));
}

/// PP-23: a guess that a team has forgone by leaving stays forgone.
#[test]
fn a_guess_that_was_forgone_stays_so() {
    let story = three_teams().drawn().ranked_by(ANNA, "abcd").told(Notice::Left(BELA));
    let story = story.told(Notice::Left(EMIL)).told(Notice::Back(EMIL)).then(returned(EMIL));
    assert_eq!(to_guess(&story), [GREEN, RED]);
    let place = Command::PlaceToken { token: Token(1), section: Slot(0) };
    let story = story.when(EMIL, place).refused(Refusal::NotPlayingYet);
    let story = story.guessed_by(CARO, "abcd").guessed_by(DORA, "abcd").revealed_by(ANNA, 4);
    assert_eq!(pieces(&story), [4, 0, 4]);
}

/// PP-5: a round that IT has lost by leaving is lost.
#[test]
fn a_lost_round_stays_lost() {
    let story = table().drawn().told(Notice::Left(ANNA)).told(Notice::Back(ANNA)).then(returned(ANNA));
    assert_eq!(next_round(&story).it, BELA);
    assert_eq!(story.look(ANNA).my_team, Some(RED));
}

/// PP-10, PP-18: a sealed ranking has its player again, who opens the envelope.
#[test]
fn it_returns_as_it() {
    let story = nearly_agreed().told(Notice::Left(ANNA)).told(Notice::Back(ANNA)).then(returned(ANNA));
    let PhaseView::Guessing { row: mine, draft: None, .. } = story.look(ANNA).phase else {
        panic!("they guess, and IT sees nothing of it (PP-11)")
    };
    assert_eq!((mine, story.stage().newcomers), (Some(row("abcd")), SeatSet::EMPTY));
    let story = story.agreed_by(DORA).guessed_by(CARO, "abcd").told(Notice::Left(ANNA)).revealed_by(CARO, 1);
    let story = story.told(Notice::Back(ANNA)).then(returned(ANNA));
    assert_eq!(waited_for(&story), [ANNA]);
    assert_eq!(story.look(ANNA).may, [Ability::RevealPreference]);
    let story = story.when(BELA, Command::RevealPreference).refused(Refusal::NotIt).revealed_by(ANNA, 3);
    assert_eq!(pieces(&story), [4, 2]);
}

/// PP-17: with all teams guessing at once, who returns sees nothing of what their team does.
#[test]
fn who_returns_sees_no_unseen_guess() {
    let story = table_of(Seating::even(4, 2), &at_once()).drawn().ranked_by(ANNA, "abcd");
    let story = story.placed_by(BELA, "abcd").told(Notice::Left(BELA)).told(Notice::Back(BELA));
    let seen = |story: &Story<Preference>| match story.look(BELA).phase {
        PhaseView::Guessing { draft, guesses, .. } => (draft, guesses),
        other => panic!("they guess, not {other:?}"),
    };
    assert_eq!(seen(&story), (None, vec![]));
    assert_eq!(seen(&story.agreed_by(DORA)), (None, vec![]));
}

/// PP-1: in every phase, more than once, and only for a seat that has left.
#[test]
fn any_seat_returns_in_any_phase() {
    let guessed = || nearly_agreed().agreed_by(DORA).guessed_by(CARO, "abcd");
    let won = table().with_pieces_at(&[33, 20]);
    let stories = [table(), table().drawn(), nearly_agreed(), guessed(), guessed().revealed_by(ANNA, 2), won];
    for (story, seat) in
        stories.into_iter().flat_map(|story| Seat::first(4).map(move |seat| (story.clone(), seat)))
    {
        assert!(!Preference::welcomes_back(story.state(), seat));
        let (at, team) = (pieces(&story), story.look(seat).my_team);
        let story = story.told(Notice::Back(seat)).then([]).told(Notice::Left(seat));
        assert!(Preference::welcomes_back(story.state(), seat));
        let story = story.told(Notice::Back(seat)).then(returned(seat)).told(Notice::Back(seat)).then([]);
        assert_eq!((story.look(seat).me, story.look(seat).my_team, pieces(&story)), (Some(seat), team, at));
        let story = story.told(Notice::Left(seat)).told(Notice::Back(seat)).then(returned(seat));
        assert_eq!(story.stage().left, SeatSet::EMPTY);
        story.told(Notice::Back(EMIL)).then([]);
    }
}

/// PP-5: when the game is over, nobody returns.
#[test]
fn nobody_returns_when_the_game_is_over() {
    let story = table().told(Notice::Left(BELA)).told(Notice::Left(DORA));
    assert!(!Preference::welcomes_back(story.state(), BELA));
    story.told(Notice::Back(BELA)).then([]);
}
