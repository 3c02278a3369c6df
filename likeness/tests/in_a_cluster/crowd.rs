//! Guests at many tables who give one command after another, at whatever server answers, and remember what
//! they were told.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use journal::{Journal, NatsJournal, Seq};
use serde_json::json;
use table::{Code, Entry};
use tokio::{task::JoinSet, time::timeout};

use crate::support::{
    guest::Guest,
    http::{Request, Stream, try_fetch},
};

/// How long a guest waits for an answer before they ask another server.
const PATIENCE: Duration = Duration::from_secs(10);
/// Between two commands of one guest, and between two attempts.
const PAUSE: Duration = Duration::from_millis(40);
/// When something that takes seconds counts as hanging.
const HANGING: Duration = Duration::from_secs(90);

/// Who was told what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) guest: u64,
    pub(super) id: String,
    /// The record that their command became.
    pub(super) seq: u64,
}

/// What the guests share.
#[derive(Debug)]
pub(super) struct Evening {
    /// Where servers are that take connections.
    addresses: Vec<String>,
    /// How many commands have been accepted at each table.
    accepted: Vec<AtomicU64>,
    /// How often streams have been opened, and shown the table, at each.
    streams: Vec<AtomicU64>,
    /// The longest that a guest has waited for an answer since it was last asked for.
    longest: Mutex<Duration>,
    over: AtomicBool,
}

impl Evening {
    pub(super) fn new(addresses: Vec<String>, tables: usize) -> Arc<Evening> {
        let counts = || (0..tables).map(|_| AtomicU64::new(0)).collect();
        let (accepted, streams) = (counts(), counts());
        let (longest, over) = (Mutex::default(), AtomicBool::new(false));
        Arc::new(Evening { addresses, accepted, streams, longest, over })
    }

    /// Waits until so many more commands are accepted at every table.
    pub(super) async fn goes_on(&self, commands: u64) {
        let before: Vec<u64> = self.accepted.iter().map(|count| count.load(Ordering::SeqCst)).collect();
        self.until("commands are accepted at every table", || {
            let now = self.accepted.iter().map(|count| count.load(Ordering::SeqCst));
            now.zip(&before).all(|(now, before)| now >= before + commands)
        })
        .await;
    }

    /// Waits until somebody looks on at every table through a stream that was opened since.
    pub(super) async fn streams_are_back(&self, before: &[u64]) {
        self.until("streams show every table", || {
            self.streams().iter().zip(before).all(|(now, before)| now > before)
        })
        .await;
    }

    pub(super) fn streams(&self) -> Vec<u64> {
        self.streams.iter().map(|count| count.load(Ordering::SeqCst)).collect()
    }

    pub(super) async fn until(&self, what: &str, done: impl Fn() -> bool) {
        let wait = async {
            while !done() {
                tokio::time::sleep(PAUSE).await;
            }
        };
        timeout(HANGING, wait).await.unwrap_or_else(|_| panic!("not within reason: {what}; {self:?}"));
    }

    /// The longest wait of a guest since this was asked last.
    pub(super) fn longest_wait(&self) -> Duration {
        std::mem::take(&mut *self.longest.lock().unwrap())
    }

    pub(super) fn end(&self) {
        self.over.store(true, Ordering::SeqCst);
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::SeqCst)
    }

    fn address(&self, attempt: usize) -> &str {
        &self.addresses[attempt % self.addresses.len()]
    }

    fn waited(&self, since: Instant) {
        let mut longest = self.longest.lock().unwrap();
        *longest = longest.max(since.elapsed());
    }
}

/// Gives themselves one name after another, each until somebody says what became of it.
pub(super) async fn play(evening: Arc<Evening>, table: usize, guest: Guest) -> Vec<Told> {
    let (mut told, mut attempt) = (Vec::new(), table);
    for number in 0.. {
        if evening.is_over() {
            break;
        }
        let (id, began) = (format!("{}-{number}", guest.id), Instant::now());
        let command = json!({ "command": "rename", "name": format!("G{} {number}", guest.id) });
        let order = guest.order(&json!({ "id": id, "command": command }));
        let seq = loop {
            let answer = timeout(PATIENCE, try_fetch(evening.address(attempt), &order)).await;
            match answer {
                Ok(Ok(response)) if response.status == 200 => break response.json()["seq"].as_u64().unwrap(),
                // Not available, or too fast: again, under the same id.
                Ok(Ok(response)) if matches!(response.status, 429 | 503) => {}
                Ok(Ok(response)) => panic!("{command}: {} {}", response.status, response.text()),
                Ok(Err(_)) | Err(_) => {}
            }
            attempt += 1;
            tokio::time::sleep(PAUSE).await;
        };
        evening.waited(began);
        evening.accepted[table].fetch_add(1, Ordering::SeqCst);
        told.push(Told { guest: guest.id, id, seq });
        tokio::time::sleep(PAUSE).await;
    }
    told
}

