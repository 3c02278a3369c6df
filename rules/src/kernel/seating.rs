//! Who sits where when a game opens.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::seat::{Seat, SeatSet};

/// One of the teams of a game, counted from the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 3))]
pub struct Team(pub u8);

impl Team {
    /// The same as a position in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `count` teams in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Team> + Clone {
        debug_assert!(count <= Seat::MOST);
        (0..count as u8).map(Team)
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "team {}", self.0)
    }
}

/// How many seats there are, and which of them play together. A game without teams has none and pays no
/// attention to any.
///
/// Nothing here is checked: a game says in [`admit`](super::game::Game::admit) what it can be played with.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seating {
    seats: usize,
    teams: Vec<SeatSet>,
}

impl Seating {
    /// So many seats, each for itself, in a game that knows no teams.
    pub fn without_teams(seats: usize) -> Self {
        Seating { seats, teams: Vec::new() }
    }

    /// So many seats, and these of them together.
    pub fn in_teams(seats: usize, teams: Vec<SeatSet>) -> Self {
        Seating { seats, teams }
    }

    /// Everybody is a team of their own.
    pub fn each_alone(seats: usize) -> Self {
        Seating::alternating(&vec![1; seats])
    }

    /// Teams of these sizes, whose members sit between those of the others as far as they can: the seats go
    /// round the teams, passing over those that are complete; where that would bring teammates together, the
    /// largest teams sit on every other seat.
    pub fn alternating(sizes: &[usize]) -> Self {
        let round = Seating::going_round(sizes);
        if round.neighbours() == 0 {
            return round;
        }
        let apart = Seating::on_every_other_seat(sizes);
        if apart.neighbours() < round.neighbours() { apart } else { round }
    }

    fn going_round(sizes: &[usize]) -> Self {
        let mut seating = Seating::in_teams(0, vec![SeatSet::EMPTY; sizes.len()]);
        let largest = sizes.iter().copied().max().unwrap_or(0);
        for nth in 0..largest {
            for (team, _) in sizes.iter().enumerate().filter(|(_, size)| nth < **size) {
                seating.teams[team].insert(Seat(seating.seats as u8));
                seating.seats += 1;
            }
        }
        seating
    }

    /// From the largest team on: first the even seats, then the odd ones.
    fn on_every_other_seat(sizes: &[usize]) -> Self {
        let seats: usize = sizes.iter().sum();
        let mut seating = Seating::in_teams(seats, vec![SeatSet::EMPTY; sizes.len()]);
        let mut by_size: Vec<usize> = (0..sizes.len()).collect();
        by_size.sort_by_key(|team| std::cmp::Reverse(sizes[*team]));
        let members = by_size.into_iter().flat_map(|team| std::iter::repeat_n(team, sizes[team]));
        let order = (0..seats).step_by(2).chain((1..seats).step_by(2));
        for (team, seat) in members.zip(order) {
            seating.teams[team].insert(Seat(seat as u8));
        }
        seating
    }

    /// How many sit beside a teammate on their left.
    fn neighbours(&self) -> usize {
        let left = |seat: Seat| Seat(((seat.index() + 1) % self.seats) as u8);
        let together =
            |seat: &Seat| self.teams.iter().any(|team| team.contains(*seat) && team.contains(left(*seat)));
        Seat::first(self.seats).filter(together).count()
    }

    /// That many seats in that many teams, as even and as much alternating as can be.
    pub fn even(seats: usize, teams: usize) -> Self {
        let size = |team: usize| seats / teams + usize::from(team < seats % teams);
        Seating::alternating(&(0..teams).map(size).collect::<Vec<_>>())
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Who plays together, team by team; none in a game without teams.
    pub fn teams(&self) -> &[SeatSet] {
        &self.teams
    }

    /// Whether every seat is in one team and in no other, and no team is empty.
    pub fn is_partition(&self) -> bool {
        let mut members: Vec<Seat> = self.teams.iter().flat_map(|team| team.iter()).collect();
        members.sort_unstable();
        self.teams.iter().all(|team| !team.is_empty())
            && members.len() == self.seats
            && members.into_iter().eq(Seat::first(self.seats))
    }
}

impl From<usize> for Seating {
    fn from(seats: usize) -> Self {
        Seating::without_teams(seats)
    }
}

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seats", self.seats)?;
        self.teams.iter().try_for_each(|team| write!(f, ", {team:?} together"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(sizes: &[usize]) -> String {
        let seating = Seating::alternating(sizes);
        assert!(seating.is_partition());
        let team = |seat: Seat| seating.teams().iter().position(|team| team.contains(seat)).unwrap();
        Seat::first(seating.seats()).map(|seat| char::from(b'a' + team(seat) as u8)).collect()
    }

    #[test]
    fn teams_sit_between_each_other() {
        assert_eq!(row(&[2, 2]), "abab");
        assert_eq!(row(&[3, 3, 3]), "abcabcabc");
        assert_eq!(row(&[3, 2]), "ababa");
    }

    #[test]
    fn a_large_team_sits_on_every_other_seat() {
        assert_eq!(row(&[4, 2, 2]), "ababacac");
        assert_eq!(row(&[2, 3, 5]), "cbcbcbcaca");
    }
}
