//! The JSON API: everything a guest can do on the screen, for programs.

mod body;
mod doors;
mod library;
mod openapi;
mod people;
mod play;

use axum::{
    Router,
    routing::{get, post},
};

use crate::app::App;

pub(crate) use body::Body;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/tables", post(doors::open))
        .route("/tables/{code}", get(play::look).delete(play::forget))
        .route("/tables/{code}/guests", post(doors::join))
        .route("/tables/{code}/devices", post(doors::invite))
        .route("/tables/{code}/devices/redeem", post(doors::redeem))
        .route("/tables/{code}/commands", post(play::command))
        .route("/tables/{code}/stream", get(play::stream))
        .route("/tables/{code}/people", get(people::people))
        .route("/tables/{code}/cards", get(library::own_cards))
        .route("/decks/{game}", get(library::deck))
        .route("/openapi.json", get(openapi::openapi))
}

/// Why a request was not carried out.
#[derive(Debug, utoipa::ToSchema)]
#[schema(as = Error)]
#[allow(dead_code, reason = "it describes what `WebError` writes")]
pub(crate) struct ErrorBody {
    error: ErrorWords,
}

#[derive(Debug, utoipa::ToSchema)]
#[allow(dead_code, reason = "it describes what `WebError` writes")]
struct ErrorWords {
    /// A short name that stays the same, such as `too_late` or `not_your_turn`.
    code: String,
    /// A sentence for people, in the language that the request asks for.
    message: String,
}
