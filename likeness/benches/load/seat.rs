//! The four at a table, as the driver names them.

/// How many sit at every table.
pub(crate) const SEATS: usize = 4;

/// One of the four, in the order of arrival; the first is the host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Guest(pub(crate) u8);

impl Guest {
    pub(crate) const HOST: Guest = Guest(0);
    /// Nobody's own screen: the one that everybody looks at, where a table has one.
    pub(crate) const STAGE: Guest = Guest(SEATS as u8);

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Some of the four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Guests(u8);

impl Guests {
    pub(crate) const ALL: Guests = Guests((1 << SEATS) - 1);

    pub(crate) fn contains(self, guest: Guest) -> bool {
        self.0 & (1 << guest.0) != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Guest> {
        (0..SEATS as u8).map(Guest).filter(move |guest| self.contains(*guest))
    }
}

impl FromIterator<Guest> for Guests {
    fn from_iter<I: IntoIterator<Item = Guest>>(guests: I) -> Guests {
        Guests(guests.into_iter().fold(0, |bits, guest| bits | 1 << guest.0))
    }
}
