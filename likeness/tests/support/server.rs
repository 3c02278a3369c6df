//! A Likeness server of the test's own, as a process.

use std::{
    ffi::OsString,
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    sync::{Arc, Mutex, MutexGuard, mpsc},
    thread::{self, JoinHandle},
};

use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

use super::PATIENCE;

/// What the server prints before its address once it takes connections.
const ANNOUNCEMENT: &str = "listening on http://";
/// Any free port of this machine only.
const ANY_PORT: &str = "127.0.0.1:0";

/// A running (or stopped) server, with a data folder of its own. Both are gone when it is dropped.
#[derive(Debug)]
pub(crate) struct Server {
    program: PathBuf,
    arguments: Vec<OsString>,
    data: TempDir,
    address: String,
    child: Option<Child>,
    log: Log,
    /// The threads that gather the log; each ends with what it reads.
    readers: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts the built binary on a free port with an empty data folder, and waits until it takes
    /// connections.
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    /// As [`start`](Self::start), with more arguments after `serve --listen ... --data ...`.
    pub(crate) fn start_with(arguments: &[&str]) -> Self {
        Self::start_program(Path::new(env!("CARGO_BIN_EXE_likeness")), arguments)
    }

    /// As [`start_with`](Self::start_with), with another program in the place of the binary.
    pub(crate) fn start_program(program: &Path, arguments: &[&str]) -> Self {
        let data = tempfile::Builder::new().prefix("likeness-data-").tempdir().expect("a temporary folder");
        let mut server = Self {
            program: program.to_owned(),
            arguments: arguments.iter().map(OsString::from).collect(),
            data,
            address: ANY_PORT.to_owned(),
            child: None,
            log: Log::default(),
            readers: Vec::new(),
        };
        server.launch();
        server
    }

    /// Starts the server again, on the same data folder and the same port. It must have been stopped or
    /// killed.
    pub(crate) fn restart(&mut self) {
        assert!(self.child.is_none(), "the server is still running: stop or kill it before the restart");
        self.launch();
    }

    /// The same with other arguments.
    pub(crate) fn restart_with(&mut self, arguments: &[&str]) {
        self.arguments = arguments.iter().map(OsString::from).collect();
        self.restart();
    }

    /// Asks the server to end (SIGTERM) and waits until it has.
    pub(crate) fn stop(&mut self) -> ExitStatus {
        self.end(Signal::TERM)
    }

    /// Ends the server on the spot (SIGKILL), as a power cut would.
    pub(crate) fn kill(&mut self) -> ExitStatus {
        self.end(Signal::KILL)
    }

    /// Lets the process stand still (SIGSTOP) until it is let go on.
    pub(crate) fn pause(&self) {
        signal_child(self.child.as_ref().expect("the server is running"), Signal::STOP);
    }

    /// Lets a process go on that stands still (SIGCONT).
    pub(crate) fn resume(&self) {
        signal_child(self.child.as_ref().expect("the server is running"), Signal::CONT);
    }

    /// Host and port, as in `127.0.0.1:40123`. The same after a restart.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// The full address of a path that begins with a slash.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The data folder.
    pub(crate) fn data(&self) -> &Path {
        self.data.path()
    }

    /// The process id of the running server.
    pub(crate) fn id(&self) -> u32 {
        self.child.as_ref().expect("the server is running").id()
    }

    /// Everything that the server has printed so far, over all its starts.
    pub(crate) fn log(&self) -> String {
        self.log.text()
    }

    fn launch(&mut self) {
        let mut child = Command::new(&self.program)
            .args(["serve", "--listen", &self.address, "--data"])
            .arg(self.data.path())
            // Most tests have no time to look at reveals; who has says `--shows played`.
            .env("LIKENESS_SHOWS", "at-once")
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{} cannot be started: {error}", self.program.display()));
        let (announce, announced) = mpsc::channel();
        self.readers = vec![
            self.log.follow(child.stdout.take().expect("stdout is piped"), Some(announce)),
            self.log.follow(child.stderr.take().expect("stderr is piped"), None),
        ];
        self.child = Some(child);
        // The sender goes away with the process, so a server that ends early is noticed at once.
        self.address = announced.recv_timeout(PATIENCE).unwrap_or_else(|_| {
            panic!("the server did not say `{ANNOUNCEMENT}...`. It printed:\n{}", self.log());
        });
    }

    fn end(&mut self, signal: Signal) -> ExitStatus {
        let mut child = self.child.take().expect("the server is running");
        signal_child(&child, signal);
        let status = child.wait().expect("we may wait for our own child");
        for reader in self.readers.drain(..) {
            reader.join().expect("gathering lines does not panic");
        }
        status
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.child.is_some() {
            self.kill();
        }
        if thread::panicking() {
            eprintln!("━━ what the server printed:\n{}", self.log());
        }
    }
}

/// Sends a signal to a child that has not been waited for, so that its id cannot be anybody else's.
fn signal_child(child: &Child, signal: Signal) {
    let id = i32::try_from(child.id()).ok().and_then(Pid::from_raw).expect("a child has a process id");
    // A child that has ended by itself is a zombie until we wait for it, and takes signals without complaint.
    kill_process(id, signal).expect("we may signal our own child");
}

/// The lines that a process prints, gathered by threads of their own so that it never blocks on a full pipe.
#[derive(Debug, Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Log {
    fn follow(
        &self,
        stream: impl Read + Send + 'static,
        mut announce: Option<mpsc::Sender<String>>,
    ) -> JoinHandle<()> {
        let log = self.clone();
        thread::spawn(move || {
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                let address = line.split_once(ANNOUNCEMENT).map(|(_, rest)| rest);
                if let Some(address) = address.and_then(|rest| rest.split(['/', ' ']).next())
                    && let Some(announce) = announce.take()
                {
                    // Nobody listens any more when the test has given up.
                    let _ = announce.send(address.to_owned());
                }
                let mut text = log.lines();
                text.push_str(&line);
                text.push('\n');
            }
        })
    }

    fn text(&self) -> String {
        self.lines().clone()
    }

    fn lines(&self) -> MutexGuard<'_, String> {
        self.0.lock().expect("nobody panics while holding the log")
    }
}
