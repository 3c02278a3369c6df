//! `likeness move`: from a data folder into a cluster and back, with a `kill -9` in the middle of both ways.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};

use journal::{
    Hash, Journal, KeyChanges, KeyId, Millis, NatsJournal, NewRecord, Seq, SqliteJournal, SqliteReader,
    TableId, VaultKey,
};
use serde_json::json;
use table::Code;
use testcluster::{Cluster, Setup};

use super::LIKENESS;
use crate::support::{
    Server,
    cluster::{Access, at},
    guest::Guest,
};

/// Tables beside those that people sit at: enough to be in the middle for a while.
const TABLES: u64 = 120;
const RECORDS: u64 = 30;
/// Some have a ballot that is open.
const KEY: KeyId = KeyId(9);
const HANGING: Duration = Duration::from_secs(120);
const GLANCE: Duration = Duration::from_millis(5);

/// What must be the same after a move: the end of each chain, and the keys.
type Inventory = BTreeMap<TableId, (Seq, Option<Hash>, Vec<(KeyId, VaultKey)>)>;

async fn inventory(journal: &impl Journal, tables: impl IntoIterator<Item = TableId>) -> Inventory {
    let mut all = Inventory::new();
    for table in tables {
        let last = journal.read(table, Seq::START).await.unwrap().pop();
        let (seq, hash) = last.map_or((Seq::START, None), |last| (last.seq, Some(last.hash)));
        all.insert(table, (seq, hash, journal.keys(table).await.unwrap()));
    }
    all
}

async fn in_folder(folder: &Path) -> Inventory {
    let held = SqliteJournal::open(folder).unwrap();
    let tables = SqliteReader::open(folder).unwrap().tables().unwrap();
    inventory(&held, tables).await
}

async fn in_cluster(journal: &NatsJournal) -> Inventory {
    let tables = journal.tables().await.unwrap();
    inventory(journal, tables).await
}

fn some_table(number: u64) -> TableId {
    // Not as evenly as codes fall, and no code that a server would draw.
    TableId(number * 7919 + 3)
}

fn record(text: String) -> NewRecord {
    NewRecord { at: Millis(1), payload: text }
}

/// Tables that nobody sits at, one of them longer than a message may be.
async fn fill(folder: &Path) {
    let journal = SqliteJournal::open(folder).unwrap();
    for number in 0..TABLES {
        let records = (0..RECORDS).map(|seq| record(format!("{{\"{number}\":{seq}}}"))).collect();
        let made = if number % 3 == 0 { vec![(KEY, VaultKey::new([number as u8; 32]))] } else { vec![] };
        let keys = KeyChanges { made, burnt: vec![] };
        journal.append_with(some_table(number), Seq::START, records, keys).await.unwrap();
    }
    let long = (0..40).map(|seq| record(format!("{seq}{}", "x".repeat(300 * 1024)))).collect();
    journal.append(some_table(TABLES), Seq::START, long).await.unwrap();
}

struct Scene {
    cluster: Cluster,
    access: Access,
    journal: NatsJournal,
}

impl Scene {
    async fn set() -> Scene {
        let cluster = Cluster::start(Setup::Sound, 3).await;
        let journal = cluster.open(&cluster.settings("likeness")).await;
        Scene { access: Access::to(&cluster), journal, cluster }
    }

