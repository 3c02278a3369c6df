//! What came out of the games of a table, for the programs of its guests.

use axum::Json;
use insight::{Evening, Round, Stop};
use serde::Serialize;
use table::Code;
use utoipa::ToSchema;

use crate::{evening_routes::GameNumber, table_visitor::TableVisitor, trouble::Trouble};

/// What came out of the games of this table, and of all of them together: who knows whom, and a portrait of
/// everybody. The same for all guests, because all of it was open. People are named by the ids of guests.
#[utoipa::path(
    get,
    path = "/tables/{code}/evening",
    tag = "evening",
    params(("code" = Code, Path, description = "The six characters of the table's code.")),
    security(("seat" = [])),
    responses(
        (status = 200, description = "The evening.", body = Evening),
    ),
)]
pub(crate) async fn evening(visitor: TableVisitor) -> Result<Json<Evening>, Trouble> {
    visitor.require_key()?;
    Ok(Json(visitor.look_at_evening().await?.into_evening()))
}

/// A game of the evening.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PastGame {
    /// What came out of it.
    came_out: Stop,
    /// What everybody saw when each round was over. Of votes of True Colours there is nothing but their
    /// numbers. Empty where something is missing of the game.
    rounds: Vec<Round>,
}

/// A game that this table has played: what came out of it, and its rounds as everybody saw them.
#[utoipa::path(
    get,
    path = "/tables/{code}/evening/{number}",
    tag = "evening",
    params(
        ("code" = Code, Path, description = "The six characters of the table's code."),
        ("number" = u16, Path, maximum = 65535, description = "The number of the game, from 1."),
    ),
    security(("seat" = [])),
    responses(
        (status = 200, description = "The game.", body = PastGame),
    ),
)]
pub(crate) async fn past_game(number: GameNumber, visitor: TableVisitor) -> Result<Json<PastGame>, Trouble> {
    visitor.require_key()?;
    let guest = visitor.look_at_evening().await?;
    let number = number.0?;
    let (Some(stop), Some(rounds)) = (guest.stop(number), guest.rounds(number)) else {
        return Err(Trouble::NoSuchPage);
    };
    Ok(Json(PastGame { came_out: stop.clone(), rounds }))
}
