//! The remarks of RULES.md: when somebody who has left sits down on the same seat again.

use super::{
    missing::{every_phase, gave, giving, inverted, paired, waited_for},
    *,
};

/// The seat returned, and first of all drew a hand of so many cards.
#[track_caller]
fn drew(story: &Story<Personality>, seat: Seat, count: usize) {
    match story.events() {
        [Event::SeatReturned { seat: who }, Event::CardsDrawn { seat: to, cards }, ..] => {
            assert_eq!((*who, *to, cards.open().len()), (seat, seat, count));
        }
        other => panic!("{seat} returns and draws, but {other:?}"),
    }
}

/// PE-1, PE-2: mask and portrait are those that stayed, the hand is a new one of seven cards.
#[test]
fn who_returns_has_the_same_mask_and_a_new_hand() {
    let story = dealt(4).proposed().voted("b1,b1,b1,a1").kept();
    let before = story.hand(BELA);
    let story = story.told(Notice::Left(BELA));
    let pile = story.stage().pile;
    let story = story.told(Notice::Back(BELA));
    drew(&story, BELA, 7);
    assert_eq!((story.at()[1], story.portrait(BELA), story.stage().pile), (1, vec![card(1)], pile - 7));
    assert!(before.iter().all(|card| !story.hand(BELA).contains(card)), "those are under the pile");
    assert_eq!((story.stage().left, story.stage().newcomers), (SeatSet::EMPTY, SeatSet::EMPTY));
    // PE-5: the turn was lost, and comes again when it comes.
    is_proposing(&story, CARO);
    assert_eq!(waited_for(&story.proposed()), [ANNA, BELA, CARO, DORA]);
}

/// PE-1: in the midst of a vote, from the next turn on; what was chosen before does not count, nor can it be
/// chosen anew.
#[test]
fn who_returns_in_a_vote_waits_for_the_next_turn() {
    let story = dealt(4).proposed().voted("b1,a3").told(Notice::Left(BELA)).told(Notice::Back(BELA));
    drew(&story, BELA, 7);
    assert_eq!((story.stage().newcomers, waited_for(&story)), (seats([BELA]), vec![CARO, DORA]));
    let vote = Command::CastVote { choice: player(ANNA), bet: Bet::Neutral };
    let story = story.when(BELA, vote).refused(Refusal::NotPlayingYet);
    let for_bela = Command::CastVote { choice: player(BELA), bet: Bet::Neutral };
    let story = story.when(CARO, for_bela).refused(Refusal::NoSuchCandidate).voted("-,-,a1,a1");
    assert_eq!(story.at(), [-1, 0, 1, 1]);
    let story = story.kept();
    assert_eq!((story.stage().newcomers, story.hand(BELA).len()), (SeatSet::EMPTY, 7));
}

/// PE-15: no card is missing in the new hand of who had proposed one that fitted nobody.
#[test]
fn a_card_that_was_given_up_with_the_hand_is_not_drawn_again() {
    let story = dealt(4).proposed().told(Notice::Left(ANNA)).told(Notice::Back(ANNA));
    drew(&story, ANNA, 7);
    let story = story.voted("-,b1,c1,d1");
    assert_eq!((story.hand(ANNA).len(), story.at()), (7, vec![0; 4]));
    is_proposing(&story, BELA);
}

/// PE-16: who has voted, left and returned does not speak in the debate, and does not hold it up.
#[test]
fn a_debate_goes_on_without_who_returns() {
    let story = dealt(4).proposed().voted("a1,a1,b1,b1").told(Notice::Left(DORA)).told(Notice::Back(DORA));
    let PhaseView::Debate { to_speak, .. } = story.stage().phase else { panic!("they are tied") };
    assert_eq!((to_speak, waited_for(&story)), (vec![ANNA, BELA, CARO], vec![ANNA, BELA, CARO]));
    let story = story.when(DORA, Command::DeclareReady).refused(Refusal::NotPlayingYet).debated();
    let story = story.told(Notice::Left(CARO)).told(Notice::Back(CARO)).voted_again("a,a");
    assert_eq!(story.at(), [1, 1, 0, 0]);
}

/// PE-20: a pair that one of them has left is none any more.
#[test]
fn a_pair_does_not_come_again() {
    let story = paired().voted("c2,-,-,c2").told(Notice::Left(DORA)).told(Notice::Back(DORA));
    assert!(story.stage().pairs.is_empty());
    let story = story.voted("-,c1,b1");
    assert_eq!(story.at(), [6, 2, -2, -1]);
}

