//! The same thing said in every language.

use crate::Language;

/// The longest text of a card, in characters as a reader counts them: the longest card must fit on a phone,
/// where a card of a row shows three lines of about 24 characters.
pub const LONGEST_TEXT: usize = 70;

/// The longest title of a set or name of a category: it stands on one line of a phone, beside its symbol.
pub const LONGEST_NAME: usize = 24;

/// One text in each language; none is missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Texts([String; Language::ALL.len()]);

impl Texts {
    /// In the order of [`Language::ALL`].
    pub(crate) fn new(texts: [String; Language::ALL.len()]) -> Self {
        Texts(texts)
    }

    pub(crate) fn get(&self, language: Language) -> &str {
        &self.0[language as usize]
    }
}
