//! The remarks of RULES.md: when somebody is missing, or late.

use super::*;

fn waited_for(story: &Story<Image>) -> Vec<Seat> {
    Image::waiting_on(story.state()).iter().collect()
}

/// IM-1: one cannot play on, and who has left wins nothing.
#[test]
fn one_cannot_play_on() {
    let story = dealt().told(Notice::Left(ANNA));
    assert_eq!(story.stage().phase, turn_of(BELA));
    let story = story.told(Notice::Left(BELA));
    let PhaseView::Over { winners, hands, .. } = story.stage().phase else { panic!("it is over") };
    assert_eq!((winners, hands.len()), (seats([CARO]), 1));
}

/// IM-1: a late guest draws five cards and plays along at once, while there is room and the deck has more
/// than a hand.
#[test]
fn a_late_guest_draws_a_hand_and_plays_along() {
    let story = dealt().told(Notice::Joined(DORA));
    assert_eq!((story.hand(DORA).len(), story.score(DORA)), (5, 0));
    let story = story.does(ANNA, [lay("p1", NORTH), finish()]);
    assert!(story.look(DORA).may.contains(&Ability::ChallengeTurn));
    assert!(!Image::welcomes(with_deck_of(dealt(), 5).state()));
    assert!(Image::welcomes(with_deck_of(dealt(), 6).state()));
    let six = given::<Image>(&Options::default(), 6, supply());
    assert!(!Image::welcomes(six.state()));
}

/// IM-3: a hand that is left lies face down, pile and score stay.
#[test]
fn who_leaves_lays_their_hand_face_down() {
    let story =
        with_image(dealt(), NORTH, "p6 t6 a6").does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]);
    let deck = story.stage().deck;
    let story = story.passed().told(Notice::Left(ANNA));
    let anna = &story.stage().players[0];
    assert_eq!((anna.score, anna.cards, anna.taken.len()), (4, 0, 1));
    assert_eq!((story.stage().deck, story.stage().board.len()), (deck, 10));
}

/// IM-13: a turn waits for who is away; skipped or left, it is lost and the draft with it.
#[test]
fn a_turn_waits_and_can_be_skipped() {
    let story = with_image(dealt(), EAST, "p6").when(ANNA, lay("p1", NORTH)).told(Notice::Away(ANNA));
    assert_eq!(waited_for(&story), [ANNA]);
    assert_eq!(story.stage().last_turn.unwrap().player, CARO);
    let story = story
        .told(Notice::Skip(ANNA))
        .then([Event::TurnLost { seat: ANNA }, Event::TurnBegan { player: BELA }]);
    assert_eq!(story.hand(ANNA), cards(ANNAS));
    assert!(story.open(NORTH).is_empty());
    let last = story.stage().last_turn.unwrap();
    assert_eq!((last.player, last.laid, last.put_down), (ANNA, vec![], vec![]), "nothing was played in it");
    let story = story.when(BELA, lay("p2", NORTH)).told(Notice::Left(BELA));
    assert_eq!(story.stage().phase, turn_of(CARO));
}

/// Anna has finished the last turn of all, and these are away.
fn last_finished(away: &[Seat]) -> Story<Image> {
    let story = with_deck_of(dealt(), 1).when(ANNA, put_down("p1"));
    let story = story.when(BELA, put_down("p2")).when(CARO, put_down("p3"));
    let story = away.iter().fold(story, |story, seat| story.told(Notice::Away(*seat)));
    story.does(ANNA, [lay("t1", NORTH), finish()])
}

/// IM-16: after the last turn of all who is away lets pass, but not while nobody is here; who acts is back.
#[test]
fn who_is_away_lets_a_turn_pass() {
    let last = last_finished;
    let story = last(&[CARO]);
    assert_eq!(waited_for(&story), [BELA]);
    assert!(played_by_caro(story).stage().away.is_empty());
    let story = last(&[CARO]).when(BELA, Command::AcceptTurn);
    assert!(matches!(story.stage().phase, PhaseView::Over { .. }));
    let story = last(&[]).told(Notice::Skip(BELA));
    let story = story.then([Event::TurnAccepted { seat: BELA }]).told(Notice::Away(ANNA));
    let story = story.told(Notice::Away(BELA)).told(Notice::Away(CARO));
    assert!(matches!(story.stage().phase, PhaseView::Window { .. }), "nobody is here");
}

