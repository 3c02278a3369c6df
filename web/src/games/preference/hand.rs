//! What a guest sees and does, phase by phase.

use rules::preference::{Ability, PhaseView};

use super::{
    end,
    guess::{self, Round},
    opening, order, ranking,
    results::round_over,
    reveal,
    room::Room,
};
use crate::pages::Hand;

pub(super) fn hand(room: &Room<'_>) -> Hand {
    match &room.game.phase {
        PhaseView::Opening { next } => opening::hand(room, *next),
        PhaseView::Ranking { cards, row: Some(row), .. } => ranking::own(room, cards, row),
        PhaseView::Ranking { it, cards, row: None, first } => ranking::others(room, *it, cards, first),
        phase @ PhaseView::Guessing { .. } => {
            guess::hand(room, &Round::of(phase).expect("this phase is a round being guessed"))
        }
        PhaseView::Revealing { .. } => reveal::hand(room),
        PhaseView::RoundOver { next, tied } => round_over(room, *next, tied),
        PhaseView::Over { winner, history } => end::over(room, *winner, history),
    }
}

/// What the browser's tab says: whether it is my turn.
pub(super) fn title(room: &Room<'_>) -> String {
    let words = room.words;
    match &room.game.phase {
        // Whose turn it is then is not told before.
        _ if room.is_showing() => words.pp_title_reveal(),
        PhaseView::Opening { .. } | PhaseView::RoundOver { .. } if room.may(Ability::ChooseCategory) => {
            words.pp_title_your_turn()
        }
        PhaseView::Opening { next } | PhaseView::RoundOver { next: Some(next), .. } => {
            opening::title(room, *next)
        }
        PhaseView::Ranking { row: Some(_), .. } => words.pp_title_your_turn(),
        PhaseView::Ranking { it, .. } => words.pp_ranking_title(room.name(*it)),
        PhaseView::Guessing { row: Some(_), .. } => words.pp_guessed_title(),
        PhaseView::Guessing { .. } if room.may(Ability::PlaceToken) => words.pp_title_guess(),
        phase @ PhaseView::Guessing { .. } => {
            Round::of(phase).map_or_else(|| words.pp_title_guess(), |round| order::now(room, &round))
        }
        PhaseView::Revealing { row: Some(_), .. } => words.pp_title_your_turn(),
        PhaseView::Revealing { .. } | PhaseView::RoundOver { next: None, .. } => words.pp_title_reveal(),
        PhaseView::Over { .. } => words.pp_title_over(),
    }
}
