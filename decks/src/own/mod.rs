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

pub use crate::games::GAMES_WITH_OWN_CARDS;
