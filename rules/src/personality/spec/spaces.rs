//! The pit and the marked spaces.

use super::*;

/// Everybody who has a card lays their first one.
fn lay_first(story: Story<Personality>) -> Story<Personality> {
    let PhaseView::Laying { .. } = story.stage().phase else { panic!("no cards are laid") };
    let layers = story.stage().waiting_on;
    layers.iter().fold(story, |story, seat| {
        let card = story.hand(seat)[0];
        story.when(seat, Command::LayCard { card })
    })
}

/// Anna has landed on ●.
fn inverted(sizes: &[usize]) -> Story<Personality> {
    let story = with_hands(sizes.len(), sizes).with_masks_at(&[6, 0, 0, 0]);
    story.proposed().voted("a1,a1,b1,c1").kept()
}

/// Anna has landed on >< and is to choose somebody.
fn face_to_face() -> Story<Personality> {
    dealt(4).with_masks_at(&[3, 0, 0, 0]).proposed().voted("b1,b1,c1,d1").kept()
}

/// PE-19: back on Départ, with a full hand; what lies beyond the pit is the pit.
#[test]
fn the_pit_leads_back_to_start_with_a_full_hand() {
    for (from, bet) in [(-1, 2), (-2, 1), (-2, 3)] {
        let story = with_hands(3, &[7, 3, 7]).with_masks_at(&[0, from, 0]).proposed();
        let story = story.voted(&format!("a1,b{bet},a1"));
        let fallen = Move { seat: BELA, steps: -bet, to: Space(0), landing: Landing::Pit };
        assert_eq!(story.stage().last_turn.expect("it was voted on").moves[0], fallen);
        assert_eq!((story.at()[1], story.hand(BELA).len()), (0, 7));
        let drawn = |event: &Event| match event {
            Event::CardsDrawn { seat: BELA, cards } => cards.open().len() == 4,
            _ => false,
        };
        assert!(story.events().iter().any(drawn));
    }
    let story = with_hands(3, &[7, 3, 7]).proposed().voted("a1,b2,a1");
    assert_eq!((story.at()[1], story.hand(BELA).len()), (-2, 3), "not yet");
}

/// PE-20: who lands on >< chooses another player.
#[test]
fn who_lands_on_face_to_face_chooses_a_partner() {
    let story = face_to_face();
    assert_eq!(story.at()[0], 4);
    let free = seats([BELA, CARO, DORA]);
    assert_eq!(story.stage().phase, PhaseView::Pairing { chooser: ANNA, free });
    assert_eq!(story.look(ANNA).may, [Ability::ChoosePartner]);
    let choose = |partner| Command::ChoosePartner { partner };
    story
        .when(BELA, choose(CARO))
        .refused(Refusal::NoPartnerToChoose)
        .when(ANNA, choose(ANNA))
        .refused(Refusal::PartnerNotFree)
        .when(ANNA, choose(EMIL))
        .refused(Refusal::PartnerNotFree)
        .when(ANNA, choose(DORA))
        .then([Event::PairFormed { leader: ANNA, partner: DORA }, Event::TurnBegan { proposer: BELA }]);
}

fn paired() -> Story<Personality> {
    face_to_face().when(ANNA, Command::ChoosePartner { partner: DORA }).proposed()
}

fn mine(story: &Story<Personality>, seat: Seat) -> Option<Vote> {
    match story.look(seat).phase {
        PhaseView::Voting { mine, .. } => mine,
        other => panic!("they vote, not {other:?}"),
    }
}

fn cast(choice: Seat, bet: Bet) -> Command {
    Command::CastVote { choice: player(choice), bet }
}

fn drafted(seat: Seat, choice: Seat, bet: Bet) -> Event {
    Event::PairVoteDrafted { seat, vote: Sealed::new(Vote { choice: player(choice), bet }) }
}

