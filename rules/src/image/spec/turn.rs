//! A turn: IM-6 to IM-15, IM-26 and IM-27.

use super::*;

fn with_initials() -> Story<Image> {
    dealt_with(&Options { initials: Initials::Both, ..Options::default() })
}

/// The moves of one card as the view tells them.
fn moves(view: &View, short: &str) -> Vec<SideMoves> {
    let draft = view.draft.as_ref().expect("it is one's turn");
    let moves = draft.moves.iter().find(|moves| moves.card == card(short)).expect("the card is at hand");
    moves.sides.clone()
}

/// IM-6: three cards of the hand are the most, and board cards as many as one likes.
#[test]
fn three_cards_of_the_hand_and_any_number_of_the_board() {
    let story = dealt().does(ANNA, [lay("p1", NORTH), lay("t1", NORTH), lay("a1", EAST)]);
    assert_eq!(moves(&story.look(ANNA), "l3")[0].next_space, Some(Refusal::ThreeFromHand));
    let story = story.does(ANNA, [lay("p4", NORTH), lay("t4", NORTH), lay("a4", EAST), lay("s4", EAST)]);
    assert_eq!(story.look(ANNA).draft.unwrap().from_hand, 0);
    story.when(ANNA, lay("l1", NORTH)).refused(Refusal::ThreeFromHand);
}

/// IM-7: three board cards and then one's own letter, which is a card of the hand.
#[test]
fn board_cards_and_then_ones_own_letter_make_an_image() {
    let story = dealt();
    assert_eq!(moves(&story.look(ANNA), "p4")[0].next_space, None);
    let story = story.does(ANNA, [lay("p4", NORTH), lay("t4", NORTH), lay("a4", NORTH)]);
    let story = story.does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]);
    assert_eq!((story.score(ANNA), story.stage().players[0].taken.len()), (4, 1));
}

/// IM-7: every image that gets board cards gets a card of the hand, which is looked at when the turn is
/// finished.
#[test]
fn an_image_that_gets_a_card_of_the_board_gets_one_of_the_hand() {
    let story = dealt().does(ANNA, [lay("p4", NORTH), lay("p1", NORTH), lay("t4", EAST)]);
    assert_eq!(story.look(ANNA).draft.unwrap().lacking, [EAST]);
    assert!(!story.look(ANNA).may.contains(&Ability::FinishTurn));
    let story = story.when(ANNA, finish()).refused(Refusal::HandCardMissing { side: EAST });
    let story = story.when(ANNA, lay("t1", EAST));
    assert!(story.look(ANNA).may.contains(&Ability::FinishTurn));
    let story = story.when(ANNA, finish());
    assert_eq!((story.open(NORTH), story.open(EAST)), (cards("p4 p1"), cards("t4 t1")));
}

/// IM-7: only a letter of the board needs the card of the hand before it.
#[test]
fn a_letter_of_the_board_needs_a_card_of_the_hand_before_it() {
    let story = with_image(dealt(), NORTH, "p6 t6").when(ANNA, lay("p4", NORTH));
    assert_eq!(moves(&story.look(ANNA), "l5")[0].next_space, Some(Refusal::HandCardFirst));
    let story = story.when(ANNA, lay("l5", NORTH)).refused(Refusal::HandCardFirst);
    // A card of the hand on another side is none here.
    let story =
        story.when(ANNA, lay("t1", EAST)).when(ANNA, lay("l5", NORTH)).refused(Refusal::HandCardFirst);
    let story = story.does(ANNA, [lay("p1", NORTH), lay("l5", NORTH), calling(NORTH, "Edison")]);
    assert_eq!(story.score(ANNA), 5);
}

/// IM-8: a note is for oneself, at any time, and binds nobody.
#[test]
fn a_name_can_be_noted_for_oneself() {
    let note = |text: &str| Command::WriteNote { side: NORTH, text: Sealed::new(text.to_owned()) };
    let story = dealt().when(BELA, note("  Marie\u{200b}\nCurie "));
    let noted =
        |story: &Story<Image>, seat| story.look(seat).sides[0].note.clone().map(|note| note.to_string());
    assert_eq!(noted(&story, BELA).as_deref(), Some("Marie Curie"));
    assert_eq!((noted(&story, ANNA), story.stage().sides[0].note.clone()), (None, None));
    let story = story
        .when(BELA, note(""))
        .then([Event::NoteWritten { seat: BELA, note: Sealed::new(Note { side: NORTH, text: None }) }]);
    assert_eq!(noted(&story, BELA), None);
    let long = "x".repeat(Line::LONGEST + 1);
    let story = story.when(ANNA, note(&long)).refused(Refusal::NoteTooLong);
    // It binds nobody: another name is called, and then the note has served.
    let story = with_image(story, NORTH, "p6 t6 a6").when(ANNA, note("Somebody"));
    let story = story.does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]).passed();
    assert_eq!(noted(&story, ANNA), None);
}

