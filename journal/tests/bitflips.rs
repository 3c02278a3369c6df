//! One flipped bit anywhere in the files of a journal is found or does no harm (F5).
//!
//! `JOURNAL_FLIPS=5000 cargo test -p journal bitflips` flips more of them, `JOURNAL_SEED=…` others. A failure
//! names file, byte and bit.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use journal::{
    DATABASE_FILE, Hash, Journal, JournalError, KeyChanges, KeyId, MARK_FILE, NewRecord, Record, Seq,
    Settings, SqliteJournal, SqliteReader, TableId, VaultKey,
};
use tempfile::TempDir;

use crate::common::{Dice, PARTS, copy_files, from_environment, in_memory, in_parts, raw, record};

const PAGE: usize = 4096;

/// The tables have the numbers from one to this.
const LAST: u64 = 30;

/// Some of them have been forgotten again: a short one, and long ones, which leave free pages.
const FORGOTTEN: [u64; 3] = [3, 10, 20];

/// The write-ahead log.
const LOG: &str = "journal.sqlite-wal";

/// What a table had before the flip.
#[derive(Clone, Debug, PartialEq)]
struct Truth {
    records: Vec<Record>,
    keys: Vec<(KeyId, VaultKey)>,
}

type Tables = BTreeMap<TableId, Truth>;

/// The files of a journal, and what is in them.
struct Specimen {
    folder: TempDir,
    tables: Tables,
}

impl Specimen {
    /// A journal of many tables, short and long, some with keys, and with the free pages of forgotten ones;
    /// as a server leaves it that is killed in the midst of work.
    async fn killed() -> Specimen {
        let folder = in_memory();
        let journal = SqliteJournal::open(folder.path()).unwrap();
        for table in 1..=LAST {
            let count = 2 + table * 7 % 17;
            let long = if table % 10 == 0 { 5_000 } else { 30 + table as usize };
            let records = (0..count).map(|seq| record(&format!("{table}/{seq} {}", "x".repeat(long))));
            let made = (0..table % 3).map(|id| (KeyId(id), VaultKey::new([(table * 7 + id) as u8; 32])));
            let keys = KeyChanges { made: made.collect(), burnt: vec![] };
            journal.append_with(TableId(table), Seq(0), records.collect(), keys).await.unwrap();
        }
        for table in FORGOTTEN {
            journal.forget(TableId(table)).await.unwrap();
        }
        // Half of what there is lies in the log.
        for table in (1..=LAST).filter(|table| !FORGOTTEN.contains(table)) {
            let last = journal.read(TableId(table), Seq(0)).await.unwrap().len() as u64;
            journal
                .append(TableId(table), Seq(last), vec![record(&format!("{table}: later"))])
                .await
                .unwrap();
        }
        let tables = truth(&journal, 1..=LAST).await;
        let killed = in_memory();
        copy_files(folder.path(), killed.path());
        Specimen { folder: killed, tables }
    }

    /// The same, as a server leaves it that is stopped.
    async fn stopped() -> Specimen {
        let specimen = Specimen::killed().await;
        drop(SqliteJournal::open(specimen.folder.path()).unwrap());
        specimen
    }

    fn size(&self, file: &str) -> usize {
        fs::metadata(self.folder.path().join(file)).map_or(0, |file| file.len()).try_into().unwrap()
    }

    /// A copy in which one bit is another.
    fn flipped(&self, flip: &Flip) -> TempDir {
        let copy = in_memory();
        copy_files(self.folder.path(), copy.path());
        let file = copy.path().join(&flip.file);
        let mut bytes = fs::read(&file).unwrap();
        bytes[flip.byte] ^= 1 << flip.bit;
        fs::write(&file, bytes).unwrap();
        copy
    }
}

async fn truth(journal: &SqliteJournal, tables: std::ops::RangeInclusive<u64>) -> Tables {
    let mut truth = Tables::new();
    for table in tables.map(TableId) {
        let records = journal.read(table, Seq(0)).await.unwrap();
        truth.insert(table, Truth { records, keys: journal.keys(table).await.unwrap() });
    }
    truth
}

/// One bit of one file.
#[derive(Clone, Debug)]
struct Flip {
    file: String,
    byte: usize,
    bit: u32,
}

impl fmt::Display for Flip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} byte {} (page {}) bit {}", self.file, self.byte, self.byte / PAGE + 1, self.bit)
    }
}

