//! The small pool of readers, and the gate before it.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use tokio::sync::Semaphore;

use crate::error::JournalError;
use crate::key::overwrite_stack;
use crate::page::Page;
use crate::record::{Seq, TableId};
use crate::store::BoxFuture;
use crate::watch::Source;

use super::SqliteReader;

/// How many reads run at once. Reads are short and come from the page cache; more would only fight for the
/// cores.
const READERS: usize = 4;

/// Lets reads pass side by side, and holds them back while the log is cut off: SQLite cannot cut it under a
/// reader.
#[derive(Debug, Default)]
pub(in crate::sqlite) struct Gate(RwLock<()>);

impl Gate {
    fn pass(&self) -> RwLockReadGuard<'_, ()> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the reads under way, which are short; those that come later wait for us.
    pub(in crate::sqlite) fn shut(&self) -> RwLockWriteGuard<'_, ()> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The readers of a running journal, opened as they are needed and kept.
pub(in crate::sqlite) struct Readers {
    path: PathBuf,
    permits: Arc<Semaphore>,
    gate: Arc<Gate>,
    idle: Mutex<VecDeque<SqliteReader>>,
}

impl Readers {
    pub(in crate::sqlite) fn new(path: PathBuf, gate: Arc<Gate>) -> Readers {
        Readers { path, permits: Arc::new(Semaphore::new(READERS)), gate, idle: Mutex::default() }
    }

    /// Runs `work` with a reader on a blocking thread.
    pub(in crate::sqlite) async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&SqliteReader) -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        let permits = Arc::clone(&self.permits);
        let permit = permits.acquire_owned().await.map_err(|_| JournalError::closed())?;
        let readers = Arc::clone(self);
        let task = tokio::task::spawn_blocking(move || {
            let _passing = readers.gate.pass();
            let idle = readers.idle().pop_front();
            let reader = match idle {
                Some(reader) => reader,
                None => SqliteReader::on(&readers.path).map_err(|error| JournalError::unavailable(&error))?,
            };
            let result = work(&reader);
            if !readers.permits.is_closed() {
                readers.idle().push_front(reader);
            }
            drop(permit);
            result
        });
        task.await.unwrap_or_else(|_| Err(JournalError::unavailable("a read was cut short")))
    }

    /// The same with a connection of its own, which is closed afterwards: what it has read stays in no cache.
    pub(in crate::sqlite) async fn run_in_private<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&SqliteReader) -> Result<T, JournalError> + Send + 'static,
    ) -> Result<T, JournalError> {
        let path = self.path.clone();
        self.run(move |_| {
            let result = match SqliteReader::on(&path) {
                Ok(reader) => work(&reader),
                Err(error) => Err(JournalError::unavailable(&error)),
            };
            overwrite_stack();
            result
        })
        .await
    }

    /// Lets go of the file. Reads that are asked for from now on are refused.
    pub(in crate::sqlite) fn close(&self) {
        self.permits.close();
        self.idle().clear();
    }

    /// The queue is whole whatever happened to a thread that held it.
    fn idle(&self) -> MutexGuard<'_, VecDeque<SqliteReader>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Source for Readers {
    fn page(self: Arc<Self>, table: TableId, after: Seq) -> BoxFuture<'static, Result<Page, JournalError>> {
        Box::pin(async move { self.run(move |reader| reader.page(table, after)).await })
    }
}
