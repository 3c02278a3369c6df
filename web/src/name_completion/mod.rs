//! Whom somebody may mean who is typing a name. The answer comes out of the almanac and goes to whoever
//! asked: the table hears nothing of it, and nobody writes it down.

mod suggestion;

use axum::{
    extract::{Query, rejection::QueryRejection},
    response::Response,
};
use decks::Language;
use serde::{Deserialize, Serialize};

use crate::{app::App, games::Candidate, padding, table_visitor::TableGuest, trouble::Trouble, words::Words};

pub(crate) use suggestion::{Apart, Suggestion, suggestions};

#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    q: Option<String>,
}

impl Typed {
    pub(crate) fn text(&self) -> &str {
        self.q.as_deref().unwrap_or_default().trim()
    }
}

/// What a field shows below itself while somebody types.
#[derive(Debug, Serialize)]
struct Offer {
    /// The likeliest first.
    people: Vec<Candidate>,
    /// How many they are, for who listens; or that the almanac knows nobody of that name.
    told: String,
}

pub(crate) async fn complete(
    guest: TableGuest,
    typed: Result<Query<Typed>, QueryRejection>,
) -> Result<Response, Trouble> {
    guest.app.limits.ask_almanac(guest.address)?;
    let Query(typed) = typed?;
    Ok(offered(&guest.app, guest.language, &typed))
}

/// The answer to whoever may ask.
pub(crate) fn offered(app: &App, language: Language, typed: &Typed) -> Response {
    let offer = offer(app, Words::of(language), typed.text());
    padding::json_in_blocks(&offer, padding::PEOPLE_BLOCK)
}

fn offer(app: &App, words: &Words, typed: &str) -> Offer {
    let found = suggestions(app.settings.almanac, typed);
    let people: Vec<Candidate> = found.into_iter().map(|person| Candidate::of(words, person)).collect();
    let told = match (people.len(), typed.is_empty()) {
        (_, true) => String::new(),
        (0, false) => words.image_nobody_found(),
        (found, false) => words.image_people_found(found),
    };
    Offer { people, told }
}

#[cfg(test)]
mod tests;
