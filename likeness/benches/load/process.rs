//! A server under test: a process of its own, whose processor time and memory the system counts.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use rustix::param::clock_ticks_per_second;
use tempfile::TempDir;

use crate::{Outcome, allocations, house, raw};

/// Longer than any start should take.
const PATIENCE: Duration = Duration::from_secs(60);
/// What a server prints before its address once it takes connections.
const ANNOUNCEMENT: &str = "listening on http://";
/// Where `/proc/PID/stat` has the user time, counted behind the program's name; the system time follows.
const USER_TIME: usize = 11;

/// The variables that make this program a server: which, and with which data folder.
const ROLE: &str = "LIKENESS_BENCH_SERVER";
const FOLDER: &str = "LIKENESS_BENCH_FOLDER";

/// Which server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    /// The binary as it is shipped.
    Likeness,
    /// The same with the same luck at every table: see [`house`].
    Alike,
    /// The ceiling: see [`raw`].
    Raw,
}

impl Program {
    const ROLES: [Program; 2] = [Program::Alike, Program::Raw];

    fn role(self) -> &'static str {
        match self {
            Program::Likeness => "likeness",
            Program::Alike => "alike",
            Program::Raw => "raw",
        }
    }

    fn command(self, data: &Path) -> Outcome<Command> {
        if self == Program::Likeness {
            let mut command = Command::new(env!("CARGO_BIN_EXE_likeness"));
            command.args(["serve", "--listen", "127.0.0.1:0", "--log-level", "warn", "--shows", "at-once"]);
            command.arg("--data").arg(data).args(["--limit", house::ALL_FROM_HERE]);
            return Ok(command);
        }
        let mut command = Command::new(std::env::current_exe()?);
        command.env(ROLE, self.role()).env(FOLDER, data);
        Ok(command)
    }
}

/// Serves, if this process was started as a server.
pub(crate) fn serve_if_asked() -> Option<Outcome<()>> {
    let role = std::env::var(ROLE).ok()?;
    let folder = PathBuf::from(std::env::var_os(FOLDER)?);
    match Program::ROLES.into_iter().find(|program| program.role() == role)? {
        Program::Raw => Some(raw::serve(&folder)),
        Program::Alike | Program::Likeness => Some(house::serve(&folder)),
    }
}

/// A running server on a free port.
#[derive(Debug)]
pub(crate) struct Server {
    process: Process,
    pub(crate) address: SocketAddr,
    /// From the moment it was asked for to its announcement.
    pub(crate) started_in: Duration,
    questions: ChildStdin,
    lines: mpsc::Receiver<String>,
    counts: bool,
}

impl Server {
    pub(crate) fn start(program: Program, data: &Path) -> Outcome<Server> {
        let mut command = program.command(data)?;
        let asked = Instant::now();
        let mut process = Process(command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?);
        let stdout = process.0.stdout.take().ok_or("the server's output is piped")?;
        let questions = process.0.stdin.take().ok_or("the server's input is piped")?;
        let lines = lines_of(stdout);
        let address = answer(&lines, ANNOUNCEMENT)?.parse()?;
        let counts = program != Program::Likeness;
        Ok(Server { process, address, started_in: asked.elapsed(), questions, lines, counts })
    }

    /// How often the server has asked for memory since its start; none where nobody counts.
    pub(crate) fn allocations(&mut self) -> Outcome<Option<u64>> {
        if !self.counts {
            return Ok(None);
        }
        writeln!(self.questions, "{}", allocations::QUESTION)?;
        Ok(Some(answer(&self.lines, allocations::ANSWER)?.parse()?))
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

/// What a server says, line by line. It is read to the end, so that the pipe does not fill up.
fn lines_of(stdout: ChildStdout) -> mpsc::Receiver<String> {
    let (say, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            // Whoever asked may have lost patience.
            let _ = say.send(line);
        }
    });
    lines
}

/// Waits for a line with this in it, and gives what stands behind it.
fn answer(lines: &mpsc::Receiver<String>, mark: &str) -> Outcome<String> {
    loop {
        let line = lines.recv_timeout(PATIENCE).map_err(|_| format!("the server never said `{mark}`"))?;
        if let Some((_, answer)) = line.split_once(mark) {
            return Ok(answer.trim().to_owned());
        }
    }
}
