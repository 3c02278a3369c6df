//! What to do, for whoever meets a phase of Personal Preference for the first time.

use rules::preference::{Ability, PhaseView};

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening { .. } if room.may(Ability::ChooseCategory) => {
            FirstTime::new("pp-opening", words.pp_first_opening())
        }
        PhaseView::Ranking { row: Some(_), .. } => FirstTime::new("pp-ranking", words.pp_first_ranking()),
        PhaseView::Ranking { .. } if room.may(Ability::RankCard) => {
            FirstTime::new("pp-others", words.pp_first_others())
        }
        PhaseView::Guessing { row: Some(_), .. } => FirstTime::new("pp-guessed", words.pp_first_guessed()),
        PhaseView::Guessing { .. } if room.may(Ability::PlaceToken) => {
            FirstTime::new("pp-guessing", words.pp_first_guessing())
        }
        PhaseView::Revealing { revealed, .. }
            if revealed.is_empty() && room.may(Ability::RevealPreference) =>
        {
            FirstTime::new("pp-revealing", words.pp_first_revealing())
        }
        PhaseView::Opening { .. }
        | PhaseView::Ranking { .. }
        | PhaseView::Guessing { .. }
        | PhaseView::Revealing { .. }
        | PhaseView::RoundOver { .. }
        | PhaseView::Over { .. } => None,
    }
}
