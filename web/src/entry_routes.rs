//! Coming in: the front page, opening a table, joining one, and the doors that stay shut.

use axum::{
    extract::{Path, Query, State, rejection::QueryRejection},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::CookieJar;
use decks::Language;
use rules::GameKind;
use serde::Deserialize;
use table::{
    Badge, Code, Declined, GameOptions, GuestId, Key, LookAs, Newcomer, Refusal, Standpoint, Table,
    TableError, Visit,
};

use crate::{
    app::App,
    form::{Fields, FormError, Posted},
    pages::{self, Entry, Whose},
    pass_routes,
    table_visitor::TableVisitor,
    trouble::Trouble,
    visitor::{Visitor, keep_seat, language_cookie},
    ways_back,
    words::{self, Words},
};

/// A wrong code is shown again to be mended; a novel is not.
const LONGEST_ECHO: usize = 12;

pub(crate) async fn home(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    let back = ways_back::find(&app, &visitor, &headers).await;
    pages::home(&visitor.context(), &Entry::default(), &back).into_response()
}

pub(crate) async fn about(visitor: Visitor) -> Response {
    pages::about(&visitor.context()).into_response()
}

/// The table from which somebody looks something up.
#[derive(Debug, Deserialize)]
pub(crate) struct ComingFrom {
    table: Option<String>,
}

/// How it is known who knows whom.
pub(crate) async fn method(visitor: Visitor, from: Result<Query<ComingFrom>, QueryRejection>) -> Response {
    // Whatever else may stand there is no table.
    let table = from.ok().and_then(|Query(from)| from.table?.parse().ok());
    pages::method(&visitor.context(), table).into_response()
}

pub(crate) async fn rules(Path(game): Path<String>, visitor: Visitor) -> Result<Response, Trouble> {
    let kind: GameKind = game.parse().map_err(|_| Trouble::NoSuchPage)?;
    Ok(pages::rules(&visitor.context(), kind).into_response())
}

/// Opens a table for whoever asks.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Trouble> {
    let fields = fields?;
    app.make_room_for_table(visitor.address)?;
    let newcomer = newcomer(&fields, &visitor)?;
    let game = fields.optional("game")?.unwrap_or(GameKind::ALL[0]);
    open_table(&app, &visitor, jar, game, &newcomer, async |_, _| Ok(())).await
}

/// Opens a table, lays it, and leads its host there.
pub(crate) async fn open_table(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    game: GameKind,
    newcomer: &Newcomer,
    lay: impl AsyncFnOnce(&Table, &Key) -> Result<(), Trouble>,
) -> Result<Response, Trouble> {
    // Never the one in a cookie: whoever had put it there would be host, too.
    let key = visitor.program_key().unwrap_or_else(Key::random);
    match app.hall.open(newcomer, &key, &GameOptions::default_of(game)).await {
        Ok((table, guest)) => {
            app.limits.guesses.remember(table.code(), &key.to_string());
            lay(&table, &key).await?;
            Ok(lead_to_seat(app, visitor, jar, (guest, &key), newcomer.language, table.code()))
        }
        Err(TableError::Refused(refusal)) => Ok(home_again(visitor, &newcomer.name, refusal)),
        Err(error) => Err(error.into()),
    }
}

/// To the table, with the key that holds a seat there.
fn lead_to_seat(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    seat: (GuestId, &Key),
    language: Language,
    table: Code,
) -> Response {
    let jar = keep_seat(app, visitor, jar, table, seat).add(language_cookie(app, language));
    (jar, Redirect::to(&format!("/t/{table}"))).into_response()
}

/// The front page once more, with the name that was typed and why it will not do.
fn home_again(visitor: &Visitor, name: &str, refusal: Refusal) -> Response {
    let sentence = words::sentence(&refusal, visitor.language);
    let entry = Entry { name, name_fault: Some(&sentence), ..Entry::default() };
    (Trouble::Refused(refusal).status(), pages::home(&visitor.context(), &entry, &[])).into_response()
}

pub(crate) fn newcomer(fields: &Fields, visitor: &Visitor) -> Result<Newcomer, FormError> {
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
    let entry = Entry { code: &typed, code_fault: Some(&sentence), ..Entry::default() };
    (StatusCode::UNPROCESSABLE_ENTITY, pages::home(&visitor.context(), &entry, &[])).into_response()
}

