//! A server that stops between vote and count loses no vote, and no key of a counted round is on disk (P1,
//! P5), while other tables play.

use std::{fs, path::Path, process::Command, sync::Arc};

use journal::DATABASE_FILE;
use serde_json::{Value, json};
use table::Code;
use tokio::sync::watch;

use super::{Player, SEATS, SEED, all_back, gather, play};
use crate::support::{
    Server, colours,
    guest::{Dice, Guest, game},
};

/// Who votes for whom, seat by seat, round by round, and how often everybody is named.
const ROUNDS: [([[u8; 2]; SEATS], [u64; SEATS]); 3] = [
    ([[1, 2], [2, 3], [3, 3], [0, 2]], [1, 1, 3, 3]),
    ([[3, 3], [0, 0], [0, 1], [1, 1]], [3, 3, 0, 2]),
    ([[2, 2], [2, 2], [0, 3], [2, 0]], [2, 0, 5, 1]),
];

/// How many commands at other tables are accepted before a kill.
const BESIDE: u64 = 40;

/// The keys that lie on disk for a table.
pub(super) fn keys(folder: &Path, code: &str) -> Vec<Vec<u8>> {
    let table = code.parse::<Code>().unwrap().table_id().0.cast_signed();
    let database = rusqlite::Connection::open(folder.join(DATABASE_FILE)).unwrap();
    let mut keys = database.prepare("SELECT key FROM key WHERE table_id = ?1").unwrap();
    keys.query_map([table], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// The files of a folder in which these bytes stand.
fn files_with(bytes: &[u8], folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let content = fs::read(file.path()).unwrap();
        if content.windows(bytes.len()).any(|window| window == bytes) {
            found.push(file.file_name().into_string().unwrap());
        }
    }
    found
}

fn back_up(folder: &Path, to: &Path) {
    let output = Command::new(env!("CARGO_BIN_EXE_likeness"))
        .args(["backup".as_ref(), to.as_os_str(), "--data".as_ref(), folder.as_os_str()])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// A table of its own among others at which everybody plays as fast as it goes.
struct Evening {
    server: Server,
    party: Vec<Guest>,
    others: Vec<Vec<Player>>,
}

impl Evening {
    /// Something is done here while the others play on; then the server is killed and started again.
    async fn kill_after(&mut self, what: impl AsyncFnOnce(&[Guest])) {
        let accepted = Arc::new(watch::Sender::new(0));
        let beside = play(std::mem::take(&mut self.others), &accepted);
        what(&self.party).await;
        accepted.subscribe().wait_for(|count| *count >= BESIDE).await.expect("everybody plays");
        self.server.kill();
        self.others = all_back(beside).await;
        self.server.restart();
    }

    fn keys(&self) -> Vec<Vec<u8>> {
        keys(self.server.data(), &self.party[0].table)
    }
}

async fn own_ballots(party: &[Guest]) -> Vec<Value> {
    let mut ballots = Vec::new();
    for guest in party {
        ballots.push(game(&guest.look().await)["phase"]["ballot"].clone());
    }
    ballots
}

/// Nobody is told in which order somebody thought of two people.
fn sorted(ballots: [[u8; 2]; SEATS]) -> Vec<Value> {
    let sorted = |mut votes: [u8; 2]| {
        votes.sort_unstable();
        json!(votes)
    };
    ballots.map(sorted).to_vec()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_vote_is_lost_between_vote_and_count_and_no_key_outlives_the_count() {
    let server = Server::start();
    let others = gather(server.address(), &mut Dice::new(SEED)).await;
    let party = Guest::party(server.address(), SEATS).await;
    colours::choose(&party[0], &json!({})).await;
    party[0].must(json!({ "command": "start_game" })).await;
    let mut evening = Evening { server, party, others };
    for (number, (ballots, count)) in ROUNDS.into_iter().enumerate() {
        evening
            .kill_after(async |party| {
                colours::ask(party).await;
                for (guest, votes) in party.iter().zip(ballots) {
                    colours::vote(guest, votes).await;
                }
            })
            .await;
        assert_eq!(own_ballots(&evening.party).await, sorted(ballots), "as they were left");
        let [key] = &evening.keys()[..] else { panic!("the round has one key") };
        assert_ne!(files_with(key, evening.server.data()), Vec::<String>::new(), "it can be looked for");
        evening
            .kill_after(async |party| {
                for guest in &party[..SEATS - 1] {
                    colours::predict(guest, "some").await;
                }
            })
            .await;
        assert_eq!(own_ballots(&evening.party).await, sorted(ballots), "and still so");
        let folder = evening.server.data().to_owned();
        evening
            .kill_after(async |party| {
                colours::predict(&party[SEATS - 1], "some").await;
                assert_eq!(files_with(key, &folder), Vec::<String>::new(), "burnt before the answer");
            })
            .await;
        assert_eq!(colours::counted(&evening.party[0].look().await), count, "round {number}");
        assert_eq!(evening.keys(), Vec::<Vec<u8>>::new());
        assert_eq!(files_with(key, &folder), Vec::<String>::new(), "and not found again after a crash");
        let backups = tempfile::tempdir().unwrap();
        let backup = backups.path().join("backup");
        back_up(&folder, &backup);
        assert_eq!(files_with(key, &backup), Vec::<String>::new(), "nor is it in a backup taken later");
        assert!(fs::metadata(backup.join(DATABASE_FILE)).unwrap().len() > 10_000, "though there is one");
    }
}

/// What looks for keys must be able to find them.
#[test]
fn a_key_that_was_left_behind_would_be_found() {
    let folder = tempfile::tempdir().unwrap();
    let key = [0x5a; 32];
    fs::write(folder.path().join("one"), [&[1; 5_000][..], &key[1..]].concat()).unwrap();
    assert_eq!(files_with(&key, folder.path()), Vec::<String>::new());
    fs::write(folder.path().join("two"), [&[1; 5_000][..], &key, &[2; 70]].concat()).unwrap();
    assert_eq!(files_with(&key, folder.path()), ["two"]);
}
