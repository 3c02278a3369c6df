//! Trying a game alone: a table with bots on the other seats, on which the game has begun.

use axum::{extract::State, response::Response};
use axum_extra::extract::CookieJar;
use rules::GameKind;
use table::{Newcomer, Sent, TableError, TriedAlone};

use crate::{
    app::App,
    entry_routes::open_table,
    form::{Fields, FormError, Posted},
    trouble::Trouble,
    visitor::Visitor,
    words::Words,
};

/// Opens a table through the same doors as everybody, asks bots to it, and begins.
pub(crate) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Trouble> {
    let fields = fields?;
    app.make_room_for_table(visitor.address)?;
    let (game, newcomer) = wish(&fields, &visitor)?;
    open_table(&app, &visitor, jar, game, &newcomer, async |table, key| {
        for command in TriedAlone::of(game).commands() {
            match table.carry_out(key, &Sent { command, id: None, seen: None }).await {
                Ok(_) => app.metrics.command_accepted(),
                Err(TableError::Refused(refusal)) => {
                    app.metrics.command_refused();
                    tracing::warn!(%refusal, "a game could not be begun at once");
                    // The lobby is laid, and says what is missing.
                    break;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    })
    .await
}

/// Which game, and who tries it. Whoever does not say what they are called is a guest among others.
fn wish(fields: &Fields, visitor: &Visitor) -> Result<(GameKind, Newcomer), FormError> {
    let game = fields.parsed("game")?;
    let language = fields.optional("language")?.unwrap_or(visitor.language);
    let typed = fields.all("name").next().filter(|name| !name.trim().is_empty());
    let name = typed.map_or_else(|| Words::of(language).try_name(), str::to_owned);
    Ok((game, Newcomer { name, badge: None, language }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody who tries a game is told that they are too few or too many for it.
    #[test]
    fn every_game_can_be_played_in_that_company() {
        for game in GameKind::ALL {
            let tried = TriedAlone::of(game);
            let seats = u8::try_from(1 + tried.bots).unwrap();
            assert!(tried.options.seats().contains(&seats), "{game}");
        }
    }
}
