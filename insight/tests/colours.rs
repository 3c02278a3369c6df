//! True Colours.

use insight::{
    Finding, FinishedGame, Honour, Missing, Player, Reader, Round, Weight, What, Who, evening, findings,
};
use rules::{
    Seat, SeatSet,
    colours::{
        Colours, Counts, Options, OutcomeView, PawnView, PhaseView, Question, RoundView, Space, Symbol, View,
    },
};

use crate::table::{ANNA, BELA, CARL, award_of, find, people, says_only_what_is_missing};

fn question(number: usize) -> Question {
    Question { card: format!("tru-{number:03}").parse().expect("three letters and three digits"), own: None }
}

fn symbol(votes: &[u8], seat: usize) -> Symbol {
    let most = votes.iter().max().expect("somebody plays");
    let alone = votes.iter().filter(|count| *count == most).count() == 1;
    match votes[seat] {
        0 => Symbol::Zero,
        count if count == *most && alone => Symbol::Plus,
        _ => Symbol::PlusMinus,
    }
}

/// A game of rounds: the votes that everybody got, and what they predicted.
fn over(counts: Counts, rounds: &[(&[u8], &[Symbol])]) -> View {
    let seats = rounds[0].0.len();
    let round = |(number, (votes, predicted)): (usize, &(&[u8], &[Symbol]))| RoundView {
        reader: Seat(0),
        question: question(number),
        cards: None,
        outcomes: (0..seats)
            .map(|seat| OutcomeView {
                seat: Seat(seat as u8),
                votes: (counts == Counts::Shown).then_some(votes[seat]),
                got: symbol(votes, seat),
                predicted: Some(predicted[seat]),
                points: 0,
            })
            .collect(),
        pawns: vec![Space(1); seats],
    };
    let history: Vec<RoundView> = rounds.iter().enumerate().map(round).collect();
    let pawn = |seat: Seat| PawnView { seat, at: Space(1), points: 0, behind: 0 };
    View {
        options: Options { counts, ..Options::default() },
        me: None,
        may: vec![],
        pawns: Seat::first(seats).map(pawn).collect(),
        round: history.len() as u16,
        last_round: history.last().cloned(),
        phase: PhaseView::Over { winners: SeatSet::EMPTY, history },
        own_questions: 0,
        away: SeatSet::EMPTY,
        left: SeatSet::EMPTY,
        newcomers: SeatSet::EMPTY,
        waiting_on: SeatSet::EMPTY,
    }
}

const PLUS: Symbol = Symbol::Plus;
const SOME: Symbol = Symbol::PlusMinus;
const ZERO: Symbol = Symbol::Zero;

/// Anna knows how she is seen, Bela is wrong every time, and Carl always says the same.
fn game(counts: Counts) -> View {
    over(
        counts,
        &[
            (&[4, 2, 0], &[PLUS, ZERO, SOME]),
            (&[2, 2, 2], &[SOME, PLUS, SOME]),
            (&[0, 2, 4], &[ZERO, PLUS, SOME]),
            (&[4, 1, 1], &[PLUS, ZERO, SOME]),
            (&[3, 3, 0], &[SOME, PLUS, SOME]),
            (&[0, 4, 2], &[ZERO, SOME, SOME]),
            (&[3, 2, 1], &[PLUS, ZERO, SOME]),
            (&[0, 3, 3], &[ZERO, PLUS, SOME]),
        ],
    )
}

fn read(view: &View, players: &[Player]) -> FinishedGame {
    FinishedGame::read::<Colours>(1, players, view)
}

#[test]
fn what_somebody_was_elected_for_is_said_as_it_was_revealed() {
    let elected = |what: &What| match what {
        What::ElectedFor { who, questions } => {
            let told: Vec<_> = questions.iter().map(|of| (of.question.clone(), of.votes)).collect();
            Some((*who, told))
        }
        _ => None,
    };
    let ((who, questions), weight) =
        find(&read(&game(Counts::Shown), &people(3)), elected).expect("Anna was");
    assert_eq!((who, weight), (ANNA, Weight::Fact));
    assert_eq!(questions, [(question(0), Some(4)), (question(3), Some(4)), (question(6), Some(3))]);
    let ((_, questions), _) = find(&read(&game(Counts::OutcomeOnly), &people(3)), elected).expect("Anna was");
    assert!(questions.iter().all(|(_, votes)| votes.is_none()));
}

#[test]
fn who_predicts_themself_best_is_compared_with_their_own_predictions_shuffled() {
    let predicts = |what: &What| match what {
        What::PredictsSelf { who, measure } => Some((*who, *measure)),
        _ => None,
    };
    let ((who, measure), _) = find(&read(&game(Counts::Shown), &people(3)), predicts).expect("eight rounds");
    assert_eq!((who, measure.hits, measure.of), (ANNA, 8, 8));
    // Three times +, twice ± and three times 0, each as often predicted as it came.
    assert!((measure.luck - (9.0 + 4.0 + 9.0) / 8.0).abs() < 1e-9 && measure.p < 0.01, "{measure:?}");
}

