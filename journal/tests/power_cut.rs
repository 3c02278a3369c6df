//! The process dies, or the power goes, at every single thing that is done to a file: what was acknowledged
//! is there, and nothing is there by half (F1, F2, F3).
//!
//! `JOURNAL_CUTS=50 cargo test -p journal power_cut` tries fifty chances at every moment instead of one, and
//! `JOURNAL_SEED=…` others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use faultdisk::{Cut, Disk, Files, History, Op, Tear};
use journal::{
    DATABASE_FILE, Journal, KeyChanges, KeyId, MARK_FILE, Seq, Settings, SqliteJournal, SqliteReader,
    TableId, VaultKey,
};
use tempfile::TempDir;

use crate::common::{from_environment, in_memory, raw, record};
use crate::golden;

const LOG: &str = "journal.sqlite-wal";

/// What is done in a run, one after the other.
#[derive(Clone, Debug)]
enum Step {
    /// Appends records of these lengths, and changes keys.
    Append {
        table: u64,
        lengths: Vec<usize>,
        made: Vec<u64>,
        burnt: Vec<u64>,
    },
    Forget(u64),
    Check,
    /// Stops the server and starts it again.
    Restart,
}

fn append(table: u64, lengths: &[usize]) -> Step {
    Step::Append { table, lengths: lengths.to_vec(), made: vec![], burnt: vec![] }
}

/// A short evening: tables that grow, a ballot whose key is made and burnt, a table that is forgotten and
/// begun again, a stop and a start.
fn evening() -> Vec<Step> {
    let key = |made: &[u64], burnt: &[u64]| Step::Append {
        table: 2,
        lengths: vec![60],
        made: made.to_vec(),
        burnt: burnt.to_vec(),
    };
    vec![
        append(1, &[50]),
        append(2, &[40, 40, 40]),
        append(1, &[6_000]),
        key(&[1], &[]),
        append(1, &[80]),
        key(&[2], &[]),
        append(3, &[5_000, 10, 9_000]),
        key(&[], &[1]),
        append(1, &[70]),
        Step::Forget(3),
        append(3, &[30]),
        Step::Check,
        append(2, &[20]),
        Step::Forget(2),
        Step::Restart,
        append(1, &[90]),
        append(4, &[100]),
        Step::Forget(4),
    ]
}

/// Longer than the log may get before it is moved into the database and begun again, while the server runs.
fn long_evening() -> Vec<Step> {
    let long = |table| append(table, &[1_000_000]);
    vec![
        append(1, &[50]),
        long(2),
        long(2),
        long(3),
        append(1, &[60]),
        long(3),
        long(2),
        append(1, &[70]),
        append(3, &[80]),
        append(1, &[90]),
    ]
}

type Contents = BTreeMap<u64, (Vec<String>, Vec<(KeyId, VaultKey)>)>;

fn key(id: u64) -> (KeyId, VaultKey) {
    (KeyId(id), VaultKey::new([id as u8 | 0x40; 32]))
}

fn payload(table: u64, seq: usize, length: usize) -> String {
    format!("{table}/{seq} {}", "x".repeat(length))
}

/// What a step leads to.
fn apply(contents: &mut Contents, step: &Step) {
    match step {
        Step::Append { table, lengths, made, burnt } => {
            let (records, keys) = contents.entry(*table).or_default();
            for length in lengths {
                records.push(payload(*table, records.len() + 1, *length));
            }
            keys.extend(made.iter().map(|id| key(*id)));
            keys.retain(|(id, _)| !burnt.contains(&id.0));
        }
        Step::Forget(table) => drop(contents.remove(table)),
        Step::Check | Step::Restart => {}
    }
}

/// A run that was watched, and what the journal held after each of its steps.
struct Run {
    history: History,
    contents: Vec<Contents>,
    /// The keys that each step burns.
    burnt: Vec<Vec<u64>>,
}

/// The note for a step that begins, and for one that was answered.
fn begun(step: usize) -> u64 {
    step as u64 * 2
}

fn answered(step: usize) -> u64 {
    step as u64 * 2 + 1
}