fn anywhere(specimen: &Specimen, file: &str, count: usize, dice: &mut Dice) -> Vec<Flip> {
    let size = specimen.size(file);
    let flip =
        |dice: &mut Dice| Flip { file: file.to_owned(), byte: dice.below(size), bit: dice.below(8) as u32 };
    (0..count).map(|_| flip(dice)).collect()
}

/// What became of a flip.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Nothing is different.
    Harmless,
    /// The journal was not opened, or stopped.
    Refused,
    /// These tables are closed, all others are as they were.
    Closed(BTreeSet<TableId>),
    /// Something is wrong, and nobody says so.
    Silent(String),
}

/// What the tables of a journal are, compared with what they were.
async fn look(journal: &SqliteJournal, truth: &Tables) -> Result<BTreeSet<TableId>, String> {
    let mut closed = BTreeSet::new();
    for (table, truth) in truth {
        match (journal.read(*table, Seq(0)).await, journal.keys(*table).await) {
            (Err(JournalError::Damaged { table: named, .. }), _)
            | (Ok(_), Err(JournalError::Damaged { table: named, .. })) => {
                if named != *table {
                    return Err(format!("{table} is damaged, {named} is named"));
                }
                closed.insert(*table);
            }
            (Ok(records), Ok(keys)) if records == truth.records && keys == truth.keys => {}
            (Ok(records), keys) => {
                let (now, before) = (records.len(), truth.records.len());
                return Err(format!("{table} has {now} records of {before}, and keys {keys:?}"));
            }
            (Err(error), _) => return Err(format!("{table}: {error}")),
        }
    }
    Ok(closed)
}

/// Opens a damaged journal, reads everything, writes to every table that is open and to new ones, and reads
/// again.
async fn examine(folder: &Path, mut truth: Tables) -> Outcome {
    let Ok((journal, stopped)) = open(folder) else { return Outcome::Refused };
    let mut closed = match look(&journal, &truth).await {
        Ok(closed) => closed,
        Err(what) => return Outcome::Silent(what),
    };
    // Every third of the old ones, and new ones behind and between them.
    for table in (1..=LAST).step_by(3).chain(FORGOTTEN).chain(LAST + 1..LAST + 4).map(TableId) {
        let known = truth.entry(table).or_insert(Truth { records: vec![], keys: vec![] });
        let seq = Seq(known.records.len() as u64);
        if !closed.contains(&table) && journal.append(table, seq, vec![record("after")]).await.is_ok() {
            known.records.push(following(table, known.records.last()));
        }
    }
    drop(journal);
    if stopped.load(Ordering::SeqCst) {
        return Outcome::Refused;
    }
    let Ok((journal, _)) = open(folder) else { return Outcome::Refused };
    match look(&journal, &truth).await {
        Ok(later) => closed.extend(later),
        Err(what) => return Outcome::Silent(format!("after writing, {what}")),
    }
    if closed.is_empty() { Outcome::Harmless } else { Outcome::Closed(closed) }
}

/// What `record("after")` becomes behind that record.
fn following(table: TableId, last: Option<&Record>) -> Record {
    let (seq, hash) = last.map_or((Seq(0), Hash::genesis(table)), |last| (last.seq, last.hash));
    let NewRecord { at, payload } = record("after");
    Record { seq: seq.next(), at, hash: hash.link(table, seq.next(), at, &payload), payload }
}

fn open(folder: &Path) -> Result<(SqliteJournal, Arc<AtomicBool>), journal::OpenError> {
    let stopped = Arc::new(AtomicBool::new(false));
    let told = Arc::clone(&stopped);
    let on_fatal = Box::new(move |_: &JournalError| told.store(true, Ordering::SeqCst));
    Ok((SqliteJournal::open_with(folder, Settings { on_fatal, ..Settings::default() })?, stopped))
}

/// Flips one bit after the other, each in a copy of its own.
fn flip_all(specimen: &Specimen, flips: &[Flip]) -> Vec<(Flip, Outcome)> {
    let outcomes = in_parts(async |part| {
        let mut outcomes = Vec::new();
        for flip in flips.iter().skip(part).step_by(PARTS) {
            let copy = specimen.flipped(flip);
            outcomes.push((flip.clone(), examine(copy.path(), specimen.tables.clone()).await));
        }
        outcomes
    });
    outcomes.concat()
}

