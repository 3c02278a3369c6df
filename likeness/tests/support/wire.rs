//! The network between one browser and the server, which a test can cut, hush, shut behind a door of its own,
//! or let collect streams as some proxies do.
//!
//! DevTools can pretend that a browser is offline, but leaves open streams alone, and it is just those that a
//! phone loses in a tunnel. So every browser reaches the server through a SOCKS5 relay of its own (RFC 1928,
//! no authentication). The relay reaches this machine only, so that no test talks to the outside.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs},
    sync::{Arc, Condvar, Mutex, MutexGuard},
    thread,
};

const VERSION: u8 = 5;
const NO_AUTHENTICATION: u8 = 0;
const SUCCEEDED: u8 = 0;
const IPV4: u8 = 1;
const NAME: u8 = 3;
const IPV6: u8 = 4;

/// Names of homes, which nobody but the relay knows: all of them are this machine. To a browser they are not,
/// so that a page from there has no more rights than one in a living room without a certificate.
const HOMES: &str = ".home.arpa";

/// What the door of a foreign network answers to everything, until somebody has signed in.
const DOOR: &str =
    "<!doctype html><title>Airport</title><h1>Welcome to the airport</h1><script src=/a.js></script>";

/// By this a stream is known.
const STREAM: &[u8] = b"content-type: text/event-stream";

/// A relay on a free port. Every connection through it ends when it is cut or dropped.
#[derive(Debug)]
pub(super) struct Wire {
    address: SocketAddr,
    line: Arc<SharedLine>,
}

#[derive(Debug, Default)]
struct SharedLine {
    line: Mutex<Line>,
    /// The condition has changed.
    turned: Condvar,
}

#[derive(Debug, Default)]
struct Line {
    condition: Condition,
    /// Both ends of all connections there have been.
    ends: Vec<TcpStream>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Condition {
    #[default]
    Whole,
    Cut,
    /// What is sent arrives late, on one way or on both: not before the line is mended.
    Hushed(Ways),
    /// Somebody else answers in the server's place.
    Door,
    /// Streams are collected until they end, which they never do.
    Collecting,
    /// The test is over.
    Gone,
}

/// Which way nothing comes through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ways {
    /// From the server to the browser.
    Down,
    Both,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Up,
    Down,
}

impl Condition {
    fn holds_back(self, way: Way) -> bool {
        match self {
            Condition::Hushed(Ways::Both) => true,
            Condition::Hushed(Ways::Down) => way == Way::Down,
            _ => false,
        }
    }

    /// Whether connections that there are may go on.
    fn lets_go_on(self) -> bool {
        matches!(self, Condition::Whole | Condition::Hushed(_))
    }
}

impl SharedLine {
    fn lock(&self) -> MutexGuard<'_, Line> {
        self.line.lock().expect("nobody panics while holding the wire")
    }

    /// Waits until something may pass this way. The condition then.
    fn wait_for_passage(&self, way: Way) -> Condition {
        let line = self.lock();
        let held_back = |line: &mut Line| line.condition.holds_back(way);
        self.turned.wait_while(line, held_back).expect("nobody panics while holding the wire").condition
    }
}

impl Wire {
    pub(super) fn lay() -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("a bound listener has an address");
        let line = Arc::new(SharedLine::default());
        let wire = Self { address, line: line.clone() };
        thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                if line.lock().condition == Condition::Gone {
                    break;
                }
                let line = line.clone();
                // A connection that fails is the browser's to report.
                thread::spawn(move || connect(browser, &line));
            }
        });
        wire
    }

    /// The switches that make Chromium use this wire, for addresses of this machine too.
    pub(super) fn switches(&self) -> [String; 2] {
        [format!("--proxy-server=socks5://{}", self.address), "--proxy-bypass-list=<-loopback>".to_owned()]
    }

    /// Where the relay listens, for a browser that is told so in another way.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Breaks every connection, and lets none through any more.
    pub(super) fn cut(&self) {
        self.turn(Condition::Cut);
    }

    /// Lets new connections through again.
    pub(super) fn mend(&self) {
        self.turn(Condition::Whole);
    }

    /// Lets nothing through this way until it is mended; then everything comes that was sent meanwhile, as
    /// over a real line that was away for seconds.
    pub(super) fn hush(&self, ways: Ways) {
        self.turn(Condition::Hushed(ways));
    }

    /// Breaks every connection, and from then on answers everything with a page of its own.
    pub(super) fn shut_door(&self) {
        self.turn(Condition::Door);
    }

    /// Breaks every connection; those that come keep streams to themselves.
    pub(super) fn collect_streams(&self) {
        self.turn(Condition::Collecting);
    }

    fn turn(&self, condition: Condition) {
        let mut line = self.line.lock();
        line.condition = condition;
        self.line.turned.notify_all();
        if !condition.lets_go_on() {
            for end in line.ends.drain(..) {
                // Fails only for an end that is closed already.
                let _ = end.shutdown(Shutdown::Both);
            }
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.turn(Condition::Gone);
        // Wakes the thread that waits for connections, so that it sees that the wire is gone.
        let _ = TcpStream::connect(self.address);
    }
}

