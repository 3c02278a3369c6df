//! Everything a page of this game looks at: people, cards, the four sides.

use rules::{
    Seat,
    image::{BilingualText, Challenge, FinishedTurn, Options, PhaseView, Side, TakenImage, View},
};

use super::evidence::in_language;
use crate::games::room;

pub(super) type Room<'a> = room::Room<'a, View>;

impl<'a> Room<'a> {
    /// What is written down in both languages, in the reader's.
    pub(super) fn in_words<'w>(&self, text: &'w BilingualText) -> &'w str {
        in_language(self.words, text)
    }

    /// The image that a player took from this side last.
    pub(super) fn taken_from(&self, player: Seat, side: Side) -> Option<&'a TakenImage> {
        let pile = &self.game.players.get(player.index())?.taken;
        pile.iter().rev().find(|taken| taken.side == side)
    }

    /// The turn that can be challenged now, and which of its images.
    pub(super) fn challengeable(&self) -> Option<(&'a FinishedTurn, &'a [Side])> {
        match &self.game.phase {
            PhaseView::Turn { before: Some(open), .. } => Some((&open.turn, &open.sides)),
            PhaseView::Window { turn, sides, .. } => Some((turn, sides)),
            _ => None,
        }
    }

    /// What an image is worth that a challenge has left standing (IM-20).
    pub(super) fn defended(&self, challenge: &Challenge) -> i16 {
        let taken = self.taken_from(challenge.challenged, challenge.side);
        taken.map_or(Options::DEFENDED, |taken| taken.points)
    }

    /// Whether whoever looks has no cards and only watches.
    pub(super) fn watches(&self) -> bool {
        self.game.me.is_none()
    }
}

/// What forms, ids and classes call a side.
pub(super) const fn side_slug(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}
