//! The almanac of IMAGE: well-known people, real and fictional, and how cards fit them.
//!
//! [`Almanac::complete`] finds people as somebody types, [`Almanac::testify`] says card by card whether a
//! person fits and how it knows, [`Almanac::fitting`] finds everybody who fits. What cards ask is a
//! [`Criterion`], made from the id of a card and nothing else; what is said of a person is in the words of
//! the rules ([`rules::image`]), as a game records it. The data is packed when the crate is built, carried
//! along as it is, and amended by a small file of corrections; where it comes from, and its terms, are in the
//! README of its folder.

mod almanac;
mod amendment;
mod completion;
mod corrections;
mod country;
mod criterion;
mod data;
mod deck;
mod error;
mod evidence;
mod period;
mod person;
mod practice_image;
mod sets;
mod shared;
mod status;
mod testimony;
#[cfg(test)]
mod tests;
mod typo;
mod verdict;

use shared::{closed_set, field, fold, letter, place_card, record, vocabulary};

pub use almanac::Almanac;
pub use completion::Completion;
pub use country::Country;
pub use criterion::Criterion;
pub use deck::deck;
pub use error::{CorrectionError, Reason};
pub use field::Field;
pub use letter::{Letter, Letters};
pub use period::{Century, Period};
pub use person::{Person, PersonId};
pub use place_card::PlaceCard;
pub use practice_image::PracticeImage;
pub use sets::{Circle, PersonSet, Reach, Terms};
pub use status::Status;

/// The words to show where the almanac is used: where its data comes from.
pub const ATTRIBUTION: &str = "People data from Pantheon 1.0 (Yu, Ronen, Hu, Lu, Hidalgo, Scientific Data \
     2:150075, 2016; CC0) and Princeton WordNet 3.1, with additions and corrections by the Likeness authors.";

/// The notice that goes with everything that comes from WordNet.
pub const WORDNET_NOTICE: &str = include_str!("../data/LICENSE-WordNet.txt");
