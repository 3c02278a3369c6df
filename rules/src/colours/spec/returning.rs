//! The remarks of RULES.md: when somebody who has left sits down on the same seat again.

use crate::Notice;

use super::*;

fn four() -> Story<Colours> {
    table_of(4, &Options::default())
}

fn returned(seat: Seat) -> [Event; 1] {
    [Event::SeatReturned { seat }]
}

/// TC-1, TC-16: who returns has the same colour and pawn, and reads when it comes to them.
#[test]
fn who_returns_has_the_same_pawn() {
    let story = four().with_points(&[0, 5, 0, 0]).told(Notice::Left(BELA));
    assert_eq!(reader(&story), CARO);
    let step = Colours::step(story.state());
    let story = story.told(Notice::Back(BELA)).then(returned(BELA));
    assert_eq!((reader(&story), spaces(&story)), (BELA, vec![1, 6, 1, 1]));
    assert!(Colours::step(story.state()) > step, "what was meant for Caro is not for Bela");
    let story = story.asked().voted(&["bb", "aa", "bb", "bb"]).predicted("±+00");
    assert_eq!(spaces(&story), [2, 9, 4, 4]);
}

/// TC-1: whoever left before the question was asked plays along from the next round on.
#[test]
fn who_returns_after_the_question_waits_for_the_next_round() {
    let story = four().told(Notice::Left(DORA)).asked().told(Notice::Back(DORA)).then(returned(DORA));
    assert_eq!((story.stage().newcomers, waited_for(&story)), (seats("d"), seats("abc")));
    let story = story.when(DORA, vote("aa")).refused(Refusal::NotPlayingYet);
    let story = story.when(ANNA, vote("dd")).refused(Refusal::NoSuchPlayer);
    let story = story.voted(&["bc", "ac", "ab"]).predicted("±±±").asked();
    assert_eq!(waited_for(&story), seats("abcd"));
}

/// TC-6: whose colour is in play votes at once.
#[test]
fn who_returns_while_there_is_voting_votes() {
    let story = four().asked().told(Notice::Left(DORA)).voted(&["bb", "aa"]);
    let story = story.told(Notice::Back(DORA)).then(returned(DORA)).when(CARO, vote("aa"));
    let story = story.then([cast(1, CARO, "aa")]);
    assert_eq!((waited_for(&story), story.stage().newcomers), (seats("d"), SeatSet::EMPTY));
    story.when(DORA, vote("bb")).then([cast(1, DORA, "bb"), Event::VotingClosed]);
}

/// TC-6, TC-8: a ballot that was in the box is in it once, whatever its voter does; they alone see it.
#[test]
fn who_returns_does_not_vote_twice() {
    let story = four().asked().voted(&["-", "-", "-", "bb"]).told(Notice::Left(DORA));
    let story = story.told(Notice::Back(DORA)).then(returned(DORA));
    assert_eq!(waited_for(&story), seats("abc"), "nothing is asked of Dora");
    let ballot = |story: &Story<Colours>, seat| match story.look(seat).phase {
        PhaseView::Voting { ballot, .. } => ballot,
        other => panic!("they vote, not {other:?}"),
    };
    assert_eq!((ballot(&story, DORA), ballot(&story, ANNA)), (Some(row("bb")), None));
    let once = story.clone().voted(&["bb", "cc", "bb"]).predicted("0+±0");
    assert_eq!((last_round(&once).cards.expect("shown").len(), outcome(&once, BELA).votes), (8, Some(6)));
    let anew = story.when(DORA, vote("aa")).then([cast(1, DORA, "aa")]).voted(&["bb", "cc", "bb"]);
    let anew = anew.predicted("±+±0");
    assert_eq!((last_round(&anew).cards.expect("shown").len(), outcome(&anew, BELA).votes), (8, Some(4)));
}

/// TC-8: coming and going does not open a box with fewer than three ballots.
#[test]
fn the_box_is_not_opened_by_coming_and_going() {
    let story = four().asked().voted(&["bb", "aa"]).told(Notice::Left(DORA));
    let story = story.told(Notice::Back(DORA)).told(Notice::Skip(CARO));
    let story = story.then([Event::SeatWentAway { seat: CARO }]);
    assert!(matches!(story.stage().phase, PhaseView::Voting { .. }));
    let story = story.told(Notice::Left(DORA)).then([Event::SeatLeft { seat: DORA }]);
    assert_eq!(waited_for(&story), seats("c"), "two ballots, so the table waits for Caro");
    let story = story.told(Notice::Back(DORA)).then(returned(DORA));
    story.told(Notice::Skip(DORA)).then([Event::SeatWentAway { seat: DORA }, Event::RoundLost { round: 1 }]);
}

