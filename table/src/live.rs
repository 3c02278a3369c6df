//! A live table: one task that decides, stores, folds and only then announces.

use std::{collections::HashMap, panic::AssertUnwindSafe, sync::Arc, time::Duration};

use decks::Decks;
use journal::{Journal, JournalError, NewRecord, Seq};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::Instant,
};

use crate::{
    chance::TableChance,
    clock::Clock,
    code::Code,
    command::Command,
    decide::{self, Errand, Newcomer, PATIENCE, Situation},
    error::TableError,
    event::{CommandId, Entry, Event},
    guest::{GuestId, Key, KeyHash},
    presence::Presence,
    refusal::Refusal,
    sight,
    state::{Guest, Standing, State},
    view::{TableView, Viewer},
};

/// How many requests may wait for one table; whoever comes then waits at the door, not in memory.
pub(crate) const INBOX: usize = 16;
/// A host who has been gone this long hands the role on.
const HOST_GRACE: Duration = Duration::from_secs(60);
/// A table that nobody looks at leaves memory after this long.
const HIBERNATE_AFTER: Duration = Duration::from_secs(120);
/// An idle lobby of one closes after half an hour.
const LONELY_LOBBY: Duration = Duration::from_secs(30 * 60);
/// How often a command is decided anew because another server wrote first.
const MOST_CONFLICTS: usize = 8;

/// A command as it was sent.
#[derive(Debug, Clone, PartialEq)]
pub struct Sent {
    pub command: Command,
    /// The sender's own name for it: the same command twice counts once.
    pub id: Option<CommandId>,
    /// What the sender had seen: a command made for an earlier step is refused.
    pub seen: Option<Seq>,
}

/// The command has been carried out and is on stable storage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accepted {
    pub seq: Seq,
}

/// Who somebody with a key is at this table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standpoint {
    Here(GuestId),
    /// They said goodbye and can come back.
    Left(GuestId),
    ShownOut,
    Stranger,
}

/// A look at the table that goes on until it is dropped.
#[derive(Debug)]
pub struct Attendance {
    viewer: Viewer,
    views: watch::Receiver<Arc<TableView>>,
    leaving: mpsc::UnboundedSender<Viewer>,
}

impl Attendance {
    /// The view as it is now; marks it as seen.
    pub fn view(&mut self) -> Arc<TableView> {
        self.views.borrow_and_update().clone()
    }

    /// Waits for a view that differs from the one seen last, skipping those in between. None when the table is no
    /// more, or these eyes may not look any longer.
    pub async fn changed(&mut self) -> Option<Arc<TableView>> {
        self.views.changed().await.ok()?;
        Some(self.view())
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        // The table may be gone already; then nobody needs to know.
        let _ = self.leaving.send(self.viewer);
    }
}

type Reply<T> = oneshot::Sender<Result<T, TableError>>;

/// What can be asked of a live table.
#[derive(Debug)]
pub(crate) enum Ask {
    Open {
        newcomer: Box<Newcomer>,
        key: KeyHash,
        chosen: Box<crate::game::GameOptions>,
        reply: Reply<GuestId>,
    },
    Join {
        newcomer: Box<Newcomer>,
        key: KeyHash,
        reply: Reply<GuestId>,
    },
    Recognize {
        key: KeyHash,
        reply: Reply<Standpoint>,
    },
    Do {
        key: KeyHash,
        sent: Box<Sent>,
        reply: Reply<Accepted>,
    },
    Look {
        key: Option<KeyHash>,
        reply: Reply<Arc<TableView>>,
    },
    Attend {
        key: Option<KeyHash>,
        reply: Reply<Attendance>,
    },
    InviteDevice {
        key: KeyHash,
        reply: Reply<Key>,
    },
    Redeem {
        link: KeyHash,
        key: KeyHash,
        reply: Reply<GuestId>,
    },
    Forget {
        key: KeyHash,
        reply: Reply<()>,
    },
    /// Delete a table that nobody has touched for long. Not refused.
    Expire {
        reply: Reply<()>,
    },
}

/// How a live table ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Nobody is looking: it can come back from the journal.
    Hibernated,
    /// There never was such a table, or it has been deleted.
    Gone,
    /// Its record cannot be trusted, or folding it failed: it stays closed.
    Quarantined,
}

