//! What a seat can ask for, in the order of play.

use serde::{Deserialize, Serialize};

use super::{Named, Side, Testimony, Voice};
use crate::{CardId, Sealed};

/// What a seat can ask for, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Command))]
#[expect(missing_docs, reason = "what a command carries is said in its sentence")]
pub enum Command {
    /// Deal everybody their cards, and the board (IM-3). Any seat may.
    DealCards,
    /// Lay a card of one's hand or of the board on an image, on the next space or over another card (IM-9 to
    /// IM-11). It can be taken back until the turn is finished (IM-15).
    LayCard {
        card: CardId,
        side: Side,
        #[serde(default)]
        over: Option<CardId>,
    },
    /// Take back a card that was laid in this turn, and with it those that could not lie there without it.
    TakeBackCard { card: CardId },
    /// Take back all cards of this turn.
    TakeBackAll,
    /// Note for oneself whom one has in mind on a side (IM-8). An empty text wipes the note off.
    WriteNote {
        side: Side,
        /// Sealed, so that a command that is printed somewhere does not tell it.
        #[cfg_attr(feature = "schema", schema(value_type = String, max_length = 80))]
        text: Sealed<String>,
    },
    /// Finish the turn, and call out whose image each one is that was ended in it (IM-11).
    FinishTurn {
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(max_items = 4))]
        claims: Vec<Calling>,
        /// What the reference work says of each of them. Nobody can send it.
        #[serde(skip)]
        testimonies: Vec<Testimony>,
    },
    /// Put up to three cards of one's hand on the board instead of playing (IM-14).
    PutDownCards {
        #[cfg_attr(feature = "schema", schema(max_items = 3))]
        cards: Vec<CardId>,
    },
    /// Have nothing against the turn that was just finished (IM-16).
    AcceptTurn,
    /// Challenge an image that was played on in it (IM-16).
    ChallengeTurn {
        side: Side,
        #[serde(skip)]
        testimonies: Vec<Testimony>,
    },
    /// Name, being challenged, whom one has in mind (IM-17).
    NamePerson {
        person: Named,
        #[serde(skip)]
        testimonies: Vec<Testimony>,
    },
    /// Say in secret whether the person fits the cards (IM-18). Again to change it.
    CastVote { voice: Voice },
}

/// Whose image the one on a side is that was ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Calling))]
pub struct Calling {
    /// Which of the images that were ended.
    pub side: Side,
    /// Whose it is.
    pub person: Named,
}

impl Command {
    /// The same command with what the reference work answers to its [`inquiries`](super::inquiries).
    #[must_use]
    pub fn with_testimonies(&self, testimonies: Vec<Testimony>) -> Command {
        let mut command = self.clone();
        match &mut command {
            Command::FinishTurn { testimonies: given, .. }
            | Command::ChallengeTurn { testimonies: given, .. }
            | Command::NamePerson { testimonies: given, .. } => *given = testimonies,
            Command::DealCards
            | Command::LayCard { .. }
            | Command::TakeBackCard { .. }
            | Command::TakeBackAll
            | Command::WriteNote { .. }
            | Command::PutDownCards { .. }
            | Command::AcceptTurn
            | Command::CastVote { .. } => {}
        }
        command
    }
}
