//! A live table: one task that decides, stores, folds and only then announces.

mod alarm;
mod bots;
mod nudge;
mod settle;

use std::{panic::AssertUnwindSafe, pin::pin, sync::Arc, time::Duration};

use almanac::Almanac;
use decks::Decks;
use futures_util::FutureExt;
use journal::{Hold, Journal, JournalError, Millis, Record, Seq, Watch};
use tokio::{
    sync::{Semaphore, mpsc},
    time::Instant,
};

use crate::{
    bot_minds::Minds,
    build_view,
    chance::TableChance,
    clock::Clock,
    code::Code,
    command::Command,
    decide::{self, Situation},
    door::{self, Door, Newcomer},
    error::TableError,
    feed::{Attendance, Departure, Feeds},
    games::GameOptions,
    guest::Guest,
    identity::{GuestId, Key, KeyHash},
    limits::Meter,
    mailbox::{
        Accepted, Ask, Audience, Declined, EveningVisit, Expiry, Letter, LookAs, OnRefusal, Sent, Visit,
    },
    presence::{Company, Nearness, Presence, Sleep},
    reaction::{Reacted, Reaction, may_react},
    refusal::Refusal,
    show::Shows,
    state::State,
    tally::Counted,
    vault::Vault,
    view::{TableView, Viewer},
};
use nudge::Nudge;
use settle::Named;

/// How many requests may wait for one table; whoever comes then waits at the door, not in memory.
pub(crate) const INBOX: usize = 16;
/// A table whose last record is younger than this was cut off rather than left.
const NAP: Millis = Millis(10 * 60_000);
/// How long a table does without the news of other servers when the journal cannot tell them.
const DEAF: Duration = Duration::from_secs(60);

/// An alarm that is heard later than this was missed: the process was stopped, or the computer too busy.
const OVERSLEPT: Duration = Duration::from_secs(2);

/// How a live table ended.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Ending {
    /// Nobody is looking: it can come back from the journal.
    Hibernated,
    /// There never was such a table, or it has been deleted.
    Gone,
    /// It is put aside, and may have been brought back by the time that somebody hears of it.
    PutAside,
    /// Another server leads it now, or may do so.
    LedElsewhere,
    /// The journal could not be read.
    Unwoken(TableError),
    /// Its record cannot be trusted, or folding it failed: it stays closed.
    Quarantined,
}

/// The table in memory. All of it can be thrown away at any moment and rebuilt from the journal.
#[derive(Debug)]
pub(crate) struct Live {
    journal: Arc<dyn Journal>,
    /// The table's own time: the computer's when the table woke, and even from then on.
    clock: Clock,
    decks: &'static Decks,
    almanac: &'static Almanac,
    chance: TableChance,
    state: State,
    vault: Vault,
    presence: Presence,
    minds: Minds,
    /// How many bots of all tables may think at once.
    thinking: Arc<Semaphore>,
    /// What its guests have done lately, and how much has been stored.
    meter: Meter,
    /// Where it is counted among the tables in memory.
    counted: Counted,
    feeds: Feeds,
    /// How near everybody was when the table was last announced.
    announced: Company,
    /// Who was reminded last that the game waits for them.
    nudge: Option<Nudge>,
    /// When the table was read from the journal.
    woke: Instant,
    idle_since: Instant,
    ticked: Instant,
    /// The host as last told, and since when: a new one has as long to come as any.
    hosting: (Option<GuestId>, Instant),
    /// Errands rest until then, because the journal did not take one.
    resting_until: Option<Instant>,
    /// The last append may or may not be stored: the journal may know more than we do.
    uncertain: bool,
    /// Guests could not act for a while, and the clock has not made up for it yet.
    owes_time: bool,
    /// Something happened after which the table does not go on.
    ending: Option<Ending>,
}

/// Runs a table until it ends. `retire` is asked before it hibernates, so that nobody is handed a table that
/// is about to leave.
pub(crate) async fn run(
    table: (Live, mpsc::UnboundedReceiver<Departure>),
    hold: Option<Hold>,
    inbox: &mut mpsc::Receiver<Box<Letter>>,
    retire: impl Fn(&mpsc::Receiver<Box<Letter>>) -> bool,
) -> Ending {
    let (table, departures) = table;
    AssertUnwindSafe(live(table, departures, hold, inbox, retire)).catch_unwind().await.unwrap_or_else(|_| {
        tracing::error!("a table panicked and is closed; the others go on");
        Ending::Quarantined
    })
}