fn open(folder: &Path, disk: &Disk) -> SqliteJournal {
    let settings = Settings { onlooker: Some(disk.onlooker()), ..Settings::default() };
    SqliteJournal::open_with(folder, settings).unwrap()
}

impl Run {
    /// Goes through the steps in a folder, which may hold something already.
    async fn of(steps: &[Step], folder: &TempDir, before: Contents) -> Run {
        let disk = Disk::watch(folder.path());
        let mut contents = vec![before];
        let mut journal = open(folder.path(), &disk);
        for (number, step) in steps.iter().enumerate() {
            let mut after = contents[number].clone();
            apply(&mut after, step);
            disk.note(begun(number));
            match step {
                Step::Append { table, lengths, made, burnt } => {
                    let seq = contents[number].get(table).map_or(0, |(records, _)| records.len());
                    let lines = lengths.iter().enumerate();
                    let records =
                        lines.map(|(line, length)| record(&payload(*table, seq + line + 1, *length)));
                    let made = made.iter().map(|id| key(*id)).collect();
                    let keys = KeyChanges { made, burnt: burnt.iter().map(|id| KeyId(*id)).collect() };
                    journal
                        .append_with(TableId(*table), Seq(seq as u64), records.collect(), keys)
                        .await
                        .unwrap();
                }
                Step::Forget(table) => journal.forget(TableId(*table)).await.unwrap(),
                Step::Check => journal.check().await.unwrap(),
                Step::Restart => {
                    drop(journal);
                    journal = open(folder.path(), &disk);
                }
            }
            disk.note(answered(number));
            contents.push(after);
        }
        drop(journal);
        let burnt = steps.iter().map(|step| match step {
            Step::Append { burnt, .. } => burnt.clone(),
            _ => vec![],
        });
        Run { history: disk.history(), contents, burnt: burnt.collect() }
    }

    async fn anew(steps: &[Step]) -> Run {
        Run::of(steps, &in_memory(), Contents::new()).await
    }

    /// How many steps had been answered, and how many begun, at a moment.
    fn progress(&self, done: usize) -> (usize, usize) {
        let notes: Vec<u64> = self.history.notes(done).collect();
        let count = |odd: u64| notes.iter().filter(|note| **note % 2 == odd).count();
        (count(1), count(0))
    }

    /// Ends the run in these ways at the moments that are wanted; what is wrong, and how many ends there
    /// were.
    async fn end(
        &self,
        wanted: impl Fn(usize) -> bool,
        ways: impl Fn(usize) -> Vec<Cut>,
    ) -> (Vec<String>, usize) {
        let (mut wrong, mut count) = (Vec::new(), 0);
        for (done, cut, files) in self.history.cuts(wanted, ways) {
            let (least, most) = self.progress(done);
            if let Err(what) = self.look(&files, least, most).await {
                let last = done.checked_sub(1).map(|last| describe(&self.history.ops[last]));
                wrong
                    .push(format!("{cut:?} after {done} ({last:?}), {least} answered, {most} begun: {what}"));
            }
            count += 1;
        }
        (wrong, count)
    }

    /// Whether a journal with these files holds what it held after one of the steps from `least` to `most`,
    /// and goes on.
    async fn look(&self, files: &Files, least: usize, most: usize) -> Result<(), String> {
        let burnt = &self.burnt[..least];
        let holds =
            |key: &VaultKey| files.0.values().any(|file| file.windows(32).any(|bytes| bytes == key.bytes()));
        if let Some(id) = burnt.iter().flatten().find(|id| holds(&key(**id).1)) {
            return Err(format!("the burnt key {id} is in a file"));
        }
        let folder = in_memory();
        files.write_to(folder.path());
        let journal = SqliteJournal::open(folder.path()).map_err(|error| format!("not opened: {error}"))?;
        let found = self.contents_of(&journal).await?;
        if !(least..=most).any(|step| self.contents[step] == found) {
            return Err(format!("holds {}", summary(&found)));
        }
        let check: String = raw(folder.path())
            .query_row("PRAGMA integrity_check", [], |row| row.get(0))
            .map_err(|error| error.to_string())?;
        if check != "ok" {
            return Err(check);
        }
        let seq = Seq(found.get(&1).map_or(0, |(records, _)| records.len()) as u64);
        journal
            .append(TableId(1), seq, vec![record("on")])
            .await
            .map_err(|error| format!("stuck: {error}"))?;
        drop(journal);
        let reader = SqliteReader::open(folder.path()).map_err(|error| format!("cannot be read: {error}"))?;
        let records = reader.read(TableId(1), seq).map_err(|error| error.to_string())?;
        if records.len() == 1 { Ok(()) } else { Err(format!("{} records after it went on", records.len())) }
    }