/// IM-9: several may be started, and any extended, whoever began it.
#[test]
fn images_are_started_on_empty_sides_and_extended_by_anybody() {
    let story = with_image(dealt(), NORTH, "p6")
        .does(ANNA, [lay("p1", NORTH), lay("t1", EAST), lay("a1", SOUTH), finish()]);
    assert_eq!((story.open(EAST), story.open(SOUTH)), (cards("t1"), cards("a1")));
    let story = story.passed().does(BELA, [lay("p2", NORTH), lay("t2", EAST), finish()]);
    assert_eq!((story.open(NORTH), story.open(EAST)), (cards("p6 p1 p2"), cards("t1 t2")));
}

/// IM-10: only over a card of the same kind, which lies open there.
#[test]
fn a_card_covers_one_of_the_same_kind() {
    let story = with_image(dealt(), NORTH, "p6 t6");
    let on_north = &moves(&story.look(ANNA), "p1")[0];
    assert_eq!((&on_north.covers, on_north.no_cover), (&cards("p6"), None));
    assert_eq!(moves(&story.look(ANNA), "a1")[0].no_cover, Some(Refusal::NotTheSameKind));
    let story = story.when(ANNA, cover("p1", NORTH, "t6")).refused(Refusal::NotTheSameKind);
    let story = story.when(ANNA, cover("p1", EAST, "p6")).refused(Refusal::NotOnThatSide);
    let story = story.when(ANNA, cover("l1", NORTH, "p6")).refused(Refusal::NotTheSameKind);
    let story = story.does(ANNA, [cover("p1", NORTH, "p6"), finish()]);
    assert_eq!(story.open(NORTH), cards("p1 t6"));
    let spaces = story.stage().sides[0].image.spaces().to_vec();
    assert_eq!(spaces, [cards("p6 p1"), cards("t6")]);
    // What is covered is covered.
    story.passed().when(BELA, cover("p2", NORTH, "p6")).refused(Refusal::NotOnThatSide);
}

/// IM-11: three cards are the least, of which this turn's count.
#[test]
fn an_image_of_three_cards_can_be_ended() {
    let story = with_image(dealt(), NORTH, "p6");
    assert_eq!(moves(&story.look(ANNA), "l1")[0].next_space, Some(Refusal::TooShortToEnd));
    let story =
        story.does(ANNA, [lay("p1", NORTH)]).when(ANNA, lay("l1", NORTH)).refused(Refusal::TooShortToEnd);
    // A card that covers another one makes no image longer.
    let story = story.does(ANNA, [cover("p4", NORTH, "p6")]);
    let story = story.when(ANNA, lay("l1", NORTH)).refused(Refusal::TooShortToEnd);
    let story = story.does(ANNA, [lay("t1", NORTH), lay("l1", NORTH)]);
    let endings = story.look(ANNA).draft.unwrap().endings;
    assert_eq!((endings[0].side, &endings[0].letters, endings[0].points), (NORTH, &cards("l1"), 4));
}

/// IM-11: a letter of the board ends an image that has had a card of the hand in this turn (IM-7).
#[test]
fn a_letter_of_the_board_ends_an_image() {
    let story = with_image(dealt(), NORTH, "p6 t6 a6");
    let story = story.when(ANNA, lay("l5", NORTH)).refused(Refusal::HandCardFirst);
    let story = story.does(ANNA, [lay("p1", NORTH), lay("l5", NORTH), calling(NORTH, "Edison")]);
    assert_eq!(story.score(ANNA), 5);
    assert!(!story.stage().board.contains(&card("l5")));
}

