//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::{Answer, Candidate, Gift, GivingResult, Landing, OpenChoice, OpenVote, Space, Verdict, Vote};
use crate::{CardId, Sealed, Seat, SeatSet, Secrecy};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// Everybody has their first cards, by seat, and this player begins.
    CardsDealt {
        proposer: Seat,
        hands: Sealed<Vec<Vec<CardId>>>,
    },
    TurnBegan {
        proposer: Seat,
    },
    /// A card of the proposer's hand lies face up.
    CardProposed {
        card: CardId,
    },
    /// The proposer had no card left, and the top of the pile lies face up.
    CardTurnedUp {
        card: CardId,
    },
    /// The proposed card did not suit. It is under the pile, and this one, from the top, lies face up.
    CardPutBack {
        drawn: CardId,
    },
    /// Everybody lays a card for this player.
    InversionBegan {
        subject: Seat,
    },
    CardLaid {
        seat: Seat,
        card: Sealed<CardId>,
    },
    /// All cards for the subject lie there, in an order that does not tell who laid them.
    CardsShown {
        cards: Vec<CardId>,
    },
    /// The subject left, or too few cards were laid to choose between: there is no inversion.
    InversionDropped {
        subject: Seat,
    },
    /// This seat has chosen and bet, for its partner as well if it leads a pair.
    VoteCast {
        seat: Seat,
        vote: Sealed<Vote>,
    },
    /// Nobody waits any longer for what this seat was to lay or to choose, for its partner as well if it
    /// leads a pair.
    SeatAbstained {
        seat: Seat,
    },
    /// All are in. In an inversion it comes to light who laid which card, too.
    VotesRevealed {
        votes: Vec<OpenVote>,
        layers: Vec<Seat>,
        verdict: Verdict,
        moves: Vec<Move>,
    },
    DebaterReady {
        seat: Seat,
    },
    /// On to the second vote.
    DebateEnded,
    SecondVoteCast {
        seat: Seat,
        choice: Sealed<Candidate>,
    },
    SecondVotesRevealed {
        votes: Vec<OpenChoice>,
        elected: Option<Candidate>,
        moves: Vec<Move>,
    },
    /// Cards from the pile: fewer than were due when it has run out.
    CardsDrawn {
        seat: Seat,
        cards: Sealed<Vec<CardId>>,
    },
    CardExchanged {
        seat: Seat,
        given: Sealed<CardId>,
        drawn: Sealed<CardId>,
    },
    HandKept {
        seat: Seat,
    },
    /// Everybody who could exchange a card has, or would not.
    ExchangesClosed,
    /// This player has come to the end of the path and has cards to give.
    GivingBegan {
        giver: Seat,
    },
    /// This player has come to the end of the path without a card.
    ArrivedWithoutCards {
        seat: Seat,
    },
    GiftsGiven {
        gifts: Vec<Gift>,
    },
    GiftAnswered {
        seat: Seat,
        answer: Answer,
    },
    /// Who has not answered has accepted. Contested cards are voted on.
    AnswersClosed,
    JudgmentCast {
        seat: Seat,
        player: Sealed<Seat>,
    },
    /// The vote about the first contested card that there has been no vote about.
    GiftJudged {
        votes: Vec<OpenChoice>,
        named: Option<Seat>,
    },
    /// All cards are where they belong. Who has lost stands at the door again.
    GivingEnded {
        giver: Seat,
        result: GivingResult,
    },
    /// This player stands on tête-à-tête and has somebody to choose.
    PairingBegan {
        chooser: Seat,
    },
    PairFormed {
        leader: Seat,
        partner: Seat,
    },
    /// Nobody is free, or this player is not there to choose.
    PairForgone {
        seat: Seat,
    },
    /// These have won; now the portraits are read out.
    GameWon {
        winners: SeatSet,
    },
    PortraitRead {
        player: Seat,
    },
    /// The player in turn was not there, or had nothing to propose.
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
    /// The hand goes under the pile; the mask and the portrait stay.
    SeatLeft {
        seat: Seat,
    },
    /// Somebody plays again for a seat that had left. A new hand is drawn for it; the mask and the portrait
    /// are those that stayed, but nobody begins again at the end of the path.
    SeatReturned {
        seat: Seat,
    },
    /// A late guest sat down behind the last seat.
    SeatJoined {
        seat: Seat,
    },
    /// The end. None have won when the game ended for want of players or of cards.
    GameFinished {
        winners: SeatSet,
    },
}

/// How a mask moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Move))]
pub struct Move {
    pub seat: Seat,
    /// Forward or back, by the result and the bet.
    pub steps: i8,
    /// Where it stands then: on Départ when it fell into the pit.
    pub to: Space,
    pub landing: Landing,
}

impl Event {
    /// Hands, and how somebody hesitated before all were in, are theirs for ever: what a vote revealed is in
    /// the reveal itself.
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::CardsDealt { .. }
            | Event::CardLaid { .. }
            | Event::VoteCast { .. }
            | Event::SecondVoteCast { .. }
            | Event::CardsDrawn { .. }
            | Event::CardExchanged { .. }
            | Event::JudgmentCast { .. } => Secrecy::Forever,
            Event::VotesRevealed { .. } | Event::SecondVotesRevealed { .. } | Event::GiftJudged { .. } => {
                Secrecy::Reveals
            }
            Event::TurnBegan { .. }
            | Event::CardProposed { .. }
            | Event::CardTurnedUp { .. }
            | Event::CardPutBack { .. }
            | Event::InversionBegan { .. }
            | Event::CardsShown { .. }
            | Event::InversionDropped { .. }
            | Event::SeatAbstained { .. }
            | Event::DebaterReady { .. }
            | Event::DebateEnded
            | Event::HandKept { .. }
            | Event::ExchangesClosed
            | Event::GivingBegan { .. }
            | Event::ArrivedWithoutCards { .. }
            | Event::GiftsGiven { .. }
            | Event::GiftAnswered { .. }
            | Event::AnswersClosed
            | Event::GivingEnded { .. }
            | Event::PairingBegan { .. }
            | Event::PairFormed { .. }
            | Event::PairForgone { .. }
            | Event::GameWon { .. }
            | Event::PortraitRead { .. }
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
