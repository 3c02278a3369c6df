//! What the author of a deck wants to know before anybody plays it.

use std::{fs, path::Path};

use rules::GameKind;

use crate::{
    CLOSENESS_OF_TWINS, DeckError, Decks, FilePlace, Reason, Twins,
    alike::alike,
    embedded,
    source::{Source, read},
    twins::{ALLOWED_TWINS, AllowedTwins, twins},
};

/// Everything that is wrong with the decks at a path, in the order of files and lines: what refuses them when
/// they are loaded, cards that are nearly the same, and twins in two games. The path is a folder that holds
/// one folder a game, the folder of one game, or one file, which is looked at beside its neighbours but
/// answers only for itself.
pub fn check(path: &Path) -> Vec<DeckError> {
    let mut errors = match read(path) {
        Ok(sources) => faults(path, sources),
        Err(errors) => errors,
    };
    if path.is_file() {
        errors.retain(|error| Path::new(&error.place.file).file_name() == path.file_name());
    }
    errors.sort();
    errors
}

/// The twins that nobody has allowed, at least so close, the closest first: of the decks at a path, or of
/// those that come with the program.
pub fn remaining_twins(path: Option<&Path>, least: u32) -> Result<Vec<Twins>, Vec<DeckError>> {
    let (sources, allowed) = match path {
        Some(path) => (read(path)?, allowed_at(path).0),
        None => (embedded::sources(), AllowedTwins::read(ALLOWED_TWINS, embedded::ALLOWED).0),
    };
    Ok(twins(&sources, least).into_iter().filter(|twins| !allowed.allow(twins)).collect())
}

fn faults(path: &Path, sources: Vec<Source>) -> Vec<DeckError> {
    let of_game =
        |game: GameKind| sources.iter().filter(|source| source.game == game).collect::<Vec<&Source>>();
    let mut errors: Vec<DeckError> =
        GameKind::ALL.into_iter().flat_map(|game| alike(&of_game(game))).collect();
    let (allowed, bad_lines) = allowed_at(path);
    errors.extend(bad_lines);
    errors.extend(allowed.unknown(&sources));
    let close = twins(&sources, CLOSENESS_OF_TWINS).into_iter().filter(|twins| !allowed.allow(twins));
    errors.extend(close.map(fault_of_twins));
    errors.extend(Decks::from_sources(sources).err().into_iter().flatten());
    errors
}

/// The list of allowed twins in a folder, if there is one, and what is wrong with it.
fn allowed_at(folder: &Path) -> (AllowedTwins, Vec<DeckError>) {
    let file = folder.join(ALLOWED_TWINS);
    let name = file.display().to_string();
    if !file.is_file() {
        return Default::default();
    }
    match fs::read_to_string(&file) {
        Ok(text) => AllowedTwins::read(&name, &text),
        Err(error) => {
            let place = FilePlace { file: name, line: None };
            (
                AllowedTwins::default(),
                vec![DeckError { place, reason: Reason::Unreadable { why: error.to_string() } }],
            )
        }
    }
}

fn fault_of_twins(twins: Twins) -> DeckError {
    DeckError { place: twins.cards[1].place.clone(), reason: Reason::Twins(Box::new(twins)) }
}
