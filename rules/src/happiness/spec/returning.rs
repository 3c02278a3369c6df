//! The remarks of RULES.md: when somebody who has left sits down on the same seat again.

use crate::Notice;

use super::*;

const DORA: Seat = Seat(3);

fn waited_for(story: &Story<Happiness>) -> Vec<Seat> {
    Happiness::waiting_on(story.state()).iter().collect()
}

fn returned(seat: Seat) -> [Event; 1] {
    [Event::SeatReturned { seat }]
}

/// Anna's row is sealed, the guess is complete, and Bela has agreed.
fn nearly_agreed() -> Story<Happiness> {
    table().drawn().ranked_by(ANNA, "abcde").guessed_by(BELA, "abced").agreed_by(BELA)
}

/// GH-3: who returns before their turn has gone by has it in its place.
#[test]
fn who_returns_in_time_has_their_turn() {
    let story = turn(table(), ANNA, "abcde", "abced").told(Notice::Left(BELA));
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: Some(CARO) });
    let step = Happiness::step(story.state());
    let story = story.told(Notice::Back(BELA)).then(returned(BELA));
    let view = story.look(BELA);
    assert_eq!((view.me, view.left, view.turns), (Some(BELA), SeatSet::EMPTY, 3));
    assert_eq!((view.phase, view.score.points), (PhaseView::Revealed { next: Some(BELA) }, 3));
    assert!(Happiness::step(story.state()) > step, "what was meant for Caro's turn is not for Bela's");
    let story = story.drawn().ranked_by(BELA, "abcde");
    assert_eq!(waited_for(&story), [ANNA, CARO]);
}

/// GH-3: one turn is left for who returns when the last round is over and the game not closed.
#[test]
fn who_returns_last_of_all_has_one_turn() {
    let story = table().told(Notice::Left(BELA)).drawn().ranked_by(ANNA, "abcde");
    let story = story.guessed_by(CARO, "abcde").agreed_by(CARO).drawn().ranked_by(CARO, "abcde");
    let story = story.guessed_by(ANNA, "abcde").agreed_by(ANNA);
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: None });
    let story = story.told(Notice::Back(BELA)).then(returned(BELA));
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: Some(BELA) });
    story.when(ANNA, Command::FinishGame).refused(Refusal::TurnsLeft);
}

/// GH-3: the turns of rounds that went by do not come again.
#[test]
fn turns_that_went_by_do_not_come_again() {
    let options = Options { turns_each: Some(3), ..once() };
    let mut story = table_of(3, &options).told(Notice::Left(BELA));
    for player in [ANNA, CARO, ANNA, CARO] {
        let other = if player == ANNA { CARO } else { ANNA };
        story = story.drawn().ranked_by(player, "abcde").guessed_by(other, "abcde").agreed_by(other);
    }
    let mut story = story.told(Notice::Back(BELA)).then(returned(BELA));
    assert_eq!(story.look(BELA).turns, 7, "four are played, and each has one");
    for player in [ANNA, BELA, CARO] {
        assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: Some(player) });
        story = turn(story, player, "abcde", "abcde");
    }
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: None });
}

/// GH-3: a turn that was lost by leaving, or had before, is not had again.
#[test]
fn a_lost_turn_stays_lost() {
    let story = table().drawn().told(Notice::Left(ANNA)).told(Notice::Back(ANNA)).then(returned(ANNA));
    assert_eq!(story.look(ANNA).phase, PhaseView::Opening { next: BELA });
    assert_eq!(story.look(ANNA).turns, 2);
    let story = turn(story, BELA, "abcde", "abcde");
    let story = story.told(Notice::Left(BELA)).told(Notice::Back(BELA)).then(returned(BELA));
    let story = turn(story, CARO, "abcde", "abcde");
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: None });
}

