//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::view::Drawn;
use crate::{Ranking, Sealed, Seat, Secrecy, Slot};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        seat: Seat,
        cards: Vec<Drawn>,
    },
    /// A card did not suit. Where it lay, another lies now, and its token has no place.
    CardPutBack {
        card: Slot,
        drawn: Drawn,
    },
    /// The player in turn moved a token of their secret row.
    TokenLaid {
        card: Sealed<Slot>,
        place: Sealed<u8>,
    },
    TokenTakenBack {
        card: Sealed<Slot>,
    },
    RankingSealed {
        ranking: Sealed<Ranking>,
        face_up: Option<Slot>,
    },
    /// A guesser moved a token of the shared guess. The place counts only the tokens that lie face down
    /// (GH-9).
    GuessLaid {
        seat: Seat,
        card: Slot,
        place: u8,
    },
    GuessTakenBack {
        seat: Seat,
        card: Slot,
    },
    GuessAgreedTo {
        seat: Seat,
    },
    AgreementWithdrawn {
        seat: Seat,
    },
    /// Both rows were compared (GH-7, GH-8). The guess is complete: a token that lay face up is in it, at its
    /// place.
    TurnRevealed {
        ranking: Ranking,
        guess: Ranking,
        right: u8,
        points: u8,
    },
    /// The player in turn did not answer, and the table went on without them.
    TurnSkipped {
        seat: Seat,
    },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway {
        seat: Seat,
    },
    SeatCameBack {
        seat: Seat,
    },
    /// No more turns, and no more guessing, unless they return.
    SeatLeft {
        seat: Seat,
    },
    /// Somebody plays again for a seat that had left, and has turns and guesses as before.
    SeatReturned {
        seat: Seat,
    },
    /// A late guest sat down behind the last seat.
    SeatJoined {
        seat: Seat,
    },
    GameFinished,
}

impl Event {
    /// How the player in turn hesitated is theirs for ever; what they sealed, and how the others came to
    /// their guess, is open once the turn is revealed (GH-5, GH-6).
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::TokenLaid { .. } | Event::TokenTakenBack { .. } => Secrecy::Forever,
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
