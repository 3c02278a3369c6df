//! A full disk refuses appends and harms nothing; a disk that fails in any other way stops the journal (P1).

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use journal::{Journal, JournalError, Seq, Settings, SqliteJournal, TableId};

use crate::common::{CHILD_FOLDER, TABLE, child, child_folder, record};

const BALLAST: TableId = TableId(99);
const CRUMBS: TableId = TableId(100);

fn limited(folder: &Path, max_bytes: u64) -> SqliteJournal {
    let on_fatal = Box::new(|error: &JournalError| panic!("a full disk is not fatal: {error}"));
    SqliteJournal::open_with(folder, Settings { on_fatal, max_bytes: Some(max_bytes), ..Settings::default() })
        .unwrap()
}

/// Appends records of `size` bytes until one is refused; the last seq that was accepted, and why the next was
/// not.
async fn fill(journal: &dyn Journal, table: TableId, size: usize) -> (Seq, JournalError) {
    let mut last = journal.read(table, Seq(0)).await.unwrap().last().map_or(Seq(0), |last| last.seq);
    loop {
        match journal.append(table, last, vec![record(&"x".repeat(size))]).await {
            Ok(seq) => last = seq,
            Err(error) => return (last, error),
        }
    }
}

/// What every full journal must show: appends refused, nothing half written, and all well once there is room.
async fn endures_being_full(journal: &dyn Journal) {
    journal.append(TABLE, Seq(0), vec![record("before")]).await.unwrap();
    let (last, error) = fill(journal, BALLAST, 3_000).await;
    assert_eq!(error, JournalError::NoSpace);
    // Where a long record does not fit, short ones still do.
    let (_, error) = fill(journal, CRUMBS, 100).await;
    assert_eq!(error, JournalError::NoSpace);
    assert_eq!(journal.check().await, Err(JournalError::NoSpace), "the journal is full, not broken");

    let batch = vec![record("small"), record(&"x".repeat(200_000)), record("small")];
    assert_eq!(journal.append(TABLE, Seq(1), batch).await, Err(JournalError::NoSpace));
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), 1, "a part of a refused batch was written");
    assert_eq!(journal.read(BALLAST, Seq(0)).await.unwrap().len() as u64, last.0);
    let stale = journal.append(TABLE, Seq(0), vec![record("stale")]).await;
    assert_eq!(stale, Err(JournalError::Conflict { actual: Seq(1) }), "a refused append is not remembered");
}

#[tokio::test]
async fn a_journal_at_its_limit_refuses_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let journal = limited(folder.path(), 400_000);
    endures_being_full(&journal).await;
    journal.forget(BALLAST).await.unwrap();
    assert_eq!(journal.check().await, Ok(()), "there is room again");
    let batch = vec![record("small"), record(&"x".repeat(200_000)), record("small")];
    assert_eq!(journal.append(TABLE, Seq(1), batch).await, Ok(Seq(4)), "there is room again");
    drop(journal);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), 4);
}

#[tokio::test]
async fn where_a_big_append_does_not_fit_its_small_neighbours_do() {
    let folder = tempfile::tempdir().unwrap();
    let journal = limited(folder.path(), 400_000);
    let big = "x".repeat(900_000);
    // Queued together and so in one transaction, or at least in no order that matters.
    let (first, second, third) = tokio::join!(
        journal.append(TableId(1), Seq(0), vec![record("small")]),
        journal.append(TableId(2), Seq(0), vec![record("small"), record(&big)]),
        journal.append(TableId(3), Seq(0), vec![record("small")]),
    );
    assert_eq!((first, second, third), (Ok(Seq(1)), Err(JournalError::NoSpace), Ok(Seq(1))));
    for (table, count) in [(1, 1), (2, 0), (3, 1)] {
        assert_eq!(journal.read(TableId(table), Seq(0)).await.unwrap().len(), count, "table {table}");
    }
    assert_eq!(journal.append(TableId(2), Seq(0), vec![record("small")]).await, Ok(Seq(1)));
}

#[tokio::test]
async fn watchers_hear_nothing_of_a_refused_append() {
    let folder = tempfile::tempdir().unwrap();
    let journal = limited(folder.path(), 400_000);
    let mut watch = journal.watch(TABLE, Seq(0));
    let refused = journal.append(TABLE, Seq(0), vec![record(&"x".repeat(900_000))]).await;
    assert_eq!(refused, Err(JournalError::NoSpace));
    journal.append(TABLE, Seq(0), vec![record("stored")]).await.unwrap();
    assert_eq!(watch.next().await.unwrap().payload, "stored");
}