/// PE-22: who returns lays no card in the inversion under way; the one that they had laid before the reveal
/// stays theirs.
#[test]
fn an_inversion_goes_on_without_who_returns() {
    let lay = |number| Command::LayCard { card: card(number) };
    let story = inverted().when(BELA, lay(8)).told(Notice::Left(BELA)).told(Notice::Back(BELA));
    let held = story.hand(BELA)[0];
    let story = story.when(BELA, Command::LayCard { card: held }).refused(Refusal::NotPlayingYet);
    let story = story.when(ANNA, lay(2)).when(CARO, lay(15)).when(DORA, lay(22));
    let PhaseView::Voting { question, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(question.cards().len(), 3);
    let story = story.told(Notice::Left(DORA)).told(Notice::Back(DORA));
    let PhaseView::Voting { question: Question::Which { cards, .. }, .. } = story.look(DORA).phase else {
        panic!("they vote")
    };
    let mine: Vec<CardId> = cards.iter().filter(|laid| laid.by == Some(DORA)).map(|laid| laid.card).collect();
    assert_eq!(mine, [card(22)]);
    // PE-15: nobody has two votes, and nothing is missing in Dora's new hand.
    let story = story.voted("a1,-,b1");
    assert_eq!((story.hand(DORA).len(), story.hand(CARO).len()), (7, 7));
}

/// PE-25: the end of the path is given up by leaving: who returns from there stands at the door.
#[test]
fn who_left_at_the_end_of_the_path_returns_to_the_door() {
    for story in [giving(), gave()] {
        let story = story.told(Notice::Left(ANNA));
        assert_eq!(story.at()[0], 24);
        let story = story.told(Notice::Back(ANNA));
        drew(&story, ANNA, 7);
        assert_eq!((story.at()[0], story.stage().arrivals), (18, vec![]));
        is_proposing(&story, BELA);
    }
    // Also before it came to giving.
    let story = with_hands(4, &[3, 7, 7, 7]).with_masks_at(&[23, 0, 0, 0]).proposed().voted("a1,a1,a1,a1");
    let story = story.told(Notice::Left(ANNA)).told(Notice::Back(ANNA));
    assert_eq!((story.at()[0], story.stage().arrivals), (18, vec![]));
    let exchange = story.when(ANNA, Command::KeepHand).refused(Refusal::NoExchangeNow);
    is_proposing(&exchange.kept(), BELA);
}

/// PE-26: who returns before the answers are in is asked again.
#[test]
fn who_returns_answers_for_their_gift() {
    let contest = || Command::AnswerGift { answer: Answer::Contest };
    let story = gave().told(Notice::Left(CARO)).told(Notice::Back(CARO));
    assert_eq!(waited_for(&story), [BELA, CARO]);
    let story = story.when(CARO, contest()).when(BELA, Command::AnswerGift { answer: Answer::Accept });
    assert!(matches!(story.stage().phase, PhaseView::Judging { receiver: CARO, .. }));
    // PE-27: and does not judge before the next turn.
    let story = story.told(Notice::Left(DORA)).told(Notice::Back(DORA));
    assert_eq!(waited_for(&story), [BELA]);
    story.when(DORA, Command::JudgeGift { player: DORA }).refused(Refusal::NotPlayingYet);
}

/// PE-30: who returns while the portraits are read reads along, without a hand; who has won still has.
#[test]
fn who_returns_at_the_end_reads_along() {
    let accept = || Command::AnswerGift { answer: Answer::Accept };
    let won = gave().when(CARO, accept()).when(BELA, accept());
    for seat in [ANNA, BELA] {
        let story = won.clone().told(Notice::Left(seat)).told(Notice::Back(seat));
        let story = story.then([Event::SeatReturned { seat }]);
        assert_eq!((story.hand(seat), story.at()[0]), (vec![], 24));
        assert!(seat != ANNA || story.state() == won.state(), "Anna had no card to lose");
        let story = story.when(seat, Command::ReadPortrait { player: seat });
        story.when(seat, Command::FinishGame).then([Event::GameFinished { winners: seats([ANNA]) }]);
    }
}

/// PE-31: who returns when the pile has run out gets what there is.
#[test]
fn who_returns_gets_what_the_pile_has() {
    let rest: Vec<CardId> = (29..=49).map(card).collect();
    let story = dealt(4).and([Event::CardsDrawn { seat: CARO, cards: Sealed::new(rest) }]);
    assert_eq!(story.stage().pile, 0);
    // What Dora puts under it is all there is, and Emil draws it.
    let story = story.told(Notice::Left(DORA)).told(Notice::Joined(EMIL));
    let story = story.told(Notice::Back(DORA));
    drew(&story, DORA, 0);
    assert_eq!((story.hand(EMIL).len(), story.hand(DORA).len()), (7, 0));
}

/// PE-1: in every phase, more than once, and only for a seat that has left.
#[test]
fn any_seat_returns_in_any_phase() {
    let back = |story: Story<Personality>, seat| {
        let story = story.told(Notice::Back(seat));
        assert_eq!(story.events().first(), Some(&Event::SeatReturned { seat }));
        story.told(Notice::Back(seat)).then([])
    };
    for (story, seat) in
        every_phase().into_iter().flat_map(|story| Seat::first(4).map(move |seat| (story.clone(), seat)))
    {
        assert!(!Personality::welcomes_back(story.state(), seat));
        let dealt = story.stage().phase != PhaseView::Opening;
        let story = story.told(Notice::Back(seat)).then([]).told(Notice::Left(seat));
        assert!(Personality::welcomes_back(story.state(), seat));
        let (at, portrait) = (story.at()[seat.index()], story.portrait(seat));
        let story = back(story, seat);
        let ending = matches!(story.stage().phase, PhaseView::Ending { .. });
        assert_eq!((story.look(seat).me, story.portrait(seat)), (Some(seat), portrait));
        assert_eq!(story.hand(seat).len(), if dealt && !ending { 7 } else { 0 });
        assert!(story.at()[seat.index()] == at || at == 24);
        let story = back(story.told(Notice::Left(seat)), seat);
        assert_eq!(story.stage().left, SeatSet::EMPTY);
        story.told(Notice::Back(EMIL)).then([]);
    }
}

/// PE-1: when the game is over, nobody returns.
#[test]
fn nobody_returns_when_the_game_is_over() {
    let story = dealt(3).told(Notice::Left(CARO));
    assert!(!Personality::welcomes_back(story.state(), CARO));
    story.told(Notice::Back(CARO)).then([]);
}
