//! What the SQLite store promises beyond the conformance suite.

use std::sync::Arc;

use journal::{Journal, Millis, NewRecord, OpenError, Seq, SqliteJournal, TableId};

fn record(payload: &str) -> NewRecord {
    NewRecord { at: Millis(1_000), payload: payload.to_owned() }
}

#[tokio::test]
async fn opening_again_finds_everything() {
    let folder = tempfile::tempdir().unwrap();
    let journal: Arc<dyn Journal> = Arc::new(SqliteJournal::open(folder.path()).unwrap());
    assert_eq!(journal.append(TableId(1), Seq(0), vec![record("1"), record("2")]).await, Ok(Seq(2)));
    assert!(matches!(SqliteJournal::open(folder.path()), Err(OpenError::InUse { .. })));
    let before = journal.read(TableId(1), Seq(0)).await.unwrap();
    let mut watch = journal.watch(TableId(1), Seq(1));
    assert_eq!(watch.next().await.unwrap().seq, Seq(2));
    drop(journal);
    let journal = SqliteJournal::open(folder.path()).unwrap();
    assert_eq!(journal.read(TableId(1), Seq(0)).await.unwrap(), before);
    assert_eq!(journal.append(TableId(1), Seq(2), vec![record("3")]).await, Ok(Seq(3)));
    assert_eq!(journal.check().await, Ok(()));
}
