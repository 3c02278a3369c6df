//! Who comes to a table: anybody at its door, and its guests.

use std::{convert::Infallible, ops::Deref, sync::Arc};

use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
};
use serde::Deserialize;
use table::{Key, LookAs, Refusal, Standpoint, Table, TableView, Visit};

use crate::{app::App, trouble::Trouble, visitor::Visitor};

/// Anybody at the door of the table that the address names.
#[derive(Debug)]
pub(crate) struct TableVisitor {
    pub(crate) app: App,
    pub(crate) visitor: Visitor,
    code: String,
}

/// A guest at that table, who reads in their own language.
#[derive(Debug)]
pub(crate) struct TableGuest {
    pub(crate) app: App,
    pub(crate) visitor: Visitor,
    pub(crate) key: Key,
    pub(crate) table: Table,
    /// The table as they see it.
    pub(crate) view: Arc<TableView>,
}

impl TableVisitor {
    /// The table behind the code, unless this address has tried too many. Its door answers before all else.
    pub(crate) fn table(&self) -> Result<Table, Trouble> {
        self.app.limits.may_try_code(self.address)?;
        let table = self.app.hall.table(self.code.parse()?);
        Ok(table.knocked_at(self.key.as_ref(), self.pass.as_ref()))
    }

    pub(crate) async fn visit(&self, eyes: LookAs) -> Result<Visit, Trouble> {
        Ok(self.table()?.visit(self.key.as_ref(), eyes).await?)
    }

    /// The table as programs see it: its guests, and those who send no key at all.
    pub(crate) async fn look_in(&self, eyes: LookAs) -> Result<Arc<TableView>, Trouble> {
        let Visit { door, view } = self.visit(eyes).await?;
        match door.standpoint {
            Standpoint::ShownOut => Err(Trouble::Refused(Refusal::ShownOut)),
            Standpoint::Stranger | Standpoint::Left(_) if self.key.is_some() => {
                Err(Trouble::Refused(Refusal::NotAGuest))
            }
            Standpoint::Stranger | Standpoint::Left(_) | Standpoint::Here(_) => Ok(view),
        }
    }

    pub(crate) fn require_key(&self) -> Result<Key, Trouble> {
        self.key.ok_or(Trouble::NoKey)
    }

    pub(crate) async fn require_guest(mut self) -> Result<TableGuest, Trouble> {
        let table = self.table()?;
        let Visit { door, view } = table.visit(self.key.as_ref(), LookAs::Myself).await?;
        match (door.standpoint, self.key) {
            (Standpoint::Here(_), Some(key)) => {
                self.visitor.read_as_in(&view);
                Ok(TableGuest { app: self.app, visitor: self.visitor, key, table, view })
            }
            (Standpoint::ShownOut, _) => Err(Trouble::Refused(Refusal::ShownOut)),
            (Standpoint::Here(_) | Standpoint::Left(_) | Standpoint::Stranger, _) => {
                Err(Trouble::Refused(Refusal::NotAGuest))
            }
        }
    }
}

impl Deref for TableVisitor {
    type Target = Visitor;

    fn deref(&self) -> &Visitor {
        &self.visitor
    }
}

impl Deref for TableGuest {
    type Target = Visitor;

    fn deref(&self) -> &Visitor {
        &self.visitor
    }
}

/// What the addresses of a table have in common.
#[derive(Debug, Deserialize)]
struct TablePath {
    code: String,
}

/// Never refused here: a body that comes along is read before anybody is turned away.
impl FromRequestParts<App> for TableVisitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableVisitor, Infallible> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let path = Path::<TablePath>::from_request_parts(parts, app).await;
        let code = path.map(|Path(TablePath { code })| code).unwrap_or_default();
        Ok(TableVisitor { app: app.clone(), visitor, code })
    }
}

/// For requests that have no body.
impl FromRequestParts<App> for TableGuest {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableGuest, Trouble> {
        let Ok(visitor) = TableVisitor::from_request_parts(parts, app).await;
        visitor.require_guest().await
    }
}
