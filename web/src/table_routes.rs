//! The faces of a table, and what is done on them.

use axum::{
    extract::{OriginalUri, Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::CookieJar;
use decks::Language;
use serde::Deserialize;
use table::{Accepted, Refusal, Standpoint, Table, TableError, TableView, Welcome};

use crate::{
    app::App,
    entry_routes::knock,
    error::{Trouble, WebError, wants_json},
    form::{self, Deed, Fields, FormError, Posted},
    games,
    pages::{self, Context, Entry, Region},
    visitor::{Visitor, asked_language, keeping_up, stage_cookie},
};

/// One of the faces of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Face {
    Hand,
    Stage,
}

impl Face {
    /// Guests read in their own language; the stage speaks the table's, or the one it was opened in.
    pub(crate) fn language(self, view: &TableView, asked: Option<Language>) -> Language {
        match self {
            Face::Hand => view.myself().map_or(view.language, |me| me.language),
            Face::Stage => asked.unwrap_or(view.language),
        }
    }

    /// What a page of this face shows that can change.
    pub(crate) fn regions(self, context: &Context<'_>, view: &TableView) -> Vec<Region> {
        match self {
            Face::Hand => pages::hand(context, view),
            Face::Stage => pages::stage(context, view),
        }
    }
}

/// The guest's own screen, or the way to one.
pub(crate) async fn hand(
    State(app): State<App>,
    Path(code): Path<String>,
    mut visitor: Visitor,
    jar: CookieJar,
) -> Result<Response, WebError> {
    let (table, door) = knock(&app, &visitor, &code).await.map_err(|trouble| visitor.trouble(trouble))?;
    let look = table.look(visitor.key.as_ref()).await.map_err(|error| visitor.trouble(error))?;
    match door.standpoint {
        Standpoint::Here(_) => {
            speak_as(&mut visitor, &look);
            let page = pages::hand_page(&visitor.context(), &look, app.hall.now().0);
            Ok((keeping_up(&app, jar, visitor.script), page).into_response())
        }
        // Who has left sees what the stage shows, but is greeted by name.
        Standpoint::Left(guest) => {
            let look = TableView { me: Some(guest), ..(*look).clone() };
            Ok(pages::come_back(&visitor.context(), &look).into_response())
        }
        Standpoint::ShownOut => Err(visitor.trouble(Trouble::Refused(Refusal::ShownOut))),
        Standpoint::Stranger if door.welcome == Welcome::Shut => Err(visitor.trouble(Trouble::NoTable)),
        Standpoint::Stranger => Ok(pages::join(&visitor.context(), &look, &Entry::default()).into_response()),
    }
}

/// Each guest reads in their own language, whatever their browser asks for.
fn speak_as(visitor: &mut Visitor, view: &TableView) {
    if let Some(me) = view.myself() {
        visitor.language = me.language;
    }
}

/// The shared screen.
pub(crate) async fn stage(
    State(app): State<App>,
    Path(code): Path<String>,
    OriginalUri(uri): OriginalUri,
    mut visitor: Visitor,
    jar: CookieJar,
) -> Result<Response, WebError> {
    let (table, door) = knock(&app, &visitor, &code).await.map_err(|trouble| visitor.trouble(trouble))?;
    let view = table.look(None).await.map_err(|error| visitor.trouble(error))?;
    visitor.language = Face::Stage.language(&view, asked_language(&uri));
    let page = pages::stage_page(&visitor.context(), &view, app.hall.now().0);
    Ok((jar.add(stage_cookie(&app, &door.pass)), page).into_response())
}

/// The rules, with the part that applies now first.
pub(crate) async fn rules(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let (_, visitor, view) = seated(&app, visitor, &code).await?;
    Ok(pages::table_rules(&visitor.context(), &view).into_response())
}

/// Everything about the guest and the table that is not the game.
pub(crate) async fn menu(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let (_, visitor, view) = seated(&app, visitor, &code).await?;
    Ok(pages::menu(&visitor.context(), &view, None).into_response())
}

/// The table as a guest sees it, who must be one.
pub(crate) async fn seated(
    app: &App,
    mut visitor: Visitor,
    code: &str,
) -> Result<(Table, Visitor, std::sync::Arc<TableView>), WebError> {
    let (table, door) = knock(app, &visitor, code).await.map_err(|trouble| visitor.trouble(trouble))?;
    match door.standpoint {
        Standpoint::Here(_) => {}
        Standpoint::ShownOut => return Err(visitor.trouble(Trouble::Refused(Refusal::ShownOut))),
        Standpoint::Left(_) | Standpoint::Stranger => {
            return Err(visitor.trouble(Trouble::Refused(Refusal::NotAGuest)));
        }
    }
    let view = table.look(visitor.key.as_ref()).await.map_err(|error| visitor.trouble(error))?;
    speak_as(&mut visitor, &view);
    Ok((table, visitor, view))
}

pub(crate) async fn qr(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let (table, _) = knock(&app, &visitor, &code).await.map_err(|trouble| visitor.trouble(trouble))?;
    let svg = pages::qr_svg(&format!("{}/t/{}", visitor.base_url, table.code()));
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// A guest's own portrait, to keep.
pub(crate) async fn portrait(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
) -> Result<Response, WebError> {
    let (_, visitor, view) = seated(&app, visitor, &code).await?;
    let picture = games::portrait(&visitor.context(), &view);
    let picture = picture.ok_or_else(|| visitor.trouble(Trouble::NoSuchPage))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture.into_string()).into_response())
}

