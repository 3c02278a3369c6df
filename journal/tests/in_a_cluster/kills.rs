//! `kill -9` of NATS servers while tables are written to: no acknowledged record is lost, none is there
//! twice, and every chain is whole (P1, F9).

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use journal::{Journal, JournalError, NatsJournal, Seq, TableId};
use testcluster::{Cluster, Setup};
use tokio::task::JoinSet;

use super::administrator;
use crate::common::record;

/// Tables with one writer each, and one table that two writers share.
const TABLES: u64 = 4;
const SHARED: TableId = TableId(100);
/// The table of somebody who takes every command for stored as soon as it is sent: a planted fault, which
/// this test must be able to find.
const HASTY: TableId = TableId(200);
/// How many records have to be acknowledged between two kills.
const BETWEEN: u64 = 40;
const HANGING: Duration = Duration::from_secs(120);
const GLANCE: Duration = Duration::from_millis(20);

/// What the writers share.
struct Evening {
    journal: Arc<NatsJournal>,
    acknowledged: AtomicU64,
    /// How often the hasty one would have been told that the cluster is not there, had they listened.
    unheard: AtomicU64,
    over: AtomicBool,
}

/// What one writer was told: every command with the seq it was acknowledged under.
type Told = Vec<(TableId, String, Seq)>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_killed_servers() {
    let mut cluster = Cluster::start(Setup::Sound, 3).await;
    let settings = cluster.settings("killed");
    let journal = Arc::new(cluster.open(&settings).await);
    let evening = Arc::new(Evening {
        journal,
        acknowledged: AtomicU64::new(0),
        unheard: AtomicU64::new(0),
        over: AtomicBool::new(false),
    });
    let mut writers = JoinSet::new();
    let tables = (0..TABLES).map(TableId).chain([SHARED, SHARED]);
    for (number, table) in tables.enumerate() {
        writers.spawn(write(Arc::clone(&evening), table, number));
    }
    let hasty = tokio::spawn(write_hastily(Arc::clone(&evening)));
    let context = administrator(&settings).await;
    let leader = async || {
        let stream = context.get_stream(&settings.stream).await.ok()?;
        let known = stream.cached_info().cluster.as_ref()?.leader.clone()?;
        let replicas = &stream.cached_info().cluster.as_ref()?.replicas;
        (replicas.len() == 2 && replicas.iter().all(|peer| peer.current && !peer.offline)).then_some(known)
    };
    let all_here = async || {
        until("all three servers are up to date", async || leader().await.is_some()).await;
        leader().await
    };

    // One that follows, the leader, and two in turn.
    for victim in [Victim::Follower, Victim::Leader, Victim::Follower, Victim::Leader] {
        evening.goes_on().await;
        let known = loop {
            if let Some(known) = all_here().await {
                break cluster.number_of(&known);
            }
        };
        let number = match victim {
            Victim::Leader => known,
            Victim::Follower => (known + 1) % cluster.count(),
        };
        cluster.kill(number);
        evening.goes_on().await;
        cluster.raise(number);
    }
    // Two at once: nothing can be acknowledged until one of them is back.
    evening.goes_on().await;
    all_here().await;
    cluster.kill(0);
    cluster.kill(1);
    evening.goes_unheard().await;
    cluster.raise(0);
    evening.goes_on().await;
    cluster.raise(1);
    all_here().await;

    evening.over.store(true, Ordering::SeqCst);
    let told: Vec<Told> = tokio::time::timeout(HANGING, writers.join_all()).await.unwrap();
    let told: Told = told.into_iter().flatten().collect();
    assert_eq!(wrong_with(&evening.journal, &told).await, Vec::<String>::new());
    let hasty = tokio::time::timeout(HANGING, hasty).await.unwrap().unwrap();
    let found = wrong_with(&evening.journal, &hasty).await;
    assert!(found.iter().any(|found| found.contains("acknowledged")), "an early answer was not found");
    assert_eq!(evening.journal.check().await, Ok(()));
}

#[derive(Clone, Copy)]
enum Victim {
    Follower,
    Leader,
}

