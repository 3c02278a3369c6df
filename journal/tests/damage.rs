//! Damage is found and named, and only the damaged table stops (P3).

use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use journal::{
    DATABASE_FILE, Damage, Journal, JournalError, OpenError, Seq, Settings, SqliteJournal, TableId,
};

use crate::common::{raw, record};

/// The size of a page of the database.
const PAGE: usize = 4096;

const HURT: TableId = TableId(1);
const SOUND: TableId = TableId(2);

/// A journal of two tables with ten records each, closed.
async fn two_tables() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    for table in [HURT, SOUND] {
        for seq in 0..10 {
            journal.append(table, Seq(seq), vec![record(&format!("{{\"move\":{seq}}}"))]).await.unwrap();
        }
    }
    drop(journal);
    folder
}

/// What reading says after the damage that `sql` does to the table `HURT`.
async fn after(sql: &str) -> Result<usize, JournalError> {
    let folder = two_tables().await;
    let changed = raw(folder.path()).execute(sql, []).unwrap();
    assert!(changed > 0, "{sql} did no damage");
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.read(SOUND, Seq(0)).await.map(|records| records.len()), Ok(10), "after {sql}");
    assert_eq!(journal.append(SOUND, Seq(10), vec![record("on")]).await, Ok(Seq(11)), "after {sql}");
    let mut watch = journal.watch(HURT, Seq(0));
    let whole = journal.read(HURT, Seq(0)).await;
    let watched = async {
        for _ in 0..whole.as_ref().map_or(10, Vec::len) {
            watch.next().await?;
        }
        Ok(())
    };
    assert_eq!(watched.await, whole.as_ref().map(|_| ()).map_err(Clone::clone), "a watcher finds the same");
    whole.map(|records| records.len())
}

fn damaged(seq: u64, what: Damage) -> Result<usize, JournalError> {
    Err(JournalError::Damaged { table: HURT, seq: Seq(seq), what })
}

