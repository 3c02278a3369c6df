//! The process that starts browsers for us and drives them.

use std::{
    env,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use tempfile::TempDir;

use super::PATIENCE;

/// What chromedriver prints before its port once it takes sessions.
const ANNOUNCEMENT: &str = "started successfully on port ";
/// How long chromedriver may take to close what browsers are left, before it is killed.
const FAREWELL: Duration = Duration::from_secs(10);

/// One chromedriver, started by us on a free port and ended by us when dropped.
#[derive(Debug)]
pub(super) struct Chromedriver {
    child: Child,
    port: u16,
    /// Where profiles and other passing things of its browsers lie. Chromium leaves some of them behind.
    _folder: TempDir,
}

/// Several chromedrivers that look for a free port in the same instant may find the same one, and all but one
/// end.
const ATTEMPTS: usize = 5;

impl Chromedriver {
    pub(super) fn start() -> Self {
        (0..ATTEMPTS)
            .find_map(|_| Self::try_start())
            .expect("chromedriver says on which port it listens, if not at once, then after a few attempts")
    }

    fn try_start() -> Option<Self> {
        let program = env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".to_owned());
        let folder =
            tempfile::Builder::new().prefix("likeness-browsers-").tempdir().expect("a temporary folder");
        let mut child = Command::new(&program)
            .arg("--port=0")
            .env("TMPDIR", folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("`{program}` cannot be started ({error}): run `cargo xtask test` once")
            });
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let (announce, announced) = mpsc::channel();
        // Reads to the end, so that chromedriver never blocks on a full pipe.
        thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if let Some((_, rest)) = line.split_once(ANNOUNCEMENT) {
                    let _ = announce.send(rest.trim_end_matches('.').parse());
                }
            }
        });
        let mut driver = Self { child, port: 0, _folder: folder };
        driver.port =
            announced.recv_timeout(PATIENCE).ok()?.expect("chromedriver announces its port as a number");
        Some(driver)
    }

    pub(super) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks chromedriver to close its browsers and end.
    fn say_goodbye(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(FAREWELL))?;
        let request = "GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes())?;
        stream.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        // Killed outright it would leave its browsers behind, so it is asked first.
        let asked = self.say_goodbye();
        let deadline = Instant::now() + FAREWELL;
        while asked.is_ok() && Instant::now() < deadline {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        // Both fail only for a process that has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
