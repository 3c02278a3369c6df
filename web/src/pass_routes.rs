//! A phone that goes round: its page, its curtain, and who joins in at it.

use std::sync::Arc;

use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use journal::Seq;
use table::{Code, GuestId, Key, LookAs, Newcomer, Refusal, Standpoint, Table, TableError, TableView, Visit};

use crate::{
    curtain::{Curtain, Opening, Sitter},
    entry_routes,
    form::{FormError, Posted},
    look::AS,
    pages::{self, Entry},
    pass_stream::closed_language,
    passed_seats::{self, MOST_PASSED, PassedSeat},
    table_visitor::{TableGuest, TableVisitor},
    trouble::Trouble,
    visitor::keeping_up,
    words,
};

/// A guest who shares the phone.
struct Held {
    seat: PassedSeat,
    /// What they see; none when they have left.
    view: Option<Arc<TableView>>,
}

impl Held {
    fn sitter(&self) -> Sitter {
        let sitter = self.view.as_deref().and_then(Sitter::of);
        sitter.unwrap_or(Sitter::absent(self.seat.guest))
    }
}

/// All who share the phone and are still known at the table. Each of them is here by it.
async fn gather(visitor: &TableVisitor, table: &Table) -> Result<Vec<Held>, Trouble> {
    let mut held = Vec::new();
    for seat in &visitor.passed {
        let own = table.clone().knocked_at(Some(&seat.key), visitor.pass.as_ref());
        let Visit { door, view } = match own.visit(Some(&seat.key), LookAs::Myself).await {
            // What a stranger is told at a shut door.
            Err(TableError::NotFound) => continue,
            visit => visit?,
        };
        let view = match door.standpoint {
            Standpoint::Here(guest) if guest == seat.guest => Some(view),
            Standpoint::Left(guest) if guest == seat.guest => None,
            _ => continue,
        };
        visitor.remember_new_key(&seat.key);
        held.push(Held { seat: *seat, view });
    }
    Ok(held)
}

/// The curtain, or once for who has just tapped, their own part.
pub(crate) async fn page(mut visitor: TableVisitor, jar: CookieJar) -> Result<Response, Trouble> {
    let table = visitor.table().await?;
    let held = gather(&visitor, &table).await?;
    let code = table.code();
    if held.len() < 2 {
        let seat = held.first().map(|held| &held.seat);
        if seat.is_none() {
            table.visit(None, LookAs::Stage).await?;
        }
        let has_any = !visitor.passed.is_empty();
        let jar = if has_any { passed_seats::keep_one(&visitor.app, &visitor, jar, code, seat) } else { jar };
        return Ok((jar, Redirect::to(&format!("/t/{code}"))).into_response());
    }
    let curtain = Curtain::kept(&jar, code);
    let jar = jar.add(Curtain::Closed(curtain.last()).cookie(&visitor.app, code));
    let jar = keeping_up(&visitor.app, jar, visitor.script);
    if let Curtain::Opening(opening) = curtain
        && let Some(view) = held.iter().find(|held| held.seat.guest == opening.guest)
        && let Some(view) = &view.view
        && let Some(opening) = opening.goes_on(view)
    {
        visitor.visitor.read_as_in(view);
        let page = pages::opened_page(&visitor.context(), view, view.now.0, opening);
        return Ok((jar, page).into_response());
    }
    let page = closed_page(&mut visitor, &table, &held, curtain.last(), None).await?;
    Ok((jar, page).into_response())
}

async fn closed_page(
    visitor: &mut TableVisitor,
    table: &Table,
    held: &[Held],
    last: Option<GuestId>,
    notice: Option<&str>,
) -> Result<maud::Markup, Trouble> {
    let known = held.iter().find(|held| held.view.is_some()).map(|held| held.seat.key);
    let table = table.clone().knocked_at(known.as_ref(), visitor.pass.as_ref());
    let view = table.visit(None, LookAs::Stage).await?.view;
    let sitters: Vec<Sitter> = held.iter().map(Held::sitter).collect();
    visitor.visitor.language = closed_language(&view, &sitters, last);
    Ok(pages::closed_page(&visitor.context(), &view, &sitters, last, notice))
}

