//! Both stores pass the suite, and stores with a planted fault do not.

use std::sync::Mutex;

use journal::conformance::{self, Subject};
use journal::{
    BoxFuture, Feed, Journal, JournalError, KeyChanges, KeyId, MemoryJournal, Millis, NewRecord, Page,
    Record, Rest, Seq, SqliteJournal, TableId, VaultKey, Watch,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_store_in_memory_conforms() {
    conformance::run(async || Subject::new(MemoryJournal::new())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sqlite_store_conforms() {
    conformance::run(in_a_folder).await;
}

#[tokio::test]
async fn the_sqlite_store_conforms_on_one_thread() {
    conformance::run(in_a_folder).await;
}

async fn in_a_folder() -> Subject {
    let folder = tempfile::tempdir().unwrap();
    Subject::keeping(SqliteJournal::open(folder.path()).unwrap(), folder)
}

/// What is wrong with a store.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// Answers before it writes: every append is stored when the next call comes.
    AnswersEarly,
    /// Appends whatever the expected seq is.
    DoesNotCompare,
    /// Writes the records of a batch one by one.
    WritesInPieces,
    /// Loses a record on its way to a watcher.
    LosesALiveRecord,
    /// Tells a watcher of the same record twice.
    RepeatsARecord,
    /// Says that a table is forgotten and keeps it.
    DoesNotForget,
    /// Says that a key is burnt and keeps it.
    DoesNotBurn,
    /// Makes and burns keys whatever the expected seq is.
    ChangesKeysFirst,
    /// Looks only at half of a table's id.
    MixesTables,
    /// Says that a page is the last one.
    EndsAtAPage,
    /// Gives a table of any length at once.
    KnowsNoPages,
}

#[derive(Debug)]
struct Faulty {
    sound: MemoryJournal,
    fault: Fault,
    late: Mutex<Option<(TableId, Seq, Vec<NewRecord>)>>,
}

impl Faulty {
    fn new(fault: Fault) -> Faulty {
        Faulty { sound: MemoryJournal::new(), fault, late: Mutex::new(None) }
    }

    fn id(&self, table: TableId) -> TableId {
        if let Fault::MixesTables = self.fault { TableId(table.0 & 0xffff_ffff) } else { table }
    }
}

impl Journal for Faulty {
    fn keys(&self, table: TableId) -> BoxFuture<'_, Result<Vec<(KeyId, VaultKey)>, JournalError>> {
        self.sound.keys(self.id(table))
    }

    fn append_with(
        &self,
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        mut keys: KeyChanges,
    ) -> BoxFuture<'_, Result<Seq, JournalError>> {
        let table = self.id(table);
        Box::pin(async move {
            match self.fault {
                Fault::AnswersEarly => {
                    let last = expected.plus(records.len());
                    let late = self.late.lock().unwrap().replace((table, expected, records));
                    if let Some((table, expected, records)) = late {
                        self.sound.append(table, expected, records).await?;
                    }
                    Ok(last)
                }
                Fault::DoesNotCompare => {
                    let last =
                        self.sound.read(table, Seq::START).await?.last().map_or(Seq::START, |last| last.seq);
                    self.sound.append(table, last, records).await
                }
                Fault::WritesInPieces => {
                    let mut last = expected;
                    for record in records {
                        last = self.sound.append(table, last, vec![record]).await?;
                    }
                    Ok(last)
                }
                Fault::DoesNotBurn => {
                    keys.burnt.clear();
                    self.sound.append_with(table, expected, records, keys).await
                }
                Fault::ChangesKeysFirst => {
                    let last =
                        self.sound.read(table, Seq::START).await?.last().map_or(Seq::START, |last| last.seq);
                    self.sound.append_with(table, last, vec![], keys).await?;
                    self.sound.append(table, expected, records).await
                }
                _ => self.sound.append_with(table, expected, records, keys).await,
            }
        })
    }

    fn page(&self, table: TableId, after: Seq) -> BoxFuture<'_, Result<Page, JournalError>> {
        Box::pin(async move {
            let mut page = self.sound.page(self.id(table), after).await?;
            match self.fault {
                Fault::EndsAtAPage => page.rest = Rest::Nothing,
                Fault::KnowsNoPages => {
                    while page.rest == Rest::More {
                        let last = page.records.last().expect("a page before others has records").seq;
                        let next = self.sound.page(self.id(table), last).await?;
                        page.records.extend(next.records);
                        page.rest = next.rest;
                    }
                }
                _ => {}
            }
            Ok(page)
        })
    }

    fn watch(&self, table: TableId, after: Seq) -> Watch {
        let sound = self.sound.watch(self.id(table), after);
        Watch::new(FaultyFeed { sound, fault: self.fault, last: None })
    }

    fn forget(&self, table: TableId) -> BoxFuture<'_, Result<(), JournalError>> {
        match self.fault {
            Fault::DoesNotForget => Box::pin(async { Ok(()) }),
            _ => self.sound.forget(self.id(table)),
        }
    }

    fn tables_untouched_since(&self, before: Millis) -> BoxFuture<'_, Result<Vec<TableId>, JournalError>> {
        self.sound.tables_untouched_since(before)
    }

    fn check(&self) -> BoxFuture<'_, Result<(), JournalError>> {
        self.sound.check()
    }
}

