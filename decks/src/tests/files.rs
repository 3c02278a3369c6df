//! Folders of deck files.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rules::GameKind;

use super::with_card;
use crate::{DeckError, Decks, FilePlace, GAMES_WITH_OWN_CARDS, Reason, check, decks::BASE_SET};

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
    DeckError { place: FilePlace { file: file.into(), line: None }, reason }
}

#[test]
fn the_embedded_decks_are_those_of_the_folder() {
    let folder =
        Decks::load(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the decks of the folder are good");
    assert!(folder == *Decks::embedded(), "a deck file is missing from what build.rs found");
}

#[test]
fn the_base_set_is_the_one_that_the_rules_begin_with() {
    assert_eq!(BASE_SET, rules::happiness::Options::BASE_SET);
    assert_eq!(BASE_SET, rules::preference::Options::BASE_SET);
    assert_eq!(BASE_SET, rules::colours::Options::BASE_SET);
    assert_eq!(BASE_SET, rules::personality::Options::BASE_SET);
    for game in GAMES_WITH_OWN_CARDS {
        assert_eq!(Decks::embedded().sets(game)[0].name, BASE_SET);
    }
    assert!(Decks::embedded().sets(GameKind::Image).is_empty(), "its cards are the almanac's");
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
    let place = FilePlace { file, line: Some(3) };
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
    assert_eq!(*place, FilePlace { file: missing.display().to_string(), line: None });
}

/// A game's folder with a base set, and a set that uses a category of the base set beside one of its own.
fn two_sets(test: &str, more: &str) -> Folder {
    let folder = Folder::new(test);
    folder.write("happiness/base.deck", with_card("A bath", "Un bain"));
    folder.write("happiness/more.deck", format!("set\n  en: More\n  fr: Encore\n{more}"));
    folder
}

#[test]
fn a_category_may_be_described_in_any_file_of_its_game() {
    let own = "category zoo leaf\n  en: Zoo\n  fr: Le zoo\ncard zoo-001 everyone\n  en: Owls\n  fr: Hiboux\n";
    let shared = "card hom-101 everyone\n  en: A nap\n  fr: Une sieste\n";
    let folder = two_sets("categories", &format!("{own}{shared}"));
    folder.write(
        "happiness/art.deck",
        "set\n  en: Art\n  fr: Les arts\ncard zoo-101 everyone\n  en: A wren\n  fr: Un roitelet\n",
    );
    let decks = Decks::load(&folder.0).expect("every category is described once");
    let piles: Vec<&str> = decks.piles(GameKind::Happiness).iter().map(|pile| pile.id.as_str()).collect();
    assert_eq!(piles, ["hom", "zoo"]);
}

#[test]
fn a_game_s_folder_and_a_file_are_loaded_like_the_whole() {
    let folder = two_sets("parts", "card hom-101 everyone\n  en: A nap\n  fr: Une sieste\n");
    let whole = Decks::load(&folder.0).expect("the folder is good");
    assert_eq!(Decks::load(&folder.0.join("happiness")), Ok(whole));
    let with_neighbours = Decks::load(&folder.0.join("happiness/more.deck")).expect("the file is good");
    assert_eq!(with_neighbours.sets(GameKind::Happiness).len(), 2);
}

#[test]
fn a_check_tells_what_loading_would_and_what_is_nearly_the_same() {
    let folder = two_sets("check", "card hom-101 everyone\n  en: A bath\n  fr: Un bain\n");
    let errors = check(&folder.0);
    let more = folder.0.join("happiness/more.deck").display().to_string();
    assert!(errors.iter().all(|error| error.place.file == more), "{errors:?}");
    assert!(
        matches!(
            errors[..],
            [
                DeckError { reason: Reason::SameText { .. }, .. },
                DeckError { reason: Reason::SameText { .. }, .. },
            ]
        ),
        "{errors:?}"
    );
    // Its neighbour answers for itself.
    assert_eq!(check(&folder.0.join("happiness/base.deck")), []);
    assert_eq!(check(&folder.0.join("happiness/more.deck")), errors);
}

#[test]
fn a_file_that_is_no_deck_is_refused_by_its_name() {
    let folder = Folder::new("ending");
    let file = folder.write("happiness/notes.txt", "not a deck");
    assert_eq!(check(&folder.0.join("happiness/notes.txt")), [whole(file, Reason::NotADeck)]);
}
