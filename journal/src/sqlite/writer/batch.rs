//! One transaction for many appends.

use std::collections::HashMap;

use rusqlite::{Connection, Statement};

use crate::chain::{Hash, Head};
use crate::error::{Damage, JournalError};
use crate::key::KeyChanges;
use crate::record::{NewRecord, Seq, TableId};

use super::Outbox;
use crate::sqlite::note::{self, Found, Note};
use crate::sqlite::reader::is_damage;
use crate::sqlite::{key_row, walk};

/// Of how many tables the writer remembers where they end, so that an append needs no lookup. Ten times the
/// tables that are busy at once on a large server; about 1 MiB.
const NOTES: usize = 8192;

/// What a probe writes: more than fits on the page where it is noted, so that another one is needed.
const PROBE_BYTES: i64 = 4096;

/// An append on its way through the writer.
pub(in crate::sqlite) struct Append {
    pub(super) table: TableId,
    pub(super) expected: Seq,
    pub(super) records: Vec<NewRecord>,
    pub(super) keys: KeyChanges,
    pub(super) answer: Outbox<Seq>,
    /// The hashes of the records, once they are written.
    pub(super) hashes: Vec<Hash>,
    /// What to answer, once the batch is committed.
    pub(super) outcome: Result<Seq, JournalError>,
}

impl Append {
    pub(super) fn new(
        table: TableId,
        expected: Seq,
        records: Vec<NewRecord>,
        keys: KeyChanges,
        answer: Outbox<Seq>,
    ) -> Append {
        let outcome = Err(JournalError::unavailable("the append was never tried"));
        Append { table, expected, records, keys, answer, hashes: Vec::new(), outcome }
    }

    /// The last of its records, once it is committed; nothing when it wrote none.
    pub(super) fn last_record(&self) -> Option<Head> {
        let seq = *self.outcome.as_ref().ok()?;
        self.hashes.last().map(|hash| Head { seq, hash: *hash })
    }

    /// Whether a key was destroyed with it.
    pub(super) fn has_burnt(&self) -> bool {
        self.outcome.is_ok() && !self.keys.burnt.is_empty()
    }
}

/// The statements that write, and what the writer knows about the tables.
pub(super) struct Batch<'c> {
    connection: &'c Connection,
    begin: Statement<'c>,
    commit: Statement<'c>,
    insert: Statement<'c>,
    delete: Statement<'c>,
    burn_key: Statement<'c>,
    burn_keys: Statement<'c>,
    write_note: Statement<'c>,
    delete_note: Statement<'c>,
    probe: Statement<'c>,
    end_probe: Statement<'c>,
    notes: HashMap<TableId, Note>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Idle,
    Open,
}

