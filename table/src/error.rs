//! What can go wrong between a guest and a table.

use journal::JournalError;

use crate::refusal::Refusal;

/// Why a table does not answer as it was asked to.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentence of each is its error")]
pub enum TableError {
    /// The table answered, and said no.
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("there is no such table")]
    NotFound,
    /// Another table has the code that was drawn for a new one.
    #[error("that code is taken")]
    CodeTaken,
    /// The table's record is damaged, or folding it failed. The other tables go on.
    #[error("this table's record is damaged; it is closed until somebody looks at it")]
    Damaged,
    #[error("there is no space left to store what happens")]
    NoSpace,
    #[error("the journal is not available")]
    Unavailable,
    /// Nothing came of it here.
    #[error("another server leads this table, or is about to")]
    LedElsewhere,
    /// Others were faster, again and again.
    #[error("the table is too busy")]
    Busy,
}

impl From<JournalError> for TableError {
    fn from(error: JournalError) -> TableError {
        match error {
            // Not the table itself: its number is its code.
            JournalError::Damaged { table: _, seq, what } => {
                tracing::error!(%seq, %what, "a table is damaged");
                TableError::Damaged
            }
            JournalError::Forgotten => TableError::NotFound,
            JournalError::NoSpace => TableError::NoSpace,
            JournalError::Conflict { .. } => TableError::Busy,
            JournalError::LedElsewhere => TableError::LedElsewhere,
            JournalError::TooLarge { .. } | JournalError::Unavailable { .. } => {
                tracing::error!(%error, "the journal did not take a record");
                TableError::Unavailable
            }
        }
    }
}
