//! The Game of Happiness.

use insight::{FinishedGame, Honour, Missing, Player, Reader, Round, Weight, What, evening};
use rules::{
    CardId, Closest, Seat, SeatSet,
    happiness::{Drawn, Happiness, Help, Options, PhaseView, ScoreView, TurnView, View, scoring},
};

use crate::table::{ANNA, BELA, CARL, award_of, find, partly, people, row, says_only_what_is_missing, seats};

fn card(turn: usize, slot: usize) -> CardId {
    format!("fun-{:03}", 10 * turn + slot).parse().expect("three letters and three digits")
}

/// A turn: who ranked, the ranking, and what all guessed.
fn turn(number: usize, player: u8, ranking: &[u8], guess: &[u8]) -> TurnView {
    let right: Vec<bool> = ranking.iter().zip(guess).map(|(one, other)| one == other).collect();
    let hits = right.iter().filter(|right| **right).count() as u8;
    let category = "fun".parse().expect("three letters");
    TurnView {
        player: Seat(player),
        cards: (0..ranking.len()).map(|slot| Drawn { card: card(number, slot), category }).collect(),
        ranking: row(ranking),
        guess: row(guess),
        points: scoring::points(hits, ranking.len() as u8),
        perfect: hits as usize == ranking.len(),
        right,
        help: Help::None,
        closest: None,
    }
}

