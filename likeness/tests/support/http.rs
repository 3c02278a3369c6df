//! An HTTP/1.1 client that hides nothing: every byte that a server sends can be looked at, and anything can
//! be sent.

use std::{fmt, io, time::Duration};

use memchr::memmem;
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::PATIENCE;

/// What is sent. Nothing is added to it but `host`, `content-length` and what the builders say.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) headers: Vec<(String, Vec<u8>)>,
    pub(crate) body: Vec<u8>,
}

impl Request {
    pub(crate) fn new(method: &str, path: &str) -> Self {
        Self { method: method.to_owned(), path: path.to_owned(), headers: Vec::new(), body: Vec::new() }
    }

    pub(crate) fn get(path: &str) -> Self {
        Self::new("GET", path)
    }

    pub(crate) fn post(path: &str) -> Self {
        Self::new("POST", path)
    }

    /// A form as a browser posts it.
    pub(crate) fn form(path: &str, fields: &[(&str, &str)]) -> Self {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
        Self::post(path).header("content-type", "application/x-www-form-urlencoded").body(pairs.join("&"))
    }

    pub(crate) fn json(path: &str, body: &Value) -> Self {
        Self::post(path).header("content-type", "application/json").body(body.to_string())
    }

    #[must_use]
    pub(crate) fn header(mut self, name: &str, value: impl AsRef<[u8]>) -> Self {
        self.headers.push((name.to_owned(), value.as_ref().to_vec()));
        self
    }

    #[must_use]
    pub(crate) fn body(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        self
    }

    /// Shows a seat key as programs do.
    #[must_use]
    pub(crate) fn key(self, key: &str) -> Self {
        self.header("authorization", format!("Bearer {key}"))
    }

    /// Shows a seat key as browsers do that stay on this site.
    #[must_use]
    pub(crate) fn cookie(self, key: &str) -> Self {
        self.header("cookie", format!("likeness={key}")).header("sec-fetch-site", "same-origin")
    }

    /// Asks as the browser module does.
    #[must_use]
    pub(crate) fn for_json(self) -> Self {
        self.header("accept", "application/json")
    }

    #[must_use]
    pub(crate) fn in_language(self, language: &str) -> Self {
        self.header("accept-language", language)
    }

    /// Comes from there, for a server that stands behind a proxy.
    #[must_use]
    pub(crate) fn coming_from(self, address: impl fmt::Display) -> Self {
        self.header("x-forwarded-for", address.to_string())
    }

    fn has(&self, name: &str) -> bool {
        self.headers.iter().any(|(known, _)| known.eq_ignore_ascii_case(name))
    }

    /// The bytes on the wire.
    pub(crate) fn bytes(&self, host: &str) -> Vec<u8> {
        let mut bytes = format!("{} {} HTTP/1.1\r\n", self.method, self.path).into_bytes();
        if !self.has("host") {
            bytes.extend(format!("host: {host}\r\n").into_bytes());
        }
        for (name, value) in &self.headers {
            bytes.extend(name.as_bytes());
            bytes.extend(b": ");
            bytes.extend(value);
            bytes.extend(b"\r\n");
        }
        let expected = !self.body.is_empty() || self.method == "POST";
        if expected && !self.has("content-length") && !self.has("transfer-encoding") {
            bytes.extend(format!("content-length: {}\r\n", self.body.len()).into_bytes());
        }
        bytes.extend(b"\r\n");
        bytes.extend(&self.body);
        bytes
    }
}

/// As in a form: letters and digits stay, all else becomes percent signs.
pub(crate) fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// What came back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Response {
    /// The first header of that name.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.headers.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{} is not JSON ({error}): {}", self.status, self.text()))
    }

    pub(crate) fn is_json(&self) -> bool {
        self.header("content-type").is_some_and(|kind| kind.starts_with("application/json"))
    }

    pub(crate) fn is_page(&self) -> bool {
        self.header("content-type").is_some_and(|kind| kind.starts_with("text/html"))
    }

    /// The short name of an error that was answered as JSON.
    pub(crate) fn error_code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The key of a seat that is set, and the name of its cookie.
    pub(crate) fn seat_cookie(&self) -> Option<(String, String)> {
        let pairs = self.all("set-cookie").filter_map(|cookie| cookie.split(';').next()?.split_once('='));
        let mut seats = pairs.filter(|(name, value)| {
            let name = name.strip_prefix("__Host-").unwrap_or(name);
            value.len() == 32 && name.strip_prefix("likeness-").is_some_and(|code| code.len() == 6)
        });
        seats.next().map(|(name, key)| (name.to_owned(), key.to_owned()))
    }

    pub(crate) fn seat_key(&self) -> Option<String> {
        self.seat_cookie().map(|(_, key)| key)
    }

    /// Says so when the answer is another than expected.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }
}

