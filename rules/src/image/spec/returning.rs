//! The remarks of RULES.md: when somebody who has left sits down on the same seat again.

use super::*;

fn waited_for(story: &Story<Image>) -> Vec<Seat> {
    Image::waiting_on(story.state()).iter().collect()
}

/// Somebody sits down on the seat that they had left. Nothing is drawn.
#[track_caller]
fn back(story: Story<Image>, seat: Seat) -> Story<Image> {
    story.told(Notice::Back(seat)).then([Event::SeatReturned { seat }])
}

/// What everybody else sees, and whoever has left.
fn seen_but_by(story: &Story<Image>, seat: Seat) -> Vec<View> {
    let others = [ANNA, BELA, CARO].into_iter().filter(|other| *other != seat).map(Eyes::Seat);
    others.chain([Eyes::Everyone]).map(|eyes| story.seen_by(eyes)).collect()
}

/// Puts down the first card of each hand, turn by turn, and says what happened.
fn put_down_in_turn(mut story: Story<Image>, done: impl Fn(&View) -> bool) -> (Story<Image>, Vec<Event>) {
    let mut events = Vec::new();
    while !done(&story.stage()) {
        let PhaseView::Turn { player, .. } = story.stage().phase else { panic!("it is somebody's turn") };
        let cards = story.hand(player).into_iter().take(1).collect();
        story = story.when(player, Command::PutDownCards { cards });
        events.extend_from_slice(story.events());
    }
    (story, events)
}

/// IM-1, IM-3: hand, pile and score are those that stayed.
#[test]
fn who_returns_has_their_pile_and_their_hand() {
    let story =
        with_image(dealt(), NORTH, "p6 t6 a6").does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]);
    let story = story.passed();
    let before = story.hand(ANNA);
    let story = story.told(Notice::Left(ANNA));
    let deck = story.stage().deck;
    let story = back(story, ANNA);
    let anna = &story.stage().players[0];
    assert_eq!((anna.score, anna.cards, anna.taken.len()), (4, 5, 1));
    assert_eq!((story.stage().deck, story.stage().left), (deck, SeatSet::EMPTY));
    assert_eq!(story.hand(ANNA), before);
    // IM-13: their turn comes when it comes.
    let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3"));
    assert_eq!(story.stage().phase, turn_of(ANNA));
}

/// IM-13: a turn that was lost by leaving is lost.
#[test]
fn a_lost_turn_stays_lost() {
    let story = back(dealt().does(ANNA, [lay("p1", NORTH), lay("p4", NORTH)]).told(Notice::Left(ANNA)), ANNA);
    assert_eq!(story.stage().phase, turn_of(BELA));
    let story = story.when(ANNA, lay("t1", NORTH)).refused(Refusal::NotYourTurn);
    assert!(story.open(NORTH).is_empty());
    // IM-3, IM-15: what was laid is where it was.
    assert_eq!((story.hand(ANNA), story.stage().board), (cards(ANNAS), cards(BOARD)));
}

/// IM-3, IM-13: what was drawn after a turn is part of the hand that comes again.
#[test]
fn what_was_drawn_comes_again() {
    let finished = dealt().does(ANNA, [lay("p1", NORTH), lay("t1", NORTH), finish()]);
    let put_down = dealt().when(ANNA, put_down("p1 t1 a1"));
    for story in [finished, put_down] {
        let held = story.hand(ANNA);
        assert_eq!(held.len(), 5);
        assert_eq!(back(story.told(Notice::Left(ANNA)), ANNA).hand(ANNA), held);
    }
}

/// IM-3: while a hand lies face down no view has it, not even that of the seat; then it is that seat's alone.
#[test]
fn nobody_sees_what_lies_face_down() {
    let other = "p9 t9 a9 l9 s9";
    let told = |hand| {
        let story = with_hands(&Options::default(), [ANNAS, hand, CAROS]).told(Notice::Left(BELA));
        let seen = [seen_but_by(&story, BELA), vec![story.look(BELA)]].concat();
        (back(story, BELA), seen)
    };
    let ((one, seen), (another, as_seen)) = (told(BELAS), told(other));
    assert_eq!(seen, as_seen);
    assert!(seen.iter().all(|view| view.players[BELA.index()].cards == 0));
    let seen = serde_json::to_string(&seen).expect("views are sent as JSON");
    assert!(cards(BELAS).iter().chain(&cards(other)).all(|card| !seen.contains(card.as_str())));
    assert_eq!((one.hand(BELA), another.hand(BELA)), (cards(BELAS), cards(other)));
    assert_eq!(seen_but_by(&one, BELA), seen_but_by(&another, BELA));
    assert_eq!(one.stage().players[BELA.index()].cards, 5);
}