struct FaultyFeed {
    sound: Watch,
    fault: Fault,
    last: Option<Record>,
}

impl Feed for FaultyFeed {
    fn next(&mut self) -> BoxFuture<'_, Result<Record, JournalError>> {
        Box::pin(async move {
            if let Some(last) = self.last.take() {
                return Ok(last);
            }
            let record = self.sound.next().await?;
            match self.fault {
                Fault::LosesALiveRecord if record.seq == Seq(25) => self.sound.next().await,
                Fault::RepeatsARecord if record.seq == Seq(4) => {
                    self.last = Some(record.clone());
                    Ok(record)
                }
                _ => Ok(record),
            }
        })
    }
}

#[tokio::test]
async fn the_suite_finds_every_planted_fault() {
    let planted = [
        (Fault::AnswersEarly, "an_acknowledged_record_can_be_read"),
        (Fault::DoesNotCompare, "an_append_behind_another_seq_writes_nothing"),
        (Fault::DoesNotCompare, "of_many_rivals_for_one_seq_exactly_one_wins"),
        (Fault::WritesInPieces, "a_batch_is_written_whole_or_not_at_all"),
        (Fault::LosesALiveRecord, "a_watcher_sees_what_is_stored_and_then_what_comes"),
        (Fault::LosesALiveRecord, "a_slow_watcher_misses_nothing"),
        (Fault::RepeatsARecord, "watchers_hear_only_of_their_own_table"),
        (Fault::DoesNotForget, "a_forgotten_table_is_empty_and_others_are_not"),
        (Fault::DoesNotForget, "a_writer_who_does_not_know_of_it_is_refused"),
        (Fault::DoesNotBurn, "a_burnt_key_is_gone_and_others_are_not"),
        (Fault::ChangesKeysFirst, "a_step_that_is_refused_leaves_the_keys_alone"),
        (Fault::MixesTables, "tables_do_not_mix"),
        (Fault::EndsAtAPage, "a_long_table_comes_in_pages"),
        (Fault::KnowsNoPages, "a_long_table_comes_in_pages"),
        (Fault::KnowsNoPages, "long_records_make_short_pages"),
    ];
    for (fault, check) in planted {
        let found = conformance::run_one(check, Subject::new(Faulty::new(fault))).await;
        assert!(found.is_err(), "{check} lets this pass: {fault:?}");
        let sound = conformance::run_one(check, Subject::new(MemoryJournal::new())).await;
        assert_eq!(sound, Ok(()), "{check} finds a fault where there is none");
    }
}