/// Takes a seat, or comes back to it.
pub(crate) async fn join(
    visitor: TableVisitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Trouble> {
    let table = visitor.table().await?;
    visitor.app.limits.join(visitor.address)?;
    // Who comes back has a name already, and need not tell it again.
    let asked = fields.and_then(|fields| newcomer(&fields, &visitor));
    let nameless = || Newcomer { name: String::new(), badge: None, language: visitor.language };
    let newcomer = asked.clone().unwrap_or_else(|_| nameless());
    let key = visitor.key_to_come_in_with(&table).await?;
    let mut joined = table.join_or_look(&newcomer, &key).await;
    if let Err(Declined { error: TableError::Refused(Refusal::BadgeTaken), .. }) = &joined {
        // Two chose one at once: nobody is sent back for a colour.
        joined = table.join_or_look(&Newcomer { badge: None, ..newcomer.clone() }, &key).await;
    }
    let declined = match joined {
        Ok(guest) => {
            visitor.remember_new_key(&key);
            let seat = (guest, &key);
            return Ok(lead_to_seat(&visitor.app, &visitor, jar, seat, newcomer.language, table.code()));
        }
        Err(declined) => declined,
    };
    match declined {
        Declined { error: TableError::Refused(refusal), view: Some(view) }
            if matches!(refusal, Refusal::Name(_)) =>
        {
            // What was typed is shown again to be mended, if it could be read.
            let Newcomer { name, .. } = asked?;
            let sentence = words::sentence(&refusal, visitor.language);
            let entry = Entry { name: &name, name_fault: Some(&sentence), ..Entry::default() };
            let page = pages::join(&visitor.context(), &view, &entry);
            Ok((Trouble::Refused(refusal).status(), page).into_response())
        }
        declined => {
            if declined.error == Refusal::ShownOut.into() || declined.error == Refusal::TableLocked.into() {
                asked?;
            }
            Err(declined.into())
        }
    }
}

/// Where a one-time link leads: nothing happens before the button is pressed, because messengers open links
/// too.
pub(crate) async fn device_landing(
    visitor: TableVisitor,
    Path((_, link)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    let Visit { door, view } = visitor.visit(LookAs::Stage).await?;
    let action = format!("/t/{}/device/{}", view.code, one_time_link(&link)?);
    let whose = match door.standpoint {
        Standpoint::Here(_) => Whose::Somebodys,
        Standpoint::Left(_) | Standpoint::ShownOut | Standpoint::Stranger => Whose::Nobodys,
    };
    Ok(pages::device_landing(&visitor.context(), &action, whose).into_response())
}

/// Makes this device another one of the same guest.
pub(crate) async fn redeem(
    visitor: TableVisitor,
    Path((_, link)): Path<(String, String)>,
    jar: CookieJar,
) -> Result<Response, Trouble> {
    let table = visitor.table().await?;
    let (key, guest) = match redeem_at(&visitor, &table, &link).await {
        // This phone is somebody else's at the table: from now on it goes round.
        Err(Trouble::Refused(Refusal::LinkExpired)) if visitor.holds_a_seat() => {
            return pass_routes::redeem(&visitor, &table, jar, &one_time_link(&link)?).await;
        }
        redeemed => redeemed?,
    };
    let home = Redirect::to(&format!("/t/{}", table.code()));
    Ok((keep_seat(&visitor.app, &visitor, jar, table.code(), (guest, &key)), home).into_response())
}

/// Makes whoever asks another device of the guest whose link it is.
pub(crate) async fn redeem_link(
    visitor: &TableVisitor,
    link: &str,
) -> Result<(Table, Key, GuestId), Trouble> {
    let table = visitor.table().await?;
    let (key, guest) = redeem_at(visitor, &table, link).await?;
    Ok((table, key, guest))
}

async fn redeem_at(visitor: &TableVisitor, table: &Table, link: &str) -> Result<(Key, GuestId), Trouble> {
    // What cannot be a link is no link of this table's either, which its door says first.
    let link = one_time_link(link).unwrap_or_else(|_| Key::random());
    let key = visitor.key_to_come_in_with(table).await?;
    let guest = table.redeem(&link, &key).await?;
    visitor.remember_new_key(&key);
    Ok((key, guest))
}

fn one_time_link(text: &str) -> Result<Key, Trouble> {
    text.parse().map_err(|_| Trouble::Refused(Refusal::LinkExpired))
}

pub(crate) async fn nowhere() -> Trouble {
    Trouble::NoSuchPage
}

pub(crate) async fn wrong_method() -> Trouble {
    Trouble::WrongMethod
}
