//! `likeness move`: all tables from a data folder into a cluster, or back.
//!
//! Table by table: a table is brought in as a whole or not at all, read again and compared, and only then
//! deleted where it came from. So at every moment each table is whole in one of both places at least, and
//! whoever is killed in the middle runs the same command again.

use std::{
    collections::BTreeSet,
    convert::Infallible,
    io::{self, Write},
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::Args;
use journal::{
    Damage, Edition, Journal, JournalError, KeyChanges, KeyId, MissingStream, NatsJournal, NewRecord, Record,
    Seq, SqliteJournal, SqliteReader, TableId, VaultKey,
};
use table::{Code, PutAside};

use crate::{
    cluster::{Access, Addresses},
    data,
    failure::Failure,
    games::counted,
    serve::{DEFAULT_DISK_BUDGET, Size},
};

pub(crate) const EXAMPLES: &str = "\
Examples:
  likeness move /srv/likeness nats://a,b,c --nats-credentials likeness.creds
  likeness move nats://a,b,c /srv/likeness

Codes, seats, unfinished games and every record stay what they are, and so do the keys of ballots that are \
still open. \
Stop the servers of the place that is moved from; a folder that a server holds is refused. What is killed in \
the middle is \
finished by the same command. A table that is damaged stays where it is and is named. Nothing is moved while \
both places have \
a table of the same code with another history.

What was put aside is found again after a move, and is put aside anew when its time has come.";

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Where the tables are: a data folder, or nats://a,b,c
    from: Place,
    /// Where they go; one of both is a cluster, and one a data folder
    // The options of a cluster ask for an argument of this name, which `serve` has for the cluster itself.
    #[arg(id = "journal", value_name = "TO")]
    to: Place,
    /// How large the stream may grow if it has to be made first
    #[arg(long, env = "LIKENESS_DISK_BUDGET", value_name = "SIZE", default_value_t = DEFAULT_DISK_BUDGET)]
    disk_budget: Size,
    #[command(flatten)]
    access: Access,
}

/// A place that keeps tables, as it is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place {
    Folder(PathBuf),
    Cluster(Addresses),
    /// What was meant for a cluster, and why it is none.
    Wrong(&'static str),
}

impl FromStr for Place {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Place, Infallible> {
        if !text.contains("://") {
            return Ok(Place::Folder(text.into()));
        }
        Ok(text.parse().map_or_else(Place::Wrong, Place::Cluster))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Arguments { from, to, disk_budget, access } = arguments;
    let moved = data::block_on(async {
        match (from, to) {
            (Place::Wrong(why), _) | (_, Place::Wrong(why)) => Err(Failure::Unreadable((*why).to_owned())),
            (Place::Folder(folder), Place::Cluster(addresses)) => {
                let from = Folder::open(folder, Missing::Refuse)?;
                let missing = MissingStream::Make { max_bytes: Some(disk_budget.0) };
                move_all(&from, &access.open(addresses, missing).await?).await
            }
            (Place::Cluster(addresses), Place::Folder(folder)) => {
                let from = access.open(addresses, MissingStream::Refuse).await?;
                move_all(&from, &Folder::open(folder, Missing::Make)?).await
            }
            _ => Err(Failure::Unreadable(
                "one of both has to be a cluster, nats://a,b,c, and the other a data folder".to_owned(),
            )),
        }
    })??;
    writeln!(io::stdout(), "{} moved", counted(moved, "table"))?;
    Ok(())
}

/// What both kinds of places do for a move.
trait Keeper {
    fn journal(&self) -> &dyn Journal;

    async fn tables(&self) -> Result<BTreeSet<TableId>, JournalError>;

    /// The table as it is now, so that it is deleted only as that.
    async fn edition(&self, table: TableId) -> Result<Option<Edition>, JournalError>;

    async fn forget(&self, table: TableId, edition: Option<Edition>) -> Result<(), JournalError>;

    /// Brings in a whole table, or nothing of it.
    async fn install(&self, table: TableId, whole: &Whole) -> Result<(), JournalError>;

