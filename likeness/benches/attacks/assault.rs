//! What somebody else does meanwhile.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::{
    client::{ATTACKER, ask, connect, unused},
    honest::Table,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Assault {
    Nothing,
    SilentLines,
    TricklingHeaders,
    DrippingBodies,
    FloodedStreams,
    UnreadAnswers,
    UnreadStreams,
    GuessedCodes,
}

/// An attack that goes on until it is ended.
#[derive(Debug)]
pub(crate) struct UnderWay {
    over: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl UnderWay {
    pub(crate) fn end(self) {
        self.over.store(true, Ordering::Relaxed);
        for thread in self.threads {
            // An attacker who has given up needs no mourning.
            let _ = thread.join();
        }
    }
}

impl Assault {
    pub(crate) const ALL: [Assault; 8] = [
        Assault::Nothing,
        Assault::SilentLines,
        Assault::TricklingHeaders,
        Assault::DrippingBodies,
        Assault::FloodedStreams,
        Assault::UnreadAnswers,
        Assault::UnreadStreams,
        Assault::GuessedCodes,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Assault::Nothing => "none",
            Assault::SilentLines => "lines that are opened and held",
            Assault::TricklingHeaders => "200 headers that trickle",
            Assault::DrippingBodies => "20 bodies in drops of one byte",
            Assault::FloodedStreams => "2 streams that are talked to",
            Assault::UnreadAnswers => "40 who ask 200 times and never read",
            Assault::UnreadStreams => "60 streams that are never read",
            Assault::GuessedCodes => "codes tried by 8 at once",
        }
    }

    pub(crate) fn begin(self, server: SocketAddr, victim: &Table) -> UnderWay {
        let over = Arc::new(AtomicBool::new(false));
        let code = victim.code.clone();
        let stream = format!(
            "GET /api/v1/tables/{code}/stream HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\r\n",
            victim.key
        );
        let attackers: usize = match self {
            Assault::Nothing => 0,
            Assault::SilentLines | Assault::TricklingHeaders | Assault::UnreadStreams => 1,
            Assault::FloodedStreams => 2,
            Assault::GuessedCodes => 8,
            Assault::DrippingBodies => 20,
            Assault::UnreadAnswers => 40,
        };
        let threads = (0..attackers)
            .map(|_| {
                let (over, code, stream) = (over.clone(), code.clone(), stream.clone());
                thread::spawn(move || {
                    while !over.load(Ordering::Relaxed) {
                        self.attack(server, &code, &stream, &over);
                    }
                })
            })
            .collect();
        UnderWay { over, threads }
    }

    /// One round of an attacker. Whoever is thrown out tries again.
    fn attack(self, server: SocketAddr, code: &str, stream: &str, over: &AtomicBool) {
        let goes_on = || !over.load(Ordering::Relaxed);
        let line = || connect(server, ATTACKER).ok();
        match self {
            Assault::Nothing => {}
            Assault::SilentLines => {
                let mut held: Vec<TcpStream> = Vec::new();
                while goes_on() {
                    held.extend(line());
                    // As many as an attacker has descriptors for.
                    if held.len() > 2000 {
                        held.drain(..500);
                    }
                    thread::sleep(Duration::from_millis(1));
                }
            }
            Assault::TricklingHeaders => {
                let mut held: Vec<TcpStream> = (0..200).filter_map(|_| line()).collect();
                while goes_on() && !held.is_empty() {
                    held.retain_mut(|line| line.write_all(b"G").is_ok());
                    thread::sleep(Duration::from_millis(20));
                }
            }
            Assault::DrippingBodies => {
                let Some(mut line) = line() else { return };
                let begun = unused(code).swap_remove(2).1;
                let _ = line.write_all(&begun);
                // Five thousand a second; any faster, and the attackers would take the machine that they
                // share with the server.
                while goes_on() && line.write_all(b"x").is_ok() {
                    thread::sleep(Duration::from_micros(200));
                }
            }
            Assault::FloodedStreams => {
                let Some(mut line) = line() else { return };
                let _ = line.write_all(stream.as_bytes());
                let mut head = [0; 16];
                let _ = line.read_exact(&mut head);
                while goes_on() && line.write_all(&[b'x'; 16 * 1024]).is_ok() {}
            }
            Assault::UnreadAnswers => {
                let Some(mut line) = line() else { return };
                let _ = line.set_write_timeout(Some(Duration::from_millis(200)));
                let _ = line.write_all(&b"GET /rules/image HTTP/1.1\r\nhost: x\r\n\r\n".repeat(200));
                for _ in 0..40 {
                    if goes_on() {
                        thread::sleep(Duration::from_millis(50));
                    }
                }
            }
            Assault::UnreadStreams => {
                let stage = format!("GET /t/{code}/stream?face=stage HTTP/1.1\r\nhost: x\r\n\r\n");
                let mut held: Vec<TcpStream> = (0..60).filter_map(|_| line()).collect();
                held.retain_mut(|line| line.write_all(stage.as_bytes()).is_ok());
                while goes_on() {
                    thread::sleep(Duration::from_millis(50));
                }
            }
            Assault::GuessedCodes => {
                let _ = ask(server, ATTACKER, "GET /t/ZZZZZZ HTTP/1.1", "");
            }
        }
    }
}
