//! What happened, in the order of play. A stored format: add variants, never change what one means.

use serde::{Deserialize, Serialize};

use super::{Answer, Candidate, Gift, GivingResult, Landing, OpenChoice, OpenVote, Space, Verdict, Vote};
use crate::{CardId, Sealed, Seat, SeatSet, Secrecy};

/// What can happen, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "whose move it is, and with which card, its sentence says")]
pub enum Event {
    /// Everybody has their first cards, by seat, and this player begins.
    CardsDealt {
        /// Whose turn is the first.
        proposer: Seat,
        /// What everybody has in hand, by seat.
        hands: Sealed<Vec<Vec<CardId>>>,
    },
    /// It is this player's turn.
    TurnBegan {
        /// Whose turn it is.
        proposer: Seat,
    },
    /// A card of the proposer's hand lies face up.
    CardProposed {
        /// What is voted on.
        card: CardId,
    },
    /// The proposer had no card left, and the top of the pile lies face up.
    CardTurnedUp {
        /// What is voted on.
        card: CardId,
    },
    /// The proposed card did not suit. It is under the pile, and this one, from the top, lies face up.
    CardPutBack {
        /// What is voted on instead.
        drawn: CardId,
    },
    /// Everybody lays a card for this player.
    InversionBegan {
        /// For whom everybody lays a card.
        subject: Seat,
    },
    /// A card lies face down for the subject of the inversion, the first or another one.
    CardLaid {
        /// Who laid it.
        seat: Seat,
        /// A card of their hand.
        card: Sealed<CardId>,
    },
    /// All cards for the subject lie there, in an order that does not tell who laid them.
    CardsShown {
        /// The cards in the order in which they lie there now.
        cards: Vec<CardId>,
    },
    /// The subject left, or too few cards were laid to choose between: there is no inversion.
    InversionDropped {
        /// For whom it would have been.
        subject: Seat,
    },
    /// One of a pair has chosen, and in a first vote bet, for both: nobody has agreed to it yet (PE-20). A
    /// second vote has no bet.
    PairVoteDrafted {
        /// Who chose.
        seat: Seat,
        /// What they chose, and what they bet on it.
        vote: Sealed<Vote>,
    },
    /// One of a pair agrees to what lies there.
    PairVoteAgreedTo { seat: Seat },
    /// This seat has chosen and bet, for its partner as well if it leads a pair.
    VoteCast {
        seat: Seat,
        /// What they chose, and what they bet on it.
        vote: Sealed<Vote>,
    },
    /// Nobody waits any longer for what this seat was to lay or to choose, for its partner as well if it
    /// leads a pair.
    SeatAbstained { seat: Seat },
    /// All are in. In an inversion it comes to light who laid which card, too.
    VotesRevealed {
        /// By seat.
        votes: Vec<OpenVote>,
        /// In an inversion, who laid which of the cards, in their order.
        layers: Vec<Seat>,
        /// What comes of it.
        verdict: Verdict,
        /// How the masks move, in the order of play.
        moves: Vec<Move>,
    },
    /// Somebody has said what there is to say.
    DebaterReady {
        /// Who is ready for the second vote.
        seat: Seat,
    },
    /// On to the second vote.
    DebateEnded,
    /// Somebody chose among the tied, for the first time or anew.
    SecondVoteCast { seat: Seat, choice: Sealed<Candidate> },
    /// All second votes are in.
    SecondVotesRevealed {
        /// By seat.
        votes: Vec<OpenChoice>,
        /// Who has more votes than any other.
        elected: Option<Candidate>,
        /// How the masks move, in the order of play.
        moves: Vec<Move>,
    },
    /// Cards from the pile: fewer than were due when it has run out.
    CardsDrawn {
        /// Who drew.
        seat: Seat,
        /// What they drew.
        cards: Sealed<Vec<CardId>>,
    },
    /// A card went under the pile, and another one came into the hand.
    CardExchanged {
        seat: Seat,
        /// What went.
        given: Sealed<CardId>,
        /// What came.
        drawn: Sealed<CardId>,
    },
    /// Somebody who could exchange a card did not.
    HandKept { seat: Seat },
    /// Everybody who could exchange a card has, or would not.
    ExchangesClosed,
    /// This player has come to the end of the path and has cards to give.
    GivingBegan {
        /// Who gives cards away.
        giver: Seat,
    },
    /// This player has come to the end of the path without a card.
    ArrivedWithoutCards {
        /// Who has come to the end of the path.
        seat: Seat,
    },
    /// The giver has chosen what to give to whom.
    GiftsGiven {
        /// Each card, and who gets it.
        gifts: Vec<Gift>,
    },
    /// A receiver accepted or contested their card.
    GiftAnswered {
        /// Who answered.
        seat: Seat,
        /// What they said.
        answer: Answer,
    },
    /// Who has not answered has accepted. Contested cards are voted on.
    AnswersClosed,
    /// Somebody said whom a contested card fits best, for the first time or anew.
    JudgmentCast {
        seat: Seat,
        /// Whom they named.
        player: Sealed<Seat>,
    },
    /// The vote about the first contested card that there has been no vote about.
    GiftJudged {
        /// Who named whom.
        votes: Vec<OpenChoice>,
        /// Whom most named; nobody when several are named as often.
        named: Option<Seat>,
    },
    /// All cards are where they belong. Who has lost stands at the door again.
    GivingEnded {
        /// Whose giving it was.
        giver: Seat,
        /// What came of it.
        result: GivingResult,
    },
    /// This player stands on tête-à-tête and has somebody to choose.
    PairingBegan {
        /// Who chooses with whom to vote.
        chooser: Seat,
    },
    /// Two vote as one from now on.
    PairFormed {
        /// Who chooses and bets for both.
        leader: Seat,
        /// Who goes along with it.
        partner: Seat,
    },
    /// Nobody is free, or this player is not there to choose.
    PairForgone {
        /// Who would have chosen.
        seat: Seat,
    },
    /// These have won, or nobody has and the game has come to its end; now the portraits are read out.
    GameWon {
        /// Who has reached the summit, or shares it.
        winners: SeatSet,
    },
    /// Everybody's eyes turn to this portrait.
    PortraitRead {
        /// Whose portrait it is.
        player: Seat,
    },
    /// The player in turn was not there, or had nothing to propose.
    TurnLost { seat: Seat },
    /// Nobody waits for this seat until it acts or comes back.
    SeatWentAway { seat: Seat },
    /// The seat is waited for again.
    SeatCameBack { seat: Seat },
    /// The hand goes under the pile; the mask and the portrait stay.
    SeatLeft { seat: Seat },
    /// Somebody plays again for a seat that had left. A new hand is drawn for it; the mask and the portrait
    /// are those that stayed, but nobody begins again at the end of the path.
    SeatReturned { seat: Seat },
    /// A late guest sat down behind the last seat.
    SeatJoined { seat: Seat },
    /// The end. None have won when the game ended for want of players or of cards.
    GameFinished {
        /// Who has won; nobody when the game ended for want of players or cards.
        winners: SeatSet,
    },
}

/// How a mask moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Move))]
pub struct Move {
    /// Whose mask it is.
    pub seat: Seat,
    /// Forward or back, by the result and the bet.
    pub steps: i8,
    /// Where it stands then: on Départ when it fell into the pit.
    pub to: Space,
    /// What becomes of it there.
    pub landing: Landing,
}

impl Event {
    /// Hands, and how somebody hesitated before all were in, are theirs for ever: what a vote revealed is in
    /// the reveal itself.
    pub(super) fn secrecy(&self) -> Secrecy {
        match self {
            Event::CardsDealt { .. }
            | Event::CardLaid { .. }
            | Event::PairVoteDrafted { .. }
            | Event::PairVoteAgreedTo { .. }
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