fn summary(outcomes: &[(Flip, Outcome)]) -> String {
    let count = |wanted: fn(&Outcome) -> bool| outcomes.iter().filter(|(_, outcome)| wanted(outcome)).count();
    format!(
        "{} flips: {} harmless, {} refused, {} closed tables, {} silent",
        outcomes.len(),
        count(|outcome| *outcome == Outcome::Harmless),
        count(|outcome| *outcome == Outcome::Refused),
        count(|outcome| matches!(outcome, Outcome::Closed(_))),
        count(|outcome| matches!(outcome, Outcome::Silent(_))),
    )
}

fn assert_none_is_silent(outcomes: &[(Flip, Outcome)]) {
    let seed = seed();
    println!("JOURNAL_SEED={seed}, {}", summary(outcomes));
    let silent: Vec<String> = outcomes
        .iter()
        .filter_map(|(flip, outcome)| match outcome {
            Outcome::Silent(what) => Some(format!("{flip}: {what}")),
            _ => None,
        })
        .collect();
    assert!(silent.is_empty(), "JOURNAL_SEED={seed} {silent:#?}");
}

/// The tables that could be hurt by a flip: those that are closed when its whole page is gone.
async fn within_reach(specimen: &Specimen, page: usize) -> BTreeSet<TableId> {
    let copy = in_memory();
    copy_files(specimen.folder.path(), copy.path());
    let file = copy.path().join(DATABASE_FILE);
    let mut bytes = fs::read(&file).unwrap();
    bytes[page * PAGE..(page + 1) * PAGE].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    match open(copy.path()) {
        Ok((journal, _)) => look(&journal, &specimen.tables).await.unwrap(),
        Err(_) => specimen.tables.keys().copied().collect(),
    }
}

/// How long the tests go on; they take a few seconds as they are.
fn flips() -> usize {
    from_environment("JOURNAL_FLIPS", 250).try_into().unwrap()
}

fn seed() -> u64 {
    from_environment("JOURNAL_SEED", 1)
}

#[tokio::test]
async fn a_flip_in_the_database_is_found_or_does_no_harm() {
    let specimen = Specimen::stopped().await;
    assert_eq!(specimen.size(LOG), 0, "all of it is in the database");
    let flips = anywhere(&specimen, DATABASE_FILE, flips(), &mut Dice::new(seed()));
    assert_none_is_silent(&flip_all(&specimen, &flips));
}

#[tokio::test]
async fn a_flip_in_the_database_of_a_server_that_was_killed_is_found_or_does_no_harm() {
    let specimen = Specimen::killed().await;
    let flips = anywhere(&specimen, DATABASE_FILE, flips() / 4, &mut Dice::new(seed()));
    assert_none_is_silent(&flip_all(&specimen, &flips));
}

/// Where trees and lists are held together a flip does most harm, and chance seldom goes there.
#[tokio::test]
async fn a_flip_where_pages_are_described_is_found_or_does_no_harm() {
    let specimen = Specimen::stopped().await;
    let outcomes = flip_all(&specimen, &descriptions(&specimen, flips() / 100));
    assert_none_is_silent(&outcomes);
    assert!(outcomes.iter().any(|(_, outcome)| *outcome == Outcome::Refused), "{}", summary(&outcomes));
}

/// The header of the file, and some bits of that of every page: its kind, its cells, its rightmost child.
fn descriptions(specimen: &Specimen, each: usize) -> Vec<Flip> {
    let pages = specimen.size(DATABASE_FILE) / PAGE;
    let mut dice = Dice::new(seed());
    let file = (16..100).map(|byte| (byte, dice.below(8))).collect::<Vec<_>>();
    let pages = (PAGE..pages * PAGE).step_by(PAGE).flat_map(|page| {
        let flips: Vec<_> = (0..each).map(|_| (page + dice.below(12), dice.below(8))).collect();
        flips
    });
    let flip = |(byte, bit)| Flip { file: DATABASE_FILE.to_owned(), byte, bit: bit as u32 };
    file.into_iter().chain(pages).map(flip).collect()
}