/// A connection that stays open as long as the server lets it.
#[derive(Debug)]
pub(crate) struct Connection {
    socket: TcpStream,
    host: String,
    /// Received and not yet used.
    received: Vec<u8>,
}

/// How the end of a body is known.
#[derive(Debug, Clone, Copy)]
enum Framing {
    Length(usize),
    Chunked,
    UntilClosed,
}

impl Connection {
    pub(crate) async fn open(address: &str) -> io::Result<Self> {
        Self::over(TcpStream::connect(address).await?, address)
    }

    /// Speaks over a socket that was made elsewhere, and asks for that host.
    pub(crate) fn over(socket: TcpStream, host: &str) -> io::Result<Self> {
        socket.set_nodelay(true)?;
        Ok(Self { socket, host: host.to_owned(), received: Vec::new() })
    }

    pub(crate) async fn send(&mut self, request: &Request) -> io::Result<Response> {
        self.send_raw(&request.bytes(&self.host)).await?;
        self.receive(&request.method).await
    }

    /// Sends any bytes at all.
    pub(crate) async fn send_raw(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.socket.write_all(bytes).await
    }

    /// Reads the answer to a request of that method.
    pub(crate) async fn receive(&mut self, method: &str) -> io::Result<Response> {
        let (mut response, framing) = self.receive_head(method).await?;
        match framing {
            Framing::Length(length) => {
                while self.received.len() < length {
                    self.fill().await?;
                }
                response.body = first(&mut self.received, length);
            }
            Framing::Chunked => {
                while let Some(chunk) = self.receive_chunk().await? {
                    response.body.extend_from_slice(&chunk);
                }
            }
            Framing::UntilClosed => {
                while self.fill().await.is_ok() {}
                response.body = std::mem::take(&mut self.received);
            }
        }
        Ok(response)
    }

    async fn receive_head(&mut self, method: &str) -> io::Result<(Response, Framing)> {
        let end = loop {
            if let Some(at) = memmem::find(&self.received, b"\r\n\r\n") {
                break at;
            }
            self.fill().await?;
        };
        let head = first(&mut self.received, end + 4);
        let head = String::from_utf8_lossy(&head[..end]).into_owned();
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
        let status = status.ok_or_else(|| io::Error::other(format!("not an answer: {head}")))?;
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(':'))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
            .collect();
        let response = Response { status, headers, body: Vec::new() };
        let length = response.header("content-length").and_then(|length| length.parse().ok());
        let framing = match (method, status, length) {
            ("HEAD", ..) | (_, 100..=199 | 204 | 304, _) => Framing::Length(0),
            (.., Some(length)) => Framing::Length(length),
            _ if response.header("transfer-encoding") == Some("chunked") => Framing::Chunked,
            _ => Framing::UntilClosed,
        };
        Ok((response, framing))
    }

    /// The next piece of a body that comes in pieces; none at its end.
    async fn receive_chunk(&mut self) -> io::Result<Option<Vec<u8>>> {
        let line_end = loop {
            if let Some(at) = memmem::find(&self.received, b"\r\n") {
                break at;
            }
            self.fill().await?;
        };
        let line = first(&mut self.received, line_end + 2);
        let size =
            str::from_utf8(&line[..line_end]).ok().and_then(|text| usize::from_str_radix(text, 16).ok());
        let size = size.ok_or_else(|| io::Error::other("a chunk without its size"))?;
        while self.received.len() < size + 2 {
            self.fill().await?;
        }
        let mut chunk = first(&mut self.received, size + 2);
        chunk.truncate(size);
        Ok((size > 0).then_some(chunk))
    }

    /// Waits for more bytes; an error when there will be none.
    async fn fill(&mut self) -> io::Result<()> {
        let mut buffer = [0; 16 * 1024];
        match timeout(PATIENCE, self.socket.read(&mut buffer)).await {
            Ok(Ok(0)) => Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(Ok(count)) => {
                self.received.extend(&buffer[..count]);
                Ok(())
            }
            Ok(Err(error)) => Err(error),
            Err(_) => Err(io::Error::new(io::ErrorKind::TimedOut, "the server says nothing more")),
        }
    }

    /// Whether the server closes this connection within the time, saying nothing or whatever it likes.
    pub(crate) async fn is_closed_within(&mut self, time: Duration) -> bool {
        let closed = async {
            let mut buffer = [0; 4096];
            while self.socket.read(&mut buffer).await.is_ok_and(|count| count > 0) {}
        };
        timeout(time, closed).await.is_ok()
    }
}

