//! How long a very long table takes to wake, and how much memory.
//!
//! The table is what somebody leaves who starts a game and breaks it off, again and again. The figures are
//! printed and never asserted.

use std::{error::Error, fs, path::Path, sync::Arc, time::Instant};

use decks::Language;
use journal::{Journal, MemoryJournal, NewRecord, Seq, SqliteJournal};
use rules::GameKind;
use table::{Clock, Code, Command, Dice, GameOptions, Hall, Key, Newcomer, Sent};

/// As many records as one guest once made in a few minutes. The tests start benches too, without this word:
/// then a few will do.
fn records() -> usize {
    if std::env::args().any(|word| word == "--bench") { 21_627 } else { 300 }
}

/// How many of them are stored at once.
const BATCH: usize = 200;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    for kind in GameKind::ALL {
        let folder = folder.path().join(format!("{kind:?}"));
        let (code, bytes) = runtime.block_on(store(&folder, kind))?;
        runtime.block_on(wake(&folder, kind, code, bytes))?;
    }
    Ok(())
}

/// Stores a game that is started and broken off again and again: where, and how much it is.
async fn store(folder: &Path, kind: GameKind) -> Outcome<(Code, usize)> {
    let memory = Arc::new(MemoryJournal::new());
    let hall = Hall::new(memory.clone(), Clock::System, Dice::Seeded(1));
    let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::En };
    let key = Key::random();
    let (table, _) = hall.open(&newcomer("Ada"), &key, &GameOptions::default_of(kind)).await?;
    for name in ["Ben", "Cleo", "Dan"] {
        table.join(&newcomer(name), &Key::random()).await?;
    }
    for command in [Command::StartGame, Command::BreakOff] {
        table.carry_out(&key, &Sent { command, id: None, seen: None }).await?;
    }
    let id = table.code().table_id();
    let read = memory.read(id, Seq::START).await?;
    let again: Vec<NewRecord> =
        read.iter().map(|record| NewRecord { at: record.at, payload: record.payload.clone() }).collect();
    let (once, game) = again.split_at(again.len() - 2);
    let all: Vec<NewRecord> = once.iter().chain(game.iter().cycle()).take(records()).cloned().collect();
    let bytes = all.iter().map(|record| record.payload.len()).sum();
    let journal = SqliteJournal::open(folder)?;
    let mut seq = Seq::START;
    for batch in all.chunks(BATCH) {
        seq = journal.append(id, seq, batch.to_vec()).await?;
    }
    Ok((table.code(), bytes))
}

async fn wake(folder: &Path, kind: GameKind, code: Code, bytes: usize) -> Outcome<()> {
    let journal = Arc::new(SqliteJournal::open(folder)?);
    let hall = Hall::new(journal, Clock::System, Dice::System);
    // Where the system lets us, the highest mark is set back to what is used now.
    let _ = fs::write("/proc/self/clear_refs", "5");
    let (before, start) = (highest_memory(), Instant::now());
    let view = hall.table(code).look(None).await?;
    let (after, took) = (highest_memory(), start.elapsed());
    let grown = after.zip(before).map(|(after, before)| format!("{} KiB", after.saturating_sub(before)));
    println!(
        "{kind:?}: {} records of {} KiB in all: awake after {:.0} ms, memory at most {} more",
        view.seq,
        bytes / 1024,
        took.as_secs_f64() * 1e3,
        grown.as_deref().unwrap_or("?"),
    );
    Ok(())
}

/// The most memory that this process has had, in KiB.
fn highest_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse().ok()
}
