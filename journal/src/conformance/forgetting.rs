//! Forgetting a table.

use std::sync::Arc;

use super::{TABLE, numbered, payloads, read, record, write};
use crate::error::JournalError;
use crate::record::{Seq, TableId};
use crate::store::Journal;

const OTHER: TableId = TableId(0x5eed + 1);

pub(super) async fn a_forgotten_table_is_empty_and_others_are_not(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..6)).await;
    write(&*journal, OTHER, 0, numbered(1..4)).await;
    assert_eq!(journal.forget(TABLE).await, Ok(()));
    assert_eq!(journal.read(TABLE, Seq::START).await, Ok(vec![]));
    assert_eq!(journal.read(TABLE, Seq(5)).await, Err(JournalError::Forgotten));
    assert_eq!(payloads(&read(&*journal, OTHER).await), ["1", "2", "3"]);
}

pub(super) async fn a_writer_who_does_not_know_of_it_is_refused(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..6)).await;
    assert_eq!(journal.forget(TABLE).await, Ok(()));
    let answer = journal.append(TABLE, Seq(5), vec![record("late")]).await;
    assert_eq!(answer, Err(JournalError::Conflict { actual: Seq(0) }));
    write(&*journal, TABLE, 0, vec![record("anew")]).await;
    assert_eq!(payloads(&read(&*journal, TABLE).await), ["anew"]);
}

pub(super) async fn forgetting_nothing_succeeds(journal: Arc<dyn Journal>) {
    assert_eq!(journal.forget(TABLE).await, Ok(()));
    write(&*journal, TABLE, 0, numbered(1..3)).await;
    assert_eq!(journal.forget(TABLE).await, Ok(()));
    assert_eq!(journal.forget(TABLE).await, Ok(()));
}

pub(super) async fn watchers_are_told(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..6)).await;
    write(&*journal, OTHER, 0, numbered(1..3)).await;
    let mut unread = journal.watch(TABLE, Seq::START);
    let mut halfway = journal.watch(TABLE, Seq::START);
    let mut waiting = journal.watch(TABLE, Seq(5));
    let mut unconcerned = journal.watch(OTHER, Seq(1));
    assert_eq!(halfway.next().await.map(|record| record.seq), Ok(Seq(1)));
    let waiter = tokio::spawn(async move { waiting.next().await });
    assert_eq!(journal.forget(TABLE).await, Ok(()));
    assert_eq!(waiter.await.expect("the waiter is done"), Err(JournalError::Forgotten));
    assert_eq!(unread.next().await, Err(JournalError::Forgotten));
    assert_eq!(halfway.next().await, Err(JournalError::Forgotten));
    assert_eq!(unconcerned.next().await.map(|record| record.seq), Ok(Seq(2)));
}

pub(super) async fn an_old_watcher_never_sees_the_table_that_comes_after(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..4)).await;
    let mut watch = journal.watch(TABLE, Seq(1));
    assert_eq!(watch.next().await.map(|record| record.seq), Ok(Seq(2)));
    assert_eq!(journal.forget(TABLE).await, Ok(()));
    write(&*journal, TABLE, 0, vec![record("anew"); 9]).await;
    assert_eq!(watch.next().await, Err(JournalError::Forgotten));
    let mut new = journal.watch(TABLE, Seq(8));
    assert_eq!(new.next().await.map(|record| record.payload), Ok("anew".to_owned()));
}
