//! What is voted on, for whom or what, and with which bet (PE-8, PE-9, PE-21).

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::{CardId, Seat, SeatSet, Slot, every};

/// What everybody is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "question", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Question))]
pub enum Question {
    /// Whom does this card fit best (PE-8)?
    Whom {
        /// Whose turn it is.
        proposer: Seat,
        /// What is said of somebody.
        card: CardId,
    },
    /// Which of these cards fits this player best (PE-21)? Slots count them as they lie there.
    Which {
        /// Of whom it is said.
        subject: Seat,
        /// What everybody has laid.
        cards: Vec<LaidCard>,
    },
}

/// A card that was laid for the subject of an inversion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::LaidCard))]
pub struct LaidCard {
    /// Which card it is.
    pub card: CardId,
    /// Who laid it; none where it is not known yet (PE-22).
    pub by: Option<Seat>,
}

impl Question {
    /// The cards on the table.
    pub fn cards(&self) -> Vec<CardId> {
        match self {
            Question::Whom { card, .. } => vec![*card],
            Question::Which { cards, .. } => cards.iter().map(|laid| laid.card).collect(),
        }
    }
}

/// Whom or what one can vote for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Candidate))]
pub enum Candidate {
    /// Somebody at the table, themself included.
    Player(Seat),
    /// One of the cards of an inversion.
    Card(Slot),
}

/// How much is risked on a choice (PE-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Bet))]
pub enum Bet {
    /// No piece.
    Neutral,
    /// Two pieces.
    Two,
    /// Three pieces.
    Three,
}

impl Bet {
    /// All of them, the smallest first.
    pub const ALL: [Bet; 3] = every(Bet::VARIANTS);

    /// So many spaces, forward or back (PE-13).
    pub const fn stake(self) -> i8 {
        match self {
            Bet::Neutral => 1,
            Bet::Two => 2,
            Bet::Three => 3,
        }
    }
}

/// A choice and the bet on it, given together (PE-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Vote))]
pub struct Vote {
    /// Whom or what they chose.
    pub choice: Candidate,
    /// How sure they are that most choose the same.
    pub bet: Bet,
}

/// A vote that lies open (PE-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::OpenVote))]
pub struct OpenVote {
    /// Whose vote it is.
    pub seat: Seat,
    /// Whom or what they chose.
    pub choice: Candidate,
    /// What they bet on it.
    pub bet: Bet,
}

/// A vote without a bet that lies open: in a second vote, or about a contested card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::OpenChoice))]
pub struct OpenChoice {
    /// Whose vote it is.
    pub seat: Seat,
    /// Whom or what they chose.
    pub choice: Candidate,
}

/// How a vote came out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "verdict", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Verdict))]
pub enum Verdict {
    /// At least two votes, and more than anybody else (PE-11).
    Elected {
        /// Who or what has them.
        candidate: Candidate,
    },
    /// The most votes, two or more, are shared (PE-16).
    Tied {
        /// All that have so many.
        candidates: Vec<Candidate>,
    },
    /// Nobody has two votes (PE-15).
    Nobody,
}

/// Two who vote as one at the next vote (PE-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Pair))]
pub struct Pair {
    /// Who landed on tête-à-tête, and by whom the vote of both is known.
    pub leader: Seat,
    /// Whom they chose.
    pub partner: Seat,
}

impl Pair {
    pub(super) fn members(&self) -> SeatSet {
        [self.leader, self.partner].into_iter().collect()
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.leader == seat || self.partner == seat
    }
}
