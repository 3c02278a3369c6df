//! The process dies, or the power goes, at every single thing that is done to a file: what was acknowledged
//! is there, and nothing is there by half (F1, F2, F3).
//!
//! `JOURNAL_CUTS=50 cargo test -p journal power_cut` tries fifty chances at every moment instead of one, and
//! `JOURNAL_SEED=…` others.

mod planted;
pub(crate) mod run;

use std::sync::Arc;

use faultdisk::{Cut, Disk, Op, Tear};
use journal::{DATABASE_FILE, Journal, MARK_FILE, Seq, SqliteJournal, SqliteReader, TableId};

use crate::common::{from_environment, in_memory, record};
use crate::golden;
use run::{Contents, Run, append, evening, long_evening, open, payload};

const LOG: &str = "journal.sqlite-wal";

/// The ways in which chance has a say.
fn by_chance(done: usize) -> Vec<Cut> {
    let seed = from_environment("JOURNAL_SEED", 1).wrapping_mul(1_000_003);
    let chances = from_environment("JOURNAL_CUTS", 1);
    (0..chances)
        .flat_map(|chance| {
            let seed = seed.wrapping_add(done as u64 * 1_009 + chance);
            let torn = if (done as u64 + chance).is_multiple_of(2) { Tear::Sectors } else { Tear::Pages };
            [Cut::Some(seed), Cut::Reordered(seed), Cut::Torn(seed, torn)]
        })
        .collect()
}

fn assert_all_well(name: &str, (wrong, count): (Vec<String>, usize)) {
    println!("{name}: {count} ends, {} wrong", wrong.len());
    assert!(wrong.is_empty(), "of {count}: {wrong:#?}");
}

#[tokio::test]
async fn a_process_that_dies_anywhere_loses_nothing() {
    let run = Run::anew(&evening()).await;
    assert_all_well("killed", run.end(|_| true, |_| vec![Cut::Killed]));
}

#[tokio::test]
async fn a_power_cut_anywhere_loses_nothing() {
    let run = Run::anew(&evening()).await;
    assert_all_well("dropped", run.end(|_| true, |_| vec![Cut::Dropped]));
    assert_all_well("by chance", run.end(|_| true, by_chance));
}

/// Of the thousands of pages that are written one after the other, some.
#[tokio::test]
async fn neither_does_one_while_the_log_is_moved_and_begun_again() {
    let run = Run::anew(&long_evening()).await;
    let ops = &run.history.ops;
    let is_page = |at: usize| match ops.get(at) {
        Some(Op::Write(name, _, bytes)) => name != MARK_FILE && bytes.len() != 32,
        _ => false,
    };
    let every = usize::try_from(400 / from_environment("JOURNAL_CUTS", 1).min(400)).unwrap();
    let wanted =
        |done: usize| !is_page(done) || !done.checked_sub(1).is_some_and(is_page) || done % every == 7;
    let ways = |done: usize| {
        let chances = by_chance(done).into_iter().skip(done % 3).step_by(3);
        [Cut::Killed, Cut::Dropped].into_iter().skip(done % 2).take(1).chain(chances).collect()
    };
    assert_all_well("long", run.end(wanted, ways));
    // The log begins anew, in the place of the old one, while the server runs.
    let begins = ops.iter().filter(|op| matches!(op, Op::Write(name, 0, _) if name == LOG)).count();
    assert!(begins > 2, "the log was begun {begins} times");
}

#[tokio::test]
async fn neither_does_one_while_a_journal_is_brought_up_to_date() {
    for (format, ending) in [(1, "killed"), (2, "stopped"), (2, "killed")] {
        let (folder, updated) = (golden::folder(format, ending), golden::folder(format, ending));
        let journal = SqliteJournal::open(updated.path()).unwrap();
        let reader = SqliteReader::open(updated.path()).unwrap();
        let mut before = Contents::new();
        for table in reader.tables().unwrap() {
            let records = reader.read(table, Seq(0)).unwrap().into_iter().map(|record| record.payload);
            before.insert(table.0, (records.collect(), journal.keys(table).await.unwrap()));
        }
        let run = Run::of(&[append(1, &[50]), append(2, &[60])], &folder, before).await;
        let ways = |done| [vec![Cut::Killed, Cut::Dropped], by_chance(done)].concat();
        assert_all_well(&format!("format {format}, {ending}"), run.end(|_| true, ways));
    }
}

