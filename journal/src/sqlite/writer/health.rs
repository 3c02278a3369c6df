//! Whether the journal can still promise anything.
//!
//! What SQLite guarantees when a write fails, and what we make of it:
//!
//! - A conflict is found before anything is written, so it fails one append and not its neighbours. Should
//!   another program have written behind our back, the primary key refuses; we look again and find the
//!   conflict.
//! - `SQLITE_FULL` (no space, or the limit of size): the statement fails, SQLite may have rolled back the
//!   whole transaction by itself, and a commit that fails this way has been rolled back. In the log the frame
//!   that commits is the last one written, so what did get written has no effect now nor after a crash. We
//!   roll back what is left and try each append alone, so that a small one still fits where a big one does
//!   not; those that do not fit are refused.
//! - An error of reading, writing or syncing, or a corrupted page: the log may hold the commit although it
//!   failed, and after a failed fsync the system may have dropped pages that it calls clean. Nothing can be
//!   promised any more: the hook is called, and every later job is refused.

use std::sync::{Arc, OnceLock};

use rusqlite::ErrorCode;

use crate::error::JournalError;

use super::OnFatal;

/// Whether the journal can still promise anything.
pub(super) struct Health {
    verdict: Arc<OnceLock<JournalError>>,
    on_fatal: Option<OnFatal>,
}

impl Health {
    pub(super) fn new(verdict: Arc<OnceLock<JournalError>>, on_fatal: OnFatal) -> Health {
        Health { verdict, on_fatal: Some(on_fatal) }
    }

    pub(super) fn check(&self) -> Result<(), JournalError> {
        self.verdict.get().map_or(Ok(()), |error| Err(error.clone()))
    }

    /// Refuses everything from now on, and says so to the server before anybody is answered.
    pub(super) fn condemn(&mut self, why: &(impl ToString + ?Sized)) -> JournalError {
        let error = self.verdict.get_or_init(|| JournalError::unavailable(why)).clone();
        if let Some(on_fatal) = self.on_fatal.take() {
            on_fatal(&error);
        }
        error
    }
}

/// Whether nothing can be promised after this error. Those that are known to leave the database as it was are
/// not.
pub(super) fn is_fatal(error: &rusqlite::Error) -> bool {
    !matches!(
        error.sqlite_error_code(),
        Some(
            ErrorCode::DiskFull
                | ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::ConstraintViolation
                | ErrorCode::TooBig
        )
    )
}

/// What is told of an error after which the database is as it was.
pub(super) fn refusal(error: &rusqlite::Error) -> JournalError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => JournalError::NoSpace,
        _ => JournalError::unavailable(error),
    }
}