    async fn contents_of(&self, journal: &SqliteJournal) -> Result<Contents, String> {
        let tables: BTreeSet<u64> =
            self.contents.iter().flat_map(|contents| contents.keys().copied()).collect();
        let mut found = Contents::new();
        for table in tables {
            let records = journal.read(TableId(table), Seq(0)).await.map_err(|error| error.to_string())?;
            let keys = journal.keys(TableId(table)).await.map_err(|error| error.to_string())?;
            if !records.is_empty() || !keys.is_empty() {
                found.insert(table, (records.into_iter().map(|record| record.payload).collect(), keys));
            }
        }
        Ok(found)
    }
}

fn summary(contents: &Contents) -> String {
    let table = |(table, (records, keys)): (&u64, &(Vec<String>, Vec<_>))| {
        format!("table {table} with {} records and {} keys", records.len(), keys.len())
    };
    contents.iter().map(table).collect::<Vec<_>>().join(", ")
}

fn describe(op: &Op) -> String {
    match op {
        Op::Write(name, at, bytes) => format!("{} bytes to {name} at {at}", bytes.len()),
        other => format!("{other:?}"),
    }
}

/// The ways in which chance has a say.
fn by_chance(done: usize) -> Vec<Cut> {
    let seed = from_environment("JOURNAL_SEED", 1).wrapping_mul(1_000_003);
    let chances = from_environment("JOURNAL_CUTS", 1);
    (0..chances)
        .flat_map(|chance| {
            let seed = seed.wrapping_add(done as u64 * 1_009 + chance);
            let torn = if (done as u64 + chance).is_multiple_of(2) { Tear::Sectors } else { Tear::Pages };
            [Cut::Some(seed), Cut::Reordered(seed), Cut::Torn(seed, torn)]
        })
        .collect()
}

fn assert_all_well(name: &str, (wrong, count): (Vec<String>, usize)) {
    println!("{name}: {count} ends, {} wrong", wrong.len());
    assert!(wrong.is_empty(), "of {count}: {wrong:#?}");
}

#[tokio::test]
async fn a_process_that_dies_anywhere_loses_nothing() {
    let run = Run::anew(&evening()).await;
    assert_all_well("killed", run.end(|_| true, |_| vec![Cut::Killed]).await);
}

#[tokio::test]
async fn a_power_cut_anywhere_loses_nothing() {
    let run = Run::anew(&evening()).await;
    assert_all_well("dropped", run.end(|_| true, |_| vec![Cut::Dropped]).await);
    assert_all_well("by chance", run.end(|_| true, by_chance).await);
}

/// Of the thousands of pages that are written one after the other, some.
#[tokio::test]
async fn neither_does_one_while_the_log_is_moved_and_begun_again() {
    let run = Run::anew(&long_evening()).await;
    let ops = &run.history.ops;
    let is_page = |at: usize| match ops.get(at) {
        Some(Op::Write(name, _, bytes)) => name != MARK_FILE && bytes.len() != 32,
        _ => false,
    };
    let every = usize::try_from(400 / from_environment("JOURNAL_CUTS", 1).min(400)).unwrap();
    let wanted =
        |done: usize| !is_page(done) || !done.checked_sub(1).is_some_and(is_page) || done % every == 7;
    let ways = |done: usize| {
        let chances = by_chance(done).into_iter().skip(done % 3).step_by(3);
        [Cut::Killed, Cut::Dropped].into_iter().skip(done % 2).take(1).chain(chances).collect()
    };
    assert_all_well("long", run.end(wanted, ways).await);
    // The log begins anew, in the place of the old one, while the server runs.
    let begins = ops.iter().filter(|op| matches!(op, Op::Write(name, 0, _) if name == LOG)).count();
    assert!(begins > 2, "the log was begun {begins} times");
}

