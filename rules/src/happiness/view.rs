//! What one pair of eyes may know.

use serde::{Deserialize, Serialize};

use super::{State, options::Options};
use crate::{CardId, Eyes, PileId, Seat, SeatSet, Slot};

/// A card on the table and the category it was drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    pub card: CardId,
    pub category: PileId,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct View {
    pub options: Options,
    /// Whose eyes these are; none for the stage and for guests who only watch.
    pub me: Option<Seat>,
    /// What may be done now through these eyes. Empty for those who only watch.
    pub may: Vec<Ability>,
    /// The turn being played or just revealed counts; from 1. 0 before the first.
    pub turn: u8,
    /// How many turns the game has as things stand.
    pub turns: u8,
    pub phase: PhaseView,
    pub score: ScoreView,
    /// The turns that have been revealed, in order.
    pub history: Vec<TurnView>,
    /// Seats nobody waits for at the moment.
    pub away: SeatSet,
    pub waiting_on: SeatSet,
}

/// What a seat may do now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    DrawCards,
    /// Lay tokens and take them back, in one's own row or in the shared guess.
    LayToken,
    /// The row is complete and may be sealed.
    SealRanking,
    AgreeToGuess,
    WithdrawAgreement,
    FinishGame,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// Before the first turn: the first player is about to draw.
    Opening { next: Seat },
    /// The player in turn ranks in secret.
    Ranking {
        player: Seat,
        cards: Vec<Drawn>,
        /// The row so far; only the player in turn sees it.
        row: Option<Vec<Slot>>,
    },
    /// Everybody else guesses together.
    Guessing {
        player: Seat,
        cards: Vec<Drawn>,
        /// The player's own row; only they see it.
        row: Option<Vec<Slot>>,
        /// The token that the player shows, and its place (GH-9).
        face_up: Option<FaceUp>,
        /// The guess as it is; none for the player in turn unless the option lets them see it.
        guess: Option<GuessView>,
    },
    /// Both rows lie open. The latest entry of the history says how it went.
    Revealed {
        /// Who draws next; none when this was the last turn.
        next: Option<Seat>,
    },
    /// The end.
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct FaceUp {
    pub card: Slot,
    pub place: u8,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct GuessView {
    /// Tokens laid so far, from most unhappy to most happy.
    pub row: Vec<Slot>,
    /// Sent back with an agreement, so that nobody agrees to what they did not see.
    pub edition: u32,
    pub changed_by: Option<Seat>,
    pub agreed: SeatSet,
}

/// One finished turn, open to all.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TurnView {
    pub player: Seat,
    pub cards: Vec<Drawn>,
    /// From most unhappy to most happy.
    pub ranking: Vec<Slot>,
    pub guess: Vec<Slot>,
    /// For each place, whether the guess was right there.
    pub right: Vec<bool>,
    pub points: u8,
    /// All right: the points were doubled (GH-8).
    pub perfect: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ScoreView {
    pub points: u32,
    /// The perfect score for the turns played so far (GH-11).
    pub perfect: u32,
    /// What guessing blindly would have earned on average by now (GH-12).
    pub blind: f64,
}