#[tokio::test]
async fn a_changed_payload_is_named() {
    for seq in [1, 5, 10] {
        let sql =
            format!(r#"UPDATE record SET payload = '{{"move":99}}' WHERE table_id = 1 AND seq = {seq}"#);
        assert_eq!(after(&sql).await, damaged(seq, Damage::Altered));
    }
}

#[tokio::test]
async fn every_flipped_bit_of_a_record_is_found() {
    let folder = two_tables().await;
    let connection = raw(folder.path());
    let stored: (i64, Vec<u8>, String) = connection
        .query_row("SELECT at, hash, payload FROM record WHERE table_id = 1 AND seq = 4", [], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })
        .unwrap();
    let reader = SqliteJournal::open_read_only(folder.path()).unwrap();
    let set = |at: i64, hash: &[u8], payload: &str| {
        let sql = "UPDATE record SET at = ?1, hash = ?2, payload = ?3 WHERE table_id = 1 AND seq = 4";
        connection.execute(sql, (at, hash, payload)).unwrap();
        reader.read(HURT, Seq(0)).map(|records| records.len())
    };
    for bit in 0..64 {
        assert_eq!(
            set(stored.0 ^ (1 << bit), &stored.1, &stored.2),
            damaged(4, Damage::Altered),
            "time, bit {bit}"
        );
    }
    for bit in 0..256 {
        let mut hash = stored.1.clone();
        hash[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(set(stored.0, &hash, &stored.2), damaged(4, Damage::Altered), "hash, bit {bit}");
    }
    for bit in 0..stored.2.len() * 8 {
        let mut payload = stored.2.clone().into_bytes();
        payload[bit / 8] ^= 1 << (bit % 8);
        let Ok(text) = String::from_utf8(payload) else { continue };
        assert_eq!(set(stored.0, &stored.1, &text), damaged(4, Damage::Altered), "payload, bit {bit}");
    }
    assert_eq!(set(stored.0, &stored.1, &stored.2), Ok(10), "put right again, it reads again");
}

#[tokio::test]
async fn a_missing_record_is_named() {
    for seq in [1, 5, 9] {
        let sql = format!("DELETE FROM record WHERE table_id = 1 AND seq = {seq}");
        assert_eq!(after(&sql).await, damaged(seq, Damage::Missing));
    }
}

#[tokio::test]
async fn a_moved_record_is_named() {
    let sql = "UPDATE record SET seq = 11 WHERE table_id = 1 AND seq = 10";
    assert_eq!(after(sql).await, damaged(10, Damage::Missing));
    let folder = two_tables().await;
    let connection = raw(folder.path());
    connection.execute("DELETE FROM record WHERE table_id = 1 AND seq = 1", []).unwrap();
    connection.execute("UPDATE record SET seq = seq - 1 WHERE table_id = 1", []).unwrap();
    let reader = SqliteJournal::open_read_only(folder.path()).unwrap();
    assert_eq!(reader.read(HURT, Seq(0)).map(|records| records.len()), damaged(1, Damage::Altered));
}

#[tokio::test]
async fn a_record_of_another_table_is_named() {
    let sql = "UPDATE record SET (at, hash, payload) =
                 (SELECT at, hash, payload FROM record WHERE table_id = 2 AND seq = 5)
               WHERE table_id = 1 AND seq = 5";
    assert_eq!(after(sql).await, damaged(5, Damage::Altered));
}

#[tokio::test]
async fn reading_on_is_verified_against_the_record_before() {
    let folder = two_tables().await;
    let connection = raw(folder.path());
    let reader = SqliteJournal::open_read_only(folder.path()).unwrap();
    connection.execute("UPDATE record SET hash = zeroblob(32) WHERE table_id = 1 AND seq = 4", []).unwrap();
    assert_eq!(reader.read(HURT, Seq(4)).map(|records| records.len()), damaged(5, Damage::Altered));
    assert_eq!(
        reader.read(HURT, Seq(5)).map(|records| records.len()),
        Ok(5),
        "what follows is whole in itself"
    );
    connection.execute("DELETE FROM record WHERE table_id = 1 AND seq = 4", []).unwrap();
    assert_eq!(reader.read(HURT, Seq(4)).map(|records| records.len()), damaged(4, Damage::Missing));
}

#[tokio::test]
async fn bytes_that_are_no_text_are_named() {
    let sql = "UPDATE record SET payload = CAST(x'ff00fe' AS TEXT) WHERE table_id = 1 AND seq = 3";
    let found = after(sql).await;
    assert!(
        matches!(found, Err(JournalError::Damaged { table: HURT, seq: Seq(3), what: Damage::Unreadable(_) })),
        "{found:?}"
    );
}

#[tokio::test]
async fn a_sentence_names_table_seq_and_what() {
    let sql = "UPDATE record SET at = at + 1 WHERE table_id = 1 AND seq = 7";
    let sentence = after(sql).await.unwrap_err().to_string();
    assert_eq!(sentence, "table 0000000000000001 is damaged at seq 7: the record does not match its hash");
}

#[tokio::test]
async fn garbage_over_any_page_is_never_taken_for_records() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let tables: Vec<TableId> = (0..40).map(TableId).collect();
    for table in &tables {
        let records = (0..12).map(|number| record(&format!("{table} {number} {}", "y".repeat(60)))).collect();
        journal.append(*table, Seq(0), records).await.unwrap();
    }
    let mut truth = Vec::new();
    for table in &tables {
        truth.push(journal.read(*table, Seq(0)).await.unwrap());
    }
    drop(journal);
    let pages = fs::metadata(folder.path().join(DATABASE_FILE)).unwrap().len() as usize / PAGE;
    assert!(pages > 10, "the journal fills several pages");
    let (mut stopped, mut unharmed) = (0, 0);
    for page in 0..pages {
        let copy = tempfile::tempdir().unwrap();
        let file = copy.path().join(DATABASE_FILE);
        fs::copy(folder.path().join(DATABASE_FILE), &file).unwrap();
        overwrite(&file, page * PAGE, PAGE);
        let journal = match SqliteJournal::open_with(copy.path(), quiet()) {
            Ok(journal) => journal,
            Err(error) => {
                assert!(matches!(error, OpenError::Database { .. }), "page {page}: {error}");
                assert!(error.to_string().contains(DATABASE_FILE), "{error}");
                continue;
            }
        };
        for (table, truth) in tables.iter().zip(&truth) {
            match journal.read(*table, Seq(0)).await {
                Ok(records) => {
                    assert_eq!(&records, truth, "page {page}, table {table}");
                    unharmed += 1;
                }
                Err(JournalError::Damaged { table: named, .. }) => {
                    assert_eq!(named, *table);
                    stopped += 1;
                }
                Err(error) => panic!("page {page}, table {table}: {error}"),
            }
        }
    }
    assert!(stopped > 0 && unharmed > stopped, "{stopped} tables stopped, {unharmed} did not");
}

