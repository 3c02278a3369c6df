//! A store that delays, refuses, loses its answer, or dies with its server between any two steps.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use journal::{
    BoxFuture, Feed, Journal, JournalError, KeyChanges, KeyId, MemoryJournal, Millis, NewRecord, Page,
    Record, Seq, TableId, VaultKey, Watch,
};
use table::Clock;
use tokio::sync::watch;

use super::Plant;

/// No evening of a simulation comes near so many: a table that writes more has begun to talk to itself.
const MOST_RECORDS: u64 = 5_000;

/// Luck that can be had again.
#[derive(Debug, Clone)]
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        // Seeds that are near each other shall not begin alike.
        let mixed = (seed ^ (seed >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut dice = Dice((mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) | 1);
        dice.next();
        dice
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub(super) fn below(&mut self, limit: u64) -> u64 {
        (self.next() >> 11) % limit
    }

    /// True once in so many times.
    pub(super) fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub(super) fn millis(&mut self, most: u64) -> Duration {
        Duration::from_millis(self.below(most))
    }
}

/// What the store of one server does to it, for as long as it lives.
#[derive(Debug)]
pub(super) struct FaultyStore {
    disk: Arc<MemoryJournal>,
    dice: Mutex<Dice>,
    /// No trouble any more, for all stores at once.
    calm: Arc<AtomicBool>,
    dead: watch::Sender<bool>,
    hears: Hears,
    plant: Option<Plant>,
    /// When each record was decided, by the one true clock.
    times: Arc<Times>,
    /// What a planted store has acknowledged and not stored.
    owed: Mutex<Vec<Owed>>,
}

/// When records were decided, whatever they say themselves. A table decides and asks its store in one breath,
/// and its deadlines count from there; how long the store takes is not added to a step.
#[derive(Debug)]
pub(super) struct Times {
    pub(super) clock: Clock,
    pub(super) decided: Mutex<HashMap<(TableId, Seq), Millis>>,
}

type Owed = (TableId, Seq, Vec<NewRecord>, KeyChanges);

/// Whether a server hears of what others write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hears {
    /// At once.
    Well,
    /// A little later.
    Late,
    /// Never: it must ask.
    Nothing,
}

/// What happens to one append.
enum Fate {
    Stored,
    NoSpace,
    /// Nothing is stored, and the answer leaves that open.
    Unclear,
    /// Everything is stored, and the answer leaves that open.
    AnswerLost,
    DeadBefore,
    DeadAfter,
}

impl FaultyStore {
    pub(super) fn new(
        disk: Arc<MemoryJournal>,
        dice: Dice,
        calm: Arc<AtomicBool>,
        hears: Hears,
        plant: Option<Plant>,
        times: Arc<Times>,
    ) -> FaultyStore {
        let (dead, dice) = (watch::Sender::new(false), Mutex::new(dice));
        FaultyStore { disk, dice, calm, dead, hears, plant, times, owed: Mutex::default() }
    }

    pub(super) fn die(&self) {
        self.dead.send_replace(true);
    }

    pub(super) fn is_dead(&self) -> bool {
        *self.dead.borrow()
    }

    pub(super) async fn died(&self) {
        // The sender is ours and alive.
        let _ = self.dead.subscribe().wait_for(|dead| *dead).await;
    }

    fn roll<T>(&self, roll: impl FnOnce(&mut Dice) -> T) -> T {
        roll(&mut self.dice.lock().unwrap())
    }

    fn is_calm(&self) -> bool {
        self.calm.load(Ordering::SeqCst)
    }

    /// Takes its time. Who waits for a store whose server has died waits for ever.
    async fn wait(&self) {
        let delay = self.roll(|dice| match dice.below(20) {
            0..10 => Duration::ZERO,
            10..19 => dice.millis(300),
            _ => dice.millis(12_000),
        });
        if !delay.is_zero() && !self.is_calm() {
            tokio::time::sleep(delay).await;
        }
        if self.is_dead() {
            std::future::pending::<()>().await;
        }
        self.pay().await;
    }

    async fn rest_in_peace<T>(&self) -> T {
        self.die();
        std::future::pending().await
    }

    /// A planted store gets round to what it has long acknowledged.
    async fn pay(&self) {
        let owed = std::mem::take(&mut *self.owed.lock().unwrap());
        for (table, expected, records, keys) in owed {
            // What cannot be stored any more is lost; that is the fault.
            let _ = self.disk.append_with(table, expected, records, keys).await;
        }
    }

    fn fate(&self) -> Fate {
        if self.is_calm() {
            return Fate::Stored;
        }
        self.roll(|dice| match dice.below(40) {
            0 => Fate::NoSpace,
            1 => Fate::Unclear,
            2 | 3 => Fate::AnswerLost,
            4 => Fate::DeadBefore,
            5 => Fate::DeadAfter,
            _ => Fate::Stored,
        })
    }