/// A command of the browser module, if this is one.
async fn act_live(
    app: &App,
    visitor: &Visitor,
    code: &str,
    fields: &Result<Fields, FormError>,
) -> Option<Result<Accepted, TableError>> {
    app.limits.may_try_code(visitor.address).ok()?;
    let Deed::Command(sent) = form::deed(fields.as_ref().ok()?).ok()? else { return None };
    Some(app.hall.table(code.parse().ok()?).carry_out(visitor.key.as_ref()?, &sent).await)
}

/// What a form on a live page asks for.
pub(crate) async fn act(
    State(app): State<App>,
    Path(code): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Posted(fields): Posted,
) -> Result<Response, WebError> {
    let path = format!("/t/{code}/do");
    let manner = |error: WebError| error.answering(&headers, &path);
    // The browser module's commands are many and want no page: the table itself says who may do what.
    let live = if wants_json(&headers) { act_live(&app, &visitor, &code, &fields).await } else { None };
    if let Some(Ok(_)) = live {
        app.metrics.command_accepted();
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let (table, visitor, view) = seated(&app, visitor, &code).await.map_err(manner)?;
    let fields = fields.map_err(|error| manner(visitor.trouble(error)))?;
    let deed = form::deed(&fields).map_err(|error| manner(visitor.trouble(error)))?;
    let key = visitor.key.ok_or_else(|| manner(visitor.trouble(Trouble::NoKey)))?;
    let back = match fields.text("back") {
        // Whoever leaves has no menu any more, but a door to come back through.
        Ok("menu") if !deed.is_farewell() => format!("/t/{}/menu", table.code()),
        _ => format!("/t/{}", table.code()),
    };
    let done = match (deed, live) {
        (_, Some(answer)) => answer.map(|_| None),
        (Deed::Command(sent), None) => table.carry_out(&key, &sent).await.map(|_| None),
        (Deed::InviteDevice, None) => table.invite_device(&key).await.map(|link| {
            let address = format!("{}/t/{}/device/{link}", visitor.base_url, table.code());
            Some(pages::device(&visitor.context(), &view, &address).into_response())
        }),
        (Deed::Forget, None) => table.forget(&key).await.map(|()| Some(Redirect::to("/").into_response())),
    };
    match done {
        Ok(page) => {
            app.metrics.command_accepted();
            Ok(page.unwrap_or_else(|| Redirect::to(&back).into_response()))
        }
        Err(error) => {
            app.metrics.command_refused();
            let trouble = Trouble::from(error);
            if wants_json(&headers) || trouble.status().is_server_error() {
                return Err(manner(visitor.trouble(trouble)));
            }
            // A plain page tells it above the table as it is now.
            let view = table.look(Some(&key)).await.map_err(|error| visitor.trouble(error))?;
            let notice = trouble.sentence(visitor.language);
            let page = match fields.text("back") {
                Ok("menu") => pages::menu(&visitor.context(), &view, Some(&notice)),
                _ => pages::refusing_hand_page(&visitor.context(), &view, app.hall.now().0, &notice),
            };
            Ok((trouble.status(), page).into_response())
        }
    }
}
