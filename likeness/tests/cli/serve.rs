//! The server as a process, and what can be done beside it.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    net::{TcpListener, TcpStream},
    process::Stdio,
    time::Instant,
};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use table::Clock;

use super::{
    evening::{Evening, evening, evening_at},
    program::{command, likeness, ran},
};
use crate::support::{
    PATIENCE, Server,
    http::{Request, fetch},
};

#[test]
fn the_server_says_where_it_is_and_ends_cleanly_on_ctrl_c() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = command(&["--listen", "127.0.0.1:0", "--log", "json", "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    stdout.read_line(&mut first).unwrap();
    let port = first.trim_end().strip_prefix("listening on http://127.0.0.1:").expect(&first);
    assert!(TcpStream::connect(("127.0.0.1", port.parse().unwrap())).is_ok(), "it takes connections by then");
    let id = i32::try_from(child.id()).ok().and_then(Pid::from_raw).unwrap();
    kill_process(id, Signal::INT).unwrap();
    let mut welcome = String::new();
    stdout.read_to_string(&mut welcome).unwrap();
    assert!(welcome.contains(&format!("on this computer  http://localhost:{port}\n")), "{welcome}");
    assert!(welcome.contains(&format!("kept in {}.", folder.path().display())), "{welcome}");
    assert!(!welcome.contains('\u{1b}'), "no picture where there is no terminal: {welcome}");
    let ran = ran(child.wait_with_output().unwrap());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for line in ran.stderr.lines() {
        let entry: Value = serde_json::from_str(line).expect("a line of the log is an object");
        assert_eq!(entry["level"], "INFO", "{line}");
    }
    assert!(ran.stderr.contains("the server has stopped"), "{ran:?}");
}

#[test]
fn sigterm_is_a_clean_stop_and_the_tables_are_there_again() {
    let mut server = Server::start();
    assert!(server.stop().success());
    let Evening { code, .. } = evening(server.data());
    server.restart();
    assert!(server.stop().success());
    likeness(&["export", &code.to_string(), "--data", server.data().to_str().unwrap()]).worked();
}

#[test]
fn tables_that_nobody_has_touched_for_long_are_deleted() {
    let mut server = Server::start_with(&["--keep-days", "400", "--undo-days", "0", "--tidy-after", "0"]);
    server.stop();
    let old = evening_at(server.data(), Clock::paused());
    let new = evening(server.data());
    server.restart();
    let data = server.data().to_str().unwrap();
    let given_up = Instant::now() + PATIENCE;
    while likeness(&["export", &old.code.to_string(), "--data", data]).code == Some(0) {
        assert!(Instant::now() < given_up, "the table from years ago is still there");
    }
    likeness(&["export", &new.code.to_string(), "--data", data]).worked();
}

#[test]
fn a_table_that_was_put_aside_is_brought_back_while_the_server_runs() {
    let mut server = Server::start_with(&["--keep-days", "400", "--tidy-after", "0"]);
    server.stop();
    let old = evening_at(server.data(), Clock::paused()).code.to_string();
    server.restart();
    let data = server.data().to_str().unwrap();
    let given_up = Instant::now() + PATIENCE;
    while likeness(&["bring-back", "--data", data]).worked().is_empty() {
        assert!(Instant::now() < given_up, "the table from years ago is not put aside");
    }
    let listed = likeness(&["bring-back", "--data", data]).worked();
    assert_eq!(listed, format!("{old}  put aside 0 days ago\n"));
    let stage = format!("/t/{old}/stage");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let status = |path: &str| runtime.block_on(fetch(server.address(), &Request::get(path))).status;
    assert_eq!(status(&stage), 404, "nobody finds it");
    likeness(&["bring-back", &old, "--data", data]).worked();
    assert_eq!(status(&stage), 200, "and then it is there again");
    likeness(&["bring-back", &old, "--data", data]).failed(1, "no table");
    assert_eq!(likeness(&["bring-back", "--data", data]).worked(), "");
}

#[test]
fn the_command_may_be_left_out_and_a_folder_has_one_server() {
    let server = Server::start();
    let data = server.data().to_str().unwrap();
    for arguments in [
        &["--listen", "127.0.0.1:0", "--data", data][..],
        &["serve", "--listen", "127.0.0.1:0", "--data", data],
    ] {
        likeness(arguments).failed(1, "is in use by another server; stop that one or choose another folder");
    }
}

#[test]
fn corrections_of_the_almanac_are_checked_before_anybody_plays() {
    let folder = tempfile::tempdir().unwrap();
    let (data, file) = (folder.path().join("data"), folder.path().join("corrections.txt"));
    std::fs::write(&file, "no such line\n").unwrap();
    let [data, file] = [&data, &file].map(|path| path.to_str().unwrap());
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", data, "--almanac-corrections", file];
    let ran = likeness(&serve).failed(1, "the corrections of the almanac cannot be used");
    assert!(ran.stderr.contains("corrections.txt:1"), "{ran:?}");
}

#[test]
fn settings_come_from_the_environment_too() {
    let server = Server::start();
    let output = command(&[])
        .env("LIKENESS_LISTEN", "127.0.0.1:0")
        .env("LIKENESS_DATA", server.data())
        .env("LIKENESS_LOG", "off")
        .output();
    ran(output.unwrap()).failed(1, "is in use by another server");
}

#[test]
fn a_port_that_is_taken_is_named_with_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let ran = likeness(&["--listen", &address.to_string(), "--data", data]);
    let ran = ran.failed(1, &format!("port {} is taken by another program", address.port()));
    assert!(ran.stderr.contains("--listen 127.0.0.1:0 takes any that is free"), "{ran:?}");
    let elsewhere = likeness(&["--listen", "192.0.2.1:7447", "--data", data]);
    elsewhere.failed(1, "192.0.2.1 is not an address of this computer");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "").unwrap();
    let data = file.join("data");
    let ran = likeness(&["--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    ran.failed(1, &format!("the data folder {} cannot be used", data.display()));
}

#[test]
fn tables_are_exported_and_backed_up_while_the_server_runs() {
    let mut server = Server::start();
    server.stop();
    let Evening { code, .. } = evening(server.data());
    server.restart();
    let code = code.to_string();
    let data = server.data().to_str().unwrap();
    let exported = likeness(&["export", &code, "--data", data]).worked();

    let elsewhere = tempfile::tempdir().unwrap();
    let copy = elsewhere.path().join("copy");
    let copy = copy.to_str().unwrap();
    assert_eq!(likeness(&["backup", copy, "--data", data]).worked(), "");
    assert_eq!(likeness(&["export", &code, "--data", copy]).worked(), exported);
    likeness(&["backup", copy, "--data", data]).failed(1, "is not empty; choose another folder");
    likeness(&["backup", copy, "--data", copy]).failed(1, "is not empty");
    let names: Vec<_> =
        fs::read_dir(elsewhere.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["copy"], "nothing unfinished is left behind");
}

#[test]
fn a_backup_names_a_damaged_table_and_keeps_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (evening(folder.path()), evening(folder.path()));
    let file = folder.path().join(journal::DATABASE_FILE);
    let mut bytes = fs::read(&file).unwrap();
    // The hash of the guest's key belongs to the first table only; another letter in it breaks the chain.
    let hash = first.secrets[1].as_bytes();
    let at = bytes.windows(hash.len()).position(|window| window == hash).unwrap();
    bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
    fs::write(&file, bytes).unwrap();

    let copy = folder.path().join("copy");
    let (data, copy) = (folder.path().to_str().unwrap(), copy.to_str().unwrap());
    let ran = likeness(&["backup", copy, "--data", data]);
    let ran = ran.failed(1, "1 damaged table could not be copied; all others were");
    assert!(ran.stderr.contains("is damaged at seq"), "{ran:?}");
    likeness(&["export", &second.code.to_string(), "--data", copy]).worked();
    likeness(&["export", &first.code.to_string(), "--data", copy]).failed(1, "there is no table");
}
