//! Looking at the files of a journal before anything is done to them.

mod log;
mod structure;

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::error::OpenError;

use super::Loss;
use super::connect::Origin;
use super::folder::{self, Folder};
use super::mark::{self, Place, Said};
use super::schema::{APPLICATION_ID, FORMAT, Roots};
use structure::Pages;

pub(super) use log::Log;

/// Reads the write-ahead log, and refuses one that is broken before its end, or that is all there is:
/// SQLite would forget it.
pub(super) fn log(folder: &Path, loss: Loss) -> Result<Log, OpenError> {
    let unusable = |source| OpenError::Folder { folder: folder.to_owned(), source };
    let path = folder::log_in(folder);
    let log = log::scan(&path).map_err(unusable)?;
    if let Some(broken) = log.broken.filter(|_| loss == Loss::Refuse) {
        return Err(OpenError::LogDamaged { path, frame: broken.frame, steps: broken.steps });
    }
    Ok(log)
}

/// Refuses an empty database that was not empty before: SQLite would delete the log beside it.
pub(super) fn emptied(folder: &Folder, log: &Log) -> Result<(), OpenError> {
    let unusable = |source| OpenError::Folder { folder: folder.path().to_owned(), source };
    if folder.database_file().metadata().map_err(unusable)?.len() > 0 {
        return Ok(());
    }
    let said = mark::read(folder.path()).map_err(unusable)?;
    // The first step makes the tables of a new journal, and nobody has been promised anything by then.
    if log.steps > 1 || matches!(said, Said::Place(Place::Record(..))) {
        return Err(OpenError::Lost { folder: folder.path().to_owned() });
    }
    Ok(())
}

/// Refuses what a newer version wrote, before SQLite as much as opens it.
pub(super) fn newer(folder: &Folder, log: &Log) -> Result<(), OpenError> {
    let pages = pages(folder, log)?;
    match structure::origin(&pages).map_err(|source| unusable(folder.path(), source))? {
        Some((application, format))
            if i64::from(application) == APPLICATION_ID && i64::from(format) > FORMAT =>
        {
            Err(OpenError::Newer { path: folder.database(), found: format.into(), known: FORMAT })
        }
        _ => Ok(()),
    }
}

/// Looks at what belongs to no table.
pub(super) fn structure(folder: &Folder, log: &Log, roots: &Roots) -> Result<(), OpenError> {
    let pages = pages(folder, log)?;
    match structure::check(&pages, &roots.0).map_err(|source| unusable(folder.path(), source))? {
        Ok(()) => Ok(()),
        Err(what) => Err(damaged(folder.database(), what)),
    }
}

fn pages<'f>(folder: &'f Folder, log: &'f Log) -> Result<Pages<'f>, OpenError> {
    let log_file = match File::open(folder::log_in(folder.path())) {
        Ok(file) => Some(file),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(unusable(folder.path(), error)),
    };
    Ok(Pages { database: folder.database_file(), log_file, log })
}

pub(super) fn damaged(path: PathBuf, what: &'static str) -> OpenError {
    OpenError::Damaged { path, what }
}

/// Refuses a journal that has not got the record that the mark names.
pub(super) fn mark(connection: &Connection, origin: Origin, folder: &Path) -> Result<(), OpenError> {
    let said = mark::read(folder).map_err(|source| unusable(folder, source))?;
    let kept = match said {
        Said::Place(place) => mark::is_kept(connection, origin, place),
        Said::Nonsense => {
            tracing::warn!("{} cannot be read; a loss of records might go unnoticed", mark::MARK_FILE);
            Ok(true)
        }
    };
    let failed = |source| OpenError::Database { path: folder::database_in(folder), source };
    if kept.map_err(failed)? { Ok(()) } else { Err(OpenError::Lost { folder: folder.to_owned() }) }
}

/// The same for whoever reads the folder of a server that may be running. What looks like damage may be a
/// step that is just being written: then it looks different at once.
pub(super) fn from_outside(connection: &Connection, origin: Origin, folder: &Path) -> Result<(), OpenError> {
    log(folder, Loss::Refuse).or_else(|_| log(folder, Loss::Refuse))?;
    let mut before = None;
    loop {
        let found = mark(connection, origin, folder);
        let said = mark::read(folder).map_err(|source| unusable(folder, source))?;
        // The record may have been forgotten between our looking at the mark and at the journal; but then
        // the mark says so.
        if found.is_ok() || before == Some(said) {
            return found;
        }
        before = Some(said);
    }
}

fn unusable(folder: &Path, source: std::io::Error) -> OpenError {
    OpenError::Folder { folder: folder.to_owned(), source }
}
