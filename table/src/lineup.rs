//! Who plays with whom in the next game that is played in teams, as the lobby arranges it.

use rules::{Chance, Seat, SeatSet, Seating, Team};
use serde::{Deserialize, Serialize};

use crate::{
    identity::{Badge, GuestId},
    name::{Name, NameRefusal},
    refusal::Refusal,
    state::State,
};

/// The fewest teams that can play against each other, and the most for which a board has pieces.
pub const TEAMS: std::ops::RangeInclusive<usize> = 2..=4;

/// What a team is known by: a colour with its shape, and the name it gave itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Livery {
    /// Its colour and shape.
    pub badge: Badge,
    /// None for a team that goes by its colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
}

/// A team and its people, in the order in which they sit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TeamSheet {
    /// What it is known by.
    pub livery: Livery,
    /// Who plays for it, in the order in which they sit.
    pub members: Vec<GuestId>,
}

/// The teams as they would play now: everybody is in one of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Lineup(Vec<TeamSheet>);

/// Who goes where when people sit down to play in teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) seats: Vec<GuestId>,
    pub(crate) seating: Seating,
    pub(crate) liveries: Vec<Livery>,
}

impl Lineup {
    /// What has been arranged, with the people who are playing. Who has no team yet joins the smallest; who
    /// is not playing is in none. Before anybody has arranged anything there are `usual` teams.
    pub(crate) fn of(arranged: &[TeamSheet], playing: &[GuestId], usual: usize) -> Lineup {
        let mut lineup = Lineup(arranged.to_vec());
        if arranged.is_empty() {
            lineup.grow(usual);
        }
        for team in &mut lineup.0 {
            team.members.retain(|member| playing.contains(member));
        }
        for guest in playing {
            if lineup.team_of(*guest).is_none() {
                let smallest = lineup.smallest();
                lineup.0[smallest].members.push(*guest);
            }
        }
        lineup
    }

    /// Everybody is a team of their own.
    pub(crate) fn each_alone(sheets: impl Iterator<Item = TeamSheet>) -> Lineup {
        Lineup(sheets.collect())
    }

    /// The same teams with only these people, all of whom are in one.
    pub(crate) fn among(&self, playing: &[GuestId]) -> Lineup {
        Lineup::of(&self.0, playing, self.0.len())
    }

    /// What has been arranged, with those who had no team there in the ones that they have here.
    pub(crate) fn settled(self, arranged: &[TeamSheet]) -> Lineup {
        let mut settled = Lineup(arranged.to_vec());
        for (index, team) in self.0.into_iter().enumerate() {
            for guest in team.members {
                if settled.team_of(guest).is_none() {
                    settled.0[index].members.push(guest);
                }
            }
        }
        settled
    }

    /// What has been arranged, with a latecomer in the team of these teammates; none if that changes nothing.
    pub(crate) fn joined(arranged: &[TeamSheet], guest: GuestId, teammates: &[GuestId]) -> Option<Lineup> {
        let theirs = |team: &TeamSheet| team.members.iter().any(|member| teammates.contains(member));
        let joined =
            arranged.iter().position(theirs).filter(|index| !arranged[*index].members.contains(&guest))?;
        let mut lineup = Lineup(arranged.to_vec());
        for team in &mut lineup.0 {
            team.members.retain(|member| *member != guest);
        }
        lineup.0[joined].members.push(guest);
        Some(lineup)
    }

    pub(crate) fn is(&self, arranged: &[TeamSheet]) -> bool {
        self.0 == arranged
    }

    pub(crate) fn into_teams(self) -> Vec<TeamSheet> {
        self.0
    }

    pub(crate) fn team_of(&self, guest: GuestId) -> Option<Team> {
        let index = self.0.iter().position(|team| team.members.contains(&guest))?;
        Some(Team(index as u8))
    }

    fn people(&self) -> usize {
        self.0.iter().map(|team| team.members.len()).sum()
    }

    /// The first of the smallest teams.
    fn smallest(&self) -> usize {
        let sizes = self.0.iter().map(|team| team.members.len());
        sizes.enumerate().min_by_key(|(_, size)| *size).map_or(0, |(index, _)| index)
    }

    /// The first of the largest teams.
    fn largest(&self) -> usize {
        let sizes = self.0.iter().map(|team| team.members.len());
        sizes.enumerate().rev().max_by_key(|(_, size)| *size).map_or(0, |(index, _)| index)
    }

    /// Everybody is dealt anew into as many teams as can be filled.
    pub(crate) fn shuffled(mut self, chance: &mut dyn Chance) -> Lineup {
        self.reduce(self.most_teams());
        let mut people: Vec<GuestId> =
            self.0.iter_mut().flat_map(|team| std::mem::take(&mut team.members)).collect();
        rules::shuffle(&mut people, chance);
        for guest in people {
            let smallest = self.smallest();
            self.0[smallest].members.push(guest);
        }
        self
    }

    /// As few people as possible change their team until all teams are as large as each other, or nearly.
    pub(crate) fn evened_out(mut self) -> Lineup {
        self.reduce(self.most_teams());
        self.level()
    }

    fn level(mut self) -> Lineup {
        loop {
            let (from, to) = (self.largest(), self.smallest());
            if self.0[from].members.len() <= self.0[to].members.len() + 1 {
                return self;
            }
            let moved = self.0[from].members.pop();
            self.0[to].members.extend(moved);
        }
    }

    /// So many teams: those of a team that is no more join the smallest, and a new team is filled.
    pub(crate) fn in_teams(mut self, count: usize) -> Result<Lineup, Refusal> {
        if !TEAMS.contains(&count) {
            return Err(Refusal::TeamCount);
        }
        self.reduce(count);
        if self.0.len() == count {
            return Ok(self);
        }
        self.grow(count);
        Ok(self.level())
    }

