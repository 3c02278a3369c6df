//! The decks that come with the program.

use rules::GameKind;

use crate::source::Source;

/// Every deck file beside these sources, as `build.rs` finds it: its folder, the name of its set, and all
/// that stands in it. A test compares them with the folders.
const FILES: &[(&str, &str, &str)] = &include!(concat!(env!("OUT_DIR"), "/deck_files.rs"));

/// The twins among them that may stay.
pub(crate) const ALLOWED: &str = include_str!("../allowed-twins.txt");

/// Every deck file of every game.
pub(crate) fn sources() -> Vec<Source> {
    let source = |(folder, set, text): &(&str, &str, &str)| {
        let game: GameKind = folder.parse().expect("a test loads them: every folder is called after a game");
        Source { game, file: format!("{game}/{set}.deck"), set: (*set).to_owned(), text: (*text).to_owned() }
    };
    FILES.iter().map(source).collect()
}
