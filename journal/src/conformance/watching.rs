//! Watching: stored, then live, without a gap or a repetition.

use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

use tokio::task::JoinSet;

use super::{TABLE, numbered, payloads, read, record, write};
use crate::record::{Record, Seq, TableId};
use crate::store::Journal;
use crate::watch::Watch;

/// More than any store keeps in memory for one watcher.
const MANY: u64 = 1500;

/// The next `count` records, each checked to follow the one before.
async fn follow(watch: &mut Watch, after: u64, count: u64) -> Vec<Record> {
    let mut seen = Vec::new();
    for seq in after + 1..=after + count {
        let record = watch.next().await.expect("a watched table goes on");
        assert_eq!(record.seq, Seq(seq), "a watcher missed or repeated a record");
        seen.push(record);
    }
    seen
}

pub(super) async fn a_watcher_sees_what_is_stored_and_then_what_comes(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..6)).await;
    let mut watch = journal.watch(TABLE, Seq(2));
    let mut seen = follow(&mut watch, 2, 3).await;
    for seq in 5..20 {
        write(&*journal, TABLE, seq, vec![record(seq + 1)]).await;
        seen.extend(follow(&mut watch, seq, 1).await);
    }
    write(&*journal, TABLE, 20, numbered(21..31)).await;
    seen.extend(follow(&mut watch, 20, 10).await);
    assert_eq!(seen, read(&*journal, TABLE).await[2..]);
}

pub(super) async fn a_watcher_waits_for_the_first_record(journal: Arc<dyn Journal>) {
    let mut watch = journal.watch(TABLE, Seq::START);
    let writer = tokio::spawn({
        let journal = Arc::clone(&journal);
        async move { write(&*journal, TABLE, 0, vec![record("first")]).await }
    });
    assert_eq!(payloads(&follow(&mut watch, 0, 1).await), ["first"]);
    writer.await.expect("the writer is done");
}

pub(super) async fn watchers_miss_and_repeat_nothing_while_others_write(journal: Arc<dyn Journal>) {
    const RECORDS: u64 = 300;
    let writer = tokio::spawn({
        let journal = Arc::clone(&journal);
        async move {
            for seq in (0..RECORDS).step_by(3) {
                write(&*journal, TABLE, seq, numbered(seq..seq + 3)).await;
            }
        }
    });
    let mut watchers = JoinSet::new();
    // Each begins where the one before it has just arrived, so that they begin all along the writing.
    let mut scout = journal.watch(TABLE, Seq::START);
    for begin in (0..RECORDS).step_by(25) {
        let mut watch = journal.watch(TABLE, Seq(begin));
        watchers.spawn(async move { (begin, follow(&mut watch, begin, RECORDS - begin).await) });
        follow(&mut scout, begin, 25).await;
    }
    writer.await.expect("the writer is done");
    let stored = read(&*journal, TABLE).await;
    for (begin, seen) in watchers.join_all().await {
        assert_eq!(seen, stored[usize::try_from(begin).expect("a small number")..]);
    }
}

pub(super) async fn a_slow_watcher_misses_nothing(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..3)).await;
    let mut watch = journal.watch(TABLE, Seq::START);
    follow(&mut watch, 0, 1).await;
    for seq in 2..100 {
        write(&*journal, TABLE, seq, vec![record(seq + 1)]).await;
    }
    write(&*journal, TABLE, 100, numbered(101..MANY + 1)).await;
    follow(&mut watch, 1, MANY - 1).await;
    write(&*journal, TABLE, MANY, vec![record("live again")]).await;
    assert_eq!(payloads(&follow(&mut watch, MANY, 1).await), ["live again"]);
}

pub(super) async fn a_watcher_that_is_interrupted_misses_nothing(journal: Arc<dyn Journal>) {
    const RECORDS: u64 = 60;
    let writer = tokio::spawn({
        let journal = Arc::clone(&journal);
        async move {
            for seq in 0..RECORDS {
                write(&*journal, TABLE, seq, vec![record(seq + 1)]).await;
            }
        }
    });
    let mut watch = journal.watch(TABLE, Seq::START);
    let mut seen = 0;
    let mut rounds = 0_u64;
    while seen < RECORDS {
        rounds += 1;
        let next = {
            let mut next = pin!(watch.next());
            // Every other wait is given up after one look.
            if rounds.is_multiple_of(2) {
                Some(next.await)
            } else {
                std::future::poll_fn(|context| match next.as_mut().poll(context) {
                    Poll::Ready(next) => Poll::Ready(Some(next)),
                    Poll::Pending => Poll::Ready(None),
                })
                .await
            }
        };
        if let Some(record) = next {
            seen += 1;
            assert_eq!(record.expect("a watched table goes on").seq, Seq(seen));
        }
    }
    writer.await.expect("the writer is done");
}

pub(super) async fn watchers_hear_only_of_their_own_table(journal: Arc<dyn Journal>) {
    let (one, other) = (TableId(1), TableId(2));
    let (mut watch_one, mut watch_other) = (journal.watch(one, Seq::START), journal.watch(other, Seq::START));
    for seq in 0..20 {
        write(&*journal, one, seq, vec![record("one")]).await;
        write(&*journal, other, seq, vec![record("other")]).await;
    }
    assert_eq!(follow(&mut watch_one, 0, 20).await, read(&*journal, one).await);
    assert_eq!(follow(&mut watch_other, 0, 20).await, read(&*journal, other).await);
}
