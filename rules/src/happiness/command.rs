//! What a seat can ask for, in the order of play.

use serde::{Deserialize, Serialize};

use crate::{CardId, Slot};

/// What a seat can ask for, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::Command))]
#[expect(missing_docs, reason = "what a command carries is said in its sentence")]
pub enum Command {
    /// Begin the next turn: five cards (or as many as agreed) come onto the table. Any seat may turn them
    /// over.
    DrawCards,
    /// A card that does not suit goes back, and another of its pile takes its place (GH-4). Any seat may say
    /// it until the ranking is sealed. Named by the card, so that saying it twice does not put back the new
    /// one, too.
    PutBackCard { card: CardId },
    /// Lay a card's token at a place of the row, 0 being most unhappy; those behind move along. The player in
    /// turn lays their own secret row, everybody else meanwhile a first guess that only they see (GH-14), and
    /// then the shared guess. A token that lies face up (GH-9) is not laid by the guessers, and their places
    /// count only the other tokens.
    LayToken {
        card: Slot,
        #[cfg_attr(feature = "schema", schema(maximum = 8))]
        place: u8,
    },
    /// Take a card's token out of the row again.
    TakeBackToken { card: Slot },
    /// The player in turn is content with their row. `face_up` names the card whose token they show, if they
    /// like and the option lets them (GH-9).
    SealRanking {
        #[serde(default)]
        face_up: Option<Slot>,
    },
    /// A guesser agrees to the guess as it is in that edition.
    AgreeToGuess {
        #[cfg_attr(feature = "schema", schema(maximum = 2147483647))]
        edition: u32,
    },
    /// A guesser takes their agreement back.
    WithdrawAgreement,
    /// The last turn has been revealed: on to the end.
    FinishGame,
}