#[tokio::test]
async fn neither_does_one_while_a_journal_is_brought_up_to_date() {
    for (format, ending) in [(1, "killed"), (2, "stopped"), (2, "killed")] {
        let (folder, updated) = (golden::folder(format, ending), golden::folder(format, ending));
        let journal = SqliteJournal::open(updated.path()).unwrap();
        let reader = SqliteReader::open(updated.path()).unwrap();
        let mut before = Contents::new();
        for table in reader.tables().unwrap() {
            let records = reader.read(table, Seq(0)).unwrap().into_iter().map(|record| record.payload);
            before.insert(table.0, (records.collect(), journal.keys(table).await.unwrap()));
        }
        let run = Run::of(&[append(1, &[50]), append(2, &[60])], &folder, before).await;
        let ways = |done| [vec![Cut::Killed, Cut::Dropped], by_chance(done)].concat();
        assert_all_well(&format!("format {format}, {ending}"), run.end(|_| true, ways).await);
    }
}

/// Writers of several tables at once, whose records share a step as it happens.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_do_writers_who_share_a_step() {
    const WRITERS: u64 = 5;
    const EACH: u64 = 6;
    let folder = in_memory();
    let disk = Arc::new(Disk::watch(folder.path()));
    let journal = Arc::new(open(folder.path(), &disk));
    let write = async |table: u64| {
        for seq in 0..EACH {
            disk.note(note_of(table, seq, 0));
            let text = record(&payload(table, seq as usize + 1, 20));
            journal.append(TableId(table), Seq(seq), vec![text]).await.unwrap();
            disk.note(note_of(table, seq, 1));
        }
    };
    tokio::join!(write(0), write(1), write(2), write(3), write(4));
    drop(journal);
    let history = disk.history();
    let mut wrong = Vec::new();
    for (done, cut, files) in history.cuts(|_| true, |done| [vec![Cut::Dropped], by_chance(done)].concat()) {
        let folder = in_memory();
        files.write_to(folder.path());
        let journal = SqliteJournal::open(folder.path()).unwrap();
        for table in 0..WRITERS {
            let notes =
                |kind| history.notes(done).filter(|note| note / 100 == table && note % 2 == kind).count();
            let (answered, begun) = (notes(1), notes(0));
            let records = journal.read(TableId(table), Seq(0)).await.unwrap();
            let right =
                records.iter().all(|record| record.payload == payload(table, record.seq.0 as usize, 20));
            if !(answered..=begun).contains(&records.len()) || !right {
                wrong
                    .push(format!("{cut:?} after {done}: table {table} has {} of {answered}", records.len()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn note_of(table: u64, seq: u64, kind: u64) -> u64 {
    table * 100 + seq * 2 + kind
}

/// The moments of which the matrix of faults speaks are among those that are tried.
#[tokio::test]
async fn every_named_moment_is_among_them() {
    let run = Run::anew(&evening()).await;
    let ops = &run.history.ops;
    let follows = |one: &dyn Fn(&Op) -> bool, other: &dyn Fn(&Op) -> bool| {
        ops.windows(2).any(|pair| one(&pair[0]) && other(&pair[1]))
    };
    let wrote = |file: &'static str, length: usize| {
        move |op: &Op| match op {
            Op::Write(name, _, bytes) => name == file && bytes.len() == length,
            _ => false,
        }
    };
    let synced = |file: &'static str| move |op: &Op| matches!(op, Op::Sync(name) if name == file);
    let cut = |file: &'static str| move |op: &Op| matches!(op, Op::Cut(name, 0) if name == file);
    let is_begun = |op: &Op| matches!(op, Op::Note(note) if note % 2 == 0);
    let is_answered = |op: &Op| matches!(op, Op::Note(note) if note % 2 == 1);
    let any = |_: &Op| true;
    assert!(follows(&is_begun, &any), "before the transaction");
    assert!(follows(&wrote(LOG, 24), &wrote(LOG, 4096)), "in the middle of a frame");
    assert!(follows(&wrote(LOG, 4096), &synced(LOG)), "before the log is waited for");
    assert!(follows(&synced(LOG), &wrote(MARK_FILE, 64)), "after that, before the mark");
    assert!(follows(&wrote(MARK_FILE, 64), &is_answered), "after the mark, before the answer");
    assert!(follows(&is_answered, &any), "after the answer");
    assert!(follows(&wrote(DATABASE_FILE, 4096), &wrote(DATABASE_FILE, 4096)), "while the log is moved");
    assert!(follows(&any, &synced(DATABASE_FILE)), "before the database is waited for");
    assert!(follows(&synced(DATABASE_FILE), &cut(LOG)), "before the log is cut");
    assert!(follows(&synced(MARK_FILE), &any), "before a table is forgotten");
    assert!(follows(&wrote(LOG, 32), &synced(LOG)), "while the log is begun anew");
}

/// Whether something that `is_found` would be wrong with a history that was changed like this.
async fn finds(change: impl Fn(&mut History), is_found: impl Fn(&str) -> bool) -> bool {
    let mut run = Run::anew(&evening()).await;
    change(&mut run.history);
    for (done, cut, files) in
        run.history.cuts(|_| true, |done| [vec![Cut::Dropped, Cut::Killed], by_chance(done)].concat())
    {
        let (least, most) = run.progress(done);
        if run.look(&files, least, most).await.is_err_and(|what| is_found(&format!("{cut:?} {what}"))) {
            return true;
        }
    }
    false
}

/// A program or a disk with a fault, as its history would look.
#[tokio::test]
async fn planted_faults_are_found() {
    let answers_early = |history: &mut History| {
        for step in 0..5 {
            let at = |note| history.ops.iter().position(|op| *op == Op::Note(note)).unwrap();
            let (begun, answered) = (at(begun(step)), at(answered(step)));
            history.ops[begun + 1..=answered].rotate_right(1);
        }
    };
    let is_loss = |what: &str| what.contains("holds");
    assert!(
        finds(answers_early, |what| what.starts_with("Killed") && is_loss(what)).await,
        "an early answer"
    );

    let without = |unwanted: Op| move |history: &mut History| history.ops.retain(|op| *op != unwanted);
    let sync = |file: &str| without(Op::Sync(file.to_owned()));
    assert!(finds(sync(LOG), is_loss).await, "a log that is not waited for");
    assert!(finds(without(Op::SyncNames), is_loss).await, "names that are not waited for");
    assert!(
        finds(sync(DATABASE_FILE), |_| true).await,
        "a database that is not waited for before its log is cut"
    );
    let is_false_alarm = |what: &str| what.contains("ends before the last record");
    assert!(finds(sync(MARK_FILE), is_false_alarm).await, "a mark that names a forgotten table");

    let marks_early = |history: &mut History| {
        for at in 1..history.ops.len() {
            let is_mark = matches!(&history.ops[at], Op::Write(name, ..) if name == MARK_FILE);
            if is_mark && history.ops[at - 1] == Op::Sync(LOG.to_owned()) {
                history.ops.swap(at - 1, at);
            }
        }
    };
    assert!(finds(marks_early, is_false_alarm).await, "a mark that is ahead of the log");

    let cut_is_not_waited_for = |history: &mut History| {
        let cuts = (1..history.ops.len())
            .filter(|at| matches!(&history.ops[at - 1], Op::Cut(name, 0) if name == LOG));
        for at in cuts.collect::<Vec<_>>() {
            history.ops[at] = Op::Note(u64::MAX - 1);
        }
        history.ops.retain(|op| *op != Op::Note(u64::MAX - 1));
    };
    assert!(
        finds(cut_is_not_waited_for, |what| what.contains("burnt key")).await,
        "a cut that is not waited for"
    );
}
