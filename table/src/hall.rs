//! The hall: where tables are opened and found.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
};

use almanac::Almanac;
use journal::{Hold, Journal, JournalError, LeaseCounts, Leases, Millis, TableId, Whereabouts};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::{
    chance::TableChance,
    clock::Clock,
    code::Code,
    door::{Knock, Newcomer, Standpoint},
    error::TableError,
    feed::{Attendance, Departure},
    games::GameOptions,
    identity::{GuestId, Key, KeyHash, StagePass},
    limits::{Limits, Meter},
    live::{self, Ending, INBOX, Live},
    mailbox::{
        Accepted, Ask, Audience, Declined, EveningVisit, Letter, LookAs, OnRefusal, Reply, Sent, Visit,
    },
    put_aside::{Note, PutAside},
    reaction::Reaction,
    show::Shows,
    tally::{Counted, Hour, Tally},
    view::TableView,
};

/// How many codes are drawn before giving up: with a billion codes even two in a row are rare.
const MOST_DRAWS: usize = 20;
/// How often a request is handed on when the table leaves memory at that very moment.
const MOST_WAKES: usize = 4;

/// All tables of this server. Cheap to clone. When the last clone and the last [`Table`] are dropped, the
/// tables leave memory, and their streams end.
#[derive(Debug, Clone)]
pub struct Hall {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    journal: Arc<dyn Journal>,
    leases: Option<Arc<dyn Leases>>,
    clock: Clock,
    dice: Dice,
    almanac: &'static Almanac,
    put_aside: PutAside,
    limits: Limits,
    shows: Shows,
    /// How many bots of all tables may think at once.
    thinking: Arc<Semaphore>,
    /// The dice that new codes are drawn with.
    codes: Mutex<TableChance>,
    tables: Mutex<HashMap<Code, TableSlot>>,
    tally: Arc<Tally>,
    questions: AtomicU64,
}

/// What a hall needs besides its journal.
#[derive(Debug)]
pub struct HallSettings {
    /// What tells the time of records.
    pub clock: Clock,
    /// Where chance comes from.
    pub dice: Dice,
    /// What players of IMAGE are judged by.
    pub almanac: &'static Almanac,
    /// Where it is noted which tables nobody finds any more.
    pub put_aside: PutAside,
    /// How much its guests and tables may do.
    pub limits: Limits,
    /// Whether reveals take their time.
    pub shows: Shows,
    /// Which tables are led here, where several servers share the journal: others are not woken.
    pub leases: Option<Arc<dyn Leases>>,
}

impl Default for HallSettings {
    fn default() -> HallSettings {
        HallSettings {
            clock: Clock::System,
            dice: Dice::System,
            almanac: Almanac::embedded(),
            put_aside: PutAside::default(),
            limits: Limits::default(),
            shows: Shows::default(),
            leases: None,
        }
    }
}

/// Where the dice of new tables and codes come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    /// The operating system's.
    System,
    /// Foreseeable, for tests that compare two halls.
    Seeded(u64),
    /// Foreseeable and the same at every table, for benchmarks that play one game at many of them. Codes are
    /// the operating system's.
    Alike(u64),
}

#[derive(Debug)]
enum TableSlot {
    Live(mpsc::Sender<Box<Letter>>),
    /// Its record cannot be trusted; it stays closed until the server starts anew.
    Quarantined,
}

/// One table, whether it is in memory or not. Every question to it is one way there and back.
#[derive(Debug, Clone)]
pub struct Table {
    hall: Hall,
    code: Code,
    /// What whoever asks shows at the door; none within this program.
    knock: Option<Knock>,
}

impl Hall {
    /// A hall with the almanac that comes with the program, without limits, and with reveals that are over at
    /// once.
    pub fn new(journal: Arc<dyn Journal>, clock: Clock, dice: Dice) -> Hall {
        Hall::with_almanac(journal, clock, dice, Almanac::embedded())
    }

