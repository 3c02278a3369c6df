//! A disk that is full, fails or lies: a sentence instead of a promise, and nothing that was accepted is lost
//! (P1, P3).

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use journal::{DATABASE_FILE, Journal, NewRecord, Seq, SqliteJournal, SqliteReader};
use serde_json::{Value, json};
use table::Code;
use tempfile::TempDir;

use crate::support::{
    PATIENCE, Server, colours,
    guest::{self, Guest, game},
    http::{Request, Response, fetch},
};

const LIKENESS: &str = env!("CARGO_BIN_EXE_likeness");

/// A program that stands in the place of the server's binary and becomes it.
struct Launcher {
    folder: TempDir,
}

impl Launcher {
    /// `line` is a line of shell in which `"$@"` are the arguments of the server.
    fn new(line: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("likeness");
        fs::write(&path, format!("#!/bin/sh\n{line}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        Self { folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("likeness")
    }
}

/// A small file system in a name space of its own: it needs no rights, and goes when its keeper goes.
struct SmallDisk {
    keeper: Child,
    mount: TempDir,
}

impl SmallDisk {
    const BYTES: u64 = 3 * 1024 * 1024;

    fn new() -> Self {
        let mount = tempfile::tempdir().unwrap();
        let script =
            format!("mount -t tmpfs -o size={} tmpfs \"$1\" && echo mounted && exec cat", Self::BYTES);
        let mut keeper = Command::new("unshare")
            .args(["--map-root-user", "--mount", "sh", "-c", &script, "sh"])
            .arg(mount.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("unshare is part of util-linux");
        let mut line = String::new();
        BufReader::new(keeper.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line, "mounted\n", "this system lets nobody mount a file system of their own");
        Self { keeper, mount }
    }

    /// Starts the server inside, with its data there.
    fn launcher(&self) -> Launcher {
        let (keeper, data) = (self.keeper.id(), self.mount.path().join("data"));
        // In the place of `--data FOLDER`, as the harness writes it: that folder stays empty.
        Launcher::new(&format!(
            "exec nsenter --target {keeper} --user --mount --preserve-credentials -- \
             {LIKENESS} serve --listen \"$3\" --data {}",
            data.display()
        ))
    }

    /// The same place as seen from here.
    fn path(&self) -> PathBuf {
        let inside = self.mount.path().strip_prefix("/").unwrap();
        Path::new("/proc").join(self.keeper.id().to_string()).join("root").join(inside)
    }

    /// Takes all the room that is left.
    fn fill(&self) {
        let mut ballast = fs::File::create(self.path().join("ballast")).unwrap();
        while ballast.write_all(&[0; 4096]).is_ok() {}
    }

    fn make_room(&self) {
        fs::remove_file(self.path().join("ballast")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Its end is the end of the name space, once the server is gone too.
        drop(self.keeper.stdin.take());
        self.keeper.wait().unwrap();
    }
}

fn rename(round: usize) -> Value {
    json!({ "command": "rename", "name": format!("Name {round}") })
}

/// Renames a guest until the server refuses to: the last name and seq that were accepted, and the refusal.
async fn rename_until_refused(guest: &Guest) -> (String, u64, Response) {
    let view = guest.look().await;
    let mut last = (view["guests"][0]["name"].as_str().unwrap().to_owned(), view["seq"].as_u64().unwrap());
    for round in 0.. {
        let response = guest.ask(rename(round)).await;
        if response.status != 200 {
            return (last.0, last.1, response);
        }
        last = (format!("Name {round}"), response.json()["seq"].as_u64().unwrap());
    }
    unreachable!("a disk has an end")
}

#[tokio::test]
async fn a_full_disk_refuses_with_a_sentence_and_loses_nothing() {
    let disk = SmallDisk::new();
    let launcher = disk.launcher();
    let mut server = Server::start_program(&launcher.path(), &[]);
    let host = Guest::open(server.address(), "Ana").await;
    let friend = host.join("Bo").await;
    disk.fill();

    let (name, seq, refusal) = rename_until_refused(&host).await;
    assert_eq!((refusal.status, refusal.error_code().as_str()), (503, "no_space"), "{}", refusal.text());
    assert_eq!(refusal.header("retry-after"), Some("10"), "when to ask again");
    let english = refusal.json()["error"]["message"].as_str().unwrap().to_owned();
    assert!(english.contains("no space"), "{english}");
    let french = host.order(&json!({ "command": rename(0) })).in_language("fr");
    let french = fetch(server.address(), &french).await.expect(503).json();
    assert_ne!(french["error"]["message"], english, "the sentence is in the language that was asked for");
    let form = Request::form(&host.page("/do"), &[("do", "rename"), ("name", "Cy")]).cookie(&host.key);
    let page = fetch(server.address(), &form).await.expect(503);
    assert!(page.is_page() && page.text().contains("no space"), "a page says it too: {}", page.text());
    let view = friend.look().await;
    assert_eq!((&view["guests"][0]["name"], &view["seq"]), (&json!(name), &json!(seq)), "as accepted last");
    assert_eq!(fetch(server.address(), &Request::get("/healthz")).await.status, 200, "the server stays up");
    let ready = fetch(server.address(), &Request::get("/readyz")).await;
    assert_eq!(ready.status, 503, "and is not ready: {}", ready.text());

    disk.make_room();
    let again = host.must(json!({ "command": "start_game" })).await;
    assert_eq!(again, seq + 1, "the game goes on where it was");
    disk.fill();
    let (name, seq, _) = rename_until_refused(&friend).await;
    server.kill();
    disk.make_room();
    server.restart();
    let view = host.look().await;
    assert_eq!(
        view["seq"],
        json!(seq),
        "after a restart all that was accepted is there, and no more: {name}"
    );
    host.must(json!({ "command": "break_off" })).await;
}

/// A line for each would fill the disk further.
#[tokio::test]
async fn a_full_disk_is_told_once_and_not_for_every_request() {
    let disk = SmallDisk::new();
    let launcher = disk.launcher();
    let mut server = Server::start_program(&launcher.path(), &[]);
    let host = Guest::open(server.address(), "Ana").await;
    disk.fill();
    rename_until_refused(&host).await;
    for round in 0..20 {
        host.ask(rename(round)).await.expect(503);
    }
    disk.make_room();
    server.stop();
    let log = server.log();
    let lines = log.lines().filter(|line| line.contains("space")).count();
    assert_eq!(lines, 1, "{log}");
}

/// TC-8: a count that cannot be stored has not been made. Its votes stay where they are, and so does their
/// key.
#[tokio::test]
async fn a_count_that_finds_no_room_is_made_later_with_the_same_votes() {
    let disk = SmallDisk::new();
    let launcher = disk.launcher();
    let mut server = Server::start_program(&launcher.path(), &[]);
    let party = Guest::party(server.address(), 3).await;
    colours::choose(&party[0], &json!({})).await;
    party[0].must(json!({ "command": "start_game" })).await;
    colours::ask(&party).await;
    for (guest, votes) in party.iter().zip([[1, 1], [2, 0], [1, 0]]) {
        colours::vote(guest, votes).await;
    }
    for guest in &party[1..] {
        colours::predict(guest, "some").await;
    }
    disk.fill();
    rename_until_refused(&party[0]).await;
    let last = guest::colours(colours::prediction("some"));
    let refused = party[0].ask(last.clone()).await.expect(503);
    assert_eq!(refused.error_code(), "no_space");
    let phase = game(&party[1].look().await)["phase"].clone();
    assert_eq!((&phase["phase"], &phase["ballot"]), (&json!("predicting"), &json!([0, 2])));
    server.kill();
    disk.make_room();
    server.restart();
    assert_eq!(game(&party[1].look().await)["phase"], phase, "as it was before the disk was full");
    party[0].must(last).await;
    assert_eq!(colours::counted(&party[2].look().await), [2, 3, 1]);
}

/// A write that fails in any other way ends the process: it promises nothing that it cannot keep, and comes
/// back.
#[tokio::test]
async fn a_failing_disk_ends_the_server_and_loses_nothing() {
    // The signal that comes with a limit of file sizes would end the server before it saw the error.
    let launcher = Launcher::new(&format!("trap '' XFSZ\nexec {LIKENESS} \"$@\""));
    let mut server = Server::start_program(&launcher.path(), &[]);
    let host = Guest::open(server.address(), "Ana").await;
    let log = server.data().join(format!("{DATABASE_FILE}-wal"));
    let limit = fs::metadata(&log).unwrap().len() + 40_000;
    let prlimit = Command::new("prlimit")
        .args(["--pid", &server.id().to_string(), &format!("--fsize={limit}:")])
        .status()
        .expect("prlimit is part of util-linux");
    assert!(prlimit.success());

    let mut accepted = host.look().await["seq"].as_u64().unwrap();
    for round in 0.. {
        match host.try_ask(&format!("id-{round}"), &rename(round)).await {
            Ok(response) => accepted = response.expect(200).json()["seq"].as_u64().unwrap(),
            Err(_) => break,
        }
    }
    let status = server.stop();
    assert_eq!(status.code(), Some(74), "{}", server.log());
    assert!(server.log().contains("see to the disk and start the server again"), "{}", server.log());
    server.restart();
    let seq = host.look().await["seq"].as_u64().unwrap();
    assert!((accepted..=accepted + 1).contains(&seq), "{accepted} were accepted, {seq} are there");
    host.must(rename(0)).await;
}

fn table_id(code: &str) -> i64 {
    code.parse::<Code>().unwrap().table_id().0.cast_signed()
}

#[tokio::test]
async fn a_damaged_table_says_so_and_the_others_play_on() {
    let mut server = Server::start();
    let (hurt, sound) = (Guest::party(server.address(), 2).await, Guest::party(server.address(), 2).await);
    for party in [&hurt, &sound] {
        party[0].must(json!({ "command": "start_game" })).await;
    }
    server.stop();
    let database = rusqlite::Connection::open(server.data().join(DATABASE_FILE)).unwrap();
    let payload: String = database
        .query_row(
            "SELECT payload FROM record WHERE table_id = ?1 AND seq = 2",
            [table_id(&hurt[0].table)],
            |row| row.get(0),
        )
        .unwrap();
    let flipped = payload.replacen("Guest 1", "Guest 3", 1);
    assert_ne!(payload, flipped);
    database
        .execute(
            "UPDATE record SET payload = ?1 WHERE table_id = ?2 AND seq = 2",
            (flipped, table_id(&hurt[0].table)),
        )
        .unwrap();
    drop(database);
    server.restart();

    let look = Request::get(&hurt[0].api("")).key(&hurt[0].key);
    let english = fetch(server.address(), &look.clone().in_language("en")).await.expect(503);
    assert_eq!(english.error_code(), "damaged");
    assert!(english.text().contains("data of this table is damaged"), "{}", english.text());
    let french = fetch(server.address(), &look.in_language("fr")).await.expect(503);
    assert_ne!(french.json()["error"]["message"], english.json()["error"]["message"]);
    let page =
        fetch(server.address(), &Request::get(&hurt[0].page("")).cookie(&hurt[0].key)).await.expect(503);
    assert!(page.is_page() && page.text().contains("data of this table is damaged"), "{}", page.text());
    assert_eq!(hurt[1].ask(json!({ "command": "leave" })).await.expect(503).error_code(), "damaged");
    assert!(
        SqliteReader::open(server.data())
            .unwrap()
            .read(hurt[0].table.parse::<Code>().unwrap().table_id(), Seq::START)
            .is_err()
    );

    sound[0].play(json!({ "do": "draw_cards" })).await;
    Guest::open(server.address(), "Cy").await;
    let metrics = fetch(server.address(), &Request::get("/metrics")).await.text();
    assert!(metrics.contains("likeness_tables{state=\"quarantined\"} 1"), "{metrics}");
    server.stop();
    assert!(server.log().contains("a table is damaged"), "the operator is told: {}", server.log());
    assert!(!server.log().contains(&hurt[0].table), "and not of which: that is its code: {}", server.log());
}

/// Everybody leaves a game that goes on all the same, which no command leads to: whose turn it is cannot be
/// told.
const IMPOSSIBLE: &str = r#"{"events":[
    {"type":"played","play":{"game":"happiness","event":{"type":"seat_left","seat":0}}},
    {"type":"played","play":{"game":"happiness","event":{"type":"seat_left","seat":1}}}
]}"#;

/// F18
#[tokio::test]
async fn a_table_that_panics_is_told_in_the_log_and_the_others_go_on() {
    let mut server = Server::start();
    let (hurt, sound) = (Guest::party(server.address(), 2).await, Guest::party(server.address(), 2).await);
    for party in [&hurt, &sound] {
        party[0].must(json!({ "command": "start_game" })).await;
    }
    server.stop();
    let table = hurt[0].table.parse::<Code>().unwrap().table_id();
    let journal = SqliteJournal::open(server.data()).unwrap();
    let last = journal.read(table, Seq::START).await.unwrap().last().unwrap().clone();
    let record = NewRecord { at: last.at, payload: IMPOSSIBLE.to_owned() };
    journal.append(table, last.seq, vec![record]).await.unwrap();
    drop(journal);
    server.restart();
    let look = Request::get(&hurt[0].api("")).key(&hurt[0].key);
    assert_eq!(fetch(server.address(), &look).await.expect(503).error_code(), "damaged");
    sound[0].play(json!({ "do": "draw_cards" })).await;
    let metrics = fetch(server.address(), &Request::get("/metrics")).await.text();
    assert!(metrics.contains("likeness_tables{state=\"quarantined\"} 1"), "{metrics}");
    server.stop();
    let log = server.log();
    let told = |line: &&str| line.contains("ERROR") && line.contains("a table panicked and is closed");
    assert_eq!(log.lines().filter(told).count(), 1, "{log}");
    assert!(!log.contains(&hurt[0].table), "{log}");
}

/// What the server says and how it ends when it cannot start.
fn refuses_to_start(folder: &Path) -> (String, Option<i32>) {
    let child = Command::new(LIKENESS)
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let id = child.id();
    // A server that starts after all would run for ever.
    let (done, ended) = std::sync::mpsc::channel();
    std::thread::spawn(move || done.send(child.wait_with_output()));
    let output = ended.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("process {id} started")).unwrap();
    assert!(!String::from_utf8_lossy(&output.stdout).contains("listening"));
    (String::from_utf8_lossy(&output.stderr).into_owned(), output.status.code())
}

#[tokio::test]
async fn a_file_that_is_no_journal_is_refused_and_left_as_it_is() {
    let mut server = Server::start();
    Guest::open(server.address(), "Ana").await;
    server.stop();
    let path = server.data().join(DATABASE_FILE);
    let whole = fs::read(&path).unwrap();
    for garbage in [b"all work and no play".repeat(500), vec![0xff; whole.len()]] {
        fs::write(&path, &garbage).unwrap();
        let (said, code) = refuses_to_start(server.data());
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("likeness: ") && said.contains(DATABASE_FILE), "{said}");
        assert!(!said.contains("panicked"), "{said}");
        assert_eq!(fs::read(&path).unwrap(), garbage, "it may be somebody's");
    }
    fs::write(&path, &whole).unwrap();
    server.restart();
}

