//! GH-2, GH-13, PP-9, TC-4, TC-17 and PE-3: which cards are in the box, and what the table remembers of them.

use rules::{
    CardId, GameKind, Mixture, PileId, colours,
    happiness::Supply,
    personality,
    preference::{self, CardBox, Category},
};

use super::{
    faces::{two_faced, two_faced_cards},
    source, source_of, with_card,
};
use crate::{Choice, Decks, OwnCard, OwnText, Rating, UnknownSet, put_away};

fn id(text: &str) -> CardId {
    text.parse().expect("this is an id")
}

fn hom() -> PileId {
    "hom".parse().expect("this is an id")
}

/// A base set with one card, and a set `more` with a card for everyone and one for adults.
fn decks() -> Decks {
    let more = "set\n  en: More\n  fr: Encore\n\
                card hom-101 everyone\n  en: A nap\n  fr: Une sieste\n\
                card hom-102 adults\n  en: A lie-in\n  fr: Une grasse matinée\n";
    Decks::from_sources(vec![source("base", &with_card("A bath", "Un bain")), source("more", more)])
        .expect("both files are good")
}

fn supply(sets: &[&str], highest: Rating, shelf: Option<&Supply>) -> Supply {
    let sets: Vec<String> = sets.iter().map(|set| (*set).to_owned()).collect();
    decks().happiness(&Choice::of(&sets, highest), shelf).expect("the sets are there")
}

#[test]
fn gh_2_the_chosen_sets_are_in_the_box() {
    let base = supply(&["base"], Rating::Adults, None);
    assert_eq!(base.piles[&hom()].fresh(), [id("hom-001")]);
    let both = supply(&["base", "more"], Rating::Adults, None);
    assert_eq!(both.piles[&hom()].fresh(), [id("hom-001"), id("hom-101"), id("hom-102")]);
}

#[test]
fn cards_above_the_highest_rating_stay_out() {
    let both = supply(&["base", "more"], Rating::Teens, None);
    assert_eq!(both.piles[&hom()].fresh(), [id("hom-001"), id("hom-101")]);
}

#[test]
fn a_set_that_is_not_there_is_named() {
    let sets = ["base".to_owned(), "gone".to_owned()];
    assert_eq!(
        decks().happiness(&Choice::of(&sets, Rating::Everyone), None),
        Err(UnknownSet("gone".to_owned()))
    );
}

#[test]
fn gh_13_what_the_shelf_has_shown_stays_shown() {
    let mut shelf = supply(&["base", "more"], Rating::Adults, None);
    shelf.piles.get_mut(&hom()).expect("the pile is there").show(id("hom-101"));
    let next = supply(&["base", "more"], Rating::Adults, Some(&shelf));
    assert_eq!(next.piles[&hom()].shown(), [id("hom-101")]);
    assert_eq!(next.piles[&hom()].fresh(), [id("hom-001"), id("hom-102")]);
}

#[test]
fn gh_13_a_set_left_out_for_a_game_is_remembered() {
    let mut first = supply(&["base", "more"], Rating::Adults, None);
    first.piles.get_mut(&hom()).expect("the pile is there").show(id("hom-101"));
    let shelf = put_away(None, &first);
    let mut second = supply(&["base"], Rating::Adults, Some(&shelf));
    second.piles.get_mut(&hom()).expect("the pile is there").show(id("hom-001"));
    let shelf = put_away(Some(&shelf), &second);
    let third = supply(&["base", "more"], Rating::Adults, Some(&shelf));
    assert_eq!(third.piles[&hom()].shown(), [id("hom-101"), id("hom-001")]);
    assert_eq!(third.piles[&hom()].fresh(), [id("hom-102")]);
}

#[test]
fn gh_13_a_pile_that_was_turned_over_is_fresh_again_on_the_shelf() {
    let mut first = supply(&["base", "more"], Rating::Adults, None);
    let pile = first.piles.get_mut(&hom()).expect("the pile is there");
    ["hom-001", "hom-101", "hom-102"].map(id).into_iter().for_each(|card| pile.show(card));
    let shelf = put_away(None, &first);
    // Only two cards are in this game, and both have been seen: the pile is turned over for the first of
    // them.
    let mut second = supply(&["base", "more"], Rating::Teens, Some(&shelf));
    let pile = second.piles.get_mut(&hom()).expect("the pile is there");
    pile.turn_over(&[id("hom-001")]);
    pile.show(id("hom-001"));
    let shelf = put_away(Some(&shelf), &second);
    assert_eq!(shelf.piles[&hom()].fresh(), [id("hom-101")]);
    assert_eq!(shelf.piles[&hom()].shown(), [id("hom-102"), id("hom-001")]);
}

