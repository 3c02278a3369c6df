//! The process that starts browsers for us and drives them.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use rustix::process::{Pid, Signal, kill_process_group};
use tempfile::TempDir;

use super::{Device, Engine, PATIENCE, device::webkit_settings, display::Display, target};

/// What chromedriver and geckodriver print before their port once they take sessions.
const CHROMEDRIVER_LISTENS: &str = "started successfully on port ";
const GECKODRIVER_LISTENS: &str = "Listening on 127.0.0.1:";
/// How long a driver may take to close what browsers are left, before it is killed.
const FAREWELL: Duration = Duration::from_secs(10);
/// Several that look for a free port in the same instant may find the same one, and all but one end.
const ATTEMPTS: usize = 5;

/// One driver, started by us on a free port and ended by us when dropped, with all that it has started.
#[derive(Debug)]
pub(super) struct Driver {
    engine: Engine,
    child: Child,
    port: u16,
    /// Where profiles and other passing things of its browsers lie. Browsers leave some of them behind.
    _folder: TempDir,
}

impl Driver {
    /// One that drives as many Chromiums as are asked for.
    pub(super) fn of_chromium() -> Self {
        let command = || {
            let mut command = Command::new(named("CHROMEDRIVER", "chromedriver"));
            command.arg("--port=0");
            (command, Listens::Says(CHROMEDRIVER_LISTENS))
        };
        Self::start(Engine::Chromium, command, |_| {})
    }

    /// One that drives one Firefox. It may ask Firefox for what pages may not: the size of a page, and what
    /// it has complained about.
    pub(super) fn of_firefox() -> Self {
        let command = || {
            let built = target("geckodriver").join("bin/geckodriver");
            let mut command = Command::new(named("GECKODRIVER", &built.display().to_string()));
            command.args(["--port=0", "--allow-system-access"]);
            (command, Listens::Says(GECKODRIVER_LISTENS))
        };
        Self::start(Engine::Firefox, command, |_| {})
    }

    /// One that drives one window of WebKit, set up as its owner likes it.
    pub(super) fn of_webkit(device: &Device, display: &Display) -> Self {
        let command = || {
            let port = free_port();
            let mut command = Command::new(named("WEBKIT_DRIVER", "WebKitWebDriver"));
            command.arg(format!("--port={port}")).env("DISPLAY", display.name());
            // It would wait for these services as long as half a minute, and nobody needs them here.
            command.envs([("NO_AT_BRIDGE", "1"), ("GTK_A11Y", "none")]);
            // What draws in the place of a graphics card ends the process now and then when it has threads,
            // so it has none, and pages are painted without it.
            command.envs([("LP_NUM_THREADS", "0"), ("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1")]);
            command.env("DBUS_SESSION_BUS_ADDRESS", "disabled:").env("GTK_THEME", device.gtk_theme());
            (command, Listens::At(port))
        };
        Self::start(Engine::WebKit, command, |folder| webkit_settings(device, folder))
    }

    pub(super) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn start(engine: Engine, command: impl Fn() -> (Command, Listens), furnish: impl Fn(&Path)) -> Self {
        (0..ATTEMPTS)
            .find_map(|_| {
                let (command, listens) = command();
                Self::try_start(engine, command, listens, &furnish)
            })
            .unwrap_or_else(|| panic!("no driver of {} has come to listen", engine.name()))
    }

    fn try_start(
        engine: Engine,
        mut command: Command,
        listens: Listens,
        furnish: impl Fn(&Path),
    ) -> Option<Self> {
        let folder =
            tempfile::Builder::new().prefix("likeness-browsers-").tempdir().expect("a temporary folder");
        command.env("TMPDIR", folder.path());
        if engine != Engine::Chromium {
            let config = folder.path().join("config");
            fs::create_dir(&config).expect("a temporary folder");
            command.env("HOME", folder.path()).env("XDG_CONFIG_HOME", config);
        }
        furnish(folder.path());
        let program = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // A group of its own, to which all belong that it starts.
            .process_group(0)
            .spawn()
            .unwrap_or_else(|error| {
                panic!("`{program}` cannot be started ({error}): run `cargo xtask test` once")
            });
        let said = follow(&mut child, &listens);
        let mut driver = Self { engine, child, port: 0, _folder: folder };
        driver.port = match listens {
            Listens::Says(_) => said.recv_timeout(PATIENCE).ok()?,
            Listens::At(port) => driver.answers_at(port)?,
        };
        Some(driver)
    }

    /// The port, once it is this process that answers there.
    fn answers_at(&mut self, port: u16) -> Option<u16> {
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
                return matches!(self.child.try_wait(), Ok(None)).then_some(port);
            }
            thread::sleep(Duration::from_millis(5));
        }
        None
    }

    /// Asks chromedriver to close its browsers and end.
    fn say_goodbye(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(FAREWELL))?;
        let request = "GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes())?;
        stream.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Killed outright chromedriver would leave its browsers behind, so it is asked first.
        let asked = self.engine == Engine::Chromium && self.say_goodbye().is_ok();
        let deadline = Instant::now() + FAREWELL;
        while asked && Instant::now() < deadline {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let id = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw);
        // These fail only for processes that have ended already.
        let _ = kill_process_group(id.expect("a child has a process id"), Signal::KILL);
        let _ = self.child.wait();
    }
}

/// How it is known where a driver listens.
#[derive(Debug, Clone, Copy)]
enum Listens {
    /// It prints its port after these words.
    Says(&'static str),
    /// It was told, and says nothing.
    At(u16),
}

/// Reads what a driver prints to the end, so that it never blocks on a full pipe, and hands on its port.
fn follow(child: &mut Child, listens: &Listens) -> mpsc::Receiver<u16> {
    let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let (announce, announced) = mpsc::channel();
    let announcement = match listens {
        Listens::Says(words) => Some(*words),
        Listens::At(_) => None,
    };
    thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            let port = announcement.and_then(|words| line.split_once(words));
            if let Some(port) = port.and_then(|(_, rest)| rest.trim_end_matches('.').trim().parse().ok()) {
                // Nobody listens any more when the test has given up.
                let _ = announce.send(port);
            }
        }
    });
    announced
}

/// The program that a variable names, or else the usual one.
fn named(variable: &str, usual: &str) -> String {
    env::var(variable).unwrap_or_else(|_| usual.to_owned())
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("a bound listener has an address").port()
}
