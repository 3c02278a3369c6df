//! The board as it was before the preference that is being shown, so that nothing of it is seen too early.

use rules::{
    SeatSet, Slot,
    preference::{GuessView, PhaseView, PieceView, View},
};
use table::TableView;

use super::room::Room;

/// The game a preference ago.
pub(super) struct Earlier {
    table: TableView,
    game: View,
}

impl Earlier {
    /// None unless a preference is being shown.
    pub(super) fn of(room: &Room<'_>) -> Option<Earlier> {
        room.table.show_under_way()?;
        let game = before_the_last(room.game)?;
        Some(Earlier { table: TableView { show: None, ..room.table.clone() }, game })
    }

    /// The same people look at it, and nothing of it is being shown.
    pub(super) fn room<'b>(&'b self, room: &'b Room<'_>) -> Room<'b> {
        room.at(&self.table, &self.game)
    }
}

fn before_the_last(view: &View) -> Option<View> {
    let (phase, guesses) = match &view.phase {
        PhaseView::Revealing { it, cards, revealed, guesses, row } => {
            let phase = PhaseView::Revealing {
                it: *it,
                cards: cards.clone(),
                revealed: all_but_the_last(revealed)?,
                guesses: guesses.iter().map(a_step_back).collect(),
                row: row.clone(),
            };
            (phase, guesses)
        }
        PhaseView::RoundOver { .. } => {
            let round = view.last_round.as_ref()?;
            let phase = PhaseView::Revealing {
                it: round.it,
                cards: round.cards.clone(),
                revealed: all_but_the_last(&round.ranking)?,
                guesses: round.guesses.iter().map(a_step_back).collect(),
                row: (view.me == Some(round.it)).then(|| round.ranking.clone()),
            };
            (phase, &round.guesses)
        }
        PhaseView::Opening { .. }
        | PhaseView::Ranking { .. }
        | PhaseView::Guessing { .. }
        | PhaseView::Over { .. } => return None,
    };
    let pieces = set_back(view, guesses);
    Some(View { phase, pieces, may: Vec::new(), waiting_on: SeatSet::EMPTY, ..view.clone() })
}

fn all_but_the_last(revealed: &[Slot]) -> Option<Vec<Slot>> {
    revealed.split_last().map(|(_, before)| before.to_vec())
}

fn a_step_back(guess: &GuessView) -> GuessView {
    let steps = guess.steps.split_last().map(|(_, before)| before.to_vec());
    GuessView { steps: steps.unwrap_or_default(), ..guess.clone() }
}

/// Where the pieces stood before their last steps.
fn set_back(view: &View, guesses: &[GuessView]) -> Vec<PieceView> {
    let last = |piece: &PieceView| {
        let guess = guesses.iter().find(|guess| guess.team == piece.team);
        guess.and_then(|guess| guess.steps.last()).copied().unwrap_or(0)
    };
    let spaces: Vec<_> = view.pieces.iter().map(|piece| piece.at.after(-last(piece))).collect();
    let stood = |(piece, at): (&PieceView, &_)| PieceView {
        at: *at,
        square: view.options.board.square(*at),
        behind: spaces.iter().filter(|other| *other > at).count() as u8,
        ..piece.clone()
    };
    view.pieces.iter().zip(&spaces).map(stood).collect()
}
