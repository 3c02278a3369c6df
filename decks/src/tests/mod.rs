//! Every rule has a bad snippet that breaks it, and the error is checked for file, line and reason.

mod alike;
mod content;
mod faces;
mod files;
mod format;
mod own;
mod retired;
mod supply;
mod text;
mod twins;

use rules::GameKind;

use crate::{DeckError, Decks, FilePlace, Reason, source::Source};

/// A set title and a category: lines 1 to 6 of a good file.
const HEAD: &str = "set\n  en: Test set\n  fr: Essai\ncategory hom house\n  en: Home\n  fr: La maison\n";

const FILE: &str = "happiness/test.deck";

fn source(set: &str, text: &str) -> Source {
    source_of(GameKind::Happiness, set, text)
}

fn source_of(game: GameKind, set: &str, text: &str) -> Source {
    Source { game, file: format!("{game}/{set}.deck"), set: set.to_owned(), text: text.to_owned() }
}

/// A good file with one card: its heading in line 7, English in line 8, French in line 9.
fn with_card(en: &str, fr: &str) -> String {
    format!("{HEAD}card hom-001 everyone\n  en: {en}\n  fr: {fr}\n")
}

/// The errors of a file that follows a good head: the first line of `rest` is line 7.
fn errors_after_head(rest: &str) -> Vec<DeckError> {
    errors_of(&format!("{HEAD}{rest}"))
}

fn errors_of(text: &str) -> Vec<DeckError> {
    Decks::from_sources(vec![source("test", text)]).expect_err("the snippet is bad")
}

fn at(line: usize) -> FilePlace {
    FilePlace { file: FILE.to_owned(), line: Some(line) }
}

fn error(line: usize, reason: Reason) -> DeckError {
    DeckError { place: at(line), reason }
}
