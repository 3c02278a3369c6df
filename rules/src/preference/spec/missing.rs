//! PP-23, and the remarks of RULES.md: when somebody is missing, or late.

use crate::{Notice, preference::Ability};

use super::*;

fn waited_for(story: &Story<Preference>) -> Vec<Seat> {
    Preference::waiting_on(story.state()).iter().collect()
}

/// Anna's ranking is sealed, Bela and Dora have placed everything, and Bela has agreed.
fn nearly_agreed() -> Story<Preference> {
    table().drawn().ranked_by(ANNA, "abcd").placed_by(BELA, "abdc").agreed_by(BELA)
}

fn placed(team: Team, word: &str) -> Event {
    Event::GuessPlaced { team, guess: Sealed::new(guess(word)) }
}

/// PP-23: a team that everybody has left is passed over as IT, guesses nothing, and stays on the board.
#[test]
fn a_team_that_has_left_is_passed_over() {
    let story = three_teams().with_pieces_at(&[3, 5, 4]).told(Notice::Left(BELA)).told(Notice::Left(EMIL));
    assert_eq!(next_round(&story).it, CARO);
    let story = story.drawn().ranked_by(CARO, "abcd");
    assert_eq!(to_guess(&story), [RED, GREEN]);
    let story = story.guessed_by(ANNA, "badc").guessed_by(FINN, "badc").revealed_by(CARO, 4);
    assert_eq!(pieces(&story), [3, 5, 4]);
    assert_eq!(story.stage().pieces[1].members, SeatSet::EMPTY);
    // Dora, then not Emil but Finn.
    let story = story.drawn().told(Notice::Skip(DORA));
    assert!(matches!(story.stage().phase, PhaseView::Opening { next } if next.it == FINN));
}

/// PP-23: it guesses nothing, also when it goes in the middle of its turn or before it.
#[test]
fn a_team_that_leaves_while_guessing_forgoes_its_guess() {
    let story = three_teams().drawn().ranked_by(ANNA, "abcd").told(Notice::Left(BELA));
    assert_eq!(waited_for(&story), [EMIL]);
    let gone = [Event::SeatLeft { seat: EMIL }, Event::GuessForgone { team: BLUE }];
    let story = story.told(Notice::Left(EMIL)).then(gone);
    assert_eq!(to_guess(&story), [GREEN, RED]);
    let story = story.told(Notice::Left(DORA));
    assert_eq!(to_guess(&story), [GREEN]);
    let story = story.guessed_by(CARO, "abcd").revealed_by(ANNA, 4);
    assert_eq!(pieces(&story), [0, 0, 4]);
}

/// PP-16: a team that everybody has left is not in last place.
#[test]
fn nobody_lags_behind_a_team_that_has_left() {
    let story = three_teams().with_pieces_at(&[2, 5, 3]).told(Notice::Left(ANNA)).told(Notice::Left(DORA));
    let story = story.drawn().ranked_by(BELA, "abcd");
    assert!(story.look(CARO).may.contains(&Ability::PassTurn));
}

/// PP-23: it may still win with the piece that it left behind.
#[test]
fn a_piece_that_was_left_behind_can_still_win() {
    let story = three_teams().with_pieces_at(&[0, 33, 31]).told(Notice::Left(BELA)).told(Notice::Left(EMIL));
    // Finish was reached at the end of the round: that team has won.
    story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winner: Some(BLUE) }]);
}

/// PP-5: who is to be IT and does not answer loses the round; what lies revealed stays.
#[test]
fn it_can_be_skipped_before_the_seal() {
    let lost = |it| [Event::RoundLost { it }];
    let story = table().told(Notice::Skip(ANNA)).then(lost(ANNA));
    assert!(matches!(story.stage().phase, PhaseView::Opening { next } if next.it == BELA));
    let story = story.drawn().told(Notice::Skip(BELA)).then(lost(BELA));
    assert!(matches!(story.stage().phase, PhaseView::Opening { next } if next.it == CARO));
    assert_eq!((story.stage().round, pieces(&story)), (0, vec![0, 0]));
    let story = round_of_anna(table(), "abcd", "abcd", "abcd").told(Notice::Skip(BELA)).then(lost(BELA));
    assert!(matches!(story.stage().phase, PhaseView::RoundOver { next: Some(next), .. } if next.it == CARO));
}

/// PP-5: only what is waited for is skipped.
#[test]
fn only_what_is_waited_for_is_skipped() {
    table().told(Notice::Skip(BELA)).then([]).drawn().told(Notice::Skip(CARO)).then([]);
    let story = nearly_agreed().told(Notice::Skip(ANNA)).then([]).told(Notice::Skip(CARO)).then([]);
    story.told(Notice::Skip(BELA)).then([]);
}