async fn live(
    mut table: Live,
    mut departures: mpsc::UnboundedReceiver<Departure>,
    mut hold: Option<Hold>,
    inbox: &mut mpsc::Receiver<Box<Letter>>,
    retire: impl Fn(&mpsc::Receiver<Box<Letter>>) -> bool,
) -> Ending {
    if let Err(error) = table.wake().await {
        return table.ending.unwrap_or(Ending::Unwoken(error));
    }
    let mut others: Option<Watch> = None;
    let mut deaf_until = Instant::now();
    let mut alarm = table.next_alarm();
    let mut bell = pin!(tokio::time::sleep_until(alarm));
    loop {
        if table.exists() && others.is_none() && deaf_until <= Instant::now() {
            others = Some(table.journal.watch(table.state.code.table_id(), table.state.seq));
        }
        // In this order, so that a table which is asked things without end still hears the clock.
        let heard = tokio::select! {
            biased;
            () = end_of(&mut hold) => Heard::EndOfHold,
            Some(departure) = departures.recv() => Heard::Departure(departure),
            record = next_record(&mut others) => Heard::Record(record),
            () = &mut bell => Heard::Alarm,
            letter = inbox.recv() => Heard::Letter(letter),
        };
        // The process stood still, and nobody could act: the clock forgives that, whatever is heard first.
        table.owes_time |= table.exists() && alarm.elapsed() > OVERSLEPT;
        match heard {
            Heard::EndOfHold => table.ending = Some(Ending::LedElsewhere),
            Heard::Departure(departure) => table.departed(departure).await,
            // What the table has written itself is known, and changes nothing.
            Heard::Record(Ok(record)) if record.seq <= table.state.seq => continue,
            Heard::Record(record) => {
                if table.heard(record).await.is_err() {
                    others = None;
                    deaf_until = Instant::now() + DEAF;
                }
            }
            Heard::Alarm => {
                table.tick().await;
                if table.ending == Some(Ending::Hibernated) && !retire(inbox) {
                    table.ending = None;
                }
            }
            Heard::Letter(Some(letter)) => table.take_up(*letter).await,
            // The hall has closed.
            Heard::Letter(None) => return Ending::Hibernated,
        }
        if let Some(ending) = table.ending {
            if ending == Ending::LedElsewhere {
                table.feeds.move_on();
            }
            return ending;
        }
        alarm = table.next_alarm();
        bell.as_mut().reset(alarm);
    }
}

/// What a table hears of next.
enum Heard {
    /// It is not led here any more.
    EndOfHold,
    /// Somebody stopped looking.
    Departure(Departure),
    /// This or another server wrote something.
    Record(Result<Record, JournalError>),
    Alarm,
    /// Somebody asks; nothing when nobody can any more.
    Letter(Option<Box<Letter>>),
}

/// Where no servers share the journal, a table is led here for ever.
async fn end_of(hold: &mut Option<Hold>) {
    match hold {
        Some(hold) => hold.ended().await,
        None => std::future::pending().await,
    }
}

/// What this or another server writes to the table.
async fn next_record(watch: &mut Option<Watch>) -> Result<Record, JournalError> {
    match watch {
        Some(watch) => watch.next().await,
        None => std::future::pending().await,
    }
}

impl Live {
    pub(crate) fn new(
        code: Code,
        journal: Arc<dyn Journal>,
        clock: Clock,
        almanac: &'static Almanac,
        chance: TableChance,
        thinking: Arc<Semaphore>,
        (meter, counted, shows): (Meter, Counted, Shows),
    ) -> (Live, mpsc::UnboundedReceiver<Departure>) {
        let (feeds, departures) = Feeds::new();
        let now = Instant::now();
        let live = Live {
            journal,
            clock,
            decks: Decks::embedded(),
            almanac,
            chance,
            state: State { shows, ..State::empty(code) },
            vault: Vault::new(code.table_id()),
            presence: Presence::new(),
            minds: Minds::default(),
            thinking,
            meter,
            counted,
            feeds,
            announced: Company::default(),
            nudge: None,
            woke: now,
            idle_since: now,
            ticked: now,
            hosting: (None, now),
            resting_until: None,
            uncertain: false,
            owes_time: false,
            ending: None,
        };
        (live, departures)
    }

