//! What has just happened: the turn that can be challenged, or the last one that stands.

use rules::{
    CardId, Seat,
    image::{Challenge, Ending, FinishedTurn, PhaseView, Ruling, Settlement, Side, TakenImage, View},
};

/// The turn that everybody still speaks of.
pub(super) struct Recent<'a> {
    game: &'a View,
    pub(super) turn: Option<&'a FinishedTurn>,
}

/// What was done to an image in a turn, from the least to the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Deed {
    Started,
    Extended,
    Changed,
    Ended,
}

impl<'a> Recent<'a> {
    pub(super) fn of(game: &'a View) -> Recent<'a> {
        let turn = match &game.phase {
            PhaseView::Window { turn, .. }
            | PhaseView::Naming { turn, .. }
            | PhaseView::Voting { turn, .. } => Some(turn),
            PhaseView::Turn { before: Some(open), .. } => Some(&open.turn),
            PhaseView::Opening | PhaseView::Turn { .. } | PhaseView::Over { .. } => game.last_turn.as_deref(),
        };
        Recent { game, turn }
    }

    /// The last turn that nobody can challenge any more.
    pub(super) fn standing(game: &'a View) -> Recent<'a> {
        Recent { game, turn: game.last_turn.as_deref() }
    }

    /// Whether a card was laid in that turn, or put on the board.
    pub(super) fn has(&self, card: CardId) -> bool {
        let turn = self.turn.filter(|_| !matches!(self.game.phase, PhaseView::Over { .. }));
        turn.is_some_and(|turn| {
            turn.laid.iter().any(|laid| laid.card == card) || turn.put_down.contains(&card)
        })
    }

    /// The last challenge of that turn, under way or settled.
    pub(super) fn challenge(&self) -> Option<&'a Challenge> {
        match &self.game.phase {
            PhaseView::Naming { challenge, .. } | PhaseView::Voting { challenge, .. } => Some(challenge),
            _ => self.turn.and_then(|turn| turn.challenges.last()),
        }
    }

    /// How the challenge of that turn ended.
    pub(super) fn settlement(&self) -> Option<(&'a Challenge, &'a Settlement)> {
        let challenge = self.challenge()?;
        Some((challenge, challenge.settlement.as_ref()?))
    }

    /// The images that were ended in that turn and have not been put back, with where they lie now.
    pub(super) fn taken(&self) -> Vec<(&'a Ending, &'a TakenImage)> {
        let Some(turn) = self.turn else { return Vec::new() };
        let pile = self.game.players.get(turn.player.index()).map_or(&[][..], |player| &player.taken);
        let lies = |ending: &'a Ending| {
            let taken =
                pile.iter().rev().find(|taken| taken.side == ending.side && taken.claim == ending.claim)?;
            Some((ending, taken))
        };
        turn.endings.iter().filter(|ending| !turn.undone(ending.side)).filter_map(lies).collect()
    }

    /// What somebody's score has just changed by: with the challenge of the turn, or by what was ended in it.
    pub(super) fn gain(&self, seat: Seat) -> Option<i16> {
        let turn = self.turn.filter(|turn| turn.player == seat)?;
        let ended: i16 = turn.endings.iter().map(|ending| ending.points).sum();
        match self.settlement() {
            Some((_, settlement)) if settlement.ruling == Ruling::Upheld => Some(settlement.points),
            // What ending images has brought stands as well.
            Some((_, settlement)) => Some(ended + settlement.points),
            None => (!turn.endings.is_empty()).then_some(ended),
        }
    }

    /// What was done to each image that was played on.
    pub(super) fn deeds(&self) -> Vec<(Side, Deed)> {
        let Some(turn) = self.turn else { return Vec::new() };
        let deed = |side: Side| {
            let laid = || turn.laid.iter().filter(|laid| laid.side == side);
            let next = laid().filter(|laid| laid.over.is_none()).count();
            let lie =
                self.game.sides.iter().find(|view| view.side == side).map_or(0, |view| view.image.len());
            if turn.endings.iter().any(|ending| ending.side == side) {
                Deed::Ended
            } else if next < laid().count() {
                Deed::Changed
            } else if next == lie {
                Deed::Started
            } else {
                Deed::Extended
            }
        };
        Side::ALL.into_iter().filter(|side| turn.played_on(*side)).map(|side| (side, deed(side))).collect()
    }
}
