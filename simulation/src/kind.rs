//! Who plays.

use std::{fmt, str::FromStr};

use almanac::Almanac;
use bots::{Character, Level, Player, Seeded};
use rules::Seat;

use crate::{SimulatedGame, Trouble, counted};

/// A kind of player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Plays without any thought.
    Random,
    /// Thinks, as well as the level says.
    Bot(Level),
}

impl Kind {
    pub const ALL: [Kind; 4] =
        [Kind::Random, Kind::Bot(Level::Easy), Kind::Bot(Level::Normal), Kind::Bot(Level::Sharp)];

    /// The word for it on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Bot(level) => level.slug(),
        }
    }

    /// A player of this kind; everything that is their own follows from the seed.
    pub(crate) fn player<G: SimulatedGame>(self, seed: u64) -> Box<dyn Player<G>> {
        match self {
            Kind::Random => Box::new(G::RandomPlayer::default()),
            Kind::Bot(level) => Box::new(G::bot(Character::new(seed, level), Almanac::embedded())),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// No kind of player has that name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no kind of player: say random, easy, normal or sharp, for all seats or one for each, such as \
     sharp,random,random"
)]
pub struct UnknownKind(String);

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Kind, UnknownKind> {
        let same = |kind: &Kind| kind.word() == word;
        Kind::ALL.into_iter().find(same).ok_or_else(|| UnknownKind(word.to_owned()))
    }
}

/// The kinds of players at a table: one for all seats, or one for each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Players(Vec<Kind>);

impl Players {
    pub fn all(kind: Kind) -> Players {
        Players(vec![kind])
    }

    /// One of this kind among others of that kind.
    pub fn one_among(one: Kind, others: Kind, seats: usize) -> Players {
        Players([one].into_iter().chain((1..seats).map(|_| others)).collect())
    }

    /// One for each of so many seats.
    pub(crate) fn on(&self, seats: usize) -> Result<Vec<Kind>, Trouble> {
        match self.0.as_slice() {
            [kind] => Ok(vec![*kind; seats]),
            kinds if kinds.len() == seats => Ok(kinds.to_vec()),
            kinds => Err(Trouble::Players { named: kinds.len(), seats: counted(seats, "seat") }),
        }
    }
}

impl FromStr for Players {
    type Err = UnknownKind;

    fn from_str(words: &str) -> Result<Players, UnknownKind> {
        words.split(',').map(|word| word.trim().parse()).collect::<Result<_, _>>().map(Players)
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.0.iter().map(|kind| kind.word()).collect();
        f.write_str(&words.join(","))
    }
}

/// Who sits where in the game of that number: in each next game everybody has moved on by one seat, so that
/// no kind profits from where it sits.
pub(crate) fn kind_on_seat(kinds: &[Kind], seat: Seat, number: u64) -> Kind {
    let seats = kinds.len() as u64;
    kinds[((seat.index() as u64 + seats - number % seats) % seats) as usize]
}

/// The seed of what is a player's own.
pub(crate) fn own_seed(game: u64, seat: Seat) -> u64 {
    Seeded::nth(game, u64::from(seat.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_word_is_for_all_seats_and_a_list_for_each() {
        let players: Players = "sharp".parse().unwrap();
        assert_eq!(players.on(3).unwrap(), [Kind::Bot(Level::Sharp); 3]);
        let players: Players = "sharp, random".parse().unwrap();
        assert_eq!(players.on(2).unwrap(), [Kind::Bot(Level::Sharp), Kind::Random]);
        assert!(players.on(3).is_err());
        assert!("sharp,".parse::<Players>().is_err());
    }

    #[test]
    fn everybody_moves_on_by_one_seat() {
        let kinds = [Kind::Bot(Level::Sharp), Kind::Random, Kind::Random];
        let sharp = |number| {
            Seat::first(3).find(|seat| kind_on_seat(&kinds, *seat, number) != Kind::Random).map(|seat| seat.0)
        };
        assert_eq!((0..4).map(sharp).collect::<Vec<_>>(), [Some(0), Some(1), Some(2), Some(0)]);
    }
}
