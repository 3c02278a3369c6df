//! The store of several machines: one stream of a NATS cluster, which keeps three copies of it.
//!
//! A table is a subject, and one append is one message on it, stored only behind the message that its writer
//! had seen last. Keys lie on subjects of their own in the same stream: a key is stored together with the
//! step that makes it, and overwritten after the step that burns it.
//!
//! - `frame` is what a message says, `line` every question to the cluster, `demands` what it must be like.
//! - `append`, `read` and `forget` are what a journal does, `install` brings whole tables in; `follow` hears
//!   of what other servers do.
//! - `shared_leases` agrees with the other servers on who leads which table, `lease_map` is what is known of
//!   that, and `fences` are what an append shows of it.
//! - `places` knows where in the stream the tables are.

mod append;
mod cluster_settings;
mod demands;
mod fences;
mod follow;
mod forget;
mod frame;
mod install;
mod lease_map;
mod line;
mod places;
mod read;
mod shared_leases;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::FutureExt;
use tokio::task::JoinHandle;

use crate::error::JournalError;
use crate::hub::Hub;
use crate::key::{KeyChanges, KeyId, VaultKey};
use crate::page::Page;
use crate::record::{Millis, NewRecord, Seq, TableId};
use crate::store::{BoxFuture, Journal};
use crate::watch::{Source, Tail, Watch};

use fences::Fences;
use frame::{AttemptId, Tip};
use line::Line;
use places::Places;

pub use cluster_settings::{MissingStream, NatsCredentials, NatsSettings, NatsTls};
pub use demands::{NatsOpenError, Weakness};
pub use shared_leases::NatsLeases;

/// A journal in a NATS cluster, which other servers may use at the same time.
///
/// Dropping it leaves nothing behind: what was answered is in the cluster.
pub struct NatsJournal {
    core: Arc<Core>,
    follower: JoinHandle<()>,
}

/// A table as it was at one moment: whatever anybody stores in it since makes it another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition(u64);

/// What is shared with those who watch.
struct Core {
    line: Line,
    hub: Arc<Hub>,
    places: Places,
    fences: Fences,
    /// Tells our attempts from those of other servers, and from one another.
    writer: [u8; 8],
    attempts: AtomicU64,
}

impl NatsJournal {
    /// Opens the journal in a cluster, making its stream when it is missing, and destroys the keys that a
    /// crash has left behind before anything else.
    ///
    /// # Errors
    /// Whenever the promises of this crate could not be kept there; each reason is a [`NatsOpenError`] of its
    /// own.
    pub async fn open(settings: &NatsSettings) -> Result<NatsJournal, NatsOpenError> {
        let client = cluster_settings::connect(settings).await?;
        let (stream, last) = demands::stream(&client, settings).await?;
        let core = Arc::new(Core {
            line: Line::new(client, stream, settings.stream.clone()),
            hub: Arc::new(Hub::default()),
            places: Places::default(),
            fences: Fences::default(),
            writer: rand::random(),
            attempts: AtomicU64::new(0),
        });
        core.sweep(None).await.map_err(NatsOpenError::Leftovers)?;
        let follower = tokio::spawn(follow::follow(Arc::clone(&core), last));
        Ok(NatsJournal { core, follower })
    }

    /// Shares the tables with other servers, which reach us at this address (`host:port`): from then on this
    /// journal writes only to tables that are led here.
    ///
    /// # Errors
    /// When the cluster does not let us agree with them.
    pub async fn share(&self, address: &str) -> Result<NatsLeases, NatsOpenError> {
        NatsLeases::open(Arc::clone(&self.core), address).await
    }

    /// All tables that have records, in order of their ids.
    ///
    /// # Errors
    /// When the cluster does not answer.
    pub async fn tables(&self) -> Result<Vec<TableId>, JournalError> {
        Ok(self.core.tips().await?.into_iter().map(|(table, _)| table).collect())
    }

    /// Which edition of a table the cluster has now.
    ///
    /// # Errors
    /// When the cluster does not answer.
    pub async fn edition(&self, table: TableId) -> Result<Edition, JournalError> {
        Ok(Edition(self.core.tip(table).await?.at))
    }

    /// Forgets a table unless anybody has stored something in it since that edition.
    ///
    /// # Errors
    /// [`JournalError::Conflict`] when somebody has, and nothing of it is touched; otherwise as
    /// [`Journal::forget`].
    pub async fn forget_edition(&self, table: TableId, edition: Edition) -> Result<(), JournalError> {
        self.core.forget_table(table, Some(edition)).await
    }

    /// Brings in a table that was kept elsewhere, with the keys that it still has, where there is none under
    /// its id: all of it is there afterwards, or nothing, so that nobody ever finds a part of it.
    ///
    /// # Errors
    /// [`JournalError::Conflict`] when there is one; otherwise as [`Journal::append`].
    pub async fn install(
        &self,
        table: TableId,
        records: &[NewRecord],
        keys: &[(KeyId, VaultKey)],
    ) -> Result<Seq, JournalError> {
        self.core.install(table, records, keys).await
    }
}

impl Core {
    fn next_id(&self) -> AttemptId {
        let mut id = AttemptId::default();
        id[..8].copy_from_slice(&self.writer);
        id[8..].copy_from_slice(&self.attempts.fetch_add(1, Ordering::Relaxed).to_be_bytes());
        id
    }

    /// The end of a table, asked of the cluster.
    async fn tip(&self, table: TableId) -> Result<Tip, JournalError> {
        let tip = self.line.tip(table).await?;
        self.places.remember(table, tip.clone());
        Ok(tip)
    }

    /// Succeeds when the stream has a leader whom a majority follows.
    async fn check(&self) -> Result<(), JournalError> {
        let info = self.line.info().await?;
        let Some(cluster) = info.cluster.filter(|cluster| cluster.leader.is_some()) else {
            return if info.config.num_replicas == 1 {
                Ok(())
            } else {
                Err(JournalError::unavailable("the stream has no leader"))
            };
        };
        let following = cluster.replicas.iter().filter(|peer| peer.current && !peer.offline).count();
        if 2 * (following + 1) > cluster.replicas.len() + 1 {
            Ok(())
        } else {
            Err(JournalError::unavailable("most replicas of the stream are gone"))
        }
    }
}

impl Source for Core {
    fn page(self: Arc<Self>, table: TableId, after: Seq) -> BoxFuture<'static, Result<Page, JournalError>> {
        async move { self.page_of(table, after).await }.boxed()
    }
}

impl Journal for NatsJournal {
    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        Box::pin(self.core.append(table, expected, records, keys))
    }

    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        Box::pin(self.core.keys(table))
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        Box::pin(async move {
            // A table that wakes is read from its start.
            if after == Seq::START {
                self.core.sweep(Some(table)).await?;
            }
            self.core.page_of(table, after).await
        })
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        Tail::watch(Arc::<Core>::clone(&self.core), &self.core.hub, table, after)
    }

    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(self.core.forget_table(table, None))
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        Box::pin(async move {
            let tips = self.core.tips().await?;
            Ok(tips.into_iter().filter(|(_, tip)| tip.touched < before).map(|(table, _)| table).collect())
        })
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(self.core.check())
    }
}

impl Drop for NatsJournal {
    fn drop(&mut self) {
        self.follower.abort();
        self.core.hub.close();
    }
}

impl fmt::Debug for NatsJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsJournal").finish_non_exhaustive()
    }
}
