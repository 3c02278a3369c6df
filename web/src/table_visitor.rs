//! Who comes to a table: anybody at its door, and its guests.

use std::{
    convert::Infallible,
    ops::Deref,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
};
use serde::Deserialize;
use table::{Ability, Code, Door, Key, LookAs, Refusal, StagePass, Standpoint, Table, TableView, Visit};
use tokio::time::{Instant, sleep_until};

use crate::{app::App, limits::TooMany, look::AS, trouble::Trouble, visitor::Visitor};

/// Longer than a table takes to be found, or not to be.
const PROOF_TIME: Duration = Duration::from_millis(300);

/// Anybody at the door of the table that the address names.
#[derive(Debug)]
pub(crate) struct TableVisitor {
    pub(crate) app: App,
    pub(crate) visitor: Visitor,
    code: String,
    /// Whether their key is known to be one of the table's, so that it need not be kept in mind again.
    is_remembered: AtomicBool,
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
    /// The code in the address, if it is one.
    pub(crate) fn code(&self) -> Result<Code, Trouble> {
        Ok(self.code.parse()?)
    }

    /// Whether their browser has a key for this table, right or wrong.
    pub(crate) fn holds_a_seat(&self) -> bool {
        self.key.is_some() && self.program_key().is_none()
    }

    /// An address of this table for the guest as whom they act.
    pub(crate) fn own_address(&self, table: Code, rest: &str) -> String {
        let acting = self.passed.iter().find(|seat| Some(seat.key) == self.key);
        match acting {
            Some(seat) => format!("/t/{table}/{rest}?{AS}={}", seat.guest),
            None => format!("/t/{table}/{rest}"),
        }
    }

    /// The table behind the code, unless this address has tried too many. Its door answers before all else.
    ///
    /// Whoever is known there is not counted, whatever else comes from their address; what cannot be a code
    /// is no try.
    pub(crate) async fn table(&self) -> Result<Table, Trouble> {
        let code: Code = self.code.parse()?;
        let table = self.app.hall.table(code).knocked_at(self.key.as_ref(), self.pass.as_ref());
        let guesses = &self.app.limits.guesses;
        if self.key.is_some_and(|key| guesses.remembers(code, &key.to_string())) {
            self.is_remembered.store(true, Ordering::Relaxed);
            return Ok(table);
        }
        if self.pass.as_ref().is_some_and(|pass| guesses.remembers(code, pass.as_str())) {
            return Ok(table);
        }
        match guesses.take(self.address).await {
            Ok(tried) => {
                self.visitor.try_once(tried);
                Ok(table)
            }
            Err(TooMany) => self.prove(table).await,
        }
    }

    /// From an address that has no tries left only those are heard who belong to the table, and nobody else
    /// learns anything, not even by how long it takes.
    async fn prove(&self, table: Table) -> Result<Table, Trouble> {
        if self.key.is_none() && self.pass.is_none() {
            return Err(TooMany.into());
        }
        self.app.limits.guesses.show_unknown_key(self.address)?;
        let told_at = Instant::now() + PROOF_TIME;
        if let Ok(visit) = table.visit(self.key.as_ref(), LookAs::Stage).await
            && self.is_recognized(&visit.door)
        {
            return Ok(table);
        }
        sleep_until(told_at).await;
        Err(TooMany.into())
    }

    pub(crate) async fn visit(&self, eyes: LookAs) -> Result<Visit, Trouble> {
        let visit = self.table().await?.visit(self.key.as_ref(), eyes).await?;
        self.is_recognized(&visit.door);
        Ok(visit)
    }

    /// The key with which somebody comes in: the one that they have if a program shows it or the table knows
    /// it, and otherwise a new one. Whoever had put another into their cookie would hold the seat with them.
    pub(crate) async fn key_to_come_in_with(&self, table: &Table) -> Result<Key, Trouble> {
        let Some(key) = self.key else { return Ok(Key::random()) };
        let known = self.program_key().is_some()
            || self.app.limits.guesses.remembers(table.code(), &key.to_string())
            || table.recognize(&key).await? != Standpoint::Stranger;
        Ok(if known { key } else { Key::random() })
    }

    /// Whether the table knows the key or the pass that is shown; then it is kept in mind.
    pub(crate) fn is_recognized(&self, door: &Door) -> bool {
        let seated = door.standpoint != Standpoint::Stranger;
        let looking_on = self.pass.as_ref() == Some(&door.pass);
        if seated {
            self.remember_key();
        }
        if looking_on {
            self.remember_pass(&door.pass);
        }
        seated || looking_on
    }

    /// The table has taken the key that was shown for one of its guests'.
    pub(crate) fn remember_key(&self) {
        if let Some(key) = self.key.as_ref().filter(|_| !self.is_remembered.load(Ordering::Relaxed)) {
            self.remember_new_key(key);
        }
    }

    /// The same for a key that has just been made.
    pub(crate) fn remember_new_key(&self, key: &Key) {
        if let Ok(code) = self.code.parse() {
            self.app.limits.guesses.remember(code, &key.to_string());
        }
    }

    pub(crate) fn remember_pass(&self, pass: &StagePass) {
        if let Ok(code) = self.code.parse() {
            self.app.limits.guesses.remember(code, pass.as_str());
        }
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
        let table = self.table().await?;
        let Visit { door, view } = table.visit(self.key.as_ref(), LookAs::Myself).await?;
        self.is_recognized(&door);
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

impl TableGuest {
    /// The table with the game that is played or, in the lobby, the last one.
    pub(crate) async fn look_back(&self) -> Result<Arc<TableView>, Trouble> {
        if !self.view.i_may(Ability::LookBack) {
            return Ok(Arc::clone(&self.view));
        }
        Ok(self.table.visit(Some(&self.key), LookAs::MyLastGame).await?.view)
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
        Ok(TableVisitor { app: app.clone(), visitor, code, is_remembered: AtomicBool::new(false) })
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
