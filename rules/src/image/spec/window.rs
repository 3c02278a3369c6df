//! When a turn can be challenged, and what becomes of the next one meanwhile: IM-16.

use super::{
    trial::{all, ended, findings, known, name, played},
    *,
};

/// Anna has played on two sides, and it is Bela's turn.
fn on_two_sides() -> Story<Image> {
    with_image(dealt(), NORTH, "p6 t6").does(ANNA, [lay("p1", NORTH), lay("t1", EAST), finish()])
}

/// IM-16: anybody else, from the end of the turn to that of the next one, and nobody has to say that they do
/// not.
#[test]
fn a_turn_can_be_challenged_until_the_next_player_has_finished() {
    let story = played();
    let PhaseView::Turn { player: BELA, before: Some(open) } = story.stage().phase else {
        panic!("Bela's turn has begun, and Anna's can be challenged")
    };
    assert_eq!((open.turn.player, open.sides), (ANNA, vec![NORTH]));
    assert_eq!(story.stage().waiting_on, seats([BELA]), "nobody waits for a challenge");
    let story = story.when(ANNA, challenge(NORTH)).refused(Refusal::OwnTurn);
    let story = story.when(CARO, Command::AcceptTurn).refused(Refusal::NothingToLetPass);
    let story = story.does(BELA, [lay("p2", EAST), lay("t2", EAST)]);
    for seat in [BELA, CARO] {
        assert!(story.look(seat).may.contains(&Ability::ChallengeTurn));
        assert!(matches!(story.clone().when(seat, challenge(NORTH)).stage().phase, PhaseView::Naming { .. }));
    }
    assert!(!story.look(ANNA).may.contains(&Ability::ChallengeTurn));
    let story = story.when(BELA, finish());
    assert_eq!(story.events()[0], Event::TurnStood);
    // Now it is Bela's that can be challenged, and not Anna's any more.
    let story = story.when(CARO, challenge(NORTH)).refused(Refusal::NotPlayedOn);
    assert!(matches!(story.when(CARO, challenge(EAST)).stage().phase, PhaseView::Naming { .. }));
}

/// IM-16: cards that are put down, and a turn that is lost, end the time for it as well.
#[test]
fn a_turn_without_cards_ends_the_time_for_a_challenge() {
    let put_down = played().when(BELA, put_down("p2"));
    let lost = played().told(Notice::Skip(BELA));
    let left = played().told(Notice::Left(BELA));
    for story in [put_down, lost, left] {
        assert_eq!(story.stage().phase, turn_of(CARO));
        story.when(CARO, challenge(NORTH)).refused(Refusal::NoChallengeNow);
    }
}

/// IM-16: each image that was played on in the turn, once, one after the other.
#[test]
fn each_image_of_a_turn_can_be_challenged_once() {
    let story = on_two_sides().when(CARO, challenge(SOUTH)).refused(Refusal::NotPlayedOn);
    let story = story.when(CARO, challenge(EAST));
    // Two at once: the first to reach the table counts, and the other image comes after it.
    let story = story.when(BELA, challenge(NORTH)).refused(Refusal::NoChallengeNow);
    let story = story.when(ANNA, name("Adams", known("Adams", &all("t1", Verdict::DoesNotFit))));
    assert_eq!((story.score(ANNA), story.open(EAST), story.open(NORTH)), (-6, vec![], cards("p6 t6 p1")));
    let PhaseView::Turn { player: BELA, before: Some(open) } = story.stage().phase else {
        panic!("the other image can still be challenged")
    };
    assert_eq!(open.sides, [NORTH]);
    let story = story.when(BELA, challenge(EAST)).refused(Refusal::AlreadyChallenged { side: EAST });
    let story = story.when(BELA, challenge(NORTH));
    let story = story.when(ANNA, name("Adams", known("Adams", &all("p6 t6 p1", Verdict::Fits))));
    assert_eq!((story.score(ANNA), story.stage().phase), (-6 + 12, turn_of(BELA)));
    assert_eq!(story.stage().last_turn.unwrap().challenges.len(), 2);
    story.when(CARO, challenge(NORTH)).refused(Refusal::NoChallengeNow);
}

