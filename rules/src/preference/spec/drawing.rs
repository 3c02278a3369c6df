//! Drawing and ranking.

use crate::{Notice, preference::Ability};

use super::*;

const SEAL: Command = Command::SealRanking;

/// PP-6: on Start and on corners, IT and their teammates choose, and nobody else.
#[test]
fn on_a_corner_the_team_chooses() {
    for at in [0, 8, 16, 24] {
        let story = table().with_pieces_at(&[1, at]);
        let choose = |category| Command::ChooseCategory { category };
        for (seat, may) in [(ANNA, false), (BELA, true), (CARO, false), (DORA, true)] {
            assert_eq!(story.look(seat).may.contains(&Ability::ChooseCategory), may);
        }
        let story = story
            .when(ANNA, choose(Category::Food))
            .refused(Refusal::NotYourChoice)
            .when(BELA, Command::DrawCards)
            .refused(Refusal::CategoryNotChosen);
        for chooser in [BELA, DORA] {
            for category in Category::ALL {
                let drawn = cards_of(&story.clone().when(chooser, choose(category)));
                assert!(drawn.iter().all(|drawn| drawn.category == category));
            }
        }
    }
}

/// PP-6: elsewhere the symbol under IT's piece decides, and anybody turns the cards over.
#[test]
fn elsewhere_the_square_decides() {
    for (at, category) in (1..5).zip(Category::ALL) {
        let story = table().with_pieces_at(&[0, at]);
        assert_eq!(story.look(CARO).may, [Ability::DrawCards]);
        let story = story
            .when(BELA, Command::ChooseCategory { category })
            .refused(Refusal::NoChoiceHere)
            .when(CARO, Command::DrawCards);
        assert!(cards_of(&story).iter().all(|drawn| drawn.category == category));
        assert!(matches!(story.stage().phase, PhaseView::Ranking { it: BELA, .. }));
        story.when(ANNA, Command::DrawCards).refused(Refusal::CardsAlreadyDrawn);
    }
}

/// PP-6: the mixed symbol asks for one card of each box.
#[test]
fn the_mixed_symbol_draws_one_from_each_box() {
    let story = table().with_pieces_at(&[0, 5]).when(ANNA, Command::DrawCards);
    let categories: Vec<Category> = cards_of(&story).iter().map(|drawn| drawn.category).collect();
    assert_eq!(categories, Category::ALL);
}

/// PP-7: four different cards, one on each section, and any of the box can come.
#[test]
fn four_cards_lie_on_four_sections() {
    let mut seen: Vec<CardId> = Vec::new();
    for seed in 0..40 {
        let cards = names(&cards_of(&table().by_chance(seed).drawn()));
        assert_eq!(cards.len(), Options::SECTIONS);
        assert!(cards.windows(2).all(|pair| pair[0] != pair[1]));
        seen.extend(cards);
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), Supply::small().boxes[&Category::Food].len());
}

/// PP-8: IT puts an unfamiliar card back, and another of its box lies in its place.
#[test]
fn an_unfamiliar_card_is_replaced_from_its_box() {
    let story = table().with_pieces_at(&[0, 5]).drawn();
    let before = cards_of(&story);
    let put_back = |section: usize| Command::PutBackCard { card: before[section].card };
    let story = story.when(DORA, put_back(2)).refused(Refusal::NotIt).when(BELA, put_back(2));
    let [Event::CardPutBack { section: Slot(2), drawn }] = *story.events() else {
        panic!("another is drawn")
    };
    assert_eq!(drawn.category, before[2].category);
    assert!(!before.contains(&drawn));
    let PhaseView::Ranking { cards, .. } = story.look(ANNA).phase else { panic!("Bela ranks") };
    assert_eq!(cards, [before[0], before[1], drawn, before[3]]);
    // Who says it twice means it once.
    story.when(BELA, put_back(2)).refused(Refusal::NoSuchCard);
}

/// PP-8: as often as needed, also when the box runs out; the card goes to the back.
#[test]
fn cards_are_put_back_as_often_as_needed() {
    let mut story = table().drawn();
    let mut lying = cards_of(&story);
    let mut put_back = Vec::new();
    for _ in 0..30 {
        put_back.push((lying[1].card, lying[1].face));
        story = story.when(ANNA, Command::PutBackCard { card: lying[1].card });
        let [Event::CardPutBack { drawn, .. }] = *story.events() else { panic!("another is drawn") };
        lying[1] = drawn;
        assert!(names(&lying).windows(2).all(|pair| pair[0] != pair[1]), "none lies there twice");
    }
    // Six cards in the box, three of which stay on the board: the black ones of the others come before any
    // gray one, and those before any comes again.
    let mut first = put_back[..6].to_vec();
    assert!(first[..3].iter().all(|(_, face)| *face == CardFace::Black));
    assert!(first[3..].iter().all(|(_, face)| *face == CardFace::Gray));
    first.sort();
    first.dedup();
    assert_eq!(first.len(), 6);
    assert_eq!(put_back[6].1, CardFace::Black);
}

/// PP-8: only before the ranking is sealed; and what is put back is not ranked.
#[test]
fn a_card_that_is_put_back_leaves_the_ranking() {
    let story = table().drawn();
    let card = cards_of(&story)[0].card;
    let lay = |story: Story<Preference>, card| story.when(ANNA, Command::RankCard { card, place: u8::MAX });
    let story = row("cab").into_iter().fold(story, lay).when(ANNA, Command::PutBackCard { card });
    let PhaseView::Ranking { row: Some(left), cards, .. } = story.look(ANNA).phase else {
        panic!("Anna ranks")
    };
    assert_eq!(left, row("cb"));
    let card = cards[0].card;
    story
        .ranked_by(ANNA, "cbad")
        .when(ANNA, Command::PutBackCard { card })
        .refused(Refusal::RankingAlreadySealed);
}

