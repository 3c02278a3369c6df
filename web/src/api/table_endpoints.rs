//! Looking at a table and playing at it.

use std::convert::Infallible;

use axum::{
    Json,
    body::Body as ResponseBody,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures_util::stream as streams;
use journal::Seq;
use serde::{Deserialize, Serialize};
use table::{Code, Command, CommandId, LookAs, NotACommandId, Sent, TableView};
use utoipa::ToSchema;

use super::Body;
use crate::{
    padding,
    sse_event::{Event, bare_event},
    stream::{Heard, Listening, events},
    table_visitor::TableVisitor,
    trouble::Trouble,
};

/// The table as this guest sees it; as the stage shows it when no key is sent.
#[utoipa::path(
    get,
    path = "/tables/{code}",
    tag = "tables",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    security((), ("seat" = [])),
    responses(
        (
            status = 200,
            description = "The table as this guest sees it, or as the stage shows it.",
            body = TableView,
        ),
    ),
)]
pub(crate) async fn look(visitor: TableVisitor) -> Result<Response, Trouble> {
    visitor.require_readable_key()?;
    let view = visitor.look_in(LookAs::Myself).await?;
    let mut body = serde_json::to_vec(&*view).expect("a view is plain data");
    let blanks = padding::of_json(&view, body.len()).unwrap_or_default();
    body.resize(body.len() + blanks, b' ');
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// A command, and what its sender had seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    command: Command,
    /// Made up by the client: the same id twice counts once.
    #[serde(default)]
    #[schema(pattern = "^[A-Za-z0-9_-]+$", min_length = 1, max_length = 48)]
    id: Option<String>,
    /// The `step` of the view that the command was made for: a late one is refused.
    #[serde(default)]
    step: Option<Seq>,
}

impl Order {
    pub(crate) fn into_sent(self) -> Result<Sent, NotACommandId> {
        let id = self.id.as_deref().map(CommandId::new).transpose()?;
        Ok(Sent { command: self.command, id, seen: self.step })
    }
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
    tag = "tables",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    request_body = Order,
    security(("seat" = [])),
    responses(
        (status = 200, description = "Done and stored.", body = Done),
    ),
)]
pub(crate) async fn command(visitor: TableVisitor, Body(order): Body<Order>) -> Result<Json<Done>, Trouble> {
    let key = visitor.require_key()?;
    match visitor.table().await?.carry_out(&key, &order.into_sent()?).await {
        Ok(accepted) => {
            visitor.remember_key();
            visitor.app.metrics.command_accepted();
            Ok(Json(Done { seq: accepted.seq }))
        }
        Err(error) => {
            visitor.app.metrics.command_refused();
            Err(error.into())
        }
    }
}

/// An event of a stream, as the standard of server-sent events names its parts.
#[derive(Debug, ToSchema)]
#[allow(dead_code, reason = "it describes what `frame` and `bare_event` write")]
pub(crate) struct StreamEvent {
    event: StreamEventName,
    /// Of a view: its `seq`.
    #[schema(pattern = "^[0-9]+$")]
    id: Option<String>,
    /// Of a view: the view itself, as JSON. Empty otherwise.
    #[schema(content_media_type = "application/json")]
    data: Option<String>,
}

#[derive(Debug, ToSchema)]
#[schema(rename_all = "snake_case")]
#[allow(dead_code, reason = "it describes what `frame` and `bare_event` write")]
enum StreamEventName {
    /// The table has changed.
    View,
    /// Nothing has.
    Beat,
    /// The table is no more.
    Gone,
}

/// Every view from now on, the present one first, as events of the name `view`.
#[utoipa::path(
    get,
    path = "/tables/{code}/stream",
    tag = "tables",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    security((), ("seat" = [])),
    responses(
        (
            status = 200,
            description = "Server-sent events: view (its data is a TableView, its id the seq), beat, and \
                           gone when the table is no more.",
            content_type = "text/event-stream",
            body = StreamEvent,
        ),
    ),
)]
pub(crate) async fn stream(visitor: TableVisitor) -> Result<Response, Trouble> {
    visitor.require_readable_key()?;
    let table = visitor.table().await?;
    let attendance = match visitor.key {
        Some(key) => {
            let attendance = table.attend_as_guest(Some(&key)).await?;
            visitor.remember_key();
            attendance
        }
        None => table.attend(None).await?,
    };
    let listening = Listening::new(&visitor.app, visitor.address, attendance)?;
    let frames = streams::unfold((listening, 0), |(mut listening, length)| async move {
        let frame = match listening.next().await? {
            Heard::View(view) => frame(&view, length),
            // A stage alone shows them; here is nothing that nobody needs.
            Heard::Reaction(_) | Heard::Beat => bare_event("beat"),
            Heard::Gone => {
                listening.end();
                bare_event("gone")
            }
        };
        listening.sent();
        let length = length.max(frame.len());
        Some((Ok::<_, Infallible>(frame), (listening, length)))
    });
    Ok(events(ResponseBody::from_stream(frames)))
}

/// `likely` is how long it may become, so that memory is taken once.
fn frame(view: &TableView, likely: usize) -> Bytes {
    let mut event = Event::new("view", view.seq, likely);
    let length = event.write_json(view);
    event.end_filled(padding::of_json(view, length))
}

/// Deletes the table with all its records. Only the host may.
#[utoipa::path(
    delete,
    path = "/tables/{code}",
    tag = "tables",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    security(("seat" = [])),
    responses(
        (status = 204, description = "The table is deleted."),
    ),
)]
pub(crate) async fn forget(visitor: TableVisitor) -> Result<StatusCode, Trouble> {
    let key = visitor.require_key()?;
    visitor.table().await?.forget(&key).await?;
    Ok(StatusCode::NO_CONTENT)
}
