//! Agreeing with the other servers on who leads which table: a key-value bucket beside the stream.
//!
//! `table.<id>` names the server that leads a table, and `server.<id>` where that server is; the latter is
//! put anew once a second. A lease lives as long as its server beats, and is taken from a silent one by
//! comparing revisions, so that one of many succeeds. Then a claim is written into the table itself (see
//! `append`): that is what keeps an old holder from writing, whatever it believes.

use std::collections::HashSet;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::jetstream::context::{ContextBuilder, KeyValueErrorKind};
use async_nats::jetstream::kv::{self, Operation, Store};
use async_nats::jetstream::stream::StorageType;
use bytes::Bytes;
use futures_util::{FutureExt, StreamExt};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::error::JournalError;
use crate::leases::{Hold, LeaseCounts, Leases, Secret, Whereabouts};
use crate::record::TableId;
use crate::store::BoxFuture;

use super::Core;
use super::demands::NatsOpenError;
use super::lease_map::{LeaseMap, ServerId, Standing};
use super::line::ANSWER;

/// How often a server says that it is there.
const BEAT: Duration = Duration::from_secs(1);
/// Who did not get a beat through for so long leads nothing any more. Others wait a little longer before
/// they take over: see [`SILENCE`](super::lease_map::SILENCE).
const HOLD: Duration = Duration::from_secs(4);
/// When nothing is heard of the bucket, not even our own beats, it is listened to anew.
const DEAF: Duration = Duration::from_secs(5);
/// How soon.
const PAUSE: Duration = Duration::from_millis(250);
/// What has been given back is remembered for so long, so that everybody hears of it.
const MARKER: Duration = Duration::from_secs(60);
/// How often a lease is sought while others take and give it back.
const MOST_TRIES: usize = 16;
/// How long tables may take to leave memory when the server stops.
const HANDING_OVER: Duration = Duration::from_secs(3);
const GLANCE: Duration = Duration::from_millis(20);
/// Tables whose leases may be sought at the same time.
const TURNS: usize = 64;

/// The leases of servers that share a journal in a NATS cluster.
pub struct NatsLeases {
    inner: Arc<Inner>,
    tasks: Vec<JoinHandle<()>>,
}

struct Inner {
    core: Arc<Core>,
    bucket: Store,
    me: ServerId,
    /// What we say of ourselves with every beat.
    self_portrait: Bytes,
    secret: Secret,
    map: Mutex<LeaseMap>,
    /// A lease is sought by one at a time.
    turns: [tokio::sync::Mutex<()>; TURNS],
    /// When our last beat was sent that got through.
    last_beat: watch::Sender<Instant>,
    leaving: AtomicBool,
    taken: AtomicU64,
    taken_over: AtomicU64,
    given_back: AtomicU64,
    lost: AtomicU64,
}

/// What a server says of itself.
#[derive(Deserialize, Serialize)]
struct Portrait {
    address: String,
    secret: String,
}

/// What stands in a key of the bucket.
enum Key {
    Server(ServerId),
    Table(TableId),
}

impl Key {
    fn read(text: &str) -> Option<Key> {
        let (kind, id) = text.split_once('.')?;
        let id = u64::from_str_radix(id, 16).ok()?;
        match kind {
            "server" => Some(Key::Server(ServerId(id))),
            "table" => Some(Key::Table(TableId(id))),
            _ => None,
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Key::Server(id) => write!(f, "server.{:016x}", id.0),
            Key::Table(id) => write!(f, "table.{:016x}", id.0),
        }
    }
}

impl ServerId {
    fn value(self) -> Bytes {
        format!("{:016x}", self.0).into()
    }

    fn read(value: &[u8]) -> Option<ServerId> {
        u64::from_str_radix(std::str::from_utf8(value).ok()?, 16).ok().map(ServerId)
    }
}

