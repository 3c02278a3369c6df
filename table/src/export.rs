//! The record of a table for people to keep and programs to read, without its secrets.

use journal::{Journal, Millis, Seq};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{
    code::Code,
    error::TableError,
    event::{Entry, Event},
    guest::GuestId,
};

/// What happened at a table, record by record.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Export {
    pub table: Code,
    pub records: Vec<ExportedRecord>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ExportedRecord {
    pub seq: Seq,
    pub at: Millis,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<GuestId>,
    pub events: Vec<Value>,
}

/// Reads a table's journal and leaves out what nobody may learn from it: seat keys, one-time links, the cards that are
/// still to come, and every choice made in secret. What was revealed is told by the reveal.
pub async fn export(journal: &dyn Journal, code: Code) -> Result<Export, TableError> {
    let records = journal.read(code.table_id(), Seq(0)).await?;
    if records.is_empty() {
        return Err(TableError::NotFound);
    }
    let exported = records.iter().map(|record| {
        let entry: Entry = serde_json::from_str(&record.payload).map_err(|_| TableError::Damaged)?;
        let events = entry.events.iter().map(public).collect();
        Ok(ExportedRecord { seq: record.seq, at: record.at, by: entry.by, events })
    });
    Ok(Export { table: code, records: exported.collect::<Result<_, TableError>>()? })
}

/// The event as everybody may read it.
fn public(event: &Event) -> Value {
    let mut value = serde_json::to_value(event).expect("an event is plain data");
    match event {
        Event::GuestArrived { .. } | Event::DeviceAdded { .. } => leave_out(&mut value, "key"),
        Event::DeviceInvited { .. } => leave_out(&mut value, "link"),
        Event::GameStarted { .. } => leave_out(&mut value, "supply"),
        Event::Played { play } if play.holds_secret() => {
            let kind = value["play"]["event"]["type"].take();
            value["play"]["event"] = json!({ "type": kind, "sealed": true });
        }
        Event::Played { .. }
        | Event::TableOpened { .. }
        | Event::GuestReturned { .. }
        | Event::GuestRenamed { .. }
        | Event::GuestRecoloured { .. }
        | Event::LanguageChosen { .. }
        | Event::HostChanged { .. }
        | Event::GameChosen { .. }
        | Event::PaceChosen { .. }
        | Event::Locked
        | Event::Unlocked
        | Event::SeatTaken { .. }
        | Event::GuestSkipped { .. }
        | Event::GuestWentAway { .. }
        | Event::GuestCameBack { .. }
        | Event::DeadlineSet { .. }
        | Event::DeadlineExtended { .. }
        | Event::DeadlinePassed
        | Event::GameBrokenOff
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
