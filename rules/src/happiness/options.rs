//! The house rules of The Game of Happiness.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Refusal, Supply};
use crate::{Mixture, Rating, Seating};

/// Fixed when the game starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::Options))]
pub struct Options {
    /// How many turns everybody gets (GH-3): 1 to 5, or none to have as many as suit those who play.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 5))]
    pub turns_each: Option<u8>,
    /// How many cards are drawn on a turn (GH-4): 3 to 9.
    #[cfg_attr(feature = "schema", schema(minimum = 3, maximum = 9))]
    pub cards: u8,
    /// Whether the player in turn may help with one token (GH-9).
    pub help: Help,
    /// Whether the player in turn sees the guess while it moves (GH-6).
    pub peek: Peek,
    /// Where the cards come from (GH-10).
    pub drawing: Drawing,
    /// Which sets of cards are in the box (GH-2), by their names in the decks.
    #[cfg_attr(feature = "schema", schema(max_items = 16))]
    pub sets: Vec<String>,
    /// Whom the cards of these sets suit. The table's own cards are always in.
    pub rating: Rating,
    /// What becomes of the cards that the table has written itself.
    pub own_cards: Mixture,
}

/// The numbers of the game.
impl Options {
    /// GH-1: one to be guessed and one to guess at the least; above ten the turns take too long.
    pub const PLAYERS: RangeInclusive<u8> = 2..=10;
    /// GH-3: one as in the book; with more than five each, even two people play for longer than an hour.
    pub const TURNS_EACH: RangeInclusive<u8> = 1..=5;
    /// GH-4: two cards are no ranking, and the base set has nine categories.
    pub const CARDS: RangeInclusive<u8> = 3..=9;
    /// GH-2: one more than are drawn by default, so that which five come differs from turn to turn. Decks
    /// keep to it.
    pub const LEAST_BASE_CATEGORIES: usize = 6;
    /// The set that a first game uses (GH-2).
    pub const BASE_SET: &str = "base";
}

impl Options {
    /// How many turns everybody gets when so many play (GH-3). Unless the table has said it, as many as make
    /// about half an hour, at three minutes a turn.
    pub fn turns_for(&self, players: usize) -> u8 {
        self.turns_each.unwrap_or(match players {
            0..=2 => 5,
            3 => 4,
            4 => 3,
            5 | 6 => 2,
            _ => 1,
        })
    }

    /// Whether a game can be opened with these options for this seating with these cards. Teams mean nothing
    /// here.
    pub(super) fn admit(&self, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        let cards = usize::from(self.cards);
        let (least, most) = Options::PLAYERS.into_inner();
        if !u8::try_from(seating.seats()).is_ok_and(|seats| Options::PLAYERS.contains(&seats)) {
            return Err(Refusal::WrongNumberOfPlayers { least, most });
        }
        if self.turns_each.is_some_and(|turns| !Options::TURNS_EACH.contains(&turns)) {
            return Err(Refusal::TurnsOutOfRange);
        }
        if !Options::CARDS.contains(&self.cards) {
            return Err(Refusal::CardsOutOfRange);
        }
        if supply.len() < cards {
            return Err(Refusal::TooFewCards);
        }
        let categories = supply.categories().count();
        match self.drawing {
            Drawing::ByCategory if categories < cards => {
                let categories = u8::try_from(categories).expect("fewer than the cards of a turn");
                Err(Refusal::TooFewCategories { categories })
            }
            Drawing::ByCategory | Drawing::OneDeck => Ok(()),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            turns_each: None,
            cards: 5,
            help: Help::None,
            peek: Peek::Seen,
            drawing: Drawing::ByCategory,
            sets: vec![Options::BASE_SET.to_owned()],
            rating: Rating::Everyone,
            own_cards: Mixture::MixedIn,
        }
    }
}

/// GH-9: an easier game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::Help))]
pub enum Help {
    /// All tokens stay face down until the reveal.
    None,
    /// The player in turn may turn one token of their choice face up before the guessing, or none.
    OneFaceUp,
}

/// GH-6: what the player in turn sees of the guess while it is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::Peek))]
pub enum Peek {
    /// They look on while the others guess.
    Seen,
    /// They wait and see at the reveal.
    Hidden,
}

/// GH-10: where the cards of a turn come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = happiness::Drawing))]
pub enum Drawing {
    /// Each card from a different category; tokens bear the category.
    ByCategory,
    /// All categories shuffled into one deck; tokens bear numbers.
    OneDeck,
}
