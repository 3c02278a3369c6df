//! When nobody is elected: too few votes, ties, debates and second votes.

use super::*;

/// Anna and Bela have two votes each; Emil voted for himself.
fn tied() -> Story<Personality> {
    dealt(5).with_masks_at(&[5; 5]).proposed().voted("a3,a1,b2,b1,e3")
}

/// PE-15: nothing moves, the card goes under the pile and its player draws another.
#[test]
fn without_two_votes_nothing_moves() {
    let story = dealt(3).proposed();
    let pile = story.stage().pile;
    let story = story.voted("a3,b3,c3");
    assert_eq!(story.at(), [0; 3]);
    let [_, _, Event::CardsDrawn { seat: ANNA, cards }, Event::TurnBegan { proposer: BELA }] = story.events()
    else {
        panic!("Anna draws a card and it is Bela's turn, not {:?}", story.events())
    };
    assert_eq!(cards.open().len(), 1);
    assert!(!cards.open().contains(&card(1)), "another one");
    assert_eq!((story.hand(ANNA).len(), story.stage().pile), (7, pile));
    assert!(Seat::first(3).all(|seat| story.portrait(seat).is_empty()));
    assert!(Personality::pack_up(story.state()).pile.shown().contains(&card(1)));
}

/// PE-15: the card that was drawn is its player's own.
#[test]
fn a_card_drawn_is_seen_by_nobody_else() {
    let story = dealt(3).proposed().voted("a3,b3,c3");
    let drawn = *story.hand(ANNA).last().expect("a full hand");
    for view in others(&story, ANNA) {
        assert!(!serde_json::to_string(&view).expect("JSON").contains(drawn.as_str()));
    }
}

/// PE-16: the tie is debated; votes and bets lie open, and nobody moves yet.
#[test]
fn a_tie_is_debated() {
    let story = tied();
    assert_eq!(story.at(), [5; 5]);
    let PhaseView::Debate { question, votes, tied, ready, .. } = story.stage().phase else {
        panic!("they debate")
    };
    assert_eq!(question, Question::Whom { proposer: ANNA, card: card(1) });
    assert_eq!((votes.len(), tied, ready), (5, vec![player(ANNA), player(BELA)], SeatSet::EMPTY));
    assert_eq!(story.look(DORA).may, [Ability::DeclareReady]);
}

/// PE-16: whose turn to speak it is: the one in turn first, and then in the order of play; who is ready has
/// spoken.
#[test]
fn everybody_speaks_in_their_turn() {
    let to_speak = |story: &Story<Personality>| match story.stage().phase {
        PhaseView::Debate { to_speak, .. } => to_speak,
        other => panic!("they do not debate in {other:?}"),
    };
    let story = tied();
    assert_eq!(to_speak(&story), [ANNA, BELA, CARO, DORA, EMIL]);
    let story = story.when(ANNA, Command::DeclareReady).when(CARO, Command::DeclareReady);
    assert_eq!(to_speak(&story), [BELA, DORA, EMIL]);
    let story = story.told(Notice::Away(BELA));
    assert_eq!(to_speak(&story), [DORA, EMIL], "who is not here does not speak");
    // Bela proposes the next card, and speaks first about it.
    let story = dealt(4).proposed().voted("a1,b1,c1,d1").proposed().voted("a1,a1,b1,b1");
    assert_eq!(to_speak(&story), [BELA, CARO, DORA, ANNA]);
}

/// PE-16: the debate ends when all are ready.
#[test]
fn a_debate_ends_when_all_are_ready() {
    let story = tied().when(BELA, Command::DeclareReady).then([Event::DebaterReady { seat: BELA }]);
    assert_eq!(story.stage().waiting_on, seats([ANNA, CARO, DORA, EMIL]));
    let story = story.when(BELA, Command::DeclareReady).refused(Refusal::AlreadyReady);
    let story = story.debated();
    assert_eq!(story.events(), [Event::DebaterReady { seat: EMIL }, Event::DebateEnded]);
    assert!(matches!(story.stage().phase, PhaseView::Runoff { .. }));
    story.when(ANNA, Command::DeclareReady).refused(Refusal::NoDebateNow);
}

