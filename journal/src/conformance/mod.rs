//! The suite that every store passes.
//!
//! A store's test hands over a way to make an empty journal:
//!
//! ```no_run
//! # async fn example() {
//! use journal::MemoryJournal;
//! use journal::conformance::{self, Subject};
//!
//! conformance::run(async || Subject::new(MemoryJournal::new())).await;
//! # }
//! ```
//!
//! Every check gets a journal of its own, and says what it found wrong by panicking. The checks run on a
//! clock that is not paused, because the stores have threads that the runtime does not know of.

mod appending;
mod forgetting;
mod keys;
mod reading;
mod watching;

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::record::{Millis, NewRecord, Record, Seq, TableId};
use crate::store::{BoxFuture, Journal};

/// When a check counts as hanging. No store that works comes near it, however slow the machine.
const HANGING: Duration = Duration::from_secs(120);

/// The table that most checks write to.
const TABLE: TableId = TableId(0x5eed);

/// An empty journal to be checked.
pub struct Subject {
    journal: Arc<dyn Journal>,
    _kept: Box<dyn Any + Send>,
}

impl Subject {
    /// A journal that needs nothing else.
    pub fn new(journal: impl Journal) -> Subject {
        Subject::keeping(journal, ())
    }

    /// A journal that needs `kept` for as long as it lives, such as the folder it lies in.
    pub fn keeping(journal: impl Journal, kept: impl Any + Send) -> Subject {
        Subject { journal: Arc::new(journal), _kept: Box::new(kept) }
    }
}

impl fmt::Debug for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Subject(..)")
    }
}

type Check = fn(Arc<dyn Journal>) -> BoxFuture<'static, ()>;

/// Names the checks by their functions.
macro_rules! checks {
    ($($module:ident :: $check:ident,)*) => {
        &[$((stringify!($check), |journal| Box::pin($module::$check(journal)))),*]
    };
}

/// All checks by name, in the order of a table's life.
const CHECKS: &[(&str, Check)] = checks![
    reading::a_table_nobody_wrote_to_is_empty,
    appending::records_are_numbered_from_one_and_kept_as_they_are,
    appending::an_acknowledged_record_can_be_read,
    appending::an_append_behind_another_seq_writes_nothing,
    appending::an_append_without_records_only_compares,
    appending::a_batch_is_written_whole_or_not_at_all,
    appending::of_many_rivals_for_one_seq_exactly_one_wins,
    appending::many_writers_who_try_again_all_get_through_once,
    appending::batches_of_rivals_do_not_mix,
    appending::payloads_are_kept_byte_for_byte_up_to_the_limit,
    appending::tables_do_not_mix,
    reading::reading_starts_after_any_seq,
    reading::reading_beyond_the_end_says_that_the_records_are_gone,
    reading::a_long_table_comes_in_pages,
    reading::a_page_that_is_just_full_may_be_the_last,
    reading::long_records_make_short_pages,
    reading::pages_are_of_one_chain,
    reading::every_hash_follows_from_the_one_before,
    reading::untouched_tables_are_found_by_their_last_record,
    reading::a_journal_at_rest_is_ready,
    watching::a_watcher_sees_what_is_stored_and_then_what_comes,
    watching::a_watcher_waits_for_the_first_record,
    watching::watchers_miss_and_repeat_nothing_while_others_write,
    watching::a_slow_watcher_misses_nothing,
    watching::a_watcher_that_is_interrupted_misses_nothing,
    watching::watchers_hear_only_of_their_own_table,
    forgetting::a_forgotten_table_is_empty_and_others_are_not,
    forgetting::a_writer_who_does_not_know_of_it_is_refused,
    forgetting::forgetting_nothing_succeeds,
    forgetting::watchers_are_told,
    forgetting::an_old_watcher_never_sees_the_table_that_comes_after,
    keys::a_key_is_kept_with_the_records_of_its_step,
    keys::a_key_that_is_there_stays_as_it_is,
    keys::a_burnt_key_is_gone_and_others_are_not,
    keys::a_step_that_is_refused_leaves_the_keys_alone,
    keys::a_forgotten_table_has_no_keys,
];

/// Runs all checks.
///
/// # Panics
/// When any of them fails, naming all that did.
pub async fn run(make: impl AsyncFn() -> Subject) {
    let mut failures = String::new();
    for (name, check) in CHECKS {
        if let Err(what) = attempt(*check, make().await).await {
            failures += &format!("\n  {name}: {what}");
        }
    }
    assert!(failures.is_empty(), "the store does not conform:{failures}");
}

/// Runs the one check of that name, and returns what it found wrong.
///
/// # Errors
/// What the check found.
///
/// # Panics
/// When there is no such check.
pub async fn run_one(name: &str, subject: Subject) -> Result<(), String> {
    let (_, check) = CHECKS.iter().find(|(known, _)| *known == name).expect("the name of a check");
    attempt(*check, subject).await
}

async fn attempt(check: Check, subject: Subject) -> Result<(), String> {
    let mut task = tokio::spawn(check(Arc::clone(&subject.journal)));
    match tokio::time::timeout(HANGING, &mut task).await {
        Ok(done) => done.map_err(message),
        Err(_) => {
            task.abort();
            Err(format!("nothing happened for {} seconds", HANGING.as_secs()))
        }
    }
}

fn message(error: tokio::task::JoinError) -> String {
    match error.try_into_panic() {
        Ok(panic) => match panic.downcast::<String>() {
            Ok(message) => *message,
            Err(panic) => panic.downcast_ref::<&str>().copied().unwrap_or("a panic without words").to_owned(),
        },
        Err(error) => error.to_string(),
    }
}

/// A record that says `payload`.
fn record(payload: impl fmt::Display + Copy) -> NewRecord {
    NewRecord { at: Millis(1_700_000_000_000), payload: payload.to_string() }
}

/// Records that say the numbers of a range.
fn numbered(range: std::ops::Range<u64>) -> Vec<NewRecord> {
    range.map(record).collect()
}

/// Appends, and expects that it works.
async fn write(journal: &dyn Journal, table: TableId, expected: u64, records: Vec<NewRecord>) -> Seq {
    let count = records.len();
    let seq = journal
        .append(table, Seq(expected), records)
        .await
        .expect("an append behind the last seq is accepted");
    assert_eq!(seq, Seq(expected).plus(count), "the answer to an append is the new last seq");
    seq
}

/// Reads a whole table.
async fn read(journal: &dyn Journal, table: TableId) -> Vec<Record> {
    journal.read(table, Seq::START).await.expect("a whole table can be read")
}

fn payloads(records: &[Record]) -> Vec<&str> {
    records.iter().map(|record| record.payload.as_str()).collect()
}
