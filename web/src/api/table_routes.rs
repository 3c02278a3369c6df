//! Looking at a table and playing at it.

use std::{convert::Infallible, io::Write};

use axum::{
    Json,
    body::Body as ResponseBody,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures_util::stream as streams;
use journal::Seq;
use serde::{Deserialize, Serialize};
use table::{Command, CommandId, Refusal, Sent, Standpoint, Table, TableError, TableView};
use utoipa::ToSchema;

use super::{Body, ErrorBody};
use crate::{
    app::App,
    entry_routes::knock,
    error::{Trouble, WebError},
    stream::{Heard, Listening, events},
    visitor::Visitor,
};

/// Room for the view of a game in full swing.
const FRAME: usize = 3072;

/// The table as this guest sees it; as the stage shows it when no key is sent.
#[utoipa::path(
    get,
    path = "/tables/{code}",
    params(("code" = String, Path, description = "The six characters of the table's code.")),
    security(("seat" = [])),
    responses(
        (status = 200, description = "The table as this guest sees it, or as the stage shows it.", body = TableView),
        (status = "4XX", description = "Refused, with a sentence that says why.", body = ErrorBody),
    ),
)]
pub(crate) async fn look(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let table = entered(&app, &visitor, &code).await?;
    let view = table.look(visitor.key.as_ref()).await.map_err(|error| visitor.trouble(error).in_json())?;
    Ok(Json(&*view).into_response())
}

/// The table behind a code, for its guests and for those who send no key at all.
pub(super) async fn entered(app: &App, visitor: &Visitor, code: &str) -> Result<Table, WebError> {
    let fail = |trouble: Trouble| visitor.trouble(trouble).in_json();
    let (table, door) = knock(app, visitor, code).await.map_err(fail)?;
    match door.standpoint {
        Standpoint::ShownOut => Err(fail(Trouble::Refused(Refusal::ShownOut))),
        Standpoint::Stranger | Standpoint::Left(_) if visitor.key.is_some() => {
            Err(fail(Trouble::Refused(Refusal::NotAGuest)))
        }
        Standpoint::Stranger | Standpoint::Left(_) | Standpoint::Here(_) => Ok(table),
    }
}

/// A command, and what its sender had seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    command: Command,
    /// Made up by the client: the same id twice counts once.
    #[serde(default)]
    id: Option<String>,
    /// The `step` of the view that the command was made for: a late one is refused.
    #[serde(default)]
    step: Option<Seq>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Done {
    /// The record that the command became.
    seq: Seq,
}

/// Carries out a command. The answer comes when it is on stable storage.
#[utoipa::path(
    post,
    path = "/tables/{code}/commands",
    params(("code" = String, Path, description = "The six characters of the table's code.")),
    request_body = Order,
    security(("seat" = [])),
    responses(
        (status = 200, description = "Done and stored.", body = Done),
        (status = "4XX", description = "Refused, with a sentence that says why.", body = ErrorBody),
    ),
)]
pub(crate) async fn command(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
    Body(order): Body<Order>,
) -> Result<Json<Done>, WebError> {
    let fail = |trouble: Trouble| visitor.trouble(trouble).in_json();
    let key = visitor.key.ok_or_else(|| fail(Trouble::NoKey))?;
    let id = order.id.as_deref().map(CommandId::new).transpose();
    let id = id.map_err(|error| fail(Trouble::Unreadable(error.to_string())))?;
    let table = reached(&app, &visitor, &code).await.map_err(fail)?;
    let sent = Sent { command: order.command, id, seen: order.step };
    match table.carry_out(&key, &sent).await {
        Ok(accepted) => {
            app.metrics.command_accepted();
            Ok(Json(Done { seq: accepted.seq }))
        }
        Err(error) => {
            app.metrics.command_refused();
            if matches!(error, TableError::NotFound | TableError::Refused(Refusal::NotAGuest)) {
                // A stranger: the door answers, and counts wrong codes.
                entered(&app, &visitor, &code).await?;
            }
            Err(fail(error.into()))
        }
    }
}

/// The table behind a code, without asking it who the visitor is: the command itself will.
async fn reached(app: &App, visitor: &Visitor, code: &str) -> Result<Table, Trouble> {
    app.limits.may_try_code(visitor.address).map_err(|_| Trouble::TooManyTries)?;
    let code = code.parse().map_err(|_| Trouble::NoTable)?;
    Ok(app.hall.table(code))
}

/// Every view from now on, the present one first, as events of the name `view`.
#[utoipa::path(
    get,
    path = "/tables/{code}/stream",
    params(("code" = String, Path, description = "The six characters of the table's code.")),
    security(("seat" = [])),
    responses(
        (status = 200, description = "Server-sent events: view (its data is a TableView, its id the seq), beat, and gone when the table is no more."),
        (status = "4XX", description = "Refused, with a sentence that says why.", body = ErrorBody),
    ),
)]
pub(crate) async fn stream(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let table = entered(&app, &visitor, &code).await?;
    let fail = |trouble: Trouble| visitor.trouble(trouble).in_json();
    let attendance = table.attend(visitor.key.as_ref()).await.map_err(|error| fail(error.into()))?;
    let listening = Listening::new(&app, visitor.address, attendance).map_err(fail)?;
    let frames = streams::unfold(listening, |mut listening| async move {
        let frame = match listening.next().await? {
            Heard::View(view) => frame(&view),
            Heard::Beat => Bytes::from_static(b"event: beat\ndata:\n\n"),
            Heard::Gone => {
                listening.end();
                Bytes::from_static(b"event: gone\ndata:\n\n")
            }
        };
        listening.sent();
        Some((Ok::<_, Infallible>(frame), listening))
    });
    Ok(events(ResponseBody::from_stream(frames)))
}

fn frame(view: &TableView) -> Bytes {
    let mut frame = Vec::with_capacity(FRAME);
    write!(frame, "event: view\nid: {}\ndata: ", view.seq).expect("writing to memory does not fail");
    // JSON has no line breaks of its own, which would end the event.
    serde_json::to_writer(&mut frame, view).expect("a view is plain data");
    frame.extend_from_slice(b"\n\n");
    frame.into()
}

/// Deletes the table with all its records. Only the host may.
#[utoipa::path(
    delete,
    path = "/tables/{code}",
    params(("code" = String, Path, description = "The six characters of the table's code.")),
    security(("seat" = [])),
    responses(
        (status = 204, description = "The table is forgotten."),
        (status = "4XX", description = "Refused, with a sentence that says why.", body = ErrorBody),
    ),
)]
pub(crate) async fn forget(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<StatusCode, WebError> {
    let fail = |trouble: Trouble| visitor.trouble(trouble).in_json();
    let key = visitor.key.ok_or_else(|| fail(Trouble::NoKey))?;
    let table = entered(&app, &visitor, &code).await?;
    table.forget(&key).await.map_err(|error| fail(error.into()))?;
    Ok(StatusCode::NO_CONTENT)
}
