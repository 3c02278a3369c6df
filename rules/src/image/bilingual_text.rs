//! What is said in both languages: borrowed from the reference work that carries it, or owned when it was
//! read from a record.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// One thing, said in both languages. Stored as words, so that a record says the same for ever, whatever
/// becomes of the reference work.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
// Programs know it by this name.
#[cfg_attr(feature = "schema", schema(as = image::Words))]
pub struct BilingualText {
    /// In English.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub en: Cow<'static, str>,
    /// In French.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub fr: Cow<'static, str>,
}

impl BilingualText {
    /// The same in both languages, for texts that come with the program.
    pub const fn new(en: &'static str, fr: &'static str) -> BilingualText {
        BilingualText { en: Cow::Borrowed(en), fr: Cow::Borrowed(fr) }
    }

    /// What is said in one way only.
    pub fn same(text: &str) -> BilingualText {
        let text: Cow<'static, str> = Cow::Owned(text.to_owned());
        BilingualText { en: text.clone(), fr: text }
    }
}
