//! Random lives of a journal, compared with the simplest thing that could be one.

use std::collections::BTreeMap;

use journal::{Journal, JournalError, Millis, NewRecord, Seq, SqliteJournal, TableId};
use proptest::prelude::*;

use crate::common::record;

#[derive(Clone, Debug)]
enum Step {
    /// Appends behind the last seq, moved by `off`, so that most fit and some do not.
    Append {
        table: u64,
        off: i64,
        payloads: Vec<String>,
    },
    Read {
        table: u64,
        after: u64,
    },
    Forget {
        table: u64,
    },
    Reopen,
}

fn step() -> impl Strategy<Value = Step> {
    let table = 0..4_u64;
    let off = prop_oneof![8 => Just(0), 1 => Just(-1), 1 => Just(1)];
    let payloads = prop::collection::vec(prop_oneof![9 => ".{0,40}", 1 => "x{5000}"], 0..5);
    prop_oneof![
        12 => (table.clone(), off, payloads)
            .prop_map(|(table, off, payloads)| Step::Append { table, off, payloads }),
        4 => (table.clone(), 0..20_u64).prop_map(|(table, after)| Step::Read { table, after }),
        1 => table.prop_map(|table| Step::Forget { table }),
        1 => Just(Step::Reopen),
    ]
}

type Model = BTreeMap<u64, Vec<NewRecord>>;

async fn live(steps: Vec<Step>) {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = SqliteJournal::open(folder.path()).unwrap();
    let mut model = Model::new();
    for (number, step) in steps.into_iter().enumerate() {
        match step {
            Step::Append { table, off, payloads } => {
                let stored = model.get(&table).map_or(0, Vec::len) as u64;
                let expected = stored.saturating_add_signed(off);
                let at = Millis(number as u64);
                let records: Vec<NewRecord> =
                    payloads.iter().map(|text| NewRecord { at, ..record(text) }).collect();
                let answer = journal.append(TableId(table), Seq(expected), records.clone()).await;
                if expected == stored {
                    assert_eq!(answer, Ok(Seq(stored).plus(records.len())));
                    if !records.is_empty() {
                        model.entry(table).or_default().extend(records);
                    }
                } else {
                    assert_eq!(answer, Err(JournalError::Conflict { actual: Seq(stored) }));
                }
            }
            Step::Read { table, after } => compare(&journal, &model, table, after).await,
            Step::Forget { table } => {
                journal.forget(TableId(table)).await.unwrap();
                model.remove(&table);
            }
            Step::Reopen => {
                drop(journal);
                journal = SqliteJournal::open(folder.path()).unwrap();
            }
        }
    }
    for table in 0..4 {
        compare(&journal, &model, table, 0).await;
    }
    for before in [0, 5, u64::MAX] {
        let old = model.iter().filter(|(_, records)| records.last().unwrap().at < Millis(before));
        let old: Vec<TableId> = old.map(|(table, _)| TableId(*table)).collect();
        assert_eq!(journal.tables_untouched_since(Millis(before)).await, Ok(old));
    }
}

async fn compare(journal: &SqliteJournal, model: &Model, table: u64, after: u64) {
    let stored = model.get(&table).map(Vec::as_slice).unwrap_or_default();
    let read = journal.read(TableId(table), Seq(after)).await;
    match stored.get(usize::try_from(after).unwrap()..) {
        None => assert_eq!(read, Err(JournalError::Forgotten)),
        Some(rest) => {
            let read = read.unwrap();
            let seqs: Vec<u64> = read.iter().map(|record| record.seq.0).collect();
            assert_eq!(seqs, (after + 1..=stored.len() as u64).collect::<Vec<_>>());
            let read: Vec<NewRecord> =
                read.into_iter().map(|record| NewRecord { at: record.at, payload: record.payload }).collect();
            assert_eq!(read, rest);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_journal_is_what_was_written_to_it(steps in prop::collection::vec(step(), 1..60)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(live(steps));
    }
}
