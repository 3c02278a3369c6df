//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::{Drawn, Guess, Options, Space, Tokens};
use crate::{Ranking, Sealed, Seat, Secrecy, Slot, Team};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The cards of a round lie on the sections.
    RoundBegan {
        it: Seat,
        cards: Vec<Drawn>,
    },
    /// A card was unfamiliar to IT, and this one lies in its place.
    CardPutBack {
        section: Slot,
        drawn: Drawn,
    },
    /// IT moved a card of their secret ranking.
    CardRanked {
        card: Sealed<Slot>,
        place: Sealed<u8>,
    },
    CardUnranked {
        card: Sealed<Slot>,
    },
    /// The envelope is closed, and the teams guess in this order.
    RankingSealed {
        ranking: Sealed<Ranking>,
        order: Vec<Team>,
    },
    /// Somebody moved a token of their team, and now they all lie like this. One event for placing, taking
    /// back and doubling: that a token was doubled is as secret as where it lies.
    GuessChanged {
        seat: Seat,
        tokens: Sealed<Tokens>,
    },
    GuessAgreedTo {
        seat: Seat,
    },
    AgreementWithdrawn {
        seat: Seat,
    },
    /// The team in last place guesses after all the others.
    TurnPassed {
        team: Team,
    },
    /// All of a team who are here have agreed: its tokens stay where they lie.
    GuessPlaced {
        team: Team,
        guess: Sealed<Guess>,
    },
    /// Nobody of this team is there to guess, and the table went on.
    GuessForgone {
        team: Team,
    },
    /// IT showed which card holds this place, and the pieces of the teams that guessed moved.
    PreferenceRevealed {
        place: u8,
        card: Slot,
        moves: Vec<Move>,
    },
    /// IT did not answer, or left, before the envelope was closed: the round is lost.
    RoundLost {
        it: Seat,
    },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway {
        seat: Seat,
    },
    SeatCameBack {
        seat: Seat,
    },
    /// Not IT any more, and no more guessing, unless they return.
    SeatLeft {
        seat: Seat,
    },
    /// Somebody plays again for a seat that had left, in the same team as before.
    SeatReturned {
        seat: Seat,
    },
    /// A late guest sat down behind the last seat and joins this team.
    SeatJoined {
        seat: Seat,
        team: Team,
    },
    /// The end. None has won when the game ended for want of teams.
    GameFinished {
        winner: Option<Team>,
    },
}

/// What a guess of one preference earned (PP-19), and where the piece stands then (PP-20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    pub team: Team,
    pub steps: i8,
    pub to: Space,
}

impl Event {
    /// How IT and the teams hesitated is theirs for ever. What lies in the envelope is open when the last
    /// preference is: while only some are, the others are still secret. So are placed tokens until then,
    /// since with the option they are (PP-17).
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::CardRanked { .. }
            | Event::CardUnranked { .. }
            | Event::GuessChanged { .. }
            | Event::GuessAgreedTo { .. }
            | Event::AgreementWithdrawn { .. } => Secrecy::Forever,
            Event::RankingSealed { .. } | Event::GuessPlaced { .. } => Secrecy::UntilRevealed,
            Event::PreferenceRevealed { place, .. } if usize::from(*place) + 1 == Options::SECTIONS => {
                Secrecy::Reveals
            }
            Event::PreferenceRevealed { .. }
            | Event::RoundBegan { .. }
            | Event::CardPutBack { .. }
            | Event::TurnPassed { .. }
            | Event::GuessForgone { .. }
            | Event::RoundLost { .. }
            | Event::SeatWentAway { .. }
            | Event::SeatCameBack { .. }
            | Event::SeatLeft { .. }
            | Event::SeatReturned { .. }
            | Event::SeatJoined { .. }
            | Event::GameFinished { .. } => Secrecy::Open,
        }
    }
}