impl<'c> Batch<'c> {
    pub(super) fn prepare(connection: &'c Connection) -> rusqlite::Result<Batch<'c>> {
        Ok(Batch {
            connection,
            begin: connection.prepare("BEGIN IMMEDIATE")?,
            commit: connection.prepare("COMMIT")?,
            insert: connection.prepare(
                "INSERT INTO record (table_id, seq, at, hash, payload) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?,
            delete: connection.prepare("DELETE FROM record WHERE table_id = ?1")?,
            burn_key: connection.prepare("DELETE FROM key WHERE table_id = ?1 AND id = ?2")?,
            burn_keys: connection.prepare("DELETE FROM key WHERE table_id = ?1")?,
            write_note: connection.prepare(note::WRITE)?,
            delete_note: connection.prepare("DELETE FROM head WHERE table_id = ?1")?,
            probe: connection.prepare("INSERT INTO probe (id, filler) VALUES (1, zeroblob(?1))")?,
            end_probe: connection.prepare("DELETE FROM probe")?,
            notes: HashMap::new(),
            state: State::Idle,
        })
    }

    /// Writes the appends whose seq is right and commits them; notes in each what is to be answered. After an
    /// error nothing of any of them is stored, unless the error is fatal.
    pub(super) fn commit(&mut self, appends: &mut [Append]) -> rusqlite::Result<()> {
        self.state = State::Idle;
        let written =
            appends.iter_mut().try_for_each(|append| self.write(append)).and_then(|()| match self.state {
                State::Open => self.commit.execute([]).map(drop),
                State::Idle => Ok(()),
            });
        written.or_else(|error| self.roll_back(error))
    }

    /// Deletes all records and keys of a table. The connection overwrites what it deletes.
    pub(super) fn forget(&mut self, table: TableId) -> rusqlite::Result<()> {
        self.notes.remove(&table);
        let id = [table.0.cast_signed()];
        let deleted = self
            .begin
            .execute([])
            .and_then(|_| self.burn_keys.execute(id))
            .and_then(|_| self.delete.execute(id))
            .and_then(|_| self.delete_note.execute(id))
            .and_then(|_| self.commit.execute([]));
        deleted.map(drop).or_else(|error| self.roll_back(error))
    }

    /// Writes as much as a usual record takes, and takes it away again, in one step that is waited for.
    pub(super) fn probe(&mut self) -> rusqlite::Result<()> {
        let probed = self
            .begin
            .execute([])
            .and_then(|_| self.probe.execute([PROBE_BYTES]))
            .and_then(|_| self.end_probe.execute([]))
            .and_then(|_| self.commit.execute([]));
        probed.map(drop).or_else(|error| self.roll_back(error))
    }

    fn write(&mut self, append: &mut Append) -> rusqlite::Result<()> {
        let table = append.table;
        let mut note = match self.note(table, append.expected)? {
            Ok(note) => note,
            Err(refusal) => {
                append.outcome = Err(refusal);
                return Ok(());
            }
        };
        let writes = !append.records.is_empty() || !append.keys.is_empty();
        if writes && self.state == State::Idle {
            self.begin.execute([])?;
            self.state = State::Open;
        }
        append.hashes.clear();
        append.hashes.reserve(append.records.len());
        for NewRecord { at, payload } in &append.records {
            note.head = note.head.extend(table, *at, payload);
            note.at = *at;
            let Head { seq, hash } = note.head;
            let (id, seq, at) = (table.0.cast_signed(), seq.0.cast_signed(), at.0.cast_signed());
            self.insert.execute((id, seq, at, hash.as_bytes(), payload))?;
            append.hashes.push(hash);
        }
        for (id, key) in &append.keys.made {
            // Prepared for this key alone, because a statement keeps what it was last given.
            let mut make = self.connection.prepare(key_row::WRITE)?;
            note.keys += make.execute(key_row::row(table, *id, key))? as u64;
        }
        for id in &append.keys.burnt {
            let burnt = self.burn_key.execute((table.0.cast_signed(), id.0.cast_signed()))? as u64;
            note.keys = note.keys.saturating_sub(burnt);
        }
        if writes {
            self.write_note.execute(note.row(table))?;
        }
        self.notes.insert(table, note);
        append.outcome = Ok(note.head.seq);
        Ok(())
    }

    /// What is noted of a table, as it is in the open transaction, when it ends at `expected`. Where that
    /// cannot be read, or does not fit the records, only this table stops.
    fn note(&mut self, table: TableId, expected: Seq) -> rusqlite::Result<Result<Note, JournalError>> {
        let compared = |note: Note| match note.head.seq {
            seq if seq == expected => Ok(note),
            actual => Err(JournalError::Conflict { actual }),
        };
        if let Some(note) = self.notes.get(&table) {
            return Ok(compared(*note));
        }
        if self.notes.len() >= NOTES {
            // Rare, and those in use come back with two lookups each.
            self.notes.clear();
        }
        let damaged = |seq, what| Ok(Err(JournalError::Damaged { table, seq, what }));
        let last = match walk::last(self.connection, table) {
            Ok(last) => last.map_or_else(|| Head::start(table), |(head, _)| head),
            Err(error) if is_damage(&error) => {
                return damaged(expected, Damage::Unreadable(error.to_string()));
            }
            Err(error) => return Err(error),
        };
        if last.seq != expected {
            // Whoever asks looks again, and finds out if that is damage.
            return Ok(Err(JournalError::Conflict { actual: last.seq }));
        }
        match note::find(self.connection, table)? {
            Found::Note(note) if note.head == last => Ok(Ok(note)),
            Found::Nothing if last.seq == Seq::START => Ok(Ok(Note::start(table))),
            Found::Note(note) if note.head.seq > last.seq => damaged(last.seq.next(), Damage::Missing),
            _ => damaged(last.seq, Damage::End),
        }
    }

    /// Takes back what is left of the transaction. Passes on the error that made it necessary, or the worse
    /// one of not being able to.
    fn roll_back(&mut self, error: rusqlite::Error) -> rusqlite::Result<()> {
        self.notes.clear();
        // SQLite rolls back by itself after some errors.
        if !self.connection.is_autocommit() {
            self.connection.execute_batch("ROLLBACK")?;
        }
        Err(error)
    }
}