fn connect(mut browser: TcpStream, shared: &Arc<SharedLine>) -> io::Result<()> {
    let target = greet(&mut browser)?;
    if shared.wait_for_passage(Way::Up) == Condition::Door {
        return answer_at_door(&mut browser);
    }
    let mut server = TcpStream::connect(target)?;
    {
        // Under one lock with the check, so that no connection slips through while the wire is being cut.
        let mut line = shared.lock();
        if matches!(line.condition, Condition::Cut | Condition::Door | Condition::Gone) {
            return Ok(());
        }
        line.ends.extend([browser.try_clone()?, server.try_clone()?]);
    }
    for end in [&browser, &server] {
        end.set_nodelay(true)?;
    }
    welcome(&mut browser)?;
    let (mut from_server, mut to_browser) = (server.try_clone()?, browser.try_clone()?);
    let down = shared.clone();
    thread::spawn(move || pass(&mut from_server, &mut to_browser, &down, Way::Down));
    pass(&mut browser, &mut server, shared, Way::Up);
    Ok(())
}

fn welcome(browser: &mut TcpStream) -> io::Result<()> {
    browser.write_all(&[VERSION, SUCCEEDED, 0, IPV4, 0, 0, 0, 0, 0, 0])
}

/// Answers one request with the door's page.
fn answer_at_door(browser: &mut TcpStream) -> io::Result<()> {
    welcome(browser)?;
    let mut request = [0; 4096];
    if browser.read(&mut request)? > 0 {
        let length = DOOR.len();
        write!(
            browser,
            "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: {length}\r\n\
             connection: close\r\n\r\n{DOOR}"
        )?;
    }
    browser.shutdown(Shutdown::Write)?;
    // What the browser still has to say is heard out: a connection that is dropped before breaks its answer.
    io::copy(browser, &mut io::sink()).map(drop)
}

/// Passes on what one end sends until it has no more, and tells the other end so.
fn pass(from: &mut TcpStream, to: &mut TcpStream, line: &SharedLine, way: Way) {
    // An end that breaks is an end: the other one is told either way.
    let _ = pass_on(from, to, line, way);
    let _ = to.shutdown(Shutdown::Write);
}

fn pass_on(from: &mut TcpStream, to: &mut TcpStream, line: &SharedLine, way: Way) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let read = from.read(&mut bytes)?;
        if read == 0 {
            return Ok(());
        }
        let condition = line.wait_for_passage(way);
        let streams = bytes[..read].windows(STREAM.len()).any(|part| part.eq_ignore_ascii_case(STREAM));
        if condition == Condition::Collecting && streams {
            return io::copy(from, &mut io::sink()).map(drop);
        }
        to.write_all(&bytes[..read])?;
    }
}

/// Hears out where the browser wants to go.
fn greet(browser: &mut TcpStream) -> io::Result<SocketAddr> {
    let [_version, methods] = take(browser)?;
    browser.read_exact(&mut vec![0; methods.into()])?;
    browser.write_all(&[VERSION, NO_AUTHENTICATION])?;
    let [_version, _connect, _reserved, kind] = take(browser)?;
    let host = match kind {
        IPV4 => std::net::IpAddr::from(take::<4>(browser)?).to_string(),
        IPV6 => std::net::IpAddr::from(take::<16>(browser)?).to_string(),
        NAME => {
            let [length] = take(browser)?;
            let mut name = vec![0; length.into()];
            browser.read_exact(&mut name)?;
            let name = String::from_utf8_lossy(&name).into_owned();
            if name.ends_with(HOMES) { Ipv4Addr::LOCALHOST.to_string() } else { name }
        }
        _ => return Err(io::ErrorKind::InvalidData.into()),
    };
    let port = u16::from_be_bytes(take(browser)?);
    let mut targets = (host.as_str(), port).to_socket_addrs()?;
    targets.find(|target| target.ip().is_loopback()).ok_or_else(|| io::ErrorKind::PermissionDenied.into())
}

fn take<const N: usize>(stream: &mut TcpStream) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    stream.read_exact(&mut bytes)?;
    Ok(bytes)
}
