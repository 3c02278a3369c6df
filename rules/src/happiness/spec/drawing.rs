//! Which cards come onto the table (GH-2, GH-4, GH-10, GH-13).

use super::*;

/// GH-2: a pile for each category.
#[test]
fn every_card_comes_from_the_pile_of_its_category() {
    let supply = Supply::small();
    for Drawn { card, category } in cards_of(&table().drawn()) {
        assert!(supply.piles[&category].fresh().contains(&card));
    }
}

/// GH-2: a first game is played with the base set.
#[test]
fn the_base_set_is_in_the_box_by_default() {
    assert_eq!(Options::default().sets, [Options::BASE_SET]);
}

/// GH-2: six categories at least, so that which five are drawn differs.
#[test]
fn with_the_fewest_categories_the_drawn_ones_still_differ() {
    let mut supply = Supply::small();
    while supply.piles.len() > Options::LEAST_BASE_CATEGORIES {
        supply.piles.pop_last();
    }
    let drawn = |seed| {
        let story = given::<Happiness>(&once(), 3, supply.clone()).by_chance(seed).drawn();
        let mut categories: Vec<PileId> = cards_of(&story).iter().map(|drawn| drawn.category).collect();
        categories.sort();
        categories
    };
    assert!((1..20).any(|seed| drawn(seed) != drawn(0)));
}

/// GH-4: as many cards as agreed, each of another category, and any of them.
#[test]
fn no_category_comes_twice_in_a_turn() {
    let mut seen: Vec<CardId> = Vec::new();
    for cards in Options::CARDS {
        for seed in 0..40 {
            let options = Options { cards, ..once() };
            let drawn = cards_of(&table_of(3, &options).by_chance(seed).drawn());
            assert_eq!(drawn.len(), usize::from(cards));
            let mut categories: Vec<PileId> = drawn.iter().map(|drawn| drawn.category).collect();
            categories.sort();
            categories.dedup();
            assert_eq!(categories.len(), drawn.len());
            seen.extend(drawn.iter().map(|drawn| drawn.card));
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen, all_cards(&Supply::small()), "every card can come");
}

/// GH-4: any player puts a card back that does not suit, for another of its category, until the ranking is
/// sealed. Its token is taken out of the row, and the others keep their places.
#[test]
fn a_card_that_does_not_suit_is_put_back_for_another_of_its_category() {
    for seed in 0..20 {
        let story = table().by_chance(seed).drawn();
        let cards = cards_of(&story);
        let lay =
            |story: Story<Happiness>, card| story.when(ANNA, Command::LayToken { card, place: u8::MAX });
        let story = row("abc").into_iter().fold(story, lay);
        assert!([ANNA, BELA, CARO].iter().all(|seat| story.look(*seat).may.contains(&Ability::PutBackCard)));
        let story = story.when(CARO, Command::PutBackCard { card: cards[1].card });
        let [Event::CardPutBack { card: Slot(1), drawn }] = *story.events() else {
            panic!("one card goes back")
        };
        assert_eq!(drawn.category, cards[1].category);
        assert!(!cards.contains(&drawn));
        let PhaseView::Ranking { cards: lying, row: laid, .. } = story.look(ANNA).phase else {
            panic!("she ranks")
        };
        assert_eq!((lying[1], lying[0], laid), (drawn, cards[0], Some(row("ac"))));
        // Said twice, it does not put back the new one; it counts as seen (GH-13).
        let story =
            story.when(BELA, Command::PutBackCard { card: cards[1].card }).refused(Refusal::NoSuchCard);
        let pile = &Happiness::pack_up(story.state()).piles[&drawn.category];
        assert_eq!(pile.shown(), [cards[1].card, drawn.card]);
    }
}

/// GH-4: not before there are cards, and not once the ranking is sealed.
#[test]
fn a_sealed_ranking_keeps_its_cards() {
    let card = all_cards(&Supply::small())[0];
    let story = table().when(ANNA, Command::PutBackCard { card }).refused(Refusal::NoCardsYet).drawn();
    let card = cards_of(&story)[0].card;
    let story = story.ranked_by(ANNA, "abcde");
    story.when(ANNA, Command::PutBackCard { card }).refused(Refusal::RankingAlreadySealed);
}

/// GH-4, GH-10: from one deck comes any card that does not lie there; from a pile of one, none.
#[test]
fn another_card_comes_from_where_cards_are_drawn() {
    let one_deck = Options { drawing: Drawing::OneDeck, ..once() };
    let other = |seed| {
        let story = table_of(3, &one_deck).by_chance(seed).drawn();
        let cards = cards_of(&story);
        let story = story.when(BELA, Command::PutBackCard { card: cards[0].card });
        let [Event::CardPutBack { drawn, .. }] = *story.events() else { panic!("one card goes back") };
        assert!(!cards.contains(&drawn));
        drawn.category == cards[0].category
    };
    assert!((0..30).map(other).any(|same| !same));
    let mut supply = Supply::small();
    for pile in supply.piles.values_mut() {
        *pile = Pile::new(pile.fresh().iter().copied().take(1));
    }
    let story = given(&once(), 3, supply).drawn();
    assert!(!story.look(ANNA).may.contains(&Ability::PutBackCard));
    let card = cards_of(&story)[0].card;
    story.when(ANNA, Command::PutBackCard { card }).refused(Refusal::NoOtherCard);
}

/// GH-4: five by default, three to nine by choice.
#[test]
fn three_to_nine_cards_can_be_drawn() {
    assert_eq!(Options::default().cards, 5);
    for cards in 3..=9 {
        let options = Options { cards, ..once() };
        assert_eq!(Happiness::admit(&options, &3.into(), &Supply::small()), Ok(()));
        assert_eq!(cards_of(&table_of(3, &options).drawn()).len(), usize::from(cards));
    }
    for cards in [0, 2, 10] {
        let options = Options { cards, ..once() };
        assert_eq!(Happiness::admit(&options, &3.into(), &Supply::small()), Err(Refusal::CardsOutOfRange));
    }
}

/// GH-4: never more cards than categories, unless GH-10 is on.
#[test]
fn a_turn_never_has_more_cards_than_there_are_categories() {
    let mut supply = Supply::small();
    while supply.piles.len() > 4 {
        supply.piles.pop_last();
    }
    // An empty pile is no category.
    supply.piles.insert("zzz".parse().unwrap(), Pile::default());
    let one_deck = Options { drawing: Drawing::OneDeck, ..once() };
    let too_few = Err(Refusal::TooFewCategories { categories: 4 });
    assert_eq!(Happiness::admit(&once(), &3.into(), &supply), too_few);
    assert_eq!(Happiness::admit(&one_deck, &3.into(), &supply), Ok(()));
    supply.piles = supply.piles.into_iter().take(1).collect();
    assert_eq!(Happiness::admit(&one_deck, &3.into(), &supply), Err(Refusal::TooFewCards));
}

/// GH-10: from one deck a category can come twice, and the view says so, so that the tokens bear numbers.
#[test]
fn from_one_deck_a_category_can_come_twice() {
    let one_deck = Options { drawing: Drawing::OneDeck, ..once() };
    let twice = |seed| {
        let story = table_of(3, &one_deck).by_chance(seed).drawn();
        assert_eq!(story.look(BELA).options.drawing, Drawing::OneDeck);
        let drawn = cards_of(&story);
        let mut cards: Vec<CardId> = drawn.iter().map(|drawn| drawn.card).collect();
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), 5, "but never a card");
        drawn
            .iter()
            .enumerate()
            .any(|(nth, one)| drawn[..nth].iter().any(|other| other.category == one.category))
    };
    assert!((0..20).any(twice));
    assert_eq!(Options::default().drawing, Drawing::ByCategory);
}

