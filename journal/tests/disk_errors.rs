//! The disk fails, once or from then on, at every single call: a full one refuses and goes on by itself, a
//! broken one stops the journal before anybody is answered, and nothing that was acknowledged is lost (F4).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use faultdisk::{Call, Disk, Fault, Lasts, Trouble};
use journal::{Journal, JournalError, MARK_FILE, OpenError, Seq, Settings, SqliteJournal, TableId};
use tempfile::TempDir;

use crate::common::{PARTS, TABLE, child, child_folder, in_memory, in_parts, raw, record};
use crate::power_cut::run::{Contents, Step, apply, contents_of, evening, summary, take};

/// What a journal on such a disk must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Must {
    /// Refuse what finds no room, read on, and take it as soon as there is room.
    GoOn,
    /// Stop before anybody is answered, and be whole when it is started again.
    Stop,
    /// Say that something cannot be read, or stop; and never tell what is not so.
    SayTheTruth,
}

/// What is wrong, in words.
type Wrong = String;

/// An evening on a disk that fails.
struct Struggle {
    folder: TempDir,
    disk: Disk,
    journal: Option<SqliteJournal>,
    stopped: Arc<AtomicBool>,
    must: Must,
    /// What the journal has acknowledged.
    contents: Contents,
    /// Whether it ever stopped, or could not be started.
    gave_up: bool,
}

impl Struggle {
    /// Goes through an evening with this plan: the files that failed, or what is wrong.
    async fn of(fault: Fault, must: Must) -> Result<Vec<String>, Wrong> {
        let folder = in_memory();
        let disk = Disk::watch(folder.path());
        disk.fail(fault);
        let (stopped, contents) = (Arc::default(), Contents::new());
        let mut struggle = Struggle { folder, disk, journal: None, stopped, must, contents, gave_up: false };
        struggle.start()?;
        for step in &evening() {
            struggle.step(step).await.map_err(|wrong| format!("{step:?}: {wrong}"))?;
        }
        struggle.end(fault).await
    }

    async fn end(mut self, fault: Fault) -> Result<Vec<String>, Wrong> {
        let failed = self.disk.failed();
        // Without the mark a journal is as good; but a disk that cannot be waited for is good for nothing.
        let matters = fault.call == Call::Sync || failed.iter().any(|name| name != MARK_FILE);
        if self.must == Must::Stop && !failed.is_empty() && matters && !self.gave_up {
            return Err(format!("it went on after {failed:?} failed"));
        }
        self.start_over().await?;
        self.compare(&self.look().await.map_err(|error| error.to_string())?)?;
        let check: String = raw(self.folder.path())
            .query_row("PRAGMA integrity_check", [], |row| row.get(0))
            .map_err(|error| error.to_string())?;
        if check == "ok" { Ok(failed) } else { Err(check) }
    }

    fn open(&self) -> Result<SqliteJournal, OpenError> {
        let stopped = Arc::clone(&self.stopped);
        let on_fatal = Box::new(move |_: &JournalError| stopped.store(true, Ordering::SeqCst));
        let settings = Settings { on_fatal, onlooker: Some(self.disk.onlooker()), ..Settings::default() };
        SqliteJournal::open_with(self.folder.path(), settings)
    }

    /// Starts the journal. Where the disk keeps it from that, somebody sees to the disk first.
    fn start(&mut self) -> Result<(), Wrong> {
        let opened = match self.open() {
            Err(_) if !self.disk.failed().is_empty() => {
                self.gave_up = true;
                self.disk.mend();
                self.open()
            }
            opened => opened,
        };
        self.journal = Some(opened.map_err(|error| format!("not opened: {error}"))?);
        Ok(())
    }

    /// Ends it and starts it again, on a disk that works.
    async fn start_over(&mut self) -> Result<(), Wrong> {
        self.journal = None;
        self.disk.mend();
        self.stopped.store(false, Ordering::SeqCst);
        self.start()
    }

    fn journal(&self) -> &SqliteJournal {
        self.journal.as_ref().expect("it was started")
    }

    async fn look(&self) -> Result<Contents, JournalError> {
        contents_of(self.journal(), 1..=4).await
    }

    fn compare(&self, found: &Contents) -> Result<(), Wrong> {
        if *found == self.contents { Ok(()) } else { Err(format!("holds {}", summary(found))) }
    }

    /// Tries a step until it is taken.
    async fn step(&mut self, step: &Step) -> Result<(), Wrong> {
        let mut after = self.contents.clone();
        apply(&mut after, step);
        for _ in 0..4 {
            if let Step::Restart = step {
                self.journal = None;
                self.start()?;
            }
            let answer = take(self.journal(), step, &self.contents).await;
            let stopped = self.stopped.load(Ordering::SeqCst);
            match (answer, self.must) {
                (Ok(()), _) if !stopped => {
                    self.contents = after;
                    return self.read_in_trouble().await;
                }
                (Err(JournalError::NoSpace), Must::GoOn) if !stopped => self.endure(step).await?,
                // Whatever was answered: a server would have ended before.
                (Ok(()) | Err(JournalError::Unavailable { .. }), Must::Stop | Must::SayTheTruth)
                    if stopped =>
                {
                    if self.is_done_after_all(&after).await? {
                        return Ok(());
                    }
                }
                (answer, _) => return Err(format!("{answer:?}, and stopped: {stopped}")),
            }
        }
        Err("it does not get better".to_owned())
    }

