//! TC-11 to TC-15 and TC-18 to TC-20: what the votes come to, and who wins.

use super::*;
use crate::colours::podium;

/// TC-11, TC-12, TC-13
#[test]
fn votes_come_to_what_the_table_of_scoring_says() {
    for line in include_str!("scoring.txt").lines().filter(|line| !line.starts_with('#')) {
        let [cards, expected, ..] = line.split_whitespace().collect::<Vec<_>>()[..] else { panic!("{line}") };
        let expected = symbols(expected);
        let count = |seat: Seat| row(cards).iter().filter(|card| **card == seat).count() as u8;
        let votes: Vec<u8> = Seat::first(expected.len()).map(count).collect();
        assert_eq!(scoring::symbols(&votes), expected, "{line}");
    }
}

/// TC-11: strictly more than any other colour.
#[test]
fn the_most_is_more_than_any_other() {
    let story = table().asked().voted(&["bb", "ac", "ab"]).predicted("+++");
    // a twice, b three times, c once
    let got = [ANNA, BELA, CARO].map(|seat| outcome(&story, seat));
    assert_eq!(got.clone().map(|outcome| outcome.votes), [2, 3, 1].map(Some));
    assert_eq!(got.clone().map(|outcome| outcome.got), [SOME, PLUS, SOME]);
    assert_eq!(got.map(|outcome| outcome.points), [0, 3, 0]);
}

/// TC-12: a shared first place is no majority.
#[test]
fn who_share_the_most_are_in_the_minority() {
    let story = table_of(4, &Options::default()).asked().voted(&["bb", "aa", "ad", "bc"]).predicted("+±±+");
    let got = row("abcd").into_iter().map(|seat| outcome(&story, seat));
    let got: Vec<(Option<u8>, Symbol, u8)> = got.map(|one| (one.votes, one.got, one.points)).collect();
    let votes = |votes, points| (Some(votes), SOME, points);
    assert_eq!(got, [votes(3, 0), votes(3, 1), votes(1, 1), votes(1, 0)]);
}

/// TC-13: some votes that are not the most, and none at all.
#[test]
fn some_and_none_are_told_apart() {
    let story = table().asked().voted(&["bb", "aa", "bb"]).predicted("±+0");
    let got = [ANNA, BELA, CARO].map(|seat| (outcome(&story, seat).got, outcome(&story, seat).points));
    assert_eq!(got, [(SOME, 1), (PLUS, 3), (ZERO, 3)]);
}

/// TC-14: three, one and three for what is right; nothing for what is wrong.
#[test]
fn right_predictions_are_worth_three_one_and_three() {
    for predicted in Symbol::ALL {
        for got in Symbol::ALL {
            let worth = match got {
                _ if predicted != got => 0,
                PLUS | ZERO => 3,
                SOME => 1,
            };
            assert_eq!(scoring::points(predicted, got), worth, "{predicted:?} {got:?}");
        }
    }
}

/// TC-14: a space a point.
#[test]
fn a_pawn_goes_a_space_a_point() {
    let story = table().asked().voted(&["bb", "aa", "bb"]).predicted("±+0");
    assert_eq!(spaces(&story), [2, 4, 4]);
    assert_eq!(last_round(&story).pawns, [2, 4, 4].map(Space));
    let story = story.asked().voted(&["bb", "aa", "bb"]).predicted("±±±");
    assert_eq!(spaces(&story), [3, 4, 4]);
    assert_eq!(story.stage().pawns.iter().map(|pawn| pawn.behind).collect::<Vec<_>>(), [2, 0, 0]);
}

/// TC-15: in the next round everybody has all cards again, and nobody sees who had used which.
#[test]
fn hands_are_made_full_again_unseen() {
    let played = |ballots: &[&str]| table().asked().voted(ballots).predicted("±±±");
    // The same cards in the box, put there by others.
    let (one, other) = (played(&["bb", "ac", "ab"]), played(&["bc", "aa", "bb"]));
    for story in [&one, &other] {
        for word in ["bb", "bc", "cc"] {
            story.clone().asked().when(ANNA, vote(word)).events();
        }
    }
    let hands =
        |story: &Story<Colours>| row("abc").into_iter().map(|seat| story.look(seat)).collect::<Vec<_>>();
    assert_eq!(hands(&one), hands(&other));
}

/// TC-18: the first to reach the last space wins.
#[test]
fn who_reaches_the_last_space_has_won() {
    let story = table().with_points(&[34, 3, 20]);
    assert_eq!((spaces(&story), reader(&story)), (vec![35, 4, 21], BELA));
    let story = story.when(ANNA, Command::FinishGame).refused(Refusal::NobodyHasWon);
    let story = story.asked().voted(&["bb", "aa", "bb"]).predicted("±0+");
    assert_eq!(spaces(&story), [36, 4, 21]);
    assert!(matches!(
        story.stage().phase,
        PhaseView::RoundOver { reader: None, winners } if winners == seats("a")
    ));
    let story = story.when(CARO, Command::TurnQuestion).refused(Refusal::GameDecided);
    let story = story.when(CARO, Command::FinishGame);
    let story = story.then([Event::GameFinished { winners: seats("a") }]);
    let PhaseView::Over { winners, history } = story.stage().phase else { panic!("it is over") };
    assert_eq!((winners, history.len(), waited_for(&story)), (seats("a"), 2, SeatSet::EMPTY));
    assert_eq!(podium(&story.stage()), [(ANNA, 0), (BELA, 2), (CARO, 1)]);
    assert!(Colours::finale(&story.stage()).is_some());
    story.when(ANNA, Command::TurnQuestion).refused(Refusal::GameOver);
}

/// TC-18: on a shorter board sooner.
#[test]
fn a_shorter_game_ends_on_its_own_last_space() {
    let options = Options { goal: Space(12), ..Options::default() };
    let story = table_of(3, &options).with_points(&[10, 11, 3]);
    assert_eq!(spaces(&story), [11, 12, 4]);
    story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winners: seats("b") }]);
}

/// TC-19: of several who get there at once, the one with the most points wins.
#[test]
fn of_several_who_arrive_the_one_with_the_most_points_wins() {
    let story = table().with_points(&[36, 35, 37]);
    story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winners: seats("c") }]);
}

/// TC-19: equal points share the win.
#[test]
fn equal_points_share_the_win() {
    let story = table().with_points(&[37, 35, 37]);
    story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winners: seats("ac") }]);
    assert_eq!(scoring::winners(&[34, 34, 12], Space(36)), SeatSet::EMPTY);
}

/// TC-20: no pawn leaves the board; its points go on.
#[test]
fn a_pawn_stays_on_the_last_space() {
    let story = table().with_points(&[38, 35, 0]);
    assert_eq!(spaces(&story), [36, 36, 1]);
    assert_eq!(story.stage().pawns.iter().map(|pawn| pawn.points).collect::<Vec<_>>(), [38, 35, 0]);
    assert_eq!(Space::of(u32::MAX, Space(36)), Space(36));
    story.when(ANNA, Command::FinishGame).then([Event::GameFinished { winners: seats("a") }]);
}
