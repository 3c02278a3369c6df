//! Coming in: the front page, opening a table, joining one, and the doors that stay shut.

use axum::{
    extract::{Path, Query, State, rejection::QueryRejection},
    http::{HeaderMap, StatusCode, Uri},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::CookieJar;
use decks::Language;
use rules::GameKind;
use serde::Deserialize;
use table::{Badge, Code, Door, GameOptions, Key, Newcomer, Refusal, Standpoint, Table, TableError};

use crate::{
    app::App,
    error::{Trouble, WebError},
    form::{Fields, FormError, Posted},
    pages::{self, Entry},
    visitor::{Visitor, key_cookie, language_cookie},
    words::{self, Words},
};

/// A wrong code is shown again to be mended; a novel is not.
const LONGEST_ECHO: usize = 12;

pub(crate) async fn home(visitor: Visitor) -> Response {
    pages::home(&visitor.context(), &Entry::default()).into_response()
}

pub(crate) async fn about(visitor: Visitor) -> Response {
    pages::about(&visitor.context()).into_response()
}

pub(crate) async fn rules(Path(game): Path<String>, visitor: Visitor) -> Result<Response, WebError> {
    let kind: GameKind = game.parse().map_err(|_| visitor.trouble(Trouble::NoSuchPage))?;
    Ok(pages::rules(&visitor.context(), kind).into_response())
}

/// Opens a table for whoever asks.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, WebError> {
    let fields = fields.map_err(|error| visitor.trouble(error))?;
    app.limits.open_table(visitor.address).map_err(|_| visitor.trouble(Trouble::TooManyTries))?;
    let newcomer = newcomer(&fields, &visitor).map_err(|error| visitor.trouble(error))?;
    let key = visitor.key.unwrap_or_else(Key::random);
    let game = fields.optional("game").map_err(|error| visitor.trouble(error))?;
    let chosen = GameOptions::default_of(game.unwrap_or(GameKind::ALL[0]));
    match app.hall.open(&newcomer, &key, &chosen).await {
        Ok((table, _)) => Ok(seated(&app, jar, &key, newcomer.language, &table)),
        Err(TableError::Refused(refusal)) => Ok(home_again(&visitor, &newcomer.name, refusal)),
        Err(error) => Err(visitor.trouble(error)),
    }
}

/// To the table, with the key that holds a seat there.
pub(crate) fn seated(app: &App, jar: CookieJar, key: &Key, language: Language, table: &Table) -> Response {
    let jar = jar.add(key_cookie(app, key)).add(language_cookie(app, language));
    (jar, Redirect::to(&format!("/t/{}", table.code()))).into_response()
}

/// The front page once more, with the name that was typed and why it will not do.
pub(crate) fn home_again(visitor: &Visitor, name: &str, refusal: Refusal) -> Response {
    let sentence = words::sentence(&refusal, visitor.language);
    let entry = Entry { name, fault: Some(&sentence), ..Entry::default() };
    (Trouble::Refused(refusal).status(), pages::home(&visitor.context(), &entry)).into_response()
}

fn newcomer(fields: &Fields, visitor: &Visitor) -> Result<Newcomer, FormError> {
    let badge = match fields.optional::<u8>("badge")? {
        Some(number) => Some(Badge::try_from(number).map_err(|_| FormError::Unreadable("badge"))?),
        None => None,
    };
    Ok(Newcomer {
        name: fields.text("name")?.to_owned(),
        badge,
        language: fields.optional("language")?.unwrap_or(visitor.language),
    })
}

#[derive(Debug, Deserialize)]
pub(crate) struct Search {
    code: Option<String>,
}

/// From the code on the front page to its table.
pub(crate) async fn find(visitor: Visitor, search: Result<Query<Search>, QueryRejection>) -> Response {
    let typed = search.ok().and_then(|Query(search)| search.code).unwrap_or_default();
    if let Ok(code) = typed.parse::<Code>() {
        return Redirect::to(&format!("/t/{code}")).into_response();
    }
    let sentence = Words::of(visitor.language).refused_code();
    let typed: String = typed.chars().take(LONGEST_ECHO).collect();
    let entry = Entry { code: &typed, fault: Some(&sentence), ..Entry::default() };
    (StatusCode::UNPROCESSABLE_ENTITY, pages::home(&visitor.context(), &entry)).into_response()
}