/// IM-11: whoever ends an image says whose it is, of every one and of no other.
#[test]
fn the_name_is_called_out() {
    let story = with_image(dealt(), NORTH, "p6 t6 a6").when(ANNA, lay("l1", NORTH));
    let story = story.when(ANNA, finish()).refused(Refusal::NameMissing { side: NORTH });
    let story = story.when(ANNA, calling(EAST, "Adams")).refused(Refusal::NothingToName { side: EAST });
    let story = story.when(ANNA, calling(NORTH, " \u{200b} ")).refused(Refusal::NameEmpty);
    let long = "x".repeat(Line::LONGEST + 1);
    let story = story.when(ANNA, calling(NORTH, &long)).refused(Refusal::NameTooLong);
    let twice = [calling(NORTH, "Adams"), calling(NORTH, "Adams")].map(|command| match command {
        Command::FinishTurn { claims, .. } => claims,
        _ => unreachable!(),
    });
    let twice = Command::FinishTurn { claims: twice.concat(), testimonies: vec![] };
    let story = story.when(ANNA, twice).refused(Refusal::NothingToName { side: NORTH });
    let unknown = Calling { side: NORTH, person: Named::Key(PersonKey(1)) };
    let unknown = Command::FinishTurn { claims: vec![unknown], testimonies: vec![Testimony::default()] };
    let story = story.when(ANNA, unknown).refused(Refusal::NoSuchPerson);
    let story = story.when(ANNA, calling(NORTH, "John  Adams"));
    assert_eq!(
        challengeable(&story).endings,
        [Ending { side: NORTH, claim: claim("John Adams"), points: 4 }]
    );
}

/// IM-12: the points of the letter's space, and the cards in the pile with the letter on top.
#[test]
fn who_ends_an_image_scores_the_space_of_the_letter() {
    let story = with_image(dealt(), NORTH, "p6 t6 a6 s6 p7");
    let story = story.does(ANNA, [cover("p1", NORTH, "p6"), lay("l1", NORTH), calling(NORTH, "Adams")]);
    assert_eq!(story.score(ANNA), 6);
    let taken = &story.stage().players[0].taken[0];
    assert_eq!((&taken.letters, taken.points, taken.side), (&cards("l1"), 6, NORTH));
    assert_eq!(taken.image.cards().count(), 7, "covered cards are taken, too");
    assert!(story.open(NORTH).is_empty());
}

/// IM-12: several in one turn.
#[test]
fn several_images_are_ended_in_a_turn() {
    let story = with_image(with_image(dealt(), NORTH, "p6 t6 a6"), EAST, "p7 t7 a7 s7");
    let story = story.does(ANNA, [lay("l1", NORTH), lay("l3", EAST)]);
    let claims =
        [(NORTH, "Adams"), (EAST, "Curie")].map(|(side, name)| Calling { side, person: named(name) });
    let story = story.when(ANNA, Command::FinishTurn { claims: claims.to_vec(), testimonies: vec![] });
    assert_eq!((story.score(ANNA), story.stage().players[0].taken.len()), (4 + 5, 2));
}

/// IM-13: first the hand up to five, then as many for the board as were used of it.
#[test]
fn then_hand_and_board_are_filled() {
    let story = dealt().does(ANNA, [lay("p1", NORTH), lay("t1", NORTH), lay("p4", NORTH), lay("t4", NORTH)]);
    let story = story.when(ANNA, finish());
    let drawn: Vec<usize> = story
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::CardsDrawn { seat: ANNA, cards } => Some(10 + cards.open().len()),
            Event::BoardFilled { cards } => Some(cards.len()),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [12, 2], "the hand before the board");
    assert_eq!((story.hand(ANNA).len(), story.stage().board.len()), (5, 10));
    // The board goes short when the deck has run out.
    let story =
        with_deck_of(dealt(), 2).does(ANNA, [lay("p1", NORTH), lay("p4", NORTH), lay("t4", NORTH), finish()]);
    assert_eq!((story.hand(ANNA).len(), story.stage().board.len()), (5, 9));
}

/// IM-13: a letter cannot be covered, and an image that is ended takes no more cards.
#[test]
fn a_letter_ends_an_image_for_this_turn() {
    let story = with_image(dealt(), NORTH, "p6 t6 a6").when(ANNA, lay("l1", NORTH));
    let story = story.when(ANNA, cover("l3", NORTH, "l1")).refused(Refusal::LetterNotCovered);
    let story = story.when(ANNA, lay("p1", NORTH)).refused(Refusal::ImageEnded);
    let story = story.when(ANNA, cover("p1", NORTH, "p6")).refused(Refusal::ImageEnded);
    story.when(ANNA, lay("l3", NORTH)).refused(Refusal::ImageEnded);
}

/// IM-13: one after another, so that one turn can start, extend and end.
#[test]
fn a_turn_can_start_extend_and_end_an_image() {
    let story = dealt().does(
        ANNA,
        [
            lay("p1", NORTH),
            lay("p4", NORTH),
            lay("t4", NORTH),
            lay("s4", NORTH),
            lay("l1", NORTH),
            calling(NORTH, "Adams"),
        ],
    );
    assert_eq!(story.score(ANNA), 5);
}

