//! What must be found in the files that a killed server leaves behind.

use std::{path::Path, sync::Arc};

use faultdisk::Files;
use journal::{DATABASE_FILE, Journal, Seq, SqliteJournal, VaultKey};
use rusqlite::Connection;
use table::{Hall, Table, TableError, TableView};

use super::game::{Deed, GUESTS, KilledGame, Moment, hall, in_memory, stop, views};
use crate::support::newcomer;

fn has_key(file: &[u8], key: &VaultKey) -> bool {
    file.windows(VaultKey::BYTES).any(|bytes| bytes == key.bytes())
}

impl KilledGame {
    /// How many deeds had been answered, and how many begun, at a moment.
    fn progress(&self, done: usize) -> (usize, usize) {
        let notes: Vec<u64> = self.history.notes(done).collect();
        let count = |odd: u64| notes.iter().filter(|note| **note % 2 == odd).count();
        (count(1), count(0))
    }

    /// A key that was there after one of the deeds up to this one, and should not be any more, in the files.
    fn left_behind(&self, deed: usize, files: &Files) -> Option<String> {
        let known = |moment: &Moment, key: &VaultKey| moment.keys.iter().any(|(_, known)| known == key);
        let ever = self.moments[..=deed].iter().flat_map(|moment| &moment.keys);
        let burnt = ever.filter(|(_, key)| !known(&self.moments[deed], key));
        let mut found = burnt.flat_map(|(id, key)| {
            files.0.iter().filter(|(_, file)| has_key(file, key)).map(move |(name, _)| (id, name))
        });
        found.next().map(|(id, name)| format!("the burnt key {} is in {name} after deed {deed}", id.0))
    }

    /// Whether a server that finds these files is where the other one was, and goes on.
    pub(super) async fn look(&self, files: &Files, done: usize) -> Result<(), String> {
        let (least, most) = self.progress(done);
        if let Some(left) = self.left_behind(least, files) {
            return Err(left);
        }
        let folder = in_memory();
        files.write_to(folder.path());
        let journal = SqliteJournal::open(folder.path()).map_err(|error| format!("not opened: {error}"))?;
        let journal = Arc::new(journal);
        // What it answers first comes after it has tidied up what a killed server has left.
        journal.check().await.map_err(|error| format!("not ready: {error}"))?;
        let found = self.found(&journal, least, most).await?;
        if let Some(left) = self.left_behind(found, &Files::in_folder(folder.path())) {
            return Err(format!("after the next start {left}"));
        }
        let told = self.ask(hall(journal.clone()), &*journal, found, most).await;
        let checked = check(folder.path());
        stop(journal).await;
        told.and(checked)
    }

    /// What those who were at the table find there.
    async fn ask(&self, hall: Hall, journal: &dyn Journal, found: usize, most: usize) -> Result<(), String> {
        let table = hall.table(self.code);
        if found == 0 {
            return match table.look(None).await {
                Err(TableError::NotFound) => Ok(()),
                _ => Err("there is a table that nobody has opened".to_owned()),
            };
        }
        self.shows(&table, found).await?;
        self.knows(&table, journal, found, most).await
    }

    /// After which deed the journal is as it is now: one of those from the last acknowledged to the last
    /// begun.
    async fn found(&self, journal: &SqliteJournal, least: usize, most: usize) -> Result<usize, String> {
        let table = self.code.table_id();
        let records = journal.read(table, Seq::START).await.map_err(|error| error.to_string())?;
        let keys = journal.keys(table).await.map_err(|error| error.to_string())?;
        let is_there = |deed: &usize| {
            let moment = &self.moments[*deed];
            let stored = &self.payloads[..moment.payloads];
            records.iter().map(|record| &record.payload).eq(stored) && keys == moment.keys
        };
        (least..=most).find(is_there).ok_or_else(|| {
            let [least, most] = [least, most].map(|deed| self.moments[deed].payloads);
            let (there, keys) = (records.len(), keys.len());
            format!("{there} records and {keys} keys, acknowledged {least} records, begun {most}")
        })
    }

    /// Everybody sees what they saw.
    async fn shows(&self, table: &Table, deed: usize) -> Result<(), String> {
        let then = &self.moments[deed].views;
        let now = views(table, &self.keys[..then.len() - 1]).await;
        let is_same = |now: &TableView, then: &TableView| now.seq == then.seq && now.looks_like(then);
        match now.iter().zip(then).position(|(now, then)| !is_same(now, then)) {
            None => Ok(()),
            Some(viewer) => Err(format!("viewer {viewer} sees another table after deed {deed}")),
        }
    }

    /// Whoever asks again is answered as they were, and nothing happens twice: first those who had an answer,
    /// then who was waiting for one.
    async fn knows(
        &self,
        table: &Table,
        journal: &dyn Journal,
        found: usize,
        most: usize,
    ) -> Result<(), String> {
        // What changed nothing has left no trace, and its answer is of no consequence.
        let has_trace = |deed: &usize| self.moments[*deed].payloads < self.moments[deed + 1].payloads;
        for deed in (found.saturating_sub(2)..most).filter(has_trace) {
            let (guest, what) = &self.done[deed];
            let key = &self.keys[*guest];
            match what {
                Deed::Open => {}
                Deed::Join => {
                    let joined = table.join(&newcomer(GUESTS[*guest]), key).await;
                    joined.map_err(|error| format!("deed {deed} again: {error}"))?;
                }
                Deed::Command(sent, accepted) => {
                    let again = table.carry_out(key, sent).await;
                    if again.as_ref() != Ok(accepted) {
                        return Err(format!("deed {deed} again: {again:?} instead of {accepted:?}"));
                    }
                }
            }
        }
        let records =
            journal.read(self.code.table_id(), Seq::START).await.map_err(|error| error.to_string())?;
        let expected = self.moments[most].payloads;
        if records.len() == expected {
            Ok(())
        } else {
            Err(format!("{} records of {expected}", records.len()))
        }
    }
}

fn check(folder: &Path) -> Result<(), String> {
    let database = Connection::open(folder.join(DATABASE_FILE)).map_err(|error| error.to_string())?;
    let said: Result<String, _> = database.query_row("PRAGMA integrity_check", [], |row| row.get(0));
    match said.map_err(|error| error.to_string())?.as_str() {
        "ok" => Ok(()),
        trouble => Err(trouble.to_owned()),
    }
}
