//! What the author of a deck wants to know before anybody plays it.

use std::path::Path;

use rules::GameKind;

use crate::{
    DeckError, Decks,
    alike::alike,
    source::{Source, read},
};

/// Everything that is wrong with the decks at a path, in the order of files and lines: what refuses them when
/// they are loaded, and cards that are nearly the same. The path is a folder that holds one folder a game,
/// the folder of one game, or one file, which is looked at beside its neighbours but answers only for itself.
pub fn check(path: &Path) -> Vec<DeckError> {
    let mut errors = match read(path) {
        Ok(sources) => faults(sources),
        Err(errors) => errors,
    };
    if path.is_file() {
        errors.retain(|error| Path::new(&error.place.file).file_name() == path.file_name());
    }
    errors.sort();
    errors
}

fn faults(sources: Vec<Source>) -> Vec<DeckError> {
    let of_game =
        |game: GameKind| sources.iter().filter(|source| source.game == game).collect::<Vec<&Source>>();
    let mut errors: Vec<DeckError> =
        GameKind::ALL.into_iter().flat_map(|game| alike(&of_game(game))).collect();
    errors.extend(Decks::from_sources(sources).err().into_iter().flatten());
    errors
}
