//! Letters, and sets of them.

use std::fmt;

use super::fold::fold;

/// One of the twenty-six letters of a letter card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// How many there are.
    pub const COUNT: usize = 26;

    pub fn all() -> impl Iterator<Item = Letter> {
        (0..Letter::COUNT as u8).map(Letter)
    }

    /// The letter that this character is, in either case and whatever its accent.
    pub fn new(char: char) -> Option<Letter> {
        let folded = fold(char.encode_utf8(&mut [0; 4]));
        let first = folded.bytes().next()?;
        first.is_ascii_lowercase().then(|| Letter(first - b'a'))
    }

    /// The letter that a name begins with, past what is no letter.
    pub fn beginning(name: &str) -> Option<Letter> {
        fold(name).chars().find(|char| char.is_alphanumeric()).and_then(Letter::new)
    }

    /// Where it stands in the alphabet, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn at(index: usize) -> Option<Letter> {
        (index < Letter::COUNT).then_some(Letter(index as u8))
    }

    pub const fn char(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.char())
    }
}

/// A set of letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Letters(u32);

impl Letters {
    pub(crate) const fn from_bits(bits: u32) -> Letters {
        Letters(bits)
    }

    pub(crate) const fn bits(self) -> u32 {
        self.0
    }

    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.0 & 1 == 1
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn with(self, letter: Letter) -> Letters {
        Letters(self.0 | 1 << letter.0)
    }

    /// In the order of the alphabet.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        Letter::all().filter(move |letter| self.contains(*letter))
    }
}

impl FromIterator<Letter> for Letters {
    fn from_iter<I: IntoIterator<Item = Letter>>(letters: I) -> Letters {
        letters.into_iter().fold(Letters::default(), Letters::with)
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|letter| write!(f, "{letter}"))
    }
}
