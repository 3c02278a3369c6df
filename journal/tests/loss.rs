//! Records that were acknowledged and are gone: nothing starts over them without a word (P1, P3).

use std::fs;
use std::path::Path;

use journal::{
    DATABASE_FILE, Damage, Journal, JournalError, Loss, MARK_FILE, Millis, OpenError, Seq, Settings,
    SqliteJournal, SqliteReader, TableId,
};
use tempfile::TempDir;

use crate::common::{TABLE, copy_files, in_memory, raw, record};

const LOG: &str = "journal.sqlite-wal";
const OTHER: TableId = TableId(8);

/// The folder of a server that was killed with three records in its database and three more in its log.
async fn killed() -> TempDir {
    let folder = in_memory();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    for seq in 0..3 {
        journal.append(TABLE, Seq(seq), vec![record("in the database")]).await.unwrap();
    }
    drop(journal);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    for seq in 3..6 {
        journal.append(TABLE, Seq(seq), vec![record("in the log")]).await.unwrap();
    }
    let killed = in_memory();
    copy_files(folder.path(), killed.path());
    killed
}

fn file(folder: &Path, name: &str) -> Vec<u8> {
    fs::read(folder.join(name)).unwrap_or_default()
}

/// The refusal of a server and of a reader, after which everything is as it was.
fn refused(folder: &Path) -> OpenError {
    let files = || [DATABASE_FILE, LOG, MARK_FILE].map(|name| file(folder, name));
    let before = files();
    assert!(SqliteReader::open(folder).unwrap_err().is_loss());
    let refusal = SqliteJournal::open(folder).unwrap_err();
    assert!(refusal.is_loss() && refusal.to_string().contains("--accept-loss"), "{refusal}");
    assert!(files() == before, "something was touched");
    refusal
}

/// Goes on without what is lost, and finds so many records.
async fn accepted(folder: &Path, left: usize) {
    let before = [DATABASE_FILE, LOG, MARK_FILE].map(|name| file(folder, name));
    let settings = || Settings { loss: Loss::Accept, ..Settings::default() };
    let journal = SqliteJournal::open_with(folder, settings()).unwrap();
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), left);
    let aside: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .collect();
    assert_eq!(aside.len(), 1, "the files are set aside once");
    assert!([DATABASE_FILE, LOG, MARK_FILE].map(|name| file(&aside[0], name)) == before, "as they were");
    let seq = Seq(left as u64);
    assert_eq!(journal.append(TABLE, seq, vec![record("anew")]).await, Ok(seq.next()));
    drop(journal);
    for settings in [Settings::default(), settings()] {
        let journal = SqliteJournal::open_with(folder, settings).unwrap();
        assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), left + 1);
        drop(journal);
        assert_eq!(
            fs::read_dir(folder).unwrap().filter(|entry| entry.as_ref().unwrap().path().is_dir()).count(),
            1
        );
    }
}

#[tokio::test]
async fn a_log_that_is_gone_is_missed() {
    let folder = killed().await;
    fs::remove_file(folder.path().join(LOG)).unwrap();
    assert!(matches!(refused(folder.path()), OpenError::Lost { .. }));
    accepted(folder.path(), 3).await;
}

#[tokio::test]
async fn a_log_that_is_cut_short_is_missed() {
    let whole = killed().await;
    let log = file(whole.path(), LOG);
    for length in [0, 31, 32, 5_000, log.len() / 2, log.len() - 4_097, log.len() - 1] {
        let folder = in_memory();
        copy_files(whole.path(), folder.path());
        fs::write(folder.path().join(LOG), &log[..length]).unwrap();
        assert!(matches!(refused(folder.path()), OpenError::Lost { .. }), "{length} bytes");
    }
}

#[tokio::test]
async fn a_log_with_a_broken_frame_says_which() {
    let folder = killed().await;
    let mut log = file(folder.path(), LOG);
    log[32 + 24 + 100] ^= 1;
    fs::write(folder.path().join(LOG), log).unwrap();
    let refusal = refused(folder.path());
    assert!(matches!(refusal, OpenError::LogDamaged { frame: 1, steps: 3, .. }), "{refusal:?}");
    accepted(folder.path(), 3).await;
}

