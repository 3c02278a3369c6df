//! What the others see in a player: the cards that lie before them (PE-12, PE-30).

use serde::Serialize;

use super::{Move, OpenChoice, OpenVote, Question, Verdict};
use crate::{CardId, Seat};

/// A card that lies face up before a player, for the rest of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::PortraitCard))]
pub struct PortraitCard {
    /// What is said of the player.
    pub card: CardId,
    /// How they came by it.
    pub origin: Origin,
}

/// How a card came to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "origin", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Origin))]
pub enum Origin {
    /// By the vote of a turn, counted from 1.
    Vote {
        /// The turn that it was.
        turn: u16,
    },
    /// Given at the end of the path, and accepted or upheld.
    Gift {
        /// Who gave it.
        giver: Seat,
    },
    /// Given to somebody else, who contested it; a vote named this player.
    Judgment {
        /// Who gave it to somebody else.
        giver: Seat,
    },
}

/// A turn that has been voted on to its end, open to all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::PlayedTurn))]
pub struct PlayedTurn {
    /// What was voted on.
    pub question: Question,
    /// By seat. Of a pair, both.
    pub votes: Vec<OpenVote>,
    /// What came of it.
    pub verdict: Verdict,
    /// After a tie.
    pub second: Option<SecondVote>,
    /// In the order of play from the proposer's left on.
    pub moves: Vec<Move>,
}

/// The second vote, among the tied only (PE-16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::SecondVote))]
pub struct SecondVote {
    /// By seat.
    pub votes: Vec<OpenChoice>,
    /// Whom or what it elected, if anybody.
    pub elected: Option<super::Candidate>,
}

impl PlayedTurn {
    /// Whom or what this turn elected, at the first vote or the second.
    pub fn elected(&self) -> Option<super::Candidate> {
        match (&self.second, &self.verdict) {
            (Some(second), _) => second.elected,
            (None, Verdict::Elected { candidate }) => Some(*candidate),
            (None, Verdict::Tied { .. } | Verdict::Nobody) => None,
        }
    }
}
