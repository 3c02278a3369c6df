//! What to do, for whoever meets a phase of IMAGE for the first time.

use rules::image::{Ability, PhaseView};

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    room.game.me?;
    match &room.game.phase {
        PhaseView::Window { .. } if room.may(Ability::AcceptTurn) => {
            FirstTime::new("image-window", words.image_first_window())
        }
        PhaseView::Window { .. } => FirstTime::new("image-window-others", words.image_first_window_others()),
        PhaseView::Naming { .. } if room.may(Ability::NamePerson) => {
            FirstTime::new("image-naming", words.image_first_naming())
        }
        PhaseView::Naming { .. } => FirstTime::new("image-naming-others", words.image_first_naming_others()),
        PhaseView::Voting { .. } if room.may(Ability::CastVote) => {
            FirstTime::new("image-voting", words.image_first_voting())
        }
        PhaseView::Voting { .. } => FirstTime::new("image-voting-others", words.image_first_voting_others()),
        PhaseView::Opening => FirstTime::new("image-opening", words.image_first_opening()),
        // What is to be done in it the ticks tell, one after the other.
        PhaseView::Turn { player, .. } if room.is_me(*player) => {
            FirstTime::new("image-turn", words.image_first_turn())
        }
        PhaseView::Turn { .. } => FirstTime::new("image-watching", words.image_first_watching()),
        PhaseView::Over { .. } => None,
    }
}
