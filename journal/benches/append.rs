//! How many appends a second, and how much CPU each, beside the raw ceiling in the same run.
//!
//! `cargo bench -p journal` takes about a quarter of a minute. The figures are printed and never asserted.

use std::error::Error;
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use journal::{Journal, Millis, NewRecord, Seq, SqliteJournal, TableId};
use rusqlite::Connection;
use rustix::time::{ClockId, clock_gettime};

/// How long each measurement runs.
fn span() -> Duration {
    if is_measured() { Duration::from_secs(2) } else { Duration::from_millis(50) }
}

/// The size of a usual record: a ranking of five cards with its envelope.
const PAYLOAD: usize = 200;

/// How many tables the folder has that is opened at the end.
fn stored_tables() -> u64 {
    if is_measured() { 100_000 } else { 200 }
}

/// Whether figures are wanted. The tests start benches too, without this word: then everything is done once
/// and small.
fn is_measured() -> bool {
    std::env::args().any(|word| word == "--bench")
}

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Outcome<()> {
    println!("{:<44}{:>12}{:>16}", "", "appends/s", "CPU µs/append");
    report("raw SQLite, one thread, one commit each", raw_loop)?;
    report("raw SQLite, one thread, sixteen a commit", raw_batches)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    for appenders in [1, 16, 64] {
        let name = format!("journal, {appenders} at once");
        report(&name, |folder| runtime.block_on(append_side_by_side(folder, appenders)))?;
    }
    runtime.block_on(open_a_large_folder())
}

/// Runs one measurement in a folder of its own on the disk of the build, and prints its line.
fn report(name: &str, measure: impl FnOnce(&Path) -> Outcome<u64>) -> Outcome<()> {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let (cpu, clock) = (cpu_time(), Instant::now());
    let appends = measure(folder.path())?;
    let (cpu, clock) = (cpu_time() - cpu, clock.elapsed());
    let rate = appends as f64 / clock.as_secs_f64();
    println!("{name:<44}{rate:>12.0}{:>16.1}", cpu.as_secs_f64() * 1e6 / appends as f64);
    Ok(())
}

fn cpu_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).unwrap_or_default()
}

fn raw_database(folder: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(folder.join("raw.sqlite"))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.execute_batch(
        "CREATE TABLE record (table_id INTEGER, seq INTEGER, at INTEGER, hash BLOB, payload TEXT,
         PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID",
    )?;
    Ok(connection)
}

const INSERT: &str = "INSERT INTO record VALUES (?1, ?2, ?3, ?4, ?5)";

/// The ceiling for one appender: nothing but commits, on one table.
fn raw_loop(folder: &Path) -> Outcome<u64> {
    let connection = raw_database(folder)?;
    let mut insert = connection.prepare(INSERT)?;
    let (payload, span, start) = ("x".repeat(PAYLOAD), span(), Instant::now());
    let mut seq = 0;
    while start.elapsed() < span {
        seq += 1;
        insert.execute((1, seq, 0, [0_u8; 32], &payload))?;
    }
    Ok(u64::try_from(seq)?)
}

/// The ceiling for sixteen appenders: one commit for one record of each of sixteen tables.
fn raw_batches(folder: &Path) -> Outcome<u64> {
    let connection = raw_database(folder)?;
    let (mut begin, mut commit) = (connection.prepare("BEGIN IMMEDIATE")?, connection.prepare("COMMIT")?);
    let mut insert = connection.prepare(INSERT)?;
    let (payload, span, start) = ("x".repeat(PAYLOAD), span(), Instant::now());
    let mut seq = 0;
    while start.elapsed() < span {
        seq += 1;
        begin.execute([])?;
        for table in 0..16 {
            insert.execute((table, seq, 0, [0_u8; 32], &payload))?;
        }
        commit.execute([])?;
    }
    Ok(u64::try_from(seq * 16)?)
}

/// Each appender writes to its own table and waits for every answer.
async fn append_side_by_side(folder: &Path, appenders: u64) -> Outcome<u64> {
    let journal = Arc::new(SqliteJournal::open(folder)?);
    let (span, start) = (span(), Instant::now());
    let tasks: Vec<_> = (0..appenders)
        .map(|table| {
            let journal = Arc::clone(&journal);
            tokio::spawn(async move {
                let mut last = Seq::START;
                while start.elapsed() < span {
                    last = journal.append(TableId(table), last, vec![usual_record()]).await?;
                }
                Ok::<u64, journal::JournalError>(last.0)
            })
        })
        .collect();
    let mut appends = 0;
    for task in tasks {
        appends += task.await??;
    }
    Ok(appends)
}

fn usual_record() -> NewRecord {
    NewRecord { at: Millis(1_700_000_000_000), payload: "x".repeat(PAYLOAD) }
}

async fn open_a_large_folder() -> Outcome<()> {
    let stored = stored_tables();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let journal = Arc::new(SqliteJournal::open(folder.path())?);
    let mut writers = tokio::task::JoinSet::new();
    for writer in 0..64 {
        let journal = Arc::clone(&journal);
        writers.spawn(async move {
            for table in (writer..stored).step_by(64) {
                journal.append(TableId(table), Seq::START, vec![usual_record()]).await?;
            }
            Ok::<(), journal::JournalError>(())
        });
    }
    while let Some(done) = writers.join_next().await {
        done??;
    }
    drop(journal);
    println!("\nwith {stored} stored tables, in ms:");
    let journal = timed("open", async { SqliteJournal::open(folder.path()) }).await?;
    timed("first append", journal.append(TableId(1), Seq(1), vec![usual_record()])).await?;
    timed("read one table", journal.read(TableId(stored / 2), Seq::START)).await?;
    timed("list the untouched", journal.tables_untouched_since(Millis::now())).await?;
    Ok(())
}

async fn timed<T>(name: &str, work: impl Future<Output = T>) -> T {
    let start = Instant::now();
    let done = work.await;
    println!("  {name:<24}{:>8.2}", start.elapsed().as_secs_f64() * 1e3);
    done
}