/// IM-16: after the last turn of all the others let it pass, or challenge one image after the other.
#[test]
fn the_last_turn_of_all_is_let_pass() {
    let last = || {
        let story = with_deck_of(dealt(), 1).when(ANNA, put_down("p1"));
        let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3"));
        story.does(ANNA, [lay("t1", NORTH), lay("a1", EAST), finish()])
    };
    let story = last();
    assert_eq!(story.stage().waiting_on, seats([BELA, CARO]));
    let story = story.when(ANNA, Command::AcceptTurn).refused(Refusal::OwnTurn);
    let story = story.when(BELA, Command::AcceptTurn).then([Event::TurnAccepted { seat: BELA }]);
    let story = story.when(BELA, Command::AcceptTurn).refused(Refusal::TurnAlreadyAccepted);
    assert!(story.look(BELA).may.contains(&Ability::ChallengeTurn), "there is still time to think again");
    assert!(matches!(story.when(CARO, Command::AcceptTurn).stage().phase, PhaseView::Over { .. }));
    let story = last().when(BELA, challenge(NORTH));
    let story = story.when(ANNA, name("Adams", known("Adams", &all("t1", Verdict::DoesNotFit))));
    let PhaseView::Window { sides, .. } = story.stage().phase else { panic!("the other can be challenged") };
    assert_eq!(sides, [EAST]);
    let story = story.when(CARO, challenge(EAST));
    let story = story.when(ANNA, name("Adams", known("Adams", &all("a1", Verdict::DoesNotFit))));
    assert!(matches!(story.stage().phase, PhaseView::Over { .. }));
}

/// IM-16: at the end all turns lie open in their order, each with what became of it.
#[test]
fn the_end_has_all_turns() {
    let story = with_deck_of(dealt(), 1).when(ANNA, put_down("p1"));
    let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3"));
    let story = story.does(ANNA, [lay("t1", NORTH), finish()]).when(BELA, challenge(NORTH));
    let story = story.when(ANNA, name("Adams", known("Adams", &all("t1", Verdict::DoesNotFit))));
    let PhaseView::Over { history, .. } = story.stage().phase else { panic!("it is over") };
    let players: Vec<Seat> = history.iter().map(|turn| turn.player).collect();
    assert_eq!(players, [ANNA, BELA, CARO, ANNA]);
    assert_eq!(history[0].put_down, cards("p1"));
    assert!(history[3].undone(NORTH) && history[3].challenges.len() == 1);
}

/// IM-16: the next player lays cards meanwhile, but not while a challenge is settled; then they go on with
/// their draft.
#[test]
fn a_draft_waits_while_a_challenge_is_settled() {
    let story = on_two_sides().does(BELA, [lay("p2", SOUTH)]).when(CARO, challenge(EAST));
    let story = story.when(BELA, lay("t2", SOUTH)).refused(Refusal::ChallengeUnderWay);
    let story = story.when(BELA, finish()).refused(Refusal::ChallengeUnderWay);
    let story = story.when(ANNA, name("Adams", known("Adams", &all("t1", Verdict::DoesNotFit))));
    let draft = story.look(BELA).draft.unwrap();
    assert_eq!((draft.laid, draft.sent_back), (vec![laid("p2", Source::Hand, SOUTH)], vec![]));
    assert!(story.stage().board.contains(&card("t1")), "what came back can be used at once");
    let story = story.does(BELA, [lay("t1", SOUTH), finish()]);
    assert_eq!(story.open(SOUTH), cards("p2 t1"));
}

