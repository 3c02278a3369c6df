//! Compare-and-set, batches, and what is kept.

use std::sync::Arc;

use tokio::sync::Barrier;
use tokio::task::JoinSet;

use super::{TABLE, numbered, payloads, read, record, write};
use crate::error::JournalError;
use crate::record::{MAX_PAYLOAD, Millis, NewRecord, Seq, TableId};
use crate::store::Journal;

const RIVALS: u64 = 16;
const ROUNDS: u64 = 12;

pub(super) async fn records_are_numbered_from_one_and_kept_as_they_are(journal: Arc<dyn Journal>) {
    let written: Vec<NewRecord> = [(30, "{\"a\":1}"), (10, "[]"), (10, "null")]
        .map(|(at, text)| NewRecord { at: Millis(at), payload: text.into() })
        .into();
    write(&*journal, TABLE, 0, written[..2].to_vec()).await;
    write(&*journal, TABLE, 2, written[2..].to_vec()).await;
    let stored = read(&*journal, TABLE).await;
    assert_eq!(stored.iter().map(|record| record.seq.0).collect::<Vec<_>>(), [1, 2, 3]);
    let kept: Vec<NewRecord> =
        stored.into_iter().map(|record| NewRecord { at: record.at, payload: record.payload }).collect();
    assert_eq!(kept, written);
}

pub(super) async fn an_acknowledged_record_can_be_read(journal: Arc<dyn Journal>) {
    for seq in 0..ROUNDS {
        write(&*journal, TABLE, seq, vec![record(seq)]).await;
        let new = journal.read(TABLE, Seq(seq)).await.expect("the record before it is there");
        assert_eq!(payloads(&new), [seq.to_string()], "a record that was acknowledged is not there");
    }
}

pub(super) async fn an_append_behind_another_seq_writes_nothing(journal: Arc<dyn Journal>) {
    let refused = async |expected, actual| {
        let answer = journal.append(TABLE, Seq(expected), vec![record("intruder")]).await;
        assert_eq!(answer, Err(JournalError::Conflict { actual: Seq(actual) }), "expecting seq {expected}");
    };
    for expected in [1, 2, u64::MAX] {
        refused(expected, 0).await;
    }
    write(&*journal, TABLE, 0, numbered(1..4)).await;
    for expected in [0, 1, 2, 4, 5, u64::MAX] {
        refused(expected, 3).await;
    }
    assert_eq!(payloads(&read(&*journal, TABLE).await), ["1", "2", "3"]);
}

pub(super) async fn an_append_without_records_only_compares(journal: Arc<dyn Journal>) {
    assert_eq!(journal.append(TABLE, Seq(0), vec![]).await, Ok(Seq(0)));
    assert_eq!(journal.append(TABLE, Seq(1), vec![]).await, Err(JournalError::Conflict { actual: Seq(0) }));
    assert_eq!(
        journal.tables_untouched_since(Millis(u64::MAX)).await,
        Ok(vec![]),
        "a comparison touches no table"
    );
    write(&*journal, TABLE, 0, numbered(1..3)).await;
    assert_eq!(journal.append(TABLE, Seq(2), vec![]).await, Ok(Seq(2)));
    assert_eq!(journal.append(TABLE, Seq(1), vec![]).await, Err(JournalError::Conflict { actual: Seq(2) }));
    assert_eq!(read(&*journal, TABLE).await.len(), 2);
}

pub(super) async fn a_batch_is_written_whole_or_not_at_all(journal: Arc<dyn Journal>) {
    write(&*journal, TABLE, 0, numbered(1..3)).await;
    let too_long = vec![record("good"), record(&"x".repeat(MAX_PAYLOAD + 1)), record("good")];
    let answer = journal.append(TABLE, Seq(2), too_long).await;
    assert_eq!(answer, Err(JournalError::TooLarge { bytes: MAX_PAYLOAD + 1 }));
    assert!(journal.append(TABLE, Seq(1), numbered(7..10)).await.is_err());
    assert_eq!(payloads(&read(&*journal, TABLE).await), ["1", "2"], "a part of a refused batch was written");
    write(&*journal, TABLE, 2, numbered(3..103)).await;
    let all: Vec<String> = (1..103).map(|number| number.to_string()).collect();
    assert_eq!(payloads(&read(&*journal, TABLE).await), all);
}