async fn until(what: &str, done: impl AsyncFn() -> bool) {
    let wait = async {
        while !done().await {
            tokio::time::sleep(GLANCE).await;
        }
    };
    tokio::time::timeout(HANGING, wait).await.unwrap_or_else(|_| panic!("not within reason: {what}"));
}

impl Evening {
    /// Waits until more has been acknowledged.
    async fn goes_on(&self) {
        let wanted = self.acknowledged.load(Ordering::SeqCst) + BETWEEN;
        until("moves are accepted", async || self.acknowledged.load(Ordering::SeqCst) >= wanted).await;
    }

    /// Waits until the hasty one has given two commands for which there is one place at most.
    async fn goes_unheard(&self) {
        let wanted = self.unheard.load(Ordering::SeqCst) + 2;
        until("nothing can be stored", async || self.unheard.load(Ordering::SeqCst) >= wanted).await;
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::SeqCst)
    }
}

/// Gives one command after another, as a table does: what has come to nothing is looked for, and then given
/// again.
async fn write(evening: Arc<Evening>, table: TableId, writer: usize) -> Told {
    let (mut told, mut known) = (Told::new(), Seq::START);
    for number in 0.. {
        if evening.is_over() {
            break;
        }
        let command = format!("{writer}/{number}");
        let seq = loop {
            match evening.journal.append(table, known, vec![record(&command)]).await {
                Ok(seq) => break seq,
                Err(JournalError::Conflict { .. } | JournalError::Unavailable { .. }) => {}
                Err(error) => panic!("{error}"),
            }
            let news = caught_up(&evening.journal, table, known).await;
            known = news.last().map_or(known, |(seq, _)| *seq);
            if let Some((seq, _)) = news.iter().find(|(_, said)| *said == command) {
                break *seq;
            }
        };
        known = known.max(seq);
        evening.acknowledged.fetch_add(1, Ordering::SeqCst);
        told.push((table, command, seq));
    }
    told
}

/// What came after a seq, as soon as the cluster tells.
async fn caught_up(journal: &NatsJournal, table: TableId, after: Seq) -> Vec<(Seq, String)> {
    loop {
        match journal.read(table, after).await {
            Ok(records) => return records.into_iter().map(|record| (record.seq, record.payload)).collect(),
            Err(JournalError::Unavailable { .. }) => tokio::time::sleep(GLANCE).await,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Takes every command for accepted before the cluster has said so, and never asks what became of it.
async fn write_hastily(evening: Arc<Evening>) -> Told {
    let mut told = Told::new();
    let mut seq = Seq::START;
    while !evening.is_over() {
        let command = format!("hasty/{}", told.len());
        told.push((HASTY, command.clone(), seq.next()));
        seq = match evening.journal.append(HASTY, seq, vec![record(&command)]).await {
            Ok(seq) => seq,
            Err(JournalError::Conflict { actual }) => actual,
            Err(_) => {
                evening.unheard.fetch_add(1, Ordering::SeqCst);
                seq
            }
        };
    }
    told
}

/// What is not as the writers were told. Reading verifies the chains.
async fn wrong_with(journal: &NatsJournal, told: &Told) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut stored: HashMap<(TableId, String), Vec<Seq>> = HashMap::new();
    let tables: std::collections::BTreeSet<TableId> = told.iter().map(|(table, ..)| *table).collect();
    for table in tables {
        for (seq, command) in caught_up(journal, table, Seq::START).await {
            stored.entry((table, command)).or_default().push(seq);
        }
    }
    for ((table, command), seqs) in &stored {
        if seqs.len() > 1 {
            wrong.push(format!("{command} lies in table {table} more than once: {seqs:?}"));
        }
    }
    for (table, command, seq) in told {
        match stored.get(&(*table, command.clone())) {
            None => wrong.push(format!("{command} was acknowledged in table {table} and is not there")),
            Some(seqs) if !seqs.contains(seq) => {
                wrong.push(format!("{command} was acknowledged as {seq} and lies at {seqs:?}"));
            }
            Some(_) => {}
        }
    }
    wrong
}
