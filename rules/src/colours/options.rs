//! The house rules of True Colours.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Refusal, Space, Supply};
use crate::{CardId, Mixture, Rating, Seating};

/// Fixed when the game starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Options))]
pub struct Options {
    /// The last space of the board (TC-18).
    #[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 12, maximum = 36))]
    pub goal: Space,
    /// How the reader comes to a question (TC-5).
    pub questions: Questions,
    /// How much the count tells (TC-8).
    pub counts: Counts,
    /// Which sets of questions are in the box, by their names in the decks.
    #[cfg_attr(feature = "schema", schema(max_items = 16))]
    pub sets: Vec<String>,
    /// Whom the questions of these sets suit. The table's own questions are always in.
    pub rating: Rating,
    /// What becomes of the questions that the table has written itself (TC-4).
    pub own_cards: Mixture,
}

/// The numbers of the game.
impl Options {
    /// TC-1: there are six colours, and a ballot of two voters is none.
    pub const PLAYERS: RangeInclusive<u8> = 3..=6;
    /// TC-6
    pub const VOTES: usize = 2;
    /// TC-8: so many ballots are in the box when it is opened, or it stays shut: the count of one or two
    /// tells who voted for whom.
    pub const LEAST_BALLOTS: usize = 3;
    /// TC-5: how many the reader picks from, with the option.
    pub const TO_PICK_FROM: usize = 3;
    /// TC-5: a question that the table has written comes within so many rounds.
    pub const OWN_WITHIN: u32 = 3;
    /// One more than the reader picks from, so that there always is another question when one is put back.
    pub const LEAST_QUESTIONS: usize = Options::TO_PICK_FROM + 1;
    /// TC-18
    pub const GOALS: RangeInclusive<u8> = 12..=36;
    /// TC-4
    pub const MOST_OWN_QUESTIONS: usize = CardId::MOST_OWN;
    /// The set that a first game uses.
    pub const BASE_SET: &str = "base";
}

impl Options {
    /// Whether a game can be opened with these options for this seating with these questions.
    pub(super) fn admit(&self, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        let (least, most) = Options::PLAYERS.into_inner();
        if !u8::try_from(seating.seats()).is_ok_and(|seats| Options::PLAYERS.contains(&seats)) {
            return Err(Refusal::WrongNumberOfPlayers { least, most });
        }
        if !Options::GOALS.contains(&self.goal.0) {
            return Err(Refusal::GoalOutOfRange);
        }
        if supply.len() < Options::LEAST_QUESTIONS {
            return Err(Refusal::TooFewQuestions);
        }
        Ok(())
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            goal: Space(*Options::GOALS.end()),
            questions: Questions::Drawn,
            counts: Counts::Shown,
            sets: vec![Options::BASE_SET.to_owned()],
            rating: Rating::Everyone,
            own_cards: Mixture::MixedIn,
        }
    }
}

/// TC-5: how the reader comes to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Questions))]
pub enum Questions {
    /// It is the one that is turned over.
    Drawn,
    /// The reader selects one: of three that they draw, of three others, or one that they write.
    Picked,
}

/// TC-8: how much the count tells. Counts give votes away when few play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = colours::Counts))]
pub enum Counts {
    /// The cards are laid out, and everybody sees how many there are of each colour.
    Shown,
    /// Everybody learns + ± or 0 for everybody, but no numbers. Points are the same.
    OutcomeOnly,
}
