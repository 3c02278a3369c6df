//! Who plays with whom: arranged between games, kept from one to the next.

use rules::{Eyes, Seat, Team};

use super::{Decision, happens, players};
use crate::{
    decided::TableDecided,
    event::Event,
    games::{FirstSeat, GameState},
    guest::Guest,
    identity::GuestId,
    lineup::{Begins, Lineup, Livery, Places, TeamSheet},
    refusal::Refusal,
    state::{Playing, State},
};

/// The teams of the next game, while they can be arranged.
pub(crate) fn lineup(state: &State) -> Option<Lineup> {
    if state.game.as_ref().is_some_and(|game| !game.state.is_over()) {
        return None;
    }
    let mut here = players(state, |_| true);
    here.sort_unstable();
    state.lineup(&here)
}

/// Arranges the teams anew, if they are not as they should be already.
pub(super) fn arrange(state: &State, change: impl FnOnce(Lineup) -> Result<Lineup, Refusal>) -> Decision {
    if state.game.as_ref().is_some_and(|game| !game.state.is_over()) {
        return Err(Refusal::GameUnderWay);
    }
    let before = lineup(state).ok_or(Refusal::NoTeams)?;
    let after = change(before.clone())?;
    if after == before { Ok(TableDecided::nothing()) } else { happens([arranged(after)]) }
}

/// A team dresses as it likes; the host may help.
pub(super) fn dress(
    state: &State,
    me: &Guest,
    team: Team,
    change: impl FnOnce(Lineup) -> Result<Lineup, Refusal>,
) -> Decision {
    arrange(state, |lineup| {
        if state.host != Some(me.id) && lineup.team_of(me.id) != Some(team) {
            return Err(Refusal::NotYourTeam);
        }
        change(lineup)
    })
}

/// The teams that play, as the table keeps them from now on: who comes or goes between two games does not mix
/// them up. What has been arranged holds for those, too, who look away just now or have left.
pub(super) fn kept_teams(state: &State, playing: &[GuestId]) -> Option<Lineup> {
    let teams = state.lineup(playing)?;
    if state.arranged.is_empty() { Some(teams) } else { Some(lineup(state)?.settled(&state.arranged)) }
}

pub(super) fn newly_arranged(state: &State, teams: Lineup) -> Option<Event> {
    (!teams.is(&state.arranged)).then(|| arranged(teams))
}

/// Where those who play sit down, and with whom they play.
pub(super) fn places(
    state: &State,
    host: &Guest,
    mut playing: Vec<GuestId>,
    teams: Option<&Lineup>,
) -> Places {
    let usual = state.chosen.usual_seating(playing.len());
    let alone = state.lone_person();
    let before = state.began_last(state.chosen.kind()).filter(|_| alone.is_none());
    if usual.teams().is_empty() {
        if state.chosen.first_seat() == FirstSeat::Host {
            // People sit as they arrived. From the second game on, who begins moves on (PE-5).
            playing.sort_unstable();
            let next = before.map(|before| playing.iter().position(|guest| *guest > before).unwrap_or(0));
            let first = next.or_else(|| playing.iter().position(|guest| *guest == host.id));
            playing.rotate_left(first.unwrap_or(0));
        }
        return Places { seats: playing, seating: usual, liveries: Vec::new() };
    }
    // People sit as they arrived.
    playing.sort_unstable();
    let by_oneself = |guest: &Guest| TeamSheet {
        livery: Livery { badge: guest.badge, name: Some(guest.name.clone()) },
        members: vec![guest.id],
    };
    let lineup = match teams {
        Some(teams) => teams.among(&playing),
        None => Lineup::each_alone(playing.iter().filter_map(|guest| state.guest(*guest)).map(by_oneself)),
    };
    // PP-5: who is alone with bots begins. From the second game on, who begins moves on to the left.
    let right_of_first = before.filter(|before| playing.contains(before)).unwrap_or(host.id);
    lineup.places(alone.map_or(Begins::LeftOf(right_of_first), Begins::Guest))
}

fn arranged(teams: Lineup) -> Event {
    Event::TeamsArranged { teams: teams.into_teams() }
}

/// Who sits down late and joins a team stays with it in the next game, too.
pub(super) fn joined_team(state: &State, game: &Playing, guest: GuestId, after: &GameState) -> Option<Event> {
    let team = after.view(Eyes::Everyone).team_of(Seat(game.seats.len() as u8));
    let teammates: Vec<GuestId> =
        team.iter().filter_map(|mate| game.seats.get(mate.index()).copied()).collect();
    Lineup::joined(&state.arranged, guest, &teammates).map(arranged)
}