/// Somebody taps on the curtain, or hides their part again.
pub(crate) async fn turn(
    visitor: TableVisitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Trouble> {
    let table = visitor.table().await?;
    if visitor.passed.is_empty() {
        table.visit(None, LookAs::Stage).await?;
        return Ok(Redirect::to(&format!("/t/{}", table.code())).into_response());
    }
    let fields = fields?;
    let kept = Curtain::kept(&jar, table.code());
    let Some(guest) = fields.optional(AS)?.map(GuestId) else {
        return Ok(lead_to_curtain(&visitor, jar, table.code(), Curtain::Closed(kept.last())));
    };
    let seat = visitor.passed.iter().find(|seat| seat.guest == guest);
    let PassedSeat { key, .. } = seat.ok_or(Trouble::Refused(Refusal::NotAGuest))?;
    let table = table.knocked_at(Some(key), visitor.pass.as_ref());
    let view = here_again(&visitor, &table, key).await?;
    let opening = match fields.optional("step")?.map(Seq) {
        // A page that was open already, and asks for itself again.
        Some(step) => Opening { guest, step, wanted: fields.optional("wanted")?.unwrap_or_default() },
        None => Opening::now(guest, &view),
    };
    let curtain = opening.goes_on(&view).map_or(Curtain::Closed(Some(guest)), Curtain::Opening);
    Ok(lead_to_curtain(&visitor, jar, table.code(), curtain))
}

/// What a guest sees, who comes back if they had left.
async fn here_again(visitor: &TableVisitor, table: &Table, key: &Key) -> Result<Arc<TableView>, Trouble> {
    let visit = table.visit(Some(key), LookAs::Myself).await?;
    if !matches!(visit.door.standpoint, Standpoint::Left(_)) {
        return Ok(visit.view);
    }
    table.join(&Newcomer { name: String::new(), badge: None, language: visitor.language }, key).await?;
    Ok(table.look(Some(key)).await?)
}

fn lead_to_curtain(visitor: &TableVisitor, jar: CookieJar, table: Code, curtain: Curtain) -> Response {
    let jar = jar.add(curtain.cookie(&visitor.app, table));
    (jar, Redirect::to(&format!("/t/{table}/pass"))).into_response()
}

/// Where a guest's own form leads who shares the phone: they go on while they are wanted, and otherwise the
/// curtain falls. `seen` is the step that the form was made for.
pub(crate) async fn after_an_act(
    visitor: &TableVisitor,
    table: &Table,
    key: &Key,
    seen: Option<Seq>,
) -> Response {
    let seat = visitor.passed.iter().find(|seat| seat.key == *key);
    let guest = seat.map(|seat| seat.guest);
    let curtain = match (guest, table.look(Some(key)).await) {
        (Some(guest), Ok(view)) => Opening::after_an_act(guest, seen.unwrap_or(view.step)).goes_on(&view),
        _ => None,
    };
    let curtain = curtain.map_or(Curtain::Closed(guest), Curtain::Opening);
    lead_to_curtain(visitor, CookieJar::new(), table.code(), curtain)
}

/// Why nothing came of it, on a curtain that has fallen: an answer to a form is shown again when it is loaded
/// again.
pub(crate) async fn refused(
    mut visitor: TableVisitor,
    table: &Table,
    trouble: &Trouble,
) -> Result<Response, Trouble> {
    let last = visitor.passed.iter().find(|seat| Some(seat.key) == visitor.key).map(|seat| seat.guest);
    let held = gather(&visitor, table).await?;
    let notice = trouble.sentence(visitor.language);
    let page = closed_page(&mut visitor, table, &held, last, Some(&notice)).await?;
    Ok((trouble.status(), page).into_response())
}

/// Where one more says what they are called.
pub(crate) async fn join_page(guest: TableGuest) -> Response {
    pages::pass_join(&guest.context(), &guest.view, &Entry::default()).into_response()
}

/// One more plays from this phone.
pub(crate) async fn join(
    visitor: TableVisitor,
    jar: CookieJar,
    Posted(fields): Posted,
) -> Result<Response, Trouble> {
    let asked = fields.and_then(|fields| entry_routes::newcomer(&fields, &visitor));
    let passed = visitor.passed.clone();
    let guest = visitor.require_guest().await?;
    let newcomer: Newcomer = asked.map_err(|error: FormError| Trouble::from(error))?;
    guest.app.limits.join(guest.address)?;
    if passed.len() >= MOST_PASSED {
        return Err(Trouble::Refused(Refusal::TableFull));
    }
    let key = Key::random();
    match guest.table.join(&newcomer, &key).await {
        Ok(new) => {
            let first = guest.view.me.map(|me| PassedSeat { guest: me, key: guest.key });
            let mut seats = if passed.is_empty() { first.into_iter().collect() } else { passed };
            seats.push(PassedSeat { guest: new, key });
            let (app, code) = (&guest.app, guest.table.code());
            app.limits.guesses.remember(code, &key.to_string());
            let jar = passed_seats::keep(app, &guest.visitor, jar, code, &seats);
            Ok((jar, Redirect::to(&format!("/t/{code}/pass"))).into_response())
        }
        Err(TableError::Refused(refusal)) if matches!(refusal, Refusal::Name(_)) => {
            let sentence = words::sentence(&refusal, guest.language);
            let entry = Entry { name: &newcomer.name, name_fault: Some(&sentence), ..Entry::default() };
            let page = pages::pass_join(&guest.context(), &guest.view, &entry);
            Ok((Trouble::Refused(refusal).status(), page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

/// A seat comes to a phone that is somebody else's: from now on it goes round. Whoever has a seat here
/// already by one of its keys stays who they are.
pub(crate) async fn redeem(
    visitor: &TableVisitor,
    table: &Table,
    jar: CookieJar,
    link: &Key,
) -> Result<Response, Trouble> {
    let mut seats = visitor.passed.clone();
    if let (true, Some(key)) = (seats.is_empty(), visitor.key)
        && let Standpoint::Here(guest) | Standpoint::Left(guest) = table.recognize(&key).await?
    {
        seats.push(PassedSeat { guest, key });
    }
    let mut redeemed = None;
    for seat in &seats {
        redeemed = redeemed.or(table.redeem(link, &seat.key).await.ok());
    }
    let is_known = redeemed.is_some();
    let key = Key::random();
    let guest = match redeemed {
        Some(guest) => guest,
        None => table.redeem(link, &key).await?,
    };
    let (app, code) = (&visitor.app, table.code());
    if !is_known && seats.iter().all(|seat| seat.guest != guest) {
        seats.push(PassedSeat { guest, key });
        visitor.remember_new_key(&key);
    }
    let jar = passed_seats::keep(app, visitor, jar, code, &seats);
    Ok((jar, Redirect::to(&format!("/t/{code}/pass"))).into_response())
}
