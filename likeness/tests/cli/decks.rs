//! `likeness decks`.

use std::{fs, path::PathBuf};

use super::program::likeness;

const BASE: &str = "set\n  en: Base set\n  fr: Boîte de base\ncategory hom house\n  en: Home\n\
                    \x20 fr: La maison\ncard hom-001 everyone #calm\n\
                    \x20 en: A long hot bath\n  fr: Un long bain chaud\n";

/// A folder of decks with one file of Happiness; gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn with(test: &str, deck: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("likeness-cli-decks-{}-{test}", std::process::id()));
        fs::create_dir_all(folder.join("happiness")).expect("the folder can be made");
        fs::write(folder.join("happiness/base.deck"), deck).expect("the file can be written");
        Folder(folder)
    }

    fn path(&self, of: &str) -> String {
        self.0.join(of).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder can be removed");
    }
}

#[test]
fn a_good_deck_has_nothing_wrong() {
    let folder = Folder::with("good", BASE);
    for path in ["", "happiness", "happiness/base.deck"] {
        let path = folder.path(path);
        assert_eq!(likeness(&["decks", "check", &path]).worked(), format!("{path}: nothing is wrong\n"));
    }
}

#[test]
fn everything_that_is_wrong_is_told_with_file_line_and_reason() {
    let bad = format!(
        "{BASE}card hom-002 everybody\n  en: A long hot day\n  fr: La canicule\n\
         card zoo-001 teens\n  en: Owls\n"
    );
    let folder = Folder::with("bad", &bad);
    let file = folder.path("happiness/base.deck");
    for path in ["", "happiness", "happiness/base.deck"] {
        let path = folder.path(path);
        let ran = likeness(&["decks", "check", &path]).failed(1, &format!("4 things are wrong with {path}"));
        let expected = [
            "10: `everybody` is no rating: write everyone, teens or adults".to_owned(),
            format!("11: begins with the same words in `en` as {file}:8: the second sounds like the first"),
            "13: no file of this game describes the category `zoo` that the card's letters name".to_owned(),
            "13: there is no text in `fr`".to_owned(),
        ];
        let mut lines: Vec<&str> = ran.stdout.lines().collect();
        lines.sort_unstable();
        assert_eq!(lines, expected.map(|line| format!("{file}:{line}")));
    }
}

#[test]
fn a_path_without_decks_is_told() {
    likeness(&["decks", "check", "/nowhere/at/all"]).failed(1, "1 thing is wrong");
    likeness(&["decks", "stats", "/nowhere/at/all"]).failed(1, "/nowhere/at/all: cannot be read");
    likeness(&["decks", "check"]).failed(2, "<PATH>");
}

#[test]
fn cards_of_two_games_that_tell_the_same_are_listed_with_both_places_and_texts() {
    let list = likeness(&["decks", "twins", "--least", "5"]).worked();
    let lines: Vec<&str> = list.lines().take(2).collect();
    assert_eq!(lines.len(), 2, "{list}");
    assert!(lines.iter().all(|line| line.contains(".deck:") && line.ends_with('”')), "{lines:?}");
    let pairs = likeness(&["decks", "twins", "--least", "5", "--as-allowed"]).worked();
    let pair: Vec<&str> = pairs.lines().next().unwrap_or_default().split(' ').collect();
    assert!(
        matches!(pair[..], [one, other, "", "#", ..] if one.contains('/') && other.contains('/')),
        "{pair:?}"
    );
    assert_eq!(likeness(&["decks", "twins", "--least", "100000"]).worked(), "no twins\n");
    let folder = Folder::with("twins", BASE);
    assert_eq!(likeness(&["decks", "twins", &folder.path("")]).worked(), "no twins\n");
}

#[test]
fn the_decks_of_the_program_are_counted_game_by_game() {
    let text = likeness(&["decks", "stats"]).worked();
    for word in ["happiness", "preference", "colours", "personality", "everyone", "teens", "adults", "#kind"]
    {
        assert!(text.contains(word), "{word} is missing from\n{text}");
    }
}

#[test]
fn a_folder_and_a_file_are_counted() {
    let folder = Folder::with("stats", BASE);
    let card = "card hom-101 teens #calm #water\n  en: A puddle\n  fr: Une flaque\n";
    fs::write(folder.path("happiness/more.deck"), format!("set\n  en: More\n  fr: Encore\n{card}"))
        .expect("the file can be written");
    let words = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let whole = words(likeness(&["decks", "stats", &folder.path("")]).worked());
    assert_eq!(
        whole,
        "happiness category cards everyone teens adults base hom Home 1 1 0 0 together 1 1 0 0 \
         more hom Home 1 0 1 0 together 1 0 1 0 all sets 2 1 1 0 texts 2 English · 2 Français \
         tags #calm 2 #water 1"
    );
    let file = words(likeness(&["decks", "stats", &folder.path("happiness/more.deck")]).worked());
    assert!(file.contains("more hom Home 1 0 1 0") && !file.contains("base"), "{file}");
}
