//! The remarks of RULES.md: when somebody who has left sits down on the same seat again.

use super::*;

fn waited_for(story: &Story<Image>) -> Vec<Seat> {
    Image::waiting_on(story.state()).iter().collect()
}

/// Somebody sits down on the seat that they had left.
#[track_caller]
fn back(story: Story<Image>, seat: Seat) -> Story<Image> {
    let story = story.told(Notice::Back(seat));
    let [Event::SeatReturned { seat: who }, Event::CardsDrawn { seat: to, cards }, ..] = story.events()
    else {
        panic!("{seat} returns and draws, but {:?}", story.events())
    };
    assert_eq!((*who, *to, cards.open().len()), (seat, seat, 5));
    story
}

/// IM-1, IM-3: pile and score are those that stayed; the hand is a new one, and the one that was set aside stays unseen.
#[test]
fn who_returns_has_their_pile_and_a_new_hand() {
    let story =
        with_image(dealt(), NORTH, "p6 t6 a6").does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]);
    let story = story.passed();
    let before = story.hand(ANNA);
    let story = story.told(Notice::Left(ANNA));
    let deck = story.stage().deck;
    let story = back(story, ANNA);
    let anna = &story.stage().players[0];
    assert_eq!((anna.score, anna.cards, anna.taken.len()), (4, 5, 1));
    assert_eq!((story.stage().deck, story.stage().left), (deck - 5, SeatSet::EMPTY));
    let seen = serde_json::to_string(&story.look(ANNA)).expect("views are sent as JSON");
    assert!(before.iter().all(|card| !seen.contains(card.as_str())), "what was set aside is in no view");
    // IM-13: their turn comes when it comes.
    let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3"));
    assert_eq!(story.stage().phase, PhaseView::Turn { player: ANNA });
}

/// IM-13: a turn that was lost by leaving is lost.
#[test]
fn a_lost_turn_stays_lost() {
    let story = back(dealt().when(ANNA, lay("p1", NORTH)).told(Notice::Left(ANNA)), ANNA);
    assert_eq!(story.stage().phase, PhaseView::Turn { player: BELA });
    let story = story.when(ANNA, lay("p4", NORTH)).refused(Refusal::NotYourTurn);
    assert!(story.open(NORTH).is_empty());
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
    assert_eq!(waited_for(&story), [BELA, CARO]);
    assert!(story.look(CARO).may.contains(&Ability::ChallengeTurn));
    let story = story.when(CARO, Command::AcceptTurn).told(Notice::Left(CARO));
    assert_eq!(waited_for(&back(story, CARO)), [BELA]);
    // The next player's first move is theirs again.
    let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).told(Notice::Left(BELA));
    let story = back(story, BELA);
    let PhaseView::Window { next, .. } = story.stage().phase else { panic!("it can be challenged") };
    assert_eq!(next, Some(BELA));
    story.when(CARO, lay("p3", EAST)).refused(Refusal::NotYourTurn);
}

/// IM-17: a challenge that was dropped does not come again.
#[test]
fn a_dropped_challenge_stays_dropped() {
    let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).when(CARO, challenge(NORTH));
    let story = back(story.told(Notice::Left(ANNA)), ANNA);
    assert_eq!((story.stage().phase, story.score(ANNA)), (PhaseView::Turn { player: BELA }, 0));
}

/// IM-18: who left took their vote along, and votes anew, once.
#[test]
fn who_returns_votes_anew() {
    let vote = |voice| Command::CastVote { voice };
    let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).when(CARO, challenge(NORTH));
    let story = story.when(ANNA, Command::NamePerson { person: named("Adams"), told: vec![] });
    let story = story.when(BELA, vote(Voice::DoesNotFit)).told(Notice::Left(BELA));
    let story = back(story, BELA);
    let PhaseView::Voting { voted, mine, .. } = story.look(BELA).phase else { panic!("they vote") };
    assert_eq!((voted, mine, waited_for(&story)), (SeatSet::EMPTY, None, vec![ANNA, BELA, CARO]));
    let story = [ANNA, BELA].into_iter().fold(story, |story, seat| story.when(seat, vote(Voice::Fits)));
    let story = story.when(CARO, vote(Voice::DoesNotFit));
    assert_eq!(story.score(ANNA), 12);
}

/// IM-1: as for a late guest, there must be more than a hand in the deck; so nobody returns in the last round (IM-23).
#[test]
fn a_return_needs_more_than_a_hand_in_the_deck() {
    let left = |cards| with_deck_of(dealt(), cards).told(Notice::Left(BELA));
    assert!(!Image::welcomes_back(left(5).state(), BELA));
    left(5).told(Notice::Back(BELA)).then([]);
    assert!(Image::welcomes_back(left(6).state(), BELA));
    assert_eq!(back(left(6), BELA).stage().deck, 1);
    let last = with_deck_of(dealt(), 1).when(ANNA, put_down("p1")).told(Notice::Left(CARO));
    last.told(Notice::Back(CARO)).then([]);
}

/// IM-3: before the cards are dealt there is nothing to draw.
#[test]
fn who_returns_before_the_deal_is_dealt_in() {
    let story = given::<Image>(&Options::default(), 3, supply()).told(Notice::Left(BELA));
    let story = story.told(Notice::Back(BELA)).then([Event::SeatReturned { seat: BELA }]);
    let story = story.when(ANNA, Command::DealCards);
    assert_eq!((story.hand(BELA).len(), story.stage().deck), (5, 76 - 25));
}

/// IM-25: who has returned can win.
#[test]
fn who_returns_can_win() {
    let story =
        with_image(dealt(), NORTH, "p6 t6 a6").does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]);
    let story = back(story.passed().told(Notice::Left(ANNA)), ANNA);
    let story = story.told(Notice::Left(BELA)).told(Notice::Left(CARO));
    let PhaseView::Over { winners, hands } = story.stage().phase else { panic!("it is over") };
    assert_eq!((winners, hands.len()), (seats([ANNA]), 1));
    assert!(!Image::welcomes_back(story.state(), BELA));
    story.told(Notice::Back(BELA)).then([]);
}

/// IM-1: in every phase, more than once, and only for a seat that has left.
#[test]
fn any_seat_returns_in_any_phase() {
    let window = dealt().does(ANNA, [lay("p1", NORTH), finish()]);
    let naming = window.clone().when(CARO, challenge(NORTH));
    let judging = naming.clone().when(ANNA, Command::NamePerson { person: named("Adams"), told: vec![] });
    for (story, seat) in [dealt(), dealt().when(ANNA, lay("p1", NORTH)), window, naming, judging]
        .into_iter()
        .flat_map(|story| [ANNA, BELA, CARO].map(|seat| (story.clone(), seat)))
    {
        assert!(!Image::welcomes_back(story.state(), seat));
        let story = story.told(Notice::Back(seat)).then([]).told(Notice::Left(seat));
        assert!(Image::welcomes_back(story.state(), seat));
        let story = back(story, seat).told(Notice::Back(seat)).then([]);
        assert_eq!(story.look(seat).me, Some(seat));
        let story = back(story.told(Notice::Left(seat)), seat);
        assert_eq!((story.hand(seat).len(), story.stage().left), (5, SeatSet::EMPTY));
        story.told(Notice::Back(DORA)).then([]);
    }
}
