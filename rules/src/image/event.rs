//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::{BilingualText, Claim, Ending, Finding, Laid, Line, Settlement, Side, Voice};
use crate::{CardId, Sealed, Seat, SeatSet, Secrecy};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Everybody has their cards, by seat.
    HandsDealt {
        hands: Sealed<Vec<Vec<CardId>>>,
    },
    /// These came from the deck and lie face up on the board.
    BoardFilled {
        cards: Vec<CardId>,
    },
    TurnBegan {
        player: Seat,
    },
    CardLaid {
        seat: Seat,
        laid: Sealed<Laid>,
    },
    /// These lie where they were before the turn.
    CardsTakenBack {
        seat: Seat,
        cards: Sealed<Vec<CardId>>,
    },
    NoteWritten {
        seat: Seat,
        note: Sealed<Note>,
    },
    /// What was laid lies there for all to see, and what was ended is in the player's pile.
    TurnFinished {
        player: Seat,
        laid: Vec<Laid>,
        endings: Vec<Ending>,
    },
    /// Who would have fitted what was ended, to be shown when the turn stands; never of an image that is put
    /// back.
    FittingFound {
        fitting: Sealed<Vec<Fitting>>,
    },
    CardsPutDown {
        player: Seat,
        cards: Vec<CardId>,
    },
    /// Cards from the deck: fewer than were due when it has run out.
    CardsDrawn {
        seat: Seat,
        cards: Sealed<Vec<CardId>>,
    },
    /// The deck has run out: these have one more turn each, in this order, but for who has left when their
    /// place comes.
    LastRoundBegan {
        order: Vec<Seat>,
    },
    /// This seat has nothing against the turn.
    TurnAccepted {
        seat: Seat,
    },
    /// Nobody challenges the turn any more.
    TurnStood,
    TurnChallenged {
        challenger: Seat,
        side: Side,
        /// What the reference work says of a person who was named when the image was ended; none when nobody
        /// was.
        findings: Option<Vec<Finding>>,
    },
    PersonNamed {
        claim: Claim,
        findings: Vec<Finding>,
    },
    VoteCast {
        seat: Seat,
        voice: Sealed<Voice>,
    },
    /// Nobody waits any longer for this seat's vote.
    SeatAbstained {
        seat: Seat,
    },
    ChallengeSettled {
        settlement: Settlement,
    },
    /// The challenged has left, having named nobody: the turn stands as it is.
    ChallengeDropped,
    /// The player in turn was not there; what they had laid is where it was.
    TurnLost {
        seat: Seat,
    },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway {
        seat: Seat,
    },
    SeatCameBack {
        seat: Seat,
    },
    /// The hand lies face down at the seat; pile and score stay.
    SeatLeft {
        seat: Seat,
    },
    /// Somebody plays again for a seat that had left, with the hand, the pile and the score that stayed.
    SeatReturned {
        seat: Seat,
    },
    /// A late guest sat down behind the last seat.
    SeatJoined {
        seat: Seat,
    },
    /// The end: what everybody held cost them so much.
    GameFinished {
        hands: Vec<HandCount>,
        winners: SeatSet,
    },
}

/// What a player has noted for a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    pub side: Side,
    /// None when the note was wiped off.
    pub text: Option<Line>,
}

/// Well-known people who would have fitted an image.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitting {
    pub side: Side,
    pub people: Vec<BilingualText>,
}

/// What a player held at the end (IM-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::HandCount))]
pub struct HandCount {
    pub seat: Seat,
    pub profile_cards: u8,
    pub letters: u8,
    /// Never above zero.
    pub points: i16,
}

impl Event {
    /// Hands, drafts, notes and how somebody hesitated before all were in are theirs for ever: what was laid
    /// is told when the turn is finished, and how somebody voted when the challenge is settled. So is who
    /// would have fitted: an image that a challenge puts back is still played on, and who fits it is then
    /// anybody's to find.
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::HandsDealt { .. }
            | Event::CardLaid { .. }
            | Event::CardsTakenBack { .. }
            | Event::NoteWritten { .. }
            | Event::CardsDrawn { .. }
            | Event::FittingFound { .. }
            | Event::VoteCast { .. } => Secrecy::Forever,
            Event::TurnStood | Event::ChallengeSettled { .. } | Event::ChallengeDropped => Secrecy::Reveals,
            Event::BoardFilled { .. }
            | Event::TurnBegan { .. }
            | Event::TurnFinished { .. }
            | Event::CardsPutDown { .. }
            | Event::LastRoundBegan { .. }
            | Event::TurnAccepted { .. }
            | Event::TurnChallenged { .. }
            | Event::PersonNamed { .. }
            | Event::SeatAbstained { .. }
            | Event::TurnLost { .. }
            | Event::SeatWentAway { .. }
            | Event::SeatCameBack { .. }
            | Event::SeatLeft { .. }
            | Event::SeatReturned { .. }
            | Event::SeatJoined { .. }
            | Event::GameFinished { .. } => Secrecy::Open,
        }
    }
}
