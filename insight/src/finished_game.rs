//! A game that is over, as everybody may know it.

use rules::{Eyes, Game, GameKind, Seat, for_each_game};
use serde::Serialize;

use crate::games::InsightGame;

/// A guest of a table, by the number under which the table knows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Who, value_type = u16, maximum = 65535))]
pub struct Who(pub u16);

/// Who sat on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// The guest.
    pub who: Who,
    /// Whether that is a person.
    pub nature: Nature,
    /// Whether they played all of it themselves.
    pub stay: Stay,
}

/// A person, or a program that plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// Somebody.
    Person,
    /// Of programs nothing is found out, and they find out nothing.
    Bot,
}

/// Whether somebody played all of a game themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stay {
    /// From its beginning to its end.
    Throughout,
    /// They came late or left, or a bot played for them for a while: what their seat did is not all theirs,
    /// so no number is said of them.
    Partly,
}

impl Player {
    /// A person who played all of it.
    pub fn person(who: u16) -> Player {
        Player { who: Who(who), nature: Nature::Person, stay: Stay::Throughout }
    }

    /// A program.
    pub fn bot(who: u16) -> Player {
        Player { who: Who(who), nature: Nature::Bot, stay: Stay::Throughout }
    }
}

/// Why nothing can be said of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "missing", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = evening::Missing))]
pub enum Missing {
    /// It was broken off, or is still played: its end never came.
    End,
    /// It is what one guest saw, and not what everybody did.
    OpenView,
    /// The table could not read its record.
    Record,
    /// It is not known who sat on every seat.
    Players,
    /// These rounds, counted from 1, do not hold together, or are not there.
    Rounds {
        /// Their numbers.
        rounds: Vec<u16>,
    },
}

macro_rules! record {
    ($($Game:ident in $module:ident),+) => {
        /// What is read of a game: each from the view that everybody has of its end, and nothing else, so
        /// that no finding can tell what that does not.
        #[derive(Debug, Clone, PartialEq)]
        #[expect(missing_docs, reason = "a variant is named like its game")]
        pub enum Record {
            $($Game(<rules::$module::$Game as InsightGame>::Record)),+
        }

        $(impl From<crate::games::$module::Record> for Record {
            fn from(record: crate::games::$module::Record) -> Record {
                Record::$Game(record)
            }
        })+
    };
}

for_each_game!(record);

/// A game of an evening, or what is missing of it.
#[derive(Debug, Clone, PartialEq)]
pub struct FinishedGame {
    /// Which game of the evening it was, from 1 on. The later, the less of the evening's doubt is left for
    /// it.
    pub number: u16,
    /// What was played.
    pub kind: GameKind,
    /// By seat.
    pub players: Vec<Player>,
    /// What everybody knows of it.
    pub record: Result<Record, Missing>,
}

impl FinishedGame {
    /// Reads the view that everybody has of the end of a game.
    pub fn read<G: InsightGame>(number: u16, players: &[Player], end: &G::View) -> FinishedGame
    where
        Record: From<G::Record>,
    {
        let record = match G::eyes(end) {
            Eyes::Seat(_) => Err(Missing::OpenView),
            Eyes::Everyone => G::record(end).map(Record::from),
        };
        let known = record.is_err() || G::least_seats(end) <= players.len();
        let record = if known { record } else { Err(Missing::Players) };
        FinishedGame { number, kind: <G as Game>::KIND, players: players.to_vec(), record }
    }

    /// A game of which nothing can be said.
    pub fn missing(number: u16, kind: GameKind, players: &[Player], missing: Missing) -> FinishedGame {
        FinishedGame { number, kind, players: players.to_vec(), record: Err(missing) }
    }

    pub(crate) fn company(&self) -> Company<'_> {
        Company { players: &self.players }
    }
}

/// Who sat where.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Company<'a> {
    players: &'a [Player],
}

impl Company<'_> {
    /// The guest on a seat.
    pub(crate) fn who(&self, seat: Seat) -> Option<Who> {
        self.players.get(seat.index()).map(|player| player.who)
    }

    /// The same, if it is a person who played all of it: numbers are said of nobody else.
    pub(crate) fn person(&self, seat: Seat) -> Option<Who> {
        let player = self.players.get(seat.index())?;
        (player.nature == Nature::Person && player.stay == Stay::Throughout).then_some(player.who)
    }

    /// All these, with their seats.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, Who)> + '_ {
        self.seats().filter_map(|seat| Some((seat, self.person(seat)?)))
    }

    /// Whether nobody came late or left, and no bot played for anybody.
    pub(crate) fn all_stayed(&self) -> bool {
        self.players.iter().all(|player| player.stay == Stay::Throughout)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players.len())
    }

    /// Those on these seats; none if one of them is no such person.
    pub(crate) fn all_people(&self, seats: impl IntoIterator<Item = Seat>) -> Option<Vec<Who>> {
        seats.into_iter().map(|seat| self.person(seat)).collect()
    }
}