pub(super) async fn of_many_rivals_for_one_seq_exactly_one_wins(journal: Arc<dyn Journal>) {
    for round in 0..ROUNDS {
        let start = Arc::new(Barrier::new(usize::try_from(RIVALS).expect("a small number")));
        let mut rivals = JoinSet::new();
        for rival in 0..RIVALS {
            let (journal, start) = (Arc::clone(&journal), Arc::clone(&start));
            rivals.spawn(async move {
                start.wait().await;
                (rival, journal.append(TABLE, Seq(round), vec![record(rival)]).await)
            });
        }
        let mut winners = Vec::new();
        for (rival, answer) in rivals.join_all().await {
            match answer {
                Ok(seq) => winners.push((rival, seq)),
                Err(error) => assert_eq!(error, JournalError::Conflict { actual: Seq(round + 1) }),
            }
        }
        let [(winner, seq)] = winners[..] else { panic!("seq {} was won by {winners:?}", round + 1) };
        assert_eq!(seq, Seq(round + 1));
        let stored = journal.read(TABLE, Seq(round)).await.expect("the round before is stored");
        assert_eq!(payloads(&stored), [winner.to_string()], "another record than the winner's is stored");
    }
}

pub(super) async fn many_writers_who_try_again_all_get_through_once(journal: Arc<dyn Journal>) {
    let mut writers = JoinSet::new();
    for writer in 0..RIVALS {
        let journal = Arc::clone(&journal);
        writers.spawn(async move {
            let mut acknowledged = Vec::new();
            let mut known = Seq::START;
            while acknowledged.len() < 12 {
                let text = format!("{writer}:{}", acknowledged.len());
                match journal.append(TABLE, known, vec![record(&text)]).await {
                    Ok(seq) => {
                        assert_eq!(seq, known.next());
                        acknowledged.push((seq, text));
                        known = seq;
                    }
                    Err(JournalError::Conflict { actual }) => {
                        assert!(actual > known, "a conflict at {known} names {actual}");
                        known = actual;
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            acknowledged
        });
    }
    let mut acknowledged: Vec<(Seq, String)> = writers.join_all().await.into_iter().flatten().collect();
    acknowledged.sort_unstable();
    let stored: Vec<(Seq, String)> =
        read(&*journal, TABLE).await.into_iter().map(|record| (record.seq, record.payload)).collect();
    assert_eq!(stored, acknowledged, "what is stored is not what was acknowledged");
}

pub(super) async fn batches_of_rivals_do_not_mix(journal: Arc<dyn Journal>) {
    const BATCH: usize = 3;
    let mut writers = JoinSet::new();
    for writer in 0..RIVALS {
        let journal = Arc::clone(&journal);
        writers.spawn(async move {
            let mut known = Seq::START;
            while let Err(error) = journal.append(TABLE, known, vec![record(writer); BATCH]).await {
                let JournalError::Conflict { actual } = error else { panic!("{error}") };
                assert_eq!(actual.0 % BATCH as u64, 0, "half a batch could be seen");
                known = actual;
            }
        });
    }
    writers.join_all().await;
    let stored = read(&*journal, TABLE).await;
    for batch in payloads(&stored).chunks(BATCH) {
        assert!(batch.iter().all(|text| *text == batch[0]), "batches are mixed: {batch:?}");
    }
}

pub(super) async fn payloads_are_kept_byte_for_byte_up_to_the_limit(journal: Arc<dyn Journal>) {
    let longest = "é".repeat(MAX_PAYLOAD / 2);
    let texts = ["", " ", "\0", "a\0b", "\u{202e}\u{1f469}\u{200d}\u{1f680}", "\r\n\\\"'", longest.as_str()];
    write(&*journal, TABLE, 0, texts.iter().map(record).collect()).await;
    let stored = read(&*journal, TABLE).await;
    assert!(payloads(&stored) == texts, "a payload was changed");
    let answer = journal.append(TABLE, Seq(7), vec![record(&format!("{longest}x"))]).await;
    assert_eq!(answer, Err(JournalError::TooLarge { bytes: MAX_PAYLOAD + 1 }));
}

pub(super) async fn tables_do_not_mix(journal: Arc<dyn Journal>) {
    let ids = [0, 1, 2, 0x100, 0x1_0000_0001, i64::MAX.cast_unsigned(), i64::MIN.cast_unsigned(), u64::MAX];
    for round in 0..3 {
        for id in ids {
            write(&*journal, TableId(id), round, vec![record(&format!("{id}/{round}"))]).await;
        }
    }
    for id in ids {
        let expected: Vec<String> = (0..3).map(|round| format!("{id}/{round}")).collect();
        assert_eq!(payloads(&read(&*journal, TableId(id)).await), expected, "in table {id}");
    }
    assert!(read(&*journal, TableId(3)).await.is_empty());
}
