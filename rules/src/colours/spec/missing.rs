//! The remarks of RULES.md: when somebody is missing, or late.

use crate::Notice;

use super::*;

fn four() -> Story<Colours> {
    table_of(4, &Options::default())
}

fn away(seat: Seat) -> Event {
    Event::SeatWentAway { seat }
}

/// TC-5: anybody acts for a reader who is gone, and the next one is who it would have been.
#[test]
fn anybody_turns_the_question_for_a_reader_who_is_gone() {
    for gone in [Notice::Away(ANNA), Notice::Skip(ANNA)] {
        let story = four().told(gone).then([away(ANNA)]);
        assert_eq!(waited_for(&story), seats("bcd"));
        assert!(story.look(CARO).may.contains(&Ability::TurnQuestion));
        let story = story.when(CARO, Command::TurnQuestion);
        assert!(matches!(story.stage().phase, PhaseView::Voting { reader: ANNA, .. }));
        let story = story.voted(&["-", "aa", "bb", "aa"]).predicted("-000");
        assert_eq!(reader(&story), BELA);
    }
    // Who has left is not the reader any more.
    assert_eq!(reader(&four().told(Notice::Left(ANNA))), BELA);
}

/// TC-5: so it is with picking; who comes back picks themself.
#[test]
fn anybody_picks_for_a_reader_who_is_gone() {
    let story = table_of(4, &picked()).when(ANNA, Command::TurnQuestion).told(Notice::Skip(ANNA));
    let story = story.then([away(ANNA)]);
    let PhaseView::Picking { questions: Some(questions), .. } = story.look(BELA).phase else {
        panic!("there is a choice")
    };
    let pick = Command::PickQuestion { question: questions[2].card };
    let back = story.clone().told(Notice::Back(ANNA));
    back.when(BELA, pick.clone()).refused(Refusal::NotTheReader);
    let story = story.told(Notice::Left(ANNA)).when(BELA, pick);
    assert_eq!(question(&story), questions[2]);
}

/// TC-5: what was meant for one reader does not count for the next.
#[test]
fn another_reader_is_another_step() {
    let story = four();
    let step = Colours::step(story.state());
    let story = story.told(Notice::Left(ANNA));
    assert!(Colours::step(story.state()) > step);
}

/// TC-6: who is away does not vote and holds nobody up.
#[test]
fn who_is_away_abstains() {
    let story = four().asked().told(Notice::Away(DORA)).voted(&["bb", "aa"]);
    let story = story.when(CARO, vote("ab")).then([cast(1, CARO, "ab"), Event::VotingClosed]);
    let story = story.predicted("±±").when(CARO, predict(ZERO));
    assert!(matches!(story.events()[1], Event::RoundCounted { .. }));
    assert_eq!(last_round(&story).cards.expect("they are shown").len(), 6);
    // They scored nothing, and could be voted for.
    let dora = outcome(&story, DORA);
    assert_eq!((dora.predicted, dora.got, dora.points), (None, ZERO, 0));
}

/// TC-6: going away can be what the others were waiting for.
#[test]
fn voting_closes_when_the_last_who_owes_a_vote_goes_away() {
    let story = four().asked().voted(&["bb", "aa", "aa"]);
    story.clone().told(Notice::Away(DORA)).then([away(DORA), Event::VotingClosed]);
    story.clone().told(Notice::Skip(DORA)).then([away(DORA), Event::VotingClosed]);
    story.told(Notice::Left(DORA)).then([Event::SeatLeft { seat: DORA }, Event::VotingClosed]);
}

/// TC-6: a ballot in the box counts, though its voter is away, skipped or gone.
#[test]
fn a_ballot_in_the_box_counts_whatever_becomes_of_its_voter() {
    let story = four().asked().voted(&["bb"]).told(Notice::Skip(ANNA)).then([]).told(Notice::Away(ANNA));
    let story = story.voted(&["-", "cc", "aa", "aa"]).predicted("-000");
    assert_eq!(outcome(&story, BELA).votes, Some(2));
    let story = four().asked().voted(&["bb"]).told(Notice::Left(ANNA)).voted(&["-", "cc", "bb", "aa"]);
    let story = story.predicted("-+00");
    assert_eq!([ANNA, BELA].map(|seat| outcome(&story, seat).votes), [Some(2), Some(4)]);
    assert_eq!((outcome(&story, BELA).points, outcome(&story, ANNA).points), (3, 0));
}