#[tokio::test]
async fn a_flip_closes_only_tables_of_its_page() {
    let specimen = Specimen::stopped().await;
    let mut reach: BTreeMap<usize, BTreeSet<TableId>> = BTreeMap::new();
    let mut most = 0;
    for flip in anywhere(&specimen, DATABASE_FILE, flips() / 2, &mut Dice::new(seed() + 1)) {
        let copy = specimen.flipped(&flip);
        let Ok((journal, _)) = open(copy.path()) else { continue };
        let closed = look(&journal, &specimen.tables).await.unwrap();
        let page = flip.byte / PAGE;
        if let Entry::Vacant(unknown) = reach.entry(page) {
            unknown.insert(within_reach(&specimen, page).await);
        }
        let reach = &reach[&page];
        assert!(closed.is_subset(reach), "{flip} closes {closed:?}, of which only {reach:?} are there");
        most = most.max(closed.len());
    }
    assert!(most > 0, "nothing was hurt");
}

/// After a crash the newest records lie in the log, and SQLite drops what follows a broken frame without a
/// word.
#[tokio::test]
async fn a_flip_in_the_log_is_found() {
    let specimen = Specimen::killed().await;
    let flips = anywhere(&specimen, LOG, flips() / 2, &mut Dice::new(seed()));
    let outcomes = flip_all(&specimen, &flips);
    assert_none_is_silent(&outcomes);
    let missed: Vec<_> = outcomes.iter().filter(|(_, outcome)| *outcome != Outcome::Refused).collect();
    assert!(missed.is_empty(), "every frame is needed, but: {missed:?}");
}

/// After a power cut the mark may be older than the log. Then whole steps behind the broken one tell of it.
#[tokio::test]
async fn a_flip_in_the_log_is_found_without_the_mark() {
    let specimen = Specimen::killed().await;
    fs::remove_file(specimen.folder.path().join(MARK_FILE)).unwrap();
    // Where the last three steps begin: of fewer nobody can say whether they were torn.
    let last = specimen.size(LOG) - last_steps(&specimen, 3);
    let mut flips = anywhere(&specimen, LOG, flips() / 4, &mut Dice::new(seed()));
    flips.retain(|flip| flip.byte < last);
    assert!(flips.len() > 10);
    for (flip, outcome) in flip_all(&specimen, &flips) {
        assert_eq!(outcome, Outcome::Refused, "{flip}");
    }
}

/// How many bytes the last steps take in the log.
fn last_steps(specimen: &Specimen, count: usize) -> usize {
    const FRAME: usize = PAGE + 24;
    let log = fs::read(specimen.folder.path().join(LOG)).unwrap();
    let ends: Vec<usize> =
        (32..log.len()).step_by(FRAME).filter(|at| log[at + 4..at + 8] != [0; 4]).collect();
    log.len() - (ends[ends.len() - 1 - count] + FRAME)
}

#[tokio::test]
async fn a_flip_in_the_mark_does_no_harm() {
    let specimen = Specimen::killed().await;
    let flips = anywhere(&specimen, MARK_FILE, 20, &mut Dice::new(seed()));
    for (flip, outcome) in flip_all(&specimen, &flips) {
        assert_eq!(outcome, Outcome::Harmless, "{flip}");
    }
}

/// The same flips in a journal of the format before this, which did not note where its tables end.
#[tokio::test]
async fn without_notes_some_flips_would_pass() {
    let specimen = Specimen::stopped().await;
    raw(specimen.folder.path())
        .execute_batch("DROP TABLE head; DROP TABLE probe; PRAGMA user_version = 2; PRAGMA wal_checkpoint")
        .unwrap();
    let mut silent = 0;
    for flip in descriptions(&specimen, 4) {
        let copy = specimen.flipped(&flip);
        let Ok(reader) = SqliteReader::open(copy.path()) else { continue };
        let wrong = |(table, truth): (&TableId, &Truth)| {
            reader.read(*table, Seq(0)).is_ok_and(|records| records != truth.records)
        };
        silent += usize::from(specimen.tables.iter().any(wrong));
    }
    assert!(silent > 0, "the flips are too kind to show anything");
}

/// What SQLite itself makes of a flip in its log.
#[tokio::test]
async fn without_the_mark_and_a_look_at_the_log_flips_there_would_pass() {
    let specimen = Specimen::killed().await;
    let count = |folder: &Path| {
        raw(folder).query_row("SELECT count(*) FROM record", [], |row| row.get::<_, i64>(0)).unwrap()
    };
    for flip in anywhere(&specimen, LOG, 10, &mut Dice::new(seed())) {
        let (copy, whole) = (specimen.flipped(&flip), in_memory());
        copy_files(specimen.folder.path(), whole.path());
        assert!(count(copy.path()) < count(whole.path()), "{flip}");
    }
}
