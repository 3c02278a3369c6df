//! Where tables are read from by programs beside the server: a data folder, or a cluster.

use std::fmt;

use journal::{Journal, JournalError, MissingStream, NatsJournal, Page, Record, Seq, SqliteReader, TableId};

use crate::{cluster::Cluster, data::Data, failure::Failure};

/// A journal that is only looked into.
#[derive(Debug)]
pub(crate) enum Origin {
    Folder(SqliteReader),
    Cluster(NatsJournal),
}

impl Origin {
    /// The cluster, when one is named, or else the data folder.
    pub(crate) async fn open(data: &Data, cluster: &Cluster) -> Result<Origin, Failure> {
        if let Some(journal) = cluster.open(MissingStream::Refuse).await? {
            return Ok(Origin::Cluster(journal));
        }
        let reader = SqliteReader::open(&data.folder()?).map_err(|error| Failure::failed(&error))?;
        Ok(Origin::Folder(reader))
    }

    pub(crate) async fn tables(&self) -> Result<Vec<TableId>, JournalError> {
        match self {
            Origin::Folder(reader) => reader.tables(),
            Origin::Cluster(journal) => journal.tables().await,
        }
    }

    pub(crate) async fn page(&self, table: TableId, after: Seq) -> Result<Page, JournalError> {
        match self {
            Origin::Folder(reader) => reader.page(table, after),
            Origin::Cluster(journal) => journal.page(table, after).await,
        }
    }

    pub(crate) async fn read(&self, table: TableId) -> Result<Vec<Record>, JournalError> {
        match self {
            Origin::Folder(reader) => reader.read(table, Seq::START),
            Origin::Cluster(journal) => journal.read(table, Seq::START).await,
        }
    }
}

/// In the words of a sentence about it.
pub(crate) struct Named<'a>(pub(crate) &'a Data, pub(crate) &'a Cluster);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.1.named(), self.0.folder()) {
            (Some(addresses), _) => write!(f, "the cluster at {addresses}"),
            (None, Ok(folder)) => folder.display().fmt(f),
            (None, Err(_)) => f.write_str("the data folder"),
        }
    }
}