/// SQLite drops what follows a broken frame of its log without a word.
#[tokio::test]
async fn a_damaged_log_is_refused_with_what_to_do_and_nothing_is_touched() {
    let more = tempfile::NamedTempFile::new().unwrap();
    let launcher = Launcher::new(&format!("exec {LIKENESS} \"$@\" $(cat {})", more.path().display()));
    let mut server = Server::start_program(&launcher.path(), &[]);
    let host = Guest::open(server.address(), "Ana").await;
    for round in 0..5 {
        host.must(rename(round)).await;
    }
    server.kill();
    let files =
        [DATABASE_FILE.to_owned(), format!("{DATABASE_FILE}-wal")].map(|name| server.data().join(name));
    let mut log = fs::read(&files[1]).unwrap();
    let middle = log.len() / 2;
    log[middle] ^= 4;
    fs::write(&files[1], &log).unwrap();
    let before = files.clone().map(|file| fs::read(file).unwrap());
    let (said, code) = refuses_to_start(server.data());
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("acknowledged") && said.contains("--accept-loss"), "{said}");
    assert!(files.map(|file| fs::read(file).unwrap()) == before, "something was touched");

    fs::write(more.path(), "--accept-loss").unwrap();
    server.restart();
    let name = host.look().await["guests"][0]["name"].as_str().unwrap().to_owned();
    assert_ne!(name, "Name 4", "the last records are lost");
    host.must(rename(9)).await;
    assert!(server.log().contains("set aside"), "{}", server.log());
    let mut folders = fs::read_dir(server.data()).unwrap().map(|entry| entry.unwrap().path());
    let aside = folders.find(|path| path.is_dir()).unwrap();
    assert!(fs::read(aside.join(format!("{DATABASE_FILE}-wal"))).unwrap() == log, "kept as it was found");
}