#[tokio::test]
async fn a_database_that_is_gone_is_missed_and_its_log_is_kept() {
    let folder = killed().await;
    fs::remove_file(folder.path().join(DATABASE_FILE)).unwrap();
    let log = file(folder.path(), LOG);
    for _ in 0..2 {
        assert!(matches!(SqliteJournal::open(folder.path()).unwrap_err(), OpenError::Lost { .. }));
        assert!(file(folder.path(), LOG) == log, "SQLite would delete it");
    }
    fs::remove_file(folder.path().join(MARK_FILE)).unwrap();
    assert!(
        matches!(SqliteJournal::open(folder.path()).unwrap_err(), OpenError::Lost { .. }),
        "by the log alone"
    );
}

#[tokio::test]
async fn a_database_that_was_replaced_by_an_older_one_is_noticed() {
    let folder = in_memory();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    journal.append(TABLE, Seq(0), vec![record("old")]).await.unwrap();
    drop(journal);
    let old = file(folder.path(), DATABASE_FILE);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    journal.append(TABLE, Seq(1), vec![record("new")]).await.unwrap();
    drop(journal);
    fs::write(folder.path().join(DATABASE_FILE), old).unwrap();
    assert!(matches!(refused(folder.path()), OpenError::Lost { .. }));
    accepted(folder.path(), 1).await;
}

#[tokio::test]
async fn files_that_somebody_copied_without_the_mark_are_as_good() {
    let folder = killed().await;
    fs::remove_file(folder.path().join(MARK_FILE)).unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), 6);
}

#[tokio::test]
async fn another_program_that_tidies_up_after_a_crash_loses_nothing() {
    let folder = killed().await;
    let shell = raw(folder.path());
    shell.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    drop(shell);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), 6);
}

#[tokio::test]
async fn what_was_forgotten_is_not_missed() {
    for last in [TABLE, OTHER] {
        let folder = in_memory();
        let journal = SqliteJournal::open(folder.path()).unwrap();
        for table in [TABLE, OTHER, last] {
            let seq = journal.read(table, Seq(0)).await.unwrap().len() as u64;
            journal.append(table, Seq(seq), vec![record("written")]).await.unwrap();
        }
        journal.forget(TABLE).await.unwrap();
        let killed = in_memory();
        copy_files(folder.path(), killed.path());
        let reopened = SqliteJournal::open(killed.path()).unwrap();
        assert_eq!(reopened.read(TABLE, Seq(0)).await, Ok(vec![]));
        assert_eq!(journal.append(TABLE, Seq(0), vec![record("anew")]).await, Ok(Seq(1)));
        drop(journal);
        let journal = SqliteJournal::open(folder.path()).unwrap();
        assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap().len(), 1);
    }
}

/// A table of which one tree has lost something: a flipped bit can do that.
async fn after(sql: &str) -> (TempDir, SqliteJournal) {
    let folder = in_memory();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    for table in [TABLE, OTHER] {
        journal.append(table, Seq(0), (0..9).map(|_| record("{}")).collect()).await.unwrap();
    }
    drop(journal);
    assert!(raw(folder.path()).execute(sql, []).unwrap() > 0, "{sql}");
    let journal = SqliteJournal::open(folder.path()).unwrap();
    (folder, journal)
}

fn damaged<T>(seq: u64, what: Damage) -> Result<T, JournalError> {
    Err(JournalError::Damaged { table: TABLE, seq: Seq(seq), what })
}

#[tokio::test]
async fn a_table_that_is_cut_short_is_closed() {
    let (_folder, journal) = after("DELETE FROM record WHERE table_id = 7 AND seq > 4").await;
    assert_eq!(journal.read(TABLE, Seq(0)).await, damaged(5, Damage::Missing));
    assert_eq!(journal.read(TABLE, Seq(9)).await, damaged(9, Damage::Missing), "to whom had seen the end");
    assert_eq!(journal.append(TABLE, Seq(4), vec![record("fork")]).await, damaged(5, Damage::Missing));
    assert_eq!(journal.read(OTHER, Seq(0)).await.unwrap().len(), 9);
}

