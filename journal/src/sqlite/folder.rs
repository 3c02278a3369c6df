//! The data folder: where the file lies, and whose it is.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::OpenError;

/// The database's name in a data folder.
pub const DATABASE_FILE: &str = "journal.sqlite";

/// The name of the file whose lock says that a server is using the folder. It stays there, empty, when none
/// does.
pub const LOCK_FILE: &str = "journal.lock";

/// A data folder that this process has for itself.
///
/// The lock belongs to the open file, so the system releases it however the process ends.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    lock: File,
}

impl Drop for Folder {
    /// Explicitly, because a child process that is just being started has a copy of the open file for a
    /// moment.
    fn drop(&mut self) {
        // Closing the file frees the lock as well.
        let _ = self.lock.unlock();
    }
}

impl Folder {
    /// Makes the folder when it is missing and locks it.
    pub(super) fn claim(path: &Path) -> Result<Folder, OpenError> {
        let unusable = |source| OpenError::Folder { folder: path.to_owned(), source };
        make_folder(path).map_err(unusable)?;
        let lock = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path.join(LOCK_FILE))
            .map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_owned(), lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { folder: path.to_owned() }),
            Err(TryLockError::Error(source)) => Err(unusable(source)),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn database(&self) -> PathBuf {
        database_in(&self.path)
    }

    /// Makes sure that a power cut cannot take back the names of a new folder and its files.
    pub(super) fn persist_names(&self) -> Result<(), OpenError> {
        let parent = fs::canonicalize(&self.path).ok().and_then(|path| path.parent().map(Path::to_owned));
        [Some(self.path.clone()), parent]
            .into_iter()
            .flatten()
            .try_for_each(|folder| sync_folder(&folder))
            .map_err(|source| OpenError::Folder { folder: self.path.clone(), source })
    }
}

/// Where the database of a data folder lies.
pub(super) fn database_in(folder: &Path) -> PathBuf {
    folder.join(DATABASE_FILE)
}

/// Makes a folder, and those above it, that only its owner can look into: the journal holds what people keep
/// from each other. A folder that is there already stays as it is.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Puts a folder's list of names on stable storage, where the system lets us open folders.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