    /// A disk that cannot be read is said to be so, and everything that is read is true.
    async fn read_in_trouble(&mut self) -> Result<(), Wrong> {
        if self.must != Must::SayTheTruth {
            return Ok(());
        }
        match self.look().await {
            Ok(found) => return self.compare(&found),
            Err(JournalError::Unavailable { .. }) => self.disk.mend(),
            Err(error) => return Err(format!("a disk that cannot be read is not damage: {error}")),
        }
        self.compare(&self.look().await.map_err(|error| format!("on a disk that works: {error}"))?)
    }

    /// What is there can be read while the disk is full, and nothing of the step is there.
    async fn endure(&mut self, step: &Step) -> Result<(), Wrong> {
        let mended = self.disk.failed().is_empty();
        let found = self.look().await.map_err(|error| format!("while it is full: {error}"))?;
        self.compare(&found)?;
        let twice = take(self.journal(), step, &self.contents).await;
        match twice {
            Ok(()) => apply(&mut self.contents, step),
            Err(JournalError::NoSpace) if !mended => {}
            Err(error) => return Err(error.to_string()),
        }
        self.disk.mend();
        Ok(())
    }

    /// Whether a step whose end is open is done, once the journal was started again; and nothing else is.
    async fn is_done_after_all(&mut self, after: &Contents) -> Result<bool, Wrong> {
        let later = self.journal().append(TableId(9), Seq(0), vec![record("later")]).await;
        if later.is_ok() {
            return Err("it took something after it had stopped".to_owned());
        }
        self.gave_up = true;
        self.start_over().await?;
        let found = self.look().await.map_err(|error| error.to_string())?;
        if found == *after {
            self.contents.clone_from(after);
            return Ok(true);
        }
        self.compare(&found).map(|()| false)
    }
}

/// Fails at the first, the second … call of a kind, until the evening is over before; what is wrong.
fn sweep(call: Call, trouble: Trouble, must: Must) -> Vec<Wrong> {
    in_parts(async |part| sweep_part(call, trouble, must, part).await).concat()
}

async fn sweep_part(call: Call, trouble: Trouble, must: Must, part: usize) -> Vec<Wrong> {
    let mut wrong = Vec::new();
    // Reads are many, and most are alike.
    let every = if call == Call::Read { 7 } else { 1 };
    for lasts in [Lasts::Once, Lasts::On] {
        for after in (0..).step_by(every).skip(part).step_by(PARTS) {
            match Struggle::of(Fault { call, trouble, after, lasts }, must).await {
                Ok(failed) if failed.is_empty() => {
                    println!("{call:?} {trouble:?} {lasts:?}: {after} calls, {} wrong so far", wrong.len());
                    break;
                }
                Ok(_) => {}
                Err(what) => wrong.push(format!("{trouble:?} {lasts:?} after {after}: {what}")),
            }
        }
    }
    wrong
}

#[tokio::test]
async fn a_disk_without_room_is_endured_wherever_it_shows() {
    let wrong = sweep(Call::Write, Trouble::Full, Must::GoOn);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn a_write_that_fails_anywhere_stops_the_journal_and_loses_nothing() {
    let wrong = sweep(Call::Write, Trouble::Broken, Must::Stop);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn a_wait_for_the_disk_that_fails_anywhere_stops_the_journal_and_loses_nothing() {
    let wrong = sweep(Call::Sync, Trouble::Broken, Must::Stop);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn a_disk_that_cannot_be_read_is_not_taken_for_an_empty_or_a_damaged_one() {
    let wrong = sweep(Call::Read, Trouble::Broken, Must::SayTheTruth);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What the operator's supervisor sees: the process ends by itself, with its own status.
#[tokio::test]
async fn a_wait_that_fails_ends_the_process() {
    let folder = in_memory();
    let output = child(&[], "disk_errors::child_whose_disk_fails", folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(74), "{said}");
    assert!(said.contains("acknowledged 1") && !said.contains("acknowledged 2"), "{said}");
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let stored = journal.read(TABLE, Seq(0)).await.unwrap().len();
    assert!((1..=2).contains(&stored), "{stored}");
}

#[tokio::test]
#[ignore = "the process whose disk fails"]
async fn child_whose_disk_fails() {
    let folder = child_folder();
    let disk = Disk::watch(&folder);
    let settings = Settings { onlooker: Some(disk.onlooker()), ..Settings::default() };
    let journal = SqliteJournal::open_with(&folder, settings).unwrap();
    for seq in 0..2 {
        println!("\nacknowledged {}", journal.append(TABLE, Seq(seq), vec![record("{}")]).await.unwrap());
        disk.fail(Fault { call: Call::Sync, trouble: Trouble::Broken, after: 0, lasts: Lasts::Once });
    }
}

/// What programs with a fault would do (F20): take a failed wait for a full disk and go on, stop where there
/// is only no room, and believe a disk that forgets.
#[tokio::test]
async fn planted_faults_are_found() {
    let found = sweep(Call::Sync, Trouble::Full, Must::Stop);
    assert!(!found.is_empty(), "a failed wait that is taken for a full disk");
    let found = sweep(Call::Write, Trouble::Broken, Must::GoOn);
    assert!(!found.is_empty(), "a full disk that stops the journal");
    let found = sweep(Call::Write, Trouble::Pretence, Must::GoOn);
    assert!(found.iter().any(|what| what.contains("holds")), "a write that was not made");
}
