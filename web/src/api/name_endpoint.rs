//! Looking people up in the almanac of IMAGE.

use axum::{
    extract::{Query, rejection::QueryRejection},
    response::Response,
};
use table::{Code, LookAs};

use crate::{
    name_completion::{Suggestion, Typed, suggestions},
    padding,
    table_visitor::TableVisitor,
    trouble::Trouble,
};

/// Longer than any name, and short enough for every address. The description says the same.
const LONGEST: usize = 200;

/// Whom somebody may mean who has typed so much of a name, in any spelling, the likeliest first; eight at
/// most.
///
/// Send the `key` of one of them where IMAGE asks for a person. The answer says who they are and nothing that
/// a card could ask, and nobody else learns that it was given.
#[utoipa::path(
    get,
    path = "/tables/{code}/people",
    tag = "names",
    params(
        ("code" = Code, Path, description = "The six characters of the table's code."),
        (
            "q" = Option<String>, Query, max_length = 200,
            description = "What has been typed so far.", example = "schweitz",
        ),
    ),
    security(("seat" = [])),
    responses(
        (status = 200, description = "People of the almanac, the likeliest first.", body = [Suggestion]),
    ),
)]
pub(crate) async fn complete_name(
    visitor: TableVisitor,
    typed: Result<Query<Typed>, QueryRejection>,
) -> Result<Response, Trouble> {
    visitor.look_in(LookAs::Stage).await?;
    // Without a key somebody only looks on, and has nobody to name.
    visitor.require_key()?;
    visitor.app.limits.ask_almanac(visitor.address)?;
    let Query(typed) = typed?;
    if typed.text().chars().count() > LONGEST {
        return Err(Trouble::Unreadable(format!("q: at most {LONGEST} characters")));
    }
    let people = suggestions(visitor.app.settings.almanac, typed.text());
    Ok(padding::json_in_blocks(&people, padding::PEOPLE_BLOCK))
}
