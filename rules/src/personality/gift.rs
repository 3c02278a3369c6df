//! The cards that are given away at the end of the path (PE-25 to PE-28).

use serde::{Deserialize, Serialize};

use super::OpenChoice;
use crate::{CardId, Seat};

/// A card for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Gift))]
pub struct Gift {
    /// What is given.
    pub card: CardId,
    /// Who gets it.
    pub to: Seat,
}

/// What a receiver says to it (PE-26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Answer))]
pub enum Answer {
    /// The card fits.
    Accept,
    /// It does not: the others say whom it fits.
    Contest,
}

/// How a player's giving ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::GivingResult))]
pub enum GivingResult {
    /// All cards stood.
    Won,
    /// A card was given to somebody else by a vote, or none was given when the table would not wait any
    /// longer.
    Lost,
    /// The giver left.
    Abandoned,
}

/// One player's giving, which is open to all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Giving))]
pub struct Giving {
    /// Who gives.
    pub giver: Seat,
    /// What was given to whom, and what became of it.
    pub gifts: Vec<GiftView>,
    /// None while it is under way.
    pub result: Option<GivingResult>,
}

/// A gift, and what has become of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::GiftView))]
pub struct GiftView {
    /// What was given.
    pub card: CardId,
    /// Who got it.
    pub to: Seat,
    /// None while the receiver has said nothing.
    pub answer: Option<Answer>,
    /// The vote about it, when it was contested and there has been one.
    pub judgment: Option<Judgment>,
}

/// The vote about a contested card (PE-27).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Judgment))]
pub struct Judgment {
    /// Who named whom.
    pub votes: Vec<OpenChoice>,
    /// The player with more votes than any other.
    pub named: Option<Seat>,
}

impl Giving {
    pub(super) fn new(giver: Seat, gifts: &[Gift]) -> Giving {
        let gift = |gift: &Gift| GiftView { card: gift.card, to: gift.to, answer: None, judgment: None };
        Giving { giver, gifts: gifts.iter().map(gift).collect(), result: None }
    }

    pub(super) fn of(&self, receiver: Seat) -> Option<&GiftView> {
        self.gifts.iter().find(|gift| gift.to == receiver)
    }

    /// The first contested card about which there has been no vote.
    pub fn contested(&self) -> Option<&GiftView> {
        self.gifts.iter().find(|gift| gift.is_contested())
    }

    pub(super) fn contested_mut(&mut self) -> Option<&mut GiftView> {
        self.gifts.iter_mut().find(|gift| gift.is_contested())
    }

    /// PE-27: whether every card stays with its receiver.
    pub(super) fn all_stand(&self) -> bool {
        self.gifts.iter().all(|gift| gift.keeper() == gift.to)
    }
}

impl GiftView {
    fn is_contested(&self) -> bool {
        self.answer == Some(Answer::Contest) && self.judgment.is_none()
    }

    /// Whose the card is in the end: the receiver's, unless a vote has named another (PE-28).
    pub fn keeper(&self) -> Seat {
        self.judgment.as_ref().and_then(|judgment| judgment.named).unwrap_or(self.to)
    }
}