/// Takes that many bytes from the front, in one piece: by single bytes it is slow where nothing is optimized.
fn first(bytes: &mut Vec<u8>, count: usize) -> Vec<u8> {
    let rest = bytes.split_off(count);
    std::mem::replace(bytes, rest)
}

/// Sends one request over a connection of its own.
#[track_caller]
pub(crate) fn fetch(address: &str, request: &Request) -> impl Future<Output = Response> + Send + use<> {
    let (address, request) = (address.to_owned(), request.clone());
    async move {
        try_fetch(&address, &request)
            .await
            .unwrap_or_else(|error| panic!("{} {}: {error}", request.method, request.path))
    }
}

/// As [`fetch`], for servers that may be gone.
pub(crate) async fn try_fetch(address: &str, request: &Request) -> io::Result<Response> {
    Connection::open(address).await?.send(request).await
}

/// One event of a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: Option<u64>,
    pub(crate) data: String,
    /// The bytes that it came in.
    pub(crate) raw: Vec<u8>,
}

impl Event {
    pub(crate) fn read(raw: Vec<u8>) -> Self {
        let text = str::from_utf8(&raw).expect("events are text");
        let field = |name: &'static str| {
            let value =
                move |line: &str| Some(line.strip_prefix(name)?.strip_prefix(':')?.trim_start().to_owned());
            text.lines().filter_map(value)
        };
        Self {
            name: field("event").next_back().unwrap_or_default(),
            id: field("id").next_back().and_then(|id| id.parse().ok()),
            data: field("data").collect::<Vec<_>>().join("\n"),
            raw,
        }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.data).unwrap_or_else(|error| panic!("{error}: {}", self.data))
    }
}

/// A stream of events that is being read.
#[derive(Debug)]
pub(crate) struct Stream {
    connection: Connection,
    pub(crate) head: Response,
    received: Vec<u8>,
}

impl Stream {
    /// Opens a stream, which the server must grant.
    pub(crate) async fn open(address: &str, request: &Request) -> io::Result<Self> {
        Self::over(Connection::open(address).await?, request).await
    }

    pub(crate) async fn over(mut connection: Connection, request: &Request) -> io::Result<Self> {
        connection.send_raw(&request.bytes(&connection.host)).await?;
        let (head, framing) = connection.receive_head(&request.method).await?;
        match framing {
            Framing::Chunked if head.status == 200 => Ok(Self { connection, head, received: Vec::new() }),
            _ => Err(io::Error::other(format!("no stream: {head:?}"))),
        }
    }

    /// The next event; an error when the stream is over.
    pub(crate) async fn next(&mut self) -> io::Result<Event> {
        loop {
            if let Some(at) = memmem::find(&self.received, b"\n\n") {
                return Ok(Event::read(first(&mut self.received, at + 2)));
            }
            match self.connection.receive_chunk().await? {
                Some(chunk) => self.received.extend_from_slice(&chunk),
                None => return Err(io::ErrorKind::UnexpectedEof.into()),
            }
        }
    }

    /// The next event that is no keep-alive.
    pub(crate) async fn next_real(&mut self) -> io::Result<Event> {
        loop {
            let event = self.next().await?;
            if event.name != "beat" {
                return Ok(event);
            }
        }
    }

    /// Reads on until an event tells of that record or a later one.
    pub(crate) async fn reach(&mut self, seq: u64) -> Vec<Event> {
        let mut events = Vec::new();
        loop {
            let event = self.next_real().await.unwrap_or_else(|error| panic!("before record {seq}: {error}"));
            let reached = event.id.is_some_and(|id| id >= seq);
            events.push(event);
            if reached {
                return events;
            }
        }
    }
}
