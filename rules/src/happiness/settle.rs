//! What follows of itself.

use super::{
    Event, Options, scoring,
    state::{Phase, State, completed},
};
use crate::{Chance, Ranking};

/// What happens now without anybody asking for it.
pub(super) fn consequence(state: &State, _chance: &mut dyn Chance) -> Option<Event> {
    let too_few = state.roster.active().len() < usize::from(*Options::PLAYERS.start());
    match &state.phase {
        Phase::Over => None,
        _ if too_few => Some(Event::GameFinished),
        Phase::Opening if state.next_to_draw().is_none() => Some(Event::GameFinished),
        Phase::Ranking { player, .. } if state.roster.left().contains(*player) => {
            Some(Event::TurnSkipped { seat: *player })
        }
        Phase::Guessing { ranking, guess, .. } => {
            // GH-6: final when every guesser who is here has agreed, and somebody is here.
            let agreed = guess.is_agreed_by(state.present_guessers());
            finished_guess(state).filter(|_| agreed).map(|guess| reveal(ranking.open(), guess))
        }
        Phase::Opening | Phase::Ranking { .. } | Phase::Revealed => None,
    }
}

/// The guess, once it is a whole row.
pub(super) fn finished_guess(state: &State) -> Option<Ranking> {
    match &state.phase {
        Phase::Guessing { ranking, face_up, guess, .. } => completed(guess.value(), *face_up, ranking.open()),
        Phase::Opening | Phase::Ranking { .. } | Phase::Revealed | Phase::Over => None,
    }
}

/// GH-7, GH-8.
pub(super) fn reveal(ranking: &Ranking, guess: Ranking) -> Event {
    let right = scoring::right_places(ranking, &guess);
    let points = scoring::points(right, ranking.len() as u8);
    Event::TurnRevealed { ranking: ranking.clone(), guess, right, points }
}
