//! Somebody of the almanac who may be meant, as a field offers them while one types.

use decks::Language;
use rules::image::{Life, PersonKey, Story, Year};
use serde::Serialize;
use table::{Apart, Suggestion};

use crate::words::Words;

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
            matched.into_iter().chain(apart.and_then(|apart| told_apart(words, &apart))).collect();
        Candidate {
            key,
            name: match words.language {
                Language::En => name.en,
                Language::Fr => name.fr,
            },
            note: (!notes.is_empty()).then(|| notes.join(" · ")),
        }
    }
}

/// When a real person lived, or where a character comes from.
fn told_apart(words: &Words, apart: &Apart) -> Option<String> {
    match (&apart.story, &apart.life) {
        (Some(Story { work, creator: Some(creator), .. }), _) => Some(format!("{work}, {creator}")),
        (Some(Story { work, creator: None, .. }), _) => Some(work.clone()),
        (None, Life::Lived { born, died }) => Some(words.image_lived(year(words, *born), year(words, *died))),
        (None, Life::LivedFrom { born } | Life::Living { born }) => {
            Some(words.image_born(year(words, *born)))
        }
        (None, Life::Imagined { .. }) => None,
    }
}

fn year(words: &Words, year: Year) -> String {
    if year < 0 { words.image_year_bc((-i32::from(year)).to_string()) } else { year.to_string() }
}
