//! One answer that several seats make together.

use super::seat::{Seat, SeatSet};

/// A shared answer on its way: everybody sees it change, and whoever has agreed has agreed to it as it is
/// now.
///
/// Every change makes a new edition and takes the agreements back, so that nobody can be held to what they
/// never saw. In The Game of Happiness and in Personal Preference it is how a guess is made, in
/// Personality how two vote as one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedDraft<T> {
    value: T,
    edition: u32,
    changed_by: Option<Seat>,
    agreed: SeatSet,
    undone: SeatSet,
}

impl<T> SharedDraft<T> {
    /// A draft that nobody has changed yet.
    pub fn new(value: T) -> Self {
        SharedDraft { value, edition: 0, changed_by: None, agreed: SeatSet::EMPTY, undone: SeatSet::EMPTY }
    }

    /// The answer as it is now.
    pub fn value(&self) -> &T {
        &self.value
    }

    /// Grows by one with each change.
    pub fn edition(&self) -> u32 {
        self.edition
    }

    /// Who made the last change.
    pub fn changed_by(&self) -> Option<Seat> {
        self.changed_by
    }

    /// Who has agreed to the draft as it is.
    pub fn agreed(&self) -> SeatSet {
        self.agreed
    }

    /// Who had agreed, until somebody else changed the draft, and has not said anything to it since. That an
    /// agreement was taken back in another way does not count.
    pub fn undone(&self) -> SeatSet {
        self.undone
    }

    /// Whether a seat may agree to the draft as it saw it. That it is complete is the game's to say.
    pub fn agreeable(&self, seat: Seat, edition: u32) -> Result<(), NoAgreement> {
        if self.edition != edition {
            return Err(NoAgreement::Changed);
        }
        if self.agreed.contains(seat) { Err(NoAgreement::Already) } else { Ok(()) }
    }

    /// Whether everybody who is here has agreed, and somebody is here.
    pub fn is_agreed_by(&self, here: SeatSet) -> bool {
        !here.is_empty() && here.is_within(self.agreed)
    }

    /// Changes the answer, in a new edition that nobody has agreed to.
    pub fn change(&mut self, by: Seat, change: impl FnOnce(&mut T)) {
        change(&mut self.value);
        self.edition += 1;
        self.changed_by = Some(by);
        self.undone = self.undone.with(self.agreed);
        self.undone.remove(by);
        self.agreed = SeatSet::EMPTY;
    }

    /// Notes that a seat agrees to it as it is.
    pub fn agree(&mut self, seat: Seat) {
        self.agreed.insert(seat);
        self.undone.remove(seat);
    }

    /// Notes that a seat does not agree any longer.
    pub fn disagree(&mut self, seat: Seat) {
        self.agreed.remove(seat);
        self.undone.remove(seat);
    }
}

#[cfg(any(test, feature = "testing"))]
impl<T> SharedDraft<T> {
    /// The same draft with another answer, by the same hands and with the same agreements.
    pub(crate) fn with_value<U>(&self, value: U) -> SharedDraft<U> {
        let SharedDraft { value: _, edition, changed_by, agreed, undone } = self;
        SharedDraft { value, edition: *edition, changed_by: *changed_by, agreed: *agreed, undone: *undone }
    }
}

/// Why somebody cannot agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAgreement {
    /// The draft is not what they saw.
    Changed,
    /// They have agreed before.
    Already,
}
