//! When each part of a count is seen: the predictions before the box is opened (TC-10), then the cards one by
//! one, what came out for whom, and only then what it was worth.

use super::{Command, PhaseView, State, Symbol, View, state::Phase, view::RoundView};
use crate::{Finale, Seat, Show};

/// A part of the count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// What was asked, and the box, still shut.
    Question,
    /// The predictions are turned over, all at once (TC-10).
    Predictions,
    /// The box is opened.
    Lid,
    /// The so many-th card comes out of it.
    Vote(u8),
    /// What came out for one colour, where the table plays without numbers.
    Outcome(Seat),
    /// What came out for every colour, where the cards are seen.
    Result,
    /// Why some of it counts as it does (TC-12).
    Why,
    /// Whom the table has seen.
    Seen,
    /// What the predictions were worth (TC-14).
    Worth,
    /// The pawns go.
    Walk,
    /// Who reads next, or who has come to the last space.
    Next,
}

/// Pawns walk three spaces at most, in six tenths of a second.
const LONGEST_WALK: usize = 2;

/// The count that lies on the table; none while no round has just been counted.
pub fn show(view: &View) -> Option<Show<Moment>> {
    let PhaseView::RoundOver { .. } = view.phase else { return None };
    let round = view.last_round.as_ref()?;
    let show =
        Show::new().then(0, Moment::Question, 1).then(2, Moment::Predictions, 2).then(2, Moment::Lid, 2);
    let show = match &round.cards {
        Some(cards) => (0..cards.len() as u8).fold(show, |show, nth| show.then(1, Moment::Vote(nth), 1)),
        None => {
            round.outcomes.iter().fold(show, |show, outcome| show.then(2, Moment::Outcome(outcome.seat), 1))
        }
    };
    let show = if round.cards.is_some() { show.then(2, Moment::Result, 1) } else { show };
    let show = if is_explained(round) { show.then(2, Moment::Why, 1) } else { show };
    let show = show.then(2, Moment::Seen, 4).then(4, Moment::Worth, 1).then(2, Moment::Walk, LONGEST_WALK);
    Some(show.then(3, Moment::Next, 1))
}

/// Whether somebody got votes and is not the one whom the table has seen: that needs a word where the numbers
/// are told.
fn is_explained(round: &RoundView) -> bool {
    round.cards.is_some() && round.outcomes.iter().any(|outcome| outcome.got == Symbol::PlusMinus)
}

/// Who stands where at the end, and how many are ahead of them; nobody where nobody has won.
pub fn podium(view: &View) -> Vec<(Seat, u8)> {
    match &view.phase {
        PhaseView::Over { winners, .. } if !winners.is_empty() => {
            view.pawns.iter().map(|pawn| (pawn.seat, pawn.behind)).collect()
        }
        _ => vec![],
    }
}

/// The end, once it is known who has won.
pub fn finale(view: &View) -> Option<Show<Finale>> {
    crate::finale(podium(view).into_iter().map(|(_, ahead)| ahead))
}

/// One show for every round that was counted.
pub(super) fn key(state: &State) -> Option<u32> {
    matches!(state.phase, Phase::RoundOver).then_some(state.history.len() as u32)
}

/// Going on takes the count away; writing a question does not.
pub(super) fn is_waited_for_by(command: &Command) -> bool {
    match command {
        Command::TurnQuestion | Command::FinishGame => true,
        Command::AddQuestion { .. }
        | Command::PickQuestion { .. }
        | Command::DrawOthers
        | Command::AskOwnQuestion { .. }
        | Command::PutBackQuestion
        | Command::CastBallot { .. }
        | Command::TakeBackBallot
        | Command::MakePrediction { .. }
        | Command::TakeBackPrediction => false,
    }
}