impl NatsLeases {
    /// Comes to the others as a server that they reach at this address. The journal writes only to tables
    /// that are led here, from then on.
    pub(super) async fn open(core: Arc<Core>, address: &str) -> Result<NatsLeases, NatsOpenError> {
        let bucket = bucket(&core).await?;
        let secret = Secret(format!("{:032x}", rand::random::<u128>()));
        let portrait = Portrait { address: address.to_owned(), secret: secret.0.clone() };
        let me = ServerId(rand::random());
        core.fences.put_up();
        let inner = Arc::new(Inner {
            core,
            bucket,
            me,
            self_portrait: serde_json::to_vec(&portrait).expect("two texts are plain data").into(),
            secret,
            map: Mutex::new(LeaseMap::new(me)),
            turns: [const { tokio::sync::Mutex::const_new(()) }; TURNS],
            last_beat: watch::Sender::new(Instant::now()),
            leaving: AtomicBool::new(false),
            taken: AtomicU64::new(0),
            taken_over: AtomicU64::new(0),
            given_back: AtomicU64::new(0),
            lost: AtomicU64::new(0),
        });
        let began = Instant::now();
        // A bucket that has just been made, by us or by another server, takes a moment to be known.
        while let Err(error) = inner.put_beat().await {
            if began.elapsed() > DEAF {
                return Err(NatsOpenError::Leases(error));
            }
            sleep(GLANCE).await;
        }
        let (current, mut is_current) = watch::channel(false);
        let tasks = vec![
            tokio::spawn(Arc::clone(&inner).follow(current)),
            tokio::spawn(Arc::clone(&inner).beat()),
            tokio::spawn(Arc::clone(&inner).give_up_in_time()),
        ];
        let leases = NatsLeases { inner, tasks };
        let heard = timeout(2 * DEAF, is_current.wait_for(|current| *current)).await;
        if !matches!(heard, Ok(Ok(_))) {
            return Err(NatsOpenError::Leases("nothing is heard of them".to_owned()));
        }
        Ok(leases)
    }
}

/// The bucket, which is made when it is missing: on disk, and with as many copies as the stream has.
async fn bucket(core: &Core) -> Result<Store, NatsOpenError> {
    let failed = |error: &dyn fmt::Display| NatsOpenError::Leases(error.to_string());
    let context = ContextBuilder::new().timeout(ANSWER).build(core.line.client.clone());
    let info = core.line.info().await.map_err(|error| failed(&error))?;
    let name = format!("{}-leases", info.config.name);
    match context.get_key_value(&name).await {
        Ok(bucket) => Ok(bucket),
        Err(error) if error.kind() == KeyValueErrorKind::GetBucket => {
            let config = kv::Config {
                bucket: name,
                description: "Which server of Likeness leads which table".to_owned(),
                history: 1,
                storage: StorageType::File,
                num_replicas: info.config.num_replicas,
                limit_markers: Some(MARKER),
                ..kv::Config::default()
            };
            context.create_key_value(config).await.map_err(|error| failed(&error))
        }
        Err(error) => Err(failed(&error)),
    }
}

impl Inner {
    fn map(&self) -> MutexGuard<'_, LeaseMap> {
        // Every change under this lock is one call that does not panic half way.
        self.map.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn put_beat(&self) -> Result<(), String> {
        let sent = Instant::now();
        let key = Key::Server(self.me).to_string();
        let put = timeout(ANSWER, self.bucket.put(key, self.self_portrait.clone())).await;
        put.map_err(|late| late.to_string())?.map_err(|error| error.to_string())?;
        self.last_beat.send_replace(sent);
        Ok(())
    }

    async fn beat(self: Arc<Self>) {
        loop {
            sleep(BEAT).await;
            if self.leaving.load(Ordering::SeqCst) {
                return;
            }
            if let Err(error) = self.put_beat().await {
                tracing::warn!(%error, "the other servers could not be told that this one is here");
            }
        }
    }

    /// Leads nothing any more before others may think that we are gone.
    async fn give_up_in_time(self: Arc<Self>) {
        let mut last = self.last_beat.subscribe();
        loop {
            let until = *last.borrow_and_update() + HOLD;
            sleep_until(until).await;
            if *last.borrow() + HOLD <= Instant::now() {
                let mine = self.map().all_mine();
                let given_up = mine.into_iter().filter(|(table, _)| self.give_up(*table)).count();
                self.count_lost(given_up);
                // Goes on once a beat gets through again.
                if last.changed().await.is_err() {
                    return;
                }
            }
        }
    }

    /// Stops leading a table, whose lease stays ours. Says whether we did lead it.
    fn give_up(&self, table: TableId) -> bool {
        let mut map = self.map();
        let led = map.hold(table).is_some();
        self.core.fences.let_go(table);
        map.let_go(table);
        led
    }

    fn count_lost(&self, count: usize) {
        if count > 0 {
            self.lost.fetch_add(count as u64, Ordering::Relaxed);
            tracing::warn!(tables = count, "tables are not led here any more: others may lead them now");
        }
    }

