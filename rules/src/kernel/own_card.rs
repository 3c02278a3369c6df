//! Cards that a table writes itself, as the rules see them: how they are named, and how many there can be.
//!
//! A table writes cards beside a game, and in some games writing one is a move. Neither of the two sees what the
//! other does, so that each has numbers of its own.

use std::ops::RangeInclusive;

use super::card::{CardId, PileId};

impl PileId {
    /// The letters of the cards that tables write themselves, and of the pile of those that belong to no
    /// category. No deck has a category of that name.
    pub const OWN: PileId = PileId::new(*b"own");
}

impl CardId {
    /// So many at a time for each game: more than an evening needs, and still little to store.
    pub const MOST_OWN: usize = 200;

    /// The numbers of the cards that are written beside a game, the lowest first.
    pub const OWN_BESIDE_A_GAME: RangeInclusive<u16> = 1..=500;

    /// The numbers of the cards that are written in play, the highest first.
    pub const OWN_IN_PLAY: RangeInclusive<u16> = 501..=999;

    /// The table's own card of that number; numbers have three digits.
    pub fn own(number: u16) -> Option<CardId> {
        format!("{}-{number:03}", PileId::OWN).parse().ok()
    }

    /// The number of a card that a table has written itself; none for a card of the decks.
    pub fn own_number(self) -> Option<u16> {
        if self.pile() == PileId::OWN { self.as_str()[4..].parse().ok() } else { None }
    }
}
