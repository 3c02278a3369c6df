//! The screens of a table: streams that are read as they come, and what each has shown last.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::{io::AsyncReadExt, net::TcpStream, sync::Notify, task::JoinSet};

use crate::{
    Outcome, http,
    seat::{Guest, Guests, SEATS},
};

/// Longer than any server under test should ever take: beyond it the run has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);
/// The most that is read from a stream at once: a frame nearly always.
const READ: usize = 8 * 1024;
/// Everybody's own, and the stage.
const SCREENS: usize = SEATS + 1;

/// What the screens of one table have shown. The streams write it, and whoever plays at the table waits for
/// it.
#[derive(Debug)]
pub(crate) struct Board {
    screens: Mutex<[Shown; SCREENS]>,
    changed: Notify,
    /// Every frame, for whoever weighs them.
    log: Mutex<Option<Vec<Entry>>>,
}

/// A frame that came.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    pub(crate) guest: Guest,
    /// The record that it shows.
    pub(crate) seq: u64,
    pub(crate) bytes: u32,
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
        let (screens, log) = (Mutex::new([blank; SCREENS]), Mutex::default());
        Arc::new(Board { screens, changed: Notify::new(), log })
    }

    /// Notes every frame from now on.
    pub(crate) fn keep_log(&self) {
        self.entries().get_or_insert_default();
    }

    pub(crate) fn log(&self) -> Vec<Entry> {
        self.entries().clone().unwrap_or_default()
    }

    fn entries(&self) -> MutexGuard<'_, Option<Vec<Entry>>> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn screens(&self) -> MutexGuard<'_, [Shown; SCREENS]> {
        self.screens.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The newest record that any screen shows.
    pub(crate) fn newest(&self) -> u64 {
        self.screens().iter().filter_map(|shown| shown.seq).max().unwrap_or(0)
    }

    pub(crate) fn traffic(&self) -> Traffic {
        self.screens().iter().fold(Traffic::default(), |sum, shown| sum.plus(shown.traffic))
    }

    /// Waits until all of these guests' screens show something newer than that record, for so long. Says when
    /// the last one did, if there are any, or whose does not.
    pub(crate) async fn all_beyond(
        &self,
        seq: Option<u64>,
        guests: Guests,
        patience: Duration,
    ) -> Result<Option<Instant>, Guest> {
        if let Ok(moment) = self.beyond(seq, guests) {
            return Ok(moment);
        }
        let everybody = async {
            loop {
                self.changed.notified().await;
                if let Ok(moment) = self.beyond(seq, guests) {
                    return moment;
                }
            }
        };
        match tokio::time::timeout(patience, everybody).await {
            Ok(moment) => Ok(moment),
            Err(_) => self.beyond(seq, guests),
        }
    }

    /// The same where a screen that does not show it ends the run.
    pub(crate) async fn all_beyond_or_missed(
        &self,
        seq: Option<u64>,
        guests: Guests,
        what: &str,
    ) -> Outcome<()> {
        match self.all_beyond(seq, guests, PATIENCE).await {
            Ok(_) => Ok(()),
            Err(guest) => Err(format!("the screen of guest {} did not show {what}", guest.0).into()),
        }
    }

    /// When the last of these screens showed it, or whose screen does not show it yet.
    fn beyond(&self, seq: Option<u64>, guests: Guests) -> Result<Option<Instant>, Guest> {
        let screens = self.screens();
        let mut last = None;
        for guest in guests.iter() {
            let shown = &screens[guest.index()];
            if shown.seq <= seq {
                return Err(guest);
            }
            last = last.max(Some(shown.at));
        }
        Ok(last)
    }

    fn show(&self, guest: Guest, event: &[u8]) {
        let Some(seq) = id_of(event) else { return };
        if let Some(log) = &mut *self.entries() {
            log.push(Entry { guest, seq, bytes: event.len() as u32 });
        }
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
