//! The one thread that writes, and its queue.

mod batch;
mod health;
mod pulse;
mod withheld;

use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{io, mem, panic};

use rusqlite::wal::CheckpointMode;
use rusqlite::{Connection, ErrorCode, MAIN_DB};
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use crate::error::JournalError;
use crate::hub::Hub;
use crate::key::KeyChanges;
use crate::record::{NewRecord, Record, Seq, TableId};

use super::connect;
use super::folder::{Hands, NamedFile};
use super::mark::Mark;
use super::reader::Gate;
use batch::{Append, Batch};
use health::{Health, is_fatal, refusal};
use pulse::{FullDisk, Pulse, Seldom};
use withheld::Withheld;

/// How many jobs share one transaction at most, so that the first of them does not wait for ever.
const BATCH: usize = 256;

/// How long the log may grow, in pages, before its contents move into the database. SQLite's own default:
/// about 4 MiB.
const CHECKPOINT_PAGES: i32 = 1000;

/// How soon a log that still holds forgotten records or burnt keys, because another program is reading it, is
/// tried again.
const SCRUB_AGAIN: Duration = Duration::from_secs(1);

/// Something the writer is asked to do.
pub(super) enum Job {
    Append(Append),
    Forget { table: TableId, answer: Outbox<()> },
    Check { answer: Outbox<()> },
}

impl Job {
    pub(super) fn append(
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
        answer: Outbox<Seq>,
    ) -> Job {
        Job::Append(Append::new(table, expected, records, keys, answer))
    }
}

/// Where the answer to a job goes. It holds the job's place in the queue.
pub(super) struct Outbox<T> {
    sender: oneshot::Sender<Result<T, JournalError>>,
    _place: OwnedSemaphorePermit,
}

impl<T> Outbox<T> {
    pub(super) fn new(
        sender: oneshot::Sender<Result<T, JournalError>>,
        place: OwnedSemaphorePermit,
    ) -> Outbox<T> {
        Outbox { sender, _place: place }
    }

    fn answer(self, result: Result<T, JournalError>) {
        // Fails when whoever asked has gone away, which is theirs to decide.
        let _ = self.sender.send(result);
    }
}

/// What the writer writes to.
pub(super) struct Store {
    pub(super) connection: Connection,
    pub(super) hands: Hands,
    pub(super) mark: Mark,
    pub(super) place: NamedFile,
}

/// What the server does when nothing can be promised any more.
pub(super) type OnFatal = Box<dyn FnOnce(&JournalError) + Send>;

/// The writer's thread, seen from outside.
pub(super) struct Writer {
    queue: Sender<Job>,
    thread: JoinHandle<()>,
    verdict: Arc<OnceLock<JournalError>>,
}

impl Writer {
    pub(super) fn start(
        store: Store,
        hub: Arc<Hub>,
        gate: Arc<Gate>,
        on_fatal: OnFatal,
    ) -> io::Result<Writer> {
        let (queue, jobs) = mpsc::channel();
        let verdict = Arc::new(OnceLock::new());
        let shared = Arc::clone(&verdict);
        let thread = thread::Builder::new().name("journal".to_owned()).spawn(move || {
            run(store, &jobs, &hub, &gate, Health::new(shared, on_fatal));
        })?;
        Ok(Writer { queue, thread, verdict })
    }

    pub(super) fn send(&self, job: Job) -> Result<(), JournalError> {
        self.queue.send(job).map_err(|_| self.verdict())
    }

    /// Why the writer does not answer.
    pub(super) fn verdict(&self) -> JournalError {
        self.verdict.get().cloned().unwrap_or_else(JournalError::closed)
    }

    /// Lets the thread do what is queued, and waits for it.
    pub(super) fn finish(self) {
        drop(self.queue);
        // A panic in it has been reported through the hook.
        let _ = self.thread.join();
    }
}

