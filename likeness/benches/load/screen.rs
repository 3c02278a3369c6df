//! The four screens of a table: streams that are read as they come, and what each has shown last.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::{io::AsyncReadExt, net::TcpStream, sync::Notify, task::JoinSet};

use crate::{
    Outcome,
    game::{Guest, Guests, SEATS},
    http,
};

/// Longer than any server under test should ever take: beyond it the run has failed.
const PATIENCE: Duration = Duration::from_secs(20);
/// The most that is read from a stream at once: a frame nearly always.
const READ: usize = 8 * 1024;

/// What the screens of one table have shown. The streams write it, and whoever plays at the table waits for
/// it.
#[derive(Debug)]
pub(crate) struct Board {
    screens: Mutex<[Shown; SEATS]>,
    changed: Notify,
}

#[derive(Debug, Clone, Copy)]
struct Shown {
    /// The record up to which this screen shows the table; none before its first frame.
    seq: Option<u64>,
    at: Instant,
    traffic: Traffic,
}

/// Frames that came over a stream, without the beats.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Traffic {
    pub(crate) frames: u64,
    pub(crate) bytes: u64,
}

impl Traffic {
    pub(crate) fn plus(self, other: Traffic) -> Traffic {
        Traffic { frames: self.frames + other.frames, bytes: self.bytes + other.bytes }
    }

    pub(crate) fn minus(self, other: Traffic) -> Traffic {
        Traffic { frames: self.frames - other.frames, bytes: self.bytes - other.bytes }
    }
}

impl Board {
    pub(crate) fn new() -> Arc<Board> {
        let blank = Shown { seq: None, at: Instant::now(), traffic: Traffic::default() };
        Arc::new(Board { screens: Mutex::new([blank; SEATS]), changed: Notify::new() })
    }

    fn screens(&self) -> MutexGuard<'_, [Shown; SEATS]> {
        self.screens.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The newest record that any screen shows.
    pub(crate) fn newest(&self) -> u64 {
        self.screens().iter().filter_map(|shown| shown.seq).max().unwrap_or(0)
    }

    pub(crate) fn traffic(&self) -> Traffic {
        self.screens().iter().fold(Traffic::default(), |sum, shown| sum.plus(shown.traffic))
    }

    /// Waits until all of these guests' screens show something newer than that record. Says when the last one
    /// did.
    pub(crate) async fn all_beyond(&self, seq: Option<u64>, guests: Guests) -> Result<Instant, Guest> {
        let everybody = async {
            loop {
                if let Ok(moment) = self.beyond(seq, guests) {
                    return moment;
                }
                self.changed.notified().await;
            }
        };
        match tokio::time::timeout(PATIENCE, everybody).await {
            Ok(moment) => Ok(moment),
            Err(_) => self.beyond(seq, guests),
        }
    }

    /// When the last of these screens showed it, or whose screen does not show it yet.
    fn beyond(&self, seq: Option<u64>, guests: Guests) -> Result<Instant, Guest> {
        let screens = self.screens();
        let mut last = None;
        for guest in guests.iter() {
            let shown = &screens[guest.index()];
            if shown.seq <= seq {
                return Err(guest);
            }
            last = last.max(Some(shown.at));
        }
        Ok(last.unwrap_or_else(Instant::now))
    }

    fn show(&self, guest: Guest, event: &[u8]) {
        let Some(seq) = id_of(event) else { return };
        let shown = &mut self.screens()[guest.index()];
        shown.seq = Some(seq);
        shown.at = Instant::now();
        shown.traffic = shown.traffic.plus(Traffic { frames: 1, bytes: event.len() as u64 });
        self.changed.notify_one();
    }
}

/// Opens a stream and reads it for as long as the set lives.
pub(crate) async fn open(
    address: SocketAddr,
    request: &str,
    board: &Arc<Board>,
    guest: Guest,
    readers: &mut JoinSet<()>,
) -> Outcome<()> {
    use tokio::io::AsyncWriteExt;
    let mut socket = http::connect(address).await?;
    socket.write_all(request.as_bytes()).await?;
    let mut buffer = Vec::new();
    let head = http::read_head(&mut socket, &mut buffer).await?;
    if head.status != 200 {
        return Err(format!("a stream was answered with {}", head.status).into());
    }
    let (board, mut events) = (Arc::clone(board), Events::default());
    events.feed(&buffer[head.end..], |event| board.show(guest, event));
    readers.spawn(follow(socket, board, guest, events));
    Ok(())
}

async fn follow(mut socket: TcpStream, board: Arc<Board>, guest: Guest, mut events: Events) {
    let mut buffer = vec![0; READ];
    // A stream that ends is missed by whoever waits for its next frame.
    while let Ok(count @ 1..) = socket.read(&mut buffer).await {
        events.feed(&buffer[..count], |event| board.show(guest, event));
    }
}

/// Takes a chunked body apart into events.
#[derive(Debug, Default)]
struct Events {
    place: Place,
    event: Vec<u8>,
}

/// Where in a chunk the next byte lies.
#[derive(Debug, Clone, Copy)]
enum Place {
    /// In the line that says how long the chunk is, as read so far.
    Length(usize),
    /// That many bytes before the end of its data.
    Data(usize),
    /// Behind the data, that many bytes before the next chunk.
    Break(usize),
}

impl Default for Place {
    fn default() -> Self {
        Place::Length(0)
    }
}

impl Events {
    fn feed(&mut self, mut bytes: &[u8], mut take: impl FnMut(&[u8])) {
        while let Some((&first, rest)) = bytes.split_first() {
            self.place = match self.place {
                Place::Length(length) => {
                    bytes = rest;
                    match (first, char::from(first).to_digit(16)) {
                        (b'\n', _) => Place::Data(length),
                        (_, Some(digit)) => Place::Length(length * 16 + digit as usize),
                        (_, None) => Place::Length(length),
                    }
                }
                Place::Data(left) => {
                    let (data, rest) = bytes.split_at(left.min(bytes.len()));
                    bytes = rest;
                    self.event.extend_from_slice(data);
                    self.hand_over(&mut take);
                    if left == data.len() { Place::Break(2) } else { Place::Data(left - data.len()) }
                }
                Place::Break(left) => {
                    bytes = rest;
                    if left == 1 { Place::Length(0) } else { Place::Break(left - 1) }
                }
            };
        }
    }

    /// Hands over the events that are whole.
    fn hand_over(&mut self, take: &mut impl FnMut(&[u8])) {
        while let Some(end) = self.event.windows(2).position(|window| window == b"\n\n") {
            take(&self.event[..end + 2]);
            self.event.drain(..end + 2);
        }
    }
}

/// The number that an event carries before its data.
fn id_of(event: &[u8]) -> Option<u64> {
    let fields = event.split(|byte| *byte == b'\n').take_while(|line| !line.starts_with(b"data"));
    let id = fields.into_iter().find_map(|line| line.strip_prefix(b"id: "))?;
    str::from_utf8(id).ok()?.parse().ok()
}
