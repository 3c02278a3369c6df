//! What attackers can hold, and what an honest table feels of it.
//!
//! `cargo bench -p likeness --bench attacks` takes about a minute. Everything stays on loopback: attackers
//! come from 127.0.0.2, honest guests from 127.0.0.1, so that they are different households. Figures are
//! printed and never asserted; attacks are bounded in number and time. BENCHMARKS.md says what they were.

mod assault;
mod client;
mod honest;
mod server;

use std::{error::Error, net::TcpStream, thread, time::Duration};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use assault::Assault;
use client::{ATTACKER, connect, is_open};
use honest::Table;
use server::Server;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Lines that are opened at once to see how many are held.
const FLOOD: usize = 2000;
/// Lines of one kind whose memory is weighed.
const WEIGHED: usize = 500;
/// How long an honest table plays during each attack.
const SPAN: Duration = Duration::from_secs(4);
/// Long enough for the server to have closed what it closes soon.
const SETTLING: Duration = Duration::from_secs(3);
/// One household may hold what it likes, for as long as it is weighed.
const UNBOUNDED: &str = "sockets-per-address=100000,busy-sockets-per-address=100000,header-time=60,\
                         body-time=60,write-time=60";

fn main() -> Outcome<()> {
    // `cargo test --all-targets` starts benches too, without this word, and wants no figures.
    if !std::env::args().any(|argument| argument == "--bench") {
        return Ok(());
    }
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?;
    held()?;
    weights()?;
    felt()
}

/// How many lines one household holds that does not use them.
fn held() -> Outcome<()> {
    println!("Lines that one address holds, of {FLOOD} that it opens, after {} s", SETTLING.as_secs());
    for (what, said) in client::unused("ZZZZZZ") {
        let server = Server::start(&[])?;
        let lines = open(&server, &said);
        thread::sleep(SETTLING);
        let held = lines.iter().filter(|line| is_open(line)).count();
        println!("  {what:<28} {held:>6}");
    }
    Ok(())
}

/// Memory of the process for a line in every state that it can be in.
fn weights() -> Outcome<()> {
    println!("\nMemory of the process for a line ({WEIGHED} of each), in KiB");
    let server = Server::start(&["--limit", UNBOUNDED])?;
    let table = Table::open(&server, "Ana")?;
    // What the first few cost is the cost of beginning.
    drop(open(&server, b""));
    thread::sleep(SETTLING);
    let mut states = client::unused(&table.code);
    let stream = format!("GET /t/{}/stream?face=stage HTTP/1.1\r\nhost: x\r\n\r\n", table.code);
    states.push(("a stream of the stage", stream.into_bytes()));
    for (what, said) in states {
        let before = server.memory()?;
        let mut lines: Vec<TcpStream> = Vec::new();
        // No table has more than two hundred screens that look on.
        let count = if what.starts_with("a stream") { 120 } else { WEIGHED };
        for _ in 0..count {
            lines.extend(client::say(&server, &said));
        }
        thread::sleep(Duration::from_secs(1));
        let open = lines.iter().filter(|line| is_open(line)).count();
        let each = (server.memory()? - before) / lines.len().max(1) as f64;
        println!("  {what:<28} {each:>8.1}   ({open} open)");
        drop(lines);
        thread::sleep(Duration::from_secs(1));
    }
    Ok(())
}

/// What an honest table feels while somebody else attacks.
fn felt() -> Outcome<()> {
    println!(
        "\nAn honest table (a look and a command in turn) during an attack from another address, for {SPAN:?}"
    );
    println!(
        "  {:<34} {:>8} {:>8} {:>8} {:>7} {:>10}",
        "attack", "p50 ms", "p99 ms", "answers", "failed", "MiB after"
    );
    for assault in Assault::ALL {
        let server = Server::start(&[])?;
        let table = Table::open(&server, "Ana")?;
        let victim = Table::open(&server, "Eve")?;
        // Who never reads sits at the honest table itself; everybody else is elsewhere.
        let scene = if assault == Assault::UnreadStreams { &table } else { &victim };
        let under_way = assault.begin(server.address, scene);
        thread::sleep(Duration::from_millis(300));
        let felt = table.play(SPAN);
        under_way.end();
        println!(
            "  {:<34} {:>8.2} {:>8.2} {:>8} {:>7} {:>10.1}",
            assault.name(),
            felt.percentile(50),
            felt.percentile(99),
            felt.answers(),
            felt.failed,
            server.memory()? / 1024.0
        );
    }
    Ok(())
}

fn open(server: &Server, said: &[u8]) -> Vec<TcpStream> {
    (0..FLOOD)
        .filter_map(|_| {
            let mut line = connect(server.address, ATTACKER).ok()?;
            // It may have been refused already.
            let _ = std::io::Write::write_all(&mut line, said);
            Some(line)
        })
        .collect()
}
