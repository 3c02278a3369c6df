//! What the SQLite store promises beyond the conformance suite: opening, closing, backup, forgetting for
//! good.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use journal::{
    DATABASE_FILE, Journal, JournalError, KeyChanges, KeyId, Millis, OpenError, Seq, SqliteJournal,
    SqliteReader, TableId, VaultKey,
};

use crate::common::{TABLE, raw, record};

#[tokio::test]
async fn opening_again_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("1"), record("2")]).await, Ok(Seq(2)));
    let before = journal.read(TABLE, Seq(0)).await.unwrap();
    drop(journal);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.read(TABLE, Seq(0)).await.unwrap(), before);
    let stale = journal.append(TABLE, Seq(1), vec![record("3")]).await;
    assert_eq!(stale, Err(JournalError::Conflict { actual: Seq(2) }));
    assert_eq!(journal.append(TABLE, Seq(2), vec![record("3")]).await, Ok(Seq(3)));
}

#[tokio::test]
async fn a_folder_serves_one_journal_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let refusal = SqliteJournal::open(folder.path()).unwrap_err();
    assert!(matches!(refusal, OpenError::InUse { .. }));
    assert!(refusal.to_string().contains("in use by another server"), "{refusal}");
    drop(journal);
    SqliteJournal::open(folder.path()).unwrap();
}

#[tokio::test]
async fn a_missing_folder_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("a/b/c");
    let journal = SqliteJournal::open(&deep).unwrap();
    assert_eq!(journal.append(TABLE, Seq(0), vec![record("1")]).await, Ok(Seq(1)));
    assert!(deep.join(DATABASE_FILE).exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&deep).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "nobody but its owner can look into it");
    }
}

/// A folder that is there already stays as it is, but what lies in it is nobody else's business.
#[cfg(unix)]
#[tokio::test]
async fn the_files_are_for_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let set = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    set(folder.path(), 0o755);
    let modes = || {
        let files = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
        files.map(|path| (path.clone(), fs::metadata(&path).unwrap().permissions().mode() & 0o777)).collect()
    };
    for round in 0..2 {
        let journal = SqliteJournal::open(folder.path()).unwrap();
        let seq = Seq(round);
        journal.append(TABLE, seq, vec![record("1")]).await.unwrap();
        let found: Vec<(PathBuf, u32)> = modes();
        assert_eq!(found.len(), 5, "database, log, index, lock and mark");
        assert!(found.iter().all(|(_, mode)| *mode == 0o600), "in round {round}: {found:?}");
        // As an earlier version left them, which is mended at the next start.
        found.iter().for_each(|(path, _)| set(path, 0o644));
        drop(journal);
    }
    let mode = fs::metadata(folder.path()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o755);
}

#[tokio::test]
async fn a_journal_whose_file_is_taken_away_is_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.check().await, Ok(()));
    let (file, elsewhere) = (folder.path().join(DATABASE_FILE), folder.path().join("elsewhere"));
    fs::rename(&file, &elsewhere).unwrap();
    let gone = journal.check().await;
    assert!(matches!(&gone, Err(JournalError::Unavailable { why }) if why.contains("moved")), "{gone:?}");
    fs::copy(&elsewhere, &file).unwrap();
    assert!(journal.check().await.is_err(), "a copy is another file");
    fs::rename(&elsewhere, &file).unwrap();
    assert_eq!(journal.check().await, Ok(()));
}

#[tokio::test]
async fn a_check_writes_unless_something_was_just_written() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let log = || fs::metadata(folder.path().join(format!("{DATABASE_FILE}-wal"))).unwrap().len();
    // It only compares; by then the writer has tidied up what it found.
    journal.append(TABLE, Seq(0), vec![]).await.unwrap();
    let before = log();
    assert_eq!(journal.check().await, Ok(()));
    let once = log();
    assert!(once > before, "it was found out by writing");
    for _ in 0..20 {
        assert_eq!(journal.check().await, Ok(()));
    }
    assert!(log() < once * 3, "asking again and again does not make the disk work");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let refusal = SqliteJournal::open(&file).unwrap_err();
    assert!(matches!(refusal, OpenError::Folder { .. }));
    assert!(refusal.to_string().contains(file.to_str().unwrap()), "{refusal}");
}