/// IM-16: what a challenge pulls away from under a draft goes back to the hand, and the player is told which
/// it is; nobody else is.
#[test]
fn cards_that_no_longer_fit_go_back_to_the_hand() {
    // Bela covers what Anna has laid, and extends; then Anna's card goes.
    let story = on_two_sides().does(BELA, [cover("p2", NORTH, "p1"), lay("t2", NORTH), lay("a2", EAST)]);
    let others = |story: &Story<Image>| (without_draft(story.look(CARO)), without_draft(story.stage()));
    let quiet = on_two_sides();
    assert_eq!((others(&story), story.stage().lying.len()), (others(&quiet), 3));
    let upheld = |story: Story<Image>, side, cards: &str| {
        let story = story.when(CARO, challenge(side));
        story.when(ANNA, name("Adams", known("Adams", &all(cards, Verdict::DoesNotFit))))
    };
    let (story, quiet) = (upheld(story, NORTH, "p6 t6 p1"), upheld(quiet, NORTH, "p6 t6 p1"));
    assert_eq!(others(&story), others(&quiet), "what came back is nobody else's business");
    assert_eq!(story.stage().lying.len(), 2, "but that it does not lie there any more");
    let draft = story.look(BELA).draft.unwrap();
    assert_eq!(draft.sent_back, cards("p2"));
    assert_eq!(draft.laid, [laid("t2", Source::Hand, NORTH), laid("a2", Source::Hand, EAST)]);
    assert!(story.hand(BELA).contains(&card("p2")));
    // The other image is gone altogether, and so is what was laid on it.
    let story = upheld(story, EAST, "t1");
    let draft = story.look(BELA).draft.unwrap();
    assert_eq!((draft.sent_back, draft.laid), (cards("a2"), vec![laid("t2", Source::Hand, NORTH)]));
    // It is said until the next card is laid.
    let story = story.when(BELA, lay("a2", SOUTH));
    assert_eq!(story.look(BELA).draft.unwrap().sent_back, []);
}

/// IM-16, IM-20: an image that the challenged takes is gone from under a draft, too.
#[test]
fn an_image_that_is_taken_takes_no_card_of_a_draft_along() {
    let story = on_two_sides().does(BELA, [lay("p2", NORTH), lay("t2", SOUTH)]).when(CARO, challenge(NORTH));
    let story = story.when(ANNA, name("Adams", known("Adams", &all("p6 t6 p1", Verdict::Fits))));
    let draft = story.look(BELA).draft.unwrap();
    assert_eq!((draft.sent_back, draft.laid), (cards("p2"), vec![laid("t2", Source::Hand, SOUTH)]));
    assert_eq!(story.stage().players[0].taken[0].image.cards().count(), 3);
}

/// IM-16, IM-19: what the next player has begun on an empty side is not laid on the image that comes back.
#[test]
fn an_image_that_is_put_back_gets_no_card_of_a_draft() {
    let story = ended().does(BELA, [lay("p2", NORTH)]);
    let testimonies = findings(&all("p6 t6 a6 p1 l1", Verdict::DoesNotFit));
    let story = story.when(CARO, Command::ChallengeTurn { side: NORTH, testimonies });
    assert_eq!(story.open(NORTH), cards("p6 t6 a6"));
    assert_eq!(story.look(BELA).draft.unwrap().sent_back, cards("p2"));
}

/// IM-16: records of a time when all had to let a turn pass are read on as they were, and the next move
/// begins the next turn.
#[test]
fn a_turn_that_waited_to_be_let_pass_is_played_on() {
    let of_old = || {
        let laid = vec![laid("p1", Source::Hand, NORTH), laid("t1", Source::Hand, EAST)];
        dealt().and([
            Event::TurnFinished { player: ANNA, laid, endings: vec![], refill: None },
            Event::TurnAccepted { seat: BELA },
        ])
    };
    let PhaseView::Window { next, open, .. } = of_old().stage().phase else { panic!("it waits") };
    assert_eq!((next, open), (Some(BELA), seats([CARO])));
    let story = of_old().when(BELA, lay("p2", SOUTH));
    assert!(story.events().contains(&Event::NextTurnBegan { player: BELA }));
    assert_eq!(challengeable(&story).player, ANNA);
    // Of a challenge that was settled then, the whole turn stood.
    let settlement = Settlement { ruling: Ruling::Upheld, judge: Judge::Silence, points: -6 };
    let story = of_old().and([
        Event::TurnChallenged { challenger: CARO, side: NORTH, findings: None },
        Event::ChallengeSettled { settlement, still_open: vec![] },
        Event::TurnBegan { player: BELA },
    ]);
    assert_eq!((story.stage().phase, story.score(ANNA)), (turn_of(BELA), -6));
    assert_eq!(story.open(EAST), cards("t1"));
}
