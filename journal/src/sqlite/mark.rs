//! The mark: the last record that was acknowledged, kept outside the database.
//!
//! A frame of the write-ahead log that fails its checksum ends the log for SQLite: everything behind it is
//! gone without a word, and so is the note of where tables end, which lay there too. So the writer also
//! keeps the place of the last record of its last step in a small file of its own. Steps are stored in
//! order: when that one is there, all before it are.
//!
//! The file is written after a step is on stable storage and before anybody is answered. It is not itself
//! waited for: when the process dies it is as it was written, and after a power cut it may be older, but
//! never ahead. Only when its table is about to be forgotten is it cleared first, and waited for.

use std::fs::File;
use std::io::{self, Read};
use std::mem;
use std::path::Path;

use rusqlite::Connection;

use crate::chain::{Hash, Head};
use crate::record::{Seq, TableId};

use super::connect::Origin;
use super::folder::Hands;
use super::note::{self, Found};
use super::reader::is_damage;
use super::sum::Sum;
use super::walk;

/// The mark's name in a data folder.
pub const MARK_FILE: &str = "journal.mark";

const MAGIC: &[u8; 8] = b"likemark";
const BYTES: usize = 64;

/// A place in the journal: a record, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Nowhere,
    Record(TableId, Head),
}

impl Place {
    fn encode(self) -> [u8; BYTES] {
        let (table, seq, hash) = match self {
            Place::Nowhere => (0, 0, [0; 32]),
            Place::Record(table, head) => (table.0, head.seq.0, head.hash.0),
        };
        let mut bytes = [0; BYTES];
        bytes[..8].copy_from_slice(MAGIC);
        bytes[8..16].copy_from_slice(&table.to_be_bytes());
        bytes[16..24].copy_from_slice(&seq.to_be_bytes());
        bytes[24..56].copy_from_slice(&hash);
        let sum = Sum::of("likeness mark").bytes(&bytes[..56]).value();
        bytes[56..].copy_from_slice(&sum.to_be_bytes());
        bytes
    }

    fn decode(bytes: &[u8]) -> Option<Place> {
        let bytes: &[u8; BYTES] = bytes.try_into().ok()?;
        let number = |from: usize| bytes[from..from + 8].try_into().map(u64::from_be_bytes).ok();
        let table = TableId(number(8)?);
        let head = Head { seq: Seq(number(16)?), hash: Hash(bytes[24..56].try_into().ok()?) };
        let place = if head.seq == Seq::START { Place::Nowhere } else { Place::Record(table, head) };
        (place.encode() == *bytes).then_some(place)
    }
}

/// What the file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Place(Place),
    /// Something, but not what we wrote. It is a second opinion, so the journal can do without.
    Nonsense,
}

/// What the mark of a folder says. A folder without one has nothing to say: it is new, was written by an
/// earlier version, or somebody copied only the database.
pub(super) fn read(folder: &Path) -> io::Result<Said> {
    let mut bytes = Vec::new();
    match File::open(folder.join(MARK_FILE)) {
        // One byte more, so that a longer file does not pass.
        Ok(file) => file.take(BYTES as u64 + 1).read_to_end(&mut bytes)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Said::Place(Place::Nowhere)),
        Err(error) => return Err(error),
    };
    // A file that was just made may have lost its first words in a power cut.
    if bytes.iter().all(|byte| *byte == 0) {
        return Ok(Said::Place(Place::Nowhere));
    }
    Ok(Place::decode(&bytes).map_or(Said::Nonsense, Said::Place))
}

/// Whether the journal still has the record that the mark names. Where only one of the record and the note
/// of its table's end is there, that table is damaged, and nothing else is lost.
pub(super) fn is_kept(connection: &Connection, origin: Origin, place: Place) -> rusqlite::Result<bool> {
    let Place::Record(table, head) = place else { return Ok(true) };
    if origin == Origin::Empty {
        return Ok(false);
    }
    match walk::hash_at(connection, table, head.seq) {
        Ok(hash) if hash == Some(head.hash) => return Ok(true),
        Err(error) if !is_damage(&error) => return Err(error),
        Ok(_) | Err(_) => {}
    }
    Ok(match origin {
        Origin::Ours => match note::find(connection, table)? {
            Found::Note(note) => note.head.seq > head.seq || note.head == head,
            Found::Damaged | Found::Nothing => false,
        },
        Origin::Older(_) | Origin::Empty => false,
    })
}

/// The mark in the hands of the writer.
pub(super) struct Mark {
    hands: Hands,
    /// Missing while it could not be opened or written.
    file: Option<File>,
    /// Whether it is on stable storage that the file names nothing. After a power cut it may say anything
    /// that was written to it since it was last waited for.
    is_clear: bool,
    /// That it cannot be written is said once.
    complained: bool,
}

impl Mark {
    /// The mark of a folder.
    pub(super) fn open(hands: Hands) -> Mark {
        let file = hands.open(MARK_FILE);
        let mut mark = Mark { hands, file: None, is_clear: false, complained: false };
        match file {
            Ok(file) => mark.file = Some(file),
            Err(error) => mark.complain(&error),
        }
        mark
    }

    /// Notes the last record of a step that is on stable storage. Without the mark the journal is as good as
    /// before, and only the proof of it is missing: no reason to stop.
    pub(super) fn note(&mut self, table: TableId, head: Head) {
        if let Err(error) = self.write(Place::Record(table, head)) {
            self.complain(&error);
        }
    }

    /// Before a table is forgotten: the mark must not ask for it any more, whatever happens to the power. A
    /// disk that cannot be waited for is not asked twice.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.is_clear {
            return Ok(());
        }
        match self.write(Place::Nowhere) {
            Ok(()) => self.file.as_ref().map_or(Ok(()), |file| self.hands.sync(MARK_FILE, file))?,
            Err(error) => {
                self.complain(&error);
                self.hands.remove(MARK_FILE)?;
            }
        }
        self.is_clear = true;
        Ok(())
    }

    fn write(&mut self, place: Place) -> io::Result<()> {
        let file = match self.file.take() {
            Some(file) => file,
            None => self.hands.open(MARK_FILE)?,
        };
        self.is_clear = false;
        self.hands.write(MARK_FILE, &file, &place.encode())?;
        self.file = Some(file);
        Ok(())
    }

    fn complain(&mut self, error: &io::Error) {
        self.file = None;
        if !mem::replace(&mut self.complained, true) {
            tracing::warn!(%error, "{MARK_FILE} cannot be written; a loss of records might go unnoticed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flipped_bit_of_a_mark_is_nonsense() {
        let table = TableId(7);
        let place = Place::Record(table, Head::start(table).extend(table, crate::Millis(5), "{}"));
        let bytes = place.encode();
        assert_eq!(Place::decode(&bytes), Some(place));
        assert_eq!(Place::decode(&Place::Nowhere.encode()), Some(Place::Nowhere));
        for bit in 0..BYTES * 8 {
            let mut flipped = bytes;
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Place::decode(&flipped), None, "bit {bit}");
        }
        assert_eq!(Place::decode(&bytes[..BYTES - 1]), None, "cut short");
    }
}
