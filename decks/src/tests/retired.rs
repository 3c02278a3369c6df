//! Cards that are dealt no more, and ids that are for ever.

use std::{collections::BTreeSet, fs, path::Path};

use rules::{CardId, GameKind};

use super::{source, with_card};
use crate::{Choice, DeckError, Decks, Language, Rating, Reason, UnknownSet, alike::alike, source::Source};

fn id(text: &str) -> CardId {
    text.parse().expect("this is an id")
}

/// A base set with the card hom-001, and these that are retired.
fn with_retired(cards: &str) -> Vec<Source> {
    let retired = format!("set\n  en: Retired cards\n  fr: Cartes retirées\n{cards}");
    vec![source("base", &with_card("A bath", "Un bain")), source("retired", &retired)]
}

/// A stored game may name it, and its page shows what it said.
#[test]
fn a_retired_card_still_says_what_it_said() {
    let sources = with_retired("card hom-002 everyone\n  en: A nap\n  fr: Une sieste\n");
    let decks = Decks::from_sources(sources).expect("both files are good");
    let card = decks.card(GameKind::Happiness, id("hom-002")).expect("it is kept");
    assert_eq!((card.text(Language::En), card.text(Language::Fr)), ("A nap", "Une sieste"));
    assert_eq!(decks.retired(GameKind::Happiness), std::slice::from_ref(card));
    let ever: Vec<CardId> = decks.cards_ever(GameKind::Happiness).map(|card| card.id).collect();
    assert_eq!(ever, ["hom-001", "hom-002"].map(id));
}

#[test]
fn a_retired_card_is_in_no_set_and_in_no_box() {
    let sources = with_retired("card hom-002 everyone\n  en: A nap\n  fr: Une sieste\n");
    let decks = Decks::from_sources(sources).expect("both files are good");
    let sets: Vec<&str> = decks.sets(GameKind::Happiness).iter().map(|set| set.name.as_str()).collect();
    assert_eq!(sets, ["base"]);
    let asked = ["base", "retired"].map(str::to_owned);
    let supply = |sets: &[String]| decks.happiness(&Choice::of(sets, Rating::Adults), None);
    assert_eq!(supply(&asked[..1]).expect("the set is there").len(), 1);
    assert_eq!(supply(&asked), Err(UnknownSet("retired".to_owned())));
}

/// A record of a game from the days when it was dealt can be played again.
#[test]
fn a_retired_card_is_recalled_for_a_game_that_drew_it() {
    let cards = "card hom-002 everyone\n  en: A nap\n  fr: Une sieste\n\
                 card hom-003 everyone\n  en: A song\n  fr: Une chanson\n";
    let decks = Decks::from_sources(with_retired(cards)).expect("both files are good");
    assert_eq!(decks.recalling(GameKind::Happiness, &[id("hom-001")]), None);
    let then = decks.recalling(GameKind::Happiness, &["hom-001", "hom-003"].map(id)).expect("it is retired");
    let sets = ["base".to_owned()];
    let supply = then.happiness(&Choice::of(&sets, Rating::Everyone), None).expect("the set is there");
    assert_eq!(supply.piles[&id("hom-001").pile()].fresh(), ["hom-001", "hom-003"].map(id));
}

#[test]
fn the_number_of_a_retired_card_is_not_used_again() {
    let sources = with_retired("card hom-001 everyone\n  en: A nap\n  fr: Une sieste\n");
    let errors = Decks::from_sources(sources).expect_err("the id is taken");
    assert!(
        matches!(&errors[..], [DeckError { reason: Reason::CardTwice { id, .. }, .. }] if id == "hom-001"),
        "{errors:?}"
    );
}

#[test]
fn another_card_may_say_what_a_retired_one_said() {
    let sources = with_retired("card hom-002 everyone\n  en: A bath\n  fr: Un bain\n");
    assert!(Decks::from_sources(sources).is_ok());
    let sources = with_retired("card hom-002 everyone\n  en: A bath, a bath\n  fr: Un bain, un bain\n");
    assert_eq!(alike(&sources.iter().collect::<Vec<_>>()), []);
}

/// Stored games name cards by their ids: whoever takes a card out of a set puts it among the retired ones.
#[test]
fn no_id_that_a_deck_once_had_has_disappeared() {
    const REMEDY: &str = "`cargo xtask retire-cards` keeps what was taken out and lists what is new";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("ids.txt");
    let listed = listed_ids(&fs::read_to_string(file).expect("the list is there"));
    let decks = Decks::embedded();
    let there = |game: GameKind| decks.cards_ever(game).map(move |card| (game, card.id));
    let there: BTreeSet<(GameKind, CardId)> = GameKind::ALL.into_iter().flat_map(there).collect();
    let gone: Vec<_> = listed.difference(&there).collect();
    assert!(gone.is_empty(), "in decks/ids.txt, but in no deck: {gone:?}; {REMEDY}");
    let new: Vec<_> = there.difference(&listed).collect();
    assert!(new.is_empty(), "in a deck, but not in decks/ids.txt: {new:?}; {REMEDY}");
}

/// Lines such as `colours tru 001-003 005`.
fn listed_ids(text: &str) -> BTreeSet<(GameKind, CardId)> {
    let mut ids = BTreeSet::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let mut words = line.split(' ');
        let mut word = || words.next().expect("a line has a game and a category");
        let game: GameKind = word().parse().expect("a line begins with a game");
        let category = word();
        for range in words {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let number = |text: &str| text.parse::<u16>().expect("a range is made of numbers");
            ids.extend((number(first)..=number(last)).map(|at| (game, id(&format!("{category}-{at:03}")))));
        }
    }
    ids
}