#[tokio::test]
async fn a_table_that_has_lost_all_its_records_is_closed_and_listed() {
    let (folder, journal) = after("DELETE FROM record WHERE table_id = 7").await;
    assert_eq!(journal.read(TABLE, Seq(0)).await, damaged(1, Damage::Missing));
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("anew")]).await, damaged(1, Damage::Missing));
    assert_eq!(SqliteReader::open(folder.path()).unwrap().tables(), Ok(vec![TABLE, OTHER]));
    assert_eq!(journal.forget(TABLE).await, Ok(()), "it can still be forgotten");
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("anew")]).await, Ok(Seq(1)));
}

#[tokio::test]
async fn a_table_whose_end_is_not_noted_is_closed_and_listed_and_not_deleted() {
    let harm =
        [("DELETE FROM head WHERE table_id = 7", 1), ("UPDATE head SET at = 1 WHERE table_id = 7", 10)];
    for (sql, seq) in harm {
        let (folder, journal) = after(sql).await;
        assert_eq!(journal.read(TABLE, Seq(0)).await, damaged(seq, Damage::End), "{sql}");
        assert!(journal.append(TABLE, Seq(9), vec![record("on")]).await.is_err(), "{sql}");
        assert_eq!(SqliteReader::open(folder.path()).unwrap().tables(), Ok(vec![TABLE, OTHER]));
        let old = journal.tables_untouched_since(Millis(u64::MAX)).await;
        assert_eq!(old, Ok(vec![OTHER]), "nobody knows how old it is: {sql}");
    }
}

#[tokio::test]
async fn a_key_that_is_changed_or_gone_closes_its_table() {
    use journal::{KeyChanges, KeyId, VaultKey};
    for sql in ["DELETE FROM key", "UPDATE key SET key = zeroblob(32)", "UPDATE key SET id = id + 5"] {
        let folder = in_memory();
        let journal = SqliteJournal::open(folder.path()).unwrap();
        let made = vec![(KeyId(1), VaultKey::new([7; 32])), (KeyId(2), VaultKey::new([8; 32]))];
        let keys = KeyChanges { made, burnt: vec![] };
        journal.append_with(TABLE, Seq(0), vec![record("shut")], keys).await.unwrap();
        raw(folder.path()).execute(sql, []).unwrap();
        assert_eq!(journal.keys(TABLE).await, damaged(1, Damage::Keys), "{sql}");
        assert_eq!(journal.keys(OTHER).await, Ok(vec![]));
    }
}

#[tokio::test]
async fn a_damaged_list_of_free_pages_is_refused_and_the_tables_can_be_copied() {
    let folder = in_memory();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    journal.append(TABLE, Seq(0), vec![record(&"z".repeat(50_000))]).await.unwrap();
    journal.append(OTHER, Seq(0), vec![record(&"y".repeat(50_000))]).await.unwrap();
    journal.forget(TABLE).await.unwrap();
    drop(journal);
    let path = folder.path().join(DATABASE_FILE);
    let mut bytes = fs::read(&path).unwrap();
    let trunk = u32::from_be_bytes(bytes[32..36].try_into().unwrap()) as usize;
    let leaf = (trunk - 1) * 4096 + 8;
    let free = u32::from_be_bytes(bytes[leaf..leaf + 4].try_into().unwrap());
    // The page after the free ones is in use.
    bytes[leaf..leaf + 4].copy_from_slice(&(free + 12).to_be_bytes());
    fs::write(&path, bytes).unwrap();
    let refusal = SqliteJournal::open(folder.path()).unwrap_err();
    assert!(matches!(&refusal, OpenError::Damaged { what, .. } if what.contains("free pages")), "{refusal}");
    assert!(refusal.to_string().contains("likeness backup"), "{refusal}");
    assert_eq!(SqliteReader::open(folder.path()).unwrap().read(OTHER, Seq(0)).unwrap().len(), 1);
}
