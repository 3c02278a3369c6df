//! What each of the guests took a ranking to be at first (GH-14, PP-24), kept for that guest alone: whoever
//! looks through a game again is shown their own and nobody else's.

use std::collections::BTreeMap;

use insight::Subject;
use rules::{Sealed, Seat};

use crate::{games::GameState, identity::GuestId};

/// A first guess as the seat whose it is sees it, once it stays as it is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct FirstGuess {
    /// The number of the round or turn, from 1.
    pub(crate) round: u16,
    /// What lies in the row, in the order of the ranking. It need not be all.
    pub(crate) row: Sealed<Vec<Subject>>,
}

/// Those of the game being played, by seat and round.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct FirstGuesses(BTreeMap<(Seat, u16), Sealed<Vec<Subject>>>);

/// Those of all games that are over, by guest, game and round.
#[derive(Debug, Clone, PartialEq, Default)]
pub(crate) struct KeptGuesses(BTreeMap<(GuestId, u16, u16), Sealed<Vec<Subject>>>);

/// One guest's own first guesses, for their eyes alone.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct OwnGuesses(BTreeMap<(u16, u16), Sealed<Vec<Subject>>>);

impl FirstGuesses {
    /// Notes what each seat sees of its own, when a step begins. A round that was lost and is played again
    /// takes the place of the one before.
    pub(crate) fn note(&mut self, game: &GameState, seats: usize) {
        for seat in Seat::first(seats) {
            if let Some(FirstGuess { round, row }) = game.first_guess(seat) {
                self.0.insert((seat, round), row);
            }
        }
    }
}

impl KeptGuesses {
    /// Takes over those of the game of that number, which is over.
    pub(crate) fn keep(&mut self, game: u16, guesses: FirstGuesses, seats: &[GuestId]) {
        let made = guesses.0.into_iter().filter(|(_, row)| !row.open().is_empty());
        self.0.extend(
            made.filter_map(|((seat, round), row)| Some(((*seats.get(seat.index())?, game, round), row))),
        );
    }

    /// Lets those of a game go.
    pub(crate) fn forget(&mut self, game: u16) {
        self.0.retain(|(_, other, _), _| *other != game);
    }

    /// Those of one guest, and of nobody else.
    pub(crate) fn of(&self, guest: GuestId) -> OwnGuesses {
        let own = self.0.range((guest, 0, 0)..=(guest, u16::MAX, u16::MAX));
        OwnGuesses(own.map(|((_, game, round), row)| ((*game, *round), row.clone())).collect())
    }
}

impl OwnGuesses {
    /// What they had laid in that round of that game, in the order of the ranking, as far as they had; empty
    /// where they had laid nothing.
    pub fn in_round(&self, game: u16, round: u16) -> &[Subject] {
        self.0.get(&(game, round)).map_or(&[], |row| row.open())
    }
}