fn run(store: Store, jobs: &Receiver<Job>, hub: &Hub, gate: &Gate, mut health: Health) {
    let Store { mut connection, hands, mark, place } = store;
    let log = Arc::new(AtomicI32::new(0));
    let work = panic::AssertUnwindSafe(|| -> rusqlite::Result<()> {
        let pages = Arc::clone(&log);
        connection.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, frames| {
            pages.store(frames, Ordering::Relaxed);
            Ok(())
        }))?;
        let batch = Batch::prepare(&connection)?;
        let mut desk = Desk {
            connection: &connection,
            batch,
            hub,
            gate,
            health: &mut health,
            hands,
            mark,
            place,
            log: &log,
            scrub: Scrub::Due,
            withheld: Withheld::default(),
            pulse: Pulse::default(),
            full: FullDisk::default(),
            moved: Seldom::default(),
            stuck: Seldom::default(),
        };
        desk.serve(jobs);
        Ok(())
    });
    match panic::catch_unwind(work) {
        Ok(Ok(())) => {}
        Ok(Err(error)) => drop(health.condemn(&error)),
        Err(_) => drop(health.condemn("its writer ended by a fault in the program")),
    }
    if health.check().is_err() {
        // The log is now the only copy to be trusted: closing must not move it into the database. Setting
        // this fails only for a connection that cannot do so either.
        let _ = connect::leave_log_on_close(&connection, true);
    }
}

/// Whether the log still holds bytes that were to be overwritten.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scrub {
    Done,
    Due,
}

/// The writer at work.
struct Desk<'c> {
    connection: &'c Connection,
    batch: Batch<'c>,
    hub: &'c Hub,
    gate: &'c Gate,
    health: &'c mut Health,
    hands: Hands,
    mark: Mark,
    place: NamedFile,
    /// The length of the log after the last commit, in pages.
    log: &'c AtomicI32,
    scrub: Scrub,
    withheld: Withheld,
    pulse: Pulse,
    full: FullDisk,
    moved: Seldom,
    stuck: Seldom,
}

