//! No card tells the same as one of another game.

use std::path::Path;

use rules::GameKind;

use super::source_of;
use crate::{
    CLOSENESS_OF_TWINS, DeckError, FilePlace, Reason, Twins, check,
    source::Source,
    twins::{AllowedTwins, twins},
};

/// A game and what its cards say, in both languages, after a head of six lines: each card takes three.
fn deck(game: GameKind, letters: &str, cards: &[(&str, &str)]) -> Source {
    let mut text = format!(
        "set\n  en: Test set\n  fr: Essai\ncategory {letters} people\n  en: Cards\n  fr: Des cartes\n"
    );
    for (at, (en, fr)) in cards.iter().enumerate() {
        text += &format!("card {letters}-{:03} everyone\n  en: {en}\n  fr: {fr}\n", at + 1);
    }
    source_of(game, "base", &text)
}

/// Cards enough that a word on two of them is a rare one, and that have nothing in common.
fn others() -> Source {
    let card = |at: usize| (format!("word{at} here"), format!("mot{at} ici"));
    let cards: Vec<(String, String)> = (0..900).map(card).collect();
    let cards: Vec<(&str, &str)> = cards.iter().map(|(en, fr)| (en.as_str(), fr.as_str())).collect();
    deck(GameKind::Happiness, "hom", &cards)
}

const QUESTION: (&str, &str) =
    ("Who says please and thank you to machines?", "Qui dit merci et s’il te plaît aux machines ?");
const TRAIT: (&str, &str) =
    ("Says please and thank you to a machine", "Remercie la machine à café, s’il vous plaît");

fn found(questions: &[(&str, &str)], traits: &[(&str, &str)]) -> Vec<Twins> {
    let questions = deck(GameKind::Colours, "tru", questions);
    let traits = deck(GameKind::Personality, "hom", traits);
    twins(&[questions, others(), traits], CLOSENESS_OF_TWINS)
}

#[test]
fn cards_of_two_games_with_the_same_rare_words_are_twins() {
    let twins = found(&[QUESTION, ("Who hums?", "Qui fredonne ?")], &[("Hesitates", "Hésite"), TRAIT]);
    let [found] = &twins[..] else { panic!("{twins:?}") };
    assert!(found.closeness > 2 * CLOSENESS_OF_TWINS, "{found}");
    let told = found.to_string();
    for part in [
        "colours/base.deck:8: colours/tru-001 “Who says please and thank you to machines?”",
        "personality/base.deck:11: personality/hom-002 “Says please and thank you to a machine”",
    ] {
        assert!(told.contains(part), "{told}");
    }
}

#[test]
fn forms_of_a_word_are_one_word_in_either_language() {
    let english = [("Who hugged a tree?", "Qui aime les bois ?")];
    assert_eq!(found(&english, &[("Hugging trees", "Tendre")]).len(), 1);
    let french = [("Who likes the woods?", "Qui embrassait un arbre ?")];
    assert_eq!(found(&french, &[("Tender", "Embrasse les arbres")]).len(), 1);
}

#[test]
fn a_common_word_makes_no_twins() {
    let dozens: Vec<(String, String)> =
        (0..30).map(|at| (format!("Who cooks dish{at}?"), format!("Qui mange plat{at} ?"))).collect();
    let dozens: Vec<(&str, &str)> = dozens.iter().map(|(en, fr)| (en.as_str(), fr.as_str())).collect();
    assert_eq!(found(&dozens, &[("Cooks", "Mange")]), []);
}

#[test]
fn cards_of_one_game_are_not_compared() {
    assert_eq!(found(&[QUESTION, QUESTION], &[]), []);
}

#[test]
fn the_closest_come_first_and_the_others_in_the_order_of_the_files() {
    let questions = [("Who hugs a tree?", "Qui ?"), ("Who paints a wall?", "Qui ?"), QUESTION];
    let traits = [("Paints walls", "Chante"), ("Hugs trees", "Tendre"), TRAIT];
    let twins = found(&questions, &traits);
    let lines: Vec<Option<usize>> = twins.iter().map(|twins| twins.cards[0].place.line).collect();
    assert_eq!(lines, [14, 8, 11].map(Some), "{twins:?}");
}

#[test]
fn what_an_editor_has_allowed_is_no_fault_and_has_to_be_there() {
    let list = "# Looked at.\n\ncolours/tru-001 personality/hom-001 # machines\n\
                personality/hom-009 colours/tru-001\ncolours/tru-001\ncolours/tru-001 colours/tru-002\n";
    let (allowed, errors) = AllowedTwins::read("allowed", list);
    let at = |line: usize| FilePlace { file: "allowed".to_owned(), line: Some(line) };
    let no_pair = |line: usize| DeckError { place: at(line), reason: Reason::NotAPair };
    assert_eq!(errors, [no_pair(5), no_pair(6)]);
    let sources = [deck(GameKind::Colours, "tru", &[QUESTION]), deck(GameKind::Personality, "hom", &[TRAIT])];
    let gone = Reason::AllowedCardGone { card: "personality/hom-009".to_owned() };
    assert_eq!(allowed.unknown(&sources), [DeckError { place: at(4), reason: gone }]);
    assert!(found(&[QUESTION], &[TRAIT]).iter().all(|twins| allowed.allow(twins)));
    assert!(!found(&[("Who hums?", "Qui ?"), QUESTION], &[TRAIT]).iter().any(|twins| allowed.allow(twins)));
}

/// What only shares words is allowed, by a line in `allowed-twins.txt` that says why.
#[test]
fn the_embedded_decks_have_no_twins_and_nothing_else_is_wrong_with_them() {
    let errors = check(Path::new(env!("CARGO_MANIFEST_DIR")));
    let (twins, others): (Vec<DeckError>, Vec<DeckError>) =
        errors.into_iter().partition(|error| matches!(error.reason, Reason::Twins(_)));
    assert_eq!(others, []);
    let list: String = twins.iter().map(|error| format!("\n{error}")).collect();
    assert!(twins.is_empty(), "{} twins:{list}", twins.len());
}