/// Looks on at a table, through one stream after another, each at another server. None of them goes back.
pub(super) async fn look_on(evening: Arc<Evening>, table: usize, guest: Guest) {
    for attempt in table.. {
        let request = Request::get(&guest.api("/stream")).key(&guest.key);
        let opened = timeout(PATIENCE, Stream::open(evening.address(attempt), &request)).await;
        let mut last = 0;
        if let Ok(Ok(mut stream)) = opened {
            // A line on which nothing comes, not even a beat, is a dead one.
            while let Ok(Ok(event)) = timeout(PATIENCE, stream.next()).await {
                if event.name == "view" {
                    let seq = event.json()["seq"].as_u64().unwrap();
                    assert!(seq >= last, "a stream went back from {last} to {seq}");
                    last = seq;
                    evening.streams[table].fetch_add(1, Ordering::SeqCst);
                }
                if evening.is_over() {
                    return;
                }
            }
        }
        if evening.is_over() {
            return;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Somebody who takes every command for accepted as soon as it is sent, and never asks again: a planted
/// fault, which the judge must find.
pub(super) async fn play_hastily(evening: Arc<Evening>, guest: Guest) -> Vec<Told> {
    let mut told = Vec::new();
    let mut sent = JoinSet::new();
    for number in 0.. {
        if evening.is_over() {
            break;
        }
        let id = format!("hasty-{number}");
        let command = json!({ "command": "rename", "name": format!("H{} {number}", guest.id) });
        let order = guest.order(&json!({ "id": id, "command": command }));
        let address = evening.address(number).to_owned();
        sent.spawn(async move { timeout(PATIENCE, try_fetch(&address, &order)).await.is_ok() });
        told.push(Told { guest: guest.id, id, seq: 0 });
        tokio::time::sleep(4 * PAUSE).await;
    }
    sent.join_all().await;
    told
}

/// All commands that a table has, with their records. Reading verifies the chain.
pub(super) async fn stored(journal: &NatsJournal, code: &str) -> BTreeMap<(u64, String), Vec<u64>> {
    let code: Code = code.parse().unwrap();
    let mut found: BTreeMap<(u64, String), Vec<u64>> = BTreeMap::new();
    for record in journal.read(code.table_id(), Seq::START).await.expect("the chain is whole") {
        let entry: Entry = serde_json::from_str(&record.payload).expect("an entry");
        let entry = serde_json::to_value(entry).unwrap();
        if let (Some(by), Some(id)) = (entry["by"].as_u64(), entry["id"].as_str()) {
            found.entry((by, id.to_owned())).or_default().push(record.seq.0);
        }
    }
    found
}

/// What is not as guests were told.
pub(super) fn wrong_with(stored: &BTreeMap<(u64, String), Vec<u64>>, told: &[Told]) -> Vec<String> {
    let mut wrong = Vec::new();
    for ((guest, id), seqs) in stored {
        if seqs.len() > 1 {
            wrong.push(format!("guest {guest}: {id} is there more than once: {seqs:?}"));
        }
    }
    let known: BTreeSet<(u64, &str)> = told.iter().map(|told| (told.guest, told.id.as_str())).collect();
    for (guest, id) in stored.keys().filter(|(guest, id)| !known.contains(&(*guest, id.as_str()))) {
        wrong.push(format!("guest {guest}: nobody was told of {id}"));
    }
    for Told { guest, id, seq } in told {
        match stored.get(&(*guest, id.clone())) {
            None => wrong.push(format!("guest {guest}: {id} was accepted and is not there")),
            Some(seqs) if *seq != 0 && !seqs.contains(seq) => {
                wrong.push(format!("guest {guest}: {id} was accepted as {seq} and is {seqs:?}"));
            }
            Some(_) => {}
        }
    }
    wrong
}

/// The judge must be able to say no.
#[test]
fn what_is_lost_doubled_or_made_up_would_be_found() {
    let told = |id: &str, seq| Told { guest: 1, id: id.to_owned(), seq };
    let kept = [told("a", 1), told("b", 2)];
    let stored = |entries: &[(&str, &[u64])]| {
        entries.iter().map(|(id, seqs)| ((1, (*id).to_owned()), seqs.to_vec())).collect()
    };
    assert_eq!(wrong_with(&stored(&[("a", &[1]), ("b", &[2])]), &kept), Vec::<String>::new());
    for broken in [
        &[("a", &[1][..])][..],
        &[("a", &[1]), ("b", &[3])],
        &[("a", &[1]), ("b", &[2, 3])],
        &[("a", &[1]), ("b", &[2]), ("c", &[3])],
    ] {
        assert_eq!(wrong_with(&stored(broken), &kept).len(), 1, "{broken:?}");
    }
}
