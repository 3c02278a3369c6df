//! A disk in the hands of a test.
//!
//! Everything that a journal does to the files of its folder, through SQLite and beside it, is written down
//! in order: every write, every wait for the disk, every name made or deleted. From such a [`History`] one
//! can make the files as they would be had the process died, or the power failed, at any moment of it: with
//! all that was not yet on stable storage kept, dropped, kept in part, in another order, or torn. And a
//! [`Disk`] can be told to fail.
//!
//! Only for tests. SQLite sees it as the file system of the process; folders that nobody watches are left
//! alone.

mod disk;
mod history;
#[allow(
    unsafe_code,
    reason = "SQLite calls its file system through C; no crate offers it without unsafe code"
)]
mod vfs;

pub use disk::{Call, Disk, Fault, Lasts, Trouble};
pub use history::{Cut, Files, History, Op, Tear};