#[derive(Debug)]
pub(crate) struct Live {
    journal: Arc<dyn Journal>,
    clock: Clock,
    decks: &'static Decks,
    chance: TableChance,
    state: State,
    presence: Presence,
    feeds: HashMap<Viewer, Feed>,
    leaving: mpsc::UnboundedSender<Viewer>,
    idle_since: Instant,
}

#[derive(Debug)]
struct Feed {
    views: watch::Sender<Arc<TableView>>,
    streams: usize,
}

/// What one request comes to, beside its answer.
enum Outcome {
    GoOn,
    End(Ending),
}

/// Runs a table until it hibernates or ends. `retire` is asked before it hibernates, so that nobody can be handed a
/// table that is about to leave.
pub(crate) async fn run(
    code: Code,
    journal: Arc<dyn Journal>,
    clock: Clock,
    chance: TableChance,
    inbox: mpsc::Receiver<Ask>,
    retire: impl Fn(&mpsc::Receiver<Ask>) -> bool,
) -> Ending {
    let living = AssertUnwindSafe(live(code, journal, clock, chance, inbox, retire));
    match futures_util::FutureExt::catch_unwind(living).await {
        Ok(ending) => ending,
        Err(_) => {
            tracing::error!("a table panicked and is closed; the others go on");
            Ending::Quarantined
        }
    }
}

async fn live(
    code: Code,
    journal: Arc<dyn Journal>,
    clock: Clock,
    chance: TableChance,
    mut inbox: mpsc::Receiver<Ask>,
    retire: impl Fn(&mpsc::Receiver<Ask>) -> bool,
) -> Ending {
    let (leaving, mut departures) = mpsc::unbounded_channel();
    let mut table = Live {
        journal,
        clock,
        decks: Decks::embedded(),
        chance,
        state: State::empty(code),
        presence: Presence::default(),
        feeds: HashMap::new(),
        leaving,
        idle_since: Instant::now(),
    };
    if let Err(error) = table.wake().await {
        let ending =
            if matches!(error, TableError::Damaged) { Ending::Quarantined } else { Ending::Hibernated };
        inbox.close();
        while let Some(ask) = inbox.recv().await {
            ask.answer(error.clone());
        }
        return ending;
    }
    loop {
        let alarm = table.next_alarm();
        tokio::select! {
            biased;
            Some(viewer) = departures.recv() => table.departed(viewer),
            ask = inbox.recv() => {
                let Some(ask) = ask else { return Ending::Hibernated };
                table.idle_since = Instant::now();
                if let Outcome::End(ending) = table.answer(ask).await {
                    inbox.close();
                    while let Some(ask) = inbox.recv().await {
                        ask.answer(TableError::NotFound);
                    }
                    return ending;
                }
            }
            () = tokio::time::sleep_until(alarm) => match table.tick().await {
                Outcome::End(Ending::Hibernated) => if retire(&inbox) { return Ending::Hibernated },
                Outcome::End(ending) => return ending,
                Outcome::GoOn => {}
            },
        }
    }
}

impl Ask {
    /// The same answer whatever was asked.
    fn answer(self, error: TableError) {
        // Whoever asked may have gone; then nobody needs the answer.
        match self {
            Ask::Open { reply, .. } | Ask::Join { reply, .. } | Ask::Redeem { reply, .. } => {
                drop(reply.send(Err(error)))
            }
            Ask::Recognize { reply, .. } => drop(reply.send(Err(error))),
            Ask::Do { reply, .. } => drop(reply.send(Err(error))),
            Ask::Look { reply, .. } => drop(reply.send(Err(error))),
            Ask::Attend { reply, .. } => drop(reply.send(Err(error))),
            Ask::InviteDevice { reply, .. } => drop(reply.send(Err(error))),
            Ask::Forget { reply, .. } | Ask::Expire { reply } => drop(reply.send(Err(error))),
        }
    }
}

impl Live {
    /// Folds what the journal has.
    async fn wake(&mut self) -> Result<(), TableError> {
        self.catch_up().await?;
        self.presence = Presence::after_waking(self.state.here().map(|guest| guest.id));
        if self.state.seq > Seq(0) {
            self.errand(Errand::ForgiveOutage).await?;
        }
        Ok(())
    }

    async fn catch_up(&mut self) -> Result<(), TableError> {
        let records = self.journal.read(self.state.code.table_id(), self.state.seq).await?;
        for record in &records {
            self.state.read(record).map_err(|error| {
                tracing::error!(%error, "a table cannot be read");
                TableError::Damaged
            })?;
        }
        Ok(())
    }

