//! What follows of itself.

use super::{
    Event, Options,
    state::{Phase, State},
};
use crate::{Chance, Sealed, Team};

/// What happens now without anybody asking for it.
pub(super) fn consequence(state: &State, _chance: &mut dyn Chance) -> Option<Event> {
    let teams = state.all_teams().filter(|team| state.plays(*team)).count();
    match &state.phase {
        Phase::Over { .. } => None,
        _ if teams < usize::from(*Options::TEAMS.start()) => {
            Some(Event::GameFinished { winner: state.decided() })
        }
        Phase::Ranking { it, .. } if state.roster.left().contains(*it) => Some(Event::RoundLost { it: *it }),
        Phase::Guessing { to_guess, .. } => {
            // PP-23: nobody is left to guess.
            let forgone = to_guess.iter().find(|team| state.guessers(**team).is_empty());
            let forgone = forgone.map(|team| Event::GuessForgone { team: *team });
            forgone.or_else(|| state.guessing_now().iter().find_map(|team| final_guess(state, *team)))
        }
        // PP-21: though it may fall back before the round is over.
        Phase::Revealing { .. } if !state.finish_reached && is_at_finish(state) => Some(Event::FinishReached),
        Phase::Opening | Phase::Ranking { .. } | Phase::Revealing { .. } | Phase::RoundOver => None,
    }
}

fn is_at_finish(state: &State) -> bool {
    state.pieces.iter().any(|at| state.options.board.is_finish(*at))
}

/// PP-17: final when every guesser who is here has agreed, and somebody is here.
fn final_guess(state: &State, team: Team) -> Option<Event> {
    let draft = state.draft(team)?;
    let agreed = draft.is_agreed_by(state.present_guessers(team));
    let guess = draft.value().finished().filter(|_| agreed)?;
    Some(Event::GuessPlaced { team, guess: Sealed::new(guess) })
}
