//! What the tests of the SQLite store share.

use std::path::Path;
use std::process::Command;

use journal::{DATABASE_FILE, Millis, NewRecord, TableId};
use rusqlite::Connection;

/// Set for a process that a test starts from its own binary: where its journal lies.
pub(crate) const CHILD_FOLDER: &str = "JOURNAL_TEST_FOLDER";

pub(crate) const TABLE: TableId = TableId(7);

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