    async fn follow(self: Arc<Self>, current: watch::Sender<bool>) {
        loop {
            if let Err(error) = self.follow_once(&current).await {
                tracing::warn!(%error, "who leads which table is not heard; trying again");
            }
            sleep(PAUSE).await;
        }
    }

    async fn follow_once(self: &Arc<Self>, current: &watch::Sender<bool>) -> Result<(), async_nats::Error> {
        let mut news = timeout(DEAF, self.bucket.watch_with_history(">")).await??;
        let (mut servers, mut tables, mut is_current) = (HashSet::new(), HashSet::new(), false);
        loop {
            let entry = timeout(DEAF, news.next()).await?.ok_or("the bucket tells nothing more")??;
            let is_put = entry.operation == Operation::Put;
            match Key::read(&entry.key) {
                Some(Key::Server(id)) => {
                    if !is_current {
                        servers.insert(id);
                    }
                    match serde_json::from_slice::<Portrait>(&entry.value) {
                        Ok(Portrait { address, secret }) if is_put => {
                            let long_gone = self.map().beat(id, address, Secret(secret));
                            for id in long_gone {
                                tokio::spawn(Arc::clone(self).clear_away(id));
                            }
                        }
                        _ => self.map().left(id),
                    }
                }
                Some(Key::Table(table)) => {
                    if !is_current {
                        tables.insert(table);
                    }
                    let holder = ServerId::read(&entry.value).filter(|_| is_put);
                    self.heard(table, holder, entry.revision);
                }
                None => {}
            }
            if entry.seen_current && !is_current {
                is_current = true;
                let lost = self.map().keep_only(&servers, &tables, entry.revision);
                lost.iter().for_each(|table| self.core.fences.let_go(*table));
                self.count_lost(lost.len());
                current.send_replace(true);
            }
        }
    }

    /// Takes in who has a lease since that revision.
    fn heard(&self, table: TableId, holder: Option<ServerId>, revision: u64) {
        let mut map = self.map();
        let lost = match holder {
            Some(holder) => map.taken(table, holder, revision),
            None => map.freed(table, revision),
        };
        if lost {
            self.core.fences.let_go(table);
            drop(map);
            self.count_lost(1);
        }
    }

    /// What the bucket's leader says of a lease. The revision behind which a free one is taken.
    async fn ask(&self, table: TableId) -> Result<u64, JournalError> {
        let subject = format!("{}{}", self.bucket.prefix, Key::Table(table));
        match self.bucket.stream.get_last_raw_message_by_subject(&subject).await {
            Ok(message) => {
                // A marker of what was given back has nothing in it.
                self.heard(table, ServerId::read(&message.payload), message.sequence);
                Ok(message.sequence)
            }
            Err(error) if super::line::is_missing(&error.kind()) => Ok(0),
            Err(error) => Err(JournalError::unavailable(&error)),
        }
    }

    async fn seek(&self, table: TableId, is_new: bool) -> Result<Whereabouts, JournalError> {
        if let Standing::Led(whereabouts) = self.map().standing(table) {
            return Ok(whereabouts);
        }
        let _turn = self.turns[usize::try_from(table.0 % TURNS as u64).unwrap_or_default()].lock().await;
        let mut behind = 0;
        for _ in 0..MOST_TRIES {
            let standing = self.map().standing(table);
            let counter = match standing {
                Standing::Led(whereabouts) => return Ok(whereabouts),
                Standing::Unclaimed(revision) => {
                    self.may_lead()?;
                    self.claim(table, revision).await?;
                    continue;
                }
                Standing::Deserted(revision) => {
                    behind = revision;
                    &self.taken_over
                }
                Standing::Free => {
                    if !is_new && self.core.tip(table).await?.is_start() {
                        return Ok(Whereabouts::Nowhere);
                    }
                    &self.taken
                }
            };
            self.may_lead()?;
            let key = Key::Table(table).to_string();
            match self.bucket.update(key, self.me.value(), behind).await {
                Ok(revision) => {
                    counter.fetch_add(1, Ordering::Relaxed);
                    self.heard(table, Some(self.me), revision);
                }
                // Somebody else was faster, or it is not known what became of it.
                Err(_) => behind = self.ask(table).await?,
            }
        }
        Err(JournalError::unavailable("other servers take and give back this table all the time"))
    }

