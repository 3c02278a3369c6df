//! When each part of a reveal is seen. Every preference that comes out of the envelope has a show of its own:
//! the card, who knew it, and only then the steps (PP-18, PP-19). After the fourth come IT's whole order and
//! at last who leads or has won.

use super::{Command, GuessView, Options, PhaseView, Stake, State, View, state::Phase};
use crate::{Finale, Show, Slot, Team};

/// A part of the reveal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The envelope, from which a card is being drawn.
    Envelope,
    /// The card that holds this place.
    Card,
    /// Whose token lies right.
    Verdicts,
    /// What it brings; the pieces go.
    Moves,
    /// The whole order of IT lies open.
    Order,
    /// A team has doubled all four tokens and was right with every one (PP-13).
    AllRight,
    /// Who leads, is level or has won (PP-21, PP-22).
    Lead,
    /// Who is IT next, or the way to the end.
    Next,
}

/// No piece takes more than two steps, in six tenths of a second.
const LONGEST_WALK: usize = 2;

/// The preference that was opened last and lies on the table; none while none does.
pub fn show(view: &View) -> Option<Show<Moment>> {
    let opened = match &view.phase {
        PhaseView::Revealing { revealed, .. } => revealed.len(),
        PhaseView::RoundOver { .. } => view.last_round.as_ref()?.ranking.len(),
        PhaseView::Opening { .. }
        | PhaseView::Ranking { .. }
        | PhaseView::Guessing { .. }
        | PhaseView::Over { .. } => 0,
    };
    if opened == 0 {
        return None;
    }
    // The fourth is waited for: with it the round is decided.
    let pause = if opened < Options::SECTIONS { 1 } else { 4 };
    let show = Show::new()
        .then(0, Moment::Envelope, 1)
        .then(pause, Moment::Card, 3)
        .then(3, Moment::Verdicts, 1)
        .then(2, Moment::Moves, LONGEST_WALK);
    if opened < Options::SECTIONS {
        return Some(show);
    }
    let show = show.then(3, Moment::Order, 2);
    let show = match all_right(view)[..] {
        [] => show.then(3, Moment::Lead, 2),
        _ => show.then(3, Moment::AllRight, 4).then(5, Moment::Lead, 2),
    };
    Some(show.then(3, Moment::Next, 1))
}

/// The teams that had doubled all their tokens and were right with every one, once that is known.
pub fn all_right(view: &View) -> Vec<Team> {
    let (PhaseView::RoundOver { .. }, Some(round)) = (&view.phase, &view.last_round) else { return vec![] };
    let right = |guess: &&GuessView| is_all_right(guess, &round.ranking);
    round.guesses.iter().filter(right).map(|guess| guess.team).collect()
}

fn is_all_right(guess: &GuessView, ranking: &[Slot]) -> bool {
    let mut tokens = guess.tokens.iter().zip(ranking);
    tokens.all(|(lies, preferred)| lies.stake == Stake::Doubled && lies.section == *preferred)
}

/// Which team stands where at the end, and how many are ahead of it: the one that has won is first, whoever
/// has come as far (PP-22). None where none has won.
pub fn podium(view: &View) -> Vec<(Team, u8)> {
    let PhaseView::Over { winner: Some(winner), .. } = view.phase else { return vec![] };
    let heights = || view.pieces.iter().map(|piece| (piece.team == winner, piece.at));
    let ahead = |height| heights().filter(|other| *other > height).count() as u8;
    view.pieces.iter().zip(heights()).map(|(piece, height)| (piece.team, ahead(height))).collect()
}

/// The end, once it is known who has won.
pub fn finale(view: &View) -> Option<Show<Finale>> {
    crate::finale(podium(view).into_iter().map(|(_, ahead)| ahead))
}

/// One show for every preference of every round: those of the round under way come behind those of all rounds
/// before, and the last one is the round itself.
pub(super) fn key(state: &State) -> Option<u32> {
    let rounds = (state.history.len() * Options::SECTIONS) as u32;
    match state.phase {
        Phase::Revealing { revealed: opened @ 1.., .. } => Some(rounds + u32::from(opened)),
        Phase::RoundOver => Some(rounds),
        Phase::Revealing { .. }
        | Phase::Opening
        | Phase::Ranking { .. }
        | Phase::Guessing { .. }
        | Phase::Over { .. } => None,
    }
}

/// The next preference waits until this one has been seen, and so does the next round.
pub(super) fn is_waited_for_by(command: &Command) -> bool {
    match command {
        Command::RevealPreference
        | Command::ChooseCategory { .. }
        | Command::DrawCards
        | Command::FinishGame => true,
        Command::PutBackCard { .. }
        | Command::RankCard { .. }
        | Command::UnrankCard { .. }
        | Command::SealRanking
        | Command::PlaceToken { .. }
        | Command::TakeBackToken { .. }
        | Command::DoubleToken { .. }
        | Command::UndoubleToken { .. }
        | Command::AgreeToGuess { .. }
        | Command::WithdrawAgreement
        | Command::PassTurn => false,
    }
}
