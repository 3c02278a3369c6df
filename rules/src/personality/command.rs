//! What a seat can ask for, in the order of play.

use serde::{Deserialize, Serialize};

use super::{Answer, Bet, Candidate, Gift};
use crate::{CardId, Seat};

/// What a seat can ask for, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Command))]
#[expect(missing_docs, reason = "what a command carries is said in its sentence")]
pub enum Command {
    /// Deal everybody their first cards (PE-2). Any seat may.
    DealCards,
    /// The player in turn lays one of their cards face up (PE-6).
    ProposeCard { card: CardId },
    /// The player in turn, who has no card left, turns up the top of the pile (PE-7).
    ProposeFromPile,
    /// The proposed card does not suit: it goes under the pile, and the top of the pile lies there instead
    /// (PE-8). Any seat may say it until somebody has chosen. Named by the card, so that saying it twice does
    /// not put back the new one, too.
    PutBackCard { card: CardId },
    /// Lay the card of one's hand that fits the subject of an inversion best (PE-21), or another one instead.
    LayCard { card: CardId },
    /// Choose in secret, and bet on it (PE-8, PE-9, PE-21). Again to change it. In a pair (PE-20) it is
    /// what one would choose for both; it counts when the other agrees, or chooses the same.
    CastVote { choice: Candidate, bet: Bet },
    /// Agree to what the other of one's pair has chosen for both, as it is in that edition (PE-20). In a
    /// second vote, too.
    AgreeToPairVote {
        #[cfg_attr(feature = "schema", schema(maximum = 2147483647))]
        edition: u32,
    },
    /// Have said what there is to say, and be ready for the second vote (PE-16).
    DeclareReady,
    /// Choose in secret among the tied (PE-16). Again to change it. In a pair as in the first vote.
    VoteAgain { choice: Candidate },
    /// Give a card of one's hand for one from the pile, after having advanced (PE-14).
    ExchangeCard { card: CardId },
    /// Exchange nothing.
    KeepHand,
    /// Choose, standing on tête-à-tête, with whom to vote (PE-20).
    ChoosePartner { partner: Seat },
    /// Give cards to different players, having come to the end of the path (PE-25).
    GiveCards {
        #[cfg_attr(feature = "schema", schema(max_items = 3))]
        gifts: Vec<Gift>,
    },
    /// Accept the card that one was given, or contest it (PE-26).
    AnswerGift { answer: Answer },
    /// Say in secret whom a contested card fits best (PE-27). Again to change it.
    JudgeGift { player: Seat },
    /// Turn everybody's eyes to the portrait of a player, at the end (PE-30). Any seat may.
    ReadPortrait { player: Seat },
    /// Somebody has won, and all has been read: on to the end. Any seat may.
    FinishGame,
}