    /// Folds what the journal has.
    async fn wake(&mut self) -> Result<(), TableError> {
        self.catch_up().await?;
        let slept = self.clock.now().0.saturating_sub(self.state.touched.0);
        // A table's time never runs backwards, and nobody sets it while the table is awake.
        self.clock = self.clock.steady_from(self.state.touched);
        let sleep = if slept < NAP.0 { Sleep::Nap } else { Sleep::Long };
        self.presence = Presence::after(sleep, self.state.people_here().map(|guest| guest.id));
        self.owes_time = self.exists();
        if self.exists() {
            self.counted.set(&self.state);
        }
        Ok(())
    }

    fn exists(&self) -> bool {
        self.state.seq > Seq(0)
    }

    /// Something was appended that is not known here.
    async fn heard(&mut self, record: Result<Record, JournalError>) -> Result<(), TableError> {
        match record {
            Ok(_) => {
                self.catch_up().await?;
                self.keep_up().await;
                Ok(())
            }
            Err(error) => Err(self.journal_failed(error)),
        }
    }

    async fn departed(&mut self, departure: Departure) {
        if !self.feeds.departed(departure) {
            return;
        }
        self.idle_since = Instant::now();
        match (departure.viewer, departure.audience) {
            (Viewer::Guest(guest), audience) => self.presence.stream_closed(guest, audience),
            (Viewer::Stage, Audience::Stage) => self.presence.stage_closed(),
            (Viewer::Stage, Audience::Anybody | Audience::Guests | Audience::Passed) => return,
        }
        self.keep_up().await;
    }

    async fn take_up(&mut self, letter: Letter) {
        let Letter { knock, ask } = letter;
        self.idle_since = Instant::now();
        if self.uncertain
            && let Err(error) = self.catch_up().await
        {
            return ask.answer(error);
        }
        if !self.exists() && !matches!(ask, Ask::Open { .. }) {
            self.ending = Some(Ending::Gone);
            return ask.answer(TableError::NotFound);
        }
        if self.owes_time && ask.is_for_somebody() {
            self.keep_up().await;
        }
        match knock.map_or(Ok(()), |knock| door::answer(&self.state, &knock)) {
            Ok(()) => self.answer(ask).await,
            Err(error) => ask.answer(error),
        }
        if !self.exists() && self.ending.is_none() {
            self.ending = Some(Ending::Gone);
        }
        if self.ending.is_none() {
            self.keep_up().await;
        }
    }

    async fn answer(&mut self, ask: Ask) {
        // Whoever asked may have gone; then nobody needs the answer.
        match ask {
            Ask::Open { newcomer, key, chosen, reply } => {
                drop(reply.send(self.open(&newcomer, key, &chosen).await));
            }
            Ask::Join { newcomer, key, refusal, reply } => {
                let joined = self.join(&newcomer, key).await;
                drop(reply.send(joined.map_err(|error| self.decline(error, key, refusal))));
            }
            Ask::Visit { key, eyes, reply } => drop(reply.send(self.visit(key, eyes))),
            Ask::Evening { key, reply } => drop(reply.send(self.visit_evening(key))),
            Ask::Do { key, sent, refusal, reply } => {
                let done = self.carry_out(key, &sent).await;
                drop(reply.send(done.map_err(|error| self.decline(error, key, refusal))));
            }
            // If the asker has gone, dropping the attendance counts it out again.
            Ask::Attend { key, audience, reply } => drop(reply.send(self.attend(key, audience).await)),
            Ask::React { key, reaction, reply } => drop(reply.send(self.react(key, reaction))),
            Ask::InviteDevice { key, reply } => drop(reply.send(self.invite_device(key).await)),
            Ask::Redeem { link, key, reply } => drop(reply.send(self.redeem(link, key).await)),
            Ask::Forget { key, reply } => drop(reply.send(self.forget(key).await)),
            Ask::Expire { untouched_since, reply } => drop(reply.send(Ok(self.expire(untouched_since)))),
        }
    }

