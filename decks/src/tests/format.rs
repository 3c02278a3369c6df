//! Headings, languages, and how blocks fit together.

use rules::GameKind;

use super::{FILE, HEAD, at, error, errors_after_head, errors_of, source, with_card};
use crate::{DeckError, Decks, FilePlace, Language, Rating, Reason};

fn word(word: &str) -> String {
    word.to_owned()
}

#[test]
fn a_good_file_gives_its_set_its_categories_and_its_cards() {
    let text = format!(
        "# A comment.\n{HEAD}\n# Another.\ncard hom-001 teens 🛁 #calm #water\n  en: A bath\n  fr: Un bain\n"
    );
    let decks = Decks::from_sources(vec![source("test", &text)]).expect("the file is good");
    let [set] = decks.sets(GameKind::Happiness) else { panic!("one file is one set") };
    assert_eq!(
        (set.name.as_str(), set.title(Language::En), set.title(Language::Fr)),
        ("test", "Test set", "Essai")
    );
    let [pile] = decks.piles(GameKind::Happiness) else { panic!("there is one category") };
    assert_eq!((pile.name(Language::Fr), pile.symbol.as_str()), ("La maison", "house"));
    let id = "hom-001".parse().expect("this is an id");
    let card = decks.card(GameKind::Happiness, id).expect("the card is found by its id");
    assert_eq!((card.id, card.pile, card.rating), (id, pile.id, Rating::Teens));
    assert_eq!((card.text(Language::En), card.text(Language::Fr)), ("A bath", "Un bain"));
    assert_eq!(card.emoji.as_deref(), Some("🛁"));
    assert_eq!(card.tags.iter().map(|tag| tag.as_str()).collect::<Vec<_>>(), ["calm", "water"]);
    assert_eq!(set.cards(), std::slice::from_ref(card));
}

#[test]
fn line_ends_and_a_byte_order_mark_of_other_systems_are_accepted() {
    let text = format!("\u{feff}{}", with_card("A bath", "Un bain").replace('\n', "\r\n"));
    assert!(Decks::from_sources(vec![source("test", &text)]).is_ok());
}

#[test]
fn all_errors_are_told_at_once_in_the_order_of_lines() {
    let errors =
        errors_after_head("card hom-001 nobody\n  en: A  bath\n\nnonsense\ncard hom-002 everyone\n  fr:\n");
    let lines: Vec<Option<usize>> = errors.iter().map(|error| error.place.line).collect();
    // Line 7: the rating, and no French; 8: the spaces; 10: the word, and no text at all; 11: no English; 12:
    // empty.
    assert_eq!(lines, [7, 7, 8, 10, 10, 10, 11, 12].map(Some));
}

#[test]
fn an_error_prints_its_file_its_line_and_its_reason() {
    let errors = errors_after_head("card hom-001 nobody\n  en: A bath\n  fr: Un bain\n");
    assert_eq!(
        errors[0].to_string(),
        "happiness/test.deck:7: `nobody` is no rating: write everyone, teens or adults"
    );
}

#[test]
fn a_heading_that_begins_with_another_word_is_refused() {
    let errors = errors_after_head("cards hom-001 everyone\n  en: A bath\n  fr: Un bain\n");
    assert_eq!(errors, [error(7, Reason::UnknownHeading { word: word("cards") })]);
}

#[test]
fn a_heading_with_a_word_too_many_is_refused() {
    let errors = errors_after_head("category eat fork knife\n  en: Food\n  fr: À table\n");
    assert_eq!(errors, [error(7, Reason::WordTooMany { word: word("knife") })]);
}

#[test]
fn a_card_with_a_misshapen_id_is_refused() {
    for bad in ["hom-12", "HOM-012", "hom012", "hom-0123"] {
        let errors = errors_after_head(&format!("card {bad} everyone\n  en: A bath\n  fr: Un bain\n"));
        assert_eq!(errors, [error(7, Reason::BadCardId { word: word(bad) })]);
    }
}