    /// A table has come or gone, and what was noted of it here has nothing to say any more.
    fn drop_note(&self, table: TableId) -> io::Result<()>;
}

/// All that a table is.
#[derive(Debug)]
struct Whole {
    records: Vec<Record>,
    keys: Vec<(KeyId, VaultKey)>,
}

impl Whole {
    async fn read(keeper: &impl Keeper, table: TableId) -> Result<Whole, JournalError> {
        let records = keeper.journal().read(table, Seq::START).await?;
        Ok(Whole { records, keys: keeper.journal().keys(table).await? })
    }

    fn new_records(&self) -> Vec<NewRecord> {
        let new = |record: &Record| NewRecord { at: record.at, payload: record.payload.clone() };
        self.records.iter().map(new).collect()
    }

    fn end(&self) -> Seq {
        self.records.last().map_or(Seq::START, |last| last.seq)
    }

    /// Whether the other one began with all of this: every hash covers what came before it.
    fn is_beginning_of(&self, other: &Whole) -> bool {
        self.records.last().is_none_or(|last| {
            other.records.get(self.records.len() - 1).is_some_and(|record| record.hash == last.hash)
        })
    }

    /// The keys that the other one does not have any more.
    fn burnt_in(&self, other: &Whole) -> Vec<KeyId> {
        let kept = |id: &KeyId| other.keys.iter().any(|(kept, _)| kept == id);
        self.keys.iter().map(|(id, _)| *id).filter(|id| !kept(id)).collect()
    }
}

async fn move_all(from: &impl Keeper, to: &impl Keeper) -> Result<usize, Failure> {
    let failed = |error: JournalError| Failure::failed(&error);
    let there = to.tables().await.map_err(failed)?;
    let tables = from.tables().await.map_err(failed)?;
    // Before anything is changed.
    for table in tables.intersection(&there) {
        refuse_another_history(from, to, *table).await?;
    }
    let (mut moved, mut damaged) = (0, 0);
    for table in tables {
        match move_one(from, to, table).await {
            Ok(()) => moved += 1,
            Err(error @ JournalError::Damaged { .. }) => {
                damaged += 1;
                eprintln!("likeness: {error}; it stays where it is");
            }
            Err(JournalError::Conflict { .. }) => {
                return Err(Failure::Failed(format!(
                    "somebody was playing at table {} while it was moved; it is still where it was. Stop the \
                     servers of both places and run the same command again: {} moved so far",
                    named(table),
                    counted(moved, "table"),
                )));
            }
            Err(error) => return Err(failed(error)),
        }
    }
    match damaged {
        0 => Ok(moved),
        _ => Err(Failure::Failed(format!(
            "{} could not be moved; all others were",
            counted(damaged, "damaged table")
        ))),
    }
}

fn named(table: TableId) -> String {
    Code::of(table).map_or_else(|| table.to_string(), |code| code.to_string())
}

/// One of both has to have begun as the other: then whoever has more is the one that was played on.
async fn refuse_another_history(from: &impl Keeper, to: &impl Keeper, table: TableId) -> Result<(), Failure> {
    let both =
        async { Ok::<_, JournalError>((Whole::read(from, table).await?, Whole::read(to, table).await?)) };
    let (ours, theirs) = match both.await {
        // It stays where it is, and is named when its turn has come.
        Err(JournalError::Damaged { .. }) => return Ok(()),
        both => both.map_err(|error| Failure::failed(&error))?,
    };
    if ours.is_beginning_of(&theirs) || theirs.is_beginning_of(&ours) {
        return Ok(());
    }
    Err(Failure::Failed(format!(
        "there is a table {} in both places, and they are not the same: each has moves that the other does \
         not have. Nothing was moved; delete one of them first, as its host in the menu",
        named(table)
    )))
}

async fn move_one(from: &impl Keeper, to: &impl Keeper, table: TableId) -> Result<(), JournalError> {
    let edition = from.edition(table).await?;
    let ours = Whole::read(from, table).await?;
    let their_edition = to.edition(table).await?;
    let mut theirs = Whole::read(to, table).await?;
    if theirs.end() < ours.end() {
        // None, or an older copy, all of which we have.
        if !theirs.is_beginning_of(&ours) {
            return Err(JournalError::Conflict { actual: theirs.end() });
        }
        to.forget(table, their_edition).await?;
        to.install(table, &ours).await?;
        theirs = Whole::read(to, table).await?;
        if theirs.keys != ours.keys {
            return Err(JournalError::Damaged { table, seq: ours.end(), what: Damage::Keys });
        }
    } else {
        // Brought in by somebody who was killed before it was deleted here. A key that was destroyed since,
        // here or there, stays destroyed.
        let burnt = theirs.burnt_in(&ours);
        if theirs.end() == ours.end() && !burnt.is_empty() {
            let changes = KeyChanges { made: Vec::new(), burnt };
            to.journal().append_with(table, theirs.end(), Vec::new(), changes).await?;
        }
    }
    if !ours.is_beginning_of(&theirs) {
        return Err(JournalError::Conflict { actual: theirs.end() });
    }
    to.drop_note(table).map_err(|error| cannot_note(&error))?;
    from.forget(table, edition).await?;
    from.drop_note(table).map_err(|error| cannot_note(&error))
}

fn cannot_note(error: &io::Error) -> JournalError {
    JournalError::Unavailable { why: format!("its notes of what is put aside cannot be written: {error}") }
}

/// A data folder that nobody else holds.
#[derive(Debug)]
struct Folder {
    journal: SqliteJournal,
    path: PathBuf,
    put_aside: PutAside,
}

/// What becomes of a folder without a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Missing {
    Make,
    Refuse,
}