/// GH-3: whose ranking is being guessed sees it again, and does not guess it.
#[test]
fn a_sealed_ranking_has_its_player_again() {
    let story = nearly_agreed().told(Notice::Left(ANNA));
    assert_eq!(story.look(ANNA), story.seen_by(Eyes::Everyone));
    let story = story.told(Notice::Back(ANNA)).then(returned(ANNA));
    let PhaseView::Guessing { player, row: mine, guess, .. } = story.look(ANNA).phase else {
        panic!("they guess")
    };
    assert_eq!((player, mine, guess), (ANNA, Some(row("abcde")), None), "nor see it made (GH-6)");
    assert_eq!((story.look(ANNA).turns, waited_for(&story)), (3, vec![CARO]));
    let story = story.agreed_by(CARO);
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: Some(BELA) });
    assert_eq!(story.look(ANNA).turns, 3, "it was Anna's turn");
    // That the others have all had theirs in this round takes none of the later ones from who is being
    // guessed.
    let options = Options { turns_each: Some(2), ..once() };
    let story = turn(turn(table_of(3, &options), ANNA, "abcde", "abcde"), BELA, "abcde", "abcde");
    let story = story.drawn().ranked_by(CARO, "abcde").told(Notice::Left(CARO)).told(Notice::Back(CARO));
    assert_eq!(story.look(CARO).turns, 6);
}

/// GH-6: who returns in the midst of a turn guesses from the next one on, and what they had agreed to is
/// open.
#[test]
fn who_returns_guesses_from_the_next_turn_on() {
    let story = nearly_agreed().told(Notice::Left(BELA)).told(Notice::Back(BELA)).then(returned(BELA));
    assert_eq!((waited_for(&story), story.look(BELA).may), (vec![CARO], vec![]));
    let story = story.when(BELA, Command::LayToken { card: Slot(0), place: 0 });
    let story = story.refused(Refusal::NotGuessingYet);
    // Unless nobody else is left to guess.
    let alone = story.clone().told(Notice::Left(CARO)).then([Event::SeatLeft { seat: CARO }]);
    assert_eq!(waited_for(&alone), [BELA]);
    let story = story.agreed_by(CARO).when(ANNA, Command::DrawCards);
    assert!(matches!(story.events(), [Event::TurnBegan { seat: BELA, .. }]));
    let story = story.ranked_by(BELA, "abcde").told(Notice::Left(CARO)).told(Notice::Back(CARO));
    assert_eq!(waited_for(&story), [ANNA]);
}

/// GH-3: in every phase, more than once, and only for a seat that has left.
#[test]
fn any_seat_returns_in_any_phase() {
    let four = || table_of(4, &once());
    let guessing = || four().drawn().ranked_by(ANNA, "abcde");
    let guessed = [BELA, CARO, DORA]
        .into_iter()
        .fold(guessing().guessed_by(BELA, "abcde"), |story, seat| story.agreed_by(seat));
    for (story, seat) in [four(), four().drawn(), guessing(), guessed]
        .into_iter()
        .flat_map(|story| Seat::first(4).map(move |seat| (story.clone(), seat)))
    {
        assert!(!Happiness::welcomes_back(story.state(), seat));
        let story = story.told(Notice::Back(seat)).then([]).told(Notice::Left(seat));
        assert!(Happiness::welcomes_back(story.state(), seat));
        let story = story.told(Notice::Back(seat)).then(returned(seat)).told(Notice::Back(seat)).then([]);
        assert_eq!(story.look(seat).me, Some(seat));
        let story = story.told(Notice::Left(seat)).told(Notice::Back(seat)).then(returned(seat));
        assert_eq!(story.look(ANNA).left, SeatSet::EMPTY);
        story.told(Notice::Back(Seat(4))).then([]);
    }
}

/// GH-3: when the game is over, nobody returns.
#[test]
fn nobody_returns_when_the_game_is_over() {
    let story = table_of(2, &once()).told(Notice::Left(BELA));
    assert!(!Happiness::welcomes_back(story.state(), BELA));
    story.told(Notice::Back(BELA)).then([]);
}
