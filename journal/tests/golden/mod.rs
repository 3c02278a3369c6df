//! Journals of every format that there has been are read and brought up to date; those of a later one are
//! refused and left as they are (F17).
//!
//! The files in `golden` were written by the versions that had these formats. When the format changes,
//! `cargo test -p journal write_golden -- --ignored` writes those of the new one.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use journal::{
    DATABASE_FILE, Journal, KeyChanges, KeyId, LOCK_FILE, MARK_FILE, Millis, NewRecord, OpenError, Seq,
    SqliteJournal, SqliteReader, TableId, VaultKey,
};

use crate::common::{copy_files, in_memory, record};

/// The formats that there have been.
const FORMATS: std::ops::RangeInclusive<i64> = 1..=3;

/// The first format with keys.
const WITH_KEYS: i64 = 2;

/// How the server ended that wrote the files.
const ENDINGS: [&str; 2] = ["stopped", "killed"];

/// A table that has keys.
const KEYED: TableId = TableId(100);

/// What the parts are called in a data folder and here.
const PARTS: [(&str, &str); 3] =
    [(DATABASE_FILE, "database"), ("journal.sqlite-wal", "log"), (MARK_FILE, "mark")];

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// A data folder as that format left it.
pub(crate) fn folder(format: i64, ending: &str) -> tempfile::TempDir {
    let folder = in_memory();
    for (file, part) in PARTS {
        let stored = golden(&format!("format-{format}-{ending}.{part}"));
        if stored.exists() {
            fs::copy(stored, folder.path().join(file)).unwrap();
        }
    }
    folder
}

/// The number of records of each table, and the hash of the last.
type Ends = BTreeMap<TableId, (usize, String)>;

fn expected(format: i64) -> Ends {
    let text = fs::read_to_string(golden(&format!("format-{format}.txt"))).unwrap();
    let end = |line: &str| {
        let mut words = line.split(' ');
        let table = u64::from_str_radix(words.next().unwrap(), 16).unwrap();
        let count = words.next().unwrap().parse().unwrap();
        (TableId(table), (count, words.next().unwrap().to_owned()))
    };
    text.lines().map(end).collect()
}

fn ends(folder: &Path) -> Ends {
    let reader = SqliteReader::open(folder).unwrap();
    let tables = reader.tables().unwrap();
    assert_eq!(tables, reader.tables_untouched_since(Millis(u64::MAX)).unwrap());
    let end = |table: TableId| {
        let records = reader.read(table, Seq(0)).unwrap();
        (table, (records.len(), records.last().unwrap().hash.to_string()))
    };
    tables.into_iter().map(end).collect()
}

fn keys() -> Vec<(KeyId, VaultKey)> {
    [1, 3].map(|id| (KeyId(id << 32 | 2), VaultKey::new([id as u8 * 17; 32]))).into()
}

#[tokio::test]
async fn journals_of_every_format_are_read_and_brought_up_to_date() {
    for (format, ending) in FORMATS.flat_map(|format| ENDINGS.map(|ending| (format, ending))) {
        let (folder, expected) = (folder(format, ending), expected(format));
        assert_eq!(ends(folder.path()), expected, "format {format}, {ending}, as it is");
        let journal = SqliteJournal::open(folder.path()).unwrap();
        assert_eq!(ends(folder.path()), expected, "format {format}, {ending}, brought up to date");
        let kept = if format < WITH_KEYS { vec![] } else { keys() };
        assert_eq!(journal.keys(KEYED).await, Ok(kept.clone()), "format {format}, {ending}");
        for (table, (count, _)) in &expected {
            let seq = Seq(*count as u64);
            assert_eq!(journal.append(*table, seq, vec![record("on")]).await, Ok(seq.next()));
        }
        let burnt = KeyChanges { made: vec![], burnt: kept.iter().map(|(id, _)| *id).collect() };
        let seq = Seq(expected[&KEYED].0 as u64 + 1);
        journal.append_with(KEYED, seq, vec![], burnt).await.unwrap();
        drop(journal);
        let journal = SqliteJournal::open(folder.path()).unwrap();
        for (table, (count, _)) in &expected {
            assert_eq!(journal.read(*table, Seq(0)).await.unwrap().len(), count + 1);
        }
        assert_eq!(journal.keys(KEYED).await, Ok(vec![]));
    }
}

/// What lies in a folder, without the lock, which is empty, and SQLite's index of the log, which is made
/// anew at every start.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let files = files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap()));
    files.filter(|(name, _)| name != LOCK_FILE && !name.ends_with("-shm")).collect()
}

