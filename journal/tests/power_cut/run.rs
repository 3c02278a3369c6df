//! An evening on a disk that is watched, and what a journal must hold after it ended anywhere.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use faultdisk::{Cut, Disk, Files, History, Op};
use journal::{
    Journal, JournalError, KeyChanges, KeyId, Seq, Settings, SqliteJournal, SqliteReader, TableId, VaultKey,
};
use memchr::memmem;
use tempfile::TempDir;

use crate::common::{PARTS, in_memory, in_parts, raw, record};

/// What is done in a run, one after the other.
#[derive(Clone, Debug)]
pub(crate) enum Step {
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

pub(crate) fn append(table: u64, lengths: &[usize]) -> Step {
    Step::Append { table, lengths: lengths.to_vec(), made: vec![], burnt: vec![] }
}

/// A short evening: tables that grow, a ballot whose key is made and burnt, a table that is forgotten and
/// begun again, a stop and a start.
pub(crate) fn evening() -> Vec<Step> {
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
pub(crate) fn long_evening() -> Vec<Step> {
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

pub(crate) type Contents = BTreeMap<u64, (Vec<String>, Vec<(KeyId, VaultKey)>)>;

pub(crate) fn key(id: u64) -> (KeyId, VaultKey) {
    (KeyId(id), VaultKey::new([id as u8 | 0x40; 32]))
}

pub(crate) fn payload(table: u64, seq: usize, length: usize) -> String {
    format!("{table}/{seq} {}", "x".repeat(length))
}

/// What a step leads to.
pub(crate) fn apply(contents: &mut Contents, step: &Step) {
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
pub(crate) struct Run {
    pub(crate) history: History,
    contents: Vec<Contents>,
    /// The keys that each step burns.
    burnt: Vec<Vec<u64>>,
}

/// The note for a step that begins, and for one that was answered.
pub(crate) fn begun(step: usize) -> u64 {
    step as u64 * 2
}

pub(crate) fn answered(step: usize) -> u64 {
    step as u64 * 2 + 1
}

pub(crate) fn open(folder: &Path, disk: &Disk) -> SqliteJournal {
    let settings = Settings { onlooker: Some(disk.onlooker()), ..Settings::default() };
    SqliteJournal::open_with(folder, settings).unwrap()
}

impl Run {
    /// Goes through the steps in a folder, which may hold something already.
    pub(crate) async fn of(steps: &[Step], folder: &TempDir, before: Contents) -> Run {
        let disk = Disk::watch(folder.path());
        let mut contents = vec![before];
        let mut journal = open(folder.path(), &disk);
        for (number, step) in steps.iter().enumerate() {
            let mut after = contents[number].clone();
            apply(&mut after, step);
            disk.note(begun(number));
            if let Step::Restart = step {
                drop(journal);
                journal = open(folder.path(), &disk);
            } else {
                take(&journal, step, &contents[number]).await.unwrap();
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

    pub(crate) async fn anew(steps: &[Step]) -> Run {
        Run::of(steps, &in_memory(), Contents::new()).await
    }

    /// How many steps had been answered, and how many begun, at a moment.
    pub(crate) fn progress(&self, done: usize) -> (usize, usize) {
        let notes: Vec<u64> = self.history.notes(done).collect();
        let count = |odd: u64| notes.iter().filter(|note| **note % 2 == odd).count();
        (count(1), count(0))
    }

    /// Ends the run in these ways at the moments that are wanted; what is wrong, and how many ends there
    /// were.
    pub(crate) fn end(
        &self,
        wanted: impl Fn(usize) -> bool + Sync,
        ways: impl Fn(usize) -> Vec<Cut> + Sync,
    ) -> (Vec<String>, usize) {
        let parts =
            in_parts(async |part| self.end_part(|done| done % PARTS == part && wanted(done), &ways).await);
        let count = parts.iter().map(|(_, count)| count).sum();
        (parts.into_iter().flat_map(|(wrong, _)| wrong).collect(), count)
    }

    async fn end_part(
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
    pub(crate) async fn look(&self, files: &Files, least: usize, most: usize) -> Result<(), String> {
        let burnt = &self.burnt[..least];
        let holds = |key: &VaultKey| files.0.values().any(|file| memmem::find(file, key.bytes()).is_some());
        if let Some(id) = burnt.iter().flatten().find(|id| holds(&key(**id).1)) {
            return Err(format!("the burnt key {id} is in a file"));
        }
        let folder = in_memory();
        files.write_to(folder.path());
        let journal = SqliteJournal::open(folder.path()).map_err(|error| format!("not opened: {error}"))?;
        let tables: BTreeSet<u64> =
            self.contents.iter().flat_map(|contents| contents.keys().copied()).collect();
        let found = contents_of(&journal, tables).await.map_err(|error| error.to_string())?;
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
}

/// What a journal holds of these tables.
pub(crate) async fn contents_of(
    journal: &SqliteJournal,
    tables: impl IntoIterator<Item = u64>,
) -> Result<Contents, JournalError> {
    let mut found = Contents::new();
    for table in tables {
        let records = journal.read(TableId(table), Seq(0)).await?;
        let keys = journal.keys(TableId(table)).await?;
        if !records.is_empty() || !keys.is_empty() {
            found.insert(table, (records.into_iter().map(|record| record.payload).collect(), keys));
        }
    }
    Ok(found)
}

/// Takes a step; all but a restart.
pub(crate) async fn take(
    journal: &SqliteJournal,
    step: &Step,
    before: &Contents,
) -> Result<(), JournalError> {
    match step {
        Step::Append { table, lengths, made, burnt } => {
            let seq = before.get(table).map_or(0, |(records, _)| records.len());
            let lines = lengths.iter().enumerate();
            let records = lines.map(|(line, length)| record(&payload(*table, seq + line + 1, *length)));
            let made = made.iter().map(|id| key(*id)).collect();
            let keys = KeyChanges { made, burnt: burnt.iter().map(|id| KeyId(*id)).collect() };
            journal.append_with(TableId(*table), Seq(seq as u64), records.collect(), keys).await.map(drop)
        }
        Step::Forget(table) => journal.forget(TableId(*table)).await,
        Step::Check => journal.check().await,
        Step::Restart => Ok(()),
    }
}

pub(crate) fn summary(contents: &Contents) -> String {
    let table = |(table, (records, keys)): (&u64, &(Vec<String>, Vec<_>))| {
        format!("table {table} with {} records and {} keys", records.len(), keys.len())
    };
    contents.iter().map(table).collect::<Vec<_>>().join(", ")
}

pub(crate) fn describe(op: &Op) -> String {
    match op {
        Op::Write(name, at, bytes) => format!("{} bytes to {name} at {at}", bytes.len()),
        other => format!("{other:?}"),
    }
}