impl Folder {
    fn open(path: &Path, missing: Missing) -> Result<Folder, Failure> {
        if missing == Missing::Refuse {
            // Says so where there is none, instead of making one.
            SqliteReader::open(path).map_err(|error| Failure::failed(&error))?;
        }
        let journal = SqliteJournal::open(path).map_err(|error| Failure::failed(&error))?;
        let put_aside = PutAside::in_folder(path).map_err(|error| Failure::failed(&cannot_note(&error)))?;
        Ok(Folder { journal, path: path.to_owned(), put_aside })
    }
}

impl Keeper for Folder {
    fn journal(&self) -> &dyn Journal {
        &self.journal
    }

    async fn tables(&self) -> Result<BTreeSet<TableId>, JournalError> {
        let reader = SqliteReader::open(&self.path)
            .map_err(|error| JournalError::Unavailable { why: error.to_string() })?;
        Ok(reader.tables()?.into_iter().collect())
    }

    /// Nobody else writes here.
    async fn edition(&self, _: TableId) -> Result<Option<Edition>, JournalError> {
        Ok(None)
    }

    async fn forget(&self, table: TableId, _: Option<Edition>) -> Result<(), JournalError> {
        self.journal.forget(table).await
    }

    async fn install(&self, table: TableId, whole: &Whole) -> Result<(), JournalError> {
        let keys = KeyChanges { made: whole.keys.clone(), burnt: Vec::new() };
        self.journal.append_with(table, Seq::START, whole.new_records(), keys).await.map(|_| ())
    }

    fn drop_note(&self, table: TableId) -> io::Result<()> {
        Code::of(table).map_or(Ok(()), |code| self.put_aside.drop_note(code))
    }
}

impl Keeper for NatsJournal {
    fn journal(&self) -> &dyn Journal {
        self
    }

    async fn tables(&self) -> Result<BTreeSet<TableId>, JournalError> {
        Ok(NatsJournal::tables(self).await?.into_iter().collect())
    }

    async fn edition(&self, table: TableId) -> Result<Option<Edition>, JournalError> {
        NatsJournal::edition(self, table).await.map(Some)
    }

    async fn forget(&self, table: TableId, edition: Option<Edition>) -> Result<(), JournalError> {
        match edition {
            Some(edition) => self.forget_edition(table, edition).await,
            None => Journal::forget(self, table).await,
        }
    }

    async fn install(&self, table: TableId, whole: &Whole) -> Result<(), JournalError> {
        NatsJournal::install(self, table, &whole.new_records(), &whole.keys).await.map(|_| ())
    }

    /// What is put aside is noted in the data folders of the servers.
    fn drop_note(&self, _: TableId) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_is_told_from_a_folder_by_its_scheme() {
        let read = |text: &str| text.parse::<Place>().unwrap_or_else(|never| match never {});
        assert_eq!(read("/srv/likeness"), Place::Folder("/srv/likeness".into()));
        assert_eq!(read("nats"), Place::Folder("nats".into()));
        assert!(matches!(read("nats://a,b"), Place::Cluster(_)));
        assert!(matches!(read("http://a"), Place::Wrong(_)), "no folder is made of a slip");
    }
}