    fn exists(&self) -> bool {
        self.state.seq > Seq(0)
    }

    async fn answer(&mut self, ask: Ask) -> Outcome {
        if !self.exists() && !matches!(ask, Ask::Open { .. }) {
            ask.answer(TableError::NotFound);
            return Outcome::End(Ending::Gone);
        }
        // Whoever asked may have gone; then nobody needs the answer.
        match ask {
            Ask::Open { newcomer, key, chosen, reply } => {
                drop(reply.send(self.open(&newcomer, key, *chosen).await))
            }
            Ask::Join { newcomer, key, reply } => drop(reply.send(self.join(&newcomer, key).await)),
            Ask::Recognize { key, reply } => drop(reply.send(Ok(self.standpoint(key)))),
            Ask::Do { key, sent, reply } => drop(reply.send(self.carry_out(key, &sent).await)),
            Ask::Look { key, reply } => drop(reply.send(Ok(self.look(key)))),
            Ask::Attend { key, reply } => self.attend(key, reply).await,
            Ask::InviteDevice { key, reply } => drop(reply.send(self.invite_device(key).await)),
            Ask::Redeem { link, key, reply } => drop(reply.send(self.redeem(link, key).await)),
            Ask::Forget { key, reply } => return self.forget(key, reply).await,
            Ask::Expire { reply } => {
                let done = self.delete().await;
                let gone = done.is_ok();
                drop(reply.send(done));
                if gone {
                    return Outcome::End(Ending::Gone);
                }
            }
        }
        Outcome::GoOn
    }

    async fn open(
        &mut self,
        newcomer: &Newcomer,
        key: KeyHash,
        chosen: crate::game::GameOptions,
    ) -> Result<GuestId, TableError> {
        if self.exists() {
            return Err(TableError::CodeTaken);
        }
        let events = decide::open(newcomer, key, chosen)?;
        self.store(None, None, events).await?.map_err(|_| TableError::CodeTaken)?;
        let guest = GuestId(0);
        self.presence.seen(guest);
        Ok(guest)
    }

    async fn join(&mut self, newcomer: &Newcomer, key: KeyHash) -> Result<GuestId, TableError> {
        self.settle(None, None, |live| decide::join(&live.state, newcomer, key)).await?;
        let guest = self.state.guest_with(key).ok_or(Refusal::NotAGuest)?.id;
        self.presence.seen(guest);
        self.announce();
        Ok(guest)
    }

    fn standpoint(&mut self, key: KeyHash) -> Standpoint {
        let Some(guest) = self.state.guest_with(key) else { return Standpoint::Stranger };
        match guest.standing {
            Standing::Here => Standpoint::Here(guest.id),
            Standing::Left => Standpoint::Left(guest.id),
            Standing::ShownOut => Standpoint::ShownOut,
        }
    }

    /// The guest behind a key, if they are here.
    fn guest(&self, key: KeyHash) -> Result<&Guest, Refusal> {
        let guest = self.state.guest_with(key).ok_or(Refusal::NotAGuest)?;
        match guest.standing {
            Standing::Here => Ok(guest),
            Standing::Left => Err(Refusal::NotAGuest),
            Standing::ShownOut => Err(Refusal::ShownOut),
        }
    }

    async fn carry_out(&mut self, key: KeyHash, sent: &Sent) -> Result<Accepted, TableError> {
        let me = self.guest(key)?.id;
        self.presence.seen(me);
        if let Some(seq) = sent.id.as_ref().and_then(|id| self.twin(me, id)) {
            return Ok(Accepted { seq });
        }
        let result = self
            .settle(Some(me), sent.id.clone(), |live| {
                let mut chance = live.chance.fork();
                let guest = live.guest(key)?;
                if sent.seen.is_some_and(|seen| seen < live.state.step) {
                    return Err(Refusal::TooLate);
                }
                let present = live.presence.dealt_in();
                let situation = Situation { now: live.clock.now(), present: &present, decks: live.decks };
                decide::decide(&live.state, guest, &sent.command, situation, &mut chance)
            })
            .await;
        self.drop_unwelcome_feeds();
        result
    }