    async fn open(
        &mut self,
        newcomer: &Newcomer,
        key: KeyHash,
        chosen: &GameOptions,
    ) -> Result<GuestId, TableError> {
        if self.exists() {
            return Err(TableError::CodeTaken);
        }
        let events = door::open(&self.state, newcomer, key, chosen, self.decks)?;
        self.store(None, None, events.into()).await?.map_err(|_| TableError::CodeTaken)?;
        let guest = GuestId(0);
        self.presence.seen(guest);
        Ok(guest)
    }

    async fn join(&mut self, newcomer: &Newcomer, key: KeyHash) -> Result<GuestId, TableError> {
        self.admits_a_record()?;
        self.settle(None, None, |live| door::join(&live.state, newcomer, key)).await?;
        let guest = self.guest(key)?.id;
        self.presence.seen(guest);
        Ok(guest)
    }

    fn visit(&mut self, key: Option<KeyHash>, eyes: LookAs) -> Result<Visit, TableError> {
        let door = Door::of(&self.state, key)?;
        let view = match eyes {
            LookAs::Myself => self.look(key),
            LookAs::Stage => self.look(None),
            LookAs::MyLastGame => self.look_back(key),
        };
        Ok(Visit { door, view })
    }

    fn visit_evening(&mut self, key: Option<KeyHash>) -> Result<EveningVisit, TableError> {
        let Visit { door, view } = self.visit(key, LookAs::Myself)?;
        let book = &self.state.evening;
        let first_guesses = view.me.map(|me| book.first_guesses_of(me)).unwrap_or_default();
        Ok(EveningVisit { door, view, evening: book.evening(), games: book.past(), first_guesses })
    }

    fn decline(&mut self, error: TableError, key: KeyHash, refusal: OnRefusal) -> Declined {
        let view = match refusal {
            OnRefusal::SayWhy => None,
            OnRefusal::ShowTheTable => Some(self.look(Some(key))),
        };
        Declined { error, view }
    }

    /// The guest behind a key, if they are here.
    fn guest(&self, key: KeyHash) -> Result<&Guest, Refusal> {
        door::guest_here(&self.state, key)
    }

    async fn carry_out(&mut self, key: KeyHash, sent: &Sent) -> Result<Accepted, TableError> {
        if sent.seen.is_some_and(|seen| seen > self.state.seq) {
            // They saw this table through another server that is ahead of us.
            self.catch_up().await?;
        }
        if self.state.guest_with(key).is_none() {
            // They may have come in through another server.
            self.has_fallen_behind().await?;
        }
        // Asked before all else: who has left by this command gets the first answer when it comes twice.
        let me = self.state.guest_with(key).ok_or(Refusal::NotAGuest)?.id;
        let named = Named::of(sent);
        if let Some(first) = self.twin(Some(me), named.as_ref())? {
            return Ok(first);
        }
        self.guest(key)?;
        self.presence.seen(me);
        self.admits_a_command(me)?;
        if sent.command == Command::Nudge {
            decide::in_time(&self.state, &sent.command, sent.seen)?;
            let guest = self.guest(key)?.clone();
            self.nudge(&guest)?;
            return Ok(Accepted { seq: self.state.seq });
        }
        self.settle(Some(me), named, |live| {
            let mut chance = live.chance.fork();
            let guest = live.guest(key)?;
            decide::in_time(&live.state, &sent.command, sent.seen)?;
            let company = live.company();
            let situation = live.situation(&company);
            decide::decide(&live.state, guest, &sent.command, situation, &mut chance)
        })
        .await
    }

    /// Counts a command, whatever comes of it.
    fn admits_a_command(&mut self, guest: GuestId) -> Result<(), Refusal> {
        self.meter.command(guest)?;
        self.admits_a_record()
    }

    /// Whether the table takes a record of somebody now.
    fn admits_a_record(&self) -> Result<(), Refusal> {
        Ok(self.meter.admits(self.state.seq.0)?)
    }

    fn viewer(&self, key: Option<KeyHash>) -> Viewer {
        match key.map(|key| self.guest(key)) {
            Some(Ok(guest)) => Viewer::Guest(guest.id),
            _ => Viewer::Stage,
        }
    }

    fn look(&mut self, key: Option<KeyHash>) -> Arc<TableView> {
        let viewer = self.viewer(key);
        if let Viewer::Guest(guest) = viewer {
            self.presence.seen(guest);
        }
        Arc::new(self.view(viewer))
    }

