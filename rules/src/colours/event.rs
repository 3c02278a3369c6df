//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::{Ballot, Question, QuestionText, Symbol};
use crate::{CardId, Sealed, Seat, SeatSet, Secrecy, Shut};

/// What can happen, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "whose move it is, and with which card, its sentence says")]
pub enum Event {
    /// A question of the table's own was shuffled in with the rest.
    QuestionAdded {
        /// The blank card that it was written on.
        question: CardId,
        /// What it says.
        text: QuestionText,
    },
    /// The reader has these to pick from, for their eyes only. In records of earlier days all saw them.
    QuestionsDrawn {
        /// Who picks one.
        reader: Seat,
        /// Those to pick from.
        questions: Vec<Question>,
    },
    /// The question lies open, and everybody votes. Rounds are counted through the game from 1, those that
    /// come to nothing included, so that each has a number of its own.
    QuestionAsked {
        /// The number of the round that begins with it.
        round: u32,
        /// Who reads it aloud.
        reader: Seat,
        /// What is asked.
        question: Question,
    },
    /// Nobody wanted the question.
    QuestionPutBack {
        /// The round that came to nothing.
        round: u32,
    },
    /// Two votes are in the box, in the place of those that this seat had there.
    BallotCast {
        /// The round whose key it is shut under.
        round: u32,
        /// Whose votes they are.
        seat: Seat,
        /// For whom they are: readable while the round lasts.
        ballot: Shut<Ballot>,
    },
    /// The votes are out of the box again.
    BallotTakenBack {
        /// Whose votes they were.
        seat: Seat,
    },
    /// All who are here have voted: the box is closed, and everybody predicts.
    VotingClosed,
    /// A prediction lies face down, the first or another one.
    PredictionMade {
        /// Who predicts how they are seen.
        seat: Seat,
        /// What they think that they got.
        prediction: Sealed<Symbol>,
    },
    /// The prediction is off the table again.
    PredictionTakenBack {
        /// Whose prediction it was.
        seat: Seat,
    },
    /// The predictions were turned over and the box opened. Nothing here or in what is kept of the round
    /// tells a voter.
    RoundCounted {
        /// The round that is over.
        round: u32,
        /// The cards as they were laid out, well shuffled; none when the table plays without numbers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Vec<Seat>>,
        /// For each colour that was in play.
        outcomes: Vec<Outcome>,
    },
    /// The box was emptied unopened: too few had voted for their votes to stay secret, or nobody is left to
    /// play on.
    RoundLost {
        /// The round that came to nothing.
        round: u32,
    },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway { seat: Seat },
    /// The seat is waited for again.
    SeatCameBack { seat: Seat },
    /// Votes that are in the box stay there. The pawn waits for its player.
    SeatLeft { seat: Seat },
    /// Somebody plays again for a seat that had left, with the same colour and pawn.
    SeatReturned { seat: Seat },
    /// A late guest sat down behind the last seat.
    SeatJoined { seat: Seat },
    /// The end. None has won when the game ended for want of players.
    GameFinished {
        /// Who came to the last space, and shares the victory.
        winners: SeatSet,
    },
}

/// What a round brought to one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The player of this colour.
    pub seat: Seat,
    /// None when the player made no prediction.
    pub predicted: Option<Symbol>,
    /// How the table sees them.
    pub got: Symbol,
    /// How many spaces that is worth.
    pub points: u8,
}

impl Event {
    /// A ballot is secret for ever (TC-8). How somebody came to their prediction is theirs, too: the last one
    /// is told by the count. A question that waits in the pile is told when it is asked, and one that the
    /// reader did not pick waits there (TC-5).
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::QuestionAdded { .. }
            | Event::QuestionsDrawn { .. }
            | Event::BallotCast { .. }
            | Event::PredictionMade { .. } => Secrecy::Forever,
            Event::RoundCounted { .. } => Secrecy::Reveals,
            Event::QuestionAsked { .. }
            | Event::QuestionPutBack { .. }
            | Event::BallotTakenBack { .. }
            | Event::VotingClosed
            | Event::PredictionTakenBack { .. }
            | Event::RoundLost { .. }
            | Event::SeatWentAway { .. }
            | Event::SeatCameBack { .. }
            | Event::SeatLeft { .. }
            | Event::SeatReturned { .. }
            | Event::SeatJoined { .. }
            | Event::GameFinished { .. } => Secrecy::Open,
        }
    }

    /// Whatever ends a round does away with its key (TC-8). A table goes by
    /// [`SecretBallots::keeps`](crate::SecretBallots::keeps), which forgets nothing; this says the same of
    /// the event itself, so that tests can hold one against the other.
    #[cfg(any(test, feature = "testing"))]
    pub fn burns(&self) -> Option<u32> {
        match self {
            Event::QuestionPutBack { round }
            | Event::RoundCounted { round, .. }
            | Event::RoundLost { round } => Some(*round),
            _ => None,
        }
    }
}
