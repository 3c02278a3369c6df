//! The faces of a table, and what is done on them.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::CookieJar;
use decks::Language;
use serde::Deserialize;
use table::{Command, Declined, Key, LookAs, Refusal, Sent, Standpoint, TableView, Visit, Welcome};

use crate::{
    app::App,
    form::{self, Deed, Fields, Posted},
    games,
    pages::{self, Context, Entry, Region},
    pass_routes,
    table_visitor::{TableGuest, TableVisitor},
    tell_trouble::Manner,
    trouble::Trouble,
    visitor::{Visitor, asked_language, keeping_light, keeping_up, stage_cookie, stage_light},
};

/// One of the faces of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Face {
    Hand,
    Stage,
    /// A phone that goes round.
    Pass,
}

impl Face {
    /// Guests read in their own language; the stage speaks the table's, or the one it was opened in.
    pub(crate) fn language(self, view: &TableView, asked: Option<Language>) -> Language {
        match self {
            Face::Hand | Face::Pass => view.myself().map_or(view.language, |me| me.language),
            Face::Stage => asked.unwrap_or(view.language),
        }
    }

    /// What a page of this face shows that can change.
    pub(crate) fn regions(self, context: &Context<'_>, view: &TableView) -> Vec<Region> {
        match self {
            Face::Hand | Face::Pass => pages::hand(context, view),
            Face::Stage => pages::stage(context, view),
        }
    }
}

/// The guest's own screen, or the way to one.
pub(crate) async fn hand(mut guest: TableVisitor, jar: CookieJar) -> Result<Response, Trouble> {
    if let (false, Ok(code)) = (guest.passed.is_empty(), guest.code()) {
        return Ok(Redirect::to(&format!("/t/{code}/pass")).into_response());
    }
    let Visit { door, view } = guest.visit(LookAs::Myself).await?;
    match door.standpoint {
        Standpoint::Here(_) => {
            guest.visitor.read_as_in(&view);
            let page = pages::hand_page(&guest.context(), &view, view.now.0);
            Ok((keeping_up(&guest.app, jar, guest.script), page).into_response())
        }
        // Who has left sees what the stage shows, but is greeted by name.
        Standpoint::Left(left) => {
            let view = TableView { me: Some(left), ..Arc::unwrap_or_clone(view) };
            Ok(pages::come_back(&guest.context(), &view).into_response())
        }
        Standpoint::ShownOut => Err(Trouble::Refused(Refusal::ShownOut)),
        Standpoint::Stranger if door.welcome == Welcome::Shut => Err(Trouble::TableShut),
        Standpoint::Stranger => Ok(pages::join(&guest.context(), &view, &Entry::default()).into_response()),
    }
}

/// The shared screen.
pub(crate) async fn stage(
    mut visitor: TableVisitor,
    OriginalUri(uri): OriginalUri,
    jar: CookieJar,
) -> Result<Response, Trouble> {
    let Visit { door, view } = visitor.visit(LookAs::Stage).await?;
    visitor.visitor.language = Face::Stage.language(&view, asked_language(&uri));
    visitor.remember_pass(&door.pass);
    let light = stage_light(&uri, &jar);
    let page = pages::stage_page(&visitor.context(), &view, view.now.0, light);
    let jar = keeping_light(&visitor.app, jar.add(stage_cookie(&visitor.app, &door.pass)), light);
    Ok((jar, page).into_response())
}

/// The rules, with the part that applies now first.
pub(crate) async fn rules(guest: TableGuest) -> Response {
    pages::table_rules(&guest.context(), &guest.view).into_response()
}

/// Everything about the guest and the table that is not the game.
pub(crate) async fn menu(guest: TableGuest) -> Response {
    pages::menu(&guest.context(), &guest.view, None).into_response()
}

/// The faces to choose from.
pub(crate) async fn face(guest: TableGuest) -> Response {
    pages::face_choice(&guest.context(), &guest.view).into_response()
}

pub(crate) async fn qr(visitor: TableVisitor) -> Result<Response, Trouble> {
    let code = visitor.visit(LookAs::Stage).await?.view.code;
    let svg = pages::qr_svg(&format!("{}/t/{code}", visitor.base_url));
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response())
}

/// The results of the last game, for those who sat in it, until the next one begins.
pub(crate) async fn last_game(guest: TableGuest) -> Result<Response, Trouble> {
    let view = guest.look_back().await?;
    match &view.game {
        Some(last) if last.over => Ok(pages::last_game(&guest.context(), &view).into_response()),
        Some(_) => Ok(Redirect::to(&format!("/t/{}", view.code)).into_response()),
        None => Err(Trouble::NoSuchPage),
    }
}