    fn look_back(&mut self, key: Option<KeyHash>) -> Arc<TableView> {
        let viewer = self.viewer(key);
        if let Viewer::Guest(guest) = viewer {
            self.presence.seen(guest);
        }
        Arc::new(build_view::last_game(&self.state, viewer, &self.company(), self.clock.now()))
    }

    fn view(&self, viewer: Viewer) -> TableView {
        build_view::view(&self.state, viewer, &self.company(), self.clock.now())
    }

    async fn attend(&mut self, key: Option<KeyHash>, audience: Audience) -> Result<Attendance, TableError> {
        let viewer = match audience {
            Audience::Guests | Audience::Passed => {
                Viewer::Guest(self.guest(key.ok_or(Refusal::NotAGuest)?)?.id)
            }
            Audience::Anybody => self.viewer(key),
            Audience::Stage => Viewer::Stage,
        };
        if !self.feeds.has_room_for(viewer) {
            return Err(TableError::Busy);
        }
        match (viewer, audience) {
            (Viewer::Guest(guest), audience) => self.presence.stream_opened(guest, audience),
            (Viewer::Stage, Audience::Stage) => self.presence.stage_opened(),
            (Viewer::Stage, Audience::Anybody | Audience::Guests | Audience::Passed) => {}
        }
        if audience != Audience::Anybody || viewer != Viewer::Stage {
            self.keep_up().await;
        }
        Ok(self.feeds.attend(viewer, audience, self.view(viewer)))
    }

    /// What is too early, too late or too much is dropped: nobody has to be told.
    fn react(&mut self, key: KeyHash, reaction: Reaction) -> Result<(), TableError> {
        let me = self.guest(key)?;
        let (guest, badge, face) = (me.id, me.badge, me.face);
        let is_showing = self.state.show().is_some_and(|show| self.clock.now() < show.ends());
        let may = may_react(&self.state, me, &self.company(), is_showing);
        self.presence.seen(guest);
        if self.meter.reaction(guest).is_ok() && may {
            self.feeds.react(Reacted { reaction, guest, badge, face });
        }
        Ok(())
    }

    async fn invite_device(&mut self, key: KeyHash) -> Result<Key, TableError> {
        let me = self.guest(key)?.id;
        self.admits_a_command(me)?;
        let (link, hash) = door::new_link(&self.state);
        let invite = |live: &mut Live| door::invite_device(live.guest(key)?, hash, live.clock.now());
        self.settle(Some(me), None, invite).await?;
        self.presence.seen(me);
        Ok(link)
    }

    async fn redeem(&mut self, link: KeyHash, key: KeyHash) -> Result<GuestId, TableError> {
        self.admits_a_record()?;
        self.settle(None, None, |live| door::redeem(&live.state, link, key, live.clock.now())).await?;
        let guest = self.guest(key)?.id;
        self.presence.seen(guest);
        Ok(guest)
    }

    async fn forget(&mut self, key: KeyHash) -> Result<(), TableError> {
        let me = self.guest(key)?.id;
        if !decide::may_forget(&self.state, me) {
            return Err(Refusal::NotTheHost.into());
        }
        self.delete().await
    }

    /// The table leaves memory at once: whoever looks at it stops.
    fn expire(&mut self, untouched_since: Millis) -> Expiry {
        if self.state.touched >= untouched_since {
            return Expiry::Spared;
        }
        self.ending = Some(Ending::PutAside);
        Expiry::Due
    }

    async fn delete(&mut self) -> Result<(), TableError> {
        self.journal.forget(self.state.code.table_id()).await?;
        self.ending = Some(Ending::Gone);
        Ok(())
    }

    /// What is true around the table at this moment.
    fn situation<'a>(&self, company: &'a Company) -> Situation<'a> {
        Situation { now: self.clock.now(), company, decks: self.decks, almanac: self.almanac }
    }

    fn company(&self) -> Company {
        let bots = self.state.here().filter(|guest| guest.is_bot());
        let bots = bots.map(|bot| (bot.id, Nearness::Connected));
        let people = self.state.people_here().map(|guest| guest.id);
        self.presence.company(people).with(bots).with_nudge(self.nudged())
    }
}