/// TC-6: who comes back while there is voting votes.
#[test]
fn who_comes_back_votes() {
    let story = four().asked().told(Notice::Away(DORA)).voted(&["bb", "aa"]).told(Notice::Back(DORA));
    let story = story.when(CARO, vote("aa")).then([cast(1, CARO, "aa")]);
    assert_eq!(waited_for(&story), seats("d"));
    let story = story.told(Notice::Away(BELA)).when(BELA, vote("cc"));
    story.then([Event::SeatCameBack { seat: BELA }, cast(1, BELA, "cc")]);
}

/// TC-8: of fewer than three ballots none would be secret, so the table waits for those who are away.
#[test]
fn the_box_is_not_opened_with_fewer_than_three_ballots() {
    let story = table().asked().told(Notice::Away(CARO)).voted(&["bb", "aa"]);
    assert!(matches!(story.stage().phase, PhaseView::Voting { .. }));
    assert_eq!(waited_for(&story), seats("c"));
    // They come back after all.
    let voted = story.clone().when(CARO, vote("aa"));
    voted.then([Event::SeatCameBack { seat: CARO }, cast(1, CARO, "aa"), Event::VotingClosed]);
    // Or the table stops waiting: the round is lost, and the next player reads.
    let story = story.told(Notice::Skip(CARO)).then([Event::RoundLost { round: 1 }]);
    let PhaseView::Opening { reader, lost } = story.stage().phase else { panic!("it is lost") };
    assert_eq!((reader, lost.is_some(), story.stage().round), (BELA, true, 0));
    assert_eq!(spaces(&story), [1, 1, 1]);
}

/// TC-8: nobody lays a vote bare by skipping the others.
#[test]
fn skipping_the_others_opens_no_box() {
    let story = four().asked().voted(&["bb"]).told(Notice::Skip(BELA)).then([away(BELA)]);
    let story = story.told(Notice::Skip(CARO)).then([away(CARO), Event::RoundLost { round: 1 }]);
    assert_eq!(story.stage().last_round, None);
    let story = four().asked().voted(&["bb", "aa"]).told(Notice::Skip(CARO)).then([away(CARO)]);
    story.told(Notice::Skip(DORA)).then([away(DORA), Event::RoundLost { round: 1 }]);
}

/// TC-8: nor by leaving: a round in which too few are left to vote is lost.
#[test]
fn a_round_with_too_few_voters_left_is_lost() {
    let story = four().asked().told(Notice::Joined(EMIL)).voted(&["bb"]).told(Notice::Left(CARO));
    // Anna, Bela and Dora can vote; Emil not yet.
    let story = story.told(Notice::Left(DORA));
    let story = story.then([Event::SeatLeft { seat: DORA }, Event::RoundLost { round: 1 }]);
    assert_eq!((reader(&story), waited_for(&story)), (BELA, seats("b")));
}

/// TC-8: with nobody here, nothing is decided until the table stops waiting.
#[test]
fn with_nobody_here_nothing_is_opened() {
    let all_away = |story: Story<Colours>| {
        row("abcd").into_iter().fold(story, |story, seat| story.told(Notice::Away(seat)))
    };
    // Emil is here, but does not play along yet.
    let story = all_away(four().asked().voted(&["bb", "aa", "aa"]).told(Notice::Joined(EMIL)));
    assert!(matches!(story.stage().phase, PhaseView::Voting { .. }));
    assert_eq!(waited_for(&story), seats("d"));
    story.clone().told(Notice::Skip(DORA)).then([Event::VotingClosed]);
    story.told(Notice::Back(ANNA)).then([Event::SeatCameBack { seat: ANNA }, Event::VotingClosed]);
    let story = all_away(four().asked().voted(&["bb", "aa", "aa", "bb"]).predicted("±±"));
    assert!(matches!(story.stage().phase, PhaseView::Predicting { .. }));
    assert_eq!(waited_for(&story), seats("cd"));
    let story = story.told(Notice::Skip(CARO));
    assert!(matches!(story.events(), [Event::RoundCounted { .. }]));
    assert_eq!(waited_for(&story), seats("abcd"), "anybody who comes back goes on");
}

/// TC-9: who did not vote may predict.
#[test]
fn who_abstained_may_predict() {
    let story = four().asked().told(Notice::Away(DORA)).voted(&["bb", "aa", "aa"]).predicted("00");
    let story = story.when(DORA, predict(ZERO)).predicted("--0");
    assert_eq!((outcome(&story, DORA).predicted, outcome(&story, DORA).points), (Some(ZERO), 3));
}