#[test]
fn a_category_with_a_misshapen_id_is_refused() {
    let errors = errors_after_head("category food fork\n  en: Food\n  fr: À table\n");
    assert_eq!(errors, [error(7, Reason::BadCategoryId { word: word("food") })]);
}

#[test]
fn a_category_with_an_unknown_symbol_is_refused() {
    let errors = errors_after_head("category eat spoon\n  en: Food\n  fr: À table\n");
    assert_eq!(errors, [error(7, Reason::UnknownSymbol { word: word("spoon") })]);
}

#[test]
fn a_card_with_an_unknown_rating_is_refused() {
    for (heading, rating) in [("card hom-001 kids", "kids"), ("card hom-001", "")] {
        let errors = errors_after_head(&format!("{heading}\n  en: A bath\n  fr: Un bain\n"));
        assert_eq!(errors, [error(7, Reason::UnknownRating { word: word(rating) })]);
    }
}

#[test]
fn a_misshapen_tag_is_refused() {
    for bad in ["", "Calm", "two_words", "-calm", "a-word-that-never-ends"] {
        let errors =
            errors_after_head(&format!("card hom-001 everyone #{bad}\n  en: A bath\n  fr: Un bain\n"));
        assert_eq!(errors, [error(7, Reason::BadTag { word: word(bad) })]);
    }
}

#[test]
fn a_tag_that_stands_twice_is_refused() {
    let errors = errors_after_head("card hom-001 everyone #calm #calm\n  en: A bath\n  fr: Un bain\n");
    assert_eq!(errors, [error(7, Reason::TagTwice { word: word("calm") })]);
}

#[test]
fn what_is_no_single_emoji_is_refused() {
    for bad in ["calm", "7", "é", "🛁🛁", "\u{202e}"] {
        let errors =
            errors_after_head(&format!("card hom-001 everyone {bad}\n  en: A bath\n  fr: Un bain\n"));
        assert_eq!(errors, [error(7, Reason::BadEmoji { word: word(bad) })]);
    }
}

#[test]
fn emoji_made_of_several_code_points_are_one() {
    for good in ["🛏️", "👩‍🚀", "🇫🇷", "❄️", "👋🏽"] {
        let text = format!("{HEAD}card hom-001 everyone {good}\n  en: A bath\n  fr: Un bain\n");
        assert!(Decks::from_sources(vec![source("test", &text)]).is_ok(), "{good}");
    }
}

#[test]
fn a_second_emoji_is_refused() {
    let errors = errors_after_head("card hom-001 everyone 🛁 🧼\n  en: A bath\n  fr: Un bain\n");
    assert_eq!(errors, [error(7, Reason::EmojiTwice { word: word("🧼") })]);
}

#[test]
fn a_card_of_an_unknown_category_is_refused() {
    let errors = errors_after_head("card eat-001 everyone\n  en: A bath\n  fr: Un bain\n");
    assert_eq!(errors, [error(7, Reason::UnknownCategory { id: word("eat") })]);
}

#[test]
fn an_id_that_stands_twice_in_a_file_is_refused() {
    let errors = errors_of(&format!(
        "{}card hom-001 everyone\n  en: A nap\n  fr: Une sieste\n",
        with_card("A bath", "Un bain")
    ));
    assert_eq!(errors, [error(10, Reason::CardTwice { id: word("hom-001"), first: at(7) })]);
}

#[test]
fn an_id_that_stands_in_two_files_is_refused() {
    let more =
        source("zoo", "set\n  en: Zoo\n  fr: Le zoo\ncard hom-001 everyone\n  en: A nap\n  fr: Une sieste\n");
    let errors = Decks::from_sources(vec![source("test", &with_card("A bath", "Un bain")), more])
        .expect_err("the id is taken");
    let place = FilePlace { file: "happiness/zoo.deck".to_owned(), line: Some(4) };
    assert_eq!(
        errors,
        [DeckError { place, reason: Reason::CardTwice { id: word("hom-001"), first: at(7) } }]
    );
}

