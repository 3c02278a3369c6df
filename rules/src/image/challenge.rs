//! Turns as all have seen them, and challenges (IM-16 to IM-20).

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{BilingualText, Claim, Finding, Laid, Picture, Side};
use crate::{CardId, Seat, SeatSet, every};

/// A turn that has been finished, as everybody saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::FinishedTurn))]
pub struct FinishedTurn {
    /// Whose turn it was.
    pub player: Seat,
    /// In the order in which they were laid.
    pub laid: Vec<Laid>,
    /// The cards that were put on the board instead (IM-14).
    pub put_down: Vec<CardId>,
    /// The images that were ended.
    pub endings: Vec<Ending>,
    /// Those among them on which others had laid cards.
    pub stolen: Vec<Stolen>,
    /// How its images were challenged, one after the other (IM-16).
    pub challenges: Vec<Challenge>,
}

impl FinishedTurn {
    /// A turn in which these cards were put on the board, or none because it was lost; it cannot be
    /// challenged.
    pub(super) fn without_images(player: Seat, put_down: Vec<CardId>) -> FinishedTurn {
        FinishedTurn {
            player,
            laid: Vec::new(),
            put_down,
            endings: Vec::new(),
            stolen: Vec::new(),
            challenges: Vec::new(),
        }
    }

    /// Whether an image was started, extended, changed or ended on this side (IM-16).
    pub fn played_on(&self, side: Side) -> bool {
        self.laid.iter().any(|laid| laid.side == side)
    }

    /// The images that can be challenged, as long as anything of the turn can: those that were played on, and
    /// each once (IM-16).
    pub fn unchallenged(&self) -> Vec<Side> {
        let challenged = |side: Side| self.challenges.iter().any(|challenge| challenge.side == side);
        Side::ALL.into_iter().filter(|side| self.played_on(*side) && !challenged(*side)).collect()
    }

    /// Whether what was played on this side has been undone by a challenge (IM-19).
    pub fn undone(&self, side: Side) -> bool {
        let upheld = |challenge: &Challenge| {
            challenge.settlement.as_ref().is_some_and(|settled| settled.ruling == Ruling::Upheld)
        };
        self.challenges.iter().any(|challenge| challenge.side == side && upheld(challenge))
    }
}

/// An image that was ended by one and built by others, too (IM-9, IM-12).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Stolen))]
pub struct Stolen {
    /// Where the image lay.
    pub side: Side,
    /// Whose cards lie open in it, without those of who ended it.
    pub from: SeatSet,
}

/// An image that was ended (IM-11, IM-12).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Ending))]
pub struct Ending {
    /// Where the image lay.
    pub side: Side,
    /// Whose image it is said to be.
    pub claim: Claim,
    /// What ending it scored.
    pub points: i16,
}

/// An image in a player's pile (IM-12, IM-20).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::TakenImage))]
pub struct TakenImage {
    /// In which turn of the game it was taken, counted from 1.
    pub turn: u16,
    /// Where it lay.
    pub side: Side,
    /// Its cards by space; the letters are the last.
    pub image: Picture,
    /// Its letters, which lie on top; none when it was taken without being ended.
    pub letters: Vec<CardId>,
    /// Whose image it is said to be.
    pub claim: Claim,
    /// What it is worth.
    pub points: i16,
    /// Well-known people who would have fitted, with the practice aid, once nobody can challenge it any more.
    pub fitting: Vec<BilingualText>,
}

/// A challenge, under way or settled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Challenge))]
pub struct Challenge {
    /// Who does not believe it.
    pub challenger: Seat,
    /// Whose turn is challenged.
    pub challenged: Seat,
    /// Which image it is about.
    pub side: Side,
    /// The open cards of the image, from the dot on.
    pub cards: Vec<CardId>,
    /// Whom it is of; none until the challenged has named somebody (IM-17).
    pub claim: Option<Claim>,
    /// Card by card what the reference work says (IM-18).
    pub findings: Vec<Finding>,
    /// What came of it; none while it is open.
    pub settlement: Option<Settlement>,
}

/// How a challenge ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Settlement))]
pub struct Settlement {
    /// Whether the challenge was right.
    pub ruling: Ruling,
    /// Who decided it.
    pub judge: Judge,
    /// What the score of the challenged changes by (IM-19, IM-20).
    pub points: i16,
}

/// Whether a challenge was right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Ruling))]
pub enum Ruling {
    /// The person does not fit (IM-19).
    Upheld,
    /// The person fits, or nobody has shown otherwise (IM-20).
    NotUpheld,
}

/// Who decided a challenge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Judge))]
pub enum Judge {
    /// The reference work knew.
    Almanac,
    /// The players, and how each of them voted.
    Players {
        /// By seat.
        votes: Vec<OpenVote>,
    },
    /// The challenged named nobody.
    Silence,
}

/// What a player says in a vote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Voice))]
pub enum Voice {
    /// The person fits all the cards.
    Fits,
    /// Some card does not fit.
    DoesNotFit,
}

impl Voice {
    /// Both of them.
    pub const ALL: [Voice; 2] = every(Voice::VARIANTS);
}

/// A vote of a challenge that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::OpenVote))]
pub struct OpenVote {
    /// Whose vote it is.
    pub seat: Seat,
    /// What they said.
    pub voice: Voice,
}
