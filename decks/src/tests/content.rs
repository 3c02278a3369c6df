//! The decks that come with the program are as large and as varied as they are meant to be.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rules::{CardFace, GameKind, Pile, PileId, happiness, preference::Category};

use crate::{Card, Choice, Decks, Language, Rating, SYMBOLS, Set, decks::BASE_SET, typography::normalised};

#[test]
fn the_base_set_of_happiness_has_nine_categories_of_twenty_four_cards() {
    let decks = Decks::embedded();
    let base = decks.set(GameKind::Happiness, BASE_SET).expect("there is a base set");
    let mut sizes: BTreeMap<PileId, usize> = BTreeMap::new();
    for card in base.cards() {
        *sizes.entry(card.pile).or_default() += 1;
    }
    assert_eq!(sizes.into_values().collect::<Vec<_>>(), [24; 9]);
    // GH-2: with six categories or more, which five are drawn differs.
    assert!(decks.piles(GameKind::Happiness).len() >= 6);
}

/// GH-2, GH-4: each further set can be played alone, even with the most cards a turn.
#[test]
fn the_further_sets_of_happiness_have_ten_cards_in_every_category() {
    let decks = Decks::embedded();
    for (name, lowest, highest) in [
        ("family", Rating::Everyone, Rating::Everyone),
        ("late", Rating::Teens, Rating::Adults),
        ("wide", Rating::Everyone, Rating::Teens),
    ] {
        let set = decks.set(GameKind::Happiness, name).expect("there is such a set");
        assert!(set.cards().iter().all(|card| (lowest..=highest).contains(&card.rating)), "{name}");
        let supply =
            decks.happiness(&Choice::of(&[name.to_owned()], highest), None).expect("the set is there");
        assert!(supply.piles.values().map(Pile::len).eq([10; 9]), "{name}");
        let least = decks.happiness(&Choice::of(&[name.to_owned()], lowest), None).expect("the set is there");
        assert!(least.categories().count() >= usize::from(*happiness::Options::CARDS.end()), "{name}");
    }
}

#[test]
fn the_base_set_of_happiness_is_for_everyone() {
    let base = Decks::embedded().set(GameKind::Happiness, BASE_SET).expect("there is a base set");
    assert!(base.cards().iter().all(|card| card.rating == Rating::Everyone));
}

/// TC-5: three hundred questions or more, most of them for a family.
#[test]
fn the_base_set_of_colours_has_three_hundred_questions() {
    let base = Decks::embedded().set(GameKind::Colours, BASE_SET).expect("there is a base set");
    let rated = |rating| base.cards().iter().filter(|card| card.rating == rating).count();
    let [everyone, teens, adults] = Rating::ALL.map(rated);
    assert!(everyone >= 220 && teens >= 45 && adults >= 35, "{everyone}, {teens}, {adults}");
}

/// Who fools themselves (`self`), and what somebody would do when they cannot have both (`choice`): enough of
/// each that one or two come up in every game, and not all in the same form.
#[test]
fn the_base_set_of_colours_has_self_deceptions_and_dilemmas() {
    let base = Decks::embedded().set(GameKind::Colours, BASE_SET).expect("there is a base set");
    let tagged = |tag: &'static str| {
        let has = move |card: &&Card| card.tags.iter().any(|its| its.as_str() == tag);
        base.cards().iter().filter(has)
    };
    let (selves, choices) = (tagged("self").count(), tagged("choice").count());
    assert!(selves >= 62, "{selves}");
    assert!(choices >= 42, "{choices}");
    for (language, words) in [(Language::En, "rather than"), (Language::Fr, "plutôt que")] {
        let in_this_form = tagged("choice").filter(|card| card.text(language).contains(words)).count();
        assert!(3 * in_this_form <= choices, "{in_this_form} of {choices} say “{words}”");
    }
}

/// Grown-ups eat, too: of what is for them alone in the box of food, at most half of the black faces, which
/// are played first, is something to drink.
#[test]
fn food_for_adults_is_not_all_alcohol() {
    let cards = Decks::embedded().sets(GameKind::Preference).iter().flat_map(Set::cards);
    let black_faces: Vec<bool> = cards
        .filter(|card| card.pile == Category::Food.pile() && card.rating == Rating::Adults)
        .map(|card| card.tags.iter().any(|tag| tag.as_str() == "drink"))
        .collect();
    let drinks = black_faces.iter().filter(|drink| **drink).count();
    assert!(black_faces.len() >= 10 && 2 * drinks <= black_faces.len(), "{drinks} of {}", black_faces.len());
}

/// TC-5: each is a question, and says whom it is about.
#[test]
fn every_card_of_colours_asks_who() {
    /// Who fools themselves, and what somebody would rather do: tags that go beside the subject.
    const KINDS: [&str; 2] = ["self", "choice"];
    for card in Decks::embedded().sets(GameKind::Colours).iter().flat_map(Set::cards) {
        let (english, french) = (card.text(Language::En), card.text(Language::Fr));
        assert!(english.starts_with("Who ") && english.ends_with('?'), "{english}");
        assert!(french.starts_with("Qui ") && french.ends_with('?'), "{french}");
        let subjects = card.tags.iter().filter(|tag| !KINDS.contains(&tag.as_str()));
        assert_eq!(subjects.count(), 1, "{english}");
    }
}

