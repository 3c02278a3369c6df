//! What an append shows of our right to it: the number of the claim under which we lead its table.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use crate::error::JournalError;
use crate::record::TableId;

/// The claims that we have made. A journal without leases has none, and carries on whatever it finds.
#[derive(Debug, Default)]
pub(super) struct Fences {
    held: OnceLock<Mutex<HashMap<TableId, u64>>>,
}

impl Fences {
    /// From now on only tables can be written to that we lead.
    pub(super) fn put_up(&self) {
        self.held.get_or_init(Mutex::default);
    }

    /// The claim under which we write to a table; none where nobody has to make any.
    ///
    /// # Errors
    /// When we do not lead it.
    pub(super) fn of(&self, table: TableId) -> Result<Option<u64>, JournalError> {
        let Some(held) = self.held.get() else { return Ok(None) };
        let held = lock(held).get(&table).copied();
        held.map(Some).ok_or(JournalError::LedElsewhere)
    }

    pub(super) fn hold(&self, table: TableId, fence: u64) {
        if let Some(held) = self.held.get() {
            lock(held).insert(table, fence);
        }
    }

    pub(super) fn let_go(&self, table: TableId) {
        if let Some(held) = self.held.get() {
            lock(held).remove(&table);
        }
    }
}

/// Every change under this lock is one call.
fn lock(held: &Mutex<HashMap<TableId, u64>>) -> MutexGuard<'_, HashMap<TableId, u64>> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}
