//! The cards of the deck (IM-2).

use std::collections::{BTreeSet, HashMap};

use rules::image::Kind;

use crate::{Almanac, Criterion, Field, PlaceCard, Terms, deck};

#[test]
fn the_deck_has_the_cards_that_the_clause_counts() {
    let cards = deck();
    assert_eq!(cards.len(), 112);
    assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 112, "every card has an id of its own");
    let mut kinds: HashMap<Kind, usize> = HashMap::new();
    for card in &cards {
        let criterion = Criterion::of(*card).unwrap();
        *kinds.entry(criterion.kind()).or_default() += 1;
        assert!(card.as_str().starts_with(criterion.kind().code()));
    }
    let expected =
        [(Kind::Place, 26), (Kind::Time, 14), (Kind::Activity, 28), (Kind::Status, 12), (Kind::Letter, 32)];
    assert_eq!(kinds, expected.into());
    let wild = cards.iter().filter(|card| Criterion::of(**card) == Some(Criterion::AnyLetter)).count();
    assert_eq!(wild, 4);
}

#[test]
fn ids_say_what_a_card_asks_for() {
    let of = |id: &str| Criterion::of(id.parse().unwrap());
    assert_eq!(of("plc-001"), Some(Criterion::Place(PlaceCard::Europe)));
    assert_eq!(of("plc-201"), Some(Criterion::Place(PlaceCard::Europe)));
    assert_eq!(of("act-001"), Some(Criterion::Activity(Field::Politics)));
    assert_eq!(of("let-000"), Some(Criterion::AnyLetter));
    assert_eq!(of("let-002").unwrap().to_string(), "B");
    for id in ["plc-000", "plc-019", "tim-012", "act-027", "sta-005", "let-027", "hom-001"] {
        assert_eq!(of(id), None, "{id}");
    }
}

#[test]
fn every_criterion_and_its_cards_name_each_other() {
    for criterion in Criterion::all() {
        for copy in 0..Criterion::MOST_COPIES {
            let back = Criterion::of(criterion.card(copy).unwrap()).unwrap();
            assert!(back == criterion || back.of_first_name() == Some(criterion), "{criterion}");
        }
        assert_eq!(criterion.card(Criterion::MOST_COPIES), None);
    }
}

#[test]
fn the_almanac_has_somebody_for_every_card() {
    for card in deck() {
        let fitting = Almanac::embedded().fitting(&[Criterion::of(card).unwrap()], Terms::default());
        assert!(fitting.len() >= 20, "{card}: {}", fitting.len());
    }
}
