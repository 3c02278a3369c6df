//! What the tests of the SQLite store share.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use journal::{DATABASE_FILE, Millis, NewRecord, TableId};
use rusqlite::Connection;

/// Set for a process that a test starts from its own binary: where its journal lies.
pub(crate) const CHILD_FOLDER: &str = "JOURNAL_TEST_FOLDER";

pub(crate) const TABLE: TableId = TableId(7);

/// Into how many parts a long work is shared out.
pub(crate) const PARTS: usize = 3;

pub(crate) fn record(payload: &str) -> NewRecord {
    NewRecord { at: Millis(1_000), payload: payload.to_owned() }
}

/// A second connection to a journal, for looking at it and for doing it harm.
pub(crate) fn raw(folder: &Path) -> Connection {
    Connection::open(folder.join(DATABASE_FILE)).unwrap()
}

/// A command that runs one ignored test of this binary as a process of its own, started through `prefix`.
pub(crate) fn child(prefix: &[&str], test: &str, folder: &Path) -> Command {
    let this = std::env::current_exe().unwrap();
    let mut words = prefix.iter().map(std::ffi::OsStr::new).chain([this.as_os_str()]);
    let mut command = Command::new(words.next().unwrap());
    command.args(words).args([test, "--exact", "--ignored", "--nocapture"]).env(CHILD_FOLDER, folder);
    command
}

/// In such a process: where its journal lies. Without it nothing would be tested, so that nothing passes.
pub(crate) fn child_folder() -> PathBuf {
    let folder = std::env::var_os(CHILD_FOLDER);
    folder.expect("this is no test of its own: another one starts it as a process").into()
}

/// A folder for a test that makes hundreds of them, in memory where the system has a place for it.
pub(crate) fn in_memory() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

/// Copies the files of a journal, without those that say nothing when no server is running.
pub(crate) fn copy_files(from: &Path, to: &Path) {
    for name in [DATABASE_FILE.to_owned(), format!("{DATABASE_FILE}-wal"), journal::MARK_FILE.to_owned()] {
        if from.join(&name).exists() {
            std::fs::copy(from.join(&name), to.join(&name)).unwrap();
        }
    }
}

/// A number that can be set from outside, so that a test runs longer or differently.
pub(crate) fn from_environment(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

/// Does every part of a long work on a thread of its own: `work` is given the number of its part, and tells
/// what came out of it.
pub(crate) fn in_parts<T: Send>(work: impl AsyncFn(usize) -> T + Sync) -> Vec<T> {
    let work = &work;
    thread::scope(|scope| {
        let parts = (0..PARTS).map(|part| {
            scope.spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(work(part))
            })
        });
        // All of them have begun before the first is waited for.
        let parts: Vec<_> = parts.collect();
        parts
            .into_iter()
            .map(|part| part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

/// Luck that can be had again.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}
