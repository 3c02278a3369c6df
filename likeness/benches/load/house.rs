//! Likeness as its release binary serves it, with luck that falls alike at every table.
//!
//! This is the bench program started again, so that such luck can be had nowhere else. What it serves are the
//! crates of the binary, in the same profile, on the same allocator; `likeness serve` itself is what the
//! memory and the start are measured of.

use std::{io::Write, num::NonZero, path::Path, sync::Arc, thread};

use journal::SqliteJournal;
use table::{Dice, Hall, HallSettings, Limits, PutAside, Shows};
use web::Bounds;

use crate::{Outcome, allocations};

/// What chance is made of.
pub(crate) const SEED: u64 = 18;
/// All guests of all tables come from this one address.
pub(crate) const ALL_FROM_HERE: &str = "sockets-per-address=100000,busy-sockets-per-address=100000,\
     streams-per-address=100000,live-tables=1000000,requests-per-second=1000000,requests-at-once=1000000,\
     tables-per-address=1000000,connections=100000";
/// As in the binary.
const MOST_WORKERS: usize = 8;
const MOST_BLOCKING_THREADS: usize = 16;

/// Serves until the process is killed.
pub(crate) fn serve(folder: &Path) -> Outcome<()> {
    let journal = SqliteJournal::open(folder)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(cores.min(MOST_WORKERS))
        .max_blocking_threads(MOST_BLOCKING_THREADS)
        .enable_all()
        .build()?;
    let settings = HallSettings {
        dice: Dice::Alike(SEED),
        put_aside: PutAside::in_folder(folder)?,
        limits: Limits::NONE,
        shows: Shows::AtOnce,
        ..HallSettings::default()
    };
    let mut bounds = Bounds::default();
    for bound in ALL_FROM_HERE.split(',') {
        bounds.set(bound)?;
    }
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let hall = Hall::with_settings(Arc::new(journal), settings);
        let settings = web::Settings { bounds, ..web::Settings::default() };
        writeln!(std::io::stdout(), "listening on http://{address}")?;
        allocations::tell_who_asks();
        Ok(web::serve(listener, hall, settings, std::future::pending()).await?)
    })
}
