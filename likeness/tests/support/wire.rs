//! The network between one browser and the server, which a test can cut.
//!
//! DevTools can pretend that a browser is offline, but leaves open streams alone, and it is just those that a
//! phone loses in a tunnel. So every browser reaches the server through a SOCKS5 relay of its own (RFC 1928,
//! no authentication). The relay reaches this machine only, so that no test talks to the outside.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream, ToSocketAddrs},
    sync::{Arc, Mutex, MutexGuard},
    thread,
};

const VERSION: u8 = 5;
const NO_AUTHENTICATION: u8 = 0;
const SUCCEEDED: u8 = 0;
const IPV4: u8 = 1;
const NAME: u8 = 3;
const IPV6: u8 = 4;

/// A relay on a free port. Every connection through it ends when it is cut or dropped.
#[derive(Debug)]
pub(super) struct Wire {
    address: SocketAddr,
    line: Arc<Mutex<Line>>,
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
    /// The test is over.
    Gone,
}

impl Wire {
    pub(super) fn lay() -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("a bound listener has an address");
        let line = Arc::new(Mutex::new(Line::default()));
        let wire = Self { address, line: line.clone() };
        thread::spawn(move || {
            for browser in listener.incoming().flatten() {
                if lock(&line).condition == Condition::Gone {
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

    /// Breaks every connection, and lets none through any more.
    pub(super) fn cut(&self) {
        self.turn(Condition::Cut);
    }

    /// Lets new connections through again.
    pub(super) fn mend(&self) {
        self.turn(Condition::Whole);
    }

    fn turn(&self, condition: Condition) {
        let mut line = lock(&self.line);
        line.condition = condition;
        if condition != Condition::Whole {
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

fn lock(line: &Mutex<Line>) -> MutexGuard<'_, Line> {
    line.lock().expect("nobody panics while holding the wire")
}

fn connect(mut browser: TcpStream, line: &Mutex<Line>) -> io::Result<()> {
    let target = greet(&mut browser)?;
    let mut server = TcpStream::connect(target)?;
    {
        // Under one lock with the check, so that no connection slips through while the wire is being cut.
        let mut line = lock(line);
        if line.condition != Condition::Whole {
            return Ok(());
        }
        line.ends.extend([browser.try_clone()?, server.try_clone()?]);
    }
    for end in [&browser, &server] {
        end.set_nodelay(true)?;
    }
    browser.write_all(&[VERSION, SUCCEEDED, 0, IPV4, 0, 0, 0, 0, 0, 0])?;
    let (mut from_server, mut to_browser) = (server.try_clone()?, browser.try_clone()?);
    thread::spawn(move || pass(&mut from_server, &mut to_browser));
    pass(&mut browser, &mut server);
    Ok(())
}

/// Passes on what one end sends until it has no more, and tells the other end so.
fn pass(from: &mut TcpStream, to: &mut TcpStream) {
    // An end that breaks is an end: the other one is told either way.
    let _ = io::copy(from, to);
    let _ = to.shutdown(Shutdown::Write);
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
            String::from_utf8_lossy(&name).into_owned()
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
