//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::view::Drawn;
use crate::{Ranking, Sealed, Seat, Slot};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        seat: Seat,
        cards: Vec<Drawn>,
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
    /// Both rows were compared (GH-7, GH-8).
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
    SeatWentAway {
        seat: Seat,
    },
    SeatCameBack {
        seat: Seat,
    },
    SeatLeft {
        seat: Seat,
    },
    SeatJoined {
        seat: Seat,
    },
    GameFinished,
}
