//! Cards with two faces (PP-9).

use rules::{CardFace, GameKind};

use super::source_of;
use crate::{DeckError, Decks, FilePlace, Language, Reason};

/// Lines 1 to 6 of a good file of Personal Preference.
const HEAD: &str = "set\n  en: Test set\n  fr: Essai\ncategory foo fork\n  en: Food\n  fr: À table\n";

/// A good file with these cards.
pub(super) fn two_faced(ids: &[&str]) -> String {
    format!("{HEAD}{}", two_faced_cards(ids))
}

/// Cards that say their own names.
pub(super) fn two_faced_cards(ids: &[&str]) -> String {
    let card = |id: &&str| {
        format!("card {id} everyone\n  en: {id}\n  fr: {id}\ngray\n  en: {id} gray\n  fr: {id} gris\n")
    };
    ids.iter().map(card).collect()
}

fn load(rest: &str) -> Result<Decks, Vec<DeckError>> {
    Decks::from_sources(vec![source_of(GameKind::Preference, "test", &format!("{HEAD}{rest}"))])
}

fn errors(rest: &str) -> Vec<(Option<usize>, Reason)> {
    let errors = load(rest).expect_err("the snippet is bad");
    errors.into_iter().map(|DeckError { place, reason }| (place.line, reason)).collect()
}

const BLACK: &str = "card foo-001 everyone 🦪 #sea\n  en: Oysters\n  fr: Les huîtres\n";
const GRAY: &str = "gray 🍿 #sweet\n  en: Popcorn\n  fr: Le pop-corn\n";

fn id() -> String {
    "foo-001".to_owned()
}

#[test]
fn a_card_has_a_black_face_and_a_gray_one() {
    let decks = load(&format!("{BLACK}# The other side.\n{GRAY}")).expect("the file is good");
    let card = decks.card(GameKind::Preference, id().parse().expect("an id")).expect("it is there");
    assert_eq!(card.text_on(CardFace::Black, Language::En), "Oysters");
    assert_eq!(card.text_on(CardFace::Gray, Language::Fr), "Le pop-corn");
    assert_eq!([CardFace::Black, CardFace::Gray].map(|face| card.emoji_on(face)), [Some("🦪"), Some("🍿")]);
    let gray = card.gray.as_ref().expect("there is another face");
    assert_eq!(gray.tags.iter().map(|tag| tag.as_str()).collect::<Vec<_>>(), ["sweet"]);
}

#[test]
fn a_card_with_one_face_says_the_same_on_both() {
    let card = Decks::embedded().sets(GameKind::Happiness)[0].cards()[0].clone();
    assert_eq!(card.text_on(CardFace::Gray, Language::Fr), card.text(Language::Fr));
    assert_eq!(card.emoji_on(CardFace::Gray), card.emoji.as_deref());
}

#[test]
fn a_card_without_its_gray_face_is_refused() {
    assert_eq!(errors(BLACK), [(Some(7), Reason::GrayMissing { id: id() })]);
    let next = "card foo-002 everyone\n  en: Figs\n  fr: Les figues\n";
    assert_eq!(errors(&format!("{BLACK}{next}{GRAY}")), [(Some(7), Reason::GrayMissing { id: id() })]);
}

#[test]
fn a_second_gray_face_is_refused() {
    let again = GRAY.replace("op", "u");
    assert_eq!(errors(&format!("{BLACK}{GRAY}{again}")), [(Some(13), Reason::GrayTwice { id: id() })]);
}

#[test]
fn a_gray_face_under_no_card_is_refused() {
    assert_eq!(errors(GRAY), [(Some(7), Reason::GrayWithoutCard)]);
    // Whatever is wrong with a card is said once.
    let errors = errors(&format!("{}{GRAY}", BLACK.replace("foo-001", "foo")));
    assert_eq!(errors, [(Some(7), Reason::BadCardId { word: "foo".to_owned() })]);
}

#[test]
fn a_gray_face_in_a_game_without_any_is_refused() {
    let file = format!("{}{GRAY}", super::with_card("A bath", "Un bain"));
    let place = FilePlace { file: super::FILE.to_owned(), line: Some(10) };
    assert_eq!(super::errors_of(&file), [DeckError { place, reason: Reason::GrayNotPlayed }]);
}

#[test]
fn a_gray_face_that_says_what_another_face_says_is_refused() {
    let twin = GRAY.replace("Popcorn", "OYSTERS");
    let first = FilePlace { file: "preference/test.deck".to_owned(), line: Some(8) };
    let reason = Reason::SameText { language: Language::En, first };
    assert_eq!(errors(&format!("{BLACK}{twin}")), [(Some(11), reason)]);
}

#[test]
fn a_gray_face_lacks_no_language_and_has_no_strange_marks() {
    let half = "gray 🍿 🍿 #Sweet\n  en: Popcorn\n";
    let reasons: Vec<Reason> =
        errors(&format!("{BLACK}{half}")).into_iter().map(|(_, reason)| reason).collect();
    assert_eq!(
        reasons,
        [
            Reason::BadTag { word: "Sweet".to_owned() },
            Reason::EmojiTwice { word: "🍿".to_owned() },
            Reason::LanguageMissing { language: Language::Fr },
        ]
    );
}

#[test]
fn a_category_that_is_none_of_the_boxes_is_refused() {
    let errors = errors("category hom house\n  en: Home\n  fr: La maison\n");
    let boxes = "foo, act, ppl, pot".to_owned();
    assert_eq!(errors, [(Some(7), Reason::UnknownBox { id: "hom".to_owned(), boxes })]);
    assert_eq!(
        errors[0].1.to_string(),
        "the board of this game has no box for the category hom, only for foo, act, ppl, pot"
    );
}

/// TC-4: what tables write themselves has letters of its own.
#[test]
fn the_letters_of_what_tables_write_themselves_are_refused() {
    let own = HEAD.replace("foo fork", "own people");
    let errors = Decks::from_sources(vec![source_of(GameKind::Colours, "test", &own)])
        .expect_err("the letters are taken");
    let place = FilePlace { file: "colours/test.deck".to_owned(), line: Some(4) };
    assert_eq!(errors, [DeckError { place, reason: Reason::OwnCategory }]);
}
