//! Folders of deck files.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rules::GameKind;

use super::with_card;
use crate::{DeckError, Decks, Place, Reason, decks::BASE_SET};

/// A folder of its own for one test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Self {
        let path = std::env::temp_dir().join(format!("likeness-decks-{}-{test}", std::process::id()));
        fs::create_dir_all(&path).expect("the folder can be made");
        Folder(path)
    }

    fn write(&self, file: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("the folder can be made");
        fs::write(&path, text).expect("the file can be written");
        path.display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder can be removed");
    }
}

fn whole(file: impl Into<String>, reason: Reason) -> DeckError {
    DeckError { place: Place { file: file.into(), line: None }, reason }
}

#[test]
fn the_embedded_decks_are_those_of_the_folder() {
    let folder =
        Decks::load(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the decks of the folder are good");
    assert!(folder == *Decks::embedded(), "a deck file is missing from the list in embedded.rs");
}

#[test]
fn the_base_set_is_the_one_that_the_rules_begin_with() {
    assert_eq!(BASE_SET, rules::happiness::Options::BASE_SET);
    assert_eq!(BASE_SET, rules::preference::Options::BASE_SET);
    assert_eq!(BASE_SET, rules::colours::Options::BASE_SET);
    assert_eq!(BASE_SET, rules::personality::Options::BASE_SET);
    for game in GameKind::ALL {
        assert_eq!(Decks::embedded().sets(game)[0].name, BASE_SET);
    }
}

#[test]
fn the_base_set_comes_first_and_the_others_by_name() {
    let folder = Folder::new("order");
    folder.write("happiness/base.deck", with_card("A bath", "Un bain"));
    folder.write("happiness/zoo.deck", "set\n  en: Zoo\n  fr: Le zoo\n");
    folder.write("happiness/art.deck", "set\n  en: Art\n  fr: Les arts\n");
    folder.write("happiness/notes.txt", "not a deck");
    let decks = Decks::load(&folder.0).expect("the folder is good");
    let names: Vec<&str> = decks.sets(GameKind::Happiness).iter().map(|set| set.name.as_str()).collect();
    assert_eq!(names, ["base", "art", "zoo"]);
}

#[test]
fn a_file_that_is_not_text_is_refused_where_it_stops_being_text() {
    let folder = Folder::new("bytes");
    let file = folder.write("happiness/base.deck", b"set\n  en: Test\n  fr: \xff\n");
    let place = Place { file, line: Some(3) };
    assert_eq!(Decks::load(&folder.0), Err(vec![DeckError { place, reason: Reason::NotUtf8 }]));
}

#[test]
fn a_folder_with_decks_of_no_known_game_is_refused() {
    let folder = Folder::new("game");
    folder.write("hapiness/base.deck", with_card("A bath", "Un bain"));
    let place = folder.0.join("hapiness").display().to_string();
    assert_eq!(Decks::load(&folder.0), Err(vec![whole(place, Reason::UnknownGame)]));
}

#[test]
fn a_folder_without_decks_is_refused() {
    let folder = Folder::new("empty");
    folder.write("happiness/notes.txt", "not a deck");
    assert_eq!(Decks::load(&folder.0), Err(vec![whole(folder.0.display().to_string(), Reason::NoDecks)]));
}

#[test]
fn a_folder_that_is_not_there_is_refused() {
    let folder = Folder::new("missing");
    let missing = folder.0.join("nowhere");
    let errors = Decks::load(&missing).expect_err("there is nothing to read");
    let [DeckError { place, reason: Reason::Unreadable { .. } }] = errors.as_slice() else {
        panic!("one error, and the reason is that it cannot be read: {errors:?}")
    };
    assert_eq!(*place, Place { file: missing.display().to_string(), line: None });
}
