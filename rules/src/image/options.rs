//! The house rules of IMAGE.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::{Kind, Refusal, Supply};
use crate::{Seating, every};

/// Fixed when the game starts.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Options))]
pub struct Options {
    /// Which letters an image can be ended with (IM-26).
    pub initials: Initials,
    /// Who decides a challenge (IM-18).
    pub judging: Judging,
    /// Whether a fictional character may be living (IM-21).
    pub fictional: FictionalLife,
    /// Whether the table is told who else would have fitted.
    pub practice: Practice,
    /// How the others see a turn while its cards are laid (IM-15).
    pub drafts: Drafts,
    /// How many of the cards are played with (IM-28).
    pub deck: DeckSize,
}

/// With which letters an image is ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Initials))]
pub enum Initials {
    /// The last name's.
    #[default]
    Last,
    /// That, or the first name's and then the last name's, for double points.
    Both,
}

/// Who judges a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Judging))]
pub enum Judging {
    /// The almanac where it can, and the players where it cannot.
    #[default]
    Almanac,
    /// The players always, with what the almanac says before them.
    AlwaysVote,
}

/// Whether a character can be living.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::FictionalLife))]
pub enum FictionalLife {
    /// No fictional character is living.
    #[default]
    Never,
    /// One of our own time may be; of others the reference work does not know.
    MayLive,
}

/// Whether the table is told who else would have fitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Practice))]
pub enum Practice {
    /// It is not.
    #[default]
    Off,
    /// When an image has been ended and stands, well-known people who fit it are shown.
    ShowFitting,
}

/// How the others see the cards of a turn before it is finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::Drafts))]
pub enum Drafts {
    /// Where they lie, and not which they are.
    #[default]
    FaceDown,
    /// As they are.
    Open,
}

/// How many of the cards are played with. Chance says which stay in the box: they are never drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, VariantArray)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = image::DeckSize))]
pub enum DeckSize {
    /// All of them.
    #[default]
    Whole,
    /// Every second one.
    Half,
    /// Every third one, for five players at most: a taste of the game.
    Third,
}

impl DeckSize {
    /// All of them, the largest first.
    pub const ALL: [DeckSize; 3] = every(DeckSize::VARIANTS);

    /// So many of these cards are played with.
    pub const fn of(self, cards: usize) -> usize {
        match self {
            DeckSize::Whole => cards,
            DeckSize::Half => cards / 2,
            DeckSize::Third => cards / 3,
        }
    }
}

/// The numbers of the game.
impl Options {
    /// IM-1
    pub const PLAYERS: RangeInclusive<u8> = 2..=6;
    /// IM-3: a full hand.
    pub const HAND: usize = 5;
    /// IM-3: a full board.
    pub const BOARD: usize = 10;
    /// IM-4: the spaces of a side.
    pub const SPACES: usize = 12;
    /// IM-6: so many cards of the hand are played in a turn; IM-14: or put on the board.
    pub const FROM_HAND: usize = 3;
    /// IM-11: an image of fewer profile cards cannot be ended.
    pub const LEAST_TO_END: usize = 3;
    /// IM-19
    pub const PENALTY: i16 = 6;
    /// IM-20
    pub const DEFENDED: i16 = 12;
    /// So many are named with the practice aid: a glance, not a list to read.
    pub const SUGGESTIONS: usize = 8;

    /// IM-3: a hand for everybody, a board, and a card to draw.
    pub const fn least_cards(players: usize) -> usize {
        Options::HAND * players + Options::BOARD + 1
    }

    /// Whether a game can be opened with these options for this seating with these cards. Teams mean nothing
    /// here.
    pub(super) fn admit(&self, seating: &Seating, supply: &Supply) -> Result<(), Refusal> {
        let (least, most) = Options::PLAYERS.into_inner();
        if !u8::try_from(seating.seats()).is_ok_and(|seats| Options::PLAYERS.contains(&seats)) {
            return Err(Refusal::WrongNumberOfPlayers { least, most });
        }
        if supply.cards.iter().any(|card| Kind::of(*card).is_none()) {
            return Err(Refusal::CardsOfAnotherGame);
        }
        let least = Options::least_cards(seating.seats());
        if self.deck.of(supply.cards.len()) < least {
            return Err(Refusal::TooFewCards { least: least as u16 });
        }
        Ok(())
    }
}