#[test]
fn a_newer_format_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    drop(SqliteJournal::open(folder.path()).unwrap());
    raw(folder.path()).pragma_update(None, "user_version", 4).unwrap();
    let newer = |error| matches!(error, OpenError::Newer { found: 4, known: 3, .. });
    assert!(newer(SqliteJournal::open(folder.path()).unwrap_err()));
    assert!(newer(SqliteReader::open(folder.path()).unwrap_err()));
    raw(folder.path()).pragma_update(None, "user_version", 3).unwrap();
    SqliteJournal::open(folder.path()).unwrap();
}

#[test]
fn a_database_of_someone_else_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    raw(folder.path()).execute_batch("CREATE TABLE shopping (item TEXT)").unwrap();
    let before = fs::read(folder.path().join(DATABASE_FILE)).unwrap();
    assert!(matches!(SqliteJournal::open(folder.path()).unwrap_err(), OpenError::NotAJournal { .. }));
    assert_eq!(fs::read(folder.path().join(DATABASE_FILE)).unwrap(), before);
}

#[tokio::test]
async fn a_reader_looks_on_while_a_server_writes() {
    let folder = tempfile::tempdir().unwrap();
    assert!(matches!(SqliteReader::open(folder.path()).unwrap_err(), OpenError::NoJournal { .. }));
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let reader = SqliteJournal::open_read_only(folder.path()).unwrap();
    for seq in 0..10 {
        journal.append(TABLE, Seq(seq), vec![record("{}")]).await.unwrap();
        assert_eq!(reader.read(TABLE, Seq(seq)).unwrap().len(), 1);
    }
    assert_eq!(reader.tables_untouched_since(Millis(u64::MAX)), Ok(vec![TABLE]));
    drop(journal);
    assert_eq!(SqliteReader::open(folder.path()).unwrap().read(TABLE, Seq(0)).unwrap().len(), 10);
}

#[tokio::test]
async fn what_was_forgotten_is_in_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let secret = "a very private remark";
    for seq in 0..40 {
        let long = format!("{secret} {}", "x".repeat(if seq % 4 == 0 { 9_000 } else { 10 }));
        journal.append(TABLE, Seq(seq), vec![record(&long)]).await.unwrap();
        journal.append(TableId(8), Seq(seq), vec![record("harmless")]).await.unwrap();
    }
    assert!(mentions(folder.path(), secret));
    journal.forget(TABLE).await.unwrap();
    assert!(!mentions(folder.path(), secret), "while it runs");
    drop(journal);
    assert!(!mentions(folder.path(), secret), "after it has closed");
}

#[tokio::test]
async fn what_was_forgotten_under_a_reader_is_gone_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let secret = "a very private remark";
    journal.append(TABLE, Seq(0), vec![record(secret)]).await.unwrap();
    let reader = raw(folder.path());
    reader.execute_batch("BEGIN; SELECT count(*) FROM record").unwrap();
    assert_eq!(
        journal.forget(TABLE).await,
        Ok(()),
        "someone who reads does not keep a table from being forgotten"
    );
    assert_eq!(
        journal.append(TABLE, Seq(0), vec![record("anew")]).await,
        Ok(Seq(1)),
        "nor others from writing"
    );
    reader.execute_batch("COMMIT").unwrap();
    drop(reader);
    drop(journal);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    journal.check().await.unwrap();
    assert!(!mentions(folder.path(), secret));
}

#[tokio::test]
async fn a_burnt_key_is_in_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let bits = *b"thirty-two bytes that are random";
    let made = KeyChanges { made: vec![(KeyId(1), VaultKey::new(bits))], burnt: vec![] };
    journal.append_with(TABLE, Seq(0), vec![record("shut")], made).await.unwrap();
    assert!(holds(folder.path(), &bits));
    let burnt = KeyChanges { made: vec![], burnt: vec![KeyId(1)] };
    journal.append_with(TABLE, Seq(1), vec![record("counted")], burnt).await.unwrap();
    assert!(!holds(folder.path(), &bits), "while it runs");
    drop(journal);
    assert!(!holds(folder.path(), &bits), "after it has closed");
}

