//! Numbers that are not whole.

use decks::Language;

/// One decimal, with the mark that the language uses.
pub(crate) fn decimal(language: Language, number: f64) -> String {
    let written = format!("{number:.1}");
    match language {
        Language::En => written,
        Language::Fr => written.replace('.', ","),
    }
}
