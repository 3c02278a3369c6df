//! What to do, for whoever meets a phase of IMAGE for the first time.

use rules::image::{Ability, PhaseView};

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Window { .. } if room.may(Ability::AcceptTurn) => {
            FirstTime::new("image-window", words.image_first_window())
        }
        PhaseView::Naming { .. } if room.may(Ability::NamePerson) => {
            FirstTime::new("image-naming", words.image_first_naming())
        }
        PhaseView::Voting { .. } if room.may(Ability::CastVote) => {
            FirstTime::new("image-voting", words.image_first_voting())
        }
        PhaseView::Opening if room.may(Ability::DealCards) => {
            FirstTime::new("image-opening", words.image_first_opening())
        }
        // Whoever plays has the ticks of a turn, which tell all that.
        PhaseView::Turn { player, .. } if !room.is_me(*player) && room.game.me.is_some() => {
            FirstTime::new("image-watching", words.image_first_watching())
        }
        PhaseView::Opening
        | PhaseView::Turn { .. }
        | PhaseView::Window { .. }
        | PhaseView::Naming { .. }
        | PhaseView::Voting { .. }
        | PhaseView::Over { .. } => None,
    }
}
