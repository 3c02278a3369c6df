//! One transaction for many appends.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, Statement};

use crate::chain::{Hash, Head};
use crate::error::{Damage, JournalError};
use crate::key::KeyChanges;
use crate::record::{NewRecord, Seq, TableId};

use super::Outbox;
use crate::sqlite::reader::is_damage;

/// Of how many tables the writer remembers the last record, so that an append needs no lookup. Ten times the
/// tables that are busy at once on a large server; about 1 MiB.
const HEADS: usize = 8192;

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
    last: Statement<'c>,
    delete: Statement<'c>,
    make_key: Statement<'c>,
    burn_key: Statement<'c>,
    burn_keys: Statement<'c>,
    heads: HashMap<TableId, Head>,
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
            last: connection
                .prepare("SELECT seq, hash FROM record WHERE table_id = ?1 ORDER BY seq DESC LIMIT 1")?,
            delete: connection.prepare("DELETE FROM record WHERE table_id = ?1")?,
            make_key: connection
                .prepare("INSERT INTO key (table_id, id, key) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?,
            burn_key: connection.prepare("DELETE FROM key WHERE table_id = ?1 AND id = ?2")?,
            burn_keys: connection.prepare("DELETE FROM key WHERE table_id = ?1")?,
            heads: HashMap::new(),
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
        self.heads.remove(&table);
        let id = [table.0.cast_signed()];
        let deleted = self
            .begin
            .execute([])
            .and_then(|_| self.burn_keys.execute(id))
            .and_then(|_| self.delete.execute(id))
            .and_then(|_| self.commit.execute([]));
        deleted.map(drop).or_else(|error| self.roll_back(error))
    }

    fn write(&mut self, append: &mut Append) -> rusqlite::Result<()> {
        let table = append.table;
        let mut head = match self.head(table, append.expected)? {
            Ok(head) => head,
            Err(damage) => {
                append.outcome = Err(damage);
                return Ok(());
            }
        };
        if head.seq != append.expected {
            append.outcome = Err(JournalError::Conflict { actual: head.seq });
            return Ok(());
        }
        let writes = !append.records.is_empty() || !append.keys.is_empty();
        if writes && self.state == State::Idle {
            self.begin.execute([])?;
            self.state = State::Open;
        }
        append.hashes.clear();
        append.hashes.reserve(append.records.len());
        for NewRecord { at, payload } in &append.records {
            head = head.extend(table, *at, payload);
            let (id, seq, at) = (table.0.cast_signed(), head.seq.0.cast_signed(), at.0.cast_signed());
            self.insert.execute((id, seq, at, head.hash.as_bytes(), payload))?;
            append.hashes.push(head.hash);
        }
        for (id, key) in &append.keys.made {
            self.make_key.execute((table.0.cast_signed(), id.0.cast_signed(), key.bytes()))?;
        }
        for id in &append.keys.burnt {
            self.burn_key.execute((table.0.cast_signed(), id.0.cast_signed()))?;
        }
        self.heads.insert(table, head);
        append.outcome = Ok(head.seq);
        Ok(())
    }

    /// The end of a table's chain, as it is in the open transaction. Where that cannot be read, only this
    /// table stops; `expected` is the seq to name then.
    fn head(&mut self, table: TableId, expected: Seq) -> rusqlite::Result<Result<Head, JournalError>> {
        if let Some(head) = self.heads.get(&table) {
            return Ok(Ok(*head));
        }
        if self.heads.len() >= HEADS {
            // Rare, and those in use come back with one lookup each.
            self.heads.clear();
        }
        let last = self.last.query_row([table.0.cast_signed()], |row| {
            Ok(Head { seq: Seq(row.get::<_, i64>(0)?.cast_unsigned()), hash: Hash(row.get(1)?) })
        });
        match last.optional() {
            Ok(last) => Ok(Ok(last.unwrap_or_else(|| Head::start(table)))),
            Err(error) if is_damage(&error) => {
                let what = Damage::Unreadable(error.to_string());
                Ok(Err(JournalError::Damaged { table, seq: expected, what }))
            }
            Err(error) => Err(error),
        }
    }

    /// Takes back what is left of the transaction. Passes on the error that made it necessary, or the worse
    /// one of not being able to.
    fn roll_back(&mut self, error: rusqlite::Error) -> rusqlite::Result<()> {
        self.heads.clear();
        // SQLite rolls back by itself after some errors.
        if !self.connection.is_autocommit() {
            self.connection.execute_batch("ROLLBACK")?;
        }
        Err(error)
    }
}