    /// The same with other facts, by which players of IMAGE are judged.
    pub fn with_almanac(
        journal: Arc<dyn Journal>,
        clock: Clock,
        dice: Dice,
        almanac: &'static Almanac,
    ) -> Hall {
        let (limits, shows) = (Limits::NONE, Shows::AtOnce);
        let settings = HallSettings { clock, dice, almanac, limits, shows, ..HallSettings::default() };
        Hall::with_settings(journal, settings)
    }

    /// A hall as these settings have it.
    pub fn with_settings(journal: Arc<dyn Journal>, settings: HallSettings) -> Hall {
        let HallSettings { clock, dice, almanac, put_aside, limits, shows, leases } = settings;
        let (codes, thinking) = (Mutex::new(dice.for_codes()), Arc::new(Semaphore::new(thinkers())));
        let (tables, tally, questions) = (Mutex::default(), Arc::default(), AtomicU64::new(0));
        Hall {
            inner: Arc::new(Inner {
                journal,
                leases,
                clock,
                dice,
                almanac,
                put_aside,
                limits,
                shows,
                thinking,
                codes,
                tables,
                tally,
                questions,
            }),
        }
    }

    /// Opens a new table with its first guest, who is its host.
    pub async fn open(
        &self,
        newcomer: &Newcomer,
        key: &Key,
        chosen: &GameOptions,
    ) -> Result<(Table, GuestId), TableError> {
        for _ in 0..MOST_DRAWS {
            let table = self.table(self.draw_code());
            let code = table.code;
            if let Some(leases) = &self.inner.leases
                && !matches!(leases.take(code.table_id()).await?, Whereabouts::Here)
            {
                // Another server has such a table.
                continue;
            }
            let opened = table
                .ask(|reply| Ask::Open {
                    newcomer: Box::new(newcomer.clone()),
                    key: key.hash(code),
                    chosen: Box::new(chosen.clone()),
                    reply,
                })
                .await;
            match opened {
                // Not found is what somebody put aside: the code is taken until it is deleted.
                Err(TableError::CodeTaken | TableError::Damaged | TableError::NotFound) => {}
                Err(error) => return Err(error),
                Ok(guest) => return Ok((table, guest)),
            }
        }
        Err(TableError::Busy)
    }

    /// The table with that code, which may or may not exist.
    pub fn table(&self, code: Code) -> Table {
        Table { hall: self.clone(), code, knock: None }
    }

    /// How many tables are in memory.
    pub fn live_tables(&self) -> usize {
        self.inner.places().values().filter(|place| matches!(place, TableSlot::Live(_))).count()
    }

    /// How many of them are there in their evening. Those that are just being read are nowhere yet.
    pub fn tables_at(&self, hour: Hour) -> usize {
        self.inner.tally.at(hour)
    }

    /// How many tables are put aside, as far as this server's own notes tell.
    pub fn tables_put_aside(&self) -> usize {
        let aside = |(_, note): &(Code, Note)| matches!(note, Note::Aside(_));
        self.inner.put_aside.notes().iter().filter(|noted| aside(noted)).count()
    }

    /// How many tables are closed because their record cannot be trusted.
    pub fn quarantined_tables(&self) -> usize {
        self.inner.places().values().filter(|place| matches!(place, TableSlot::Quarantined)).count()
    }

    /// Where a table is led; here, where no servers share the journal. One that nobody leads is ours from
    /// then on.
    pub async fn whereabouts(&self, code: Code) -> Result<Whereabouts, TableError> {
        match &self.inner.leases {
            Some(leases) => leases.seek(code.table_id()).await.map_err(|why| {
                tracing::debug!(%why, "who leads a table cannot be found out");
                TableError::LedElsewhere
            }),
            None => Ok(Whereabouts::Here),
        }
    }

    /// What has become of the leases of this server, where several share the journal.
    pub fn lease_counts(&self) -> Option<LeaseCounts> {
        Some(self.inner.leases.as_ref()?.counts())
    }

    /// How many questions tables have been asked since the hall was built.
    pub fn questions(&self) -> u64 {
        self.inner.questions.load(Ordering::Relaxed)
    }

