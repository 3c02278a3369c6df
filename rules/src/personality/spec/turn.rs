//! Proposing, choosing and betting.

use super::*;

/// PE-6: one card of the hand, face up, and none is drawn for it.
#[test]
fn the_player_in_turn_lays_a_card_and_draws_none() {
    let story = dealt(3)
        .when(BELA, Command::ProposeCard { card: card(8) })
        .refused(Refusal::NotYourTurn)
        .when(ANNA, Command::ProposeCard { card: card(8) })
        .refused(Refusal::NotInYourHand)
        .when(ANNA, Command::ProposeCard { card: card(3) })
        .then([Event::CardProposed { card: card(3) }]);
    assert_eq!(story.hand(ANNA).len(), 6);
    for view in others(&story, ANNA) {
        let PhaseView::Voting { question, .. } = view.phase else { panic!("they vote") };
        assert_eq!(question, Question::Whom { proposer: ANNA, card: card(3) });
    }
    let story = story.when(ANNA, Command::ProposeCard { card: card(4) }).refused(Refusal::NoProposalNow);
    let story = story.voted("a1,a1,b1").kept();
    assert_eq!((story.hand(ANNA).len(), story.hand(BELA).len()), (6, 7));
    is_proposing(&story, BELA);
}

/// PE-7: without a card in the hand, the top of the pile.
#[test]
fn who_has_no_card_left_turns_one_up() {
    let story = with_hands(3, &[0, 7, 7]);
    assert_eq!(story.look(ANNA).may, [Ability::ProposeFromPile]);
    let pile = story.stage().pile;
    let story = story.when(ANNA, Command::ProposeFromPile);
    let [Event::CardTurnedUp { card: turned_up }] = *story.events() else { panic!("one is turned up") };
    assert_eq!((story.stage().pile, story.hand(ANNA)), (pile - 1, vec![]));
    assert!(Seat::first(3).all(|seat| !story.hand(seat).contains(&turned_up)));
    let story = story.voted("b1,b1,c1");
    assert_eq!(story.portrait(BELA), [turned_up]);
    dealt(3).when(ANNA, Command::ProposeFromPile).refused(Refusal::HandNotEmpty);
}