/// A box of food with two cards in the base set and one more in another.
fn boxes(sets: &[&str], shelf: Option<&preference::Supply>) -> preference::Supply {
    let base = two_faced(&["foo-001", "foo-002"]);
    let more = format!("set\n  en: More\n  fr: Encore\n{}", two_faced_cards(&["foo-101"]));
    let sources =
        vec![source_of(GameKind::Preference, "base", &base), source_of(GameKind::Preference, "more", &more)];
    let decks = Decks::from_sources(sources).expect("both files are good");
    let sets: Vec<String> = sets.iter().map(|set| (*set).to_owned()).collect();
    decks.preference(&Choice::of(&sets, Rating::Everyone), shelf).expect("the sets are there")
}

fn food(supply: &mut preference::Supply) -> &mut CardBox {
    supply.boxes.get_mut(&Category::Food).expect("the box is there")
}

#[test]
fn pp_9_a_box_has_both_faces_of_every_card() {
    let mut supply = boxes(&["base", "more"], None);
    let all = ["foo-001", "foo-002", "foo-101"].map(id);
    let CardBox { black, gray } = food(&mut supply);
    assert_eq!([black.fresh(), gray.fresh()], [all; 2]);
}

#[test]
fn pp_9_the_shelf_remembers_how_far_each_box_has_come() {
    let mut first = boxes(&["base", "more"], None);
    food(&mut first).black.show(id("foo-101"));
    food(&mut first).black.show(id("foo-002"));
    let shelf = put_away(None, &first);
    let mut second = boxes(&["base"], Some(&shelf));
    assert_eq!(food(&mut second).black.fresh(), [id("foo-001")]);
    food(&mut second).black.show(id("foo-001"));
    food(&mut second).gray.show(id("foo-002"));
    let shelf = put_away(Some(&shelf), &second);
    // What was left out of the second game is as the first one left it.
    let mut third = boxes(&["base", "more"], Some(&shelf));
    assert_eq!(food(&mut third).black.shown(), ["foo-101", "foo-002", "foo-001"].map(id));
    assert_eq!(food(&mut third).gray.shown(), [id("foo-002")]);
}

/// Two questions for everyone in the base set, and one for adults, beside those that the table has written.
fn questions(highest: Rating, own: &[OwnCard], shelf: Option<&colours::Supply>) -> colours::Supply {
    let card = |id: &str, rating: &str| format!("card {id} {rating}\n  en: {id}\n  fr: {id}\n");
    let cards = [card("tru-001", "everyone"), card("tru-002", "everyone"), card("tru-003", "adults")];
    let head = "set\n  en: Test set\n  fr: Essai\ncategory tru people\n  en: Questions\n  fr: Questions\n";
    let text = format!("{head}{}", cards.concat());
    let decks = Decks::from_sources(vec![source_of(GameKind::Colours, "base", &text)]).expect("a good file");
    let own: Vec<&OwnCard> = own.iter().collect();
    let sets = ["base".to_owned()];
    decks.colours(&Choice { own: &own, ..Choice::of(&sets, highest) }, shelf).expect("the set is there")
}

/// A card of the table's own.
fn own(game: GameKind, number: u16, category: &str, text: &str) -> OwnCard {
    OwnCard {
        game,
        card: CardId::own(number).expect("three digits"),
        category: category.parse().expect("three letters"),
        text: OwnText::new(text, game).expect("a text"),
        gray: None,
    }
}

#[test]
fn tc_4_what_the_table_has_written_is_shuffled_in_with_the_rest() {
    let hums = own(GameKind::Colours, 1, "own", "Who hums?");
    let elsewhere = own(GameKind::Personality, 2, "own", "Hums");
    let supply = questions(Rating::Everyone, &[hums.clone(), elsewhere], None);
    assert_eq!(supply.pile.fresh(), [hums.card, id("tru-001"), id("tru-002")]);
    assert_eq!(supply.own[&hums.card].as_str(), "Who hums?");
    assert_eq!(questions(Rating::Adults, &[], None).pile.fresh(), ["tru-001", "tru-002", "tru-003"].map(id));
}

