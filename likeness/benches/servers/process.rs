//! Servers as processes, and what they take of the processor.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use crate::Outcome;

/// What the server prints before its address once it takes connections.
const ANNOUNCEMENT: &str = "listening on http://";
/// More than any driver asks for.
const UNLIMITED: &str = "1000000";

/// A server with a folder of its own, which ends with it.
pub(crate) struct Server {
    child: Child,
    address: String,
    _data: tempfile::TempDir,
}

impl Server {
    /// The built binary, with no limits on how much one address asks.
    pub(crate) fn start(arguments: &[&str]) -> Outcome<Server> {
        let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
        let limits = format!("requests-per-second={UNLIMITED},requests-at-once={UNLIMITED}");
        let mut child = Command::new(env!("CARGO_BIN_EXE_likeness"))
            .args(["serve", "--listen", "127.0.0.1:0", "--commands-a-second", UNLIMITED, "--limit", &limits])
            .arg("--data")
            .arg(data.path())
            .args(arguments)
            .env("LIKENESS_NATS_PASSWORD", testcluster::PASSWORD)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()?;
        let mut said = BufReader::new(child.stdout.take().ok_or("its words are piped")?).lines();
        let line = said.next().ok_or("the server says where it listens")??;
        let address = line.strip_prefix(ANNOUNCEMENT).ok_or("the server says where it listens")?.to_owned();
        // Somebody has to listen, or the server could not go on speaking.
        std::thread::spawn(move || said.for_each(drop));
        Ok(Server { child, address, _data: data })
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Nothing is left to be done for one that has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many seconds of the processor these have taken since they began.
pub(crate) fn cpu_seconds(ids: &[u32]) -> Outcome<f64> {
    let ticks_a_second = rustix::param::clock_ticks_per_second() as f64;
    let mut all = 0.0;
    for id in ids {
        let stat = fs::read_to_string(format!("/proc/{id}/stat"))?;
        // The name of the program may have spaces, and ends with the last bracket.
        let (_, rest) = stat.rsplit_once(')').ok_or("a process has a name")?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let ticks: f64 = fields[11].parse::<f64>()? + fields[12].parse::<f64>()?;
        all += ticks / ticks_a_second;
    }
    Ok(all)
}
