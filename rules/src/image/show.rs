//! When each part of a challenge is seen: who doubts whom, the evidence card by card or the votes one by one,
//! only then the ruling and what it costs or brings, and at last whose turn it is.

use super::{Challenge, Command, FinishedTurn, Judge, PhaseView, Settlement, State, View, state::Phase};
use crate::{Finale, Seat, Show};

/// A part of the scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Who challenges whom.
    Parties,
    /// Whom it is said to be.
    Named,
    /// What the reference work says of the so many-th card; nought-based.
    Row(u8),
    /// How somebody has voted.
    Voice(Seat),
    /// Whether it fits.
    Verdict,
    /// What that costs or brings, and the scores with it.
    Points,
    /// Whose turn it is, or how the game has ended.
    Then,
}

/// With more cards than this on an image each of them has less time.
const FEW: usize = 8;

/// How long the ruling is left to be read.
const READ: usize = 9;

/// The challenge that was settled last and lies on the table; none while none does.
pub fn show(view: &View) -> Option<Show<Moment>> {
    let (challenge, settlement) = settled(view)?;
    let show = Show::new().then(0, Moment::Parties, 1);
    let show = match &settlement.judge {
        Judge::Silence => show,
        Judge::Almanac => {
            let rows = challenge.findings.len();
            let apart = if rows > FEW { 2 } else { 3 };
            let named = show.then(3, Moment::Named, 1);
            (0..rows as u8).fold(named, |show, nth| show.then(apart, Moment::Row(nth), 1))
        }
        // All have read what there is to be read before they voted.
        Judge::Players { votes } => votes
            .iter()
            .fold(show.then(1, Moment::Named, 1), |show, vote| show.then(2, Moment::Voice(vote.seat), 1)),
    };
    let show = show.then(4, Moment::Verdict, 2).then(3, Moment::Points, 2);
    Some(show.then(READ, Moment::Then, 1))
}

/// The last challenge of the turn that everybody still speaks of, and how it was settled.
pub fn settled(view: &View) -> Option<(&Challenge, &Settlement)> {
    let turn: &FinishedTurn = match &view.phase {
        PhaseView::Turn { before: Some(open), .. } => &open.turn,
        PhaseView::Window { turn, .. } => turn,
        PhaseView::Turn { before: None, .. } | PhaseView::Over { .. } => view.last_turn.as_deref()?,
        PhaseView::Opening | PhaseView::Naming { .. } | PhaseView::Voting { .. } => return None,
    };
    let challenge = turn.challenges.last()?;
    Some((challenge, challenge.settlement.as_ref()?))
}

/// Who stands where at the end, and how many are ahead of them (IM-25); nobody where nobody has won. Who has
/// left stands nowhere.
pub fn podium(view: &View) -> Vec<(Seat, u8)> {
    match &view.phase {
        PhaseView::Over { winners, .. } if !winners.is_empty() => {}
        _ => return vec![],
    }
    let here = || view.players.iter().filter(|player| !view.left.contains(player.seat));
    let ahead = |score: i16| here().filter(|other| other.score > score).count() as u8;
    here().map(|player| (player.seat, ahead(player.score))).collect()
}

/// The end, once it is known who has won.
pub fn finale(view: &View) -> Option<Show<Finale>> {
    crate::finale(podium(view).into_iter().map(|(_, ahead)| ahead))
}

/// One show for every challenge that was settled, as long as the turn lasts in which it was.
pub(super) fn key(state: &State) -> Option<u32> {
    let turn = match &state.phase {
        Phase::Turn { before: Some(open), .. } | Phase::Window { turn: open, .. } => Some(&open.turn),
        Phase::Turn { before: None, .. } | Phase::Over { .. } => state.last_turn.as_deref(),
        Phase::Opening | Phase::Naming { .. } | Phase::Judging { .. } | Phase::TurnOver => None,
    };
    let challenges = turn?.challenges.len() as u32;
    let just_now = challenges > 0 && state.settled_in == Some(state.turns);
    just_now.then_some(u32::from(state.turns) * 8 + challenges)
}

/// The next player lays cards while the scene is shown; what would take it away waits.
pub(super) fn is_waited_for_by(command: &Command) -> bool {
    match command {
        Command::FinishTurn { .. }
        | Command::PutDownCards { .. }
        | Command::AcceptTurn
        | Command::ChallengeTurn { .. } => true,
        Command::DealCards
        | Command::LayCard { .. }
        | Command::TakeBackCard { .. }
        | Command::TakeBackAll
        | Command::WriteNote { .. }
        | Command::NamePerson { .. }
        | Command::CastVote { .. } => false,
    }
}
