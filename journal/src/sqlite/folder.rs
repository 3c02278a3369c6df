//! The data folder: where the files lie, whose they are, and what we do to them without SQLite.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::error::OpenError;
use crate::record::Millis;

use super::mark::MARK_FILE;

/// The database's name in a data folder.
pub const DATABASE_FILE: &str = "journal.sqlite";

/// The name of the file whose lock says that a server is using the folder. It stays there, empty, when none
/// does.
pub const LOCK_FILE: &str = "journal.lock";

/// What SQLite appends to the name of the database for its write-ahead log and its index.
const LOG: &str = "-wal";
const LOG_INDEX: &str = "-shm";

/// What a folder is called that keeps the files of a journal with a loss.
const SET_ASIDE: &str = "set-aside";

/// Something that a journal does to its folder without SQLite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FolderStep<'a> {
    /// Makes an empty file.
    Create(&'a str),
    /// Writes these bytes over the beginning of a file.
    Write(&'a str, &'a [u8]),
    /// Waits until a file is on stable storage.
    Sync(&'a str),
    /// Takes a file away.
    Remove(&'a str),
    /// Waits until the names of the files are on stable storage.
    SyncNames,
}

/// Is told of every step before it is done, and can make it fail: for tests that cut the power.
pub trait Onlooker: Send + Sync {
    /// The step is about to be done.
    ///
    /// # Errors
    /// What is to happen instead.
    fn before(&self, folder: &Path, step: FolderStep<'_>) -> io::Result<()>;
}

/// What we do to the folder without SQLite goes through here.
#[derive(Clone)]
pub(super) struct Hands {
    path: PathBuf,
    onlooker: Option<Arc<dyn Onlooker>>,
}

impl Hands {
    fn tell(&self, step: FolderStep<'_>) -> io::Result<()> {
        self.onlooker.as_ref().map_or(Ok(()), |onlooker| onlooker.before(&self.path, step))
    }

    /// Opens a file that only its owner can read, making it when it is missing.
    pub(super) fn open(&self, name: &str) -> io::Result<File> {
        let path = self.path.join(name);
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        match options.open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.tell(FolderStep::Create(name))?;
                private(&mut options).create(true).truncate(false).open(&path)
            }
            opened => opened,
        }
    }

    /// Writes over the beginning of a file, without waiting for the disk.
    pub(super) fn write(&self, name: &str, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        use io::{Seek, Write};
        self.tell(FolderStep::Write(name, bytes))?;
        file.rewind()?;
        file.write_all(bytes)
    }

    pub(super) fn sync(&self, name: &str, file: &File) -> io::Result<()> {
        self.tell(FolderStep::Sync(name))?;
        file.sync_data()
    }

    /// Waits until the write-ahead log is on stable storage as it is. SQLite does so for what it appends, but
    /// not when it cuts the log off.
    pub(super) fn sync_log(&self) -> io::Result<()> {
        let name = format!("{DATABASE_FILE}{LOG}");
        self.sync(&name, &self.open(&name)?)
    }

    /// Takes a file away for good, if it is there.
    pub(super) fn remove(&self, name: &str) -> io::Result<()> {
        self.tell(FolderStep::Remove(name))?;
        match fs::remove_file(self.path.join(name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            removed => removed?,
        }
        self.sync_names()
    }

    fn sync_names(&self) -> io::Result<()> {
        self.tell(FolderStep::SyncNames)?;
        sync_folder(&self.path)
    }
}

/// A data folder that this process has for itself.
///
/// The lock belongs to the open file, so the system releases it however the process ends.
pub(super) struct Folder {
    hands: Hands,
    lock: File,
    /// Kept open while SQLite has it open, because closing it would release SQLite's locks with ours; and
    /// to see whether somebody has taken the file away beneath us.
    database: File,
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
    /// Makes the folder and an empty database when they are missing, and locks it.
    pub(super) fn claim(path: &Path, onlooker: Option<Arc<dyn Onlooker>>) -> Result<Folder, OpenError> {
        let unusable = |source| OpenError::Folder { folder: path.to_owned(), source };
        make_folder(path).map_err(unusable)?;
        let hands = Hands { path: path.to_owned(), onlooker };
        let lock = hands.open(LOCK_FILE).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse { folder: path.to_owned() }),
            Err(TryLockError::Error(source)) => return Err(unusable(source)),
        }
        let database = hands.open(DATABASE_FILE).map_err(unusable)?;
        Ok(Folder { hands, lock, database })
    }

    pub(super) fn path(&self) -> &Path {
        &self.hands.path
    }

    pub(super) fn hands(&self) -> Hands {
        self.hands.clone()
    }

    pub(super) fn database(&self) -> PathBuf {
        database_in(self.path())
    }

    pub(super) fn database_file(&self) -> &File {
        &self.database
    }

    /// Makes sure that a power cut cannot take back the names of a new folder and its files.
    pub(super) fn persist_names(&self) -> Result<(), OpenError> {
        let unusable = |source| OpenError::Folder { folder: self.path().to_owned(), source };
        self.hands.sync_names().map_err(unusable)?;
        let parent = fs::canonicalize(self.path()).ok().and_then(|path| path.parent().map(Path::to_owned));
        parent.map_or(Ok(()), |parent| sync_folder(&parent)).map_err(unusable)
    }

    /// Keeps copies of the files in a folder beside them, and says where.
    pub(super) fn set_aside(&self) -> Result<PathBuf, OpenError> {
        let to = self.path().join(format!("{SET_ASIDE}-{}", Millis::now().0));
        let copy = || {
            make_folder(&to)?;
            for name in files().iter().filter(|name| *name != LOCK_FILE) {
                match fs::copy(self.path().join(name), to.join(name)) {
                    Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                    copied => copied?,
                };
                File::open(to.join(name))?.sync_all()?;
            }
            sync_folder(&to)?;
            sync_folder(self.path())
        };
        copy().map_err(|source| OpenError::Folder { folder: to.clone(), source })?;
        Ok(to)
    }

    /// Takes from others the right to read what people keep from each other.
    #[cfg(unix)]
    pub(super) fn make_private(&self) {
        use std::os::unix::fs::PermissionsExt;
        for name in files() {
            let path = self.path().join(&name);
            let Ok(mode) = fs::metadata(&path).map(|file| file.permissions().mode() & 0o777) else {
                continue;
            };
            if mode & 0o077 == 0 {
                continue;
            }
            match fs::set_permissions(&path, fs::Permissions::from_mode(OWNER_ONLY)) {
                Ok(()) => tracing::warn!("{name} had mode {mode:03o}; now only its owner can read it"),
                Err(error) => tracing::warn!(%error, "{name} has mode {mode:03o}: others can read it"),
            }
        }
    }

    #[cfg(not(unix))]
    pub(super) fn make_private(&self) {}

    /// Where the database is, to be found there again.
    pub(super) fn place(&self) -> io::Result<NamedFile> {
        Ok(NamedFile { path: self.database(), identity: identity(&self.database.metadata()?) })
    }
}