/// IM-14: up to three cards, and as many from the deck. IM-13: the extra cards stay on the board.
#[test]
fn cards_are_put_on_the_board_instead() {
    let story = dealt().when(ANNA, put_down("p1 t1 l1"));
    assert_eq!(story.hand(ANNA).len(), 5);
    let view = story.stage();
    assert_eq!((view.board.len(), view.phase), (13, turn_of(BELA)));
    assert_eq!(view.last_turn.unwrap().put_down, cards("p1 t1 l1"));
    // Bela plays two board cards, and two come.
    let story = story.does(BELA, [lay("p2", NORTH), lay("p1", NORTH), lay("t1", NORTH), finish()]);
    assert_eq!(story.stage().board.len(), 13);
}

/// IM-14: at most three, each once, of one's own, and nothing laid.
#[test]
fn what_can_be_put_down() {
    let story = dealt();
    for wrong in ["p1 t1 a1 l1", "p1 p1"] {
        let refused = dealt().when(ANNA, put_down(wrong));
        refused.refused(Refusal::WrongNumberToPutDown);
    }
    let story = story.when(ANNA, put_down("p2")).refused(Refusal::NotInYourHand);
    let story = story.when(BELA, put_down("p2")).refused(Refusal::NotYourTurn);
    let story = story.when(ANNA, lay("p1", NORTH)).when(ANNA, put_down("t1")).refused(Refusal::CardsAreLaid);
    drop(story);
    let empty = with_hands(&Options::default(), ["", BELAS, CAROS]).when(ANNA, put_down(""));
    assert_eq!(empty.stage().phase, turn_of(BELA));
}

/// IM-14: none at all is passing.
#[test]
fn a_turn_can_be_passed() {
    let story = dealt().when(ANNA, put_down(""));
    assert_eq!(story.stage().phase, turn_of(BELA));
    assert_eq!((story.hand(ANNA), story.stage().board), (cards(ANNAS), cards(BOARD)));
}

/// IM-15: a draft can be taken back, and before the turn is finished nobody else sees more of it than where
/// its cards lie.
#[test]
fn cards_can_be_taken_back_until_the_turn_is_finished() {
    let before = dealt();
    let seen_before = (before.look(BELA), before.stage());
    let story = before.does(ANNA, [lay("p1", NORTH), lay("p4", NORTH), lay("t1", EAST)]);
    let seen = (story.look(BELA), story.stage());
    assert_eq!((seen.0.lying.len(), seen.1.lying.len()), (3, 3));
    let seen = (without_draft(seen.0), without_draft(seen.1));
    assert_eq!(seen, seen_before, "the others see nothing else of it");
    assert_eq!(story.hand(ANNA), cards("a1 l1 l3"));
    let story = story.when(ANNA, lay("p1", EAST)).refused(Refusal::CardAlreadyLaid);
    let story = story
        .when(ANNA, Command::TakeBackCard { card: card("p1") })
        .then([Event::CardsTakenBack { seat: ANNA, cards: Sealed::new(cards("p1")) }]);
    let left = [laid("p4", Source::Board, NORTH), laid("t1", Source::Hand, EAST)];
    assert_eq!(story.look(ANNA).draft.unwrap().laid, left);
    let story = story.when(ANNA, Command::TakeBackCard { card: card("p1") }).refused(Refusal::CardNotLaid);
    let story = story.when(ANNA, Command::TakeBackAll);
    assert_eq!(story.look(ANNA).draft.unwrap().laid, []);
    let story = story.when(ANNA, Command::TakeBackAll).refused(Refusal::NothingLaid);
    let story = story.when(ANNA, finish()).refused(Refusal::NothingLaid);
    let story = story.when(BELA, lay("p2", NORTH)).refused(Refusal::NotYourTurn);
    story.when(ANNA, lay("p2", NORTH)).refused(Refusal::CardNotAtHand);
}

/// IM-15: a letter of the board cannot lie there without the card of the hand, and one that the image is too
/// short for without it goes back as well; what can still lie there stays.
#[test]
fn what_can_still_lie_there_stays() {
    let story = with_image(dealt(), NORTH, "p6 t6 a6");
    let story = story.does(ANNA, [lay("p1", NORTH), lay("t4", NORTH), lay("l5", NORTH)]);
    let story = story
        .when(ANNA, Command::TakeBackCard { card: card("p1") })
        .then([Event::CardsTakenBack { seat: ANNA, cards: Sealed::new(cards("p1 l5")) }]);
    assert_eq!(story.look(ANNA).draft.unwrap().laid, [laid("t4", Source::Board, NORTH)]);
    let story = with_image(dealt(), NORTH, "p6 t6 a6");
    let story = story.does(ANNA, [lay("p1", NORTH), lay("t1", NORTH), lay("l5", NORTH)]);
    let story = story.when(ANNA, Command::TakeBackCard { card: card("p1") });
    let draft = story.look(ANNA).draft.unwrap().laid;
    assert_eq!(draft, [laid("t1", Source::Hand, NORTH), laid("l5", Source::Board, NORTH)]);
}