/// PP-5, PP-10: an open ranking is lost with its player; a sealed one outlasts them.
#[test]
fn a_sealed_ranking_outlasts_its_player() {
    let lost = [Event::SeatLeft { seat: ANNA }, Event::RoundLost { it: ANNA }];
    table().drawn().told(Notice::Left(ANNA)).then(lost);
    let story = nearly_agreed().told(Notice::Left(ANNA)).then([Event::SeatLeft { seat: ANNA }]);
    let story = story.agreed_by(DORA).guessed_by(CARO, "abcd");
    // PP-18: nobody is IT any more, and anybody may open the envelope.
    assert_eq!(waited_for(&story), [BELA, CARO, DORA]);
    let story = story.revealed_by(DORA, 2).revealed_by(CARO, 2);
    assert_eq!(pieces(&story), [4, 2]);
}

/// PP-18: so may they when IT is away or skipped; when IT is back, it is theirs again.
#[test]
fn anybody_opens_the_envelope_when_it_is_gone() {
    let story = nearly_agreed().agreed_by(DORA).guessed_by(CARO, "abcd");
    let story = story.when(BELA, Command::RevealPreference).refused(Refusal::NotIt);
    let story = story.told(Notice::Skip(ANNA)).then([Event::SeatWentAway { seat: ANNA }]);
    let story = story.revealed_by(BELA, 1).told(Notice::Back(ANNA));
    assert_eq!(waited_for(&story), [ANNA]);
    story.when(BELA, Command::RevealPreference).refused(Refusal::NotIt).revealed_by(ANNA, 3);
}

/// PP-5: nobody plays against nobody.
#[test]
fn the_game_ends_when_fewer_than_two_teams_are_left() {
    let story = nearly_agreed().told(Notice::Left(BELA));
    let story = story
        .told(Notice::Left(DORA))
        .then([Event::SeatLeft { seat: DORA }, Event::GameFinished { winner: None }]);
    assert_eq!(waited_for(&story), []);
    // Unless somebody had won already.
    let story = table().with_pieces_at(&[33, 20]).told(Notice::Left(BELA)).told(Notice::Left(DORA));
    story.then([Event::SeatLeft { seat: DORA }, Event::GameFinished { winner: Some(RED) }]);
}

fn joined(seat: Seat, team: Team) -> [Event; 1] {
    [Event::SeatJoined { seat, team }]
}

/// PP-1: a late guest joins the smallest team, and of several the one farthest behind.
#[test]
fn a_late_guest_joins_the_smallest_team() {
    let story = table().with_pieces_at(&[5, 4]).told(Notice::Joined(EMIL)).then(joined(EMIL, BLUE));
    let story = story.told(Notice::Joined(FINN)).then(joined(FINN, RED));
    assert_eq!(story.look(FINN).my_team, Some(RED));
    // A team that everybody has left is the smallest, and comes to life again.
    let story = three_teams().with_pieces_at(&[9, 5, 4]).told(Notice::Left(ANNA)).told(Notice::Left(DORA));
    let story = story.told(Notice::Joined(Seat(6))).then(joined(Seat(6), RED));
    let story = story.drawn().ranked_by(BELA, "abcd");
    assert_eq!(to_guess(&story), [GREEN, RED, BLUE]);
}

/// PP-1: they play along from the next round on, and are IT when it comes to them.
#[test]
fn a_late_guest_plays_along_from_the_next_round_on() {
    let story = nearly_agreed().told(Notice::Joined(EMIL)).then(joined(EMIL, RED));
    assert_eq!((story.look(EMIL).may, story.look(EMIL).newcomers), (vec![], seats([EMIL])));
    let place = Command::PlaceToken { token: Token(1), section: Slot(0) };
    let story = story.when(EMIL, place).refused(Refusal::NotPlayingYet).agreed_by(DORA);
    assert_eq!(waited_for(&story), [CARO]);
    let mut story = story.guessed_by(CARO, "abcd").revealed_by(ANNA, 4);
    assert_eq!(story.look(EMIL).newcomers, SeatSet::EMPTY);
    for it in [BELA, CARO, DORA] {
        story = story.drawn().told(Notice::Skip(it));
    }
    let NextRound { it, team, .. } = next_round(&story);
    assert_eq!((it, team), (EMIL, RED));
}

/// PP-1: at once when no round is under way.
#[test]
fn a_late_guest_plays_along_at_once_between_rounds() {
    let story = table().told(Notice::Joined(EMIL)).drawn().ranked_by(ANNA, "abcd").guessed_by(BELA, "abcd");
    assert_eq!(waited_for(&story), [CARO, EMIL]);
}

/// PP-1: twenty-four seats in all, in order; and nobody joins when a team has won.
#[test]
fn there_is_room_for_twenty_four() {
    let full = table_of(Seating::even(24, 4), &Options::default());
    assert!(!Preference::welcomes(full.state()));
    full.told(Notice::Left(CARO)).told(Notice::Joined(Seat(24))).then([]);
    table().told(Notice::Joined(FINN)).then([]).told(Notice::Joined(DORA)).then([]);
    let won = table().with_pieces_at(&[33, 20]);
    assert!(!Preference::welcomes(won.state()));
    won.told(Notice::Joined(EMIL)).then([]);
}

