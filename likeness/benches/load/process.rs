//! A server under test: a process of its own, whose processor time and memory the system counts.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    net::SocketAddr,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use rustix::param::clock_ticks_per_second;
use tempfile::TempDir;

use crate::{Outcome, raw};

/// Longer than any start should take.
const PATIENCE: Duration = Duration::from_secs(60);
/// What a server prints before its address once it takes connections.
const ANNOUNCEMENT: &str = "listening on http://";
/// All guests of all tables come from this one address.
const ALL_FROM_HERE: &str = "sockets-per-address=100000,busy-sockets-per-address=100000,live-tables=1000000,\
     requests-per-second=1000000,requests-at-once=1000000";
/// Where `/proc/PID/stat` has the user time, counted behind the program's name; the system time follows.
const USER_TIME: usize = 11;

/// Which server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    Likeness,
    /// The ceiling: see [`raw`].
    Raw,
}

/// A running server on a free port.
#[derive(Debug)]
pub(crate) struct Server {
    process: Process,
    pub(crate) address: SocketAddr,
    /// From the moment it was asked for to its announcement.
    pub(crate) started_in: Duration,
}

impl Server {
    pub(crate) fn start(program: Program, data: &Path) -> Outcome<Server> {
        let mut command = match program {
            Program::Likeness => {
                let mut command = Command::new(env!("CARGO_BIN_EXE_likeness"));
                command
                    .args([
                        "serve",
                        "--listen",
                        "127.0.0.1:0",
                        "--log-level",
                        "warn",
                        "--shows",
                        "at-once",
                        "--data",
                    ])
                    .arg(data);
                command.args(["--limit", ALL_FROM_HERE]);
                command
            }
            Program::Raw => {
                let mut command = Command::new(std::env::current_exe()?);
                command.env(raw::ROLE, data);
                command
            }
        };
        let asked = Instant::now();
        let mut process = Process(command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?);
        let stdout = process.0.stdout.take().ok_or("the server's output is piped")?;
        let address = announced(stdout)?;
        Ok(Server { process, address, started_in: asked.elapsed() })
    }

    pub(crate) fn id(&self) -> u32 {
        self.process.0.id()
    }

    /// User and system time that the server has used, in steps of a hundredth of a second.
    pub(crate) fn cpu(&self) -> Outcome<Duration> {
        cpu(&self.id().to_string())
    }

    /// Memory that is the server's own, and its share of what it shares, in KiB.
    pub(crate) fn memory(&self) -> Outcome<f64> {
        let rollup = fs::read_to_string(format!("/proc/{}/smaps_rollup", self.id()))?;
        let line =
            rollup.lines().find_map(|line| line.strip_prefix("Pss:")).ok_or("the system tells no PSS")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }
}

/// User and system time that this process has used.
pub(crate) fn own_cpu() -> Outcome<Duration> {
    cpu("self")
}

/// Time that all processors of this machine have been busy with anything.
pub(crate) fn machine_cpu() -> Outcome<Duration> {
    let stat = fs::read_to_string("/proc/stat")?;
    let fields =
        stat.lines().next().and_then(|line| line.strip_prefix("cpu ")).ok_or("no line for all processors")?;
    let ticks: Vec<u64> = fields.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    // User, nice and system; then idle and waiting, which are not work; then interrupts.
    let busy = ticks.iter().take(3).chain(ticks.iter().skip(5).take(2)).sum();
    Ok(of_ticks(busy))
}

fn of_ticks(ticks: u64) -> Duration {
    Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64)
}

fn cpu(process: &str) -> Outcome<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The program's name, in brackets, may have anything in it.
    let (_, fields) = stat.rsplit_once(')').ok_or("the system tells no processor time")?;
    let times = fields.split_whitespace().skip(USER_TIME).take(2).map(str::parse::<u64>);
    let ticks: u64 = times.sum::<Result<u64, _>>()?;
    Ok(of_ticks(ticks))
}

/// A folder for a server's data, on the disk of the build: the system's own folder for temporary files may
/// lie in memory.
pub(crate) fn data_folder() -> Outcome<TempDir> {
    Ok(tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?)
}

/// A child that does not outlive us.
#[derive(Debug)]
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to end.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Waits for the server's address.
fn announced(stdout: ChildStdout) -> Outcome<SocketAddr> {
    let (announce, announcement) = mpsc::channel();
    thread::spawn(move || {
        let mut stdout = BufReader::new(stdout);
        let mut line = String::new();
        while stdout.read_line(&mut line).is_ok_and(|length| length > 0) {
            if let Some((_, address)) = line.split_once(ANNOUNCEMENT) {
                // Whoever asked may have lost patience.
                let _ = announce.send(address.trim().to_owned());
                break;
            }
            line.clear();
        }
        // Nobody reads the rest, but the pipe must not fill up.
        let _ = stdout.read_to_end(&mut Vec::new());
    });
    let address = announcement.recv_timeout(PATIENCE).map_err(|_| "the server did not start")?;
    Ok(address.parse()?)
}
