//! The hall: where tables are opened and found.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use journal::{Journal, Millis};
use tokio::sync::{mpsc, oneshot};

use crate::{
    chance::TableChance,
    clock::Clock,
    code::Code,
    decide::Newcomer,
    error::TableError,
    game::GameOptions,
    guest::{GuestId, Key, KeyHash},
    live::{self, Accepted, Ask, Attendance, Ending, INBOX, Sent, Standpoint},
    view::TableView,
};

/// How many codes are drawn before giving up: with a billion codes even two in a row are rare.
const MOST_DRAWS: usize = 20;
/// How often a request is handed on when the table leaves memory at that very moment.
const MOST_WAKES: usize = 4;

/// All tables of this server. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Hall {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    journal: Arc<dyn Journal>,
    clock: Clock,
    dice: Dice,
    tables: Mutex<HashMap<Code, Place>>,
}

/// Where the dice of new tables and codes come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    System,
    /// Foreseeable, for tests that compare two halls.
    Seeded(u64),
}

#[derive(Debug)]
enum Place {
    Live(mpsc::Sender<Ask>),
    /// Its record cannot be trusted; it stays closed until the server starts anew.
    Quarantined,
}

/// One table, whether it is in memory or not.
#[derive(Debug, Clone)]
pub struct Table {
    hall: Hall,
    code: Code,
}

impl Hall {
    pub fn new(journal: Arc<dyn Journal>, clock: Clock, dice: Dice) -> Hall {
        Hall { inner: Arc::new(Inner { journal, clock, dice, tables: Mutex::default() }) }
    }

    /// Opens a new table with its first guest, who is its host.
    pub async fn open(
        &self,
        newcomer: &Newcomer,
        key: &Key,
        chosen: &GameOptions,
    ) -> Result<(Table, GuestId), TableError> {
        let mut dice = self.dice();
        for draw in 0..MOST_DRAWS {
            let mut code = Code::random(&mut dice);
            // Seeded halls draw the same codes: go on past those that are taken.
            (0..draw).for_each(|_| code = Code::random(&mut dice));
            let table = self.table(code);
            let opened = table
                .ask(|reply| Ask::Open {
                    newcomer: Box::new(newcomer.clone()),
                    key: key.hash(code),
                    chosen: Box::new(chosen.clone()),
                    reply,
                })
                .await;
            match opened {
                Err(TableError::CodeTaken | TableError::Damaged) => {}
                Err(error) => return Err(error),
                Ok(guest) => return Ok((table, guest)),
            }
        }
        Err(TableError::Busy)
    }

    /// The table with that code, which may or may not exist.
    pub fn table(&self, code: Code) -> Table {
        Table { hall: self.clone(), code }
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.places().values().filter(|place| matches!(place, Place::Live(_))).count()
    }

    /// How many tables are closed because their record cannot be trusted.
    pub fn quarantined_tables(&self) -> usize {
        self.places().values().filter(|place| matches!(place, Place::Quarantined)).count()
    }

    /// Whether the journal takes records.
    pub async fn ready(&self) -> Result<(), TableError> {
        Ok(self.inner.journal.check().await?)
    }

    pub fn now(&self) -> Millis {
        self.inner.clock.now()
    }

    /// Deletes all tables that nobody has touched for that long. Says how many.
    pub async fn forget_untouched(&self, life: Millis) -> Result<usize, TableError> {
        let before = Millis(self.now().0.saturating_sub(life.0));
        let mut forgotten = 0;
        for table in self.inner.journal.tables_untouched_since(before).await? {
            match Code::of(table) {
                Some(code) => self.table(code).ask(|reply| Ask::Expire { reply }).await?,
                None => self.inner.journal.forget(table).await?,
            }
            forgotten += 1;
        }
        Ok(forgotten)
    }

