//! What a seat can ask for, in the order of play.

use serde::{Deserialize, Serialize};

use super::{Category, Token};
use crate::{CardId, Slot};

/// What a seat can ask for, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = preference::Command))]
#[expect(missing_docs, reason = "what a command carries is said in its sentence")]
pub enum Command {
    /// Begin the next round with four cards of this box. Only where the square leaves the choice to IT and
    /// their teammates; any of them may say it (PP-6).
    ChooseCategory { category: Category },
    /// Begin the next round with the cards that the square asks for. Any seat may turn them over.
    DrawCards,
    /// IT puts back a card that is wholly unfamiliar to them, and another of the same box takes its place
    /// (PP-8). Named by the card, not by the section, so that saying it twice does not put back the new one,
    /// too.
    PutBackCard { card: CardId },
    /// IT lays a card at a place of their secret ranking, 0 being most preferred; those behind move along.
    /// Meanwhile everybody else lays a first guess of it that only they see (PP-24).
    RankCard {
        card: Slot,
        #[cfg_attr(feature = "schema", schema(maximum = 3))]
        place: u8,
    },
    /// IT takes a card out of the ranking again, or somebody else out of their first guess.
    UnrankCard { card: Slot },
    /// IT puts the ranking into the envelope.
    SealRanking,
    /// Move one of one's team's tokens to a section (PP-12). A token that lies there changes places with it.
    PlaceToken { token: Token, section: Slot },
    /// Take one of the team's tokens back from the board.
    TakeBackToken { token: Token },
    /// Move a placed token into the doubling circle (PP-13).
    DoubleToken { token: Token },
    /// Move it out again.
    UndoubleToken { token: Token },
    /// Agree to the team's guess as it is in that edition (PP-17).
    AgreeToGuess {
        #[cfg_attr(feature = "schema", schema(maximum = 2147483647))]
        edition: u32,
    },
    /// Take one's agreement back.
    WithdrawAgreement,
    /// The team in last place guesses after all the others (PP-16). Any of its guessers may say it.
    PassTurn,
    /// IT opens the envelope a little further (PP-18).
    RevealPreference,
    /// A team has won: on to the end.
    FinishGame,
}
