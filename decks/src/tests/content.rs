//! The decks that come with the program are as large and as varied as they are meant to be.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rules::{GameKind, PileId};

use crate::{Decks, Language, Rating, SYMBOLS, decks::BASE_SET, typography::normalised};

#[test]
fn the_base_set_of_happiness_has_nine_categories_of_twelve_cards() {
    let decks = Decks::embedded();
    let base = decks.set(GameKind::Happiness, BASE_SET).expect("there is a base set");
    let mut sizes: BTreeMap<PileId, usize> = BTreeMap::new();
    for card in base.cards() {
        *sizes.entry(card.pile).or_default() += 1;
    }
    assert_eq!(sizes.into_values().collect::<Vec<_>>(), [12; 9]);
    // GH-2: with six categories or more, which five are drawn differs.
    assert!(decks.piles(GameKind::Happiness).len() >= 6);
}

#[test]
fn the_base_sets_are_for_everyone() {
    for game in GameKind::ALL {
        let base = Decks::embedded().set(game, BASE_SET).expect("there is a base set");
        assert!(base.cards().iter().all(|card| card.rating == Rating::Everyone));
    }
}

#[test]
fn every_symbol_is_used_and_tells_its_category_apart() {
    let used: Vec<&str> =
        Decks::embedded().piles(GameKind::Happiness).iter().map(|pile| pile.symbol.as_str()).collect();
    assert_eq!(used.iter().copied().collect::<BTreeSet<_>>().len(), used.len());
    assert!(SYMBOLS.iter().all(|symbol| used.contains(symbol)));
}

#[test]
fn no_two_cards_begin_with_the_same_words() {
    /// Two cards may share an article and a noun; one more word, and the second sounds like the first.
    const OPENING: usize = 3;
    for game in GameKind::ALL {
        for language in Language::ALL {
            let mut openings: HashMap<String, &str> = HashMap::new();
            for card in Decks::embedded().sets(game).iter().flat_map(|set| set.cards()) {
                let text = normalised(card.text(language));
                let opening = text.split(' ').take(OPENING).collect::<Vec<_>>().join(" ");
                let other = openings.insert(opening, card.text(language));
                assert_eq!(other, None, "begins like: {}", card.text(language));
            }
        }
    }
}

#[test]
fn languages_and_ratings_are_known_by_their_codes() {
    for language in Language::ALL {
        assert_eq!(language.code().parse(), Ok(language));
        assert_eq!(serde_json::to_value(language).expect("a word"), language.code());
    }
    for rating in Rating::ALL {
        assert_eq!(rating.code().parse(), Ok(rating));
        assert_eq!(serde_json::to_value(rating).expect("a word"), rating.code());
    }
    assert!("de".parse::<Language>().is_err() && "kids".parse::<Rating>().is_err());
}
