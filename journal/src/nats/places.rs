//! Where in the stream the tables are that somebody is using: a table counts its own records, the cluster
//! its messages.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::record::{Seq, TableId};

use super::frame::Tip;

/// Of how many tables at once. What is thrown away is asked for again.
const MOST: usize = 8192;

#[derive(Debug, Default)]
pub(super) struct Places {
    tables: Mutex<HashMap<TableId, Place>>,
}

#[derive(Debug, Default)]
struct Place {
    tip: Option<Tip>,
    /// Where the step lies that has the record after this seq.
    read: Option<(Seq, u64)>,
}

impl Places {
    pub(super) fn tip(&self, table: TableId) -> Option<Tip> {
        self.lock().get(&table)?.tip.clone()
    }

    /// Keeps the end of a table, unless a later one is known. Only what is acknowledged comes here.
    pub(super) fn remember(&self, table: TableId, tip: Tip) {
        self.change(table, |place| {
            if place.tip.as_ref().is_none_or(|known| known.at <= tip.at || tip.at == 0) {
                place.tip = Some(tip);
            }
        });
    }

    /// From where on the records after `after` are to be read, in a table that begins behind `floor`.
    pub(super) fn from(&self, table: TableId, after: Seq, floor: u64) -> u64 {
        let tables = self.lock();
        let read = tables.get(&table).and_then(|place| place.read);
        read.filter(|(seq, from)| *seq == after && *from > floor).map_or(floor + 1, |(_, from)| from)
    }

    pub(super) fn read_to(&self, table: TableId, seq: Seq, from: u64) {
        self.change(table, |place| place.read = Some((seq, from)));
    }

    pub(super) fn drop(&self, table: TableId) {
        self.lock().remove(&table);
    }

    fn change(&self, table: TableId, change: impl FnOnce(&mut Place)) {
        let mut tables = self.lock();
        if tables.len() >= MOST && !tables.contains_key(&table) {
            tables.clear();
        }
        change(tables.entry(table).or_default());
    }

    /// Every change under this lock is one that does not panic half way.
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Place>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
