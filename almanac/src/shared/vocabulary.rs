//! All words of all names in the order of the alphabet, and whose they are.
//!
//! A vocabulary lies in one run of bytes, so that the one that comes with the program needs no loading:
//! how many words, where each begins, where its owners begin, the text, the owners.

use std::{collections::BTreeMap, ops::Range};

/// One who bears a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Owner {
    /// The person's row.
    pub(crate) row: u16,
    /// One of the person's names begins with the word.
    pub(crate) begins: bool,
    /// The word alone is one of the person's names.
    pub(crate) sole: bool,
}

impl Owner {
    /// Rows take fourteen bits, which leaves two for what the word is to the person.
    pub(crate) const MOST_ROWS: usize = 1 << 14;
    const BEGINS: u16 = Owner::MOST_ROWS as u16;
    const SOLE: u16 = 1 << 15;

    fn pack(self) -> u16 {
        self.row | if self.begins { Owner::BEGINS } else { 0 } | if self.sole { Owner::SOLE } else { 0 }
    }

    fn unpack(packed: u16) -> Owner {
        Owner {
            row: packed & (Owner::BEGINS - 1),
            begins: packed & Owner::BEGINS != 0,
            sole: packed & Owner::SOLE != 0,
        }
    }
}

/// Words being collected.
#[derive(Debug, Default)]
pub(crate) struct Collection {
    words: BTreeMap<String, BTreeMap<u16, Owner>>,
}

impl Collection {
    /// Notes all words of one of a person's names.
    pub(crate) fn add(&mut self, row: u16, name: &str) {
        let plain = super::fold::words(name);
        for (index, word) in super::fold::index_words(name).into_iter().enumerate() {
            // A joined word stands after all plain ones, and is the name's beginning if it starts like its
            // first word.
            let begins = index == 0 || (index >= plain.len() && word.starts_with(&plain[0]));
            let owners = self.words.entry(word).or_default();
            let owner = owners.entry(row).or_insert(Owner { row, begins: false, sole: false });
            owner.begins |= begins;
            owner.sole |= plain.len() == 1;
        }
    }

    /// The bytes that [`Vocabulary::read`] reads.
    pub(crate) fn pack(&self) -> Vec<u8> {
        let mut bytes = number(self.words.len()).to_vec();
        let mut end = 0;
        for word in self.words.keys() {
            bytes.extend(number(end));
            end += word.len();
        }
        bytes.extend(number(end));
        let mut end = 0;
        for owners in self.words.values() {
            bytes.extend(number(end));
            end += owners.len();
        }
        bytes.extend(number(end));
        self.words.keys().for_each(|word| bytes.extend(word.as_bytes()));
        let owners = self.words.values().flat_map(BTreeMap::values);
        owners.for_each(|owner| bytes.extend(owner.pack().to_le_bytes()));
        bytes
    }
}

fn number(number: usize) -> [u8; 4] {
    u32::try_from(number).expect("names take less than four gigabytes").to_le_bytes()
}

/// A vocabulary as it lies in memory.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Vocabulary<'a> {
    count: usize,
    word_starts: &'a [u8],
    owner_starts: &'a [u8],
    text: &'a str,
    owners: &'a [u8],
}

impl<'a> Vocabulary<'a> {
    /// Nothing if the bytes are no vocabulary.
    pub(crate) fn read(bytes: &'a [u8]) -> Option<Vocabulary<'a>> {
        let (count, rest) = bytes.split_at_checked(4)?;
        let count = read_number(count, 0);
        let (word_starts, rest) = rest.split_at_checked(4 * (count + 1))?;
        let (owner_starts, rest) = rest.split_at_checked(4 * (count + 1))?;
        let (text, owners) = rest.split_at_checked(read_number(word_starts, count))?;
        let text = str::from_utf8(text).ok()?;
        let whole = owners.len() == 2 * read_number(owner_starts, count);
        whole.then_some(Vocabulary { count, word_starts, owner_starts, text, owners })
    }

    pub(crate) fn len(self) -> usize {
        self.count
    }

    /// The letters of a word as they lie in memory.
    pub(crate) fn bytes(self, index: usize) -> &'a [u8] {
        let range = read_number(self.word_starts, index)..read_number(self.word_starts, index + 1);
        &self.text.as_bytes()[range]
    }

    pub(crate) fn word(self, index: usize) -> &'a str {
        &self.text[read_number(self.word_starts, index)..read_number(self.word_starts, index + 1)]
    }

    pub(crate) fn owners(self, index: usize) -> impl Iterator<Item = Owner> {
        let range = 2 * read_number(self.owner_starts, index)..2 * read_number(self.owner_starts, index + 1);
        let packed = self.owners[range].as_chunks::<2>().0;
        packed.iter().map(|bytes| Owner::unpack(u16::from_le_bytes(*bytes)))
    }

    /// The words that begin with this one.
    pub(crate) fn beginning_with(self, prefix: &str) -> Range<usize> {
        let prefix = prefix.as_bytes();
        let start = self.first(0, self.count, |word| word >= prefix);
        start..self.first(start, self.count, |word| !word.starts_with(prefix))
    }

    /// The first word after one that does not begin like it does. There are seldom many, so they are looked
    /// for nearby, in steps that double.
    pub(crate) fn after_all_like(self, index: usize, letters: usize) -> usize {
        let prefix = &self.bytes(index)[..letters];
        let (mut from, mut step) = (index + 1, 1);
        while from + step <= self.count && self.bytes(from + step - 1).starts_with(prefix) {
            from += step;
            step *= 2;
        }
        self.first(from, (from + step).min(self.count), |word| !word.starts_with(prefix))
    }

    /// The first word in a range of which this holds; it holds of all that follow as well.
    fn first(self, mut low: usize, mut high: usize, holds: impl Fn(&[u8]) -> bool) -> usize {
        while low < high {
            let middle = low.midpoint(high);
            if holds(self.bytes(middle)) { high = middle } else { low = middle + 1 }
        }
        low
    }
}

fn read_number(bytes: &[u8], index: usize) -> usize {
    let number = bytes[4 * index..].first_chunk().expect("starts are counted before they are read");
    u32::from_le_bytes(*number) as usize
}
