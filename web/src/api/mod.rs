//! The JSON API: everything a guest can do on the screen, for programs.

mod body;
mod deck_routes;
mod entry_routes;
mod name_completion;
mod openapi;
mod table_routes;

use axum::{
    Router,
    routing::{get, post},
};

use crate::app::App;

pub(crate) use body::Body;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/tables", post(entry_routes::open))
        .route("/tables/{code}", get(table_routes::look).delete(table_routes::forget))
        .route("/tables/{code}/guests", post(entry_routes::join))
        .route("/tables/{code}/devices", post(entry_routes::invite))
        .route("/tables/{code}/devices/redeem", post(entry_routes::redeem))
        .route("/tables/{code}/commands", post(table_routes::command))
        .route("/tables/{code}/stream", get(table_routes::stream))
        .route("/tables/{code}/people", get(name_completion::complete))
        .route("/tables/{code}/cards", get(deck_routes::own_cards))
        .route("/decks/{game}", get(deck_routes::deck))
        .route("/openapi.json", get(openapi::openapi))
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