/// PP-4, PP-6, PP-9: the four boxes that the board has symbols for, two faces a card; most of each is for a
/// family.
#[test]
fn the_base_set_of_preference_has_four_boxes_of_110_cards_with_two_faces() {
    let decks = Decks::embedded();
    let base = decks.set(GameKind::Preference, BASE_SET).expect("there is a base set");
    let piles: Vec<Option<Category>> =
        decks.piles(GameKind::Preference).iter().map(|pile| Category::of(pile.id)).collect();
    assert_eq!(piles, Category::ALL.map(Some));
    for category in Category::ALL {
        let of_box = || base.cards().iter().filter(|card| card.pile == category.pile());
        assert_eq!(of_box().filter(|card| card.gray.is_some()).count(), 110);
        assert!(of_box().filter(|card| card.rating == Rating::Everyone).count() >= 100);
    }
    assert_eq!(base.cards().len(), 440);
    let rated = |rating| base.cards().iter().filter(|card| card.rating == rating).count();
    assert!((10..=20).contains(&rated(Rating::Teens)) && (1..=20).contains(&rated(Rating::Adults)));
}

/// PE-3: as many traits as in the box, kind and funny in equal parts, most of them for a family.
#[test]
fn the_base_set_of_personality_is_kind_and_funny_in_a_balanced_mix() {
    /// The tone of a card: it flatters, it teases, or it does neither.
    const TONES: [&str; 3] = ["kind", "funny", "quirk"];
    let decks = Decks::embedded();
    let base = decks.set(GameKind::Personality, BASE_SET).expect("there is a base set");
    assert_eq!((base.cards().len(), decks.piles(GameKind::Personality).len()), (432, 9));
    for pile in decks.piles(GameKind::Personality) {
        let of_pile = || base.cards().iter().filter(|card| card.pile == pile.id);
        assert_eq!(of_pile().count(), 48, "{}", pile.id);
        for tone in TONES {
            let cards = of_pile().filter(|card| card.tags.iter().any(|tag| tag.as_str() == tone)).count();
            assert!((15..=17).contains(&cards), "{cards} cards of {} are {tone}", pile.id);
        }
    }
    for card in base.cards() {
        let tones = card.tags.iter().filter(|tag| TONES.contains(&tag.as_str())).count();
        assert_eq!(tones, 1, "{} has one tone", card.id);
    }
    let up_to = |rating| base.cards().iter().filter(|card| card.rating <= rating).count();
    assert!(up_to(Rating::Everyone) >= 360 && up_to(Rating::Teens) > up_to(Rating::Everyone));
    assert!(up_to(Rating::Everyone) >= rules::personality::Options::least_cards(6));
}

/// A set is chosen for the people who are there: one that is for everybody has nothing for some of them only.
#[test]
fn further_sets_are_for_those_whom_their_names_promise() {
    const HIGHEST: [(&str, Rating); 4] = [
        ("family", Rating::Everyone),
        ("colleagues", Rating::Teens),
        ("teenagers", Rating::Teens),
        ("wide", Rating::Teens),
    ];
    for game in GameKind::ALL {
        for set in Decks::embedded().sets(game).iter().filter(|set| set.name != BASE_SET) {
            assert!(set.cards().len() >= 40, "{game}/{} has {} cards", set.name, set.cards().len());
            if let Some((_, highest)) = HIGHEST.iter().find(|(name, _)| *name == set.name) {
                let up_to = set.cards_up_to(*highest).count();
                assert_eq!(up_to, set.cards().len(), "{game}/{}", set.name);
            }
        }
    }
}

/// Who switches a set on in two games looks for the same words.
#[test]
fn a_set_has_the_same_title_in_all_games() {
    for language in Language::ALL {
        let mut titles: BTreeMap<&str, &str> = BTreeMap::new();
        for set in GameKind::ALL.into_iter().flat_map(|game| Decks::embedded().sets(game)) {
            let title = *titles.entry(&set.name).or_insert(set.title(language));
            assert_eq!(set.title(language), title, "{}", set.name);
        }
        let different: BTreeSet<&str> = titles.values().copied().collect();
        assert_eq!(different.len(), titles.len(), "two sets have one title");
    }
}

/// What is not chosen is not played: a first game has the base set alone, whatever else there is.
#[test]
fn no_game_begins_with_a_further_set() {
    let base = [BASE_SET.to_owned()];
    assert_eq!(rules::happiness::Options::default().sets, base);
    assert_eq!(rules::preference::Options::default().sets, base);
    assert_eq!(rules::colours::Options::default().sets, base);
    assert_eq!(rules::personality::Options::default().sets, base);
}

#[test]
fn every_symbol_is_used_and_tells_its_category_apart() {
    let used_in = |game| Decks::embedded().piles(game).iter().map(|pile| pile.symbol.as_str());
    for game in GameKind::ALL {
        let used: BTreeSet<&str> = used_in(game).collect();
        assert_eq!(used.len(), used_in(game).count(), "{game}");
    }
    let used: BTreeSet<&str> = GameKind::ALL.into_iter().flat_map(used_in).collect();
    assert!(SYMBOLS.iter().all(|symbol| used.contains(symbol)));
}

/// What stands on a card, on its one face or on both.
fn faces(card: &Card, language: Language) -> Vec<&str> {
    let faces = [CardFace::Black, CardFace::Gray].map(|face| card.text_on(face, language));
    faces[..1 + usize::from(card.gray.is_some())].to_vec()
}

#[test]
fn no_two_cards_begin_with_the_same_words() {
    /// Two cards may share an article and a noun; one more word, and the second sounds like the first.
    const OPENING: usize = 3;
    for game in GameKind::ALL {
        for language in Language::ALL {
            let mut openings: HashMap<String, &str> = HashMap::new();
            let cards = Decks::embedded().sets(game).iter().flat_map(|set| set.cards());
            for words in cards.flat_map(|card| faces(card, language)) {
                let text = normalised(words);
                let opening = text.split(' ').take(OPENING).collect::<Vec<_>>().join(" ");
                assert_eq!(openings.insert(opening, words), None, "begins like: {words}");
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
