//! Keys that are kept beside the records, and destroyed.

use std::sync::Arc;

use super::{TABLE, numbered, payloads, read, record, write};
use crate::error::JournalError;
use crate::key::{KeyChanges, KeyId, VaultKey};
use crate::record::{Seq, TableId};
use crate::store::Journal;

const OTHER: TableId = TableId(0x5eed + 1);

fn key(fill: u8) -> VaultKey {
    VaultKey::new([fill; VaultKey::BYTES])
}

fn made(id: u64, fill: u8) -> KeyChanges {
    KeyChanges { made: vec![(KeyId(id), key(fill))], burnt: vec![] }
}

fn burnt(id: u64) -> KeyChanges {
    KeyChanges { made: vec![], burnt: vec![KeyId(id)] }
}

async fn keys(journal: &dyn Journal, table: TableId) -> Vec<(KeyId, VaultKey)> {
    journal.keys(table).await.expect("keys can be read")
}

pub(super) async fn a_key_is_kept_with_the_records_of_its_step(journal: Arc<dyn Journal>) {
    assert_eq!(keys(&*journal, TABLE).await, []);
    let stored = journal.append_with(TABLE, Seq(0), vec![record("shut")], made(7, 1)).await;
    assert_eq!(stored, Ok(Seq(1)));
    assert_eq!(journal.append_with(TABLE, Seq(1), vec![], made(3, 2)).await, Ok(Seq(1)), "a key alone");
    assert_eq!(keys(&*journal, TABLE).await, [(KeyId(3), key(2)), (KeyId(7), key(1))]);
    assert_eq!(keys(&*journal, OTHER).await, []);
    assert_eq!(payloads(&read(&*journal, TABLE).await), ["shut"]);
}

pub(super) async fn a_key_that_is_there_stays_as_it_is(journal: Arc<dyn Journal>) {
    journal.append_with(TABLE, Seq(0), vec![record("shut")], made(7, 1)).await.expect("it is stored");
    journal.append_with(TABLE, Seq(1), vec![record("shut")], made(7, 2)).await.expect("it is stored");
    assert_eq!(keys(&*journal, TABLE).await, [(KeyId(7), key(1))]);
}

pub(super) async fn a_burnt_key_is_gone_and_others_are_not(journal: Arc<dyn Journal>) {
    for table in [TABLE, OTHER] {
        journal.append_with(table, Seq(0), vec![record("shut")], made(7, 1)).await.expect("it is stored");
        journal.append_with(table, Seq(1), vec![record("shut")], made(8, 2)).await.expect("it is stored");
    }
    let counted = journal.append_with(TABLE, Seq(2), vec![record("counted")], burnt(7)).await;
    assert_eq!(counted, Ok(Seq(3)));
    assert_eq!(keys(&*journal, TABLE).await, [(KeyId(8), key(2))]);
    assert_eq!(keys(&*journal, OTHER).await, [(KeyId(7), key(1)), (KeyId(8), key(2))]);
    assert_eq!(journal.append_with(TABLE, Seq(3), vec![], burnt(7)).await, Ok(Seq(3)), "twice is once");
}

pub(super) async fn a_step_that_is_refused_leaves_the_keys_alone(journal: Arc<dyn Journal>) {
    journal.append_with(TABLE, Seq(0), vec![record("shut")], made(7, 1)).await.expect("it is stored");
    let refused = Err(JournalError::Conflict { actual: Seq(1) });
    assert_eq!(journal.append_with(TABLE, Seq(0), vec![record("late")], burnt(7)).await, refused);
    assert_eq!(journal.append_with(TABLE, Seq(0), vec![], made(8, 2)).await, refused);
    assert_eq!(keys(&*journal, TABLE).await, [(KeyId(7), key(1))]);
}

pub(super) async fn a_forgotten_table_has_no_keys(journal: Arc<dyn Journal>) {
    journal.append_with(TABLE, Seq(0), numbered(1..3), made(7, 1)).await.expect("it is stored");
    assert_eq!(journal.forget(TABLE).await, Ok(()));
    assert_eq!(keys(&*journal, TABLE).await, []);
    write(&*journal, TABLE, 0, vec![record("anew")]).await;
    assert_eq!(keys(&*journal, TABLE).await, []);
}
