//! What came out of the games of a table: the evening, its games round by round, and what a guest keeps of
//! them. The table is asked once for a page, and its door answers before all else.

use std::{convert::Infallible, sync::Arc};

use axum::{
    extract::{FromRequestParts, OriginalUri, Path},
    http::{header, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use insight::{Evening, Round, Subject};
use serde::Deserialize;
use table::{EveningVisit, OwnGuesses, PastGames, Refusal, Standpoint, TableView};

use crate::{
    app::App,
    look::own_address,
    pages::{self, Book, Context, PastGame, Whence},
    table_visitor::TableVisitor,
    trouble::Trouble,
    visitor::{Visitor, query},
};

/// A guest who looks at what came out of the games of their table.
#[derive(Debug)]
pub(crate) struct EveningGuest {
    visitor: Visitor,
    view: Arc<TableView>,
    evening: Arc<Evening>,
    games: PastGames,
    first_guesses: OwnGuesses,
}

impl TableVisitor {
    /// The evening of the table, for its guests alone.
    pub(crate) async fn look_at_evening(mut self) -> Result<EveningGuest, Trouble> {
        let EveningVisit { door, view, evening, games, first_guesses } =
            self.table().await?.evening(self.key.as_ref()).await?;
        self.is_recognized(&door);
        match door.standpoint {
            Standpoint::Here(_) => {
                self.visitor.read_as_in(&view);
                Ok(EveningGuest { visitor: self.visitor, view, evening, games, first_guesses })
            }
            Standpoint::ShownOut => Err(Trouble::Refused(Refusal::ShownOut)),
            Standpoint::Left(_) | Standpoint::Stranger => Err(Trouble::Refused(Refusal::NotAGuest)),
        }
    }
}

impl FromRequestParts<App> for EveningGuest {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<EveningGuest, Trouble> {
        let Ok(visitor) = TableVisitor::from_request_parts(parts, app).await;
        visitor.look_at_evening().await
    }
}

impl EveningGuest {
    fn context(&self) -> Context<'_> {
        self.visitor.context()
    }

    fn book(&self) -> Book<'_> {
        Book { table: &self.view, evening: &self.evening, whence: Whence::Table }
    }

    /// What came out of all games together.
    pub(crate) fn into_evening(self) -> Evening {
        Arc::unwrap_or_clone(self.evening)
    }

    /// What everybody saw of each round of a game; none if there is no such game.
    pub(crate) fn rounds(&self, number: u16) -> Option<Vec<Round>> {
        self.games.rounds(number)
    }

    /// What they themselves guessed at first in each of so many rounds of it, for their own page. None on a
    /// phone that goes round: these pages have no curtain.
    fn own_guesses(&self, number: u16, rounds: usize) -> Option<Vec<Vec<Subject>>> {
        let own = |round| self.first_guesses.in_round(number, round).to_vec();
        self.visitor.passed.is_empty().then(|| (1..).take(rounds).map(own).collect())
    }

    /// The same with what came out of it.
    pub(crate) fn stop(&self, number: u16) -> Option<&insight::Stop> {
        self.evening.timeline.iter().rfind(|stop| stop.number == number)
    }

    /// While the end of a game is being shown, nobody reads it here.
    fn is_too_early(&self) -> bool {
        self.view.game.as_ref().is_some_and(|game| game.over) && self.view.show_under_way().is_some()
    }
}

/// All games of the table, and what they tell together.
pub(crate) async fn evening(guest: EveningGuest) -> Response {
    let context = guest.context();
    if guest.is_too_early() {
        return pages::evening_to_come(&context, &guest.view).into_response();
    }
    pages::evening(&context, guest.book()).into_response()
}

/// The number of a game in an address.
#[derive(Debug)]
pub(crate) struct GameNumber(pub(crate) Result<u16, Trouble>);

#[derive(Debug, Deserialize)]
struct NumberPath {
    number: String,
}

/// Never refused here: whoever is no guest is told so, whatever they ask for.
impl FromRequestParts<App> for GameNumber {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<GameNumber, Infallible> {
        let path = Path::<NumberPath>::from_request_parts(parts, app).await;
        let number = path.ok().and_then(|Path(path)| path.number.parse().ok());
        Ok(GameNumber(number.ok_or(Trouble::NoSuchPage)))
    }
}

/// One game: what came out of it, and its rounds.
pub(crate) async fn game(
    number: GameNumber,
    OriginalUri(uri): OriginalUri,
    guest: EveningGuest,
) -> Result<Response, Trouble> {
    let context = guest.context();
    if guest.is_too_early() {
        return Ok(pages::evening_to_come(&context, &guest.view).into_response());
    }
    let number = number.0?;
    let (Some(stop), Some(rounds)) = (guest.stop(number), guest.rounds(number)) else {
        return Err(Trouble::NoSuchPage);
    };
    let sheet = query(&uri, "sheet").and_then(|sheet| sheet.parse().ok()).unwrap_or(1);
    let own = guest.own_guesses(number, rounds.len());
    let past = PastGame { table: &guest.view, stop, rounds: &rounds, own: own.as_deref() };
    Ok(pages::past_game(&context, past, sheet).into_response())
}

/// What the file is called that a guest keeps.
const KEPT: &str = "attachment; filename=\"likeness.html\"";

/// The evening as one file that needs nothing else.
pub(crate) async fn kept_page(guest: EveningGuest) -> Response {
    if guest.is_too_early() || guest.evening.timeline.is_empty() {
        return back_to_evening(&guest);
    }
    let page = pages::kept_page(&guest.context(), guest.book());
    ([(header::CONTENT_DISPOSITION, KEPT)], page).into_response()
}

/// The same as a picture.
pub(crate) async fn picture(guest: EveningGuest) -> Response {
    if guest.is_too_early() || guest.evening.timeline.is_empty() {
        return back_to_evening(&guest);
    }
    let picture = pages::evening_picture(&guest.context(), guest.book());
    ([(header::CONTENT_TYPE, "image/svg+xml")], picture.into_string()).into_response()
}

fn back_to_evening(guest: &EveningGuest) -> Response {
    Redirect::to(&own_address(&guest.view, "evening")).into_response()
}
