//! Whom somebody may mean who is typing a name. The answer comes out of the almanac and goes to whoever
//! asked: the table hears nothing of it, and nobody writes it down.

use axum::{
    Json,
    extract::{Path, Query, State, rejection::QueryRejection},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};

use crate::{
    app::App,
    error::{Trouble, WebError},
    games::Candidate,
    table_routes::seated,
    visitor::Visitor,
    words::Words,
};

#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    q: Option<String>,
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
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
    typed: Result<Query<Typed>, QueryRejection>,
) -> Result<Response, WebError> {
    let (_, visitor, _) = seated(&app, visitor, &code).await.map_err(WebError::in_json)?;
    let fail = |trouble: Trouble| visitor.trouble(trouble).in_json();
    app.limits.ask_almanac(visitor.address).map_err(|_| fail(Trouble::TooManyTries))?;
    let Query(Typed { q }) =
        typed.map_err(|_| fail(Trouble::Unreadable("the address cannot be read".to_owned())))?;
    let typed = q.unwrap_or_default();
    Ok(Json(offer(&app, Words::of(visitor.language), typed.trim())).into_response())
}

fn offer(app: &App, words: &Words, typed: &str) -> Offer {
    let people: Vec<Candidate> =
        app.hall.people(typed).into_iter().map(|person| Candidate::of(words, person)).collect();
    let told = match (people.len(), typed.is_empty()) {
        (_, true) => String::new(),
        (0, false) => words.image_nobody_found(),
        (found, false) => words.image_people_found(found),
    };
    Offer { people, told }
}

#[cfg(test)]
mod tests;