/// PE-20: the two share one choice and one bet, which both see and either may change; it is their vote when
/// both agree to it as it is.
#[test]
fn a_pair_decides_together() {
    let story = paired();
    assert_eq!(story.stage().pairs, [Pair { leader: ANNA, partner: DORA }]);
    let PhaseView::Voting { voters, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!(voters, seats([ANNA, BELA, CARO]));
    assert_eq!(story.look(DORA).may, story.look(ANNA).may);
    assert_eq!(story.look(DORA).may, [Ability::CastVote, Ability::PutBackCard]);
    let agree = |edition| Command::AgreeToPairVote { edition };
    let story = story.when(DORA, agree(0)).refused(Refusal::NothingChosenYet);
    let story = story.when(BELA, agree(0)).refused(Refusal::NoPairVote);

    let story = story.when(ANNA, cast(CARO, Bet::Two));
    let story = story.then([drafted(ANNA, CARO, Bet::Two), Event::PairVoteAgreedTo { seat: ANNA }]);
    let chosen = Some(Vote { choice: player(CARO), bet: Bet::Two });
    assert_eq!((mine(&story, ANNA), mine(&story, DORA), mine(&story, BELA)), (chosen, chosen, None));
    let PhaseView::Voting { voted, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!((voted, story.stage().waiting_on), (SeatSet::EMPTY, seats([BELA, CARO, DORA])));
    let story = story.when(ANNA, agree(1)).refused(Refusal::AlreadyAgreed);
    assert_eq!(
        story.look(DORA).may,
        [Ability::CastVote, Ability::AgreeToPairVote, Ability::PutBackCard],
        "or to agree"
    );

    // The other thinks otherwise, and so an agreement to what lay there before comes too late.
    let story = story.when(DORA, cast(BELA, Bet::Three));
    let story = story.then([drafted(DORA, BELA, Bet::Three), Event::PairVoteAgreedTo { seat: DORA }]);
    assert_eq!(story.stage().waiting_on, seats([ANNA, BELA, CARO]));
    let story = story.when(ANNA, agree(1)).refused(Refusal::PairVoteHasChanged);
    let vote = Sealed::new(Vote { choice: player(BELA), bet: Bet::Three });
    let both = [Event::PairVoteAgreedTo { seat: ANNA }, Event::VoteCast { seat: ANNA, vote }];
    let story = story.when(ANNA, agree(2)).then(both);
    assert_eq!(story.stage().waiting_on, seats([BELA, CARO]));

    // To choose the same again is recorded as if it were another choice, and changes nothing (PE-9).
    let story = story.when(DORA, cast(BELA, Bet::Three));
    let story = story.then([drafted(DORA, BELA, Bet::Three), Event::PairVoteAgreedTo { seat: DORA }]);
    assert_eq!(story.stage().waiting_on, seats([BELA, CARO]));

    // Until all have voted they may think again, and then have not voted.
    let story = story.when(DORA, cast(DORA, Bet::Neutral));
    let PhaseView::Voting { voted, .. } = story.stage().phase else { panic!("they vote") };
    assert_eq!((voted, story.stage().waiting_on), (SeatSet::EMPTY, seats([ANNA, BELA, CARO])));
}

/// PE-20: nobody else sees what a pair would choose, nor what it has chosen.
#[test]
fn what_a_pair_chooses_is_its_own() {
    let (one, other) = (paired().voted("c2"), paired().voted("b3"));
    let (agreed, otherwise) = (one.clone().voted("-,-,-,c2"), other.clone().voted("-,-,-,b3"));
    for eyes in [Eyes::Seat(BELA), Eyes::Seat(CARO), Eyes::Everyone] {
        assert_eq!(one.seen_by(eyes), other.seen_by(eyes));
        assert_eq!(agreed.seen_by(eyes), otherwise.seen_by(eyes));
    }
    for seat in [ANNA, DORA] {
        assert_ne!(one.look(seat), other.look(seat), "the two do");
    }
}

/// PE-20: both votes count, and both move by the result and the bet.
#[test]
fn a_pair_votes_and_moves_together() {
    let story = paired();
    assert_eq!(story.at(), [4, 1, -1, -1]);
    let story = story.voted("c2,a1,b1,c2");
    assert_eq!(story.at(), [6, 0, -2, 1]);
    assert_eq!(story.portrait(CARO).len(), 1, "two votes elected Caro");
    let votes = story.stage().last_turn.expect("it was voted on").votes;
    assert_eq!(votes[3], OpenVote { seat: DORA, choice: player(CARO), bet: Bet::Two });
    assert!(story.stage().pairs.is_empty(), "for one vote only");
    // Against two others it is a tie, twice.
    let story = face_to_face().when(ANNA, Command::ChoosePartner { partner: BELA }).proposed();
    let story = story.voted("d3,d3,c1,c1").debated().voted_again("d,d,c,c");
    assert_eq!(story.stage().last_turn.expect("it was voted on").elected(), None);
    // Back together as well: three others outvote them.
    let story = dealt(5).with_masks_at(&[3, 5, 0, 0, 0]).proposed().voted("b1,b1,c1,d1,e1").kept();
    let story = story.when(ANNA, Command::ChoosePartner { partner: BELA }).proposed();
    assert_eq!(story.voted("d3,d3,c1,c1,c1").at(), [1, 3, 0, 0, 0]);
}

/// PE-20: they are one in the second vote, too, and agree on it anew.
#[test]
fn a_pair_votes_together_again() {
    let story = paired().voted("c2,a1,a1,c2").debated();
    let again = |player| Command::VoteAgain { choice: Candidate::Player(player) };
    let story = story.when(DORA, again(ANNA));
    let story = story.then([drafted(DORA, ANNA, Bet::Neutral), Event::PairVoteAgreedTo { seat: DORA }]);
    let PhaseView::Runoff { mine, voted, .. } = story.look(ANNA).phase else { panic!("they vote again") };
    assert_eq!((mine, voted), (Some(player(ANNA)), SeatSet::EMPTY));
    let story = story.when(ANNA, Command::AgreeToPairVote { edition: 1 });
    let choice = Sealed::new(player(ANNA));
    let both = [Event::PairVoteAgreedTo { seat: ANNA }, Event::SecondVoteCast { seat: ANNA, choice }];
    let story = story.then(both).voted_again("-,a,c");
    assert_eq!(story.at(), [5, 2, -1, 0]);
    assert!(story.stage().pairs.is_empty());
}

/// PE-20: in a record of earlier days the leader gave the vote of both at once, and it still counts.
#[test]
fn a_vote_that_a_leader_gave_for_both_still_counts() {
    let vote = Vote { choice: player(CARO), bet: Bet::Two };
    let story = paired().and([Event::VoteCast { seat: ANNA, vote: Sealed::new(vote) }]);
    assert_eq!(story.stage().waiting_on, seats([BELA, CARO]));
    assert_eq!(mine(&story, DORA), Some(vote));
    assert_eq!(story.voted("-,a1,b1").at(), [6, 0, -2, 1]);
}

/// PE-20: in the order of play, nobody in two pairs, and nothing happens when nobody is free.
#[test]
fn pairs_are_formed_in_the_order_of_play() {
    let both = |players: usize, spaces: &[i8]| {
        let votes = ["c1"; 4][..players].join(",");
        dealt(players).with_masks_at(spaces).proposed().voted(&votes).kept()
    };
    let story = both(3, &[3, 3, 0]);
    assert_eq!(story.stage().to_pair, [BELA, ANNA]);
    story.when(BELA, Command::ChoosePartner { partner: CARO }).then([
        Event::PairFormed { leader: BELA, partner: CARO },
        Event::PairForgone { seat: ANNA },
        Event::TurnBegan { proposer: BELA },
    ]);
    // Anna is in a pair already.
    let story = both(4, &[3, 3, 0, 0]).when(BELA, Command::ChoosePartner { partner: ANNA });
    assert!(story.events().contains(&Event::PairForgone { seat: ANNA }));
    // Two pairs of four.
    let story = both(4, &[3, 3, 0, 0]).when(BELA, Command::ChoosePartner { partner: CARO });
    assert_eq!(story.stage().phase, PhaseView::Pairing { chooser: ANNA, free: seats([DORA]) });
    let story = story.when(ANNA, Command::ChoosePartner { partner: CARO }).refused(Refusal::PartnerNotFree);
    let story = story.when(ANNA, Command::ChoosePartner { partner: DORA });
    assert_eq!(story.stage().pairs.len(), 2);
}

/// PE-21: everybody lays a card of their hand for the one who landed on ●, the subject too.
#[test]
fn an_inversion_asks_everybody_for_a_card() {
    let story = inverted(&[7; 4]);
    assert_eq!(story.at()[0], 7);
    let PhaseView::Laying { subject, laid, .. } = story.stage().phase else { panic!("they lay cards") };
    assert_eq!((subject, laid), (ANNA, SeatSet::EMPTY));
    let story = story.when(BELA, Command::LayCard { card: card(2) }).refused(Refusal::NotInYourHand);
    for seat in [ANNA, BELA, CARO, DORA] {
        assert_eq!(story.look(seat).may, [Ability::LayCard]);
    }
    let sizes =
        |story: &Story<Personality>| Seat::first(4).map(|seat| story.hand(seat).len()).collect::<Vec<_>>();
    assert_eq!(sizes(&story), [6, 7, 7, 7]);
    let story = lay_first(story);
    assert_eq!(sizes(&story), [5, 6, 6, 6]);
    let PhaseView::Voting { question: Question::Which { subject, cards }, candidates, .. } =
        story.stage().phase
    else {
        panic!("they vote for cards")
    };
    let mut cards: Vec<CardId> = cards.iter().map(|laid| laid.card).collect();
    cards.sort();
    assert_eq!((subject, cards), (ANNA, [2, 8, 15, 22].map(card).to_vec()));
    assert_eq!(candidates.len(), 4);
    let vote = Command::CastVote { choice: player(ANNA), bet: Bet::Neutral };
    story.when(BELA, vote).refused(Refusal::NoSuchCandidate);
}

/// PE-21: by majority and bet, as ever. PE-22: the elected card goes to the subject, and no card is replaced.
#[test]
fn the_elected_card_goes_to_the_subject() {
    let story = lay_first(inverted(&[7; 4]));
    let PhaseView::Voting { question, .. } = story.stage().phase else { panic!("they vote") };
    let pile = story.stage().pile;
    let story = story.voted("b1,b2,b3,a1");
    assert_eq!(story.at(), [8, 3, 2, -2]);
    assert_eq!(story.portrait(ANNA)[1..], [question.cards()[1]], "beside the one of the turn before");
    assert_eq!(story.stage().pile, pile + 3);
    let story = story.kept();
    assert_eq!(story.hand(CARO).len(), 6);
    // PE-22: an extra turn before the next player's.
    is_proposing(&story, BELA);
}

/// PE-21: a tie is debated and voted on again.
#[test]
fn tied_cards_are_voted_on_again() {
    let story = lay_first(inverted(&[7; 4])).voted("a1,a1,b3,b1");
    let PhaseView::Debate { tied, question: Question::Which { cards, .. }, .. } = story.stage().phase else {
        panic!("they debate")
    };
    assert_eq!(tied, [Slot(0), Slot(1)].map(Candidate::Card));
    assert!(cards.iter().all(|laid| laid.by.is_some()), "who laid them is revealed");
    let story = story.debated().voted_again("b,b,b,a");
    assert_eq!(story.at(), [8, 2, 0, -1]);
    let story = lay_first(inverted(&[7; 4])).voted("a1,a1,b3,b1").debated().voted_again("a,a,b,b");
    assert_eq!(Seat::first(4).map(|seat| story.hand(seat).len()).collect::<Vec<_>>(), [5, 6, 6, 6], "PE-18");
}

/// PE-22: when nobody has two votes, everybody who laid a card draws one (PE-15).
#[test]
fn when_no_card_has_two_votes_every_layer_draws() {
    let story = lay_first(inverted(&[7, 0, 7, 7]));
    let before = story.stage().pile;
    let story = story.voted("a1,b1,c1");
    let PhaseView::Voting { .. } = story.stage().phase else { panic!("Dora has yet to vote") };
    let story = story.told(Notice::Away(DORA));
    let hands: Vec<usize> = Seat::first(4).map(|seat| story.hand(seat).len()).collect();
    assert_eq!(hands, [6, 0, 7, 7], "Bela had nothing to lay");
    assert_eq!(story.stage().pile, before);
    assert_eq!(story.at(), [7, 1, -1, -1]);
}

/// PE-22: several are played in the order of play, and before the next player's turn.
#[test]
fn several_inversions_follow_each_other() {
    let story = dealt(3).with_masks_at(&[6, 6, 0]).proposed().voted("c1,c1,c1").kept();
    assert!(matches!(story.stage().phase, PhaseView::Laying { subject: BELA, .. }));
    assert_eq!(story.stage().inversions, [ANNA]);
    let story = lay_first(story).voted("a1,b1,c1");
    assert!(matches!(story.stage().phase, PhaseView::Laying { subject: ANNA, .. }));
    let story = lay_first(story).voted("a1,b1,c1");
    is_proposing(&story, BELA);
}

/// PE-22: who has no card lays none; with fewer than two there is no vote, and the card stays in its hand.
#[test]
fn who_has_no_card_lays_none() {
    let story = inverted(&[7, 0, 7, 7]);
    assert_eq!(story.stage().waiting_on, seats([ANNA, CARO, DORA]));
    assert_eq!(story.look(BELA).may, []);
    let story = inverted(&[2, 0, 0, 0]).when(ANNA, Command::LayCard { card: card(2) });
    assert!(story.events().contains(&Event::InversionDropped { subject: ANNA }));
    assert_eq!(story.hand(ANNA), [card(2)]);
    is_proposing(&story, BELA);
}

/// PE-22: who laid which card is hidden until the reveal; one's own may be voted for.
#[test]
fn who_laid_which_card_is_hidden_until_the_reveal() {
    let story = inverted(&[7; 4]);
    let (one, other) = (
        story.clone().when(BELA, Command::LayCard { card: card(8) }),
        story.when(BELA, Command::LayCard { card: card(9) }),
    );
    assert_eq!(others(&one, BELA), others(&other, BELA));
    assert!(matches!(one.look(BELA).phase, PhaseView::Laying { mine: Some(mine), .. } if mine == card(8)));
    let story = lay_first(other);
    let by = |view: View| match view.phase {
        PhaseView::Voting { question: Question::Which { cards, .. }, .. } => {
            cards.into_iter().filter_map(|laid| laid.by).collect::<Vec<_>>()
        }
        other => panic!("they vote for cards, not {other:?}"),
    };
    assert_eq!(by(story.stage()), []);
    assert_eq!(by(story.look(BELA)), [BELA]);
    let own = match story.look(BELA).phase {
        PhaseView::Voting { question: Question::Which { cards, .. }, .. } => {
            cards.iter().position(|laid| laid.by == Some(BELA)).expect("one of them is Bela's")
        }
        _ => unreachable!(),
    };
    let letter = char::from(b'a' + own as u8);
    let story = story.voted(&["1"; 4].map(|bet| format!("{letter}{bet}")).join(","));
    let turn: PlayedTurn = story.stage().last_turn.expect("it was voted on");
    let Question::Which { cards, .. } = turn.question else { panic!("it was an inversion") };
    assert_eq!(cards[own].by, Some(BELA));
    assert!(cards.iter().all(|laid| laid.by.is_some()));
}

/// PE-22: by option everybody sees who laid which, but not before all lie there.
#[test]
fn cards_can_be_laid_openly() {
    let options = Options { laying: Laying::Open, ..Options::default() };
    let story: Story<Personality> = given(&options, 4, Supply::small());
    let story = story.when(ANNA, Command::DealCards).with_masks_at(&[6, 0, 0, 0]);
    let story = story.proposed().voted("a1,a1,b1,c1").kept();
    let hand = story.hand(BELA);
    let (one, other) = (
        story.clone().when(BELA, Command::LayCard { card: hand[0] }),
        story.when(BELA, Command::LayCard { card: hand[1] }),
    );
    assert_eq!(others(&one, BELA), others(&other, BELA), "not while they choose");
    let laid: Vec<(Option<Seat>, CardId)> =
        Seat::first(4).map(|seat| (Some(seat), one.hand(seat)[0])).collect();
    let story = lay_first(one);
    for view in others(&story, ANNA) {
        let PhaseView::Voting { question: Question::Which { cards, .. }, .. } = view.phase else {
            panic!("they vote for cards")
        };
        let mut seen: Vec<(Option<Seat>, CardId)> = cards.iter().map(|laid| (laid.by, laid.card)).collect();
        seen.sort();
        assert_eq!(seen, laid);
    }
}

/// PE-22: the order in which they lie does not tell who laid them.
#[test]
fn laid_cards_are_shuffled() {
    let order = |seed| match lay_first(inverted(&[7; 4]).by_chance(seed)).stage().phase {
        PhaseView::Voting { question, .. } => question.cards(),
        other => panic!("they vote, not {other:?}"),
    };
    let orders: std::collections::BTreeSet<Vec<CardId>> = (0..20).map(order).collect();
    assert!(orders.len() > 5);
}

/// PE-22: whoever of two laid which of two cards, chance puts them into the same order.
#[test]
fn the_order_of_laid_cards_depends_on_the_cards_alone() {
    let order = |[bela, caro]: [usize; 2], seed| {
        let hands = [[1, 2], [bela, 9], [caro, 16], [22, 23]].map(|hand| hand.map(card).to_vec());
        let deal = Event::CardsDealt { proposer: ANNA, hands: Sealed::new(hands.to_vec()) };
        let story = table(4).and([deal]).with_masks_at(&[6, 0, 0, 0]).by_chance(seed);
        match lay_first(story.proposed().voted("a1,a1,b1,c1").kept()).stage().phase {
            PhaseView::Voting { question, .. } => question.cards(),
            other => panic!("they vote, not {other:?}"),
        }
    };
    for seed in 0..20 {
        assert_eq!(order([8, 15], seed), order([15, 8], seed));
    }
}

/// PE-22: a laid card may be changed until all are in.
#[test]
fn a_laid_card_can_be_changed() {
    let lay = |number| Command::LayCard { card: card(number) };
    let laid = |number| Event::CardLaid { seat: BELA, card: Sealed::new(card(number)) };
    let story = inverted(&[7; 4]).when(BELA, lay(8)).when(BELA, lay(8)).then([laid(8)]);
    let story = story.when(BELA, lay(10)).then([laid(10)]);
    let story = [(ANNA, 2), (CARO, 15), (DORA, 22)]
        .into_iter()
        .fold(story, |story, (seat, number)| story.when(seat, lay(number)));
    assert!(story.hand(BELA).contains(&card(8)) && !story.hand(BELA).contains(&card(10)));
    story.when(BELA, lay(8)).refused(Refusal::NoInversionNow);
}

/// PE-23: a mask that stays on a marked space does not land again.
#[test]
fn a_mask_that_stays_does_not_land() {
    let story = dealt(4).with_masks_at(&[7, 4, 0, 0]).proposed().told(Notice::Away(ANNA));
    let story = story.told(Notice::Away(BELA)).voted("-,-,c1,c1").kept();
    assert_eq!(story.at(), [7, 4, 1, 1]);
    is_proposing(&story, CARO);
    // A second vote that went against it leaves it where it is.
    let story = dealt(4).with_masks_at(&[7, 0, 0, 0]).proposed().voted("a1,a1,b1,b1").debated();
    let story = story.voted_again("a,b,b,b").kept();
    assert_eq!(story.at()[0], 7);
    is_proposing(&story, BELA);
}

/// PE-23: going back onto it counts, and so does landing once more.
#[test]
fn going_back_onto_a_marked_space_is_landing() {
    let story = dealt(3).with_masks_at(&[8, 0, 0]).proposed().voted("c1,b1,b1").kept();
    assert!(matches!(story.stage().phase, PhaseView::Laying { subject: ANNA, .. }));
    let story = dealt(3).with_masks_at(&[6, 0, 0]).proposed().voted("c2,b1,b1").kept();
    assert_eq!(story.stage().phase, PhaseView::Pairing { chooser: ANNA, free: seats([BELA, CARO]) });
    let walked = |from, steps| Board::Normal.walk(Space(from), steps);
    assert_eq!(walked(7, 0), (Space(7), Landing::Plain));
    assert_eq!(walked(4, 3), (Space(7), Landing::Inversion));
    assert_eq!(walked(10, -3), (Space(7), Landing::Inversion));
    assert_eq!(walked(-1, -2), (Space::START, Landing::Pit));
}