    fn moving(&self, from: &str, to: &str) -> Command {
        let mut command = Command::new(LIKENESS);
        command.args(["move", from, to]).args(self.access.without_address());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn moved(&self, from: &str, to: &str) -> Output {
        self.moving(from, to).output().unwrap()
    }

    /// Ends the move on the spot as soon as some tables have come and some have not.
    async fn killed(&self, from: &str, to: &str, in_the_middle: impl AsyncFn() -> bool) {
        let mut child = self.moving(from, to).spawn().unwrap();
        let began = Instant::now();
        while !in_the_middle().await {
            assert!(began.elapsed() < HANGING, "the move does not begin");
            assert!(child.try_wait().unwrap().is_none(), "the move was over before it could be killed");
            tokio::time::sleep(GLANCE).await;
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_goes_into_a_cluster_and_back_though_it_is_killed_in_the_middle() {
    let scene = Scene::set().await;
    let mut server = Server::start();
    let ana = Guest::open(server.address(), "Ana").await;
    let bo = ana.join("Bo").await;
    ana.must(json!({ "command": "start_game" })).await;
    let seen = (ana.look().await["game"].clone(), bo.look().await["game"].clone());
    let folder = server.data().to_owned();
    let address = scene.access.address().to_owned();

    // A server holds the folder.
    let refused = scene.moved(text(&folder), &address);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains("in use by another server"), "{}", stderr(&refused));

    server.stop();
    fill(&folder).await;
    let before = in_folder(&folder).await;
    assert_eq!(before.len() as u64, TABLES + 2);

    let some_have_come = async || (5..TABLES as usize).contains(&scene.journal.tables().await.unwrap().len());
    scene.killed(text(&folder), &address, some_have_come).await;
    let (here, there) = (in_folder(&folder).await, in_cluster(&scene.journal).await);
    assert!(!here.is_empty() && !there.is_empty(), "{} here, {} there", here.len(), there.len());
    let both: Inventory = here.into_iter().chain(there).collect();
    assert!(both == before, "a table is whole in one of both places at every moment");

    let finished = scene.moved(text(&folder), &address);
    assert!(finished.status.success(), "{}", stderr(&finished));
    assert!(in_cluster(&scene.journal).await == before, "codes, chains and keys are the same");
    assert!(in_folder(&folder).await.is_empty(), "and nothing is left behind");

    // The game goes on where it was, with the same seats.
    let arguments = scene.access.arguments(&[]);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut other = Server::start_with(&arguments);
    let there = |guest: &Guest| at(other.address(), guest);
    let look = (there(&ana).look().await["game"].clone(), there(&bo).look().await["game"].clone());
    assert_eq!(look, seen);
    there(&ana).must(json!({ "command": "break_off" })).await;
    there(&ana).must(json!({ "command": "start_game" })).await;
    let seen = there(&bo).look().await["game"].clone();
    other.stop();

    // And back, into the folder that it came from.
    let before = in_cluster(&scene.journal).await;
    let some_have_gone = async || (5..TABLES as usize).contains(&scene.journal.tables().await.unwrap().len());
    scene.killed(&address, text(&folder), some_have_gone).await;
    let finished = scene.moved(&address, text(&folder));
    assert!(finished.status.success(), "{}", stderr(&finished));
    assert!(in_folder(&folder).await == before, "codes, chains and keys are the same");
    assert!(in_cluster(&scene.journal).await.is_empty(), "and nothing is left behind");
    server.restart();
    assert_eq!(bo.look().await["game"], seen);
    ana.must(json!({ "command": "break_off" })).await;
    server.stop();
    drop(scene.cluster);
}

/// What the same command finds that was killed at the worst moments.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_a_table_that_went_two_ways_is_refused() {
    let scene = Scene::set().await;
    let data = tempfile::tempdir().unwrap();
    let folder: PathBuf = data.path().join("likeness");
    let (from, to) = (text(&folder).to_owned(), scene.access.address().to_owned());
    let code: Code = "KR7WQ4".parse().unwrap();
    let table = code.table_id();
    let keys = |made: Vec<u8>| KeyChanges {
        made: made.into_iter().map(|id| (KeyId(id.into()), VaultKey::new([id; 32]))).collect(),
        burnt: vec![],
    };
    let one = || vec![record("one".into())];
    let here = async |texts: &[&str], made: Vec<u8>| {
        let journal = SqliteJournal::open(&folder).unwrap();
        journal.forget(table).await.unwrap();
        let records = texts.iter().map(|text| record((*text).into())).collect();
        journal.append_with(table, Seq::START, records, keys(made)).await.unwrap();
    };
    let there = async || scene.journal.read(table, Seq::START).await.unwrap().len();

    // Killed before it was deleted here; there it was played on, and a ballot counted.
    here(&["one"], vec![1, 2]).await;
    scene.journal.append_with(table, Seq::START, one(), keys(vec![1])).await.unwrap();
    scene.journal.append(table, Seq(1), vec![record("two".into())]).await.unwrap();
    let moved = scene.moved(&from, &to);
    assert!(moved.status.success(), "{}", stderr(&moved));
    assert_eq!(there().await, 2, "what was played there stays");
    assert_eq!(scene.journal.keys(table).await.unwrap().len(), 1, "and a destroyed key does not come back");
    assert!(in_folder(&folder).await.is_empty());

    // Killed before it was deleted there; a key was destroyed here since.
    scene.journal.forget(table).await.unwrap();
    here(&["one"], vec![1]).await;
    scene.journal.append_with(table, Seq::START, one(), keys(vec![1, 2])).await.unwrap();
    assert!(scene.moved(&from, &to).status.success());
    assert_eq!(scene.journal.keys(table).await.unwrap(), [(KeyId(1), VaultKey::new([1; 32]))]);

    // An older copy is there, such as a backup that was brought in once.
    here(&["one", "two", "three"], vec![]).await;
    let moved = scene.moved(&from, &to);
    assert!(moved.status.success(), "{}", stderr(&moved));
    assert_eq!(there().await, 3);

    // Another history: nothing is moved, of this table or any other.
    here(&["one", "zwei"], vec![]).await;
    let journal = SqliteJournal::open(&folder).unwrap();
    journal.append(some_table(1), Seq::START, one()).await.unwrap();
    drop(journal);
    let before = in_folder(&folder).await;
    for (from, to) in [(&from, &to), (&to, &from)] {
        let refused = scene.moved(from, to);
        assert_eq!(refused.status.code(), Some(1));
        let said = stderr(&refused);
        assert!(said.contains("KR7WQ4") && said.contains("Nothing was moved"), "{said}");
        assert!(in_folder(&folder).await == before);
        assert_eq!((there().await, scene.journal.tables().await.unwrap().len()), (3, 1));
    }
    for wrong in [[&from, &from], [&to, &to], [&from, &"http://a".to_owned()]] {
        assert_eq!(scene.moved(wrong[0], wrong[1]).status.code(), Some(2), "{wrong:?}");
    }
    let nothing = scene.moved(text(&data.path().join("nowhere")), &to);
    assert!(stderr(&nothing).contains("there is no journal in"), "{}", stderr(&nothing));
    assert!(!data.path().join("nowhere").exists(), "and none is made");
}
