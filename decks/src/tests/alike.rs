//! No card is nearly the same as another one of its game.

use rules::GameKind;

use super::{source, with_card};
use crate::{DeckError, FilePlace, Language, Reason, alike::alike, embedded, source::Source};

fn found(more: &str) -> Vec<DeckError> {
    let base = source("base", &with_card("A cat on the stairs", "Un chat dans l’escalier"));
    let more = source("more", &format!("set\n  en: More\n  fr: Encore\n{more}"));
    alike(&[&base, &more])
}

fn place(file: &str, line: usize) -> FilePlace {
    FilePlace { file: format!("happiness/{file}.deck"), line: Some(line) }
}

#[test]
fn no_embedded_card_is_nearly_the_same_as_another_in_any_set() {
    let sources = embedded::sources();
    for game in GameKind::ALL {
        let of_game: Vec<&Source> = sources.iter().filter(|source| source.game == game).collect();
        let list: String = alike(&of_game).iter().map(|error| format!("\n{error}")).collect();
        assert!(list.is_empty(), "{list}");
    }
}

#[test]
fn the_same_opening_is_found_across_sets_and_named_by_its_line() {
    let errors = found("card hom-101 everyone\n  en: A cat on your desk\n  fr: Le chat du bureau\n");
    let reason = Reason::SameOpening { language: Language::En, first: place("base", 8) };
    assert_eq!(errors, [DeckError { place: place("more", 5), reason }]);
    assert_eq!(
        errors[0].to_string(),
        "happiness/more.deck:5: begins with the same words in `en` as happiness/base.deck:8: the \
         second sounds like the first"
    );
}

#[test]
fn the_same_words_in_another_order_are_found_in_either_language() {
    let errors = found("card hom-101 everyone\n  en: Cats\n  fr: Dans l’escalier, un chat\n");
    let reason = Reason::SameWords { language: Language::Fr, first: place("base", 9) };
    assert_eq!(errors, [DeckError { place: place("more", 6), reason }]);
}

#[test]
fn an_article_and_a_noun_may_come_again() {
    assert_eq!(found("card hom-101 everyone\n  en: A cat asleep\n  fr: Un chat endormi\n"), []);
}
