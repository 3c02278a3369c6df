//! What somebody with a socket and bad intentions can do to a server, tried on one that runs in this process
//! with limits as small as a test likes.
//!
//! The server has one thread. Whatever keeps that thread busy, or the memory of this process, is felt by
//! everybody else, as it would be on a small machine.

mod crowded_hall;
mod dripping_body;
mod flooded_stream;
mod guessed_codes;
mod hasty_guest;
mod held_sockets;
mod hidden_address;
mod planted_cookie;
mod slow_reader;
mod vanished_phone;

use std::{
    io::{self, Read, Write},
    net::{SocketAddr, TcpStream},
    sync::Arc,
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use decks::Language;
use journal::MemoryJournal;
use rules::GameKind;
use table::{Code, GameOptions, Hall, HallSettings, Key, Limits, Newcomer, Shows, Table};
use tokio::{net::TcpListener, runtime::Builder, sync::oneshot};

use crate::{Bounds, Settings, serve};

/// How long a test waits for what must come. Only a broken server lets it wait so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server on a free port of this machine, with one table that has a host and a guest.
struct House {
    address: SocketAddr,
    #[allow(dead_code, reason = "kept so that tables stay awake")]
    hall: Hall,
    table: Table,
    host: Key,
    guest: Key,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl House {
    /// A house with other limits than usual.
    fn bounded(bounds: Bounds) -> House {
        House::open(Settings { bounds, ..Settings::default() })
    }

    fn open(settings: Settings) -> House {
        // What one guest may do is tried by itself.
        House::in_hall(
            settings,
            HallSettings { limits: Limits::NONE, shows: Shows::AtOnce, ..HallSettings::default() },
        )
    }

    /// A house whose hall is set up otherwise than usual.
    fn in_hall(settings: Settings, hall: HallSettings) -> House {
        let (tell, told) = std::sync::mpsc::channel();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            let runtime = Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async move {
                let hall = Hall::with_settings(Arc::new(MemoryJournal::default()), hall);
                let (table, host, guest) = laid(&hall).await;
                let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
                tell.send((listener.local_addr().unwrap(), hall.clone(), table, host, guest)).unwrap();
                let shutdown = async { drop(stopped.await) };
                serve(listener, hall, settings, shutdown).await.unwrap();
            });
        });
        let (address, hall, table, host, guest) = told.recv_timeout(PATIENCE).unwrap();
        House { address, hall, table, host, guest, stop: Some(stop), thread: Some(thread) }
    }

    fn code(&self) -> Code {
        self.table.code()
    }

    fn connect(&self) -> TcpStream {
        let socket = TcpStream::connect_timeout(&self.address, PATIENCE).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        socket.set_write_timeout(Some(PATIENCE)).unwrap();
        socket.set_nodelay(true).unwrap();
        socket
    }

    /// Sends a head and what follows it over a connection of its own, and reads until the server closes.
    fn ask(&self, head: &str, body: &[u8]) -> io::Result<String> {
        let mut socket = self.connect();
        let length =
            if body.is_empty() { String::new() } else { format!("content-length: {}\r\n", body.len()) };
        write!(socket, "{head}\r\nhost: {}\r\nconnection: close\r\n{length}\r\n", self.address)?;
        socket.write_all(body)?;
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer)?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }

    /// The status of the answer to a guest who looks at the table.
    fn look(&self, key: &Key) -> io::Result<u16> {
        let head = format!("GET /api/v1/tables/{} HTTP/1.1\r\nauthorization: Bearer {key}", self.code());
        self.ask(&head, b"").map(|answer| status(&answer))
    }

    /// Opens a stream and reads its first frame.
    fn stream(&self, key: &Key) -> TcpStream {
        let mut socket = self.connect();
        let path = format!("/api/v1/tables/{}/stream", self.code());
        write!(socket, "GET {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {key}\r\n\r\n").unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\n\n\r\n") {
            let mut byte = [0];
            socket.read_exact(&mut byte).unwrap();
            head.push(byte[0]);
        }
        assert_eq!(status(&String::from_utf8_lossy(&head)), 200);
        socket
    }
}

impl House {
    /// One of the figures that the server tells about itself.
    fn figure(&self, name: &str) -> i64 {
        let answer = self.ask("GET /metrics HTTP/1.1", b"").unwrap();
        let line = answer.lines().find_map(|line| line.strip_prefix(&format!("likeness_{name} ")));
        line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {answer}"))
    }

    /// Waits until a figure is what it must become.
    fn until_figure(&self, name: &str, value: i64) {
        let given_up = Instant::now() + PATIENCE;
        while self.figure(name) != value {
            assert!(Instant::now() < given_up, "{name} is {} and not {value}", self.figure(name));
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.stop.take());
        let thread = self.thread.take().expect("it is taken here only");
        // A server that hangs must not take the test with it: its thread ends with the process.
        let given_up = Instant::now() + PATIENCE;
        while !thread.is_finished() && Instant::now() < given_up {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

async fn laid(hall: &Hall) -> (Table, Key, Key) {
    let newcomer = |name: &str| Newcomer { name: name.to_owned(), badge: None, language: Language::En };
    let options = GameOptions::default_of(GameKind::Happiness);
    let [host, guest] = [Key::random(), Key::random()];
    let (table, _) = hall.open(&newcomer("Ada"), &host, &options).await.unwrap();
    table.join(&newcomer("Ben"), &guest).await.unwrap();
    (table, host, guest)
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

/// Whether the other end closes within the time that a test waits, in whatever manner.
fn is_closed(socket: &mut TcpStream) -> bool {
    let mut scrap = [0; 4096];
    let given_up = Instant::now() + PATIENCE;
    loop {
        match socket.read(&mut scrap) {
            // It beats on, if nothing else.
            Ok(1..) if Instant::now() > given_up => return false,
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => {
                let patient = matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut);
                return !patient;
            }
        }
    }
}
