//! Copying a journal while it is in use.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use crate::error::{BackupError, OpenError};

use super::folder::{database_in, make_folder, sync_folder};
use super::schema;

/// What an unfinished copy is called, so that nobody takes it for a backup.
const UNFINISHED: &str = "sqlite.unfinished";

/// Copies the database `from` into the folder `to`.
///
/// One read transaction sees one moment of the database and does not keep the writer from its work. The copy gets
/// its name only when it is complete and on stable storage.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let folder = |source: io::Error| BackupError::Folder { folder: to.to_owned(), source };
    make_folder(to).map_err(folder)?;
    let target = database_in(to);
    if target.exists() {
        return Err(BackupError::Exists { path: target });
    }
    let unfinished = target.with_extension(UNFINISHED);
    remove_if_there(&unfinished).map_err(folder)?;
    let copied = copy_records(from, &unfinished).and_then(|()| {
        File::open(&unfinished).and_then(|file| file.sync_all()).map_err(folder)?;
        fs::rename(&unfinished, &target).map_err(folder)?;
        sync_folder(to).map_err(folder)
    });
    if copied.is_err() {
        // The first error is the one to report.
        let _ = remove_if_there(&unfinished);
    }
    copied
}

fn copy_records(from: &Path, unfinished: &Path) -> Result<(), BackupError> {
    let connection = schema::open_reader(from).map_err(|error| match error {
        OpenError::Database { source, .. } => BackupError::Copy { source },
        other => BackupError::Folder { folder: from.to_owned(), source: io::Error::other(other) },
    })?;
    let name = unfinished.to_str().ok_or_else(|| BackupError::Folder {
        folder: unfinished.to_owned(),
        source: io::Error::new(io::ErrorKind::InvalidInput, "its name is not Unicode"),
    })?;
    connection.execute("VACUUM INTO ?1", [name]).map(drop).map_err(|source| BackupError::Copy { source })
}

fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