#[test]
fn a_journal_of_a_later_format_is_refused_and_not_a_byte_of_it_is_touched() {
    for ending in ENDINGS {
        let folder = folder(*FORMATS.end(), ending);
        let database = folder.path().join(DATABASE_FILE);
        let mut bytes = fs::read(&database).unwrap();
        // Where the header of a SQLite database has the number of its format.
        bytes[60..64].copy_from_slice(&u32::to_be_bytes(*FORMATS.end() as u32 + 1));
        fs::write(&database, bytes).unwrap();
        let before = contents(folder.path());
        for _ in 0..2 {
            let refusal = SqliteJournal::open(folder.path()).unwrap_err();
            assert!(matches!(refusal, OpenError::Newer { found: 4, known: 3, .. }), "{refusal}");
            assert!(refusal.to_string().contains("run the newer version"), "{refusal}");
            assert!(contents(folder.path()) == before, "{ending}: something was touched");
        }
        assert!(matches!(SqliteReader::open(folder.path()).unwrap_err(), OpenError::Newer { .. }));
        let mut after = contents(folder.path());
        // Whoever looks into a folder without a log leaves an empty one behind.
        after.retain(|_, bytes| !bytes.is_empty());
        assert!(after == before, "{ending}: something was touched by a reader");
    }
}

/// What the golden journals hold: a game, long records in one batch, many small tables, one that was
/// forgotten, and keys of which one was burnt.
async fn write(journal: &SqliteJournal) {
    const LONG: usize = 5_000;
    let record = |at: u64, payload: String| NewRecord { at: Millis(at), payload };
    for seq in 0..12_u64 {
        let word = "\u{e9}\u{1f469}\u{200d}\u{1f680}";
        let payload = format!("{{\"by\":{},\"events\":[{{\"move\":{seq},\"word\":\"{word}\"}}]}}", seq % 3);
        let at = 1_700_000_000_000 + seq * 1_000;
        journal.append(TableId(7), Seq(seq), vec![record(at, payload)]).await.unwrap();
    }
    let long = (0..3).map(|number| record(1_700_000_100_000, format!("{number}{}", "x".repeat(LONG))));
    journal.append(TableId(u64::MAX), Seq(0), long.collect()).await.unwrap();
    for table in 100..130_u64 {
        let text = |number| format!("[{table},{number},\"{}\"]", "y".repeat(40));
        let records = (0..5).map(|number| record(1_700_000_200_000 + number, text(number)));
        journal.append(TableId(table), Seq(0), records.collect()).await.unwrap();
    }
    let forgotten = (0..2).map(|at| record(at, "z".repeat(LONG))).collect();
    journal.append(TableId(50), Seq(0), forgotten).await.unwrap();
    journal.forget(TableId(50)).await.unwrap();
    let all = (1..4_u64).map(|id| (KeyId(id << 32 | 2), VaultKey::new([id as u8 * 17; 32]))).collect();
    let made = KeyChanges { made: all, burnt: vec![] };
    let shut = vec![record(1_700_000_250_000, "\"shut\"".into())];
    journal.append_with(KEYED, Seq(5), shut, made).await.unwrap();
    let burnt = KeyChanges { made: vec![], burnt: vec![KeyId(2 << 32 | 2)] };
    let counted = vec![record(1_700_000_251_000, "\"counted\"".into())];
    journal.append_with(KEYED, Seq(6), counted, burnt).await.unwrap();
    let last = vec![record(1_700_000_300_000, "\"last\"".into())];
    journal.append(TableId(7), Seq(12), last).await.unwrap();
}

#[tokio::test]
#[ignore = "writes files: `cargo xtask samples` runs it"]
async fn write_golden() {
    let format = FORMATS.end();
    let (folder, killed) = (in_memory(), in_memory());
    let journal = SqliteJournal::open(folder.path()).unwrap();
    write(&journal).await;
    copy_files(folder.path(), killed.path());
    drop(journal);
    let text =
        ends(folder.path()).into_iter().map(|(table, (count, hash))| format!("{table} {count} {hash}\n"));
    fs::write(golden(&format!("format-{format}.txt")), text.collect::<String>()).unwrap();
    for (ending, from) in ENDINGS.into_iter().zip([folder.path(), killed.path()]) {
        for (file, part) in
            PARTS.iter().filter(|(file, _)| fs::metadata(from.join(file)).is_ok_and(|file| file.len() > 0))
        {
            fs::copy(from.join(file), golden(&format!("format-{format}-{ending}.{part}"))).unwrap();
        }
    }
}
