//! Who leads a table, where several servers share a journal.

use std::fmt;

use tokio::sync::watch;

use crate::error::JournalError;
use crate::record::TableId;
use crate::store::BoxFuture;

/// What servers that share a journal agree on: which of them leads a table.
///
/// That is for clocks, presence and bots, of which there has to be one. That two leaders cannot both write
/// is up to the journal, which asks every append under which claim it is made.
pub trait Leases: fmt::Debug + Send + Sync + 'static {
    /// Where a table is led. One that is there and that nobody leads is ours from then on.
    ///
    /// # Errors
    /// When it cannot be found out, or we may lead nothing: the cluster does not answer, or we are leaving.
    fn seek(&self, table: TableId) -> BoxFuture<'_, Result<Whereabouts, JournalError>>;

    /// The same for a table that is about to be begun.
    ///
    /// # Errors
    /// As above.
    fn take(&self, table: TableId) -> BoxFuture<'_, Result<Whereabouts, JournalError>>;

    /// Whether we lead a table, and for how long: whoever has it awake lets it go when that ends.
    fn hold(&self, table: TableId) -> Option<Hold>;

    /// We have no use for a table any more: whoever is asked for it next may lead it.
    fn release(&self, table: TableId);

    /// Hands over all that we lead, and leads nothing from then on.
    fn resign(&self) -> BoxFuture<'_, ()>;

    /// Whether somebody shows what only servers that share the journal can know.
    fn admits(&self, shown: &[u8]) -> bool;

    /// What has become of our leases so far.
    fn counts(&self) -> LeaseCounts;
}

/// Where a table is led.
#[derive(Clone, Debug)]
pub enum Whereabouts {
    /// Here.
    Here,
    /// By another server.
    There(Peer),
    /// Nowhere, for there is no such table.
    Nowhere,
}

/// Another server that shares the journal.
#[derive(Clone, Debug)]
pub struct Peer {
    /// Where it listens to the others, as `host:port`.
    pub address: String,
    /// What it wants to be shown by them.
    pub secret: Secret,
    /// Ends when it does not lead the table any more, as far as anybody can tell.
    pub leads: Hold,
}

/// Something that no log tells.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A lease that is held, by whomever, until it is not.
#[derive(Clone, Debug)]
pub struct Hold(watch::Receiver<()>);

impl Hold {
    /// One that ends with the sender.
    #[must_use]
    pub fn new(sender: &watch::Sender<()>) -> Hold {
        Hold(sender.subscribe())
    }

    /// Resolves when it has ended.
    pub async fn ended(&mut self) {
        while self.0.changed().await.is_ok() {}
    }
}

/// What has become of the leases of this server, for whoever watches it. Never which tables they are of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeaseCounts {
    /// Tables that are led here right now.
    pub held: u64,
    /// Leases taken that nobody had.
    pub taken: u64,
    /// Leases taken from a server that had fallen silent.
    pub taken_over: u64,
    /// Leases given back, because the table left memory or the server was stopped.
    pub given_back: u64,
    /// Leases lost to another server, or because the cluster was out of reach.
    pub lost: u64,
}
