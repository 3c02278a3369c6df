//! The remarks of RULES.md: when somebody is missing, or late.

use crate::{
    Game, Notice, Seat,
    happiness::{Command, Event, Happiness, Options, PhaseView, Refusal},
    testing::Story,
};

use super::{ANNA, BELA, CARO, Turn, once, ranking, row, seats, table, table_of, turn};

const DORA: Seat = Seat(3);

fn waited_for(story: &Story<Happiness>) -> Vec<Seat> {
    Happiness::waiting_on(story.state()).iter().collect()
}

fn revealed(guess: &str, right: u8, points: u8) -> Event {
    Event::TurnRevealed { ranking: ranking("abcde"), guess: ranking(guess), right, points }
}

/// Anna's row is sealed, the guess is complete, and Bela has agreed.
fn nearly_agreed() -> Story<Happiness> {
    table().drawn().ranked_by(ANNA, "abcde").guessed_by(BELA, "abced").agreed_by(BELA)
}

/// GH-3: a lost turn earns nothing and is not counted.
#[test]
fn a_player_who_does_not_rank_loses_the_turn() {
    let story = table().drawn().told(Notice::Skip(ANNA)).then([Event::TurnSkipped { seat: ANNA }]);
    let view = story.look(BELA);
    assert_eq!(view.phase, PhaseView::Opening { next: BELA });
    assert_eq!((view.turn, view.turns, view.score.perfect), (0, 2, 0));
    let story = turn(turn(story, BELA, "abcde", "abcde"), CARO, "abcde", "abcde");
    assert_eq!(story.look(ANNA).score.perfect, 20);
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: None });
}

/// GH-3: who does not draw can be skipped, too; what lies revealed stays.
#[test]
fn a_player_who_does_not_draw_loses_the_turn() {
    let story = turn(table(), ANNA, "abcde", "abcde").told(Notice::Skip(BELA));
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: Some(CARO) });
    let story = story.told(Notice::Skip(CARO)).then([Event::TurnSkipped { seat: CARO }]);
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: None });
    assert_eq!(waited_for(&story), [ANNA, BELA, CARO]);
}

/// GH-3: when the last turn is lost there is nothing more to look at.
#[test]
fn the_game_ends_with_a_last_turn_that_is_lost() {
    let story = turn(turn(table(), ANNA, "abcde", "abcde"), BELA, "abcde", "abcde").drawn();
    story.told(Notice::Skip(CARO)).then([Event::TurnSkipped { seat: CARO }, Event::GameFinished]);
}

/// GH-3: a sealed ranking cannot be skipped, nor can one who is not waited for.
#[test]
fn only_what_is_waited_for_is_skipped() {
    nearly_agreed().told(Notice::Skip(ANNA)).then([]).told(Notice::Skip(BELA)).then([]);
    table().told(Notice::Skip(BELA)).then([]).drawn().told(Notice::Skip(CARO)).then([]);
}

/// GH-6: with the last guesser whom the table stops waiting for the turn ends.
#[test]
fn a_turn_does_not_wait_for_ever_for_its_last_guesser() {
    let away = |seat| Event::SeatWentAway { seat };
    let story = table().drawn().ranked_by(ANNA, "abcde");
    let story = story.told(Notice::Skip(BELA)).then([away(BELA)]);
    let story = story.told(Notice::Skip(CARO)).then([Event::TurnSkipped { seat: ANNA }]);
    assert!(matches!(story.look(ANNA).phase, PhaseView::Opening { .. }));
    // A whole row counts, though nobody has agreed to it.
    let story = table().drawn().ranked_by(ANNA, "abcde").guessed_by(BELA, "abced");
    let story = story.told(Notice::Skip(BELA)).then([away(BELA)]);
    story.told(Notice::Skip(CARO)).then([revealed("abced", 3, 3)]);
    // So does one whose guessers have all gone.
    let story = table().drawn().ranked_by(ANNA, "abcde").told(Notice::Away(BELA)).told(Notice::Away(CARO));
    assert_eq!(waited_for(&story), [BELA, CARO]);
    story.told(Notice::Skip(CARO)).then([Event::TurnSkipped { seat: ANNA }]);
}

