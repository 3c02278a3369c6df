//! Looking at the write-ahead log before SQLite does.
//!
//! SQLite takes the log up to the first frame whose checksum does not fit, and forgets the rest. After a
//! power cut that is right: the last step may be torn, and nobody was told of it. But every step is on
//! stable storage before the next begins, so whole steps behind a broken frame mean that the frame was
//! whole once, and that records which were acknowledged would be lost without a word.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use crate::key::wipe;

/// See "The WAL File Format" in SQLite's documentation.
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
const MAGIC: u32 = 0x377f_0682;

/// The size of our pages; the log's header says the same unless it is damaged.
pub(super) const PAGE: usize = 4096;

/// What the log holds.
#[derive(Debug, Default)]
pub(in crate::sqlite) struct Log {
    /// Where in the file the newest stored version of a page begins.
    pub(super) pages: HashMap<u32, u64>,
    /// How many pages the database has after the last step.
    pub(super) database_pages: Option<u32>,
    /// How many steps it holds.
    pub(super) steps: u64,
    /// Where the log is broken although whole steps lie behind.
    pub(super) broken: Option<Broken>,
}

/// A place that cannot be read, with steps behind it that can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Broken {
    /// The frame, counted from one; zero is the header.
    pub(super) frame: u64,
    /// How many steps would be lost, at least.
    pub(super) steps: u64,
}

/// Reads the log at `path`; a missing one is empty.
pub(super) fn scan(path: &Path) -> io::Result<Log> {
    match File::open(path) {
        Ok(file) => Scan::new(file).run(),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Log::default()),
        Err(error) => Err(error),
    }
}

/// Two running sums, as SQLite computes them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Checksum(u32, u32);

/// In which order the checksum takes the bytes of a number.
#[derive(Clone, Copy)]
enum Order {
    Little,
    Big,
}

impl Checksum {
    fn add(mut self, order: Order, bytes: &[u8]) -> Checksum {
        for pair in bytes.as_chunks::<8>().0 {
            let (first, second) = (quad(pair, 0, order), quad(pair, 4, order));
            self.0 = self.0.wrapping_add(first).wrapping_add(self.1);
            self.1 = self.1.wrapping_add(second).wrapping_add(self.0);
        }
        self
    }

    fn stored(bytes: &[u8], at: usize) -> Checksum {
        Checksum(number(bytes, at), number(bytes, at + 4))
    }
}

fn quad(bytes: &[u8; 8], at: usize, order: Order) -> u32 {
    let four = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    match order {
        Order::Little => u32::from_le_bytes(four),
        Order::Big => u32::from_be_bytes(four),
    }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// A frame as it lies in the file. It may hold a key, and so leaves nothing behind; for the same reason
/// nothing is read ahead into a buffer.
struct Frame {
    bytes: Box<[u8; FRAME_HEADER + PAGE]>,
}

impl Drop for Frame {
    fn drop(&mut self) {
        wipe(self.bytes.as_mut_slice());
    }
}

impl Frame {
    fn page(&self) -> u32 {
        number(&*self.bytes, 0)
    }

    /// The size of the database, in the frame that ends a step; zero in the others.
    fn commits(&self) -> u32 {
        number(&*self.bytes, 4)
    }

    fn salts(&self) -> (u32, u32) {
        (number(&*self.bytes, 8), number(&*self.bytes, 12))
    }

    fn stored(&self) -> Checksum {
        Checksum::stored(&*self.bytes, 16)
    }

    fn follows(&self, before: Checksum, order: Order) -> bool {
        let header = before.add(order, &self.bytes[..8]);
        header.add(order, &self.bytes[FRAME_HEADER..]) == self.stored()
    }
}

struct Scan<R> {
    file: R,
    frame: u64,
    log: Log,
    /// The pages of the step that is being read.
    step: Vec<(u32, u64)>,
}

impl<R: Read> Scan<R> {
    fn new(file: R) -> Scan<R> {
        Scan { file, frame: 0, log: Log::default(), step: Vec::new() }
    }

    fn run(mut self) -> io::Result<Log> {
        let mut header = [0; HEADER];
        if let Err(error) = self.file.read_exact(&mut header) {
            return if error.kind() == ErrorKind::UnexpectedEof { Ok(self.log) } else { Err(error) };
        }
        let order = if number(&header, 0) & 1 == 0 { Order::Little } else { Order::Big };
        let start = Checksum(0, 0).add(order, &header[..24]);
        let sound = number(&header, 0) & !1 == MAGIC && start == Checksum::stored(&header, 24);
        if !sound {
            return self.look_behind(Behind::of_header(), None);
        }
        if number(&header, 8) as usize != PAGE {
            // Not ours; whoever opens the database will say so.
            return Ok(self.log);
        }
        let salts = (number(&header, 16), number(&header, 20));
        let mut before = start;
        while let Some(frame) = self.next()? {
            if frame.salts() != salts || !frame.follows(before, order) {
                let behind = Behind { frame: self.frame, salts: Some(salts), order, ..Behind::of_header() };
                return self.look_behind(behind, Some(&frame));
            }
            before = frame.stored();
            self.take(&frame);
        }
        Ok(self.log)
    }

    fn next(&mut self) -> io::Result<Option<Frame>> {
        let mut bytes = Box::new([0; FRAME_HEADER + PAGE]);
        match self.file.read_exact(&mut *bytes) {
            Ok(()) => {
                self.frame += 1;
                Ok(Some(Frame { bytes }))
            }
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// A sound frame. What it holds counts once its step has ended.
    fn take(&mut self, frame: &Frame) {
        let length = (FRAME_HEADER + PAGE) as u64;
        let at = HEADER as u64 + (self.frame - 1) * length + FRAME_HEADER as u64;
        self.step.push((frame.page(), at));
        if frame.commits() > 0 {
            self.log.pages.extend(self.step.drain(..));
            self.log.database_pages = Some(frame.commits());
            self.log.steps += 1;
        }
    }

    /// Goes on where SQLite stops.
    fn look_behind(mut self, mut behind: Behind, first: Option<&Frame>) -> io::Result<Log> {
        if let Some(frame) = first {
            behind.take(frame);
        }
        while let Some(frame) = self.next()? {
            behind.take(&frame);
        }
        self.log.broken = behind.verdict();
        Ok(self.log)
    }
}

/// What lies at and behind the first frame that does not fit.
struct Behind {
    frame: u64,
    /// What the frames of this round of the log have in common. Where the header is broken, the first frame
    /// says it.
    salts: Option<(u32, u32)>,
    order: Order,
    /// The sum up to the frame before, as that one says.
    before: Option<Checksum>,
    /// The steps that end here.
    steps: u64,
    proven: bool,
}

impl Behind {
    fn of_header() -> Behind {
        let order = if cfg!(target_endian = "little") { Order::Little } else { Order::Big };
        Behind { frame: 0, salts: None, order, before: None, steps: 0, proven: false }
    }

    fn take(&mut self, frame: &Frame) {
        if frame.salts() != *self.salts.get_or_insert(frame.salts()) {
            // Left over from an earlier round.
            self.before = None;
            return;
        }
        let fits = self.before.is_some_and(|before| frame.follows(before, self.order));
        self.before = Some(frame.stored());
        if frame.commits() > 0 {
            self.steps += 1;
            // The first may be a step that was torn when the power went. Another whole one was begun after
            // that was on stable storage. Steps that were taken back leave frames, too, but never a last one.
            self.proven |= fits && self.steps > 1;
        }
    }

    fn verdict(&self) -> Option<Broken> {
        self.proven.then_some(Broken { frame: self.frame, steps: self.steps })
    }
}