/// Writers of several tables at once, whose records share a step as it happens.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn neither_do_writers_who_share_a_step() {
    const WRITERS: u64 = 5;
    const EACH: u64 = 6;
    let folder = in_memory();
    let disk = Arc::new(Disk::watch(folder.path()));
    let journal = Arc::new(open(folder.path(), &disk));
    let write = async |table: u64| {
        for seq in 0..EACH {
            disk.note(note_of(table, seq, 0));
            let text = record(&payload(table, seq as usize + 1, 20));
            journal.append(TableId(table), Seq(seq), vec![text]).await.unwrap();
            disk.note(note_of(table, seq, 1));
        }
    };
    tokio::join!(write(0), write(1), write(2), write(3), write(4));
    drop(journal);
    let history = disk.history();
    let mut wrong = Vec::new();
    for (done, cut, files) in history.cuts(|_| true, |done| [vec![Cut::Dropped], by_chance(done)].concat()) {
        let folder = in_memory();
        files.write_to(folder.path());
        let journal = SqliteJournal::open(folder.path()).unwrap();
        for table in 0..WRITERS {
            let notes =
                |kind| history.notes(done).filter(|note| note / 100 == table && note % 2 == kind).count();
            let (answered, begun) = (notes(1), notes(0));
            let records = journal.read(TableId(table), Seq(0)).await.unwrap();
            let right =
                records.iter().all(|record| record.payload == payload(table, record.seq.0 as usize, 20));
            if !(answered..=begun).contains(&records.len()) || !right {
                wrong
                    .push(format!("{cut:?} after {done}: table {table} has {} of {answered}", records.len()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn note_of(table: u64, seq: u64, kind: u64) -> u64 {
    table * 100 + seq * 2 + kind
}

/// The moments of which the matrix of faults speaks are among those that are tried.
#[tokio::test]
async fn every_named_moment_is_among_them() {
    let run = Run::anew(&evening()).await;
    let ops = &run.history.ops;
    let follows = |one: &dyn Fn(&Op) -> bool, other: &dyn Fn(&Op) -> bool| {
        ops.windows(2).any(|pair| one(&pair[0]) && other(&pair[1]))
    };
    let wrote = |file: &'static str, length: usize| {
        move |op: &Op| match op {
            Op::Write(name, _, bytes) => name == file && bytes.len() == length,
            _ => false,
        }
    };
    let synced = |file: &'static str| move |op: &Op| matches!(op, Op::Sync(name) if name == file);
    let cut = |file: &'static str| move |op: &Op| matches!(op, Op::Cut(name, 0) if name == file);
    let is_begun = |op: &Op| matches!(op, Op::Note(note) if note % 2 == 0);
    let is_answered = |op: &Op| matches!(op, Op::Note(note) if note % 2 == 1);
    let any = |_: &Op| true;
    assert!(follows(&is_begun, &any), "before the transaction");
    assert!(follows(&wrote(LOG, 24), &wrote(LOG, 4096)), "in the middle of a frame");
    assert!(follows(&wrote(LOG, 4096), &synced(LOG)), "before the log is waited for");
    assert!(follows(&synced(LOG), &wrote(MARK_FILE, 64)), "after that, before the mark");
    assert!(follows(&wrote(MARK_FILE, 64), &is_answered), "after the mark, before the answer");
    assert!(follows(&is_answered, &any), "after the answer");
    assert!(follows(&wrote(DATABASE_FILE, 4096), &wrote(DATABASE_FILE, 4096)), "while the log is moved");
    assert!(follows(&any, &synced(DATABASE_FILE)), "before the database is waited for");
    assert!(follows(&synced(DATABASE_FILE), &cut(LOG)), "before the log is cut");
    assert!(follows(&synced(MARK_FILE), &any), "before a table is forgotten");
    assert!(follows(&wrote(LOG, 32), &synced(LOG)), "while the log is begun anew");
}
