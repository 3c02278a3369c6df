//! What a seat can ask for, in the order of play.

use serde::{Deserialize, Serialize};

use super::Symbol;
use crate::{CardId, Sealed, Seat};

/// What a seat can ask for, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Command))]
#[expect(missing_docs, reason = "what a command carries is said in its sentence")]
pub enum Command {
    /// Write a question on a blank card and shuffle it in with the rest (TC-4). Between rounds, by anybody.
    AddQuestion {
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 140))]
        text: String,
    },
    /// The reader turns over the next question (TC-5), or, with the option, draws three to pick from, which
    /// nobody else sees. Anybody does it for a reader who is gone.
    TurnQuestion,
    /// The reader picks one of the questions that were drawn (TC-5).
    PickQuestion { question: CardId },
    /// The reader would rather pick from three others (TC-5), as often as they like.
    DrawOthers,
    /// The reader asks a question that they write now, instead of one of those that were drawn (TC-5).
    AskOwnQuestion {
        #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 140))]
        text: String,
    },
    /// Nobody wants this question: it goes back and another one comes. Anybody may say it until somebody has
    /// voted.
    PutBackQuestion,
    /// Slide two votes into the box (TC-6): twice the same seat, or two seats. Again, to change them (TC-21).
    CastBallot {
        /// Sealed, so that a command that is printed somewhere does not tell them (TC-8).
        #[cfg_attr(feature = "schema", schema(value_type = Vec<Seat>, min_items = 2, max_items = 2))]
        votes: Sealed<Vec<Seat>>,
    },
    /// Take one's votes out of the box again.
    TakeBackBallot,
    /// Lay down a prediction of one's own result (TC-10). Again, to change it (TC-21).
    MakePrediction { prediction: Symbol },
    /// Take one's prediction back into the hand.
    TakeBackPrediction,
    /// Somebody has won: on to the end.
    FinishGame,
}
