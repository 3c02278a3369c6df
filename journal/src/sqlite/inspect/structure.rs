//! What holds the pages of the database together and belongs to no table: its header and its list of free
//! pages.
//!
//! A flipped bit there harms nothing that is stored, until the next record is written over what is not
//! free. All tables can still be copied into a new journal, so the server does not start, and says so.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

use zeroize::Zeroizing;

use super::log::{Log, PAGE};

/// See "The Database File Format" in SQLite's documentation.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// Fields of the header that never have another value in a journal: where, and what.
const FIXED: [(usize, &[u8]); 6] = [
    (16, &[0x10, 0x00]),    // pages of 4096 bytes
    (20, &[0, 64, 32, 32]), // nothing reserved; three constants
    (44, &[0, 0, 0, 4]),    // the format of the schema
    (52, &[0, 0, 0, 0]),    // no page is moved to make files smaller
    (56, &[0, 0, 0, 1]),    // UTF-8
    (64, &[0, 0, 0, 0]),    // the same again
];

/// Who may write and who may read: everybody, or those who know write-ahead logs. A copy that SQLite made
/// says the former until it is opened.
const VERSIONS: [[u8; 2]; 2] = [[1, 1], [2, 2]];

/// How many free pages are looked at. SQLite takes the first ones first, so those at the end of a very long
/// list have time until another start.
const FREE_PAGES: usize = 16 * 1024;

/// A free page is all zero, as the writer overwrites what it deletes; a few bytes may have flipped. One
/// that is in use has more: at the least a record's hash.
const STRAY_BYTES: usize = 16;

/// What is wrong, in words.
pub(super) type Fault = &'static str;

/// The pages of the database with what the log has newer.
pub(super) struct Pages<'f> {
    pub(super) database: &'f File,
    pub(super) log_file: Option<File>,
    pub(super) log: &'f Log,
}

impl Pages<'_> {
    fn read(&self, page: u32) -> io::Result<Zeroizing<Vec<u8>>> {
        let mut bytes = Zeroizing::new(vec![0; PAGE]);
        let (mut file, at) = match (self.log.pages.get(&page), &self.log_file) {
            (Some(at), Some(log)) => (log, *at),
            _ => (self.database, u64::from(page - 1) * PAGE as u64),
        };
        file.seek(SeekFrom::Start(at))?;
        file.read_exact(&mut bytes)?;
        Ok(bytes)
    }

    /// How many pages there must be.
    fn count(&self) -> io::Result<u64> {
        match self.log.database_pages {
            Some(pages) => Ok(u64::from(pages)),
            None => Ok(self.database.metadata()?.len() / PAGE as u64),
        }
    }
}

/// The numbers in the header that say whose a database is, and of which format. None for one that has no
/// header.
pub(super) fn origin(pages: &Pages<'_>) -> io::Result<Option<(u32, u32)>> {
    if pages.database.metadata()?.len() == 0 {
        return Ok(None);
    }
    let header = pages.read(1)?;
    Ok((&header[..16] == MAGIC).then(|| (number(&header, 68), number(&header, 60))))
}

/// Looks at header and free pages; `roots` are the pages with which the trees begin.
pub(super) fn check(pages: &Pages<'_>, roots: &[u32]) -> io::Result<Result<(), Fault>> {
    let header = pages.read(1)?;
    let fixed = FIXED.iter().all(|(at, bytes)| header[*at..].starts_with(bytes));
    if &header[..16] != MAGIC || !fixed || !VERSIONS.contains(&[header[18], header[19]]) {
        return Ok(Err("its header"));
    }
    if u64::from(number(&header, 28)) != pages.count()? {
        return Ok(Err("the number of its pages"));
    }
    free_pages(pages, roots, number(&header, 32), number(&header, 36))
}

fn free_pages(pages: &Pages<'_>, roots: &[u32], first: u32, count: u32) -> io::Result<Result<(), Fault>> {
    let fault = Ok(Err("its list of free pages"));
    let total = pages.count()?;
    let mut seen = BTreeSet::new();
    let mut is_new =
        |page: u32| page > 1 && u64::from(page) <= total && !roots.contains(&page) && seen.insert(page);
    let (mut trunk, mut left, mut looked) = (first, count, 0);
    while trunk != 0 {
        if !is_new(trunk) {
            return fault;
        }
        let bytes = pages.read(trunk)?;
        let leaves = number(&bytes, 4);
        // The trunk itself is one of them.
        let Some(rest) = left.checked_sub(leaves.saturating_add(1)) else { return fault };
        if leaves as usize > PAGE / 4 - 2 {
            return fault;
        }
        for leaf in (0..leaves as usize).map(|leaf| number(&bytes, 8 + 4 * leaf)) {
            if !is_new(leaf) {
                return fault;
            }
            looked += 1;
            if looked <= FREE_PAGES
                && pages.read(leaf)?.iter().filter(|byte| **byte != 0).count() > STRAY_BYTES
            {
                return fault;
            }
        }
        (trunk, left) = (number(&bytes, 0), rest);
    }
    if left == 0 { Ok(Ok(())) } else { fault }
}

fn number(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