/// A file and the name that leads to it.
pub(super) struct NamedFile {
    path: PathBuf,
    identity: Option<(u64, u64)>,
}

impl NamedFile {
    /// Whether the name still leads to the file. What is written to one that was moved or deleted is lost
    /// to the next start.
    pub(super) fn holds(&self) -> bool {
        fs::metadata(&self.path).is_ok_and(|there| identity(&there) == self.identity)
    }
}

/// What tells a file from all others, where the system says it.
fn identity(file: &fs::Metadata) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        Some((file.dev(), file.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        None
    }
}

/// The mode of a file that only its owner can read and write.
#[cfg(unix)]
const OWNER_ONLY: u32 = 0o600;

/// Makes a new file one that only its owner can read.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, OWNER_ONLY);
    options
}

/// The names of all files that a journal may have.
fn files() -> [String; 5] {
    let beside = |end| format!("{DATABASE_FILE}{end}");
    [DATABASE_FILE.to_owned(), beside(LOG), beside(LOG_INDEX), MARK_FILE.to_owned(), LOCK_FILE.to_owned()]
}

/// Where the database of a data folder lies.
pub(super) fn database_in(folder: &Path) -> PathBuf {
    folder.join(DATABASE_FILE)
}

/// Where its write-ahead log lies.
pub(super) fn log_in(folder: &Path) -> PathBuf {
    folder.join(format!("{DATABASE_FILE}{LOG}"))
}

/// Makes a folder, and those above it, that only its owner can look into: the journal holds what people keep
/// from each other. A folder that is there already stays as it is.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// Puts a folder's list of names on stable storage, where the system lets us open folders.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
