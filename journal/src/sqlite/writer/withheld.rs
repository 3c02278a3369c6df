//! What is stored and not answered yet: appends that have burnt keys. The log still holds these until it is
//! cut off, which takes as long as storing a hundred records; so those that burn keys in the same moment
//! share one cut.

use std::mem;
use std::time::{Duration, Instant};

use crate::record::TableId;

use super::batch::Append;

/// How long the first of them waits for others, while there is something else to be stored. Where there is
/// not, nobody waits.
const PATIENCE: Duration = Duration::from_millis(10);

/// Appends that are answered once the log has been cut off, in the order in which they were stored.
#[derive(Default)]
pub(super) struct Withheld {
    appends: Vec<Append>,
    since: Option<Instant>,
}

impl Withheld {
    /// Whether this one has to wait: it has burnt a key, or comes behind one of its table that waits.
    pub(super) fn concerns(&self, append: &Append) -> bool {
        append.has_burnt() || self.has(append.table)
    }

    /// Whether something of this table waits.
    pub(super) fn has(&self, table: TableId) -> bool {
        self.appends.iter().any(|append| append.table == table)
    }

    pub(super) fn take_in(&mut self, append: Append) {
        self.since.get_or_insert_with(Instant::now);
        self.appends.push(append);
    }

    /// Whether those that wait may wait for something else to be stored.
    pub(super) fn have_time(&self) -> bool {
        self.since.is_some_and(|since| since.elapsed() < PATIENCE)
    }

    /// All of them, whose time has come.
    pub(super) fn release(&mut self) -> Vec<Append> {
        self.since = None;
        mem::take(&mut self.appends)
    }
}
