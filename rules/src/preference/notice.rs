//! What the table's notices lead to: people who come, go, and keep the others waiting.

use super::{
    Event, Options,
    state::{Phase, State},
};
use crate::{Chance, Seat, SeatSet, Team};

/// The table does not wait any longer. IT loses the round before the envelope is closed, and may be helped
/// opening it afterwards; a guesser counts as away, and when nobody of the team is here, it does not guess.
pub(super) fn skip(state: &State, seat: Seat, _chance: &mut dyn Chance) -> Vec<Event> {
    let goes_away = state.roster.present().contains(seat).then_some(Event::SeatWentAway { seat });
    match &state.phase {
        Phase::Opening | Phase::RoundOver if state.next_it() == Some(seat) => {
            vec![Event::RoundLost { it: seat }]
        }
        Phase::Ranking { it, .. } if seat == *it => vec![Event::RoundLost { it: seat }],
        Phase::Guessing { .. } => {
            let mut now = state.guessing_now().iter().copied();
            let Some(team) = now.find(|team| state.guessers(*team).contains(seat)) else { return vec![] };
            let agreed = state.draft(team).is_some_and(|draft| draft.agreed().contains(seat));
            if state.present_guessers(team).is_within(SeatSet::only(seat)) {
                goes_away.into_iter().chain([Event::GuessForgone { team }]).collect()
            } else if agreed {
                vec![]
            } else {
                goes_away.into_iter().collect()
            }
        }
        Phase::Revealing { it, .. } if seat == *it => goes_away.into_iter().collect(),
        Phase::Opening
        | Phase::Ranking { .. }
        | Phase::Revealing { .. }
        | Phase::RoundOver
        | Phase::Over { .. } => vec![],
    }
}

/// Whether a late guest could sit down now. PP-1 counts everybody who ever sat here. Not when all that is
/// left to do is to look at the winner.
pub(super) fn welcomes(state: &State) -> bool {
    let room = state.roster.seats() < usize::from(*Options::PLAYERS.end());
    room && !state.is_over() && state.decided().is_none()
}

/// The smallest team; of several, the one that is farthest behind. A team that everybody has left is the
/// smallest.
fn team_for_newcomer(state: &State) -> Team {
    let size = |team: &Team| (state.members(*team).len(), state.pieces[team.index()]);
    state.all_teams().min_by_key(size).expect("a game has teams")
}

/// What happens when they do.
pub(super) fn joined(state: &State, seat: Seat) -> Event {
    Event::SeatJoined { seat, team: team_for_newcomer(state) }
}
