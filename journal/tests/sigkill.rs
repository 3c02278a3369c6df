//! `kill -9` at any moment loses no acknowledged record (P1).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says where")]

mod common;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;

use common::{CHILD_FOLDER, child, record};
use journal::{Journal, Seq, SqliteJournal, SqliteReader, TableId};

const ROUNDS: u64 = 20;
const TABLES: u64 = 6;

#[test]
fn what_was_acknowledged_survives_sigkill() {
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged: BTreeMap<u64, u64> = BTreeMap::new();
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    for round in 0..ROUNDS {
        let mut process = child(&[], "child_that_is_killed", folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stderr.take().unwrap()).lines();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        // Some rounds long enough for the log to be moved into the database.
        let wanted = 1 + (dice >> 33) % if round % 4 == 0 { 3_000 } else { 200 };
        let mut note = |line: &str| {
            let (table, seq) = line.strip_prefix("acknowledged ").unwrap().split_once(' ').unwrap();
            let last = acknowledged.entry(table.parse().unwrap()).or_default();
            let seq: u64 = seq.parse().unwrap();
            assert!(seq > *last, "table {table} went from {last} back to {seq}");
            *last = seq;
        };
        for _ in 0..wanted {
            note(&lines.next().unwrap().unwrap());
        }
        process.kill().unwrap();
        process.wait().unwrap();
        // What it said between our decision and its end counts as well.
        for line in lines {
            note(&line.unwrap());
        }
        look_after(&folder.path().to_owned(), &acknowledged);
    }
    assert_eq!(acknowledged.len() as u64, TABLES);
}

/// Everything acknowledged is there, each chain holds, and no append came through by half.
fn look_after(folder: &PathBuf, acknowledged: &BTreeMap<u64, u64>) {
    // The way of `likeness export`, on a folder whose server has just died.
    let reader = SqliteReader::open(folder).unwrap();
    for (table, last) in acknowledged {
        let records = reader.read(TableId(*table), Seq(0)).unwrap();
        assert!(
            records.len() as u64 >= *last,
            "table {table}: {last} acknowledged, {} stored",
            records.len()
        );
        for record in &records {
            assert_eq!(record.payload, format!("{table}/{}", record.seq));
        }
        assert_eq!(records.len() as u64 % batch_of(*table), 0, "table {table} has half a batch");
    }
}

/// How many records a table's writer appends at once.
fn batch_of(table: u64) -> u64 {
    1 + table % 3
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the process that is killed"]
async fn child_that_is_killed() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER).map(PathBuf::from) else { return };
    let journal = Arc::new(SqliteJournal::open(&folder).unwrap());
    let writers: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(write_for_ever(Arc::clone(&journal), table))).collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn write_for_ever(journal: Arc<SqliteJournal>, table: u64) {
    let id = TableId(table);
    let mut last = journal.read(id, Seq(0)).await.unwrap().last().map_or(Seq(0), |last| last.seq);
    loop {
        let records =
            (1..=batch_of(table)).map(|step| record(&format!("{table}/{}", last.0 + step))).collect();
        last = journal.append(id, last, records).await.unwrap();
        // One write, so that the line arrives whole or not at all.
        let line = format!("acknowledged {table} {last}\n");
        if std::io::stderr().write_all(line.as_bytes()).is_err() {
            return;
        }
    }
}
