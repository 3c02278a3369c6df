//! What somebody takes another's ranking to be before all talk it over: each their own, seen by nobody else.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    arrangement::{Arrangement, Ranking, Slot},
    sealed::Sealed,
    seat::{Seat, SeatSet},
};

/// Private first guesses of one ranking, of every seat that makes one. Nobody waits for them, they earn
/// nothing, and that somebody has made one is as secret as what it is. The Game of Happiness and Personal
/// Preference have them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FirstGuesses(BTreeMap<Seat, Sealed<Arrangement>>);

/// Whose first guess came nearest to a ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Closest {
    /// All who came equally near.
    pub seats: SeatSet,
    /// How many places they had right, one at least.
    pub right: u8,
}

impl FirstGuesses {
    /// What a seat has laid so far, for its own eyes.
    pub fn row_of(&self, seat: Seat) -> &[Slot] {
        self.0.get(&seat).map_or(&[], |row| row.open().row())
    }

    /// The same as it is before a move, of so many things.
    pub fn before(&self, seat: Seat, things: usize) -> Arrangement {
        self.0.get(&seat).map_or_else(|| Arrangement::of(things), |row| row.open().clone())
    }

    /// Changes the row of a seat, of so many things.
    pub fn change(&mut self, seat: Seat, things: usize, change: impl FnOnce(&mut Arrangement)) {
        let row = self.0.entry(seat).or_insert_with(|| Sealed::new(Arrangement::of(things)));
        change(row.open_mut());
    }

    /// Takes one of the things out of every row.
    pub fn take_out(&mut self, thing: Slot) {
        for row in self.0.values_mut() {
            row.open_mut().take_back(thing);
        }
    }

    /// Whose whole row has most places as this ranking has; none if nobody has any.
    pub fn closest_to(&self, ranking: &Ranking) -> Option<Closest> {
        let right = |row: &Sealed<Arrangement>| {
            row.open().finished().map_or(0, |guess| guess.agreeing_places(ranking).count())
        };
        let most = self.0.values().map(right).max().filter(|most| *most > 0)?;
        let seats = self.0.iter().filter(|(_, row)| right(row) == most).map(|(seat, _)| *seat).collect();
        Some(Closest { seats, right: most as u8 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guesses(rows: &[&[u8]]) -> FirstGuesses {
        let mut guesses = FirstGuesses::default();
        for (seat, row) in (0..).map(Seat).zip(rows) {
            for slot in *row {
                guesses.change(seat, 4, |row| row.lay(Slot(*slot), usize::MAX));
            }
        }
        guesses
    }

    #[test]
    fn whoever_has_most_places_right_is_closest_and_several_share_it() {
        let ranking = Ranking::try_from(vec![Slot(0), Slot(1), Slot(2), Slot(3)]).unwrap();
        let closest = |rows: &[&[u8]]| guesses(rows).closest_to(&ranking);
        let told = |seats: &[u8], right| {
            Some(Closest { seats: seats.iter().map(|seat| Seat(*seat)).collect(), right })
        };
        assert_eq!(closest(&[&[0, 1, 3, 2], &[3, 2, 1, 0], &[1, 0, 2, 3]]), told(&[0, 2], 2));
        assert_eq!(closest(&[&[0, 1, 2, 3], &[0, 1, 3, 2]]), told(&[0], 4));
        assert_eq!(closest(&[&[0, 1, 2], &[]]), None, "only a whole row counts");
        assert_eq!(closest(&[&[1, 0, 3, 2]]), None, "nobody is close with nothing right");
        assert_eq!(closest(&[]), None);
    }

    #[test]
    fn a_thing_that_is_gone_is_in_no_row() {
        let mut guesses = guesses(&[&[2, 0], &[1]]);
        guesses.take_out(Slot(2));
        assert_eq!((guesses.row_of(Seat(0)), guesses.row_of(Seat(1))), (&[Slot(0)][..], &[Slot(1)][..]));
        assert_eq!(format!("{guesses:?}").matches("Sealed(..)").count(), 2, "no log tells");
    }
}