/// IM-16: who does not answer after the last turn of all can be waited for no longer, and has let it pass. No
/// other turn is waited for.
#[test]
fn the_last_turn_passes_by_itself() {
    let lapses = |story: &Story<Image>| Image::lapses(story.state(), SeatSet::EMPTY);
    assert_eq!(lapses(&dealt().does(ANNA, [lay("p1", NORTH), finish()])), SeatSet::EMPTY);
    let story = last_finished(&[]);
    assert_eq!(lapses(&story), seats([BELA, CARO]));
    let story = story.when(BELA, Command::AcceptTurn);
    assert_eq!(lapses(&story), seats([CARO]));
    let story = story.told(Notice::Skip(CARO));
    assert!(matches!(story.stage().phase, PhaseView::Over { .. }));
}

fn played_by_caro(story: Story<Image>) -> Story<Image> {
    story.when(CARO, challenge(NORTH))
}

/// IM-16: the turn of one who has left stands.
#[test]
fn the_turn_of_one_who_has_left_stands() {
    let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).told(Notice::Left(ANNA));
    assert_eq!(story.stage().phase, turn_of(BELA));
    assert_eq!(story.open(NORTH), cards("p1"));
}

/// IM-17: the challenged is waited for; skipped, the challenge is upheld, and dropped when they leave.
#[test]
fn a_challenged_player_who_names_nobody() {
    let challenged = || dealt().does(ANNA, [lay("p1", NORTH), finish()]).when(CARO, challenge(NORTH));
    let story = challenged().told(Notice::Away(ANNA));
    assert_eq!(waited_for(&story), [ANNA]);
    let story = story.told(Notice::Skip(ANNA));
    let settlement = Settlement { ruling: Ruling::Upheld, judge: Judge::Silence, points: -6 };
    assert_eq!(story.events()[0], Event::ChallengeSettled { settlement, still_open: vec![] });
    let story = challenged().told(Notice::Left(ANNA));
    assert_eq!(story.open(NORTH), cards("p1"));
    assert!(story.events().contains(&Event::ChallengeDropped));
}

/// IM-18: who is away or skipped abstains, and may vote after all before it is over.
#[test]
fn who_is_missing_abstains() {
    let vote = |voice| Command::CastVote { voice };
    let voting = || {
        let story = dealt().does(ANNA, [lay("p1", NORTH), finish()]).when(CARO, challenge(NORTH));
        story.when(ANNA, Command::NamePerson { person: named("Adams"), testimonies: vec![] })
    };
    let story = voting().told(Notice::Skip(BELA)).then([Event::SeatAbstained { seat: BELA }]);
    let story = story.when(BELA, vote(Voice::DoesNotFit)).when(ANNA, vote(Voice::Fits));
    let story = story.when(CARO, vote(Voice::DoesNotFit));
    assert_eq!(story.score(ANNA), -6);
    let story = voting().when(ANNA, vote(Voice::Fits)).when(BELA, vote(Voice::DoesNotFit));
    // Who leaves takes their vote along.
    let story = story.told(Notice::Left(BELA)).told(Notice::Away(CARO));
    assert_eq!(story.score(ANNA), 12);
}

/// IM-23: who has left has no turn in the last round.
#[test]
fn who_has_left_has_no_last_turn() {
    let story = with_deck_of(dealt(), 1).when(ANNA, put_down("p1"));
    assert_eq!(story.stage().last_round, Some(vec![CARO, ANNA]));
    let story = story.told(Notice::Left(CARO));
    assert_eq!(story.stage().last_round, Some(vec![ANNA]), "Bela is at it");
    let story = story.when(BELA, put_down("p2"));
    assert_eq!(story.stage().phase, turn_of(ANNA));
    let story = story.told(Notice::Skip(ANNA));
    assert!(matches!(story.stage().phase, PhaseView::Over { .. }));
}
