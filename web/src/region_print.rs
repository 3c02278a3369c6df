//! Prints of what was sent, by which it is known whether there is something new to send.
//!
//! Every look at a page makes some, of thousands of bytes each: the hasher of the standard library took a
//! fiftieth of all the time of a command over them. The seeds are known to nobody.

use std::{
    hash::{BuildHasher, RandomState},
    sync::LazyLock,
};

/// A number that is the same for the same text, and for two that differ once in 2^64 cases.
pub(crate) fn print(text: &str) -> u64 {
    static SEEDS: LazyLock<[u64; 2]> =
        LazyLock::new(|| [0, 1].map(|which| RandomState::new().hash_one(which)));
    let [one, other] = *SEEDS;
    let (pieces, rest) = text.as_bytes().as_chunks::<PIECE>();
    let sum = one ^ text.len() as u64;
    let sum = pieces.iter().fold(sum, |sum, piece| taken_in(sum, *piece, other));
    let mut last = [0; PIECE];
    last[..rest.len()].copy_from_slice(rest);
    mixed(taken_in(sum, last, other), one)
}

const PIECE: usize = 16;

fn taken_in(sum: u64, piece: [u8; PIECE], seed: u64) -> u64 {
    let piece = u128::from_le_bytes(piece);
    mixed(piece as u64 ^ seed, (piece >> 64) as u64 ^ sum)
}

fn mixed(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_same_text_has_the_same_print_and_every_other_one_another() {
        let text = "<p>Waiting for Ada, Ben and Cleo</p>".repeat(3);
        assert_eq!(print(&text), print(&text.clone()));
        let changed = |at: usize| [&text[..at], "\0", &text[at + 1..]].concat();
        let cut = |at: usize| text[..at].to_owned();
        let others: Vec<String> = (0..text.len()).flat_map(|at| [changed(at), cut(at)]).collect();
        let prints: HashSet<u64> = others.iter().chain([&text]).map(|text| print(text)).collect();
        assert_eq!(prints.len(), others.len() + 1);
    }

    #[test]
    fn blanks_at_the_end_count() {
        let prints: HashSet<u64> = (0..100).map(|blanks| print(&"\0".repeat(blanks))).collect();
        assert_eq!(prints.len(), 100);
    }
}