#[test]
fn who_always_says_the_same_is_never_told_apart_from_luck() {
    let rounds: Vec<(&[u8], &[Symbol])> = vec![(&[4, 2, 0], &[PLUS, PLUS, ZERO]); 12];
    let game = read(&over(Counts::Shown, &rounds), &people(3));
    let predicts = |what: &What| matches!(what, What::PredictsSelf { .. }).then_some(());
    assert_eq!(find(&game, predicts), None, "there is nothing that luck would not have done");
    let known = evening(&[game]).knowledge;
    assert!(known.anything.is_some_and(|anything| !anything.told && anything.odds <= 1.0 + 1e-9));
}

#[test]
fn the_question_that_split_the_table_and_the_one_that_united_it() {
    let questions = |game: &FinishedGame| {
        let split = |what: &What| match what {
            What::SplitQuestion { question, .. } => Some(question.clone()),
            _ => None,
        };
        let united = |what: &What| match what {
            What::UnitedQuestion { question, .. } => Some(question.clone()),
            _ => None,
        };
        (find(game, split).map(|(question, _)| question), find(game, united).map(|(question, _)| question))
    };
    let shown = questions(&read(&game(Counts::Shown), &people(3)));
    assert_eq!(shown, (Some(question(1)), Some(question(0))));
    let few: Vec<(&[u8], &[Symbol])> = vec![(&[4, 2, 0], &[PLUS, SOME, ZERO]); 2];
    assert_eq!(
        questions(&read(&over(Counts::Shown, &few), &people(3))),
        (None, None),
        "of two, none stands out"
    );
}

#[test]
fn with_outcomes_only_no_number_is_in_anything_that_is_said() {
    let mut view = game(Counts::OutcomeOnly);
    // Whatever a record of another version may have left there.
    if let PhaseView::Over { history, .. } = &mut view.phase {
        for (votes, outcome) in [4, 2, 0].into_iter().zip(&mut history[0].outcomes) {
            outcome.votes = Some(votes);
        }
    }
    let evening = evening(&[read(&view, &people(3))]);
    let told = serde_json::to_string(&evening).expect("plain data");
    assert!(!told.contains("\"votes\":4") && !told.contains("\"votes\":2"), "{told}");
    assert!(told.contains("\"votes\":null"));
}

/// What is said is made of what every round revealed and of open predictions. Votes that give the same counts
/// are the same to it: here they are not even in what it is made of.
#[test]
fn nothing_that_is_said_names_a_voter() {
    let told = findings(&read(&game(Counts::Shown), &people(3)));
    for Finding { what, .. } in told {
        let one_person = matches!(what, What::ElectedFor { .. } | What::PredictsSelf { .. });
        let all_alike = matches!(what, What::SplitQuestion { .. } | What::UnitedQuestion { .. });
        assert!(one_person || all_alike, "{what:?} sets people in relation");
    }
    let known = evening(&[read(&game(Counts::Shown), &people(3))]).knowledge;
    assert!(known.cells.iter().all(|cell| cell.reader == Reader::One(cell.subject)));
}

#[test]
fn everybody_gets_an_award() {
    let game = read(&game(Counts::Shown), &people(3));
    let anna = award_of(&game, ANNA).expect("Anna predicted");
    assert!(matches!(anna.honour, Honour::KnowsSelf { measure } if measure.hits == 8), "{anna:?}");
    let of = |who: Who| award_of(&game, who).expect("everybody was voted for").honour;
    assert!(matches!(of(BELA), Honour::Chosen { times: 1, rounds: 8 }), "{:?}", of(BELA));
    assert!(matches!(of(CARL), Honour::RightAboutSelf { .. }), "{:?}", of(CARL));
}

#[test]
fn what_does_not_hold_together_is_told_and_not_counted() {
    let spoilt = |spoil: fn(&mut Vec<RoundView>)| {
        let mut view = game(Counts::Shown);
        if let PhaseView::Over { history, .. } = &mut view.phase {
            spoil(history);
        }
        read(&view, &people(3))
    };
    let rounds = |rounds: &[u16]| Missing::Rounds { rounds: rounds.to_vec() };
    says_only_what_is_missing(&spoilt(|history| history[1].outcomes[0].got = PLUS), &rounds(&[2]));
    says_only_what_is_missing(&spoilt(|history| history[2].outcomes[0].votes = None), &rounds(&[3]));
    says_only_what_is_missing(&spoilt(|history| history[3].outcomes[1].seat = Seat(0)), &rounds(&[4]));
    says_only_what_is_missing(&spoilt(|history| history.truncate(7)), &rounds(&[8]));
    says_only_what_is_missing(&read(&game(Counts::Shown), &people(2)), &Missing::Players);
}

/// A round that is looked through again has what its count revealed and nothing else.
#[test]
fn of_a_round_there_are_counts_and_predictions_and_no_voter() {
    for counts in [Counts::Shown, Counts::OutcomeOnly] {
        let view = game(counts);
        let PhaseView::Over { history, .. } = &view.phase else { panic!() };
        let seen = insight::rounds(&read(&view, &people(3)));
        assert_eq!(seen.len(), history.len());
        for (round, told) in seen.iter().zip(history) {
            let Round::Counted { question, results } = round else { panic!("{round:?}") };
            assert_eq!(*question, told.question);
            for (seen, outcome) in results.iter().zip(&told.outcomes) {
                assert_eq!((seen.got, seen.predicted), (outcome.got, outcome.predicted));
                assert_eq!(seen.votes, outcome.votes.filter(|_| counts == Counts::Shown));
            }
        }
    }
}
