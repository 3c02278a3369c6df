//! A table whose host looks and acts, and notes how long it takes until each answer is there, and until what
//! was done shows on a screen of theirs.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    Outcome,
    client::{HONEST, ask, connect},
    server::Server,
};

/// About ten times as much as people do, and less than what a guest may.
const PAUSE: Duration = Duration::from_millis(40);

#[derive(Debug)]
pub(crate) struct Table {
    server: SocketAddr,
    pub(crate) code: String,
    pub(crate) key: String,
}

/// How long answers took, in milliseconds, and how many did not come.
#[derive(Debug, Default)]
pub(crate) struct Felt {
    delays: Vec<f64>,
    pub(crate) failed: usize,
}

impl Table {
    pub(crate) fn open(server: &Server, name: &str) -> Outcome<Table> {
        let head = "POST /api/v1/tables HTTP/1.1\r\ncontent-type: application/json";
        let (_, answer) = ask(server.address, HONEST, head, &format!(r#"{{"name":"{name}"}}"#))?;
        let body = answer.split("\r\n\r\n").nth(1).ok_or("no table was opened")?;
        let seated: Value = serde_json::from_str(body)?;
        let text = |field: &str| seated[field].as_str().unwrap_or_default().to_owned();
        Ok(Table { server: server.address, code: text("table"), key: text("key") })
    }

    pub(crate) fn play(&self, span: Duration) -> Outcome<Felt> {
        let mut felt = Felt::default();
        let mut screen = Screen::open(self)?;
        let began = Instant::now();
        for number in 0.. {
            if began.elapsed() >= span {
                break;
            }
            let (code, key) = (&self.code, &self.key);
            let (head, body) = match number % 4 {
                0 | 2 => (format!("GET /api/v1/tables/{code} HTTP/1.1"), String::new()),
                turn => {
                    let command = if turn == 1 { "lock" } else { "unlock" };
                    let head = format!(
                        "POST /api/v1/tables/{code}/commands HTTP/1.1\r\ncontent-type: application/json"
                    );
                    (head, format!(r#"{{"command":{{"command":"{command}"}}}}"#))
                }
            };
            let asked = Instant::now();
            let answer = ask(self.server, HONEST, &format!("{head}\r\nauthorization: Bearer {key}"), &body);
            let is_seen = match answer {
                Ok((200, _)) if body.is_empty() => true,
                Ok((200, answer)) => record_of(&answer).is_some_and(|seq| screen.shows(seq)),
                Ok(_) | Err(_) => false,
            };
            if is_seen {
                felt.delays.push(asked.elapsed().as_secs_f64() * 1000.0);
            } else {
                felt.failed += 1;
            }
            thread::sleep(PAUSE);
        }
        felt.delays.sort_by(f64::total_cmp);
        Ok(felt)
    }
}

/// The record that a command became.
fn record_of(answer: &str) -> Option<u64> {
    serde_json::from_str::<Value>(answer.split("\r\n\r\n").nth(1)?).ok()?["seq"].as_u64()
}

/// An open stream of the host, which is read at once.
#[derive(Debug)]
struct Screen {
    line: TcpStream,
    /// What has come, from about the last record that was told.
    heard: Vec<u8>,
    newest: u64,
}

impl Screen {
    fn open(Table { server, code, key }: &Table) -> Outcome<Screen> {
        let mut line = connect(*server, HONEST)?;
        let head = format!("GET /api/v1/tables/{code}/stream HTTP/1.1\r\nhost: x");
        write!(line, "{head}\r\nauthorization: Bearer {key}\r\n\r\n")?;
        Ok(Screen { line, heard: Vec::new(), newest: 0 })
    }

    /// Reads until that record shows. Whether it did.
    fn shows(&mut self, seq: u64) -> bool {
        let mut scrap = [0; 8192];
        while self.newest < seq {
            let Ok(count @ 1..) = self.line.read(&mut scrap) else { return false };
            self.heard.extend_from_slice(&scrap[..count]);
            let text = String::from_utf8_lossy(&self.heard);
            let told = text.rsplit("\nid: ").find_map(|rest| rest.split_once('\n')?.0.parse().ok());
            if let Some(told) = told {
                self.newest = self.newest.max(told);
                // The last bytes may be the beginning of the next one.
                self.heard.drain(..self.heard.len().saturating_sub(64));
            }
        }
        true
    }
}

impl Felt {
    pub(crate) fn answers(&self) -> usize {
        self.delays.len()
    }

    pub(crate) fn percentile(&self, percent: usize) -> f64 {
        let at = (self.delays.len() * percent / 100).min(self.delays.len().saturating_sub(1));
        self.delays.get(at).copied().unwrap_or(f64::NAN)
    }
}
