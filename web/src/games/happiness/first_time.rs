//! What to do, for whoever meets a phase of The Game of Happiness for the first time.

use rules::happiness::{Ability, PhaseView};

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    let me = room.game.me?;
    match &room.game.phase {
        PhaseView::Opening { .. } => FirstTime::new("gh-opening", words.gh_first_opening()),
        PhaseView::Ranking { row: Some(_), .. } => FirstTime::new("gh-ranking", words.gh_first_ranking()),
        PhaseView::Ranking { .. } => FirstTime::new("gh-others", words.gh_first_others()),
        PhaseView::Guessing { row: Some(_), .. } => FirstTime::new("gh-guessed", words.gh_first_guessed()),
        PhaseView::Guessing { guess: Some(guess), .. } if guess.agreed.contains(me) => {
            FirstTime::new("gh-agreed", words.gh_first_agreed())
        }
        PhaseView::Guessing { .. } if room.may(Ability::LayToken) => {
            FirstTime::new("gh-guessing", words.gh_first_guessing())
        }
        PhaseView::Guessing { .. } => FirstTime::new("gh-guessing-others", words.gh_first_guessing_others()),
        PhaseView::Revealed { .. } => FirstTime::new("gh-revealed", words.gh_first_revealed()),
        PhaseView::Over => None,
    }
}
