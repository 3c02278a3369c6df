//! Where deck files come from.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use rules::GameKind;

use crate::{DeckError, Place, Reason};

/// How the name of a deck file ends.
const ENDING: &str = "deck";

/// A deck file that has been read but not yet understood.
#[derive(Debug, Clone)]
pub(crate) struct Source {
    pub(crate) game: GameKind,
    /// What to call the file in an error.
    pub(crate) file: String,
    /// The name of the set, from the name of the file.
    pub(crate) set: String,
    pub(crate) text: String,
}

/// All deck files of a folder that holds one folder a game.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<Source>, Vec<DeckError>> {
    let mut sources = Vec::new();
    let mut errors = Vec::new();
    for game_folder in listed(folder).map_err(|error| vec![unreadable(folder, &error)])? {
        if !game_folder.is_dir() {
            continue;
        }
        match listed(&game_folder) {
            Ok(files) => read_game(&game_folder, &files, &mut sources, &mut errors),
            Err(error) => errors.push(unreadable(&game_folder, &error)),
        }
    }
    if sources.is_empty() && errors.is_empty() {
        errors.push(whole_file(folder, Reason::NoDecks));
    }
    if errors.is_empty() { Ok(sources) } else { Err(errors) }
}

/// The deck files of one game. A folder without any is none of ours; one with some must bear the name of a game.
fn read_game(folder: &Path, files: &[PathBuf], sources: &mut Vec<Source>, errors: &mut Vec<DeckError>) {
    let mut decks =
        files.iter().filter(|file| file.extension().is_some_and(|ending| ending == ENDING)).peekable();
    if decks.peek().is_none() {
        return;
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let Ok(game) = name.parse::<GameKind>() else {
        errors.push(whole_file(folder, Reason::UnknownGame));
        return;
    };
    for file in decks {
        match read_deck(game, file) {
            Ok(source) => sources.push(source),
            Err(error) => errors.push(error),
        }
    }
}

fn read_deck(game: GameKind, file: &Path) -> Result<Source, DeckError> {
    let set = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let bytes = fs::read(file).map_err(|error| unreadable(file, &error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let readable = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + readable.iter().filter(|byte| **byte == b'\n').count();
        let place = Place { file: file.display().to_string(), line: Some(line) };
        DeckError { place, reason: Reason::NotUtf8 }
    })?;
    Ok(Source { game, file: file.display().to_string(), set, text })
}

/// What lies in a folder, in the order of names so that every load is the same.
fn listed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort_unstable();
    Ok(entries)
}

fn unreadable(path: &Path, error: &io::Error) -> DeckError {
    whole_file(path, Reason::Unreadable { why: error.to_string() })
}

fn whole_file(path: &Path, reason: Reason) -> DeckError {
    DeckError { place: Place { file: path.display().to_string(), line: None }, reason }
}
