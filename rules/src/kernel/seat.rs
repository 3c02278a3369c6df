//! Seats: the only actors the rules know.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place in a game, counted clockwise from the one who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 31))]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats any game can have: as many as a [`SeatSet`] has room for.
    pub const MOST: usize = 32;

    /// The same as a position in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        debug_assert!(count <= Seat::MOST);
        (0..count as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats, small enough to copy.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = Vec<Seat>, max_items = 32))]
pub struct SeatSet(u32);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This seat and no other.
    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(Self::bit(seat))
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= Self::bit(seat);
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !Self::bit(seat);
    }

    /// Whether a seat is among them.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats that are in either set.
    pub fn with(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    pub fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The seats that are in both sets.
    pub fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// These seats, or the others when there are none of these.
    pub fn or(self, others: SeatSet) -> SeatSet {
        if self.is_empty() { others } else { self }
    }

    /// Whether the other set has all of these seats too.
    pub fn is_within(self, other: SeatSet) -> bool {
        self.without(other).is_empty()
    }

    /// One after another, from the lowest number on.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(Seat::MOST).filter(move |seat| self.contains(*seat))
    }

    fn bit(seat: Seat) -> u32 {
        1u32.checked_shl(u32::from(seat.0)).unwrap_or(0)
    }
}

/// What several seats are to do at the same time goes on without who is away, but not while nobody is here.
/// All the games keep to that; this set is who is here.
impl SeatSet {
    /// Whom of those who have yet to act a table waits for: those who are here, or all of them when none is.
    pub fn waits_for(self, open: SeatSet) -> SeatSet {
        open.and(self).or(open)
    }

    /// Whether a table goes on without those who have yet to act: there are none, or they are away and
    /// somebody else is here.
    pub fn goes_on_without(self, open: SeatSet) -> bool {
        open.is_empty() || (!self.is_empty() && open.and(self).is_empty())
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.index() >= Seat::MOST) {
            Some(seat) => Err(serde::de::Error::custom(format_args!("no game has a {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
