//! Opening and joining tables.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use decks::Language;
use rules::GameKind;
use serde::{Deserialize, Serialize};
use table::{Badge, Code, GameOptions, GuestId, Key, Newcomer};
use utoipa::ToSchema;

use super::Body;
use crate::{
    app::App, entry_routes::redeem_link, table_visitor::TableVisitor, trouble::Trouble, visitor::Visitor,
};

/// Who comes to a table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arrival {
    /// Up to twenty letters of any script, none of them hidden, and nobody else's at the table.
    #[schema(min_length = 1, max_length = 120, example = "Ada")]
    name: String,
    /// A number from 0 to 35 for a colour and a shape; the table chooses when it is left out.
    #[serde(default)]
    badge: Option<Badge>,
    /// What the request's own language says, when it is left out.
    #[serde(default)]
    language: Option<Language>,
}

impl Arrival {
    fn newcomer(self, visitor: &Visitor) -> Newcomer {
        Newcomer { name: self.name, badge: self.badge, language: self.language.unwrap_or(visitor.language) }
    }
}

/// A seat at a table, and the key that holds it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seated {
    table: Code,
    guest: GuestId,
    /// Sent with every further request as `Authorization: Bearer KEY`. Whoever has it is this guest.
    #[schema(pattern = "^[0-9a-f]{32}$", min_length = 32, max_length = 32)]
    key: String,
}

fn seat_created(table: Code, guest: GuestId, key: &Key) -> Response {
    (StatusCode::CREATED, Json(Seated { table, guest, key: key.to_string() })).into_response()
}

/// Opens a table, with its first guest as host.
#[utoipa::path(
    post,
    path = "/tables",
    tag = "entry",
    request_body = Arrival,
    security((), ("seat" = [])),
    responses(
        (status = 201, description = "The table is open and the guest is its host.", body = Seated),
    ),
)]
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Body(arrival): Body<Arrival>,
) -> Result<Response, Trouble> {
    visitor.require_readable_key()?;
    app.make_room_for_table(visitor.address)?;
    let key = visitor.program_key().unwrap_or_else(Key::random);
    let chosen = GameOptions::default_of(GameKind::Happiness);
    let (table, guest) = app.hall.open(&arrival.newcomer(&visitor), &key, &chosen).await?;
    app.limits.guesses.remember(table.code(), &key.to_string());
    Ok(seat_created(table.code(), guest, &key))
}

/// Takes a seat at a table. The same key always is the same guest.
#[utoipa::path(
    post,
    path = "/tables/{code}/guests",
    tag = "entry",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    request_body = Arrival,
    security((), ("seat" = [])),
    responses(
        (status = 201, description = "The guest is at the table.", body = Seated),
    ),
)]
pub(crate) async fn join(visitor: TableVisitor, Body(arrival): Body<Arrival>) -> Result<Response, Trouble> {
    visitor.require_readable_key()?;
    let table = visitor.table().await?;
    visitor.app.limits.join(visitor.address)?;
    let key = visitor.key_to_come_in_with(&table).await?;
    let guest = table.join(&arrival.newcomer(&visitor), &key).await?;
    visitor.remember_new_key(&key);
    Ok(seat_created(table.code(), guest, &key))
}

/// A one-time link for another device.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Invitation {
    /// Handed to `devices/redeem` by the other device, within ten minutes.
    #[schema(pattern = "^[0-9a-f]{32}$", min_length = 32, max_length = 32)]
    link: String,
    /// The same as an address to open in a browser.
    #[schema(format = "uri")]
    address: String,
}

/// A one-time link for another device of the same guest.
#[utoipa::path(
    post,
    path = "/tables/{code}/devices",
    tag = "entry",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    security(("seat" = [])),
    responses(
        (status = 200, description = "A link that works once, for ten minutes.", body = Invitation),
    ),
)]
pub(crate) async fn invite(visitor: TableVisitor) -> Result<Json<Invitation>, Trouble> {
    let key = visitor.require_key()?;
    let table = visitor.table().await?;
    let link = table.invite_device(&key).await?;
    let address = format!("{}/t/{}/device/{link}", visitor.base_url, table.code());
    Ok(Json(Invitation { link: link.to_string(), address }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Redemption {
    #[schema(pattern = "^[0-9a-f]{32}$", min_length = 32, max_length = 32)]
    link: String,
}

/// Comes in as another device of the same guest.
#[utoipa::path(
    post,
    path = "/tables/{code}/devices/redeem",
    tag = "entry",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    request_body = Redemption,
    security((), ("seat" = [])),
    responses(
        (status = 201, description = "This device has a key of its own now.", body = Seated),
    ),
)]
pub(crate) async fn redeem(
    visitor: TableVisitor,
    Body(redemption): Body<Redemption>,
) -> Result<Response, Trouble> {
    visitor.require_readable_key()?;
    let (table, key, guest) = redeem_link(&visitor, &redemption.link).await?;
    Ok(seat_created(table.code(), guest, &key))
}