#[tokio::test]
async fn an_append_to_a_table_that_cannot_be_read_stops_only_that_table() {
    let folder = two_tables().await;
    raw(folder.path())
        .execute_batch(
            "PRAGMA ignore_check_constraints = ON;
             UPDATE record SET hash = x'00' WHERE table_id = 1 AND seq = 10",
        )
        .unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    let answer = journal.append(HURT, Seq(10), vec![record("more")]).await;
    assert!(matches!(answer, Err(JournalError::Damaged { table: HURT, seq: Seq(10), .. })), "{answer:?}");
    assert_eq!(journal.append(SOUND, Seq(10), vec![record("more")]).await, Ok(Seq(11)));
}

#[tokio::test]
async fn corruption_that_is_found_while_writing_stops_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let journal = SqliteJournal::open(folder.path()).unwrap();
    journal.append(SOUND, Seq(0), vec![record("sound")]).await.unwrap();
    journal.append(HURT, Seq(0), vec![record(&"z".repeat(50_000))]).await.unwrap();
    journal.forget(HURT).await.unwrap();
    drop(journal);
    let (told, hears) = std::sync::mpsc::channel();
    let on_fatal = Box::new(move |error: &JournalError| told.send(error.clone()).unwrap());
    let journal =
        SqliteJournal::open_with(folder.path(), Settings { on_fatal, ..Settings::default() }).unwrap();
    // Beneath the running journal: at its start it would be refused.
    overwrite_free_pages(folder.path());
    let first = journal.append(HURT, Seq(0), vec![record(&"z".repeat(9_000))]).await.unwrap_err();
    assert!(matches!(&first, JournalError::Unavailable { why } if why.contains("malformed")), "{first}");
    assert_eq!(hears.try_iter().collect::<Vec<_>>(), std::slice::from_ref(&first), "the hook is called once");
    assert_eq!(journal.append(SOUND, Seq(1), vec![record("more")]).await, Err(first.clone()));
    assert_eq!(journal.forget(SOUND).await, Err(first.clone()));
    assert_eq!(journal.check().await, Err(first));
    assert_eq!(journal.read(SOUND, Seq(0)).await.unwrap().len(), 1, "what is sound can still be read");
}

/// The header's bytes 32 to 36 name the first page of the list of free pages, where the next record would go.
fn overwrite_free_pages(folder: &Path) {
    let file = folder.join(DATABASE_FILE);
    let header: [u8; 4] = fs::read(&file).unwrap()[32..36].try_into().unwrap();
    let free = u32::from_be_bytes(header) as usize;
    assert!(free > 1, "there are free pages");
    overwrite(&file, (free - 1) * PAGE, PAGE);
}

fn quiet() -> Settings {
    Settings { on_fatal: Box::new(|_| {}), ..Settings::default() }
}

/// Writes bytes without a pattern over a part of a file.
fn overwrite(file: &Path, from: usize, length: usize) {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let garbage: Vec<u8> = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[3]
    })
    .take(length)
    .collect();
    let mut file = OpenOptions::new().write(true).open(file).unwrap();
    file.seek(SeekFrom::Start(from as u64)).unwrap();
    file.write_all(&garbage).unwrap();
}
