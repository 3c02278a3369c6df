//! A table whose host looks and acts, and notes how long each answer takes.

use std::{
    net::SocketAddr,
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    Outcome,
    client::{HONEST, ask},
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

    pub(crate) fn play(&self, span: Duration) -> Felt {
        let mut felt = Felt::default();
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
            match ask(self.server, HONEST, &format!("{head}\r\nauthorization: Bearer {key}"), &body) {
                Ok((200, _)) => felt.delays.push(asked.elapsed().as_secs_f64() * 1000.0),
                Ok(_) | Err(_) => felt.failed += 1,
            }
            thread::sleep(PAUSE);
        }
        felt.delays.sort_by(f64::total_cmp);
        felt
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
