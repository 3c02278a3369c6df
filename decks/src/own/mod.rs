//! Cards that a table writes itself: one text, shown in every language.

mod card;
mod csv;
mod draft;
mod fault;
mod list;
mod plain;

pub use card::{OwnCard, OwnText};
pub use csv::write_csv;
pub use draft::{CardDraft, Unwritable, Wording};
pub use fault::{Fault, LineFault};
pub use list::read_list;
pub use plain::write_plain;

use rules::GameKind;

/// The games that own cards can be written for: those whose cards are texts.
pub const GAMES_WITH_OWN_CARDS: [GameKind; 4] =
    [GameKind::Happiness, GameKind::Preference, GameKind::Colours, GameKind::Personality];

/// The letters of the cards that tables write themselves, and of the pile of those that belong to no
/// category. No deck has a category of that name.
pub const OWN: &str = "own";
