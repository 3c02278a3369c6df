//! A server under attack: the release binary, as a process of its own.

use std::{
    fs,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

use crate::Outcome;

#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    _data: TempDir,
}

impl Server {
    pub(crate) fn start(arguments: &[&str]) -> Outcome<Server> {
        let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
        let mut child = Command::new(env!("CARGO_BIN_EXE_likeness"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--log-level",
                "error",
                "--shows",
                "at-once",
                "--data",
            ])
            .arg(data.path())
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdout = child.stdout.take().ok_or("the server's output is piped")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.trim().rsplit('/').next().unwrap_or_default().parse();
        let address = address.map_err(|_| format!("the server did not start: {line}"))?;
        Ok(Server { child, address, _data: data })
    }

    /// Memory that is the server's own, and its share of what it shares, in KiB.
    pub(crate) fn memory(&self) -> Outcome<f64> {
        let rollup = fs::read_to_string(format!("/proc/{}/smaps_rollup", self.child.id()))?;
        let line =
            rollup.lines().find_map(|line| line.strip_prefix("Pss:")).ok_or("the system tells no PSS")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