#[test]
fn a_category_of_one_file_serves_the_cards_of_another() {
    let more =
        source("zoo", "set\n  en: Zoo\n  fr: Le zoo\ncard hom-002 everyone\n  en: A nap\n  fr: Une sieste\n");
    let decks = Decks::from_sources(vec![more, source("test", &with_card("A bath", "Un bain"))])
        .expect("both files are good");
    assert_eq!(decks.sets(GameKind::Happiness).len(), 2);
}

#[test]
fn a_category_that_is_described_twice_is_refused() {
    let errors = errors_after_head("category hom leaf\n  en: Garden\n  fr: Le jardin\n");
    assert_eq!(errors, [error(7, Reason::CategoryTwice { id: word("hom"), first: at(4) })]);
}

#[test]
fn a_text_under_no_heading_is_refused() {
    let errors = errors_of(&format!("  en: Lost\n{HEAD}"));
    assert_eq!(errors, [error(1, Reason::TextWithoutHeading)]);
}

#[test]
fn an_indented_line_that_is_no_text_is_refused() {
    for bad in ["A bath", "de: Ein Bad", "EN: A bath"] {
        let rest = format!("card hom-001 everyone\n  en: A bath\n  fr: Un bain\n  {bad}\n");
        assert_eq!(errors_after_head(&rest), [error(10, Reason::NotAText)]);
    }
}

#[test]
fn a_missing_language_is_refused_where_the_card_begins() {
    let errors = errors_after_head("card hom-001 everyone\n  en: A bath\n");
    assert_eq!(errors, [error(7, Reason::LanguageMissing { language: Language::Fr })]);
    let errors = errors_after_head("card hom-001 everyone\n  fr: Un bain\n");
    assert_eq!(errors, [error(7, Reason::LanguageMissing { language: Language::En })]);
}

#[test]
fn a_language_that_stands_twice_is_refused() {
    let errors = errors_after_head("card hom-001 everyone\n  en: A bath\n  fr: Un bain\n  en: A nap\n");
    assert_eq!(errors, [error(10, Reason::LanguageTwice { language: Language::En })]);
}

#[test]
fn a_text_that_another_card_has_already_is_refused() {
    let errors = errors_of(&format!(
        "{}card hom-002 everyone\n  en: a BATH…\n  fr: Une baignoire\n",
        with_card("A bath", "Un bain")
    ));
    assert_eq!(errors, [error(11, Reason::SameText { language: Language::En, first: at(8) })]);
    let errors = errors_of(&format!(
        "{}card hom-002 everyone\n  en: A summer\n  fr: Un ete !\n",
        with_card("A bath", "Un été")
    ));
    assert_eq!(
        errors,
        [
            error(12, Reason::SameText { language: Language::Fr, first: at(9) }),
            error(12, Reason::NarrowSpaceBefore { mark: '!' }),
        ]
    );
}

#[test]
fn a_file_without_a_set_is_refused() {
    let errors = errors_of("category hom house\n  en: Home\n  fr: La maison\n");
    let place = FilePlace { file: FILE.to_owned(), line: None };
    assert_eq!(errors, [DeckError { place, reason: Reason::SetMissing }]);
}

#[test]
fn a_second_set_in_a_file_is_refused() {
    let errors = errors_after_head("set\n  en: More\n  fr: Encore\n");
    assert_eq!(errors, [error(7, Reason::SetTwice { first: at(1) })]);
}

#[test]
fn a_set_with_an_unfit_name_is_refused() {
    let errors = Decks::from_sources(vec![source("My Set", HEAD)]).expect_err("the name is unfit");
    let place = FilePlace { file: "happiness/My Set.deck".to_owned(), line: None };
    assert_eq!(errors, [DeckError { place, reason: Reason::BadSetName }]);
}
