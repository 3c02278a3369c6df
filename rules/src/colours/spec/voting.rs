//! TC-6, TC-7, TC-9, TC-10 and TC-21: voting and predicting.

use super::*;

/// Four players, of whom Anna, Bela and Caro have voted.
fn one_vote_missing() -> Story<Colours> {
    table_of(4, &Options::default()).asked().voted(&["bb", "cd", "aa"])
}

fn predicted(seat: Seat, prediction: Symbol) -> Event {
    Event::PredictionMade { seat, prediction: Sealed::new(prediction) }
}

/// TC-6: exactly twice, for one player or for two; the reader too.
#[test]
fn everybody_votes_exactly_twice() {
    let story = table().asked();
    for wrong in ["", "b", "bcb", "bbbb"] {
        story.clone().when(ANNA, vote(wrong)).refused(Refusal::NotTwoVotes);
    }
    let story = story.when(ANNA, vote("bb")).then([cast(1, ANNA, "bb")]);
    assert_eq!(waited_for(&story), seats("bc"));
    let story = story.when(BELA, vote("ca")).then([cast(1, BELA, "ac")]);
    let story = story.when(CARO, vote("ab")).then([cast(1, CARO, "ab"), Event::VotingClosed]);
    let cards = last_round(&story.predicted("000")).cards.expect("they are shown");
    assert_eq!(cards.len(), 6);
}

/// TC-6: the two votes have no order.
#[test]
fn the_order_of_two_votes_is_not_kept() {
    let story = table().asked();
    let [one, other] = ["bc", "cb"].map(|word| story.clone().when(ANNA, vote(word)));
    assert_eq!((one.events(), one.state()), (other.events(), other.state()));
}

/// TC-6: only for those who play.
#[test]
fn nobody_votes_for_an_empty_seat() {
    table().asked().when(ANNA, vote("bd")).refused(Refusal::NoSuchPlayer);
}

/// TC-7
#[test]
fn nobody_votes_for_themself() {
    let story = table().asked().when(ANNA, vote("ab")).refused(Refusal::VoteForYourself);
    story.when(BELA, vote("bb")).refused(Refusal::VoteForYourself);
}

/// TC-6: no votes without a question.
#[test]
fn nobody_votes_before_a_question_is_asked() {
    table().when(ANNA, vote("bb")).refused(Refusal::NoQuestionYet);
    let counted = table().asked().voted(&["bc", "ac", "ab"]).predicted("000");
    counted.when(ANNA, vote("bb")).refused(Refusal::NoQuestionYet);
}

/// TC-9: predicting begins with the last vote.
#[test]
fn nobody_predicts_before_everybody_has_voted() {
    let story = one_vote_missing().when(ANNA, predict(PLUS)).refused(Refusal::VotingNotClosed);
    assert!(matches!(story.stage().phase, PhaseView::Voting { voted, .. } if voted == seats("abc")));
    let story = story.when(DORA, vote("aa")).then([cast(1, DORA, "aa"), Event::VotingClosed]);
    assert!(matches!(story.stage().phase, PhaseView::Predicting { .. }));
    story.when(ANNA, predict(PLUS)).then([predicted(ANNA, PLUS)]);
    table().when(ANNA, predict(PLUS)).refused(Refusal::NoQuestionYet);
}

/// TC-10: all predictions are turned over together, when the last is in; until then one sees one's own.
#[test]
fn predictions_are_turned_over_together() {
    let story = table().asked().voted(&["bb", "cc", "aa"]).predicted("+0-");
    let PhaseView::Predicting { predicted, prediction, .. } = story.look(CARO).phase else { panic!() };
    assert_eq!((predicted, prediction), (seats("ab"), None));
    let PhaseView::Predicting { prediction, .. } = story.look(ANNA).phase else { panic!() };
    assert_eq!(prediction, Some(PLUS));
    let PhaseView::Predicting { prediction, .. } = story.stage().phase else { panic!() };
    assert_eq!(prediction, None);
    assert_eq!((story.stage().last_round, waited_for(&story)), (None, seats("c")));
    let story = story.when(CARO, predict(SOME));
    let [Event::PredictionMade { .. }, Event::RoundCounted { outcomes, .. }] = story.events() else {
        panic!("they are turned over: {:?}", story.events())
    };
    let shown: Vec<Option<Symbol>> = outcomes.iter().map(|outcome| outcome.predicted).collect();
    assert_eq!(shown, [Some(PLUS), Some(ZERO), Some(SOME)]);
}