    fn dice(&self) -> TableChance {
        match self.inner.dice {
            Dice::System => TableChance::from_system(),
            Dice::Seeded(seed) => TableChance::seeded(seed),
        }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<Code, Place>> {
        // A panic while the lock is held leaves the map whole: every change of it is one call.
        self.inner.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table's task, which is woken when it sleeps.
    fn way_to(&self, code: Code) -> Result<mpsc::Sender<Ask>, TableError> {
        let mut places = self.places();
        match places.get(&code) {
            Some(Place::Quarantined) => return Err(TableError::Damaged),
            Some(Place::Live(way)) if !way.is_closed() => return Ok(way.clone()),
            _ => {}
        }
        let (way, inbox) = mpsc::channel(INBOX);
        places.insert(code, Place::Live(way.clone()));
        let hall = self.clone();
        tokio::spawn(async move {
            let journal = hall.inner.journal.clone();
            let retiring = hall.clone();
            let retire = move |inbox: &mpsc::Receiver<Ask>| {
                let mut places = retiring.places();
                let idle = inbox.is_empty();
                if idle {
                    places.remove(&code);
                }
                idle
            };
            let ending = live::run(code, journal, hall.inner.clock, hall.dice(), inbox, retire).await;
            hall.ended(code, ending);
        });
        Ok(way)
    }

    fn ended(&self, code: Code, ending: Ending) {
        let mut places = self.places();
        match ending {
            Ending::Quarantined => {
                places.insert(code, Place::Quarantined);
            }
            Ending::Gone | Ending::Hibernated => {
                // Somebody may have woken it again in the meantime.
                if matches!(places.get(&code), Some(Place::Live(way)) if way.is_closed()) {
                    places.remove(&code);
                }
            }
        }
    }
}

impl Table {
    pub fn code(&self) -> Code {
        self.code
    }

    /// Comes in, or comes back. The same key always is the same guest.
    pub async fn join(&self, newcomer: &Newcomer, key: &Key) -> Result<GuestId, TableError> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::Join { newcomer: Box::new(newcomer.clone()), key, reply }).await
    }

    /// Who the holder of this key is here.
    pub async fn recognize(&self, key: &Key) -> Result<Standpoint, TableError> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::Recognize { key, reply }).await
    }

    /// Carries out a command; resolves when it is on stable storage.
    pub async fn carry_out(&self, key: &Key, sent: &Sent) -> Result<Accepted, TableError> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::Do { key, sent: Box::new(sent.clone()), reply }).await
    }

    /// The table as the holder of this key, or the stage, sees it now.
    pub async fn look(&self, key: Option<&Key>) -> Result<Arc<TableView>, TableError> {
        let key = self.hash(key);
        self.ask(|reply| Ask::Look { key, reply }).await
    }

    /// The same, going on.
    pub async fn attend(&self, key: Option<&Key>) -> Result<Attendance, TableError> {
        let key = self.hash(key);
        self.ask(|reply| Ask::Attend { key, reply }).await
    }

    /// A one-time secret with which another device becomes the same guest.
    pub async fn invite_device(&self, key: &Key) -> Result<Key, TableError> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::InviteDevice { key, reply }).await
    }

    pub async fn redeem(&self, link: &Key, key: &Key) -> Result<GuestId, TableError> {
        let (link, key) = (link.hash(self.code), key.hash(self.code));
        self.ask(|reply| Ask::Redeem { link, key, reply }).await
    }

    /// Deletes the table with all its records. Only the host may.
    pub async fn forget(&self, key: &Key) -> Result<(), TableError> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::Forget { key, reply }).await
    }

    fn hash(&self, key: Option<&Key>) -> Option<KeyHash> {
        key.map(|key| key.hash(self.code))
    }

    /// A table may leave memory just when it is asked: an unanswered request had no effect and is asked again.
    async fn ask<T>(
        &self,
        ask: impl Fn(oneshot::Sender<Result<T, TableError>>) -> Ask,
    ) -> Result<T, TableError> {
        for _ in 0..MOST_WAKES {
            let way = self.hall.way_to(self.code)?;
            let (reply, answer) = oneshot::channel();
            if way.send(ask(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(TableError::Busy)
    }
}
