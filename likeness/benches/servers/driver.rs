//! Tables whose hosts lock and unlock the door, one command behind the other.

use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
};

use crate::Outcome;

/// A table, and the connection of its host.
pub(crate) struct Table {
    socket: TcpStream,
    host: String,
    code: String,
    key: String,
}

impl Table {
    pub(crate) async fn open(address: &str) -> Outcome<Table> {
        let socket = TcpStream::connect(address).await?;
        socket.set_nodelay(true)?;
        let mut table = Table { socket, host: address.to_owned(), code: String::new(), key: String::new() };
        let opened = table.post("/api/v1/tables", r#"{"name":"Ada"}"#).await?;
        let text =
            |name: &str| opened[name].as_str().map(str::to_owned).ok_or("a table has a code and a key");
        (table.code, table.key) = (text("table")?, text("key")?);
        Ok(table)
    }

    async fn act(&mut self, locks: bool) -> Outcome<()> {
        let command = if locks { "lock" } else { "unlock" };
        let path = format!("/api/v1/tables/{}/commands", self.code);
        self.post(&path, &format!(r#"{{"command":{{"command":"{command}"}}}}"#)).await.map(|_| ())
    }

    /// Sends a request, which must be carried out, over the table's connection.
    async fn post(&mut self, path: &str, body: &str) -> Outcome<Value> {
        let key = if self.key.is_empty() {
            String::new()
        } else {
            format!("authorization: Bearer {}\r\n", self.key)
        };
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\n{key}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        self.socket.write_all(request.as_bytes()).await?;
        let (mut received, mut buffer) = (Vec::new(), [0; 4096]);
        loop {
            let count = self.socket.read(&mut buffer).await?;
            if count == 0 {
                return Err("the server has hung up".into());
            }
            received.extend_from_slice(&buffer[..count]);
            if let Some(body) = whole_body(&received) {
                let text = String::from_utf8_lossy(&received);
                if !text.starts_with("HTTP/1.1 20") {
                    return Err(text.into_owned().into());
                }
                return Ok(serde_json::from_slice(body)?);
            }
        }
    }
}

/// What stands behind the head, once all of it is there.
fn whole_body(received: &[u8]) -> Option<&[u8]> {
    let end = memchr::memmem::find(received, b"\r\n\r\n")? + 4;
    let head = String::from_utf8_lossy(&received[..end]).to_ascii_lowercase();
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse::<usize>().ok())?;
    received.get(end..end + length)
}

/// Has all tables act for so long. How long each command took, and how long it was in all.
pub(crate) async fn drive(tables: Vec<Table>, span: Duration) -> Outcome<(Vec<Duration>, Duration)> {
    let began = Instant::now();
    let mut hosts = JoinSet::new();
    for mut table in tables {
        hosts.spawn(async move {
            let mut took = Vec::new();
            while began.elapsed() < span {
                let sent = Instant::now();
                table.act(took.len() % 2 == 0).await?;
                took.push(sent.elapsed());
            }
            Outcome::Ok(took)
        });
    }
    let mut all = Vec::new();
    while let Some(done) = hosts.join_next().await {
        all.extend(done??);
    }
    Ok((all, began.elapsed()))
}
