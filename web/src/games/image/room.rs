//! Everything a page of this game looks at: people, cards, the four sides.

use rules::{
    Seat, Ticks,
    image::{
        BilingualText, Challenge, FinishedTurn, Moment, Options, PhaseView, Ruling, Settlement, Side,
        TakenImage, View, settled, show,
    },
};

use super::{evidence::in_language, recent::Recent};
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

    /// The challenge that is being shown, beat by beat, and how it was settled.
    pub(super) fn scene(&self) -> Option<(&'a Challenge, &'a Settlement)> {
        self.table.show_under_way().and_then(|_| settled(self.game))
    }

    /// The classes of what is seen from that moment of the scene on; none where no scene is shown.
    pub(super) fn seen_from(&self, moment: Moment) -> String {
        self.scene().map_or_else(String::new, |_| self.beat(self.moment(moment)))
    }

    /// The same for what is seen until then.
    pub(super) fn seen_until(&self, moment: Moment) -> String {
        self.scene().map_or_else(String::new, |_| self.until(self.moment(moment)))
    }

    /// When that is seen in the scene.
    pub(super) fn moment(&self, moment: Moment) -> Ticks {
        show(self.game).map_or(Ticks(0), |beats| beats.at(&moment))
    }

    /// What the challenged image had scored when it was ended.
    pub(super) fn had_scored(&self, challenge: &Challenge) -> i16 {
        let endings = Recent::of(self.game).turn.map_or(&[][..], |turn| &turn.endings);
        endings.iter().find(|ending| ending.side == challenge.side).map_or(0, |ending| ending.points)
    }

    /// What a bluff gives back of what ending the image had scored, and what it loses besides (IM-19); none
    /// where there is nothing to give back.
    pub(super) fn given_back(&self, challenge: &Challenge, settlement: &Settlement) -> Option<(i16, i16)> {
        let back = self.had_scored(challenge);
        let upheld = settlement.ruling == Ruling::Upheld;
        (upheld && back > 0).then_some((back, -settlement.points - back))
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