impl Desk<'_> {
    fn serve(&mut self, jobs: &Receiver<Job>) {
        let (mut appends, mut checks) = (Vec::new(), Vec::new());
        while let Some(first) = self.wait(jobs) {
            for job in std::iter::once(first).chain(jobs.try_iter().take(BATCH - 1)) {
                match job {
                    Job::Append(append) => appends.push(append),
                    Job::Check { answer } => checks.push(answer),
                    Job::Forget { table, answer } => {
                        self.append(mem::take(&mut appends));
                        self.forget(table, answer);
                    }
                }
            }
            self.append(mem::take(&mut appends));
            if !checks.is_empty() {
                let ready = self.check();
                checks.drain(..).for_each(|answer| answer.answer(ready.clone()));
            }
        }
    }

    /// The next job, or nothing when the journal has been closed. At the start, too, the log is looked after
    /// first: one from before a crash may hold what was forgotten just then.
    fn wait(&mut self, jobs: &Receiver<Job>) -> Option<Job> {
        if self.withheld.have_time()
            && let Ok(job) = jobs.try_recv()
        {
            return Some(job);
        }
        self.keep_log();
        while self.scrub == Scrub::Due {
            match jobs.recv_timeout(SCRUB_AGAIN) {
                Ok(job) => return Some(job),
                Err(RecvTimeoutError::Timeout) => self.keep_log(),
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
        jobs.recv().ok()
    }

    /// Commits the appends together, and answers each. Should they not go together, each has a second chance
    /// alone.
    fn append(&mut self, mut appends: Vec<Append>) {
        if appends.iter().any(|append| self.withheld.has(append.table)) {
            // What is stored behind it must not be told before it.
            self.keep_log();
        }
        match self.try_commit(&mut appends) {
            Ok(()) => appends.into_iter().for_each(|append| self.tell(append)),
            Err(_) => appends.into_iter().for_each(|append| self.append_alone(append)),
        }
    }

    fn append_alone(&mut self, mut append: Append) {
        match self.try_commit(std::slice::from_mut(&mut append)) {
            Ok(()) => self.tell(append),
            Err(error) => append.answer.answer(Err(error)),
        }
    }

    /// Announces what is stored; what has burnt a key once the log has been cut off.
    fn tell(&mut self, append: Append) {
        if self.withheld.concerns(&append) {
            self.withheld.take_in(append);
        } else {
            self.announce(append);
        }
    }

    fn try_commit(&mut self, appends: &mut [Append]) -> Result<(), JournalError> {
        self.health.check()?;
        self.batch.commit(appends).map_err(|error| self.judge(&error))?;
        // Steps are stored in order, so the last record stands for all of them.
        let last = appends.iter().rev().find_map(|append| Some((append.table, append.last_record()?)));
        if let Some((table, head)) = last {
            self.mark.note(table, head);
            self.pulse.beat(Ok(()));
            self.full.stored();
        }
        if appends.iter().any(Append::has_burnt) {
            self.scrub = Scrub::Due;
        }
        Ok(())
    }

    /// What whoever asked is told of an error; after some there is nothing more to ask.
    fn judge(&mut self, error: &rusqlite::Error) -> JournalError {
        if is_fatal(error) {
            return self.health.condemn(error);
        }
        let refusal = refusal(error);
        if refusal == JournalError::NoSpace {
            self.full.refused();
            self.pulse.skip();
        }
        refusal
    }

    /// Whether an append would be taken up: found out by writing, unless something was written a moment ago.
    fn check(&mut self) -> Result<(), JournalError> {
        self.health.check()?;
        if !self.place.holds() {
            let error =
                JournalError::unavailable("its file was moved or deleted while the server was using it");
            self.moved.say(|| tracing::error!(%error, "stop the server and put the file back"));
            return Err(error);
        }
        if let Some(last) = self.pulse.last() {
            return last;
        }
        let probed = self.batch.probe().map_err(|error| self.judge(&error));
        self.pulse.beat(probed.clone());
        probed
    }

    /// Tells the watchers first, so that whoever has the answer knows that they can see it.
    fn announce(&self, append: Append) {
        let Append { table, expected, records, keys: _, hashes, outcome, answer } = append;
        if outcome.is_ok() {
            self.hub.publish(table, || {
                records.into_iter().zip(hashes).enumerate().map(move |(index, (record, hash))| Record {
                    seq: expected.plus(index + 1),
                    at: record.at,
                    payload: record.payload,
                    hash,
                })
            });
        }
        answer.answer(outcome);
    }

    fn forget(&mut self, table: TableId, answer: Outbox<()>) {
        if self.withheld.has(table) {
            self.keep_log();
        }
        let free = self.health.check().and_then(|()| {
            let cleared = self.mark.clear();
            cleared.map_err(|error| self.health.condemn(&format!("the mark cannot be cleared: {error}")))
        });
        let result = free.and_then(|()| match self.batch.forget(table) {
            Ok(()) => {
                self.hub.forget(table);
                self.pulse.skip();
                self.scrub = Scrub::Due;
                self.keep_log();
                Ok(())
            }
            Err(error) => Err(self.judge(&error)),
        });
        answer.answer(result);
    }

    /// Moves the log into the database when it is long, or at once when it holds forgotten records or burnt
    /// keys, and answers those who wait for that.
    fn keep_log(&mut self) {
        self.move_log();
        for mut append in self.withheld.release() {
            if let Err(error) = self.health.check() {
                append.outcome = Err(error);
            }
            self.announce(append);
        }
    }

    fn move_log(&mut self) {
        let mode = match self.scrub {
            Scrub::Due => CheckpointMode::TRUNCATE,
            Scrub::Done if self.log.load(Ordering::Relaxed) >= CHECKPOINT_PAGES => CheckpointMode::PASSIVE,
            Scrub::Done => return,
        };
        if self.health.check().is_err() {
            return;
        }
        // Only what has to be gone before an answer is worth holding up our own readers.
        let shut = (self.scrub == Scrub::Due).then(|| self.gate.shut());
        let done = checkpoint(self.connection, mode);
        drop(shut);
        match done {
            Ok(()) => {
                // Else a power cut could bring back what was cut off.
                if self.scrub == Scrub::Due
                    && let Err(error) = self.hands.sync_log()
                {
                    drop(self.health.condemn(&error));
                }
                self.scrub = Scrub::Done;
                self.log.store(0, Ordering::Relaxed);
            }
            // Someone is reading, in a scrub another program: the log stays as it is until next time.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => {}
            Err(error) if is_fatal(&error) => drop(self.health.condemn(&error)),
            Err(error) => self.stuck.say(|| {
                tracing::warn!(%error, "the journal's log cannot be moved into its database for now");
            }),
        }
    }
}

/// Runs a checkpoint without waiting for other programs: appends would have to wait with it.
fn checkpoint(connection: &Connection, mode: CheckpointMode) -> rusqlite::Result<()> {
    connection.busy_timeout(Duration::ZERO)?;
    let done = connection.wal_checkpoint_v2(Some(MAIN_DB), mode).map(drop);
    connection.busy_timeout(connect::PATIENCE)?;
    done
}