fn over(history: Vec<TurnView>) -> View {
    let points = history.iter().map(|turn| u32::from(turn.points)).sum();
    View {
        options: Options::default(),
        me: None,
        may: vec![],
        turn: history.len() as u8,
        turns: history.len() as u8,
        phase: PhaseView::Over,
        score: ScoreView { points, perfect: 0, blind: 0.0 },
        history,
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

fn read(view: &View, players: &[Player]) -> FinishedGame {
    FinishedGame::read::<Happiness>(1, players, view)
}

const TRUE: &[u8] = &[0, 1, 2, 3, 4];
const OFF: &[u8] = &[4, 0, 1, 2, 3];
const TWO: &[u8] = &[0, 1, 3, 4, 2];

/// Anna is an open book, Bela is not, and Carl has two right places of five each time.
fn game() -> View {
    let rows = [TRUE, OFF, TWO];
    let turns = (0..6).map(|number| turn(number, number as u8 % 3, TRUE, rows[number % 3]));
    over(turns.collect())
}

#[test]
fn the_table_is_compared_with_luck_and_every_turn_is_a_dot() {
    let game = read(&game(), &people(3));
    let all = |what: &What| match what {
        What::TableReads { measure } => Some(*measure),
        _ => None,
    };
    let (measure, weight) = find(&game, all).expect("six turns are enough");
    assert_eq!((measure.hits, measure.of, measure.observed), (14, 30, 6));
    assert!((measure.luck - 6.0).abs() < 1e-9 && measure.p < 0.01, "{measure:?}");
    assert_eq!(weight, Weight::Fun, "four numbers were looked at, and this is no rare one among them");
    let dots = |what: &What| match what {
        What::TurnByTurn { turns } => Some(turns.clone()),
        _ => None,
    };
    let (dots, _) = find(&game, dots).expect("there are turns");
    let hits: Vec<u8> = dots.iter().map(|dot| dot.hits).collect();
    assert_eq!(hits, [5, 0, 2, 5, 0, 2]);
    assert!(dots.iter().all(|dot| (dot.luck - 1.0).abs() < 1e-9));
}

#[test]
fn who_was_guessed_best_and_least_is_said_with_their_numbers() {
    let game = read(&game(), &people(3));
    let best = |what: &What| match what {
        What::GuessedBest { who, measure } => Some((*who, measure.hits)),
        _ => None,
    };
    let least = |what: &What| match what {
        What::GuessedLeast { who, measure } => Some((*who, measure.hits)),
        _ => None,
    };
    assert_eq!(find(&game, best), Some(((ANNA, 10), Weight::Told)));
    assert_eq!(find(&game, least), Some(((BELA, 0), Weight::Fun)));
}

#[test]
fn of_one_turn_each_nobody_is_the_best() {
    let game = read(&over(vec![turn(0, 0, TRUE, TRUE), turn(1, 1, TRUE, OFF)]), &people(2));
    let best = |what: &What| matches!(what, What::GuessedBest { .. }).then_some(());
    assert_eq!(find(&game, best), None);
}

#[test]
fn the_card_that_lay_farthest_off_is_the_surprise() {
    let game = read(&game(), &people(3));
    let surprise = |what: &What| match what {
        What::SurprisingCard { who, card, guessed, place, places } => {
            Some((*who, *card, *guessed, *place, *places))
        }
        _ => None,
    };
    assert_eq!(find(&game, surprise), Some(((BELA, card(1, 4), 1, 5, 5), Weight::Fact)));
}

#[test]
fn whose_first_guess_was_closest_most_often_is_said_if_it_is_one() {
    let closest = |who: &[u8]| Some(Closest { seats: seats(who), right: 2 });
    let mut view = game();
    view.history[0].closest = closest(&[1, 2]);
    view.history[3].closest = closest(&[2]);
    let first = |what: &What| match what {
        What::ClosestFirst { who, times, turns } => Some((*who, *times, *turns)),
        _ => None,
    };
    assert_eq!(find(&read(&view, &people(3)), first), Some(((CARL, 2, 2), Weight::Fun)));
    // In a round in which Carl is guessed he could not have been the closest.
    assert_eq!(view.history[2].player, Seat(2));
    view.history[2].closest = closest(&[0]);
    assert_eq!(find(&read(&view, &people(3)), first), Some(((CARL, 2, 2), Weight::Fun)));
    view.history[4].closest = closest(&[1]);
    assert_eq!(find(&read(&view, &people(3)), first), None, "two have equally many");
}

#[test]
fn a_token_that_lies_open_is_no_merit() {
    let mut view = over((0..3).map(|number| turn(number, number as u8, TRUE, TWO)).collect());
    view.history.iter_mut().for_each(|turn| turn.help = Help::OneFaceUp);
    let all = |what: &What| match what {
        What::TableReads { measure } => Some(measure.luck),
        _ => None,
    };
    let (luck, _) = find(&read(&view, &people(3)), all).expect("three turns are enough");
    assert!((luck - 6.0).abs() < 1e-9);
}

#[test]
fn everybody_gets_an_award_but_bots_and_those_who_did_not_play_it_all() {
    let view = game();
    let game = read(&view, &people(3));
    let award = award_of(&game, ANNA).expect("Anna had turns");
    assert!(matches!(award.honour, Honour::OpenBook { measure } if measure.hits == 10), "{award:?}");
    assert!(award_of(&game, BELA).is_some() && award_of(&game, CARL).is_some());
    let game = read(&view, &[Player::person(1), Player::bot(2), partly(3)]);
    assert!(award_of(&game, ANNA).is_some());
    assert_eq!((award_of(&game, BELA), award_of(&game, CARL)), (None, None));
}

#[test]
fn all_the_others_together_know_somebody_and_of_two_one_does() {
    let view = game();
    let known = evening(&[read(&view, &people(3))]).knowledge;
    assert_eq!(known.cells.len(), 3);
    assert!(known.cells.iter().all(|cell| cell.reader == Reader::Together));
    let told: Vec<bool> = known.cells.iter().map(|cell| cell.certainty.told).collect();
    assert_eq!(told, [true, false, false]);
    let duel = over(vec![turn(0, 0, TRUE, TRUE), turn(1, 1, TRUE, OFF)]);
    let known = evening(&[read(&duel, &people(2))]).knowledge;
    let readers: Vec<Reader> = known.cells.iter().map(|cell| cell.reader).collect();
    assert_eq!(readers, [Reader::One(ANNA), Reader::One(BELA)]);
    let with_bot = [Player::person(1), Player::person(2), Player::bot(3)];
    assert!(evening(&[read(&view, &with_bot)]).knowledge.cells.is_empty(), "who helped nobody can tell");
}

#[test]
fn a_portrait_has_what_makes_somebody_happy() {
    let shown = evening(&[read(&game(), &people(3))]).portraits;
    assert_eq!(shown[0].who, ANNA);
    assert_eq!(shown[0].portrait.happy, [card(0, 4), card(3, 4)]);
    assert_eq!(shown[0].portrait.unhappy, [card(0, 0), card(3, 0)]);
}

#[test]
fn what_does_not_hold_together_is_told_and_not_counted() {
    let rounds = |rounds: &[u16]| Missing::Rounds { rounds: rounds.to_vec() };
    let spoilt = |spoil: fn(&mut View)| {
        let mut view = game();
        spoil(&mut view);
        read(&view, &people(3))
    };
    says_only_what_is_missing(&spoilt(|view| view.history[1].guess[0] = row(&[1])[0]), &rounds(&[2]));
    says_only_what_is_missing(&spoilt(|view| view.history[2].ranking.truncate(3)), &rounds(&[3]));
    says_only_what_is_missing(&spoilt(|view| view.history[5].points += 1), &rounds(&[6]));
    says_only_what_is_missing(&spoilt(|view| view.history.truncate(4)), &rounds(&[5, 6]));
    says_only_what_is_missing(&spoilt(|view| view.history[1].help = Help::OneFaceUp), &rounds(&[2]));
    says_only_what_is_missing(&spoilt(|view| view.score.points += 1), &Missing::Record);
    let unfinished = |view: &mut View| view.phase = PhaseView::Revealed { next: None };
    says_only_what_is_missing(&spoilt(unfinished), &Missing::End);
    says_only_what_is_missing(&spoilt(|view| view.me = Some(Seat(0))), &Missing::OpenView);
    says_only_what_is_missing(&read(&game(), &people(2)), &Missing::Players);
}

#[test]
fn every_turn_can_be_looked_through_again() {
    let seen = insight::rounds(&read(&game(), &people(3)));
    assert_eq!(seen.len(), game().history.len());
    let laid = |row: &[u8]| row.iter().map(|slot| card(1, usize::from(*slot))).collect::<Vec<_>>();
    let turn = &game().history[1];
    let [ranking, guess] =
        [&turn.ranking, &turn.guess].map(|row| row.iter().map(|slot| slot.0).collect::<Vec<_>>());
    let Round::Ranked { who, ranking: seen_ranking, guess: seen_guess, .. } = &seen[1] else { panic!() };
    assert_eq!(*who, Some([ANNA, BELA, CARL][turn.player.index()]));
    assert_eq!((seen_ranking, seen_guess), (&laid(&ranking), &laid(&guess)));
    let broken_off = FinishedGame::missing(1, rules::GameKind::Happiness, &people(3), Missing::End);
    assert_eq!(insight::rounds(&broken_off), []);
}
