//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::{BilingualText, Claim, Ending, Finding, Laid, Line, Settlement, Side, Voice};
use crate::{CardId, Sealed, Seat, SeatSet, Secrecy};

/// What can happen, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "whose move it is, and with which card, its sentence says")]
pub enum Event {
    /// Everybody has their cards, by seat.
    HandsDealt {
        /// What everybody has in hand, by seat.
        hands: Sealed<Vec<Vec<CardId>>>,
    },
    /// These came from the deck and lie face up on the board.
    BoardFilled {
        /// Those that came to the board.
        cards: Vec<CardId>,
    },
    /// It is this player's turn.
    TurnBegan {
        /// Whose turn it is.
        player: Seat,
    },
    /// It is this player's turn, and the one before can be challenged until they have finished (IM-16).
    NextTurnBegan {
        /// Whose turn it is.
        player: Seat,
    },
    /// A card lies on an image as a draft. The others see where, and which it is only with that option
    /// (IM-15).
    CardLaid {
        seat: Seat,
        /// What was laid where.
        laid: Sealed<Laid>,
    },
    /// These lie where they were before the turn.
    CardsTakenBack {
        seat: Seat,
        /// Those that are where they came from again.
        cards: Sealed<Vec<CardId>>,
    },
    /// A challenge has changed what lay there: these cards of a draft are where they were before the turn
    /// (IM-16).
    CardsSentBack {
        seat: Seat,
        /// Those that could not stay; none when all could.
        cards: Sealed<Vec<CardId>>,
    },
    /// Somebody noted whom they have in mind, or nobody any longer.
    NoteWritten {
        seat: Seat,
        /// On which image, and whom.
        note: Sealed<Note>,
    },
    /// What was laid lies there for all to see, and what was ended is in the player's pile.
    TurnFinished {
        player: Seat,
        /// What was laid, in that order.
        laid: Vec<Laid>,
        /// The images that were ended, by side.
        endings: Vec<Ending>,
        /// How many cards the board is owed: as many as were used of it (IM-13). None in records of a time
        /// when it was filled up to ten.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        refill: Option<u8>,
    },
    /// Who would have fitted what was ended, to be shown when the turn stands; never of an image that is put
    /// back.
    FittingFound {
        /// For each image that was ended, others whom it would fit.
        fitting: Sealed<Vec<Fitting>>,
    },
    /// Cards of a hand went to the board, in the place of a turn.
    CardsPutDown {
        player: Seat,
        /// Those that went.
        cards: Vec<CardId>,
    },
    /// Cards from the deck: fewer than were due when it has run out.
    CardsDrawn {
        /// Who drew.
        seat: Seat,
        /// What they drew.
        cards: Sealed<Vec<CardId>>,
    },
    /// The deck has run out: these have one more turn each, in this order, but for who has left when their
    /// place comes.
    LastRoundBegan {
        /// Who has a last turn, in this order.
        order: Vec<Seat>,
    },
    /// This seat has nothing against the turn.
    TurnAccepted {
        /// Who lets the turn pass.
        seat: Seat,
    },
    /// Nobody challenges the turn any more.
    TurnStood,
    /// Somebody does not believe that an image fits anybody, or the one who was named.
    TurnChallenged {
        /// Who does not believe it.
        challenger: Seat,
        /// Which image it is about.
        side: Side,
        /// What the reference work says of a person who was named when the image was ended; none when nobody
        /// was.
        findings: Option<Vec<Finding>>,
    },
    /// The challenged named whom they have in mind.
    PersonNamed {
        /// Whom they named.
        claim: Claim,
        /// Card by card what the reference work says of them.
        findings: Vec<Finding>,
    },
    /// Somebody said whether the person fits, for the first time or anew.
    VoteCast {
        seat: Seat,
        /// What they said.
        voice: Sealed<Voice>,
    },
    /// Nobody waits any longer for this seat's vote.
    SeatAbstained { seat: Seat },
    /// The challenge is over, and the image stands or does not.
    ChallengeSettled {
        /// How it was decided, and what it brings.
        settlement: Settlement,
        /// The other images of the turn that can still be challenged (IM-16). When there are none, nobody can
        /// challenge the turn any more.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        still_open: Vec<Side>,
    },
    /// The challenged has left, having named nobody: the turn stands as it is.
    ChallengeDropped,
    /// The player in turn was not there; what they had laid is where it was.
    TurnLost { seat: Seat },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway { seat: Seat },
    /// The seat is waited for again.
    SeatCameBack { seat: Seat },
    /// The hand lies face down at the seat; pile and score stay.
    SeatLeft { seat: Seat },
    /// Somebody plays again for a seat that had left, with the hand, the pile and the score that stayed.
    SeatReturned { seat: Seat },
    /// A late guest sat down behind the last seat.
    SeatJoined { seat: Seat },
    /// The end: what everybody held cost them so much.
    GameFinished {
        /// What everybody still held, and what that costs.
        hands: Vec<HandCount>,
        /// Who has the highest score.
        winners: SeatSet,
    },
}

/// What a player has noted for a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    /// On which image.
    pub side: Side,
    /// None when the note was wiped off.
    pub text: Option<Line>,
}

/// Well-known people who would have fitted an image.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fitting {
    /// Which image it is.
    pub side: Side,
    /// Some others whom it would fit.
    pub people: Vec<BilingualText>,
}

/// What a player held at the end (IM-24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::HandCount))]
pub struct HandCount {
    /// Whose hand it is.
    pub seat: Seat,
    /// How many cards that are no letters.
    pub profile_cards: u8,
    /// How many letters.
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
            | Event::CardsSentBack { .. }
            | Event::NoteWritten { .. }
            | Event::CardsDrawn { .. }
            | Event::FittingFound { .. }
            | Event::VoteCast { .. } => Secrecy::Forever,
            Event::TurnStood | Event::ChallengeSettled { .. } | Event::ChallengeDropped => Secrecy::Reveals,
            Event::BoardFilled { .. }
            | Event::TurnBegan { .. }
            | Event::NextTurnBegan { .. }
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