/// IM-3: what lies face down is not in the deck, to the last card and beyond.
#[test]
fn nobody_draws_what_lies_face_down() {
    let story = with_deck_of(dealt(), 12).told(Notice::Left(BELA));
    assert!(cards(BELAS).iter().all(|card| !story.state().can_draw(*card)));
    let (story, events) = put_down_in_turn(story, |stage| stage.last_round.is_some());
    let told = serde_json::to_string(&events).expect("events are stored as JSON");
    assert!(cards(BELAS).iter().all(|card| !told.contains(card.as_str())), "{told}");
    assert_eq!(back(story, BELA).hand(BELA), cards(BELAS));
}

/// IM-8: notes that were left behind are gone.
#[test]
fn notes_do_not_come_again() {
    let note = Command::WriteNote { side: NORTH, text: Sealed::new("Adams".to_owned()) };
    let story = back(dealt().when(BELA, note).told(Notice::Left(BELA)), BELA);
    assert!(story.look(BELA).sides.iter().all(|side| side.note.is_none()));
}

/// IM-16: who returns may challenge at once, and has let pass what they had let pass.
#[test]
fn who_returns_may_challenge_at_once() {
    let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).told(Notice::Left(CARO));
    let story = back(story, CARO);
    assert!(story.look(CARO).may.contains(&Ability::ChallengeTurn));
    // After the last turn of all they have let pass what they had let pass.
    let story = with_deck_of(dealt(), 1).when(ANNA, put_down("p1"));
    let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3"));
    let story = story.does(ANNA, [lay("t1", NORTH), finish()]).told(Notice::Left(CARO));
    let story = back(story, CARO);
    assert_eq!(waited_for(&story), [BELA, CARO]);
    let story = story.when(CARO, Command::AcceptTurn).told(Notice::Left(CARO));
    assert_eq!(waited_for(&back(story, CARO)), [BELA]);
}

/// IM-17: a challenge that was dropped does not come again.
#[test]
fn a_dropped_challenge_stays_dropped() {
    let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).when(CARO, challenge(NORTH));
    let story = back(story.told(Notice::Left(ANNA)), ANNA);
    assert_eq!((story.stage().phase, story.score(ANNA)), (turn_of(BELA), 0));
}

/// IM-18: who left took their vote along, and votes anew, once.
#[test]
fn who_returns_votes_anew() {
    let vote = |voice| Command::CastVote { voice };
    let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).when(CARO, challenge(NORTH));
    let story = story.when(ANNA, Command::NamePerson { person: named("Adams"), testimonies: vec![] });
    let story = story.when(BELA, vote(Voice::DoesNotFit)).told(Notice::Left(BELA));
    let story = back(story, BELA);
    let PhaseView::Voting { voted, mine, .. } = story.look(BELA).phase else { panic!("they vote") };
    assert_eq!((voted, mine, waited_for(&story)), (SeatSet::EMPTY, None, vec![ANNA, BELA, CARO]));
    let story = [ANNA, BELA].into_iter().fold(story, |story, seat| story.when(seat, vote(Voice::Fits)));
    let story = story.when(CARO, vote(Voice::DoesNotFit));
    assert_eq!(story.score(ANNA), 12);
}

/// IM-1, IM-3: the deck is not touched, so it may be as small as it likes.
#[test]
fn a_return_needs_no_cards_in_the_deck() {
    for deck in [1, 5, 6] {
        let story = back(with_deck_of(dealt(), deck).told(Notice::Left(BELA)), BELA);
        let stage = story.stage();
        assert_eq!((story.hand(BELA), usize::from(stage.deck)), (cards(BELAS), deck));
        assert_eq!(stage.last_round, None);
    }
}

/// IM-3, IM-23: who returns in the last round has a turn if their place has not gone by, whenever they had
/// left.
#[test]
fn who_returns_in_time_has_a_last_turn() {
    let last = || with_deck_of(dealt(), 1).when(ANNA, put_down("p1"));
    let before = with_deck_of(dealt(), 1).told(Notice::Left(CARO)).when(ANNA, put_down("p1"));
    for story in [last().told(Notice::Left(CARO)), before] {
        assert_eq!(story.stage().last_round, Some(vec![ANNA]), "Bela is at it");
        let story = back(story, CARO);
        assert_eq!((story.hand(CARO), story.stage().last_round), (cards(CAROS), Some(vec![CARO, ANNA])));
        let story = story.when(BELA, put_down("p2"));
        assert_eq!(story.stage().phase, turn_of(CARO));
        let story = story.when(CARO, put_down("p3"));
        assert_eq!((story.hand(CARO).len(), story.stage().phase), (4, turn_of(ANNA)));
    }
    let story = back(last().told(Notice::Left(BELA)), BELA);
    assert_eq!(story.stage().phase, turn_of(CARO), "Bela's turn is lost");
    assert_eq!(story.stage().last_round, Some(vec![ANNA]));
}

