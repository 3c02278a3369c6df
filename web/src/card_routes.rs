//! The page on which a table's own cards are written, brought and taken along.

use axum::{
    extract::{Query, rejection::QueryRejection},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use decks::{CardDraft, Decks, GAMES_WITH_OWN_CARDS, OwnCard, read_list, write_csv, write_plain};
use rules::GameKind;
use serde::Deserialize;
use table::{Command, OwnCards, Sent, TableView};

use crate::{
    form::{Fields, FormError, PostedByGuest, card_draft},
    import_preview::Brought,
    look::own_address,
    pages::{self, Desk},
    table_visitor::TableGuest,
    trouble::Trouble,
    visitor::Visitor,
};

/// Which game's cards the page is open at.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Opened {
    game: Option<String>,
    /// How many cards have just come, as our own redirection says.
    added: Option<String>,
}

/// A number that can be true: nobody is told of more cards than a table takes.
fn added(asked: &str) -> Option<usize> {
    asked.parse().ok().filter(|count| *count <= OwnCards::MOST * GAMES_WITH_OWN_CARDS.len())
}

/// The game that is asked for, or else the one that the table has chosen.
fn opened_at(asked: Option<&str>, view: &TableView) -> GameKind {
    let written = |game: &GameKind| GAMES_WITH_OWN_CARDS.contains(game);
    let asked = asked.and_then(|game| game.parse().ok()).filter(written);
    asked.or_else(|| Some(view.chosen.kind()).filter(written)).unwrap_or(GAMES_WITH_OWN_CARDS[0])
}

pub(crate) async fn page(guest: TableGuest, opened: Result<Query<Opened>, QueryRejection>) -> Response {
    let Query(opened) = opened.unwrap_or_default();
    let mut desk = Desk::at(opened_at(opened.game.as_deref(), &guest.view));
    desk.added = opened.added.as_deref().and_then(added);
    pages::cards(&guest.context(), &guest.view, &desk).into_response()
}

/// The page to which a link with cards leads: they are in the part of the address that no server gets.
pub(crate) async fn landing(visitor: Visitor) -> Response {
    pages::cards_landing(&visitor.context()).into_response()
}

/// What a form on the page asks for.
enum Wish {
    Write(CardDraft),
    TakeAway(Command),
    /// Look through a list before it is brought to the table.
    Look(String),
    Bring(String),
}

fn wish(fields: &Fields) -> Result<Wish, FormError> {
    Ok(match fields.text("do")? {
        "write_card" => Wish::Write(card_draft(fields)?),
        "take_away_card" => Wish::TakeAway(Command::TakeAwayCard {
            game: fields.parsed("for")?,
            card: fields.parsed("card")?,
        }),
        "look_through" => Wish::Look(fields.text("list")?.to_owned()),
        "bring" => Wish::Bring(fields.text("list")?.to_owned()),
        _ => return Err(FormError::UnknownDeed),
    })
}

pub(crate) async fn act(PostedByGuest { guest, fields }: PostedByGuest) -> Result<Response, Trouble> {
    let (guest, fields) = (guest?, fields?);
    let wish = wish(&fields)?;
    let game: GameKind = fields.parsed("for")?;
    let mut desk = Desk::at(opened_at(Some(game.slug()), &guest.view));
    let command = match wish {
        Wish::Write(draft) => {
            desk.draft = Some(draft.clone());
            let own = &guest.view.own;
            desk.added = Some(Brought::to(own, vec![draft.clone()], Decks::embedded()).fresh.len());
            Command::WriteCards { cards: vec![draft] }
        }
        Wish::TakeAway(command) => command,
        Wish::Look(list) | Wish::Bring(list) if list.trim().is_empty() => {
            desk.fault = Some(guest.context().words().cards_list_empty());
            return Ok(desk_page(StatusCode::UNPROCESSABLE_ENTITY, &guest, &desk));
        }
        Wish::Look(list) => {
            let status = look_through(&mut desk, list, &guest.view, &guest);
            return Ok(desk_page(status, &guest, &desk));
        }
        Wish::Bring(list) => {
            let status = look_through(&mut desk, list, &guest.view, &guest);
            let Some(brought) = &desk.brought else { return Ok(desk_page(status, &guest, &desk)) };
            desk.added = Some(brought.fresh.len());
            Command::WriteCards { cards: brought.drafts.clone() }
        }
    };
    match guest.table.carry_out(&guest.key, &Sent { command, id: None, seen: None }).await {
        Ok(_) => {
            guest.app.metrics.command_accepted();
            let added = desk.added.map(|count| format!("&added={count}")).unwrap_or_default();
            let address = own_address(&guest.view, &format!("cards?game={}{added}", desk.game));
            Ok(Redirect::to(&address).into_response())
        }
        Err(error) => {
            guest.app.metrics.command_refused();
            let trouble = Trouble::from(error);
            if trouble.status().is_server_error() {
                return Err(trouble);
            }
            desk.added = None;
            desk.fault = Some(trouble.sentence(guest.language));
            Ok(desk_page(trouble.status(), &guest, &desk))
        }
    }
}

fn desk_page(status: StatusCode, guest: &TableGuest, desk: &Desk) -> Response {
    (status, pages::cards(&guest.context(), &guest.view, desk)).into_response()
}

/// Reads a list; nothing of it is lost when a line is wrong.
fn look_through(desk: &mut Desk, list: String, view: &TableView, visitor: &Visitor) -> StatusCode {
    let decks = Decks::embedded();
    let read = read_list(&list, desk.game, visitor.language, decks);
    desk.list = list;
    match read {
        Ok(cards) => {
            desk.brought = Some(Brought::to(&view.own, cards, decks));
            StatusCode::OK
        }
        Err(faults) => {
            desk.faults = faults;
            StatusCode::UNPROCESSABLE_ENTITY
        }
    }
}

/// All cards of the table's own as a table for spreadsheets.
pub(crate) async fn csv(guest: TableGuest) -> Response {
    let name = "attachment; filename=\"likeness-cards.csv\"";
    file(write_csv(all(&guest.view)), "text/csv; charset=utf-8", name)
}

/// The same as plain text in the manner of the decks.
pub(crate) async fn plain(guest: TableGuest) -> Response {
    let name = "attachment; filename=\"likeness-cards.txt\"";
    file(write_plain(all(&guest.view)), "text/plain; charset=utf-8", name)
}

fn all(view: &TableView) -> impl Iterator<Item = &OwnCard> {
    GAMES_WITH_OWN_CARDS.into_iter().flat_map(|game| view.own.of(game))
}

fn file(text: String, kind: &'static str, name: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static(name)),
    ];
    (headers, text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_number_that_can_be_true_is_told() {
        assert_eq!(["0", "800"].map(added), [Some(0), Some(800)]);
        assert_eq!(["801", "-1", "", "many", "99999999999999999999999"].map(added), [None; 5]);
    }
}