/// Draws a game's turns one after the other and gives their cards, and the shelf as it is left.
fn draws(options: &Options, supply: Supply, turns: usize, seed: u64) -> (Vec<Vec<Drawn>>, Supply) {
    let mut chance = Seeded::new(seed);
    let mut state = Happiness::opening(options, &10.into(), supply);
    let mut drawn = Vec::new();
    for _ in 0..turns {
        let decided =
            Happiness::decide(&state, ANNA, &Command::DrawCards, &mut chance).expect("a turn is due");
        let events = decided.fold_into(&mut state, Happiness::evolve);
        let [Event::TurnBegan { seat, cards }] = &events[..] else { panic!() };
        drawn.push(cards.clone());
        Happiness::evolve(&mut state, &Event::TurnSkipped { seat: *seat });
    }
    (drawn, Happiness::pack_up(&state))
}

/// GH-13: no card of a category comes again before all of it have been shown, in the next game neither.
#[test]
fn a_shown_card_comes_again_only_when_its_pile_has_run_out() {
    for seed in 0..20 {
        let nine = Options { cards: 9, ..once() };
        let (first, shelf) = draws(&nine, Supply::small(), 2, seed);
        let (second, _) = draws(&nine, shelf, 4, seed);
        let turns: Vec<Vec<Drawn>> = first.into_iter().chain(second).collect();
        // Nine categories of three cards: three turns empty every pile, and three more empty it again.
        for all in turns.chunks(3) {
            let mut cards: Vec<CardId> = all.iter().flatten().map(|drawn| drawn.card).collect();
            cards.sort();
            assert_eq!(cards, all_cards(&Supply::small()));
        }
        assert!(no_card_comes_twice_running(&turns));
    }
}

fn no_card_comes_twice_running(turns: &[Vec<Drawn>]) -> bool {
    turns.windows(2).all(|pair| pair[0].iter().all(|drawn| !pair[1].contains(drawn)))
}

/// GH-13: with one deck, the deck is the pile. Cards on the table stay out of it when it is turned over.
#[test]
fn with_one_deck_nothing_comes_again_before_everything_has_come() {
    for seed in 0..20 {
        let one_deck = Options { drawing: Drawing::OneDeck, ..once() };
        let mut supply = Supply::small();
        while supply.piles.len() > 7 {
            supply.piles.pop_last();
        }
        let (turns, _) = draws(&one_deck, supply, 9, seed);
        let cards: Vec<CardId> = turns.iter().flatten().map(|drawn| drawn.card).collect();
        let distinct = |cards: &[CardId]| {
            let mut sorted = cards.to_vec();
            sorted.sort();
            sorted.dedup();
            sorted.len() == cards.len()
        };
        // Twenty-one cards: the first twenty-one drawn are all different; those drawn with the twenty-first
        // stay out of the next deck, so it has sixteen.
        assert!(distinct(&cards[..21]));
        assert!(distinct(&cards[20..41]));
        assert!(no_card_comes_twice_running(&turns));
    }
}