/// Readers of our own are held back while the log is cut off: else a table that is woken in that moment would
/// keep it whole.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burnt_key_is_in_no_file_while_others_read() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    let busy = TableId(TABLE.0 + 1);
    let long = (0..500).map(|number| record(&number.to_string())).collect();
    journal.append(busy, Seq(0), long).await.unwrap();
    let readers: Vec<_> = (0..4)
        .map(|_| {
            let journal = Arc::clone(&journal);
            tokio::spawn(async move {
                loop {
                    assert_eq!(journal.read(busy, Seq(0)).await.unwrap().len(), 500);
                }
            })
        })
        .collect();
    for round in 0..20_u8 {
        let bits = [round | 0x40; 32];
        let (made, burnt) = (vec![(KeyId(1), VaultKey::new(bits))], vec![KeyId(1)]);
        let seq = Seq(u64::from(round) * 2);
        let shut = KeyChanges { made, burnt: vec![] };
        journal.append_with(TABLE, seq, vec![record("shut")], shut).await.unwrap();
        let counted = KeyChanges { made: vec![], burnt };
        journal.append_with(TABLE, seq.next(), vec![record("counted")], counted).await.unwrap();
        assert!(!holds(folder.path(), &bits), "in round {round}");
    }
    assert!(readers.iter().all(|reader| !reader.is_finished()), "they read all the while");
    readers.iter().for_each(tokio::task::JoinHandle::abort);
}

/// Keys that are burnt while there is always something else to be stored share one cut of the log, and none
/// of those who burnt them is answered before it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_burnt_key_is_in_no_file_while_others_write() {
    let folder = tempfile::tempdir().unwrap();
    let journal = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    let busy = |table: u64| {
        let journal = Arc::clone(&journal);
        tokio::spawn(async move {
            for seq in 0.. {
                journal.append(TableId(table), Seq(seq), vec![record("busy")]).await.unwrap();
            }
        })
    };
    let writers: Vec<_> = (100..104).map(busy).collect();
    let burning = (0..4_u8).map(|table| {
        let (journal, path) = (Arc::clone(&journal), folder.path().to_owned());
        tokio::spawn(async move {
            let id = TableId(u64::from(table));
            for round in 0..20_u8 {
                let bits = [0x80 | table << 5 | round; 32];
                let made = KeyChanges { made: vec![(KeyId(1), VaultKey::new(bits))], burnt: vec![] };
                let seq = Seq(u64::from(round) * 2);
                journal.append_with(id, seq, vec![record("shut")], made).await.unwrap();
                let burnt = KeyChanges { made: vec![], burnt: vec![KeyId(1)] };
                journal.append_with(id, seq.next(), vec![record("counted")], burnt).await.unwrap();
                assert!(!holds(&path, &bits), "table {table} in round {round}");
            }
        })
    });
    for burnt in burning.collect::<Vec<_>>() {
        burnt.await.unwrap();
    }
    assert!(writers.iter().all(|writer| !writer.is_finished()), "they wrote all the while");
    writers.iter().for_each(tokio::task::JoinHandle::abort);
}

/// Who burns a key is answered a little later than others, but nothing of a table is told out of its order.
#[tokio::test]
async fn what_comes_behind_a_burnt_key_is_told_behind_it() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    for round in 0..20 {
        let seq = Seq(round * 3);
        let made = KeyChanges { made: vec![(KeyId(1), VaultKey::new([7; 32]))], burnt: vec![] };
        journal.append_with(TABLE, seq, vec![record("shut")], made).await.unwrap();
        let mut watch = journal.watch(TABLE, seq.next());
        let burnt = KeyChanges { made: vec![], burnt: vec![KeyId(1)] };
        let count = journal.append_with(TABLE, seq.next(), vec![record("counted")], burnt);
        let behind = journal.append(TABLE, seq.plus(2), vec![record("behind")]);
        let other = journal.append(TableId(8), Seq(round), vec![record("other")]);
        let (count, behind, other) = tokio::join!(count, behind, other);
        assert_eq!((count, behind, other), (Ok(seq.plus(2)), Ok(seq.plus(3)), Ok(Seq(round + 1))));
        for payload in ["counted", "behind"] {
            assert_eq!(watch.next().await.unwrap().payload, payload);
        }
    }
}

