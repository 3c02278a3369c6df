//! Programs and disks with a fault, as their histories would look: the tests of power cuts find each (F20).

use faultdisk::{Cut, History, Op};
use journal::{DATABASE_FILE, MARK_FILE};

use super::run::{Run, answered, begun, evening};
use super::{LOG, by_chance};

/// Whether something that `is_found` would be wrong with a history that was changed like this.
async fn finds(change: impl Fn(&mut History), is_found: impl Fn(&str) -> bool) -> bool {
    let mut run = Run::anew(&evening()).await;
    change(&mut run.history);
    for (done, cut, files) in
        run.history.cuts(|_| true, |done| [vec![Cut::Dropped, Cut::Killed], by_chance(done)].concat())
    {
        let (least, most) = run.progress(done);
        if run.look(&files, least, most).await.is_err_and(|what| is_found(&format!("{cut:?} {what}"))) {
            return true;
        }
    }
    false
}

/// A program or a disk with a fault, as its history would look.
#[tokio::test]
async fn planted_faults_are_found() {
    let answers_early = |history: &mut History| {
        for step in 0..5 {
            let at = |note| history.ops.iter().position(|op| *op == Op::Note(note)).unwrap();
            let (begun, answered) = (at(begun(step)), at(answered(step)));
            history.ops[begun + 1..=answered].rotate_right(1);
        }
    };
    let is_loss = |what: &str| what.contains("holds");
    assert!(
        finds(answers_early, |what| what.starts_with("Killed") && is_loss(what)).await,
        "an early answer"
    );

    let without = |unwanted: Op| move |history: &mut History| history.ops.retain(|op| *op != unwanted);
    let sync = |file: &str| without(Op::Sync(file.to_owned()));
    assert!(finds(sync(LOG), is_loss).await, "a log that is not waited for");
    assert!(finds(without(Op::SyncNames), is_loss).await, "names that are not waited for");
    assert!(
        finds(sync(DATABASE_FILE), |_| true).await,
        "a database that is not waited for before its log is cut"
    );
    let is_false_alarm = |what: &str| what.contains("ends before the last record");
    assert!(finds(sync(MARK_FILE), is_false_alarm).await, "a mark that names a forgotten table");

    let marks_early = |history: &mut History| {
        for at in 1..history.ops.len() {
            let is_mark = matches!(&history.ops[at], Op::Write(name, ..) if name == MARK_FILE);
            if is_mark && history.ops[at - 1] == Op::Sync(LOG.to_owned()) {
                history.ops.swap(at - 1, at);
            }
        }
    };
    assert!(finds(marks_early, is_false_alarm).await, "a mark that is ahead of the log");

    let cut_is_not_waited_for = |history: &mut History| {
        let cuts = (1..history.ops.len())
            .filter(|at| matches!(&history.ops[at - 1], Op::Cut(name, 0) if name == LOG));
        for at in cuts.collect::<Vec<_>>() {
            history.ops[at] = Op::Note(u64::MAX - 1);
        }
        history.ops.retain(|op| *op != Op::Note(u64::MAX - 1));
    };
    assert!(
        finds(cut_is_not_waited_for, |what| what.contains("burnt key")).await,
        "a cut that is not waited for"
    );
}