/// TC-21: votes may be changed until the last player has voted; then they are sealed.
#[test]
fn votes_can_be_changed_until_the_last_is_in() {
    let story = one_vote_missing().when(ANNA, vote("cd")).then([cast(1, ANNA, "cd")]);
    let PhaseView::Voting { ballot, .. } = story.look(ANNA).phase else { panic!("they vote") };
    assert_eq!(ballot, Some(row("cd")));
    let story = story.when(DORA, vote("cc"));
    let story = story.when(ANNA, vote("bb")).refused(Refusal::BoxClosed);
    let story = story.when(ANNA, Command::TakeBackBallot).refused(Refusal::BoxClosed).predicted("0000");
    // cd, cd, aa, cc
    let votes: Vec<Option<u8>> = last_round(&story).outcomes.iter().map(|outcome| outcome.votes).collect();
    assert_eq!(votes, [2, 0, 4, 2].map(Some));
}

/// TC-21: they may be taken back, and then they are waited for again.
#[test]
fn votes_can_be_taken_back_until_the_last_is_in() {
    let story = one_vote_missing().when(BELA, Command::TakeBackBallot);
    let story = story.then([Event::BallotTakenBack { seat: BELA }]);
    assert_eq!(waited_for(&story), seats("bd"));
    let story = story.when(BELA, Command::TakeBackBallot).refused(Refusal::NotVoted);
    let story = story.when(DORA, vote("aa")).then([cast(1, DORA, "aa")]);
    story.when(BELA, vote("aa")).then([cast(1, BELA, "aa"), Event::VotingClosed]);
}

/// TC-21: predictions may be changed and taken back until the last is in.
#[test]
fn predictions_can_be_changed_until_the_last_is_in() {
    let story = table().asked().voted(&["bb", "cc", "aa"]).predicted("+0-");
    let story = story.when(ANNA, predict(SOME)).then([predicted(ANNA, SOME)]);
    let story = story.when(BELA, Command::TakeBackPrediction);
    let story = story.then([Event::PredictionTakenBack { seat: BELA }]);
    let story = story.when(BELA, Command::TakeBackPrediction).refused(Refusal::NotPredicted);
    let story = story.when(CARO, predict(SOME)).then([predicted(CARO, SOME)]);
    assert_eq!(waited_for(&story), seats("b"));
    let story = story.when(BELA, predict(SOME));
    assert_eq!([ANNA, BELA, CARO].map(|seat| outcome(&story, seat).predicted), [Some(SOME); 3]);
    // Sealed.
    story.when(ANNA, predict(ZERO)).refused(Refusal::NoQuestionYet);
}

/// TC-21: what may be done is on the list, and nothing else.
#[test]
fn the_list_of_what_may_be_done_follows_the_votes() {
    let story = table().asked();
    assert_eq!(story.look(ANNA).may, [Ability::CastBallot, Ability::PutBackQuestion]);
    let story = story.when(ANNA, vote("bb"));
    assert_eq!(story.look(ANNA).may, [Ability::CastBallot, Ability::TakeBackBallot]);
    assert_eq!(story.look(BELA).may, [Ability::CastBallot]);
    let story = story.voted(&["-", "aa", "bb"]).predicted("+");
    assert_eq!(story.look(ANNA).may, [Ability::MakePrediction, Ability::TakeBackPrediction]);
    assert_eq!(story.look(BELA).may, [Ability::MakePrediction]);
    assert_eq!(story.stage().may, []);
}