    async fn append_now(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> Result<Seq, JournalError> {
        match self.plant {
            Some(Plant::AnswersEarly) if !self.is_calm() => {
                // Asks the disk for the conflict, as an honest store would.
                self.disk.append(table, expected, Vec::new()).await?;
                let seq = expected.plus(records.len());
                self.owed.lock().unwrap().push((table, expected, records, keys));
                return Ok(seq);
            }
            Some(Plant::ComparesNothing) => {
                let last = self.disk.read(table, Seq::START).await?.last().map_or(expected, |last| last.seq);
                return self.disk.append_with(table, last, records, keys).await;
            }
            Some(Plant::StoresTwice) if self.roll(|dice| dice.once_in(20)) => {
                let seq = self.disk.append_with(table, expected, records.clone(), keys).await?;
                self.disk.append(table, seq, records).await?;
                return Ok(seq);
            }
            Some(Plant::StoresHalf) if self.roll(|dice| dice.once_in(10)) => {
                let halves = records.into_iter().map(|record| halved(&record)).collect();
                return self.disk.append_with(table, expected, halves, keys).await;
            }
            Some(Plant::ForgetsKeys) => {
                return self.disk.append_with(table, expected, records, KeyChanges::none()).await;
            }
            _ => {}
        }
        self.disk.append_with(table, expected, records, keys).await
    }
}

/// A record without its last event.
fn halved(record: &NewRecord) -> NewRecord {
    let mut entry: serde_json::Value = serde_json::from_str(&record.payload).unwrap();
    let events = entry["events"].as_array_mut().unwrap();
    if events.len() > 1 {
        events.pop();
    }
    NewRecord { at: record.at, payload: entry.to_string() }
}

fn unclear() -> JournalError {
    JournalError::Unavailable { why: "the weather".to_owned() }
}

impl Journal for FaultyStore {
    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        Box::pin(async move {
            assert!(expected.0 < MOST_RECORDS, "records are written without end");
            let decided = self.times.clock.now();
            self.wait().await;
            match self.fate() {
                Fate::NoSpace if self.plant == Some(Plant::RefusesWhatItStores) => {
                    self.append_now(table, expected, records, keys).await?;
                    Err(JournalError::NoSpace)
                }
                Fate::NoSpace => Err(JournalError::NoSpace),
                Fate::Unclear => Err(unclear()),
                Fate::DeadBefore => self.rest_in_peace().await,
                fate => {
                    let stored = self.append_now(table, expected, records, keys).await;
                    if let Ok(seq) = stored {
                        self.times.decided.lock().unwrap().entry((table, seq)).or_insert(decided);
                    }
                    match fate {
                        Fate::DeadAfter => return self.rest_in_peace().await,
                        Fate::AnswerLost => return Err(unclear()),
                        _ => {}
                    }
                    if !self.is_calm() && self.roll(|dice| dice.once_in(3)) {
                        tokio::time::sleep(self.roll(|dice| dice.millis(200))).await;
                    }
                    if self.is_dead() { std::future::pending().await } else { stored }
                }
            }
        })
    }

    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        Box::pin(async move {
            self.wait().await;
            self.disk.keys(table).await
        })
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        Box::pin(async move {
            self.wait().await;
            match self.roll(|dice| dice.below(60)) {
                0 if !self.is_calm() => return Err(unclear()),
                1 if !self.is_calm() => return self.rest_in_peace().await,
                _ => {}
            }
            let mut page = self.disk.page(table, after).await?;
            if self.plant == Some(Plant::ReadsShort) && after == Seq::START && page.records.len() > 1 {
                page.records.pop();
            }
            Ok(page)
        })
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        Watch::new(FaultyFeed {
            disk: self.disk.watch(table, after),
            hears: self.hears,
            heard: None,
            dead: self.dead.subscribe(),
        })
    }

    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        self.disk.forget(table)
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        self.disk.tables_untouched_since(before)
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        self.disk.check()
    }
}

struct FaultyFeed {
    disk: Watch,
    hears: Hears,
    /// A record that is on its way.
    heard: Option<Result<Record, JournalError>>,
    dead: watch::Receiver<bool>,
}

impl Feed for FaultyFeed {
    fn next(&mut self) -> BoxFuture<'_, Result<Record, JournalError>> {
        Box::pin(async move {
            if self.heard.is_none() {
                self.heard = Some(self.disk.next().await);
            }
            match self.hears {
                Hears::Well => {}
                Hears::Late => tokio::time::sleep(Duration::from_millis(700)).await,
                Hears::Nothing => std::future::pending().await,
            }
            if *self.dead.borrow() {
                std::future::pending::<()>().await;
            }
            self.heard.take().expect("it was just heard")
        })
    }
}

/// A store from which one can only read: what a server that only looks on has.
#[derive(Debug)]
pub(super) struct ReadOnly(pub(super) Arc<MemoryJournal>);

impl Journal for ReadOnly {
    fn append_with(
        &self,
        _: TableId,
        _: Seq,
        _: Vec<NewRecord>,
        _: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        Box::pin(std::future::ready(Err(JournalError::NoSpace)))
    }

    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        self.0.keys(table)
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        self.0.page(table, after)
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        self.0.watch(table, after)
    }

    fn forget(&self, _: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        Box::pin(std::future::ready(Err(JournalError::NoSpace)))
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        self.0.tables_untouched_since(before)
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        self.0.check()
    }
}
