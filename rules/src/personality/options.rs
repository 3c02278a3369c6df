//! The house rules of Personality.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Board, Refusal, Supply};
use crate::{Mixture, Rating, Seating};

/// Fixed when the game starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Options))]
pub struct Options {
    /// How long the path is (PE-4).
    pub board: Board,
    /// Whether it is seen who laid which card for an inversion before there is a vote on them (PE-22).
    pub laying: Laying,
    /// Which sets of cards are in the pile, by their names in the decks.
    #[cfg_attr(feature = "schema", schema(max_items = 16))]
    pub sets: Vec<String>,
    /// Whom the cards of these sets suit. The table's own cards are always in.
    pub rating: Rating,
    /// What becomes of the cards that the table has written itself.
    pub own_cards: Mixture,
}

/// The numbers of the game.
impl Options {
    /// PE-1: there are six masks, and two could never outvote each other.
    pub const PLAYERS: RangeInclusive<u8> = 3..=6;
    /// PE-2: a full hand.
    pub const HAND: usize = 7;
    /// PE-11: so many votes elect.
    pub const MAJORITY: usize = 2;
    /// PE-25: so many cards are given away at most.
    pub const MOST_GIFTS: usize = 3;
    /// PE-21: with fewer cards there is nothing to choose between.
    pub const LEAST_LAID: usize = 2;
    /// The set that a first game uses.
    pub const BASE_SET: &str = "base";

    /// PE-3: a hand for everybody, and one more in the pile, so that the first to fall into the pit can be
    /// helped.
    pub const fn least_cards(players: usize) -> usize {
        Options::HAND * (players + 1)
    }

    /// Whether a game can be opened with these options for this seating with these cards. Teams mean nothing
    /// here.
    pub(super) fn admit(&self, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        let (least, most) = Options::PLAYERS.into_inner();
        if !u8::try_from(seating.seats()).is_ok_and(|seats| Options::PLAYERS.contains(&seats)) {
            return Err(Refusal::WrongNumberOfPlayers { least, most });
        }
        let least = Options::least_cards(seating.seats());
        if supply.pile.len() < least {
            return Err(Refusal::TooFewCards { least: least as u16 });
        }
        Ok(())
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            board: Board::Normal,
            laying: Laying::Hidden,
            sets: vec![Options::BASE_SET.to_owned()],
            rating: Rating::Everyone,
            own_cards: Mixture::MixedIn,
        }
    }
}

/// PE-22: what is seen of the cards that are laid for an inversion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = personality::Laying))]
pub enum Laying {
    /// Who laid which comes to light with the votes.
    Hidden,
    /// Everybody sees who laid which as soon as all lie there, as on a table.
    Open,
}
