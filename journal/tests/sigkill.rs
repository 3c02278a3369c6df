//! `kill -9` at any moment loses no acknowledged record (P1).

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;

use journal::{Journal, Seq, SqliteJournal, SqliteReader, TableId};

use crate::common::{child, child_folder, record};

const ROUNDS: u64 = 20;
const TABLES: u64 = 6;

/// When the child says that an append was acknowledged.
#[derive(Clone, Copy)]
enum Manner {
    /// When it was.
    Honest,
    /// Before it asked: a planted fault, which this test must be able to find.
    Early,
}

/// Set for a child of the early manner.
const EARLY: &str = "JOURNAL_TEST_EARLY";

#[test]
fn what_was_acknowledged_survives_sigkill() {
    let lost = kill_again_and_again(Manner::Honest);
    assert_eq!(lost, Vec::<String>::new());
}

#[test]
fn an_answer_that_comes_too_early_would_be_found() {
    let lost = kill_again_and_again(Manner::Early);
    assert!(lost.iter().any(|loss| loss.contains("acknowledged")), "{lost:?}");
}

/// What was found missing, or wrong, after each of many kills.
fn kill_again_and_again(manner: Manner) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut lost = Vec::new();
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    let mut tables_seen = BTreeMap::new();
    for round in 0..ROUNDS {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Some rounds long enough for the log to be moved into the database.
        let wanted = 1 + (dice >> 33) % if round % 4 == 0 { 3_000 } else { 200 };
        let acknowledged = run_and_kill(folder.path(), manner, wanted);
        lost.extend(losses(folder.path(), &acknowledged));
        tables_seen.extend(acknowledged);
    }
    assert_eq!(tables_seen.len() as u64, TABLES, "all writers were at work");
    lost
}

/// Lets a child write until it has said `wanted` times that something was acknowledged, and kills it. Returns
/// the last acknowledged seq of each table.
fn run_and_kill(folder: &Path, manner: Manner, wanted: u64) -> BTreeMap<u64, u64> {
    let mut command = child(&[], "sigkill::child_that_is_killed", folder);
    if let Manner::Early = manner {
        command.env(EARLY, "1");
    }
    let mut process = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
    let mut acknowledged = BTreeMap::new();
    let mut note = |line: &str| {
        let Some((table, seq)) = line.strip_prefix("acknowledged ").and_then(|said| said.split_once(' '))
        else {
            panic!("the child said: {line}");
        };
        let (table, seq): (u64, u64) = (table.parse().unwrap(), seq.parse().unwrap());
        let before = acknowledged.insert(table, seq);
        assert!(before < Some(seq), "table {table} went from {before:?} back to {seq}");
    };
    for _ in 0..wanted {
        note(&lines.next().unwrap().unwrap());
    }
    process.kill().unwrap();
    process.wait().unwrap();
    // What it said between our decision and its end counts as well.
    lines.for_each(|line| note(&line.unwrap()));
    acknowledged
}

/// Reads the folder of a server that has just died, in the way of `likeness export`.
fn losses(folder: &Path, acknowledged: &BTreeMap<u64, u64>) -> Vec<String> {
    let reader = SqliteReader::open(folder).unwrap();
    let mut losses = Vec::new();
    for (table, last) in acknowledged {
        let records = reader.read(TableId(*table), Seq(0)).unwrap();
        let stored = records.len() as u64;
        if stored < *last {
            losses.push(format!("table {table}: {last} acknowledged, {stored} stored"));
        }
        if !stored.is_multiple_of(batch_of(*table)) {
            losses.push(format!("table {table}: {stored} stored, which is half a batch"));
        }
        if records.iter().any(|record| record.payload != format!("{table}/{}", record.seq)) {
            losses.push(format!("table {table}: a record says something else"));
        }
    }
    losses
}

/// How many records a table's writer appends at once.
fn batch_of(table: u64) -> u64 {
    1 + table % 3
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the process that is killed"]
async fn child_that_is_killed() {
    let folder = child_folder();
    let journal = Arc::new(SqliteJournal::open(&folder).unwrap());
    let writers: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(write_for_ever(Arc::clone(&journal), table))).collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn write_for_ever(journal: Arc<SqliteJournal>, table: u64) {
    let early = std::env::var_os(EARLY).is_some();
    let id = TableId(table);
    let mut last = journal.read(id, Seq(0)).await.unwrap().last().map_or(Seq(0), |last| last.seq);
    loop {
        let records =
            (1..=batch_of(table)).map(|step| record(&format!("{table}/{}", last.0 + step))).collect();
        if early {
            say(table, last.0 + batch_of(table));
        }
        last = journal.append(id, last, records).await.unwrap();
        if !early {
            say(table, last.0);
        }
    }
}

/// One write, so that the line arrives whole or not at all.
fn say(table: u64, seq: u64) {
    let line = format!("acknowledged {table} {seq}\n");
    std::io::stderr().write_all(line.as_bytes()).unwrap();
}