/// PE-8: everybody, the one in turn too, and for anybody, oneself too.
#[test]
fn everybody_chooses_anybody() {
    let story = dealt(3).proposed();
    let PhaseView::Voting { candidates, voters, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(candidates, [ANNA, BELA, CARO].map(player));
    assert_eq!(voters, seats([ANNA, BELA, CARO]));
    for seat in [ANNA, BELA, CARO] {
        assert_eq!(story.look(seat).may, [Ability::CastVote, Ability::PutBackCard]);
    }
    let vote = |choice| Command::CastVote { choice, bet: Bet::Neutral };
    let story = story
        .when(BELA, vote(player(DORA)))
        .refused(Refusal::NoSuchCandidate)
        .when(BELA, vote(Candidate::Card(Slot(0))))
        .refused(Refusal::NoSuchCandidate);
    let story = story.voted("a1,b1,b1");
    assert_eq!(story.portrait(BELA).len(), 1, "the vote for oneself counts");
}

/// PE-8: any player puts the proposed card back that does not suit, as long as nobody has chosen. The top of
/// the pile lies there instead, and no hand changes by it.
#[test]
fn a_card_that_does_not_suit_goes_under_the_pile() {
    let story = dealt(3).proposed();
    let (hand, pile) = (story.hand(ANNA), story.stage().pile);
    let story = story.when(CARO, Command::PutBackCard { card: card(1) });
    let [Event::CardPutBack { drawn }] = *story.events() else { panic!("another card lies there") };
    assert!(drawn >= card(22), "it came from the pile");
    assert_eq!((story.hand(ANNA), story.stage().pile), (hand, pile), "one card under it, and one off it");
    let PhaseView::Voting { question, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(question, Question::Whom { proposer: ANNA, card: drawn });
    let story = story.when(BELA, Command::PutBackCard { card: card(1) }).refused(Refusal::NotTheProposedCard);
    let story = story.voted("-,c1");
    assert!(!story.look(ANNA).may.contains(&Ability::PutBackCard));
    let story = story.when(ANNA, Command::PutBackCard { card: drawn }).refused(Refusal::VotingHasBegun);
    let story = story.voted("c1,-,c1").kept();
    assert_eq!(story.portrait(CARO), [drawn]);
    story.when(ANNA, Command::PutBackCard { card: drawn }).refused(Refusal::NoVoteNow);
}

/// PE-8, PE-9: what somebody has chosen is theirs alone until all are in; that they have is open.
#[test]
fn nobody_sees_a_choice_before_all_are_in() {
    let (one, other) = (dealt(3).proposed().voted("-,a1"), dealt(3).proposed().voted("-,c3"));
    assert_eq!(others(&one, BELA), others(&other, BELA));
    let PhaseView::Voting { voted, mine, .. } = one.look(BELA).phase else { panic!("they vote") };
    assert_eq!(voted, seats([BELA]));
    assert_eq!(mine, Some(Vote { choice: player(ANNA), bet: Bet::Neutral }));
    assert_eq!(one.stage().waiting_on, seats([ANNA, CARO]));
}

/// PE-9: choice and bet together, and to be changed until all are in. The same again looks like another one.
#[test]
fn a_vote_can_be_changed_until_all_are_in() {
    let vote = |choice, bet| Command::CastVote { choice: player(choice), bet };
    let cast =
        |choice, bet| Event::VoteCast { seat: BELA, vote: Sealed::new(Vote { choice: player(choice), bet }) };
    let story = dealt(3)
        .proposed()
        .when(BELA, vote(ANNA, Bet::Three))
        .when(BELA, vote(ANNA, Bet::Three))
        .then([cast(ANNA, Bet::Three)])
        .when(BELA, vote(CARO, Bet::Two))
        .then([cast(CARO, Bet::Two)]);
    let story = story.voted("c1,-,a1").kept();
    assert_eq!(story.at(), [1, 2, -1]);
    story.when(BELA, vote(ANNA, Bet::Three)).refused(Refusal::NoVoteNow);
}

/// PE-9: both pieces come back after every turn.
#[test]
fn the_same_piece_may_be_bet_every_turn() {
    let mut story = dealt(3);
    for turn in 1..=2 {
        story = story.proposed().voted("a3,a3,a3").kept();
        assert_eq!(story.at(), [3 * turn; 3]);
    }
}

/// PE-10: all at once and openly: who chose whom, and the bets.
#[test]
fn all_is_revealed_at_once() {
    let story = dealt(3).proposed().voted("a1,a2,b3");
    let votes = vec![
        OpenVote { seat: ANNA, choice: player(ANNA), bet: Bet::Neutral },
        OpenVote { seat: BELA, choice: player(ANNA), bet: Bet::Two },
        OpenVote { seat: CARO, choice: player(BELA), bet: Bet::Three },
    ];
    for view in others(&story, BELA).into_iter().chain([story.look(BELA)]) {
        assert_eq!(view.last_turn.expect("a turn was voted on").votes, votes);
    }
    let [Event::VoteCast { seat: CARO, .. }, Event::VotesRevealed { .. }, ..] = story.events() else {
        panic!("the last vote reveals them all")
    };
}

/// PE-11: two votes, and more than anybody else.
#[test]
fn two_votes_elect_when_nobody_else_has_as_many() {
    let story = dealt(4).proposed().voted("c1,c1,a1,d1");
    let turn = story.stage().last_turn.expect("a turn was voted on");
    assert_eq!(turn.verdict, Verdict::Elected { candidate: player(CARO) });
    assert_eq!(turn.elected(), Some(player(CARO)));
}

/// PE-12: the card lies before the elected player for the rest of the game.
#[test]
fn the_elected_player_gets_the_card() {
    let story = dealt(3).proposed().voted("c1,c1,a1").kept();
    let first = PortraitCard { card: card(1), origin: Origin::Vote { turn: 1 } };
    assert_eq!(story.stage().players[2].portrait, [first]);
    let story = story.proposed().voted("c1,c1,a1").kept();
    let second = PortraitCard { card: card(8), origin: Origin::Vote { turn: 2 } };
    for view in others(&story, CARO) {
        assert_eq!(view.players[2].portrait, [first, second]);
    }
    assert_eq!(story.hand(CARO).len(), 7, "they are not in the hand");
}

/// PE-13: forward or back by the bet; who has no vote stays.
#[test]
fn masks_move_by_the_result_and_the_bet() {
    let story = dealt(5).with_masks_at(&[3; 5]).proposed().voted("b3,b2,b1,a2,c1");
    assert_eq!(story.at(), [6, 5, 4, 1, 2]);
    let moves = story.stage().last_turn.expect("a turn was voted on").moves;
    let order: Vec<(Seat, i8)> = moves.iter().map(|moved| (moved.seat, moved.steps)).collect();
    assert_eq!(order, [(BELA, 2), (CARO, 1), (DORA, -2), (EMIL, -1), (ANNA, 3)], "in the order of play");
}

/// PE-14: who has advanced may exchange one card, and nobody else.
#[test]
fn who_has_advanced_may_exchange_a_card() {
    let story = dealt(3).proposed().voted("a1,a1,b1");
    assert_eq!(story.stage().phase, PhaseView::Exchanging { open: seats([ANNA, BELA]) });
    assert_eq!(story.look(BELA).may, [Ability::ExchangeCard, Ability::KeepHand]);
    let (pile, exchange) = (story.stage().pile, |number| Command::ExchangeCard { card: card(number) });
    let story = story
        .when(CARO, exchange(15))
        .refused(Refusal::NoExchangeNow)
        .when(BELA, exchange(1))
        .refused(Refusal::NotInYourHand)
        .when(BELA, exchange(8));
    assert_eq!((story.hand(BELA).len(), story.stage().pile), (7, pile));
    assert!(!story.hand(BELA).contains(&card(8)));
    let story = story.when(BELA, exchange(9)).refused(Refusal::NoExchangeNow);
    assert_eq!(story.stage().waiting_on, seats([ANNA]));
    let story = story.when(ANNA, Command::KeepHand);
    is_proposing(&story, BELA);
}

/// PE-14: what is exchanged nobody else sees, and the card that was given comes after all that lay in the
/// pile.
#[test]
fn an_exchanged_card_goes_under_the_pile_unseen() {
    let story = dealt(3).proposed().voted("a1,a1,b1").when(BELA, Command::ExchangeCard { card: card(8) });
    for view in others(&story, BELA) {
        assert!(!serde_json::to_string(&view).expect("JSON").contains(card(8).as_str()));
    }
    let supply = Personality::pack_up(story.state());
    assert!(supply.pile.shown().contains(&card(8)));
    assert!(!supply.pile.fresh().contains(&card(8)));
}

/// PE-14: after a second vote, too, and only who advanced in it.
#[test]
fn a_second_vote_lets_exchange_too() {
    let story = dealt(4).proposed().voted("a1,a1,b1,b1").debated().voted_again("a,a,a,b");
    assert_eq!(story.stage().phase, PhaseView::Exchanging { open: seats([ANNA, BELA, CARO]) });
}