    /// The record that an earlier sending of the same command became.
    fn twin(&self, guest: GuestId, id: &CommandId) -> Option<Seq> {
        let recent = &self.state.guest(guest)?.recent;
        recent.iter().find(|(known, _)| known == id).map(|(_, seq)| *seq)
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
            self.announce();
        }
        Arc::new(self.view(viewer))
    }

    fn view(&self, viewer: Viewer) -> TableView {
        sight::view(&self.state, viewer, &self.presence.connected(), self.clock.now())
    }

    async fn attend(&mut self, key: Option<KeyHash>, reply: Reply<Attendance>) {
        let viewer = self.viewer(key);
        if let Viewer::Guest(guest) = viewer {
            self.presence.stream_opened(guest);
            self.tell_presence().await;
        }
        let view = Arc::new(self.view(viewer));
        let feed =
            self.feeds.entry(viewer).or_insert_with(|| Feed { views: watch::channel(view).0, streams: 0 });
        feed.streams += 1;
        let attendance = Attendance { viewer, views: feed.views.subscribe(), leaving: self.leaving.clone() };
        // If the asker has gone, dropping the attendance counts it out again.
        drop(reply.send(Ok(attendance)));
        self.announce();
    }

    fn departed(&mut self, viewer: Viewer) {
        self.idle_since = Instant::now();
        if let Viewer::Guest(guest) = viewer {
            self.presence.stream_closed(guest);
        }
        if let Some(feed) = self.feeds.get_mut(&viewer) {
            feed.streams -= 1;
            if feed.streams == 0 {
                self.feeds.remove(&viewer);
            }
        }
    }

    async fn invite_device(&mut self, key: KeyHash) -> Result<Key, TableError> {
        let me = self.guest(key)?.id;
        let (link, hash) = decide::new_link(&self.state);
        let invite = |live: &mut Live| decide::invite_device(live.guest(key)?, hash, live.clock.now());
        self.settle(Some(me), None, invite).await?;
        Ok(link)
    }

    async fn redeem(&mut self, link: KeyHash, key: KeyHash) -> Result<GuestId, TableError> {
        self.settle(None, None, |live| decide::redeem(&live.state, link, key, live.clock.now())).await?;
        let guest = self.state.guest_with(key).ok_or(Refusal::LinkExpired)?.id;
        self.presence.seen(guest);
        Ok(guest)
    }

    async fn forget(&mut self, key: KeyHash, reply: Reply<()>) -> Outcome {
        let allowed = self.guest(key).and_then(|guest| {
            if decide::may_forget(&self.state, guest.id) { Ok(()) } else { Err(Refusal::NotTheHost) }
        });
        let done = match allowed {
            Ok(()) => self.delete().await,
            Err(refusal) => Err(refusal.into()),
        };
        let gone = done.is_ok();
        drop(reply.send(done));
        if gone { Outcome::End(Ending::Gone) } else { Outcome::GoOn }
    }

    async fn delete(&mut self) -> Result<(), TableError> {
        self.journal.forget(self.state.code.table_id()).await?;
        Ok(())
    }

    /// Decides until the decision is stored: another server may write first, and then it is decided anew.
    async fn settle(
        &mut self,
        by: Option<GuestId>,
        id: Option<CommandId>,
        decide: impl Fn(&mut Live) -> Result<Vec<Event>, Refusal>,
    ) -> Result<Accepted, TableError> {
        for _ in 0..MOST_CONFLICTS {
            let events = decide(self)?;
            if events.is_empty() {
                return Ok(Accepted { seq: self.state.seq });
            }
            match self.store(by, id.clone(), events).await? {
                Ok(accepted) => return Ok(accepted),
                Err(Outrun) => self.catch_up().await?,
            }
        }
        Err(TableError::Busy)
    }

    /// Appends, folds and announces, in this order. Nothing is told before it is on stable storage.
    async fn store(
        &mut self,
        by: Option<GuestId>,
        id: Option<CommandId>,
        events: Vec<Event>,
    ) -> Result<Result<Accepted, Outrun>, TableError> {
        let entry = Entry { by, id, events };
        let at = self.clock.now();
        let payload = serde_json::to_string(&entry).expect("an entry is plain data");
        let record = NewRecord { at, payload };
        let seq = match self.journal.append(self.state.code.table_id(), self.state.seq, vec![record]).await {
            Ok(seq) => seq,
            Err(JournalError::Conflict { .. }) => return Ok(Err(Outrun)),
            Err(error) => return Err(error.into()),
        };
        self.state.fold(&entry, seq, at);
        self.announce();
        Ok(Ok(Accepted { seq }))
    }

    /// Sends every viewer their view, when it differs from what they have.
    fn announce(&mut self) {
        if self.feeds.is_empty() {
            return;
        }
        let connected = self.presence.connected();
        let now = self.clock.now();
        for (viewer, feed) in &self.feeds {
            let view = sight::view(&self.state, *viewer, &connected, now);
            feed.views.send_if_modified(|last| {
                let differs = !last.looks_like(&view);
                *last = Arc::new(view);
                differs
            });
        }
    }

    /// Guests who left or were shown out may not look any longer through a guest's eyes.
    fn drop_unwelcome_feeds(&mut self) {
        let state = &self.state;
        let presence = &mut self.presence;
        self.feeds.retain(|viewer, _| match viewer {
            Viewer::Stage => true,
            Viewer::Guest(id) => {
                let here = state.guest(*id).is_some_and(|guest| guest.standing == Standing::Here);
                if !here {
                    presence.forget(*id);
                }
                here
            }
        });
    }

    async fn errand(&mut self, errand: Errand) -> Result<Accepted, TableError> {
        self.settle(None, None, |live| {
            let present = live.presence.connected();
            let situation = Situation { now: live.clock.now(), present: &present, decks: live.decks };
            Ok(decide::run_errand(&live.state, errand, situation, &mut live.chance.fork()))
        })
        .await
    }

    /// Tells the game who went away and who came back.
    async fn tell_presence(&mut self) {
        let (away, back) = self.presence.changes();
        let errands = away.into_iter().map(Errand::NoteAway).chain(back.into_iter().map(Errand::NoteBack));
        for errand in errands {
            self.try_errand(errand).await;
        }
    }

    /// An errand that fails is tried again at the next tick, or does not matter any more.
    async fn try_errand(&mut self, errand: Errand) {
        if let Err(error) = self.errand(errand).await {
            tracing::warn!(%error, "the table could not do an errand");
        }
    }

    /// What the passing of time brings.
    async fn tick(&mut self) -> Outcome {
        self.tell_presence().await;
        if self.host_gone_until().is_some_and(|moment| moment <= Instant::now()) {
            self.try_errand(Errand::MoveHostOn).await;
        }
        if self.deadline().is_some_and(|moment| moment <= Instant::now()) {
            self.try_errand(Errand::EndStep).await;
        }
        self.announce();
        if self.idle_until().is_none_or(|moment| moment > Instant::now()) {
            return Outcome::GoOn;
        }
        if self.is_lonely_lobby() && self.delete().await.is_ok() {
            return Outcome::End(Ending::Gone);
        }
        Outcome::End(Ending::Hibernated)
    }

    fn deadline(&self) -> Option<Instant> {
        let deadline = self.state.game.as_ref()?.deadline?;
        Some(self.clock.instant_of(deadline))
    }

    /// When the host's role moves on, if they stay away.
    fn host_gone_until(&self) -> Option<Instant> {
        let gone = self.presence.gone_since(self.state.host?)?;
        let others = self.presence.connected();
        (!others.is_empty()).then_some(gone + HOST_GRACE)
    }

    /// When this table may leave memory, if nobody comes.
    fn idle_until(&self) -> Option<Instant> {
        if !self.feeds.is_empty() {
            return None;
        }
        let patience = if self.is_lonely_lobby() { LONELY_LOBBY } else { HIBERNATE_AFTER };
        Some(self.idle_since + patience)
    }

    fn is_lonely_lobby(&self) -> bool {
        self.exists()
            && self.state.game.is_none()
            && self.state.games_played == 0
            && self.state.guests.len() == 1
    }

    fn next_alarm(&self) -> Instant {
        let now = Instant::now();
        let patience = self.clock.instant_of(journal::Millis(self.state.step_began.0 + PATIENCE.0));
        let moments = [
            self.presence.next_change(),
            self.host_gone_until(),
            self.deadline(),
            self.idle_until(),
            Some(patience).filter(|moment| *moment > now && self.state.game.is_some()),
        ];
        // Some errands wait for a reason that time alone does not bring: look again now and then.
        let look_again = now + Duration::from_secs(60);
        let soonest = moments.into_iter().flatten().min().unwrap_or(look_again);
        soonest.max(now + Duration::from_millis(50)).min(look_again)
    }
}

/// Another server wrote first.
#[derive(Debug)]
struct Outrun;
