//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::view::Drawn;
use crate::{Ranking, Sealed, Seat, Secrecy, Slot};

/// What can happen, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "whose move it is, and with which card, its sentence says")]
pub enum Event {
    /// It is this player's turn.
    TurnBegan {
        /// Who ranks.
        seat: Seat,
        /// What was drawn, in the order in which it lies on the table.
        cards: Vec<Drawn>,
    },
    /// A card did not suit. Where it lay, another lies now, and its token has no place.
    CardPutBack {
        /// Where the card lay.
        card: Slot,
        /// What lies there instead.
        drawn: Drawn,
    },
    /// The player in turn moved a token of their secret row.
    TokenLaid {
        /// Whose token it is.
        card: Sealed<Slot>,
        /// Where it came to lie in the row.
        place: Sealed<u8>,
    },
    /// The player in turn took a token out of their row.
    TokenTakenBack {
        /// Whose token it is.
        card: Sealed<Slot>,
    },
    /// Meanwhile somebody moved a token of a first guess that only they see (GH-14).
    FirstGuessLaid {
        seat: Seat,
        /// Whose token it is.
        card: Sealed<Slot>,
        /// Where it came to lie in the row.
        place: Sealed<u8>,
    },
    /// Somebody took a token out of their first guess.
    FirstGuessTakenBack {
        seat: Seat,
        /// Whose token it is.
        card: Sealed<Slot>,
    },
    /// The player in turn is done ranking: the others guess.
    RankingSealed {
        /// From most unhappy to most happy.
        ranking: Sealed<Ranking>,
        /// The card whose token is shown to the guessers (GH-9).
        face_up: Option<Slot>,
    },
    /// A guesser moved a token of the shared guess. The place counts only the tokens that lie face down
    /// (GH-9).
    GuessLaid {
        seat: Seat,
        /// Whose token it is.
        card: Slot,
        /// Where it came to lie among those that are laid.
        place: u8,
    },
    /// A guesser took a token out of the shared row.
    GuessTakenBack {
        seat: Seat,
        /// Whose token it is.
        card: Slot,
    },
    /// A guesser agreed to the guess as it is.
    GuessAgreedTo { seat: Seat },
    /// A guesser does not agree to it any longer.
    AgreementWithdrawn { seat: Seat },
    /// Both rows were compared (GH-7, GH-8). The guess is complete: a token that lay face up is in it, at its
    /// place.
    TurnRevealed {
        /// What was sealed.
        ranking: Ranking,
        /// What all the others agreed to.
        guess: Ranking,
        /// How many places are the same in both.
        right: u8,
        /// What that earns the table.
        points: u8,
    },
    /// The player in turn did not answer, and the table went on without them.
    TurnSkipped {
        /// Whose turn it would have been.
        seat: Seat,
    },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway { seat: Seat },
    /// The seat is waited for again.
    SeatCameBack { seat: Seat },
    /// No more turns, and no more guessing, unless they return.
    SeatLeft { seat: Seat },
    /// Somebody plays again for a seat that had left, and has turns and guesses as before.
    SeatReturned { seat: Seat },
    /// A late guest sat down behind the last seat.
    SeatJoined { seat: Seat },
    /// The end: everybody has had their turns, or too few are left to play.
    GameFinished,
}

impl Event {
    /// How the player in turn hesitated is theirs for ever, and so is what somebody guessed at first (GH-14),
    /// but for who came closest; what they sealed, and how the others came to
    /// their guess, is open once the turn is revealed (GH-5, GH-6).
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::TokenLaid { .. }
            | Event::TokenTakenBack { .. }
            | Event::FirstGuessLaid { .. }
            | Event::FirstGuessTakenBack { .. } => Secrecy::Forever,
            Event::RankingSealed { .. }
            | Event::GuessLaid { .. }
            | Event::GuessTakenBack { .. }
            | Event::GuessAgreedTo { .. }
            | Event::AgreementWithdrawn { .. } => Secrecy::UntilRevealed,
            Event::TurnRevealed { .. } => Secrecy::Reveals,
            Event::TurnBegan { .. }
            | Event::CardPutBack { .. }
            | Event::TurnSkipped { .. }
            | Event::SeatWentAway { .. }
            | Event::SeatCameBack { .. }
            | Event::SeatLeft { .. }
            | Event::SeatReturned { .. }
            | Event::SeatJoined { .. }
            | Event::GameFinished => Secrecy::Open,
        }
    }
}