    /// Adds teams of nobody until there are so many.
    fn grow(&mut self, count: usize) {
        while self.0.len() < count {
            let livery = Livery { badge: spare_colour(&self.0), name: None };
            self.0.push(TeamSheet { livery, members: Vec::new() });
        }
    }

    /// How many teams these people can fill: two make a team.
    pub(crate) fn most_teams(&self) -> usize {
        (self.people() / 2).clamp(*TEAMS.start(), *TEAMS.end())
    }

    fn reduce(&mut self, count: usize) {
        while self.0.len() > count {
            let Some(gone) = self.0.pop() else { return };
            for guest in gone.members {
                let smallest = self.smallest();
                self.0[smallest].members.push(guest);
            }
        }
    }

    /// The same with this guest in that team, at a place among its people or behind them.
    pub(crate) fn moved(mut self, guest: GuestId, team: Team, place: Option<u8>) -> Result<Lineup, Refusal> {
        if self.team_of(guest).is_none() {
            return Err(Refusal::NoSuchGuest);
        }
        self.sheet(team)?;
        for team in &mut self.0 {
            team.members.retain(|member| *member != guest);
        }
        let members = &mut self.sheet(team)?.members;
        let place = place.map_or(members.len(), usize::from).min(members.len());
        members.insert(place, guest);
        Ok(self)
    }

    /// The same with another name for that team; an empty one gives the name of its colour back.
    pub(crate) fn named(mut self, team: Team, name: &str) -> Result<Lineup, Refusal> {
        let name = if name.trim().is_empty() { None } else { Some(Name::new(name)?) };
        let alike = |name: &Name| {
            self.others(team)
                .filter_map(|other| other.livery.name.as_ref())
                .any(|other| other.looks_like(name))
        };
        if name.as_ref().is_some_and(alike) {
            return Err(NameRefusal::TakenOrAlike.into());
        }
        self.sheet(team)?.livery.name = name;
        Ok(self)
    }

    /// The same with that team in another colour, which no other team wears.
    pub(crate) fn recoloured(mut self, team: Team, badge: Badge) -> Result<Lineup, Refusal> {
        if !team_badges().any(|known| known == badge)
            || self.others(team).any(|other| other.livery.badge == badge)
        {
            return Err(Refusal::BadgeTaken);
        }
        self.sheet(team)?.livery.badge = badge;
        Ok(self)
    }

    fn others(&self, team: Team) -> impl Iterator<Item = &TeamSheet> {
        self.0.iter().enumerate().filter(move |(index, _)| *index != team.index()).map(|(_, sheet)| sheet)
    }

    fn sheet(&mut self, team: Team) -> Result<&mut TeamSheet, Refusal> {
        self.0.get_mut(team.index()).ok_or(Refusal::NoSuchTeam)
    }

    /// Where everybody sits: next to people of other teams as far as that goes (PP-1), and on the first seat
    /// who begins (PP-5). A team of nobody does not play.
    pub(crate) fn places(self, begins: Begins) -> Places {
        let teams: Vec<TeamSheet> = self.0.into_iter().filter(|team| !team.members.is_empty()).collect();
        let sizes: Vec<usize> = teams.iter().map(|team| team.members.len()).collect();
        let round = Seating::alternating(&sizes);
        let mut seats: Vec<(GuestId, usize)> = Seat::first(round.seats())
            .map(|seat| {
                let index = round.teams().iter().position(|team| team.contains(seat));
                let index = index.expect("everybody sits in a team");
                let before = round.teams()[index].iter().take_while(|other| *other < seat).count();
                (teams[index].members[before], index)
            })
            .collect();
        let at = |wanted: GuestId| seats.iter().position(|(guest, _)| *guest == wanted);
        let first = match begins {
            Begins::Guest(guest) => at(guest),
            Begins::LeftOf(guest) => at(guest).map(|at| at + 1),
        };
        let count = seats.len();
        seats.rotate_left(first.unwrap_or(0) % count.max(1));
        let together = |index: usize| -> SeatSet {
            Seat::first(count)
                .zip(&seats)
                .filter(|(_, (_, team))| *team == index)
                .map(|(seat, _)| seat)
                .collect()
        };
        Places {
            seating: Seating::in_teams(count, (0..teams.len()).map(together).collect()),
            seats: seats.iter().map(|(guest, _)| *guest).collect(),
            liveries: teams.into_iter().map(|team| team.livery).collect(),
        }
    }
}

/// Who has the first seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Begins {
    /// Who sits on the left of this guest.
    LeftOf(GuestId),
    /// This guest.
    Guest(GuestId),
}

/// What a team can wear: each colour with its own shape.
pub fn team_badges() -> impl Iterator<Item = Badge> {
    Badge::all().take(crate::identity::Colour::ALL.len())
}

fn spare_colour(teams: &[TeamSheet]) -> Badge {
    team_badges()
        .find(|badge| teams.iter().all(|team| team.livery.badge != *badge))
        .expect("there are more colours than teams")
}

impl State {
    /// The teams in which these people would play the chosen game; none when it is not played in teams, or
    /// they are too few for it.
    pub(crate) fn lineup(&self, playing: &[GuestId]) -> Option<Lineup> {
        // More than can play are still arranged: some of them will watch.
        let most = usize::from(*self.chosen.seats().end());
        let usual = self.chosen.usual_seating(playing.len().min(most));
        let together = usual.teams().iter().any(|team| team.len() > 1);
        together.then(|| Lineup::of(&self.arranged, playing, usual.teams().len()))
    }
}
