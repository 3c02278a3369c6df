//! Where deck files come from.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use rules::GameKind;

use crate::{DeckError, FilePlace, Reason, decks::RETIRED_SET};

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

impl Source {
    /// Whether its cards are dealt no more.
    pub(crate) fn is_retired(&self) -> bool {
        self.set == RETIRED_SET
    }
}

/// The deck files that a path stands for: those of a folder that holds one folder a game, those of one game's
/// own folder, or one file. A file comes with its neighbours, because any of them may describe its
/// categories.
pub(crate) fn read(path: &Path) -> Result<Vec<Source>, Vec<DeckError>> {
    if path.is_file() {
        if !is_deck(path) {
            return Err(vec![whole_file(path, Reason::NotADeck)]);
        }
        return read_game_folder(folder_of(path));
    }
    if named_after_a_game(path) { read_game_folder(path) } else { read_folder(path) }
}

fn read_game_folder(folder: &Path) -> Result<Vec<Source>, Vec<DeckError>> {
    let files = listed(folder).map_err(|error| vec![unreadable(folder, &error)])?;
    let (mut sources, mut errors) = (Vec::new(), Vec::new());
    read_game(folder, &files, &mut sources, &mut errors);
    if sources.is_empty() && errors.is_empty() {
        errors.push(whole_file(folder, Reason::NoDecks));
    }
    if errors.is_empty() { Ok(sources) } else { Err(errors) }
}

/// The folder that a file lies in, also when the path is no more than the file's name.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn named_after_a_game(folder: &Path) -> bool {
    name_of(folder).parse::<GameKind>().is_ok()
}

/// What a folder is called, also when it is reached as `.` or `..`.
fn name_of(folder: &Path) -> String {
    let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn is_deck(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == ENDING)
}

/// All deck files of a folder that holds one folder a game.
fn read_folder(folder: &Path) -> Result<Vec<Source>, Vec<DeckError>> {
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

/// The deck files of one game. A folder without any is none of ours; one with some must bear the name of a
/// game.
fn read_game(folder: &Path, files: &[PathBuf], sources: &mut Vec<Source>, errors: &mut Vec<DeckError>) {
    let mut decks = files.iter().filter(|file| is_deck(file)).peekable();
    if decks.peek().is_none() {
        return;
    }
    let Ok(game) = name_of(folder).parse::<GameKind>() else {
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
        let place = FilePlace { file: file.display().to_string(), line: Some(line) };
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
    DeckError { place: FilePlace { file: path.display().to_string(), line: None }, reason }
}