    fn may_lead(&self) -> Result<(), JournalError> {
        if self.leaving.load(Ordering::SeqCst) {
            return Err(JournalError::unavailable("this server is leaving"));
        }
        if *self.last_beat.borrow() + HOLD <= Instant::now() {
            return Err(JournalError::unavailable("the other servers cannot be reached"));
        }
        Ok(())
    }

    /// Makes our lease good: from then on nobody who led the table before can write to it.
    async fn claim(&self, table: TableId, revision: u64) -> Result<(), JournalError> {
        let tip = self.core.tip(table).await?;
        let mut fence = revision;
        if tip.fence >= revision && !tip.is_start() {
            // Somebody with a later lease was here, or the bucket is younger than the table.
            self.ask(table).await?;
            if self.map().unclaimed(table) != Some(revision) {
                return Ok(());
            }
            fence = tip.fence + 1;
        }
        if self.core.claim(table, &tip, fence).await? {
            let mut map = self.map();
            if map.claimed(table, revision) {
                self.core.fences.hold(table, fence);
            }
        }
        Ok(())
    }

    /// Gives a lease back that nobody here has a use for.
    async fn give_back(self: Arc<Self>, table: TableId) {
        let _turn = self.turns[usize::try_from(table.0 % TURNS as u64).unwrap_or_default()].lock().await;
        // It may have been sought again.
        let Some(revision) = self.map().unclaimed(table) else { return };
        if self.purge(table, revision).await {
            self.given_back.fetch_add(1, Ordering::Relaxed);
        }
    }

    async fn purge(&self, table: TableId, revision: u64) -> bool {
        let key = Key::Table(table).to_string();
        let purged = self.bucket.purge_expect_revision_with_ttl(key, revision, MARKER).await;
        if purged.is_ok() {
            self.map().freed(table, revision + 1);
        }
        purged.is_ok()
    }

    /// What a server has left that will not come back.
    async fn clear_away(self: Arc<Self>, id: ServerId) {
        let leases = self.map().leases_of(id);
        for (table, revision) in leases {
            self.purge(table, revision).await;
        }
        // Others do the same, and whoever comes second finds nothing.
        let _ = self.bucket.purge_with_ttl(Key::Server(id).to_string(), MARKER).await;
    }

    async fn resign(self: Arc<Self>) {
        self.leaving.store(true, Ordering::SeqCst);
        let began = Instant::now();
        // Whoever has a table awake lets it go, and releases it then.
        let mut asleep = Vec::new();
        let mine = self.map().all_mine();
        for (table, is_awake) in mine {
            self.give_up(table);
            if !is_awake {
                asleep.push(table);
            }
        }
        futures_util::stream::iter(asleep)
            .for_each_concurrent(8, |table| Arc::clone(&self).give_back(table))
            .await;
        while !self.map().all_mine().is_empty() && began.elapsed() < HANDING_OVER {
            sleep(GLANCE).await;
        }
        let _ = self.bucket.purge_with_ttl(Key::Server(self.me).to_string(), MARKER).await;
    }
}

impl Leases for NatsLeases {
    fn seek(&self, table: TableId) -> BoxFuture<'_, Result<Whereabouts, JournalError>> {
        Box::pin(self.inner.seek(table, false))
    }

    fn take(&self, table: TableId) -> BoxFuture<'_, Result<Whereabouts, JournalError>> {
        Box::pin(self.inner.seek(table, true))
    }

    fn hold(&self, table: TableId) -> Option<Hold> {
        self.inner.map().hold(table)
    }

    fn release(&self, table: TableId) {
        self.inner.give_up(table);
        tokio::spawn(Arc::clone(&self.inner).give_back(table));
    }

    fn resign(&self) -> BoxFuture<'_, ()> {
        Arc::clone(&self.inner).resign().boxed()
    }

    fn admits(&self, shown: &[u8]) -> bool {
        // Hashes are compared, so that how long it takes tells nothing.
        Sha256::digest(shown) == Sha256::digest(self.inner.secret.0.as_bytes())
    }

    fn counts(&self) -> LeaseCounts {
        let Inner { taken, taken_over, given_back, lost, .. } = &*self.inner;
        let [taken, taken_over, given_back, lost] =
            [taken, taken_over, given_back, lost].map(|count| count.load(Ordering::Relaxed));
        LeaseCounts { held: self.inner.map().led_here(), taken, taken_over, given_back, lost }
    }
}

impl Drop for NatsLeases {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

impl fmt::Debug for NatsLeases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsLeases").finish_non_exhaustive()
    }
}