#[tokio::test]
async fn a_journal_from_before_there_were_keys_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    journal.append(TABLE, Seq(0), vec![record("1")]).await.unwrap();
    drop(journal);
    let older = raw(folder.path());
    older.execute_batch("DROP TABLE key; DROP TABLE head; DROP TABLE probe").unwrap();
    older.pragma_update(None, "user_version", 1).unwrap();
    drop(older);
    assert_eq!(SqliteReader::open(folder.path()).unwrap().read(TABLE, Seq(0)).unwrap().len(), 1);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let made = KeyChanges { made: vec![(KeyId(1), VaultKey::new([7; 32]))], burnt: vec![] };
    journal.append_with(TABLE, Seq(1), vec![record("2")], made.clone()).await.unwrap();
    drop(journal);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.keys(TABLE).await, Ok(made.made), "a key outlives the server");
}

/// Whether the text lies in any file of the folder.
fn mentions(folder: &std::path::Path, text: &str) -> bool {
    holds(folder, text.as_bytes())
}

fn holds(folder: &std::path::Path, bytes: &[u8]) -> bool {
    fs::read_dir(folder).unwrap().any(|entry| {
        let file = fs::read(entry.unwrap().path()).unwrap();
        file.windows(bytes.len()).any(|window| window == bytes)
    })
}

#[tokio::test]
async fn the_log_is_moved_into_the_database_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let long = "x".repeat(100_000);
    let mut written = 0;
    for seq in 0..200 {
        written += long.len() as u64;
        journal.append(TABLE, Seq(seq), vec![record(&long)]).await.unwrap();
    }
    journal.check().await.unwrap();
    let length = |name: &str| fs::metadata(folder.path().join(name)).unwrap().len();
    let (database, log) = (length(DATABASE_FILE), length(&format!("{DATABASE_FILE}-wal")));
    assert!(database > written / 2, "{database} of {written} bytes are in the database");
    assert!(log < written / 2, "the log has grown to {log} bytes of {written}");
}

#[tokio::test]
async fn a_record_that_another_program_wrote_is_a_conflict_and_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    for table in [TABLE, TableId(8)] {
        journal.append(table, Seq(0), vec![record("1")]).await.unwrap();
    }
    raw(folder.path())
        .execute("INSERT INTO record SELECT table_id, 2, at, hash, 'theirs' FROM record", [])
        .unwrap();
    raw(folder.path()).execute("DELETE FROM record WHERE table_id = 8 AND seq = 2", []).unwrap();
    let (neighbour, late) = tokio::join!(
        journal.append(TableId(8), Seq(1), vec![record("2")]),
        journal.append(TABLE, Seq(1), vec![record("2"), record("3")]),
    );
    assert_eq!((neighbour, late), (Ok(Seq(2)), Err(JournalError::Conflict { actual: Seq(2) })));
    assert_eq!(journal.append(TableId(8), Seq(2), vec![record("3")]).await, Ok(Seq(3)));
    let stored: String = raw(folder.path())
        .query_row("SELECT payload FROM record WHERE table_id = 7 ORDER BY seq DESC", [], |row| row.get(0))
        .unwrap();
    assert_eq!(stored, "theirs");
}

#[tokio::test]
async fn a_closed_journal_ends_its_watchers() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let mut watch = journal.watch(TABLE, Seq(0));
    drop(journal);
    assert!(matches!(watch.next().await, Err(JournalError::Unavailable { .. })));
}

#[tokio::test]
async fn an_append_that_nobody_waits_for_is_still_whole() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    for _ in 0..20 {
        let known = journal.read(TABLE, Seq(0)).await.unwrap().last().map_or(Seq(0), |last| last.seq);
        let mut append = journal.append(TABLE, known, vec![record("1"), record("2")]);
        // Looked at once, so that it is queued, and then given up.
        std::future::poll_fn(|context| {
            let _ = append.as_mut().poll(context);
            std::task::Poll::Ready(())
        })
        .await;
        drop(append);
        journal.check().await.unwrap();
        assert_eq!(journal.read(TABLE, known).await.unwrap().len(), 2);
    }
}