/// IM-3, IM-24: the hand of who has left costs nothing; when they have returned it does.
#[test]
fn the_hand_counts_when_its_seat_has_returned() {
    let left = || with_deck_of(dealt(), 1).when(ANNA, put_down("p1")).told(Notice::Left(BELA));
    let over = |stage: &View| matches!(stage.phase, PhaseView::Over { .. });
    let (story, _) = put_down_in_turn(left(), over);
    let PhaseView::Over { hands, .. } = story.stage().phase else { panic!("it is over") };
    assert_eq!((hands.len(), story.score(BELA)), (2, 0));
    assert!(!Image::welcomes_back(story.state(), BELA));
    let (story, _) = put_down_in_turn(back(left(), BELA), over);
    let PhaseView::Over { hands, .. } = story.stage().phase else { panic!("it is over") };
    assert_eq!(hands[1], scoring::hand(BELA, &cards(BELAS)));
    assert_eq!(story.score(BELA), -6);
}

/// IM-3: everybody is dealt five cards, whether they return before the deal or after it.
#[test]
fn who_leaves_before_the_deal_is_dealt_in() {
    let left = || given::<Image>(&Options::default(), 3, supply()).told(Notice::Left(BELA));
    let story = back(left(), BELA).when(ANNA, Command::DealCards);
    assert_eq!((story.hand(BELA).len(), story.stage().deck), (5, 76 - 25));
    let story = left().when(ANNA, Command::DealCards);
    assert_eq!((story.stage().players[1].cards, story.stage().deck), (0, 76 - 25));
    let story = back(story, BELA);
    assert_eq!((story.hand(BELA).len(), story.stage().deck), (5, 76 - 25));
}

/// IM-3: there are records whose deal passed over who had left; they draw what they were not dealt.
#[test]
fn who_was_passed_over_draws_a_hand() {
    let story = given::<Image>(&Options::default(), 3, supply()).told(Notice::Left(BELA)).and([
        Event::HandsDealt { hands: Sealed::new(vec![cards(ANNAS), vec![], cards(CAROS)]) },
        Event::BoardFilled { cards: cards(BOARD) },
        Event::TurnBegan { player: ANNA },
    ]);
    let story = story.told(Notice::Back(BELA));
    assert_eq!(story.events().first(), Some(&Event::SeatReturned { seat: BELA }));
    assert_eq!((story.hand(BELA).len(), story.stage().deck), (5, 76 - 25));
}

fn sorted(cards: impl IntoIterator<Item = CardId>) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

/// IM-25: who has returned can win.
#[test]
fn who_returns_can_win() {
    let story =
        with_image(dealt(), NORTH, "p6 t6 a6").does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]);
    let story = back(story.passed().told(Notice::Left(ANNA)), ANNA);
    let story = story.told(Notice::Left(BELA)).told(Notice::Left(CARO));
    let PhaseView::Over { winners, hands, .. } = story.stage().phase else { panic!("it is over") };
    assert_eq!((winners, hands.len()), (seats([ANNA]), 1));
    assert!(!Image::welcomes_back(story.state(), BELA));
    story.told(Notice::Back(BELA)).then([]);
}

/// IM-1, IM-3: in every phase, more than once, with the same cards, and only for a seat that has left.
#[test]
fn any_seat_returns_in_any_phase() {
    let window = dealt().does(ANNA, [lay("p1", NORTH), finish()]);
    let naming = window.clone().when(CARO, challenge(NORTH));
    let judging =
        naming.clone().when(ANNA, Command::NamePerson { person: named("Adams"), testimonies: vec![] });
    for (story, seat) in [dealt(), dealt().when(ANNA, lay("p1", NORTH)), window, naming, judging]
        .into_iter()
        .flat_map(|story| [ANNA, BELA, CARO].map(|seat| (story.clone(), seat)))
    {
        assert!(!Image::welcomes_back(story.state(), seat));
        let laid = story.look(seat).draft.into_iter().flat_map(|draft| draft.laid).map(|laid| laid.card);
        let held = sorted(laid.chain(story.hand(seat)));
        let story = story.told(Notice::Back(seat)).then([]).told(Notice::Left(seat));
        assert_eq!(story.look(seat).hand, None);
        assert!(Image::welcomes_back(story.state(), seat));
        let story = back(story, seat).told(Notice::Back(seat)).then([]);
        assert_eq!(story.look(seat).me, Some(seat));
        let story = back(story.told(Notice::Left(seat)), seat);
        assert_eq!((sorted(story.hand(seat)), story.stage().left), (held, SeatSet::EMPTY));
        story.told(Notice::Back(DORA)).then([]);
    }
}
