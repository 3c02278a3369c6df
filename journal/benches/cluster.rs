//! Appends to a cluster of three NATS servers on this machine's disk, beside SQLite in the same run, and what
//! a table that sleeps takes there.
//!
//! `cargo bench -p journal --bench cluster` takes about two minutes. All servers share the machine and its
//! disk, which three machines would not. The figures are printed and never asserted.

use std::error::Error;
use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use journal::{Journal, JournalError, Millis, NatsJournal, NewRecord, Seq, SqliteJournal, TableId};
use testcluster::{Cluster, Setup};
use tokio::task::JoinSet;

/// The size of a usual record: a ranking of five cards with its envelope.
const PAYLOAD: usize = 200;
/// How many write at once while tables are made.
const WRITERS: u64 = 64;
/// How long the servers get to come to rest before their memory is looked at.
const REST: Duration = Duration::from_secs(5);

/// Whether figures are wanted. The tests start benches too, without this word: then everything is done once
/// and small.
fn is_measured() -> bool {
    std::env::args().any(|word| word == "--bench")
}

fn span() -> Duration {
    if is_measured() { Duration::from_secs(5) } else { Duration::from_millis(50) }
}

fn sleeping_tables() -> u64 {
    if is_measured() { 100_000 } else { 100 }
}

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    println!("{:<36}{:>11}{:>10}{:>10}{:>10}", "", "appends/s", "p50 ms", "p99 ms", "bytes");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let sqlite: Arc<dyn Journal> = Arc::new(SqliteJournal::open(folder.path())?);
    for at_once in [1, 16, 64] {
        report(&format!("SQLite, {at_once} at once"), &sqlite, at_once, None).await?;
    }
    drop(sqlite);
    let on_disk = Cluster::start_in(tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?, Setup::Sound, 3);
    let journal = Arc::new(on_disk.open(&on_disk.settings("likeness")).await);
    let shared: Arc<dyn Journal> = journal;
    for at_once in [1, 16, 64] {
        report(&format!("cluster, {at_once} at once"), &shared, at_once, Some(&on_disk)).await?;
    }
    drop((shared, on_disk));
    sleep_in_a_cluster().await
}

/// Each writer has a table and waits for every answer.
async fn report(
    name: &str,
    journal: &Arc<dyn Journal>,
    at_once: u64,
    cluster: Option<&Cluster>,
) -> Outcome<()> {
    let stored = || cluster.map_or(0, |cluster| size_of(&cluster.stored(0)));
    let (before, began, span) = (stored(), Instant::now(), span());
    let mut writers = JoinSet::new();
    for table in 0..at_once {
        let (journal, table) = (Arc::clone(journal), TableId(at_once * 1000 + table));
        writers.spawn(async move {
            let (mut last, mut took) = (Seq::START, Vec::new());
            while began.elapsed() < span {
                let sent = Instant::now();
                last = journal.append(table, last, vec![usual_record()]).await?;
                took.push(sent.elapsed());
            }
            Ok::<_, JournalError>(took)
        });
    }
    let mut took = Vec::new();
    while let Some(done) = writers.join_next().await {
        took.extend(done??);
    }
    let elapsed = began.elapsed().as_secs_f64();
    took.sort_unstable();
    let millis =
        |share: usize| took.get(took.len() * share / 100).map_or(0.0, |took| took.as_secs_f64() * 1e3);
    let rate = took.len() as f64 / elapsed;
    let bytes = stored().saturating_sub(before) / took.len().max(1) as u64;
    println!("{name:<36}{rate:>11.0}{:>10.2}{:>10.2}{bytes:>10}", millis(50), millis(99));
    Ok(())
}

fn usual_record() -> NewRecord {
    NewRecord { at: Millis(1_700_000_000_000), payload: "x".repeat(PAYLOAD) }
}

/// All bytes below a folder.
fn size_of(folder: &std::path::Path) -> u64 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let sizes = entries.filter_map(Result::ok).map(|entry| match entry.metadata() {
        Ok(known) if known.is_dir() => size_of(&entry.path()),
        // A file may go while we look.
        known => known.map_or(0, |known| known.len()),
    });
    sizes.sum()
}

/// Many tables with one record, in memory: nobody waits for a disk here.
async fn sleep_in_a_cluster() -> Outcome<()> {
    let cluster = Cluster::start(Setup::Sound, 3).await;
    let journal = Arc::new(cluster.open(&cluster.settings("likeness")).await);
    tokio::time::sleep(REST).await;
    let (before, tables) = (memory(&cluster)?, sleeping_tables());
    let mut writers = JoinSet::new();
    for writer in 0..WRITERS {
        let journal: Arc<NatsJournal> = Arc::clone(&journal);
        writers.spawn(async move {
            for table in (writer..tables).step_by(WRITERS as usize) {
                journal.append(TableId(table), Seq::START, vec![usual_record()]).await?;
            }
            Ok::<_, JournalError>(())
        });
    }
    while let Some(done) = writers.join_next().await {
        done??;
    }
    tokio::time::sleep(REST).await;
    let each = (memory(&cluster)? - before) / tables as f64 / cluster.count() as f64;
    println!("\nwith {tables} tables that sleep:");
    println!("  memory of a NATS server for each, bytes {each:>10.0}");
    let began = Instant::now();
    let found = journal.tables_untouched_since(Millis(1)).await?.len();
    println!("  finding the {found} untouched, ms     {:>12.0}", began.elapsed().as_secs_f64() * 1e3);
    Ok(())
}

/// The memory of all servers, in bytes.
fn memory(cluster: &Cluster) -> Outcome<f64> {
    let mut all = 0.0;
    for id in cluster.ids() {
        let status = fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()).ok_or("no memory is told")?;
        all += kib.parse::<f64>()? * 1024.0;
    }
    Ok(all)
}
