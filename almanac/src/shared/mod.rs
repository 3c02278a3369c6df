//! What the crate shares with its build script, which packs the data files and is compiled before the crate.

pub(crate) mod closed_set;
pub(crate) mod field;
pub(crate) mod fold;
pub(crate) mod letter;
pub(crate) mod place_card;
pub(crate) mod record;
pub(crate) mod vocabulary;