/// The table behind a code and how its door stands, unless this address has tried too many.
pub(crate) async fn knock(app: &App, visitor: &Visitor, code: &str) -> Result<(Table, Door), Trouble> {
    app.limits.may_try_code(visitor.address).map_err(|_| Trouble::TooManyTries)?;
    let Ok(code) = code.parse::<Code>() else { return Err(wrong_code(app, visitor).await) };
    let table = app.hall.table(code);
    match table.knock(visitor.key.as_ref(), visitor.pass.as_ref()).await {
        Ok(door) => Ok((table, door)),
        Err(TableError::NotFound) => Err(wrong_code(app, visitor).await),
        Err(error) => Err(error.into()),
    }
}

pub(crate) async fn wrong_code(app: &App, visitor: &Visitor) -> Trouble {
    tokio::time::sleep(app.limits.wrong_code(visitor.address)).await;
    Trouble::NoTable
}

/// Takes a seat, or comes back to it.
pub(crate) async fn join(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, WebError> {
    let (table, door) = knock(&app, &visitor, &code).await.map_err(|trouble| visitor.trouble(trouble))?;
    let fields = fields.map_err(|error| visitor.trouble(error))?;
    let newcomer = match door.standpoint {
        // Who comes back has a name already.
        Standpoint::Left(_) | Standpoint::Here(_) => {
            Newcomer { name: String::new(), badge: None, language: visitor.language }
        }
        Standpoint::Stranger | Standpoint::ShownOut => {
            newcomer(&fields, &visitor).map_err(|error| visitor.trouble(error))?
        }
    };
    let key = visitor.key.unwrap_or_else(Key::random);
    match table.join(&newcomer, &key).await {
        Ok(_) => Ok(seated(&app, jar, &key, newcomer.language, &table)),
        Err(TableError::Refused(refusal @ (Refusal::Name(_) | Refusal::BadgeTaken))) => {
            let view = table.look(None).await.map_err(|error| visitor.trouble(error))?;
            let sentence = words::sentence(&refusal, visitor.language);
            let entry = Entry { name: &newcomer.name, fault: Some(&sentence), ..Entry::default() };
            let page = pages::join(&visitor.context(), &view, &entry);
            Ok((Trouble::Refused(refusal).status(), page).into_response())
        }
        Err(error) => Err(visitor.trouble(error)),
    }
}

/// Where a one-time link leads: nothing happens before the button is pressed, because messengers open links
/// too.
pub(crate) async fn device_landing(
    State(app): State<App>,
    Path((code, link)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let (table, _) = knock(&app, &visitor, &code).await.map_err(|trouble| visitor.trouble(trouble))?;
    let link: Key = link.parse().map_err(|_| visitor.trouble(Trouble::Refused(Refusal::LinkExpired)))?;
    let action = format!("/t/{}/device/{link}", table.code());
    Ok(pages::device_landing(&visitor.context(), &action).into_response())
}

/// Makes this device another one of the same guest.
pub(crate) async fn redeem(
    State(app): State<App>,
    Path((code, link)): Path<(String, String)>,
    visitor: Visitor,
    jar: CookieJar,
) -> Result<Response, WebError> {
    let (table, _) = knock(&app, &visitor, &code).await.map_err(|trouble| visitor.trouble(trouble))?;
    let link: Key = link.parse().map_err(|_| visitor.trouble(Trouble::Refused(Refusal::LinkExpired)))?;
    let key = visitor.key.unwrap_or_else(Key::random);
    table.redeem(&link, &key).await.map_err(|error| visitor.trouble(error))?;
    let home = Redirect::to(&format!("/t/{}", table.code()));
    Ok((jar.add(key_cookie(&app, &key)), home).into_response())
}

pub(crate) async fn nowhere(visitor: Visitor, headers: HeaderMap, uri: Uri) -> WebError {
    visitor.trouble(Trouble::NoSuchPage).answering(&headers, uri.path())
}

pub(crate) async fn wrong_method(visitor: Visitor, headers: HeaderMap, uri: Uri) -> WebError {
    visitor.trouble(Trouble::WrongMethod).answering(&headers, uri.path())
}
