//! Sockets from an address of one's choice.

use std::{
    io::{self, ErrorKind, Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    time::Duration,
};

use socket2::{Domain, Socket, Type};

use crate::server::Server;

pub(crate) const HONEST: Ipv4Addr = Ipv4Addr::LOCALHOST;
pub(crate) const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
/// Nothing here waits longer.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn connect(server: SocketAddr, from: Ipv4Addr) -> io::Result<TcpStream> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    socket.bind(&SocketAddr::from((from, 0)).into())?;
    socket.connect_timeout(&server.into(), PATIENCE)?;
    socket.set_tcp_nodelay(true)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    Ok(socket.into())
}

/// A line on which something has been said.
pub(crate) fn say(server: &Server, said: &[u8]) -> Option<TcpStream> {
    let mut line = connect(server.address, ATTACKER).ok()?;
    line.write_all(said).ok()?;
    Some(line)
}

/// Whether the server still holds its end.
pub(crate) fn is_open(line: &TcpStream) -> bool {
    let mut scrap = [0; 4096];
    let mut line = line;
    if line.set_nonblocking(true).is_err() {
        return false;
    }
    loop {
        match line.read(&mut scrap) {
            Ok(0) => return false,
            Ok(_) => {}
            Err(error) => return error.kind() == ErrorKind::WouldBlock,
        }
    }
}

/// What is said on a line that is held without being used.
pub(crate) fn unused(code: &str) -> Vec<(&'static str, Vec<u8>)> {
    let body = "POST /start HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n\
                content-length: 16000\r\n\r\n";
    vec![
        ("nothing is sent", Vec::new()),
        (
            "half a header",
            format!("GET /t/{code} HTTP/1.1\r\nhost: x\r\ncookie: {}", "x".repeat(4000)).into(),
        ),
        ("half a body", [body.as_bytes(), &[b'x'; 8000]].concat()),
        ("idle after an answer", b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n".to_vec()),
    ]
}

/// A request and its answer's status, over a line of its own.
pub(crate) fn ask(server: SocketAddr, from: Ipv4Addr, head: &str, body: &str) -> io::Result<(u16, String)> {
    let mut line = connect(server, from)?;
    let length = body.len();
    write!(line, "{head}\r\nhost: x\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}")?;
    let mut answer = Vec::new();
    line.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    Ok((status, answer))
}