/// TC-10: a prediction that was not made scores nothing, even where it would have been right; one that was
/// made counts.
#[test]
fn a_prediction_that_was_not_made_scores_nothing() {
    let story = table().asked().voted(&["bb", "aa", "bb"]).predicted("±+");
    let story = story.told(Notice::Away(ANNA)).told(Notice::Skip(CARO));
    let [Event::SeatWentAway { seat: CARO }, Event::RoundCounted { .. }] = story.events() else {
        panic!("the others go on: {:?}", story.events())
    };
    assert_eq!([ANNA, BELA, CARO].map(|seat| outcome(&story, seat).points), [1, 3, 0]);
    assert_eq!(outcome(&story, CARO).predicted, None);
}

/// TC-10: who leaves takes their prediction along.
#[test]
fn who_leaves_takes_their_prediction_along() {
    let story = four().asked().voted(&["bb", "aa", "bb", "bb"]).predicted("±+").told(Notice::Left(BELA));
    let story = story.predicted("--00");
    assert_eq!((outcome(&story, BELA).got, outcome(&story, BELA).predicted), (PLUS, None));
    assert_eq!(spaces(&story), [2, 1, 4, 4]);
}

/// Only what is waited for is skipped.
#[test]
fn only_what_is_waited_for_is_skipped() {
    let story = four().told(Notice::Skip(BELA)).then([]).asked().voted(&["bb"]);
    let story = story.told(Notice::Skip(ANNA)).then([]).told(Notice::Skip(EMIL)).then([]);
    let story = story.voted(&["-", "aa", "aa", "aa"]).predicted("±").told(Notice::Skip(ANNA)).then([]);
    story.predicted("-±±±").told(Notice::Skip(ANNA)).then([]);
}

/// TC-1: a late guest sits behind the last seat, begins on space 1 and plays along from the next round on.
#[test]
fn a_late_guest_plays_from_the_next_round_on() {
    let joined = [Event::SeatJoined { seat: DORA }];
    let story = table().asked().told(Notice::Joined(DORA)).then(joined);
    assert_eq!((story.stage().newcomers, waited_for(&story)), (seats("d"), seats("abc")));
    let story = story.when(DORA, vote("aa")).refused(Refusal::NotPlayingYet);
    let story = story.when(ANNA, vote("dd")).refused(Refusal::NoSuchPlayer);
    let story = story.voted(&["bc", "ac", "ab"]).when(DORA, predict(ZERO)).refused(Refusal::NotPlayingYet);
    let story = story.predicted("±±±");
    assert_eq!((spaces(&story), last_round(&story).outcomes.len()), (vec![2, 2, 2, 1], 3));
    let story = story.asked().voted(&["dd", "dd", "dd"]);
    assert_eq!((waited_for(&story), story.stage().newcomers), (seats("d"), SeatSet::EMPTY));
    let story = story.voted(&["-", "-", "-", "aa"]).predicted("±00+");
    assert_eq!(spaces(&story), [3, 5, 5, 4]);
}

/// TC-1: at once when no question is being voted on; not when all colours are taken, or somebody has won.
#[test]
fn a_late_guest_needs_a_colour() {
    let story = table().told(Notice::Joined(DORA)).asked();
    assert_eq!(waited_for(&story), seats("abcd"));
    let story = story.told(Notice::Joined(EMIL)).told(Notice::Joined(Seat(5)));
    assert!(!Colours::welcomes(story.state()));
    let story = story.told(Notice::Joined(Seat(6))).then([]).told(Notice::Left(ANNA));
    story.told(Notice::Joined(Seat(6))).then([]);
    let won = table().with_points(&[35, 0, 0]);
    assert!(!Colours::welcomes(won.state()));
    won.told(Notice::Joined(DORA)).then([]);
}

/// TC-1: with fewer than three the game is over, and the box is emptied unopened.
#[test]
fn the_game_ends_when_fewer_than_three_are_left() {
    let over = |winners: &str| Event::GameFinished { winners: seats(winners) };
    let left = Event::SeatLeft { seat: CARO };
    table().told(Notice::Left(CARO)).then([left.clone(), over("")]);
    let story = table().asked().voted(&["bb", "cc"]).told(Notice::Left(CARO));
    let story = story.then([left.clone(), Event::RoundLost { round: 1 }, over("")]);
    assert_eq!(waited_for(&story), SeatSet::EMPTY);
    // Unless somebody had won already.
    table().with_points(&[0, 0, 40]).told(Notice::Left(CARO)).then([left, over("c")]);
}
