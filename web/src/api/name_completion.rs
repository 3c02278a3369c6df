//! Looking people up in the almanac of IMAGE.

use axum::{
    Json,
    extract::{Path, Query, State, rejection::QueryRejection},
};

use super::{ErrorBody, table_routes::entered};
use crate::{
    app::App,
    error::{Trouble, WebError},
    name_completion::{Suggestion, Typed, suggestions},
    visitor::Visitor,
};

/// Whom somebody may mean who has typed so much of a name, in any spelling, the likeliest first; eight at
/// most.
///
/// Send the `key` of one of them where IMAGE asks for a person. The answer says who they are and nothing that
/// a card could ask, and nobody else learns that it was given.
#[utoipa::path(
    get,
    path = "/tables/{code}/people",
    params(
        ("code" = String, Path, description = "The six characters of the table's code."),
        ("q" = Option<String>, Query, description = "What has been typed so far.", example = "schweitz"),
    ),
    security(("seat" = [])),
    responses(
        (status = 200, description = "People of the almanac, the likeliest first.", body = [Suggestion]),
        (status = "4XX", description = "Refused, with a sentence that says why.", body = ErrorBody),
    ),
)]
pub(crate) async fn complete(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
    typed: Result<Query<Typed>, QueryRejection>,
) -> Result<Json<Vec<Suggestion>>, WebError> {
    let fail = |trouble: Trouble| visitor.trouble(trouble).in_json();
    entered(&app, &visitor, &code).await?;
    // Without a key somebody only looks on, and has nobody to name.
    visitor.key.ok_or_else(|| fail(Trouble::NoKey))?;
    app.limits.ask_almanac(visitor.address).map_err(|_| fail(Trouble::TooManyTries))?;
    let Query(typed) = typed.map_err(|error| fail(Trouble::Unreadable(error.body_text())))?;
    Ok(Json(suggestions(app.settings.almanac, typed.text())))
}
