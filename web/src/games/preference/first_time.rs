//! What to do, for whoever meets a phase of Personal Preference for the first time.

use rules::preference::{Ability, PhaseView};

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    let me = room.game.me?;
    match &room.game.phase {
        PhaseView::Opening { .. } if room.may(Ability::ChooseCategory) => {
            FirstTime::new("pp-opening", words.pp_first_opening())
        }
        PhaseView::Opening { .. } => FirstTime::new("pp-opening-others", words.pp_first_opening_others()),
        PhaseView::Ranking { row: Some(_), .. } => FirstTime::new("pp-ranking", words.pp_first_ranking()),
        PhaseView::Ranking { .. } => FirstTime::new("pp-others", words.pp_first_others()),
        PhaseView::Guessing { row: Some(_), .. } => FirstTime::new("pp-guessed", words.pp_first_guessed()),
        PhaseView::Guessing { .. } if room.may(Ability::PlaceToken) && room.game.waiting_on.contains(me) => {
            FirstTime::new("pp-guessing", words.pp_first_guessing())
        }
        PhaseView::Guessing { .. } => FirstTime::new("pp-guessing-others", words.pp_first_guessing_others()),
        PhaseView::Revealing { .. } if room.may(Ability::RevealPreference) => {
            FirstTime::new("pp-revealing", words.pp_first_revealing())
        }
        PhaseView::Revealing { .. } => {
            FirstTime::new("pp-revealing-others", words.pp_first_revealing_others())
        }
        PhaseView::RoundOver { .. } => FirstTime::new("pp-round-over", words.pp_first_round_over()),
        PhaseView::Over { .. } => None,
    }
}
