//! What to do, for whoever meets a phase of True Colours for the first time.

use rules::colours::PhaseView;

use super::room::Room;
use crate::games::first_time::FirstTime;

pub(super) fn first_time(room: &Room<'_>) -> Option<FirstTime> {
    let words = room.words;
    match &room.game.phase {
        PhaseView::Opening { reader, .. } if room.is_me(*reader) => {
            FirstTime::new("tc-reading", words.tc_first_reading())
        }
        PhaseView::Opening { .. } => FirstTime::new("tc-opening", words.tc_first_opening()),
        PhaseView::Picking { questions: Some(_), .. } => {
            FirstTime::new("tc-picking", words.tc_first_picking())
        }
        PhaseView::Voting { candidates, ballot: None, .. } if !candidates.is_empty() => {
            FirstTime::new("tc-voting", words.tc_first_voting())
        }
        PhaseView::Predicting { colours, prediction: None, .. }
            if room.game.me.is_some_and(|me| colours.contains(me)) =>
        {
            FirstTime::new("tc-predicting", words.tc_first_predicting())
        }
        PhaseView::Picking { .. }
        | PhaseView::Voting { .. }
        | PhaseView::Predicting { .. }
        | PhaseView::RoundOver { .. }
        | PhaseView::Over { .. } => None,
    }
}
