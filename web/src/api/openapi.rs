//! The description of this API, for programs and their authors.

use axum::Json;
use utoipa::{
    Modify, OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};

use super::{doors, library, play};

/// Everything a guest can do on the screen can be done here.
///
/// Open or join a table, keep the key, and send it with every request as `Authorization: Bearer KEY`. A view says what may be done
/// now: `may` for the table, `game.view.view.may` for the game. Send the view's `step` along with a command, so that one that
/// comes too late is refused, and an `id` of your own making, so that one that is sent twice counts once.
#[derive(Debug, OpenApi)]
#[openapi(
    info(title = "Likeness", license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")),
    servers((url = "/api/v1")),
    paths(
        doors::open, doors::join, doors::invite, doors::redeem,
        play::look, play::stream, play::command, play::forget,
        library::deck, openapi,
    ),
    modifiers(&SeatKey),
)]
struct Description;

/// How a guest shows who they are.
#[derive(Debug)]
struct SeatKey;

impl Modify for SeatKey {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The key that opening or joining a table gave."))
            .build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(scheme));
    }
}

/// This description.
#[utoipa::path(get, path = "/openapi.json", responses((status = 200, description = "An OpenAPI document.")))]
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
