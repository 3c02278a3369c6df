//! The JSON API: everything a guest can do on the screen, for programs.

mod answers;
mod body;
mod deck_endpoints;
mod entry_endpoints;
mod evening_endpoints;
mod fitting;
mod links;
mod name_endpoint;
mod openapi;
mod table_endpoints;

use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::app::App;

pub(crate) use body::Body;
pub(crate) use openapi::DOCUMENT;
#[cfg(test)]
pub(crate) use openapi::misfit;
#[cfg(feature = "testing")]
pub(crate) use table_endpoints::Order;

/// Where the API begins.
pub(crate) const ROOT: &str = "/api/v1";

/// Every address of the API with what it answers, and its description, in one list.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::Description::openapi())
        .routes(routes!(entry_endpoints::open))
        .routes(routes!(table_endpoints::look, table_endpoints::forget))
        .routes(routes!(entry_endpoints::join))
        .routes(routes!(entry_endpoints::invite))
        .routes(routes!(entry_endpoints::redeem))
        .routes(routes!(table_endpoints::command))
        .routes(routes!(table_endpoints::stream))
        .routes(routes!(evening_endpoints::evening))
        .routes(routes!(evening_endpoints::past_game))
        .routes(routes!(name_endpoint::complete_name))
        .routes(routes!(deck_endpoints::own_cards))
        .routes(routes!(deck_endpoints::deck))
        .routes(routes!(openapi::openapi))
}