/// GH-3: who leaves has no more turns.
#[test]
fn who_leaves_is_passed_over() {
    let story =
        turn(table(), ANNA, "abcde", "abcde").told(Notice::Left(BELA)).then([Event::SeatLeft { seat: BELA }]);
    assert_eq!(story.look(ANNA).phase, PhaseView::Revealed { next: Some(CARO) });
    assert_eq!(story.look(ANNA).turns, 2);
    assert_eq!(story.look(BELA).me, None);
    story.when(BELA, Command::DrawCards).refused(Refusal::NotSeated).told(Notice::Left(BELA)).then([]);
}

/// GH-3: a row that is not sealed is lost with its player; a sealed one is still guessed.
#[test]
fn a_sealed_ranking_outlasts_its_player() {
    let lost = [Event::SeatLeft { seat: ANNA }, Event::TurnSkipped { seat: ANNA }];
    table().drawn().guessed_by(ANNA, "abc").told(Notice::Left(ANNA)).then(lost);
    let story = nearly_agreed().told(Notice::Left(ANNA)).then([Event::SeatLeft { seat: ANNA }]);
    assert_eq!((story.look(BELA).turn, story.look(BELA).turns), (1, 3));
    story.agreed_by(CARO).then([Event::GuessAgreedTo { seat: CARO }, revealed("abced", 3, 3)]);
}

/// GH-3: nobody plays alone.
#[test]
fn the_game_ends_when_fewer_than_two_are_left() {
    let story = nearly_agreed().told(Notice::Left(CARO));
    let story = story.then([Event::SeatLeft { seat: CARO }, revealed("abced", 3, 3)]);
    story.told(Notice::Left(ANNA)).then([Event::SeatLeft { seat: ANNA }, Event::GameFinished]);
}

/// GH-3: who is only away keeps the turn, and others wait or turn the cards up.
#[test]
fn who_is_away_keeps_the_turn() {
    let story = table().told(Notice::Away(ANNA)).then([Event::SeatWentAway { seat: ANNA }]);
    assert_eq!(waited_for(&story), [ANNA]);
    let story = story.when(BELA, Command::DrawCards);
    assert!(matches!(story.events(), [Event::TurnBegan { seat: ANNA, .. }]));
    assert_eq!(waited_for(&story), [ANNA]);
}

/// GH-3: a late guest sits behind the last seat and has a turn in this round and every later one.
#[test]
fn a_late_guest_has_turns_at_the_end_of_each_round() {
    let two = Options { turns_each: Some(2), ..once() };
    let joined = [Event::SeatJoined { seat: DORA }];
    let early = table_of(3, &two).told(Notice::Joined(DORA)).then(joined.clone());
    assert_eq!(early.look(DORA).turns, 8);

    let mut later = table_of(3, &two);
    for player in [ANNA, BELA, CARO] {
        later = turn(later, player, "abcde", "abcde");
    }
    let later = later.told(Notice::Joined(DORA)).then(joined.clone());
    assert_eq!(later.look(DORA).turns, 7);
    assert_eq!(later.look(DORA).phase, PhaseView::Revealed { next: Some(ANNA) });

    let mut last = table();
    for player in [ANNA, BELA, CARO] {
        last = turn(last, player, "abcde", "abcde");
    }
    let last = last.told(Notice::Joined(DORA)).then(joined);
    assert_eq!(last.look(DORA).phase, PhaseView::Revealed { next: Some(DORA) });
    last.when(ANNA, Command::FinishGame).refused(Refusal::TurnsLeft);
}

/// GH-1, GH-3: ten seats in all, in order.
#[test]
fn there_is_room_for_ten() {
    let full = table_of(10, &once());
    full.told(Notice::Left(CARO)).told(Notice::Joined(Seat(10))).then([]);
    let two = table_of(2, &once());
    two.told(Notice::Joined(DORA)).then([]).told(Notice::Joined(BELA)).then([]);
}

