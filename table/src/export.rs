//! The record of a table for people to keep and programs to read, without its secrets.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use insight::Evening;
use journal::{Journal, Millis, Record, Seq};
use rules::Secrecy;
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    code::Code,
    error::TableError,
    event::{Entry, Event},
    identity::GuestId,
    state::{State, entry_in},
};

/// What happened at a table, record by record.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Export {
    /// The code of the table.
    pub table: Code,
    /// All that it stored, in order.
    pub records: Vec<ExportedRecord>,
    /// What came out of its games, and of all of them together; none where the record cannot be followed to
    /// its end.
    pub evening: Option<Evening>,
}

/// What one command brought about.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ExportedRecord {
    /// Its number, from 1 on.
    pub seq: Seq,
    /// When it was stored.
    pub at: Millis,
    /// Who commanded; none for the table itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<GuestId>,
    /// What happened, without keys and without what is secret.
    pub events: Vec<Value>,
}

/// Reads a table's journal and leaves out what nobody may learn from it: seat keys, one-time links, the cards
/// that are still to come, every choice of an unfinished round that was made in secret, and every hesitation.
pub async fn export(journal: &dyn Journal, code: Code) -> Result<Export, TableError> {
    let records = journal.read(code.table_id(), Seq(0)).await?;
    if records.is_empty() {
        return Err(TableError::NotFound);
    }
    let mut light = Light::Out;
    let mut exported = Vec::with_capacity(records.len());
    // Backwards, because it is the later reveal that brings a secret to light.
    for record in records.iter().rev() {
        let entry: Entry = serde_json::from_str(&record.payload).map_err(|_| TableError::Damaged)?;
        let mut events: Vec<Value> =
            entry.events.iter().rev().map(|event| public(event, &mut light)).collect();
        events.reverse();
        let by = entry.by.filter(|_| !entry.events.iter().any(bears_no_name));
        exported.push(ExportedRecord { seq: record.seq, at: record.at, by, events });
    }
    exported.reverse();
    Ok(Export { table: code, records: exported, evening: evening(code, &records) })
}

/// What came out, folded as a live table does. Nothing of a vote is needed for it: it is made of the ends of
/// games, as everybody sees them.
fn evening(code: Code, records: &[Record]) -> Option<Evening> {
    // A record that cannot be folded closes a live table; what is stored can be exported all the same.
    let folded = catch_unwind(AssertUnwindSafe(|| {
        let mut state = State::empty(code);
        for record in records {
            state.fold(&entry_in(record).ok()?, record.seq, record.at);
        }
        Some(state.evening.evening())
    }));
    folded.ok().flatten().map(Arc::unwrap_or_clone)
}

/// What is written in play bears no name (TC-4), nor did questions when tables wrote them beside the game.
fn bears_no_name(event: &Event) -> bool {
    match event {
        Event::QuestionAdded { .. } => true,
        Event::Played { play } => play.written().is_some(),
        _ => false,
    }
}

/// Whether a reveal of the same game comes later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Light {
    Out,
    On,
}

/// The event as everybody may read it.
fn public(event: &Event, light: &mut Light) -> Value {
    let mut value = serde_json::to_value(event).expect("an event is plain data");
    match event {
        Event::GuestArrived { .. } | Event::DeviceAdded { .. } => leave_out(&mut value, "key"),
        Event::DeviceInvited { .. } => leave_out(&mut value, "link"),
        // Whoever has not looked them up has not heard them before they are played.
        Event::CardsWritten { .. } => leave_out(&mut value, "cards"),
        Event::QuestionAdded { .. } => {
            leave_out(&mut value, "text");
            leave_out(&mut value, "card");
        }
        Event::GameStarted { .. } => {
            leave_out(&mut value, "supply");
            *light = Light::Out;
        }
        Event::Played { play } => match (play.secrecy(), *light) {
            (Secrecy::Reveals, _) => *light = Light::On,
            (Secrecy::Open, _) | (Secrecy::UntilRevealed, Light::On) => {}
            (Secrecy::UntilRevealed, Light::Out) | (Secrecy::Forever, _) => {
                let kind = value["play"]["event"]["type"].take();
                value["play"]["event"] = json!({ "type": kind, "sealed": true });
            }
        },
        Event::TableOpened { .. }
        | Event::GuestReturned { .. }
        | Event::GuestRenamed { .. }
        | Event::GuestRecoloured { .. }
        | Event::FaceChosen { .. }
        | Event::LanguageChosen { .. }
        | Event::HostChanged { .. }
        | Event::GameChosen { .. }
        | Event::BeginnerChosen { .. }
        | Event::PaceChosen { .. }
        | Event::LapseChosen { .. }
        | Event::Locked
        | Event::Unlocked
        | Event::BotArrived { .. }
        | Event::BotPaceChosen { .. }
        | Event::ReactionsSwitched { .. }
        | Event::TeamsArranged { .. }
        | Event::CardTakenAway { .. }
        | Event::SeatTaken { .. }
        | Event::SeatResumed { .. }
        | Event::BotsAsked { .. }
        | Event::SkippedAhead { .. }
        | Event::GuestSkipped { .. }
        | Event::GuestWentAway { .. }
        | Event::GuestCameBack { .. }
        | Event::StandInCame { .. }
        | Event::StandInWent { .. }
        | Event::DeadlineSet { .. }
        | Event::DeadlineExtended { .. }
        | Event::DeadlinePassed
        | Event::CodeHidden
        | Event::CodeShown
        | Event::Paused { .. }
        | Event::Resumed { .. }
        | Event::BluffConfessed { .. }
        | Event::GameBrokenOff
        | Event::GoOnWished { .. }
        | Event::GameClosed
        | Event::GuestLeft { .. }
        | Event::GuestShownOut { .. } => {}
    }
    value
}

fn leave_out(value: &mut Value, field: &str) {
    if let Some(fields) = value.as_object_mut() {
        fields.remove(field);
    }
}
