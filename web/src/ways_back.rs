//! The way back from the front page to the tables at which this browser has a seat.

use std::time::Duration;

use axum::http::HeaderMap;
use journal::Whereabouts;
use rules::GameKind;
use serde::{Deserialize, de::IgnoredAny};
use table::{Code, Key, LookAs, Standpoint, Visit};
use tokio::time::{Instant, timeout};

use crate::{
    app::App,
    pages::WayBack,
    tell_trouble::at_even_times,
    visitor::{Visitor, kept_seats},
};

/// Nobody plays at more tables at once; the others are a link in the browser's history.
const MOST_SHOWN: usize = 3;

/// A front page does not wait longer for what another server has to say.
const PATIENCE: Duration = Duration::from_secs(2);

/// What the front page says of a table, out of the view that another server tells.
#[derive(Deserialize)]
struct Elsewhere {
    game: Option<Playing>,
    chosen: Chosen,
    guests: Vec<Guest>,
}

#[derive(Deserialize)]
struct Playing {
    kind: GameKind,
}

#[derive(Deserialize)]
struct Chosen {
    game: GameKind,
}

#[derive(Deserialize)]
struct Guest {
    left: bool,
    bot: Option<IgnoredAny>,
}

/// The tables whose seats this browser holds, the last one first.
///
/// A key that no table knows is a guess like a code that is typed: it is counted, its answer comes at an even
/// time, and the page is the same whether there is such a table or not.
pub(crate) async fn find(app: &App, visitor: &Visitor, headers: &HeaderMap) -> Vec<WayBack> {
    let began = Instant::now();
    let guesses = &app.limits.guesses;
    let mut back = Vec::new();
    let mut guessed = false;
    for (code, key) in kept_seats(headers, app).into_iter().take(MOST_SHOWN) {
        let shown = key.to_string();
        if guesses.remembers(code, &shown) {
            back.extend(look(app, visitor, code, &key).await);
            continue;
        }
        guessed = true;
        let Ok(tried) = guesses.take(visitor.address).await else { break };
        if let Some(way) = look(app, visitor, code, &key).await {
            guesses.remember(code, &shown);
            tried.give_back();
            back.push(way);
        }
    }
    if guessed {
        at_even_times(began, app.bounds().shut_door_step).await;
    }
    back
}

/// The table, if the holder of the key has a seat there.
async fn look(app: &App, visitor: &Visitor, code: Code, key: &Key) -> Option<WayBack> {
    if let (Some(messenger), Ok(Whereabouts::There(peer))) =
        (&app.messenger, app.hall.whereabouts(code).await)
    {
        let told = timeout(PATIENCE, messenger.look(peer, visitor, code, key)).await.ok().flatten()?;
        let Elsewhere { game, chosen, guests } = serde_json::from_slice(&told).ok()?;
        let people = guests.iter().filter(|guest| !guest.left && guest.bot.is_none()).count();
        return Some(WayBack { code, game: game.map_or(chosen.game, |playing| playing.kind), people });
    }
    let table = app.hall.table(code).knocked_at(Some(key), None);
    let Visit { door, view } = table.visit(Some(key), LookAs::Stage).await.ok()?;
    match door.standpoint {
        Standpoint::Here(_) | Standpoint::Left(_) => {}
        Standpoint::ShownOut | Standpoint::Stranger => return None,
    }
    let playing = view.game.as_ref().map(|game| game.kind);
    let people = view.guests.iter().filter(|guest| !guest.left && guest.bot.is_none()).count();
    Some(WayBack { code, game: playing.unwrap_or(view.chosen.kind()), people })
}