/// Plays rounds of one box and gives their cards; the boxes are handed on from game to game.
fn drawn_in_games(games: usize, rounds: usize, seed: u64) -> Vec<Drawn> {
    let mut supply = Supply::small();
    let mut drawn = Vec::new();
    for game in 0..games {
        let mut story = given::<Preference>(&Options::default(), Seating::even(4, 2), supply)
            .by_chance(seed + game as u64);
        for it in [ANNA, BELA, CARO, DORA].into_iter().cycle().take(rounds) {
            story = story.drawn();
            drawn.extend(cards_of(&story));
            story = story.told(Notice::Skip(it));
        }
        supply = Preference::pack_up(story.state());
    }
    drawn
}

/// PP-9: all black faces first, then all gray ones, and only then is the box shuffled; in the next game it
/// goes on.
#[test]
fn black_faces_come_before_gray_ones_and_both_before_any_comes_again() {
    let cards = Supply::small().boxes[&Category::Food].len();
    for seed in 0..20 {
        // One round a game: what is remembered is remembered across games.
        for (games, rounds) in [(6, 1), (1, 6), (2, 3)] {
            let drawn = drawn_in_games(games, rounds, seed);
            let mut seen: Vec<Drawn> = drawn[..2 * cards].to_vec();
            seen.sort_by_key(|drawn| (drawn.face, drawn.card));
            seen.dedup();
            assert_eq!(seen.len(), 2 * cards, "no face comes twice");
            assert!(drawn[..cards].iter().all(|drawn| drawn.face == CardFace::Black));
            assert!(drawn[cards..2 * cards].iter().all(|drawn| drawn.face == CardFace::Gray));
            assert!(drawn[2 * cards..3 * cards].iter().all(|drawn| drawn.face == CardFace::Black));
        }
    }
}

/// PP-9: after the shuffle another order comes.
#[test]
fn a_shuffled_box_comes_in_another_order() {
    let cards = 2 * Supply::small().boxes[&Category::Food].len();
    let orders = (0..20).map(|seed| drawn_in_games(1, 6, seed));
    assert!(orders.into_iter().any(|drawn| drawn[..12] != drawn[cards..cards + 12]));
}

/// PP-10: IT alone lays the ranking, and nobody else sees it, teammates no more than others. IT sees it again
/// after a reload.
#[test]
fn it_ranks_in_secret() {
    let lay = |card, place| Command::RankCard { card, place };
    let story = table().drawn().when(ANNA, lay(Slot(2), 0)).when(ANNA, lay(Slot(0), 0));
    let seen = |eyes| match story.seen_by(eyes).phase {
        PhaseView::Ranking { row, .. } => row,
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(Eyes::Seat(ANNA)), Some(row("ac")));
    for eyes in [Eyes::Seat(BELA), Eyes::Seat(CARO), Eyes::Everyone] {
        assert_eq!(seen(eyes), None);
    }
    story
        .when(ANNA, lay(Slot(0), 9))
        .then([Event::CardRanked { card: Sealed::new(Slot(0)), place: Sealed::new(1) }])
        .when(ANNA, lay(Slot(0), 1))
        .then([])
        .when(ANNA, Command::UnrankCard { card: Slot(0) })
        .then([Event::CardUnranked { card: Sealed::new(Slot(0)) }])
        .when(ANNA, Command::UnrankCard { card: Slot(0) })
        .refused(Refusal::CardNotRanked)
        .when(ANNA, lay(Slot(4), 0))
        .refused(Refusal::NoSuchCard);
}

/// PP-10: a whole ranking is sealed, and not changed any more.
#[test]
fn a_sealed_ranking_does_not_change() {
    let story = table().when(ANNA, SEAL).refused(Refusal::NoCardsYet).drawn();
    let lay = |story: Story<Preference>, card| story.when(ANNA, Command::RankCard { card, place: u8::MAX });
    let story = row("dbc").into_iter().fold(story, lay);
    assert!(!story.look(ANNA).may.contains(&Ability::SealRanking));
    let story = story
        .when(ANNA, SEAL)
        .refused(Refusal::RankingUnfinished)
        .when(ANNA, Command::RankCard { card: Slot(0), place: 1 })
        .when(CARO, SEAL)
        .refused(Refusal::NotIt)
        .when(ANNA, SEAL)
        .then([Event::RankingSealed { ranking: Sealed::new(ranking("dabc")), order: vec![BLUE, RED] }]);
    let PhaseView::Guessing { row: Some(own), .. } = story.look(ANNA).phase else { panic!("they guess") };
    assert_eq!(own, row("dabc"));
    for command in
        [SEAL, Command::RankCard { card: Slot(0), place: 0 }, Command::UnrankCard { card: Slot(0) }]
    {
        story.clone().when(ANNA, command).refused(Refusal::RankingAlreadySealed);
    }
}

/// PP-10: the guessing begins with the seal.
#[test]
fn nobody_guesses_before_the_seal() {
    let place = Command::PlaceToken { token: Token(1), section: Slot(0) };
    let story = table().when(BELA, place.clone()).refused(Refusal::NoCardsYet).drawn();
    story.when(BELA, place).refused(Refusal::RankingNotSealed);
}