    /// Whether the journal takes records.
    pub async fn ready(&self) -> Result<(), TableError> {
        // Without a line in the log: whoever watches a server asks every few seconds.
        self.inner.journal.check().await.map_err(|error| match error {
            JournalError::NoSpace => TableError::NoSpace,
            _ => TableError::Unavailable,
        })
    }

    /// What the clock of the hall shows.
    pub fn now(&self) -> Millis {
        self.inner.clock.now()
    }

    /// The tables that are put aside.
    pub(crate) fn put_aside(&self) -> &PutAside {
        &self.inner.put_aside
    }

    pub(crate) fn journal(&self) -> &dyn Journal {
        &*self.inner.journal
    }

    /// A table that was closed because of its record is deleted, and its code is free.
    pub(crate) fn left_quarantine(&self, code: Code) {
        let mut places = self.inner.places();
        places.remove(&code);
        self.inner.release(code.table_id());
    }

    fn draw_code(&self) -> Code {
        // A panic while the lock is held leaves dice that are as good as any.
        Code::random(&mut *self.inner.codes.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The way to a table's task, which is woken when it sleeps. None when the table went to another server
    /// in this very moment.
    fn way_to(&self, code: Code) -> Result<Option<mpsc::Sender<Box<Letter>>>, TableError> {
        let Inner { journal, clock, dice, almanac, thinking, limits, shows, tally, .. } = &*self.inner;
        let mut places = self.inner.places();
        match places.get(&code) {
            Some(TableSlot::Quarantined) => return Err(TableError::Damaged),
            Some(TableSlot::Live(way)) => return Ok(Some(way.clone())),
            None => {}
        }
        let hold = match &self.inner.leases {
            Some(leases) => match leases.hold(code.table_id()) {
                Some(hold) => Some(hold),
                None => return Ok(None),
            },
            None => None,
        };
        let (way, inbox) = mpsc::channel(INBOX);
        places.insert(code, TableSlot::Live(way.clone()));
        let live = Live::new(
            code,
            journal.clone(),
            clock.clone(),
            almanac,
            dice.for_table(code),
            thinking.clone(),
            (Meter::new(*limits), Counted::new(tally.clone()), *shows),
        );
        tokio::spawn(attend_to(code, live, hold, inbox, Arc::downgrade(&self.inner)));
        Ok(Some(way))
    }
}

/// How many bots think at once: one core is always left for people.
fn thinkers() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

/// The life of a table in memory. As long as the hall has its place, requests go to this inbox and to no
/// other.
async fn attend_to(
    code: Code,
    live: (Live, mpsc::UnboundedReceiver<Departure>),
    hold: Option<Hold>,
    mut inbox: mpsc::Receiver<Box<Letter>>,
    hall: Weak<Inner>,
) {
    let retire =
        |inbox: &mpsc::Receiver<Box<Letter>>| hall.upgrade().is_none_or(|hall| hall.retire(code, inbox));
    let ending = live::run(live, hold, &mut inbox, retire).await;
    if let Some(hall) = hall.upgrade() {
        hall.ended(code, &ending);
    }
    // Open until everybody who was on their way here has been answered: no new one is sent this way.
    while let Some(letter) = inbox.recv().await {
        let ask = letter.ask;
        match &ending {
            Ending::Unwoken(error) => ask.answer(error.clone()),
            Ending::Quarantined => ask.answer(TableError::Damaged),
            Ending::Gone if !matches!(ask, Ask::Open { .. }) => ask.answer(TableError::NotFound),
            // Not answered, and so asked again: of a table that is read anew.
            Ending::Hibernated | Ending::PutAside | Ending::LedElsewhere | Ending::Gone => drop(ask),
        }
    }
}

impl Inner {
    fn places(&self) -> MutexGuard<'_, HashMap<Code, TableSlot>> {
        // A panic while the lock is held leaves the map whole: every change of it is one call.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes an idle table out of the hall, unless somebody has just asked something of it.
    fn retire(&self, code: Code, inbox: &mpsc::Receiver<Box<Letter>>) -> bool {
        let mut places = self.places();
        let idle = inbox.is_empty();
        if idle {
            places.remove(&code);
            self.release(code.table_id());
        }
        idle
    }

    /// The table has left memory: another server may lead it. Called while nobody can be sent to it.
    fn release(&self, table: TableId) {
        if let Some(leases) = &self.leases {
            leases.release(table);
        }
    }

    fn ended(&self, code: Code, ending: &Ending) {
        match ending {
            // It has been taken out already, and may be back by now.
            Ending::Hibernated => {}
            Ending::Gone | Ending::PutAside | Ending::LedElsewhere | Ending::Unwoken(_) => {
                let mut places = self.places();
                places.remove(&code);
                self.release(code.table_id());
            }
            Ending::Quarantined => {
                self.places().insert(code, TableSlot::Quarantined);
            }
        }
    }
}

impl Dice {
    fn for_codes(self) -> TableChance {
        match self {
            Dice::System | Dice::Alike(_) => TableChance::from_system(),
            Dice::Seeded(seed) => TableChance::seeded(seed),
        }
    }

    fn for_table(self, code: Code) -> TableChance {
        match self {
            Dice::System => TableChance::from_system(),
            Dice::Seeded(seed) => TableChance::seeded(seed ^ code.table_id().0),
            Dice::Alike(seed) => TableChance::seeded(seed),
        }
    }
}

impl Table {
    /// The code of this table.
    pub fn code(&self) -> Code {
        self.code
    }

    /// The same table for somebody from outside, for whom the door answers before all else: to a stranger a
    /// full or locked table is as none, unless they bring a pass from when it was open.
    pub fn knocked_at(self, key: Option<&Key>, pass: Option<&StagePass>) -> Table {
        let knock = Knock { key: self.hash(key), pass: pass.cloned() };
        Table { knock: Some(knock), ..self }
    }

    /// How the holder of this key finds the door of this table, and what they see.
    pub async fn visit(&self, key: Option<&Key>, eyes: LookAs) -> Result<Visit, TableError> {
        let key = self.hash(key);
        self.ask(|reply| Ask::Visit { key, eyes, reply }).await
    }

    /// What came out of the games that this table has played, for who may look at it.
    pub async fn evening(&self, key: Option<&Key>) -> Result<EveningVisit, TableError> {
        let key = self.hash(key);
        self.ask(|reply| Ask::Evening { key, reply }).await
    }

    /// Who the holder of this key is here.
    pub async fn recognize(&self, key: &Key) -> Result<Standpoint, TableError> {
        Ok(self.visit(Some(key), LookAs::Stage).await?.door.standpoint)
    }

    /// The table as the holder of this key, or the stage, sees it now.
    pub async fn look(&self, key: Option<&Key>) -> Result<Arc<TableView>, TableError> {
        Ok(self.visit(key, LookAs::Myself).await?.view)
    }

    /// The same, going on. Who is no guest sees what the stage shows.
    pub async fn attend(&self, key: Option<&Key>) -> Result<Attendance, TableError> {
        let (key, audience) = (self.hash(key), Audience::Anybody);
        self.ask(|reply| Ask::Attend { key, audience, reply }).await
    }

    /// The same for a screen that everybody looks at: with one of them here, phones leave reveals to it.
    pub async fn attend_as_stage(&self) -> Result<Attendance, TableError> {
        self.ask(|reply| Ask::Attend { key: None, audience: Audience::Stage, reply }).await
    }

    /// The same for guests alone.
    pub async fn attend_as_guest(&self, key: Option<&Key>) -> Result<Attendance, TableError> {
        let (key, audience) = (self.hash(key), Audience::Guests);
        self.ask(|reply| Ask::Attend { key, audience, reply }).await
    }

    /// The same for a guest at a phone that goes round among several: they are here, and have no screen of
    /// their own by it.
    pub async fn attend_as_passed(&self, key: &Key) -> Result<Attendance, TableError> {
        let (key, audience) = (self.hash(Some(key)), Audience::Passed);
        self.ask(|reply| Ask::Attend { key, audience, reply }).await
    }

    /// Comes in, or comes back. The same key always is the same guest.
    pub async fn join(&self, newcomer: &Newcomer, key: &Key) -> Result<GuestId, TableError> {
        Ok(self.ask_to_join(newcomer, key, OnRefusal::SayWhy).await?)
    }

    /// The same for a page, which shows the table when it is refused.
    pub async fn join_or_look(&self, newcomer: &Newcomer, key: &Key) -> Result<GuestId, Declined> {
        self.ask_to_join(newcomer, key, OnRefusal::ShowTheTable).await
    }

    async fn ask_to_join(
        &self,
        newcomer: &Newcomer,
        key: &Key,
        refusal: OnRefusal,
    ) -> Result<GuestId, Declined> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::Join { newcomer: Box::new(newcomer.clone()), key, refusal, reply }).await
    }

