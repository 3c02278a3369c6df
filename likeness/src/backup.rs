//! `likeness backup`: a copy of all tables, also while the server runs.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use clap::Args;
use journal::{Journal, JournalError, NewRecord, Page, Rest, Seq, SqliteJournal, TableId};

use crate::{
    cluster::Cluster,
    data::{self, Data},
    failure::Failure,
    games::counted,
    origin::Origin,
};

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness backup ~/likeness-backup
  likeness backup /mnt/backup/$(date +%F) --data /srv/likeness
  likeness backup /mnt/backup/$(date +%F) --journal nats://a,b,c

Works while the server runs. Every record is verified as it is copied: a damaged table is named and left \
out, and \
the others are kept. To restore, serve from the copy: likeness serve --data ~/likeness-backup

A backup of a cluster is a data folder like any other. It has no keys of ballots that are still open.";

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The folder to make; it must not exist yet, or be empty
    #[arg(value_name = "FOLDER")]
    to: PathBuf,
    #[command(flatten)]
    data: Data,
    #[command(flatten)]
    cluster: Cluster,
}

/// What an unfinished copy is called, so that nobody takes it for a backup.
const UNFINISHED: &str = "unfinished";

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let to = &arguments.to;
    let cannot_write =
        |error: io::Error| Failure::Failed(format!("{} cannot be written: {error}", to.display()));
    if fs::read_dir(to).is_ok_and(|mut inside| inside.next().is_some()) {
        return Err(Failure::Failed(format!("{} is not empty; choose another folder", to.display())));
    }
    let unfinished = to.with_added_extension(UNFINISHED);
    if unfinished.exists() {
        fs::remove_dir_all(&unfinished).map_err(cannot_write)?;
    }
    let damaged = data::block_on(copy(arguments, &unfinished))??;
    // In one step at the end, so that a copy that was broken off is never taken for a whole one.
    fs::rename(&unfinished, to).and_then(|()| sync_parent(to)).map_err(cannot_write)?;
    for error in &damaged {
        eprintln!("likeness: {error}; it is not in the backup");
    }
    match damaged.len() {
        0 => Ok(()),
        tables => {
            let damaged = counted(tables, "damaged table");
            Err(Failure::Failed(format!("{damaged} could not be copied; all others were")))
        }
    }
}

/// Copies table by table: each is whole in itself, and what is appended meanwhile is in the next backup.
/// Returns what is wrong with the tables that are damaged.
async fn copy(arguments: &Arguments, to: &Path) -> Result<Vec<JournalError>, Failure> {
    let origin = Origin::open(&arguments.data, &arguments.cluster).await?;
    let copy = SqliteJournal::open(to).map_err(|error| Failure::failed(&error))?;
    let mut damaged = Vec::new();
    for table in origin.tables().await.map_err(|error| Failure::failed(&error))? {
        match copy_table(&origin, &copy, table).await {
            Err(error @ JournalError::Damaged { .. }) => damaged.push(error),
            Err(error) => return Err(Failure::failed(&error)),
            Ok(()) => {}
        }
    }
    Ok(damaged)
}

/// A table that turns out to be damaged, or that is deleted while it is copied, leaves nothing in the copy.
async fn copy_table(origin: &Origin, copy: &SqliteJournal, table: TableId) -> Result<(), JournalError> {
    let copied = copy_pages(origin, copy, table).await;
    if copied.is_err() {
        copy.forget(table).await?;
    }
    match copied {
        Err(JournalError::Forgotten) => Ok(()),
        copied => copied,
    }
}

async fn copy_pages(origin: &Origin, copy: &SqliteJournal, table: TableId) -> Result<(), JournalError> {
    let (mut after, mut hash) = (Seq::START, None);
    loop {
        let Page { before, records, rest } = origin.page(table, after).await?;
        // Another hash in this place: the table was deleted since the last page, and begun again.
        if hash.is_some_and(|hash| hash != before) {
            return Err(JournalError::Forgotten);
        }
        hash = records.last().map(|last| last.hash);
        let records = records.into_iter().map(|record| NewRecord { at: record.at, payload: record.payload });
        after = copy.append(table, after, records.collect()).await?;
        if rest == Rest::Nothing {
            return Ok(());
        }
    }
}

/// Makes sure that a power cut cannot take back the name of the new folder, where the system lets us open
/// folders.
fn sync_parent(folder: &Path) -> io::Result<()> {
    let parent = fs::canonicalize(folder)?.parent().map(Path::to_owned);
    match parent {
        Some(parent) if cfg!(unix) => File::open(parent)?.sync_all(),
        _ => Ok(()),
    }
}