/// IM-26: with the option, both initials score double the last letter's space, and take two spaces.
#[test]
fn both_initials_score_double() {
    let story =
        with_image(with_initials(), NORTH, "p6 t6 a6").does(ANNA, [lay("l1", NORTH), lay("l5", NORTH)]);
    let story = story.when(ANNA, calling(NORTH, "Albert Einstein"));
    assert_eq!(story.score(ANNA), 2 * 5);
    assert_eq!(story.stage().players[0].taken[0].letters, cards("l1 l5"));
}

/// IM-26: first the first name's, then the last name's; one letter alone is the last name's.
#[test]
fn the_first_letter_of_two_is_asked_about_as_the_first_names() {
    let story = with_image(with_initials(), NORTH, "p6 t6 a6").when(ANNA, lay("l1", NORTH));
    let named = calling(NORTH, "Albert Einstein");
    let asked = |story: &Story<Image>| inquiries(story.state(), ANNA, &named).remove(0).asked;
    let cards_of_the_image = cards("p6 t6 a6").into_iter().map(Asked::Card);
    let alone: Vec<Asked> = cards_of_the_image.clone().chain([Asked::Card(card("l1"))]).collect();
    assert_eq!(asked(&story), alone);
    let story = story.when(ANNA, lay("l5", NORTH));
    let both = [Asked::FirstInitial(card("l1")), Asked::Card(card("l5"))];
    assert_eq!(asked(&story), cards_of_the_image.chain(both).collect::<Vec<_>>());
}

/// IM-26: no wild letter, no third one, and not without the option.
#[test]
fn both_initials_are_two_true_letters() {
    let story = with_image(with_initials(), NORTH, "p6 t6 a6").when(ANNA, lay("l1", NORTH));
    let story = story.when(ANNA, lay("l0", NORTH)).refused(Refusal::NoWildInitials);
    let story = story.when(ANNA, lay("l3", NORTH)).when(ANNA, lay("l5", NORTH)).refused(Refusal::ImageEnded);
    drop(story);
    let story = with_image(dealt(), NORTH, "p6 t6 a6").when(ANNA, lay("l1", NORTH));
    story.when(ANNA, lay("l3", NORTH)).refused(Refusal::ImageEnded);
    // After eleven cards there is one space left.
    let story = with_image(with_initials(), NORTH, "p6 p7 p8 p9 p10 t6 t7 t8 t9 t10 a6");
    story.when(ANNA, lay("l1", NORTH)).when(ANNA, lay("l3", NORTH)).refused(Refusal::ImageEnded);
}

/// IM-27: the twelfth space takes only a letter; eleven cards can be changed or ended.
#[test]
fn the_twelfth_space_is_for_a_letter() {
    let story = with_image(dealt(), NORTH, "p6 p7 p8 p9 p10 t6 t7 t8 t9 t10 a6");
    assert_eq!(moves(&story.look(ANNA), "p1")[0].next_space, Some(Refusal::OnlyALetterFits));
    let story = story.when(ANNA, lay("p1", NORTH)).refused(Refusal::OnlyALetterFits);
    let story = story.does(ANNA, [cover("p1", NORTH, "p6"), lay("l1", NORTH), calling(NORTH, "Adams")]);
    assert_eq!(story.score(ANNA), 12);
}

/// IM-9, IM-12: an image that others have built, too, is stolen from them by whoever ends it; what lies
/// covered is nobody's any more.
#[test]
fn who_ends_an_image_of_others_steals_it() {
    let story = with_image(dealt(), NORTH, "p6 t6 a6");
    let ended = story.does(ANNA, [lay("l1", NORTH), calling(NORTH, "Adams")]);
    assert_eq!(challengeable(&ended).stolen, [Stolen { side: NORTH, from: seats([CARO]) }]);
    let own = dealt().does(ANNA, [lay("p1", EAST), lay("t1", EAST), lay("a4", EAST), lay("l1", EAST)]);
    let own = own.when(ANNA, calling(EAST, "Adams"));
    assert_eq!(challengeable(&own).stolen, []);
}
