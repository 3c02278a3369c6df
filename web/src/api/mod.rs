//! The JSON API: everything a guest can do on the screen, for programs.

mod body;
mod deck_routes;
mod entry_routes;
mod name_completion;
mod openapi;
mod table_routes;

use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::App;

pub(crate) use body::Body;
pub(crate) use openapi::DOCUMENT;

/// Where the API begins.
pub(crate) const ROOT: &str = "/api/v1";

/// Every address of the API with what it answers, and its description, in one list.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::Description::openapi())
        .routes(routes!(entry_routes::open))
        .routes(routes!(table_routes::look, table_routes::forget))
        .routes(routes!(entry_routes::join))
        .routes(routes!(entry_routes::invite))
        .routes(routes!(entry_routes::redeem))
        .routes(routes!(table_routes::command))
        .routes(routes!(table_routes::stream))
        .routes(routes!(name_completion::complete))
        .routes(routes!(deck_routes::own_cards))
        .routes(routes!(deck_routes::deck))
        .routes(routes!(openapi::openapi))
}

/// Why a request was not carried out.
#[derive(Debug, utoipa::ToSchema)]
#[schema(as = Error)]
#[allow(dead_code, reason = "it describes what `tell_trouble` writes")]
pub(crate) struct ErrorBody {
    error: ErrorWords,
}

#[derive(Debug, utoipa::ToSchema)]
#[allow(dead_code, reason = "it describes what `tell_trouble` writes")]
struct ErrorWords {
    /// A short name that stays the same, such as `too_late` or `not_your_turn`.
    code: String,
    /// A sentence for people, in the language that the request asks for.
    message: String,
}
