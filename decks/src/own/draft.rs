//! A card as somebody writes it, before anything is checked.

use rules::{CardId, GameKind, PileId, Unfit};
use serde::{Deserialize, Serialize};

use super::{GAMES_WITH_OWN_CARDS, OwnText};
use crate::{
    Decks,
    games::{Faces, OwnPile, boxes, faces, own_pile},
};

/// What somebody would like to write on a blank card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CardDraft {
    pub game: GameKind,
    /// A category of the game; none for a pile of the table's own. Personal Preference has four boxes and no
    /// other.
    #[serde(default)]
    pub category: Option<PileId>,
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 140))]
    pub text: String,
    /// The other face, in Personal Preference.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 140))]
    pub gray: Option<String>,
}

/// Why a card cannot be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Unwritable {
    #[error("there is nothing on the card")]
    Empty,
    #[error("the text is too long: {limit} characters fit on the card")]
    TooLong { limit: u16 },
    #[error("the game has no such category")]
    NoSuchCategory,
    #[error("the card goes into one of four boxes: foo, act, ppl or pot")]
    BoxMissing,
    #[error("the card needs a second face")]
    GrayMissing,
    #[error("in this game cards have one face only")]
    GrayNotPlayed,
    #[error("the cards of this game are the almanac's, which could not judge others")]
    OfTheAlmanac,
}

/// What will stand on a card, and in which pile it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wording {
    pub category: PileId,
    pub text: OwnText,
    pub gray: Option<OwnText>,
}

impl CardDraft {
    /// So many are looked at in one go: as many as fill the blank cards of all games. Whoever brings more
    /// brings what no table can keep, and everybody would wait while it is read.
    pub const MOST_AT_ONCE: usize = GAMES_WITH_OWN_CARDS.len() * CardId::MOST_OWN;

    /// The card as it can be written, or why it cannot.
    pub fn wording(&self, decks: &Decks) -> Result<Wording, Unwritable> {
        let category = self.pile(decks)?;
        let text = self.clean(&self.text)?;
        let gray = self.gray.as_deref().map(str::trim).filter(|gray| !gray.is_empty());
        let gray = match (faces(self.game), gray) {
            (Faces::Two, Some(gray)) => Some(self.clean(gray)?),
            (Faces::Two, None) => return Err(Unwritable::GrayMissing),
            (Faces::One, Some(_)) => return Err(Unwritable::GrayNotPlayed),
            (Faces::One, None) => None,
        };
        Ok(Wording { category, text, gray })
    }

    fn clean(&self, text: &str) -> Result<OwnText, Unwritable> {
        OwnText::new(text, self.game).map_err(|unfit| match unfit {
            Unfit::Empty => Unwritable::Empty,
            Unfit::TooLong => Unwritable::TooLong { limit: OwnText::longest(self.game) as u16 },
        })
    }

    fn pile(&self, decks: &Decks) -> Result<PileId, Unwritable> {
        let known = |category: PileId| decks.piles(self.game).iter().any(|pile| pile.id == category);
        match (own_pile(self.game), self.category) {
            (OwnPile::Nowhere, _) => Err(Unwritable::OfTheAlmanac),
            (OwnPile::One, _) | (OwnPile::AnyCategory, None) => Ok(PileId::OWN),
            (OwnPile::Category, None) => Err(Unwritable::BoxMissing),
            (OwnPile::Category, Some(category))
                if boxes(self.game).is_none_or(|boxes| boxes.contains(&category)) =>
            {
                Ok(category)
            }
            (OwnPile::AnyCategory, Some(category)) if category == PileId::OWN || known(category) => {
                Ok(category)
            }
            (OwnPile::Category | OwnPile::AnyCategory, Some(_)) => Err(Unwritable::NoSuchCategory),
        }
    }
}