/// A guest's own portrait, to keep.
pub(crate) async fn portrait(guest: TableGuest) -> Result<Response, Trouble> {
    let view = guest.look_back().await?;
    let picture = games::portrait(&guest.context(), &view).ok_or(Trouble::NoSuchPage)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture.into_string()).into_response())
}

/// The page that a form came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Back {
    Hand,
    Menu,
}

impl Back {
    fn named_in(fields: &Fields) -> Back {
        if fields.text("back") == Ok("menu") { Back::Menu } else { Back::Hand }
    }
}

/// What a form on a live page asks for.
pub(crate) async fn act(
    State(app): State<App>,
    visitor: TableVisitor,
    Posted(fields): Posted,
) -> Result<Response, Trouble> {
    let asked = fields.and_then(|fields| Ok((form::deed(&fields)?, Back::named_in(&fields))));
    let (deed, back) = match asked {
        Ok(asked) => asked,
        Err(error) => {
            // Whoever is no guest is told so, whatever they sent.
            visitor.require_guest().await?;
            return Err(error.into());
        }
    };
    let (guest, declined) = match deed {
        Deed::Command(sent) => return command(visitor, &sent, back).await,
        Deed::InviteDevice => {
            let guest = visitor.require_guest().await?;
            match guest.table.invite_device(&guest.key).await {
                Ok(link) => {
                    app.metrics.command_accepted();
                    let address = format!("{}/t/{}/device/{link}", guest.base_url, guest.table.code());
                    return Ok(pages::device(&guest.context(), &guest.view, &address).into_response());
                }
                Err(error) => (guest, error),
            }
        }
        Deed::Forget => {
            let guest = visitor.require_guest().await?;
            match guest.table.forget(&guest.key).await {
                Ok(()) => {
                    app.metrics.command_accepted();
                    return Ok(Redirect::to("/").into_response());
                }
                Err(error) => (guest, error),
            }
        }
    };
    refused(&app, &guest.visitor, &guest.view, declined.into(), back)
}

/// Carries out a command. The table itself says who may do what, and shows itself when it refuses.
async fn command(mut visitor: TableVisitor, sent: &Sent, back: Back) -> Result<Response, Trouble> {
    let table = visitor.table().await?;
    // Who has no key is as much a stranger as who has one that nobody knows.
    let key = visitor.key.unwrap_or_else(Key::random);
    match table.carry_out_or_look(&key, sent).await {
        Ok(_) => {
            visitor.remember_key();
            visitor.app.metrics.command_accepted();
            let elsewhere = leads_elsewhere(&sent.command);
            Ok(match (visitor.manner, back) {
                // The stream shows the browser module what came of it.
                (Manner::Json, _) => StatusCode::NO_CONTENT.into_response(),
                (_, Back::Menu) if !elsewhere => {
                    Redirect::to(&visitor.own_address(table.code(), "menu")).into_response()
                }
                _ if !visitor.passed.is_empty() => {
                    pass_routes::after_an_act(&visitor, &table, &key, sent.seen).await
                }
                _ => Redirect::to(&format!("/t/{}", table.code())).into_response(),
            })
        }
        Err(Declined { error, view: Some(view) }) if view.me.is_some() => {
            visitor.visitor.read_as_in(&view);
            let trouble = Trouble::from(error.clone());
            let shows_a_hand = visitor.manner != Manner::Json && back == Back::Hand;
            if shows_a_hand && !visitor.passed.is_empty() && !trouble.status().is_server_error() {
                visitor.app.metrics.command_refused();
                return pass_routes::refused(visitor, &table, &trouble).await;
            }
            refused(&visitor.app, &visitor.visitor, &view, error.into(), back)
        }
        Err(declined) => Err(declined.into()),
    }
}

/// Whoever leaves has no menu any more, but a door to come back through; and whoever lets a game begin, go
/// on or stop wants to see it.
fn leads_elsewhere(command: &Command) -> bool {
    matches!(
        command,
        Command::Leave | Command::NextGame { .. } | Command::BreakOff | Command::Pause | Command::Resume
    )
}

/// A plain page tells above the table as it is now why nothing came of it.
fn refused(
    app: &App,
    visitor: &Visitor,
    view: &TableView,
    trouble: Trouble,
    back: Back,
) -> Result<Response, Trouble> {
    app.metrics.command_refused();
    if visitor.manner == Manner::Json || trouble.status().is_server_error() {
        return Err(trouble);
    }
    let notice = trouble.sentence(visitor.language);
    let page = match back {
        Back::Menu => pages::menu(&visitor.context(), view, Some(&notice)),
        Back::Hand => pages::refusing_hand_page(&visitor.context(), view, view.now.0, &notice),
    };
    Ok((trouble.status(), page).into_response())
}
