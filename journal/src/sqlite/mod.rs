//! The embedded store: one SQLite file in the data folder.
//!
//! One thread writes. It takes whatever waits in its queue, commits it in one transaction and answers only
//! then, so that sixteen tables that act in the same instant share one wait for the disk. Readers have
//! connections of their own on blocking threads; no SQLite call ever runs on the async runtime.

mod connect;
mod folder;
mod inspect;
mod key_row;
mod mark;
mod note;
mod reader;
mod schema;
mod sum;
mod walk;
#[allow(unsafe_code, reason = "SQLite takes its memory through C; no crate offers it without unsafe code")]
mod wiped_memory;
mod writer;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use tokio::sync::{Semaphore, oneshot};

use crate::error::{JournalError, OpenError};
use crate::hub::Hub;
use crate::key::{KeyChanges, KeyId, VaultKey};
use crate::page::Page;
use crate::record::{Millis, NewRecord, Seq, TableId, within_limits};
use crate::store::{BoxFuture, Journal};
use crate::watch::{Tail, Watch};

use folder::Folder;
use mark::Mark;
use reader::{Gate, Readers};
use writer::{Job, Outbox, Store, Writer};

pub use folder::{DATABASE_FILE, FolderStep, LOCK_FILE, Onlooker};
pub use mark::MARK_FILE;
pub use reader::SqliteReader;

/// How many appends may wait for the writer. Beyond it callers wait for a place, each with its own record in
/// hand, so that an overload is felt where it arises.
const QUEUE: usize = 1024;

/// How a [`SqliteJournal`] is to behave.
pub struct Settings {
    /// Called once, on the writer's thread and before anybody is answered, when the disk failed in a way
    /// after which nothing more can be promised. A server ends its process here and finds the truth on disk
    /// when it starts again.
    pub on_fatal: Box<dyn FnOnce(&JournalError) + Send>,
    /// How large the database may grow, in bytes; appends beyond it are refused with
    /// [`JournalError::NoSpace`].
    pub max_bytes: Option<u64>,
    /// What happens when records that were acknowledged are gone.
    pub loss: Loss,
    /// Who is told of what is done to the folder without SQLite.
    pub onlooker: Option<Arc<dyn Onlooker>>,
}

/// What a journal does at its start when records that were acknowledged are gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loss {
    /// It is not opened, and nothing is touched.
    #[default]
    Refuse,
    /// Its files are copied into a folder beside them, and it goes on with what is there.
    Accept,
}

impl Default for Settings {
    /// No limit of size, no loss, and a fatal error ends the process.
    fn default() -> Settings {
        Settings { on_fatal: Box::new(end_the_process), max_bytes: None, loss: Loss::Refuse, onlooker: None }
    }
}

impl fmt::Debug for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Settings")
            .field("max_bytes", &self.max_bytes)
            .field("loss", &self.loss)
            .finish_non_exhaustive()
    }
}

/// The status that sysexits.h gives to an error of input or output.
const EXIT_IO_ERROR: i32 = 74;

fn end_the_process(error: &JournalError) {
    tracing::error!(%error, "the journal cannot go on; ending the process, so that it recovers from disk");
    std::process::exit(EXIT_IO_ERROR);
}

/// A journal in a data folder, which it holds for itself until it is dropped.
///
/// Dropping it waits until everything that was queued is on disk.
pub struct SqliteJournal {
    writer: Option<Writer>,
    places: Arc<Semaphore>,
    readers: Arc<Readers>,
    hub: Arc<Hub>,
    // Released last, when nothing of ours touches the folder any more.
    folder: Folder,
}

impl SqliteJournal {
    /// Opens the journal in `folder`, making both when they are missing. A fatal error ends the process.
    ///
    /// # Errors
    /// Whenever the promises of this crate could not be kept there; each reason is an [`OpenError`] of its
    /// own.
    pub fn open(folder: &Path) -> Result<SqliteJournal, OpenError> {
        SqliteJournal::open_with(folder, Settings::default())
    }

