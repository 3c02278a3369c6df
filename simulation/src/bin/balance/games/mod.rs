//! What the report looks at in a game; each game says it in the file of its name.

mod colours;
mod happiness;
mod image;
mod personality;
mod preference;

use simulation::{Kind, Players, SimulatedGame};

/// How many play when their strengths are compared.
pub(crate) const CONTEST_SEATS: usize = 4;

/// A game that the report tells of.
pub(crate) trait ReportedGame: SimulatedGame {
    /// The lengths that it can have by its options, as options of the command line, the usual one first.
    const LENGTHS: &'static [&'static str];
    /// The numbers of people for which the usual length is looked at; the others are for four and five.
    const SEATS: &'static [usize];
    /// What of the things of note is a share of what.
    const RATIOS: &'static [Ratio];
    /// The contest in which what is of note is looked at, too, by its place among them: where tables of one
    /// kind do not show it all.
    const NOTED_CONTEST: Option<usize> = None;
    /// What is aimed at besides lengths.
    const TARGETS: &'static [Target] = &[];
    /// What a person makes of the numbers.
    const OPINION: &'static str;

    /// Who is set against whom.
    fn contests() -> Vec<Contest> {
        Contest::one_among_others(CONTEST_SEATS).into()
    }

    /// How many games are played to compare players when so many are asked for: fewer where thinking takes
    /// longer.
    fn games(asked: u64) -> u64 {
        asked
    }

    /// How many are played to see who wins: more where players who differ win about as often.
    fn games_for_wins(games: u64) -> u64 {
        games
    }

    /// How many are played to see how long they are, which takes fewer.
    fn games_for_length(games: u64) -> u64 {
        games / 2
    }
}

/// A share in words, and by the names of what is noted: its part, and its whole.
pub(crate) type Ratio = (&'static str, &'static str, &'static str);

/// What should be so at tables of one kind.
#[derive(Debug)]
pub(crate) struct Target {
    pub(crate) label: &'static str,
    pub(crate) table: Kind,
    /// The share that is meant: its part and its whole, by the names of what is noted.
    pub(crate) share: (&'static str, &'static str),
    pub(crate) least: Least,
}

/// How large a share should be.
#[derive(Debug)]
pub(crate) enum Least {
    MoreThan(f64),
    All,
}

/// Players of one kind set against others.
#[derive(Debug)]
pub(crate) struct Contest {
    pub(crate) label: String,
    pub(crate) seats: usize,
    /// Whose wins are counted.
    pub(crate) kind: Kind,
    pub(crate) players: Players,
}

impl Contest {
    /// The kinds that are compared: one, and those whom it is set against.
    const fn pairs() -> [(Kind, Kind); 4] {
        let [random, easy, normal, sharp] = Kind::ALL;
        [(easy, random), (normal, random), (sharp, random), (sharp, easy)]
    }

    /// One of a kind among so many.
    fn one_among_others(seats: usize) -> [Contest; 4] {
        Contest::pairs().map(|(kind, others)| Contest::one_among(kind, others, seats))
    }

    fn one_among(kind: Kind, others: Kind, seats: usize) -> Contest {
        let players = Players::one_among(kind, others, seats);
        Contest { label: format!("{kind} among {others}"), seats, kind, players }
    }

    /// Two teams of two whose seats alternate.
    fn two_teams() -> [Contest; 4] {
        Contest::pairs().map(|(kind, others)| {
            let players = format!("{kind},{others},{kind},{others}");
            let players = players.parse().expect("kinds are written as they are read");
            Contest { label: format!("{kind} team, {others} team"), seats: CONTEST_SEATS, kind, players }
        })
    }
}