/// PP-17: who is away is not asked, and the others' agreement is enough.
#[test]
fn a_guess_is_final_when_the_last_one_missing_goes() {
    let ways = [
        (Notice::Away(DORA), Event::SeatWentAway { seat: DORA }),
        (Notice::Skip(DORA), Event::SeatWentAway { seat: DORA }),
        (Notice::Left(DORA), Event::SeatLeft { seat: DORA }),
    ];
    for (notice, event) in ways {
        nearly_agreed().told(notice).then([event, placed(BLUE, "abdc")]);
    }
}

/// PP-17: an agreement leaves with the one who gave it.
#[test]
fn who_leaves_has_no_say() {
    let story = nearly_agreed().told(Notice::Left(BELA)).then([Event::SeatLeft { seat: BELA }]);
    assert_eq!(draft(&story, DORA).agreed, SeatSet::EMPTY);
    assert_eq!(waited_for(&story), [DORA]);
}

/// PP-17: somebody who is here must have agreed; a team of whom nobody is here guesses when one comes back.
#[test]
fn an_empty_room_agrees_to_nothing() {
    let story = nearly_agreed().told(Notice::Away(BELA)).then([Event::SeatWentAway { seat: BELA }]);
    let story = story.told(Notice::Away(DORA)).then([Event::SeatWentAway { seat: DORA }]);
    assert_eq!(waited_for(&story), [BELA, DORA]);
    // Bela had agreed to the guess as it still is.
    story.told(Notice::Back(BELA)).then([Event::SeatCameBack { seat: BELA }, placed(BLUE, "abdc")]);
}

/// PP-17: a team of whom nobody is here, or of whom the last is skipped, does not guess in this round.
#[test]
fn a_team_that_nobody_waits_for_is_passed_over() {
    let forgone = Event::GuessForgone { team: BLUE };
    let away = |seat| Event::SeatWentAway { seat };
    let story = table().drawn().ranked_by(ANNA, "abcd");
    story
        .clone()
        .told(Notice::Away(BELA))
        .told(Notice::Away(DORA))
        .told(Notice::Skip(BELA))
        .then([forgone.clone()]);
    let story = story.told(Notice::Skip(BELA)).then([away(BELA)]);
    let story = story.told(Notice::Skip(DORA)).then([away(DORA), forgone]);
    assert_eq!(waited_for(&story), [CARO]);
    let story = story.guessed_by(CARO, "abcd").revealed_by(ANNA, 4);
    assert_eq!(pieces(&story), [4, 0]);
}

/// PP-17: the same when all guess at once; the others go on.
#[test]
fn a_team_is_passed_over_while_others_guess_at_once() {
    let story = table_of(Seating::even(4, 2), &at_once()).drawn().ranked_by(ANNA, "abcd");
    let story = story.placed_by(BELA, "abcd").told(Notice::Skip(CARO));
    let story = story.then([Event::SeatWentAway { seat: CARO }, Event::GuessForgone { team: RED }]);
    assert_eq!(waited_for(&story), [BELA, DORA]);
    let story = story.agreed_by(BELA).agreed_by(DORA);
    assert!(matches!(story.stage().phase, PhaseView::Revealing { .. }));
}

/// PP-17: who acts is here, and is asked again.
#[test]
fn who_acts_comes_back() {
    let story = table().drawn().ranked_by(ANNA, "abcd").told(Notice::Skip(BELA));
    assert_eq!(story.stage().away, seats([BELA]));
    let story = story.when(BELA, Command::PlaceToken { token: Token(1), section: Slot(0) });
    let story = story.then([Event::SeatCameBack { seat: BELA }, changed(BELA, "a...")]);
    assert_eq!(waited_for(&story), [BELA, DORA]);
}

/// PP-6: when IT is away, a teammate may choose the box; the table waits for IT all the same.
#[test]
fn a_teammate_may_choose_for_it() {
    let story = table().told(Notice::Away(ANNA));
    assert_eq!(waited_for(&story), [ANNA]);
    let story = story.when(CARO, Command::ChooseCategory { category: Category::People });
    assert!(matches!(story.stage().phase, PhaseView::Ranking { it: ANNA, .. }));
}

/// Who has left looks on, and a seat that was never there has nothing to say.
#[test]
fn who_has_left_looks_on() {
    let story = three_teams().told(Notice::Left(BELA)).then([Event::SeatLeft { seat: BELA }]);
    assert_eq!(story.look(BELA), story.stage());
    let story = story.when(BELA, Command::DrawCards).refused(Refusal::NotSeated);
    story.told(Notice::Left(BELA)).then([]).told(Notice::Away(BELA)).then([]);
}

/// What was meant for the one who was to be IT does not count for the next.
#[test]
fn the_step_grows_when_another_comes_to_be_it() {
    let step = |story: &Story<Preference>| Preference::step(story.state());
    let before = step(&three_teams());
    assert!(step(&three_teams().told(Notice::Skip(ANNA))) > before);
    assert!(step(&three_teams().told(Notice::Left(ANNA))) > before);
    assert_eq!(step(&three_teams().told(Notice::Left(BELA))), before);
    assert_eq!(step(&three_teams().told(Notice::Away(ANNA))), before);
}