    /// Opens the journal in `folder` with settings.
    ///
    /// # Errors
    /// As [`SqliteJournal::open`].
    pub fn open_with(folder: &Path, settings: Settings) -> Result<SqliteJournal, OpenError> {
        connect::check_version(rusqlite::version_number())?;
        wiped_memory::install();
        let Settings { on_fatal, max_bytes, loss, onlooker } = settings;
        let folder = Folder::claim(folder, onlooker)?;
        let connection = open_writer(&folder, max_bytes, loss)?;
        let mark = Mark::open(folder.hands());
        folder.make_private();
        folder.persist_names()?;
        let unusable = |source| OpenError::Folder { folder: folder.path().to_owned(), source };
        let place = folder.place().map_err(unusable)?;
        let (hub, gate) = (Arc::new(Hub::default()), Arc::new(Gate::default()));
        let store = Store { connection, hands: folder.hands(), mark, place };
        let writer = Writer::start(store, Arc::clone(&hub), Arc::clone(&gate), on_fatal).map_err(unusable)?;
        Ok(SqliteJournal {
            writer: Some(writer),
            places: Arc::new(Semaphore::new(QUEUE)),
            readers: Arc::new(Readers::new(folder.database(), gate)),
            hub,
            folder,
        })
    }

    /// Opens the journal in `folder` for reading only, also while a server is using it.
    ///
    /// # Errors
    /// When there is no journal there, or none that this version can read.
    pub fn open_read_only(folder: &Path) -> Result<SqliteReader, OpenError> {
        SqliteReader::open(folder)
    }

    /// Puts a job into the writer's queue, waiting for a place, and then waits for the answer.
    async fn ask<T>(&self, job: impl FnOnce(Outbox<T>) -> Job + Send) -> Result<T, JournalError> {
        let writer = self.writer.as_ref().ok_or_else(JournalError::closed)?;
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| JournalError::closed())?;
        let (answer, answered) = oneshot::channel();
        writer.send(job(Outbox::new(answer, place)))?;
        answered.await.unwrap_or_else(|_| Err(writer.verdict()))
    }
}

/// Opens what is there; whoever accepts a loss has the files set aside first.
fn open_writer(folder: &Folder, max_bytes: Option<u64>, loss: Loss) -> Result<Connection, OpenError> {
    match connect::open_writer(folder, max_bytes, Loss::Refuse) {
        Err(error) if error.is_loss() && loss == Loss::Accept => {
            let aside = folder.set_aside()?;
            let aside = aside.display();
            tracing::error!(%error, %aside, "going on without the lost records; the files are set aside");
            connect::open_writer(folder, max_bytes, Loss::Accept)
        }
        opened => opened,
    }
}

impl Journal for SqliteJournal {
    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        Box::pin(async move {
            within_limits(&records)?;
            self.ask(|answer| Job::append(table, expected, records, keys, answer)).await
        })
    }

    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        Box::pin(self.readers.run_in_private(move |reader| reader.keys(table)))
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        Box::pin(self.readers.run(move |reader| reader.page(table, after)))
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        Tail::watch(Arc::<Readers>::clone(&self.readers), &self.hub, table, after)
    }

    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(self.ask(move |answer| Job::Forget { table, answer }))
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        Box::pin(self.readers.run(move |reader| reader.tables_untouched_since(before)))
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(self.ask(|answer| Job::Check { answer }))
    }
}

impl Drop for SqliteJournal {
    fn drop(&mut self) {
        self.hub.close();
        // Before the writer, because the connection that is closed last tidies up, and only it can write.
        self.readers.close();
        if let Some(writer) = self.writer.take() {
            writer.finish();
        }
    }
}

impl fmt::Debug for SqliteJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteJournal").field("folder", &self.folder.path()).finish_non_exhaustive()
    }
}
