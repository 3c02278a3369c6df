//! Personal Preference at a table.

use bots::Level;
use decks::{Choice, Decks, OwnCard, UnknownSet};
use insight::Subject;
use rules::{
    Sealed, Seat, SeatSet, Slot,
    preference::{Board, Guessing, Options, PhaseView, Preference, Supply, View},
};

use super::{FirstSeat, TableGame};
use crate::first_guesses::FirstGuess;

impl TableGame for Preference {
    /// Two teams, once round the smallest board, and none waits for the other's guess. Easy bots double less,
    /// so that fewer pieces go back and the longest games are shorter.
    fn tried_alone() -> (Options, usize, Level) {
        let (board, guessing) = (Board::Taste, Guessing::AtOnce);
        (Options { board, guessing, ..Options::default() }, 3, Level::Easy)
    }

    const FIRST_SEAT: FirstSeat = FirstSeat::LeftOfHost;
    /// PP-17: only the team saw its guess on its way.
    const BEFORE_IT_WAS_CHOSEN: &[(&str, &str)] = &[("discussion", "team_only")];

    fn deal(decks: &Decks, choice: &Choice<'_>, shelf: Option<&Supply>) -> Result<Supply, UnknownSet> {
        decks.preference(choice, shelf)
    }

    fn choice<'a>(options: &'a Options, own: &'a [&'a OwnCard]) -> Choice<'a> {
        let Options { sets, rating, own_cards, .. } = options;
        Choice { sets, highest: *rating, mixture: *own_cards, own }
    }

    fn sets(options: &mut Options) -> Option<&mut Vec<String>> {
        Some(&mut options.sets)
    }

    fn team_of(view: &View, seat: Seat) -> SeatSet {
        let mut teams = view.pieces.iter().map(|piece| piece.members);
        teams.find(|team| team.contains(seat)).unwrap_or(SeatSet::EMPTY)
    }

    fn being_guessed(view: &View) -> SeatSet {
        match &view.phase {
            PhaseView::Guessing { it, .. } => SeatSet::only(*it),
            _ => SeatSet::EMPTY,
        }
    }

    const FIRST_GUESSES: bool = true;

    /// PP-24: it stays as it is while the teams guess.
    fn first_guess(view: &View) -> Option<FirstGuess> {
        let PhaseView::Guessing { cards, first, .. } = &view.phase else { return None };
        let subject = |slot: &Slot| {
            let drawn = cards.get(slot.index())?;
            Some(Subject { card: drawn.card, face: drawn.face })
        };
        let row = Sealed::new(first.iter().filter_map(subject).collect());
        Some(FirstGuess { round: view.round, row })
    }
}
