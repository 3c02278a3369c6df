//! What lies on the board: the round that is being played, or the one just over.

use rules::{
    Seat, Slot, Team,
    preference::{DraftView, Draw, Drawn, GuessView, PhaseView, View},
};

#[derive(Clone, Copy, Default)]
pub(super) struct Laid<'a> {
    pub(super) it: Option<Seat>,
    /// One on each section.
    pub(super) cards: &'a [Drawn],
    /// The tokens that lie open.
    pub(super) guesses: &'a [GuessView],
    /// The guess of the team in turn, as it is talked over (PP-17).
    pub(super) discussed: Option<&'a DraftView>,
    /// The preferences that have been opened, from the most preferred on.
    pub(super) revealed: &'a [Slot],
}

impl<'a> Laid<'a> {
    pub(super) fn of(game: &'a View) -> Laid<'a> {
        match &game.phase {
            PhaseView::Opening { .. } | PhaseView::Over { .. } => Laid::default(),
            PhaseView::Ranking { it, cards, .. } => Laid { it: Some(*it), cards, ..Laid::default() },
            PhaseView::Guessing { it, cards, guesses, discussed, .. } => {
                Laid { it: Some(*it), cards, guesses, discussed: discussed.as_ref(), revealed: &[] }
            }
            PhaseView::Revealing { it, cards, revealed, guesses, .. } => {
                Laid { it: Some(*it), cards, guesses, discussed: None, revealed }
            }
            PhaseView::RoundOver { .. } => {
                game.last_round.as_ref().map_or_else(Laid::default, |round| Laid {
                    it: Some(round.it),
                    cards: &round.cards,
                    guesses: &round.guesses,
                    discussed: None,
                    revealed: &round.ranking,
                })
            }
        }
    }

    /// Where the cards came from (PP-6).
    pub(super) fn draw(&self) -> Option<Draw> {
        let (first, others) = self.cards.split_first()?;
        let one_box = others.iter().all(|drawn| drawn.category == first.category);
        Some(if one_box { Draw::From(first.category) } else { Draw::Mixed })
    }

    pub(super) fn guess_of(&self, team: Team) -> Option<&'a GuessView> {
        self.guesses.iter().find(|guess| guess.team == team)
    }

    /// Whether it is the card that was opened last.
    pub(super) fn is_last(&self, slot: Slot) -> bool {
        self.revealed.last() == Some(&slot)
    }

    /// Which place a card has turned out to have; from 1.
    pub(super) fn place_of(&self, slot: Slot) -> Option<usize> {
        self.revealed.iter().position(|revealed| *revealed == slot).map(|index| index + 1)
    }
}
