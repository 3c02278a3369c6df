//! Somebody of the almanac who may be meant, as a field offers them while one types.

use rules::image::PersonKey;
use serde::Serialize;

use super::evidence;
use crate::{
    name_completion::{Apart, Suggestion},
    words::Words,
};

/// In the words of whoever types.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Candidate {
    key: PersonKey,
    name: String,
    /// The other name that was typed, and what tells namesakes apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

impl Candidate {
    pub(crate) fn of(words: &Words, person: Suggestion) -> Candidate {
        let Suggestion { key, name, matched, apart } = person;
        let notes: Vec<String> =
            matched.into_iter().chain(apart.map(|apart| distinction(words, &apart))).collect();
        Candidate {
            key,
            name: evidence::in_language(words, &name).to_owned(),
            note: (!notes.is_empty()).then(|| notes.join(" · ")),
        }
    }
}

/// When a real person lived, or where a character comes from.
fn distinction(words: &Words, Apart { life, story }: &Apart) -> String {
    story.as_ref().map_or_else(|| evidence::dates(words, life), |story| evidence::origin(words, story))
}