/// PE-16: or when the host moves on.
#[test]
fn the_host_may_move_on() {
    let story = tied().told(Notice::Skip(DORA)).then([Event::DebateEnded]);
    assert!(story.stage().away.is_empty(), "Dora is still waited for in the vote");
    assert_eq!(story.stage().waiting_on.len(), 5);
}

/// PE-16: everybody votes again, in secret and among the tied only, and may think again until all are in.
#[test]
fn the_second_vote_is_among_the_tied() {
    let again = |choice| Command::VoteAgain { choice: player(choice) };
    let story = tied().debated().when(CARO, again(EMIL)).refused(Refusal::NotTied);
    let story = story.when(ANNA, Command::CastVote { choice: player(ANNA), bet: Bet::Two });
    let story = story.refused(Refusal::NoVoteNow);
    let before = story.clone().when(CARO, again(ANNA));
    let cast = Event::SecondVoteCast { seat: CARO, choice: Sealed::new(player(BELA)) };
    let story = story.when(CARO, again(BELA)).when(CARO, again(BELA)).then([cast]);
    assert_eq!(others(&story, CARO), others(&before, CARO));
    let story = story.when(CARO, again(ANNA));
    let PhaseView::Runoff { mine, voted, .. } = story.look(CARO).phase else { panic!("they vote again") };
    assert_eq!((mine, voted), (Some(player(ANNA)), seats([CARO])));
    let story = story.voted_again("b,b,-,b,b").kept();
    let second = story.stage().last_turn.and_then(|turn| turn.second).expect("there was a second vote");
    assert_eq!(second.votes[2], OpenChoice { seat: CARO, choice: player(ANNA) });
    story.when(CARO, again(ANNA)).refused(Refusal::NoSecondVoteNow);
}

/// PE-17: one space for those who chose the elected player, whatever they had bet; the others stay.
#[test]
fn the_second_vote_moves_by_one_and_nobody_back() {
    let story = tied().debated().voted_again("b,a,a,b,b");
    assert_eq!(story.at(), [6, 5, 5, 6, 6]);
    assert_eq!(story.portrait(BELA), [card(1)]);
    let moves = story.stage().last_turn.expect("it was voted on").moves;
    assert_eq!(moves, [moved(DORA, 1, 6), moved(EMIL, 1, 6), moved(ANNA, 1, 6)]);
}

/// PE-17: more votes than the others are enough, and that can be one.
#[test]
fn one_vote_more_is_enough_the_second_time() {
    let mut story = tied().debated();
    for seat in [BELA, CARO, DORA, EMIL] {
        story = story.told(Notice::Away(seat));
    }
    let story = story.voted_again("b").kept();
    assert_eq!((story.portrait(BELA), story.at()), (vec![card(1)], vec![6, 5, 5, 5, 5]));
}

/// PE-18: if it is a tie again, the card goes under the pile, nobody draws for it, and the game goes on.
#[test]
fn a_second_tie_elects_nobody() {
    let story = tied().told(Notice::Left(EMIL)).debated();
    let pile = story.stage().pile;
    let story = story.voted_again("a,a,b,b");
    assert_eq!(story.at(), [5; 5]);
    assert!(Seat::first(4).all(|seat| story.portrait(seat).is_empty()));
    assert_eq!((story.hand(ANNA).len(), story.stage().pile), (6, pile + 1));
    is_proposing(&story, BELA);
    let turn = story.stage().last_turn.expect("it was voted on");
    assert_eq!(turn.second.as_ref().expect("a second time").elected, None);
    assert_eq!(turn.elected(), None);
}