#[test]
fn tc_17_the_shelf_remembers_what_was_asked_also_of_what_was_written() {
    let hums = own(GameKind::Colours, 1, "own", "Who hums?");
    let mut first = questions(Rating::Adults, std::slice::from_ref(&hums), None);
    first.pile.show(id("tru-003"));
    first.pile.show(hums.card);
    let shelf = put_away(None, &first);
    let snores = own(GameKind::Colours, 2, "own", "Who snores?");
    let both = [hums.clone(), snores.clone()];
    let mut second = questions(Rating::Everyone, &both, Some(&shelf));
    assert_eq!(second.pile.shown(), [hums.card]);
    assert_eq!(second.pile.fresh(), [snores.card, id("tru-001"), id("tru-002")]);
    second.pile.show(id("tru-001"));
    let shelf = put_away(Some(&shelf), &second);
    let third = questions(Rating::Adults, &both, Some(&shelf));
    assert_eq!(third.pile.fresh(), [snores.card, id("tru-002")]);
    assert_eq!(third.pile.shown(), [id("tru-003"), hums.card, id("tru-001")]);
    // What has been taken away is not in the box any more.
    let fourth = questions(Rating::Adults, &[snores], Some(&put_away(Some(&shelf), &third)));
    assert!(!fourth.pile.shown().contains(&hums.card) && fourth.own.len() == 1);
}

#[test]
fn gh_2_own_cards_lie_with_their_category_or_in_a_pile_of_their_own() {
    let cards = [own(GameKind::Happiness, 1, "hom", "A hum"), own(GameKind::Happiness, 2, "own", "A song")];
    let own: Vec<&OwnCard> = cards.iter().collect();
    let sets = ["base".to_owned()];
    let mixed = Choice { own: &own, ..Choice::of(&sets, Rating::Everyone) };
    let supply = decks().happiness(&mixed, None).expect("the set is there");
    assert_eq!(supply.piles[&hom()].fresh(), [id("hom-001"), id("own-001")]);
    let ours = PileId::OWN;
    assert_eq!(supply.piles[&ours].fresh(), [id("own-002")]);
    let only = Choice { mixture: Mixture::OnlyOurs, ..mixed };
    let supply = decks().happiness(&only, None).expect("the set is there");
    assert_eq!((supply.piles[&hom()].fresh(), supply.len()), (&[id("own-001")][..], 2));
}

/// A pile of traits from two categories in the base set, and one more card in another.
fn traits(sets: &[&str], shelf: Option<&personality::Supply>) -> personality::Supply {
    let base = with_card("Hums", "Fredonne")
        + "category eat fork\n  en: Food\n  fr: À table\ncard eat-001 everyone\n  en: Cooks\n  fr: Cuisine\n";
    let more = "set\n  en: More\n  fr: Encore\ncard eat-101 everyone\n  en: Bakes\n  fr: Pâtisse\n";
    let sources =
        vec![source_of(GameKind::Personality, "base", &base), source_of(GameKind::Personality, "more", more)];
    let decks = Decks::from_sources(sources).expect("both files are good");
    let sets: Vec<String> = sets.iter().map(|set| (*set).to_owned()).collect();
    decks.personality(&Choice::of(&sets, Rating::Everyone), shelf).expect("the sets are there")
}

#[test]
fn pe_3_all_categories_are_one_pile() {
    assert_eq!(traits(&["base", "more"], None).pile.fresh(), ["eat-001", "eat-101", "hom-001"].map(id));
}

#[test]
fn pe_3_the_shelf_remembers_what_was_seen() {
    let mut first = traits(&["base", "more"], None);
    first.pile.show(id("eat-101"));
    let shelf = put_away(None, &first);
    let mut second = traits(&["base"], Some(&shelf));
    second.pile.show(id("hom-001"));
    let shelf = put_away(Some(&shelf), &second);
    let third = traits(&["base", "more"], Some(&shelf));
    assert_eq!(third.pile.shown(), [id("eat-101"), id("hom-001")]);
    assert_eq!(third.pile.fresh(), [id("eat-001")]);
}
