//! Putting things in order: an arrangement under way, and a finished ranking.

use serde::{Deserialize, Serialize};

/// Which of the things on the table is meant, counted in the order in which they lie there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 8))]
pub struct Slot(pub u8);

impl Slot {
    /// The same as a position in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A row that is being laid out: some things have a place in it, the others do not yet.
///
/// The row has no gaps. Laying a thing at a place moves those behind it along, and laying it again moves it,
/// so that tapping in order, moving by one and dragging are all the same operation. The Game of Happiness and
/// Personal Preference rank with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrangement {
    size: u8,
    row: Vec<Slot>,
}

impl Arrangement {
    /// An empty row for that many things.
    pub fn of(size: usize) -> Self {
        debug_assert!(size <= usize::from(u8::MAX));
        Arrangement { size: size as u8, row: Vec::with_capacity(size) }
    }

    /// How many things there are to lay.
    pub fn size(&self) -> usize {
        usize::from(self.size)
    }

    /// What has been laid so far, from the first place on.
    pub fn row(&self) -> &[Slot] {
        &self.row
    }

    /// The things that have no place yet, in the order in which they lie on the table.
    pub fn loose(&self) -> impl Iterator<Item = Slot> + '_ {
        (0..self.size).map(Slot).filter(|slot| !self.row.contains(slot))
    }

    /// Where a thing lies in the row.
    pub fn place_of(&self, slot: Slot) -> Option<usize> {
        self.row.iter().position(|laid| *laid == slot)
    }

    /// Whether there is such a thing.
    pub fn has(&self, slot: Slot) -> bool {
        slot.0 < self.size
    }

    /// Where a thing comes to lie when it is laid at that place: there, or at the end of the row when the
    /// place lies beyond it.
    pub fn landing(&self, slot: Slot, place: usize) -> usize {
        let others = self.row.len() - usize::from(self.place_of(slot).is_some());
        place.min(others)
    }

    /// Lays a thing at a place, or at the end of the row when the place lies beyond it.
    pub fn lay(&mut self, slot: Slot, place: usize) {
        if !self.has(slot) {
            return;
        }
        self.take_back(slot);
        self.row.insert(place.min(self.row.len()), slot);
    }

    /// Takes a thing out of the row.
    pub fn take_back(&mut self, slot: Slot) {
        self.row.retain(|laid| *laid != slot);
    }

    /// The ranking that the row makes once everything has its place.
    pub fn finished(&self) -> Option<Ranking> {
        (self.row.len() == self.size()).then(|| Ranking(self.row.clone()))
    }
}

/// Everything in its place: the thing at each place, from the first on. Always a permutation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Slot>")]
pub struct Ranking(Vec<Slot>);

impl Ranking {
    /// The things from the first place to the last.
    pub fn row(&self) -> &[Slot] {
        &self.0
    }

    /// How many things are ranked.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there was nothing to rank.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where a thing stands.
    pub fn place_of(&self, slot: Slot) -> usize {
        self.0.iter().position(|ranked| *ranked == slot).expect("a ranking ranks everything")
    }

    /// The places at which both rankings have the same thing.
    pub fn agreeing_places<'a>(&'a self, other: &'a Ranking) -> impl Iterator<Item = usize> + 'a {
        let pairs = self.0.iter().zip(&other.0).enumerate();
        pairs.filter(|(_, (mine, theirs))| mine == theirs).map(|(place, _)| place)
    }
}

impl TryFrom<Vec<Slot>> for Ranking {
    type Error = NotARanking;

    fn try_from(row: Vec<Slot>) -> Result<Self, NotARanking> {
        let mut seen = vec![false; row.len()];
        for slot in &row {
            match seen.get_mut(slot.index()) {
                Some(seen @ false) => *seen = true,
                _ => return Err(NotARanking),
            }
        }
        Ok(Ranking(row))
    }
}

/// The row leaves something out, or has it twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a ranking has everything exactly once")]
pub struct NotARanking;
