//! The cards of Likeness: data files in English and French, loaded and checked.
//!
//! A folder a game, a file a set, both languages of a card side by side; the README of this crate describes
//! the format. A bad file is refused as a whole, with the place and the reason of everything that is wrong
//! with it. The rules know cards by their ids only; here live their words.

mod alike;
mod assemble;
mod card;
mod category;
mod check;
mod decks;
mod embedded;
mod error;
mod games;
mod language;
mod own;
mod parse;
mod set;
mod source;
mod supply;
#[cfg(test)]
mod tests;
mod texts;
mod twins;
mod typography;

pub use card::{Card, GrayFace, Tag};
pub use category::{PileInfo, SYMBOLS};
pub use check::{check, remaining_twins};
pub use decks::Decks;
pub use error::{DeckError, FilePlace, Reason, UnknownSet};
pub use games::{Faces, OwnPile, faces, own_pile};
pub use language::{Language, UnknownLanguage};
pub use own::{
    CardDraft, Fault, GAMES_WITH_OWN_CARDS, LineFault, OwnCard, OwnText, Unwritable, Wording, read_list,
    write_csv, write_plain,
};
pub use rules::{Rating, UnknownRating};
pub use set::Set;
pub use supply::{Choice, Shelved, put_away};
pub use texts::{LONGEST_NAME, LONGEST_TEXT};
pub use twins::{CLOSENESS_OF_TWINS, TwinCard, Twins};