    /// Carries out a command; resolves when it is on stable storage.
    pub async fn carry_out(&self, key: &Key, sent: &Sent) -> Result<Accepted, TableError> {
        Ok(self.ask_to_do(key, sent, OnRefusal::SayWhy).await?)
    }

    /// The same for a page, which shows the table when it is refused.
    pub async fn carry_out_or_look(&self, key: &Key, sent: &Sent) -> Result<Accepted, Declined> {
        self.ask_to_do(key, sent, OnRefusal::ShowTheTable).await
    }

    async fn ask_to_do(&self, key: &Key, sent: &Sent, refusal: OnRefusal) -> Result<Accepted, Declined> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::Do { key, sent: sent.clone(), refusal, reply }).await
    }

    /// Shows the stage what a guest makes of it. What comes at the wrong moment, or too often, is dropped.
    pub async fn react(&self, key: &Key, reaction: Reaction) -> Result<(), TableError> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::React { key, reaction, reply }).await
    }

    /// A one-time secret with which another device becomes the same guest.
    pub async fn invite_device(&self, key: &Key) -> Result<Key, TableError> {
        let key = key.hash(self.code);
        self.ask(|reply| Ask::InviteDevice { key, reply }).await
    }

    /// Lets another device of a guest in, by the link that they made for it.
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

    /// Whoever asks for a table that is put aside is told that there is none.
    async fn ask<T, E: From<TableError>>(&self, ask: impl Fn(Reply<T, E>) -> Ask) -> Result<T, E> {
        for _ in 0..MOST_WAKES {
            if let Some(Note::Aside(_)) = self.hall.put_aside().note(self.code) {
                return Err(TableError::NotFound.into());
            }
            if let Some(answer) = self.ask_once(&ask).await {
                return answer;
            }
        }
        Err(TableError::Busy.into())
    }

    /// The same, of a table that is put aside too.
    pub(crate) async fn ask_behind_the_wall<T, E: From<TableError>>(
        &self,
        ask: impl Fn(Reply<T, E>) -> Ask,
    ) -> Result<T, E> {
        for _ in 0..MOST_WAKES {
            if let Some(answer) = self.ask_once(&ask).await {
                return answer;
            }
        }
        Err(TableError::Busy.into())
    }

    /// The way to the table's task, if it is led here.
    async fn way(&self) -> Result<Option<mpsc::Sender<Box<Letter>>>, TableError> {
        match self.hall.whereabouts(self.code).await? {
            Whereabouts::Here => self.hall.way_to(self.code),
            Whereabouts::There(_) => Err(TableError::LedElsewhere),
            Whereabouts::Nowhere => Err(TableError::NotFound),
        }
    }

    /// A table may leave memory just when it is asked: an unanswered request had no effect and is asked
    /// again.
    async fn ask_once<T, E: From<TableError>>(
        &self,
        ask: impl Fn(Reply<T, E>) -> Ask,
    ) -> Option<Result<T, E>> {
        let way = match self.way().await {
            Ok(way) => way?,
            Err(error) => return Some(Err(error.into())),
        };
        self.hall.inner.questions.fetch_add(1, Ordering::Relaxed);
        let (reply, answer) = oneshot::channel();
        way.send(Box::new(Letter { knock: self.knock.clone(), ask: ask(reply) })).await.ok()?;
        answer.await.ok()
    }
}