/// A file system of two megabytes, in a name space of its own, so that it needs no rights and leaves nothing
/// behind.
#[cfg(target_os = "linux")]
#[test]
fn a_file_system_that_is_really_full_refuses_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let script = format!("mount -t tmpfs -o size=2m tmpfs \"${CHILD_FOLDER}\" && exec \"$@\"");
    let prefix = ["unshare", "--map-root-user", "--mount", "sh", "-c", &script, "sh"];
    let output = child(&prefix, "full_disk::child_on_a_small_file_system", folder.path()).output();
    let output = output.expect("unshare is part of util-linux");
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}\nThis system may let nobody mount a file system of their own.");
    assert!(said.contains("1 passed"), "{said}");
}

#[tokio::test]
#[ignore = "the process that runs on the small file system"]
async fn child_on_a_small_file_system() {
    let folder = child_folder();
    let data = folder.join("data");
    let stone = folder.join("stone");
    std::fs::write(&stone, vec![0; 900_000]).unwrap();
    let on_fatal = Box::new(|error: &JournalError| panic!("a full disk is not fatal: {error}"));
    let journal = SqliteJournal::open_with(&data, Settings { on_fatal, ..Settings::default() }).unwrap();
    endures_being_full(&journal).await;
    std::fs::remove_file(&stone).unwrap();
    let batch = vec![record("small"), record(&"x".repeat(200_000)), record("small")];
    assert_eq!(journal.append(TABLE, Seq(1), batch).await, Ok(Seq(4)), "there is room again");
    let (ballast, table) = (journal.read(BALLAST, Seq(0)).await, journal.read(TABLE, Seq(0)).await);
    drop(journal);
    let journal = SqliteJournal::open(&data).unwrap();
    assert_eq!(journal.read(BALLAST, Seq(0)).await, ballast);
    assert_eq!(journal.read(TABLE, Seq(0)).await, table);
}

/// Under a limit of file sizes a write fails with an error that is not "no space": as on a disk that breaks.
#[cfg(unix)]
#[tokio::test]
async fn a_failing_disk_stops_the_journal_and_keeps_what_was_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    // The signal that comes with the limit would end the child before SQLite saw the error.
    let prefix = ["sh", "-c", "trap '' XFSZ; exec \"$@\"", "sh"];
    let output = child(&prefix, "full_disk::child_on_a_failing_disk", folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let acknowledged: u64 =
        said.lines().find_map(|line| line.split_once("acknowledged ")).unwrap().1.trim().parse().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let stored = journal.read(TABLE, Seq(0)).await.unwrap().len() as u64;
    assert!(acknowledged > 0 && stored >= acknowledged, "{acknowledged} acknowledged, {stored} stored");
    assert!(stored <= acknowledged + 1, "only the append that failed may have come through");
}

#[cfg(unix)]
#[tokio::test]
#[ignore = "the process whose disk fails"]
async fn child_on_a_failing_disk() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    let folder = child_folder();
    let calls = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&calls);
    let on_fatal = Box::new(move |_: &JournalError| {
        counted.fetch_add(1, Ordering::SeqCst);
    });
    let journal = SqliteJournal::open_with(&folder, Settings { on_fatal, ..Settings::default() }).unwrap();
    setrlimit(Resource::Fsize, Rlimit { current: Some(300_000), maximum: None }).unwrap();
    let (last, error) = fill(&journal, TABLE, 100).await;
    assert!(matches!(error, JournalError::Unavailable { .. }), "{error}");
    assert_eq!(calls.load(Ordering::SeqCst), 1, "the hook is called before the answer");
    // Even where the disk would take it again.
    setrlimit(Resource::Fsize, Rlimit { current: None, maximum: None }).unwrap();
    assert_eq!(journal.append(TABLE, last, vec![record("later")]).await, Err(error.clone()));
    assert_eq!(journal.append(TableId(1), Seq(0), vec![record("other")]).await, Err(error.clone()));
    assert_eq!(journal.forget(TABLE).await, Err(error.clone()));
    assert_eq!(journal.check().await, Err(error));
    assert_eq!(calls.load(Ordering::SeqCst), 1, "the hook is called once");
    assert!(journal.read(TABLE, Seq(0)).await.unwrap().len() as u64 >= last.0, "what is stored can be read");
    println!("\nacknowledged {last}");
}
