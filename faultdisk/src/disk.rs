//! The disk that is watched, and how it fails.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use journal::{FolderStep, Onlooker};

use crate::history::{Files, History, Op};
use crate::vfs;

/// What is asked of a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    Read,
    /// Also what cuts a file.
    Write,
    Sync,
    Delete,
}

/// What the disk says instead of doing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// There is no space left.
    Full,
    /// It did not work.
    Broken,
    /// That it is done, which is not true.
    Pretence,
}

/// How long trouble lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// One call fails, and the next does not.
    Once,
    /// Every call fails from then on, until the disk is mended.
    On,
}

/// A plan to fail.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    pub call: Call,
    pub trouble: Trouble,
    /// How many such calls work before.
    pub after: usize,
    pub lasts: Lasts,
}

/// A folder whose files are watched for as long as this lives.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    recorder: Arc<Recorder>,
}

impl Disk {
    /// Watches what is done to the files of a folder from now on. What lies there already counts as being on
    /// stable storage.
    pub fn watch(folder: &Path) -> Disk {
        vfs::install();
        // As SQLite will name it.
        let folder = fs::canonicalize(folder).expect("the folder is there");
        let recorder = Arc::new(Recorder { log: Mutex::new(Log::new(Files::in_folder(&folder))) });
        let before = recorders().insert(folder.clone(), Arc::clone(&recorder));
        assert!(before.is_none(), "a folder is watched once");
        Disk { folder, recorder }
    }

    /// Who is to be told of what a journal does without SQLite.
    pub fn onlooker(&self) -> Arc<dyn Onlooker> {
        Arc::<Recorder>::clone(&self.recorder)
    }

    /// Writes something of the test's own between what is done to the files.
    pub fn note(&self, note: u64) {
        self.recorder.lock().history.ops.push(Op::Note(note));
    }

    /// From now on, fails as planned.
    pub fn fail(&self, fault: Fault) {
        self.recorder.lock().fault = Some(fault);
    }

    /// From now on, does what it is asked.
    pub fn mend(&self) {
        self.recorder.lock().fault = None;
    }

    /// The files that were in use when the plan was carried out, in order; names of files when they were.
    pub fn failed(&self) -> Vec<String> {
        self.recorder.lock().failed.clone()
    }

    /// What has been done so far.
    pub fn history(&self) -> History {
        self.recorder.lock().history.clone()
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        recorders().remove(&self.folder);
    }
}

/// Writes down what is done to the files of one folder.
#[derive(Debug)]
pub(crate) struct Recorder {
    log: Mutex<Log>,
}

#[derive(Debug)]
struct Log {
    history: History,
    /// Files of which the system also puts the name on stable storage when it syncs them for the first time.
    nameless: BTreeSet<String>,
    fault: Option<Fault>,
    failed: Vec<String>,
}

impl Log {
    fn new(files: Files) -> Log {
        let history = History { start: files, ops: Vec::new() };
        Log { history, nameless: BTreeSet::new(), fault: None, failed: Vec::new() }
    }
}

static RECORDERS: LazyLock<Mutex<HashMap<PathBuf, Arc<Recorder>>>> = LazyLock::new(Mutex::default);

fn recorders() -> MutexGuard<'static, HashMap<PathBuf, Arc<Recorder>>> {
    RECORDERS.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn recorder_of(folder: &Path) -> Option<Arc<Recorder>> {
    recorders().get(folder).cloned()
}

impl Recorder {
    fn lock(&self) -> MutexGuard<'_, Log> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this call fails.
    pub(crate) fn call(&self, call: Call, name: &str) -> Option<Trouble> {
        let mut log = self.lock();
        let fault = log.fault.as_mut().filter(|fault| fault.call == call)?;
        if fault.after > 0 {
            fault.after -= 1;
            return None;
        }
        let Fault { trouble, lasts, .. } = *fault;
        if lasts == Lasts::Once {
            log.fault = None;
        }
        log.failed.push(name.to_owned());
        Some(trouble)
    }

    fn push(&self, op: Op) {
        self.lock().history.ops.push(op);
    }

    pub(crate) fn created(&self, name: &str) {
        self.push(Op::Create(name.to_owned()));
        // As SQLite does for its logs and journals, and not for the database.
        if name.ends_with("-wal") || name.ends_with("-journal") {
            self.lock().nameless.insert(name.to_owned());
        }
    }

    pub(crate) fn deleted(&self, name: &str, sync: bool) {
        self.push(Op::Delete(name.to_owned()));
        if sync {
            self.push(Op::SyncNames);
        }
    }

    pub(crate) fn wrote(&self, name: &str, at: u64, bytes: &[u8]) {
        self.push(Op::Write(name.to_owned(), at, bytes.to_vec()));
    }

    pub(crate) fn cut(&self, name: &str, length: u64) {
        self.push(Op::Cut(name.to_owned(), length));
    }

    pub(crate) fn synced(&self, name: &str) {
        self.push(Op::Sync(name.to_owned()));
        if self.lock().nameless.remove(name) {
            self.push(Op::SyncNames);
        }
    }
}

impl Onlooker for Recorder {
    fn before(&self, _folder: &Path, step: FolderStep<'_>) -> io::Result<()> {
        let (call, name) = match step {
            FolderStep::Create(name) | FolderStep::Write(name, _) => (Call::Write, name),
            FolderStep::Remove(name) => (Call::Delete, name),
            FolderStep::Sync(name) => (Call::Sync, name),
            FolderStep::SyncNames => (Call::Sync, ""),
        };
        match self.call(call, name) {
            Some(Trouble::Full) => return Err(io::ErrorKind::StorageFull.into()),
            Some(Trouble::Broken) => return Err(io::Error::other("a planned fault")),
            // Of what we do ourselves only waiting can be left out from here.
            Some(Trouble::Pretence) if call == Call::Sync => return Ok(()),
            Some(Trouble::Pretence) | None => {}
        }
        self.push(match step {
            FolderStep::Create(name) => Op::Create(name.to_owned()),
            FolderStep::Write(name, bytes) => Op::Write(name.to_owned(), 0, bytes.to_vec()),
            FolderStep::Sync(name) => Op::Sync(name.to_owned()),
            FolderStep::Remove(name) => Op::Delete(name.to_owned()),
            FolderStep::SyncNames => Op::SyncNames,
        });
        Ok(())
    }
}
