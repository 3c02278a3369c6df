//! A journal that lives as long as its process: for tests that want a table without a disk.

use std::collections::BTreeMap;
use std::fmt;
use std::future::ready;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::chain::Head;
use crate::error::{Damage, JournalError};
use crate::hub::Hub;
use crate::key::{KeyChanges, KeyId, VaultKey};
use crate::page::{Fill, Page, Rest};
use crate::record::{Millis, NewRecord, Record, Seq, TableId, within_limits};
use crate::store::{BoxFuture, Journal};
use crate::watch::{Source, Tail, Watch};

/// Keeps all records in memory. Keeps every promise of [`Journal`] except stable storage.
#[derive(Default)]
pub struct MemoryJournal {
    shelf: Arc<Shelf>,
    hub: Arc<Hub>,
}

#[derive(Default)]
struct Shelf {
    tables: Mutex<BTreeMap<TableId, Stored>>,
}

#[derive(Default)]
struct Stored {
    records: Vec<Record>,
    keys: BTreeMap<KeyId, VaultKey>,
}

impl MemoryJournal {
    /// An empty journal.
    #[must_use]
    pub fn new() -> MemoryJournal {
        MemoryJournal::default()
    }

    fn append_now(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> Result<Seq, JournalError> {
        within_limits(&records)?;
        let mut tables = self.shelf.lock();
        let mut head = head_of(table, tables.get(&table).map_or(&[], |stored| &stored.records));
        if head.seq != expected {
            return Err(JournalError::Conflict { actual: head.seq });
        }
        if records.is_empty() && keys.is_empty() {
            return Ok(expected);
        }
        let stored = tables.entry(table).or_default();
        for (id, key) in keys.made {
            stored.keys.entry(id).or_insert(key);
        }
        stored.keys.retain(|id, _| !keys.burnt.contains(id));
        let linked: Vec<Record> = records
            .into_iter()
            .map(|NewRecord { at, payload }| {
                head = head.extend(table, at, &payload);
                Record { seq: head.seq, at, payload, hash: head.hash }
            })
            .collect();
        stored.records.extend_from_slice(&linked);
        // Still under the lock, so that watchers hear of appends in their order.
        self.hub.publish(table, || linked);
        Ok(head.seq)
    }
}

fn head_of(table: TableId, stored: &[Record]) -> Head {
    stored.last().map_or_else(|| Head::start(table), |last| Head { seq: last.seq, hash: last.hash })
}

impl Shelf {
    /// Every change under this lock is one call that does not panic half way.
    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Stored>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn page_now(&self, table: TableId, after: Seq) -> Result<Page, JournalError> {
        let tables = self.lock();
        let stored = tables.get(&table).map_or(&[][..], |stored| &stored.records);
        let known = usize::try_from(after.0).ok().filter(|known| *known <= stored.len());
        let (seen, rest) = stored.split_at(known.ok_or(JournalError::Forgotten)?);
        let mut head = head_of(table, seen);
        let before = head.hash;
        if head.seq != after {
            return Err(JournalError::Damaged { table, seq: after, what: Damage::Missing });
        }
        let (mut records, mut fill) = (Vec::new(), Fill::default());
        for record in rest {
            if fill.is_full() {
                return Ok(Page { before, records, rest: Rest::More });
            }
            head.verify(table, record)?;
            fill.add(record);
            records.push(record.clone());
        }
        Ok(Page { before, records, rest: Rest::Nothing })
    }
}

impl Source for Shelf {
    fn page(self: Arc<Self>, table: TableId, after: Seq) -> BoxFuture<'static, Result<Page, JournalError>> {
        Box::pin(ready(self.page_now(table, after)))
    }
}

impl Journal for MemoryJournal {
    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        Box::pin(async move { self.append_now(table, expected, records, keys) })
    }

    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        let tables = self.shelf.lock();
        let keys = tables.get(&table).map(|stored| stored.keys.clone()).unwrap_or_default();
        Box::pin(ready(Ok(keys.into_iter().collect())))
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        Box::pin(async move { self.shelf.page_now(table, after) })
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        Tail::watch(Arc::<Shelf>::clone(&self.shelf), &self.hub, table, after)
    }

    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(async move {
            let mut tables = self.shelf.lock();
            tables.remove(&table);
            self.hub.forget(table);
            Ok(())
        })
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        Box::pin(async move {
            let tables = self.shelf.lock();
            let last = |stored: &Stored| stored.records.last().is_some_and(|last| last.at < before);
            Ok(tables.iter().filter(|(_, stored)| last(stored)).map(|(table, _)| *table).collect())
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(ready(Ok(())))
    }
}

impl Drop for MemoryJournal {
    fn drop(&mut self) {
        self.hub.close();
    }
}

impl fmt::Debug for MemoryJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MemoryJournal").field("tables", &self.shelf.lock().len()).finish_non_exhaustive()
    }
}
