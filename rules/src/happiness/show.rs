//! When each part of a reveal is seen: the guess lies open, the row is turned over place by place, and only
//! then the points are told.

use super::{Command, PhaseView, State, View, state::Phase};
use crate::{Finale, Show};

/// A part of the reveal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// What the others had agreed to.
    Guess,
    /// The card at the so many-th place is turned over; nought-based.
    Place(u8),
    /// Whether the guess was right there.
    Verdict(u8),
    /// All of it was right (GH-8).
    Perfect,
    /// What it has earned.
    Score,
}

/// Up to so many cards are turned over one by one without hurry.
const UNHURRIED: usize = 6;

/// The turn that was revealed last and lies on the table; none while it does not.
pub fn show(view: &View) -> Option<Show<Moment>> {
    let PhaseView::Revealed { .. } = view.phase else { return None };
    let turn = view.history.last()?;
    let places = turn.ranking.len();
    let show = (0..places).fold(Show::new().then(0, Moment::Guess, 1), |show, place| {
        // Each card is looked at, less long where there are many. The last one is waited for.
        let pause = match place {
            _ if place + 1 == places => 3,
            _ if places > UNHURRIED => 1,
            _ => 2,
        };
        show.then(pause, Moment::Place(place as u8), 1).then(1, Moment::Verdict(place as u8), 1)
    });
    let show = if turn.perfect { show.then(2, Moment::Perfect, 3) } else { show };
    Some(show.then(2, Moment::Score, 3))
}

/// The end: what the table has come to together (GH-11). Without a turn there is nothing to be told.
pub fn finale(view: &View) -> Option<Show<Finale>> {
    let played = view.phase == PhaseView::Over && view.score.perfect > 0;
    crate::finale(played.then_some(0))
}

/// One show for every turn that was revealed.
pub(super) fn key(state: &State) -> Option<u32> {
    matches!(state.phase, Phase::Revealed).then_some(state.history.len() as u32)
}

/// Going on takes the rows away.
pub(super) fn is_waited_for_by(command: &Command) -> bool {
    matches!(command, Command::DrawCards | Command::FinishGame)
}