/// TC-8: with a ballot of theirs in the box, who returns can be all that the others' ballots waited for.
#[test]
fn the_box_is_closed_when_a_voter_returns_to_an_empty_room() {
    let story = four().asked().voted(&["bb", "aa", "-", "aa"]).told(Notice::Left(DORA));
    let story = row("abc").into_iter().fold(story, |story, seat| story.told(Notice::Away(seat)));
    assert!(matches!(story.stage().phase, PhaseView::Voting { .. }), "nobody is here");
    story.told(Notice::Back(DORA)).then([Event::SeatReturned { seat: DORA }, Event::VotingClosed]);
}

/// TC-10: who left took their prediction along, and who returns makes another.
#[test]
fn who_returns_while_there_is_predicting_predicts_anew() {
    let story = four().asked().voted(&["bb", "aa", "bb", "bb"]).predicted("±+").told(Notice::Left(BELA));
    let story = story.told(Notice::Back(BELA)).then(returned(BELA)).predicted("--00");
    assert_eq!(waited_for(&story), seats("b"));
    let PhaseView::Predicting { ballot, prediction, .. } = story.look(BELA).phase else { panic!("not yet") };
    assert_eq!((ballot, prediction), (Some(row("aa")), None));
    let story = story.predicted("-+");
    assert_eq!((outcome(&story, BELA).predicted, spaces(&story)), (Some(PLUS), vec![2, 4, 4, 4]));
}

/// TC-5: a reader who returns picks themself; a round that was lost stays lost.
#[test]
fn a_reader_returns_as_the_reader() {
    let story = table_of(4, &picked()).when(ANNA, Command::TurnQuestion).told(Notice::Left(ANNA));
    assert_eq!(waited_for(&story), seats("bcd"));
    let story = story.told(Notice::Back(ANNA)).then(returned(ANNA));
    assert_eq!(waited_for(&story), seats("a"));
    let PhaseView::Picking { questions: Some(questions), .. } = story.look(ANNA).phase else {
        panic!("there is a choice")
    };
    let pick = Command::PickQuestion { question: questions[0].card };
    let story = story.when(BELA, pick.clone()).refused(Refusal::NotTheReader).when(ANNA, pick);
    // TC-8: with two of five gone there are still three to go on, but too few who can vote.
    let story = story.told(Notice::Joined(EMIL)).told(Notice::Left(ANNA)).told(Notice::Left(BELA));
    assert_eq!(story.events()[1], Event::RoundLost { round: 1 });
    let story = story.told(Notice::Back(ANNA)).then(returned(ANNA));
    assert_eq!((reader(&story), story.stage().round), (CARO, 0));
}

/// TC-1: in every phase, more than once, and only for a seat that has left.
#[test]
fn any_seat_returns_in_any_phase() {
    let picking = table_of(4, &picked()).when(ANNA, Command::TurnQuestion);
    let voted = four().asked().voted(&["bb", "aa", "aa", "bb"]);
    let counted = voted.clone().predicted("±±00");
    let won = four().with_points(&[0, 40, 0, 0]);
    let stories = [four(), picking, four().asked(), voted, counted, won];
    for (story, seat) in
        stories.into_iter().flat_map(|story| row("abcd").into_iter().map(move |seat| (story.clone(), seat)))
    {
        assert!(!Colours::welcomes_back(story.state(), seat));
        let at = spaces(&story);
        let story = story.told(Notice::Back(seat)).then([]).told(Notice::Left(seat));
        assert!(Colours::welcomes_back(story.state(), seat));
        let story = story.told(Notice::Back(seat)).then(returned(seat)).told(Notice::Back(seat)).then([]);
        assert_eq!((story.look(seat).me, spaces(&story)), (Some(seat), at));
        let story = story.told(Notice::Left(seat)).told(Notice::Back(seat)).then(returned(seat));
        assert_eq!(story.stage().left, SeatSet::EMPTY);
        story.told(Notice::Back(EMIL)).then([]);
    }
}

/// TC-1: when the game is over, nobody returns.
#[test]
fn nobody_returns_when_the_game_is_over() {
    let story = table().told(Notice::Left(CARO));
    assert!(!Colours::welcomes_back(story.state(), CARO));
    story.told(Notice::Back(CARO)).then([]);
}
