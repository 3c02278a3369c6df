//! The raw ceiling: a server with the same transport and the same durability and no rules at all.
//!
//! A POST says how large a record to store and how large a frame to push to each of the four streams, and has
//! the body that Likeness gets, which is read as JSON or as a form and forgotten. Like Likeness it answers
//! and pushes after the commit: SQLite with a write-ahead log, `synchronous=FULL` and one writer thread that
//! commits together whatever waits. Everything else is axum as it comes, on the allocator of Likeness.

use std::{
    collections::HashMap,
    convert::Infallible,
    io::Write,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
        mpsc as threads,
    },
    thread,
};

use axum::{
    Form, Json, Router,
    extract::{FromRequest, Path as Params, Query, Request, State},
    http::{StatusCode, header},
    response::sse::{Event, Sse},
    routing::{get, post},
    serve::ListenerExt,
};
use futures_util::{Stream, stream};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

use crate::{Outcome, allocations, seat::SEATS};

/// How many frames may wait for a slow stream.
const FRAMES: usize = 16;
/// How many appends are committed together at most.
const BATCH: usize = 256;

/// Serves until the process is killed.
pub(crate) fn serve(folder: &Path) -> Outcome<()> {
    let writer = start_writer(folder)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
        let mut stdout = std::io::stdout().lock();
        writeln!(stdout, "listening on http://{}", listener.local_addr()?)?;
        stdout.flush()?;
        drop(stdout);
        allocations::tell_who_asks();
        let router = Router::new()
            .route("/tables/{table}", post(act))
            .route("/tables/{table}/streams/{seat}", get(attend))
            .route("/healthz", get(|| async { "alive\n" }))
            .with_state(Raw { tables: Arc::default(), writer });
        // A frame is small and should leave at once, as it does in Likeness.
        let listener = listener.tap_io(|socket| drop(socket.set_nodelay(true)));
        Ok(axum::serve(listener, router).await?)
    })
}

#[derive(Clone)]
struct Raw {
    tables: Arc<Mutex<HashMap<u64, Arc<Table>>>>,
    writer: threads::Sender<Append>,
}

#[derive(Default)]
struct Table {
    seq: AtomicU64,
    streams: Mutex<[Option<mpsc::Sender<Event>>; SEATS]>,
}

impl Raw {
    fn table(&self, number: u64) -> Arc<Table> {
        Arc::clone(lock(&self.tables).entry(number).or_default())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is to be stored and pushed.
#[derive(Deserialize)]
struct Wish {
    /// The bytes of the record; 0 for none.
    record: usize,
    /// The bytes of each seat's frame, with dots between; 0 for none.
    frames: String,
}

#[derive(Serialize)]
struct Done {
    seq: u64,
}

async fn act(
    State(raw): State<Raw>,
    Params(number): Params<u64>,
    Query(wish): Query<Wish>,
    request: Request,
) -> Result<Json<Done>, StatusCode> {
    read(request).await?;
    let table = raw.table(number);
    if wish.record == 0 {
        return Ok(Json(Done { seq: table.seq.load(Ordering::Relaxed) }));
    }
    let seq = table.seq.fetch_add(1, Ordering::Relaxed) + 1;
    let (answer, answered) = oneshot::channel();
    let append = Append { table: number, seq, payload: "x".repeat(wish.record), answer };
    raw.writer.send(append).map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
    answered.await.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
    let frames = wish.frames.split('.').map(str::parse::<usize>);
    for (stream, bytes) in lock(&table.streams).iter().zip(frames) {
        let bytes = bytes.map_err(|_| StatusCode::BAD_REQUEST)?;
        if let Some(stream) = stream.as_ref().filter(|_| bytes > 0) {
            // A stream that is full or gone misses it, and the driver notices.
            let _ = stream.try_send(frame(seq, bytes));
        }
    }
    Ok(Json(Done { seq }))
}

/// Reads the body as what it says it is, as a server with rules has to.
async fn read(request: Request) -> Result<(), StatusCode> {
    let kind = request.headers().get(header::CONTENT_TYPE).map(header::HeaderValue::as_bytes);
    let is_read = if kind == Some(b"application/json") {
        Json::<serde_json::Value>::from_request(request, &()).await.is_ok()
    } else {
        Form::<Vec<(String, String)>>::from_request(request, &()).await.is_ok()
    };
    if is_read { Ok(()) } else { Err(StatusCode::BAD_REQUEST) }
}

/// An event of so many bytes in all.
fn frame(seq: u64, bytes: usize) -> Event {
    let seq = seq.to_string();
    let around = "event: view\nid: \ndata: \n\n".len() + seq.len();
    Event::default().event("view").id(seq).data("x".repeat(bytes.saturating_sub(around)))
}

async fn attend(
    State(raw): State<Raw>,
    Params((number, seat)): Params<(u64, usize)>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (sender, frames) = mpsc::channel(FRAMES);
    // The present view comes first, as it does in Likeness.
    let _ = sender.try_send(Event::default().event("view").id("0").data("x"));
    if let Some(place) = lock(&raw.table(number).streams).get_mut(seat) {
        *place = Some(sender);
    }
    Sse::new(stream::unfold(frames, |mut frames| async move {
        let frame = frames.recv().await?;
        Some((Ok(frame), frames))
    }))
}

struct Append {
    table: u64,
    seq: u64,
    payload: String,
    answer: oneshot::Sender<()>,
}

fn start_writer(folder: &Path) -> Outcome<threads::Sender<Append>> {
    let connection = Connection::open(folder.join("raw.sqlite"))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.execute_batch(
        "CREATE TABLE record (table_id INTEGER, seq INTEGER, payload TEXT, PRIMARY KEY (table_id, seq))
         STRICT, WITHOUT ROWID",
    )?;
    let (sender, queue) = threads::channel();
    thread::spawn(move || {
        if let Err(error) = write(&connection, &queue) {
            eprintln!("the raw server cannot write: {error}");
            std::process::exit(1);
        }
    });
    Ok(sender)
}

fn write(connection: &Connection, queue: &threads::Receiver<Append>) -> rusqlite::Result<()> {
    let (mut begin, mut commit) = (connection.prepare("BEGIN IMMEDIATE")?, connection.prepare("COMMIT")?);
    let mut insert = connection.prepare("INSERT INTO record VALUES (?1, ?2, ?3)")?;
    while let Ok(first) = queue.recv() {
        let mut batch = vec![first];
        batch.extend(queue.try_iter().take(BATCH - 1));
        begin.execute([])?;
        for Append { table, seq, payload, .. } in &batch {
            insert.execute((table.cast_signed(), seq.cast_signed(), payload))?;
        }
        commit.execute([])?;
        for append in batch {
            // Whoever asked may have gone.
            let _ = append.answer.send(());
        }
    }
    Ok(())
}