/// GH-6: a late guest guesses from the next turn on.
#[test]
fn a_late_guest_guesses_from_the_next_turn_on() {
    let story = nearly_agreed().told(Notice::Joined(DORA));
    assert_eq!(waited_for(&story), [CARO]);
    assert_eq!(story.look(DORA).may, []);
    let story = story
        .when(DORA, Command::LayToken { card: crate::Slot(0), place: 0 })
        .refused(Refusal::NotGuessingYet)
        .agreed_by(CARO)
        .drawn()
        .ranked_by(BELA, "abcde");
    assert_eq!(waited_for(&story), [ANNA, CARO, DORA]);
}

/// GH-6: at once when no turn is under way, or when nobody else is left to guess.
#[test]
fn a_late_guest_guesses_at_once_where_nobody_minds() {
    let story = table().told(Notice::Joined(DORA)).drawn().ranked_by(ANNA, "abcde");
    assert_eq!(waited_for(&story), [BELA, CARO, DORA]);
    let two = table_of(2, &once()).drawn().ranked_by(ANNA, "abcde");
    let story =
        two.told(Notice::Joined(CARO)).told(Notice::Left(BELA)).then([Event::SeatLeft { seat: BELA }]);
    assert_eq!(waited_for(&story), [CARO]);
    story
        .guessed_by(CARO, "abced")
        .agreed_by(CARO)
        .then([Event::GuessAgreedTo { seat: CARO }, revealed("abced", 3, 3)]);
}

/// GH-6: who is away is not asked, and the others' agreement is enough.
#[test]
fn the_guess_is_final_when_the_last_one_missing_goes() {
    let ways = [
        (Notice::Away(CARO), Event::SeatWentAway { seat: CARO }),
        (Notice::Skip(CARO), Event::SeatWentAway { seat: CARO }),
        (Notice::Left(CARO), Event::SeatLeft { seat: CARO }),
    ];
    for (notice, event) in ways {
        nearly_agreed().told(notice).then([event, revealed("abced", 3, 3)]);
    }
}

/// GH-6: an agreement leaves with the one who gave it.
#[test]
fn who_leaves_has_no_say() {
    let story = nearly_agreed().told(Notice::Left(BELA)).then([Event::SeatLeft { seat: BELA }]);
    let PhaseView::Guessing { guess: Some(guess), .. } = story.look(CARO).phase else {
        panic!("Caro guesses on")
    };
    assert!(guess.agreed.is_empty());
    assert_eq!(waited_for(&story), [CARO]);
}

/// GH-6: somebody who is here must have agreed.
#[test]
fn an_empty_room_agrees_to_nothing() {
    let story = nearly_agreed().told(Notice::Away(BELA)).then([Event::SeatWentAway { seat: BELA }]);
    assert_eq!(waited_for(&story), [CARO]);
    let story = story.told(Notice::Away(CARO)).then([Event::SeatWentAway { seat: CARO }]);
    assert_eq!(waited_for(&story), [BELA, CARO]);
    // Bela had agreed to the row as it still is.
    story.told(Notice::Back(BELA)).then([Event::SeatCameBack { seat: BELA }, revealed("abced", 3, 3)]);
}

/// GH-6: who acts is here, and is asked again.
#[test]
fn who_acts_comes_back() {
    let story = table().drawn().ranked_by(ANNA, "abcde").told(Notice::Skip(CARO));
    assert_eq!(story.look(BELA).away, seats([CARO]));
    let lay = Command::LayToken { card: row("e")[0], place: 0 };
    let laid = Event::GuessLaid { seat: CARO, card: row("e")[0], place: 0 };
    let story = story.when(CARO, lay).then([Event::SeatCameBack { seat: CARO }, laid]);
    assert_eq!(waited_for(&story), [BELA, CARO]);
}

/// What was meant for the one who was to draw does not count for the next.
#[test]
fn the_step_grows_when_another_comes_to_draw() {
    let before = table();
    let step = |story: &Story<Happiness>| Happiness::step(story.state());
    assert!(step(&table().told(Notice::Skip(ANNA))) > step(&before));
    assert!(step(&table().told(Notice::Left(ANNA))) > step(&before));
    assert_eq!(step(&table().told(Notice::Left(BELA))), step(&before));
    assert_eq!(step(&table().told(Notice::Away(ANNA))), step(&before));
}
