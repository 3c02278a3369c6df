//! What to do, for whoever meets a phase of True Colours for the first time.

use rules::colours::{Ability, PhaseView};

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    room.game.me?;
    match &room.game.phase {
        PhaseView::Opening { reader, .. } if room.is_me(*reader) => {
            FirstTime::new("tc-reading", words.tc_first_reading())
        }
        PhaseView::Opening { .. } => FirstTime::new("tc-opening", words.tc_first_opening()),
        PhaseView::Picking { questions: Some(_), .. } => {
            FirstTime::new("tc-picking", words.tc_first_picking())
        }
        PhaseView::Picking { .. } => FirstTime::new("tc-picking-others", words.tc_first_picking_others()),
        PhaseView::Voting { candidates, ballot: None, .. } if !candidates.is_empty() => {
            FirstTime::new("tc-voting", words.tc_first_voting())
        }
        PhaseView::Voting { .. } => FirstTime::new("tc-voted", words.tc_first_voted()),
        PhaseView::Predicting { prediction: None, .. } if room.may(Ability::MakePrediction) => {
            FirstTime::new("tc-predicting", words.tc_first_predicting())
        }
        PhaseView::Predicting { .. } => FirstTime::new("tc-predicted", words.tc_first_predicted()),
        PhaseView::RoundOver { .. } => FirstTime::new("tc-round-over", words.tc_first_round_over()),
        PhaseView::Over { .. } => None,
    }
}
