//! A client for HTTP/1.1 on loopback, so light that the driver leaves the cores to the server.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::atomic::{AtomicU32, Ordering},
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

use crate::Outcome;

/// The most that is read at once: a whole answer nearly always.
const READ: usize = 16 * 1024;

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

/// One connection that is kept between requests.
#[derive(Debug)]
pub(crate) struct Connection {
    address: SocketAddr,
    socket: Option<TcpStream>,
    buffer: Vec<u8>,
}

impl Connection {
    pub(crate) fn to(address: SocketAddr) -> Connection {
        Connection { address, socket: None, buffer: Vec::new() }
    }

    /// Closes the connection. The next request opens another.
    pub(crate) fn close(&mut self) {
        self.socket = None;
    }

    /// Sends one request and waits for its answer. A connection that the server closed in the meantime is
    /// opened again: every command carries an id, so that sending it twice does it once.
    pub(crate) async fn send(&mut self, request: &str) -> Outcome<Answer> {
        if let Some(mut socket) = self.socket.take()
            && let Ok(answer) = exchange(&mut socket, request, &mut self.buffer).await
        {
            self.socket = Some(socket);
            return Ok(answer);
        }
        let mut socket = connect(self.address).await?;
        let answer = exchange(&mut socket, request, &mut self.buffer).await?;
        self.socket = Some(socket);
        Ok(answer)
    }
}

/// Addresses of loopback that the driver calls from, in turn: one has ports for five thousand tables only
/// where nobody looks on.
const CALLERS: u32 = 8;

pub(crate) async fn connect(address: SocketAddr) -> Outcome<TcpStream> {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    let caller = CALLS.fetch_add(1, Ordering::Relaxed) % CALLERS;
    let caller = Ipv4Addr::from_bits(Ipv4Addr::LOCALHOST.to_bits() + caller);
    let socket = TcpSocket::new_v4()?;
    socket.bind((caller, 0).into())?;
    let socket = socket.connect(address).await?;
    socket.set_nodelay(true)?;
    Ok(socket)
}

/// The text of a request. `headers` are whole lines.
pub(crate) fn request(method: &str, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Content-Length: {length}\r\n\r\n{body}")
}

async fn exchange(socket: &mut TcpStream, request: &str, buffer: &mut Vec<u8>) -> Outcome<Answer> {
    socket.write_all(request.as_bytes()).await?;
    let head = read_head(socket, buffer).await?;
    let length = head.length.unwrap_or(0);
    let end = head.end + length;
    while buffer.len() < end {
        read_more(socket, buffer).await?;
    }
    Ok(Answer { status: head.status, body: buffer[head.end..end].to_vec() })
}

/// The part of an answer before its body.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Head {
    pub(crate) status: u16,
    /// What `Content-Length` says.
    length: Option<usize>,
    /// Where the body begins in the buffer.
    pub(crate) end: usize,
}

/// Reads until the head of an answer is in the buffer, which is emptied first.
pub(crate) async fn read_head(socket: &mut TcpStream, buffer: &mut Vec<u8>) -> Outcome<Head> {
    buffer.clear();
    loop {
        read_more(socket, buffer).await?;
        if let Some(blank) = buffer.windows(4).position(|window| window == b"\r\n\r\n") {
            let head = str::from_utf8(&buffer[..blank])?;
            let status = head.split(' ').nth(1).ok_or("an answer without a status")?.parse()?;
            return Ok(Head { status, length: content_length(head), end: blank + 4 });
        }
    }
}

fn content_length(head: &str) -> Option<usize> {
    let mut fields = head.lines().filter_map(|line| line.split_once(':'));
    let (_, value) = fields.find(|(name, _)| name.eq_ignore_ascii_case("content-length"))?;
    value.trim().parse().ok()
}

async fn read_more(socket: &mut TcpStream, buffer: &mut Vec<u8>) -> Outcome<()> {
    buffer.reserve(READ);
    if socket.read_buf(buffer).await? == 0 {
        return Err("the server closed the connection".into());
    }
    Ok(())
}
