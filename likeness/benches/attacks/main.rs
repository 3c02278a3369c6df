//! What attackers can hold, and what an honest table feels of it.
//!
//! `cargo bench -p likeness --bench attacks` takes about seven minutes. Everything stays on loopback:
//! attackers come from 127.0.0.2, honest guests from 127.0.0.1, so that they are different households.
//! Figures are printed and never asserted; attacks are bounded in number and time. BENCHMARKS.md says what
//! they were.

mod assault;
mod client;
mod honest;
mod server;

use std::{error::Error, net::TcpStream, thread, time::Duration};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use assault::Assault;
use client::{ATTACKER, connect, is_open};
use honest::{Felt, Table};
use server::Server;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// How much is measured.
#[derive(Debug, Clone, Copy)]
struct Extent {
    /// Lines that are opened at once to see how many are held.
    flood: usize,
    /// Lines of one kind whose memory is weighed.
    weighed: usize,
    /// How long an honest table plays in quiet, and during an attack, in each round.
    span: Duration,
    /// In turn, so that what else the machine does meets quiet and attack alike. Odd: the middle one counts.
    rounds: usize,
    /// Long enough for the server to have closed what it closes soon.
    settling: Duration,
}

const FULL: Extent = Extent {
    flood: 2000,
    weighed: 800,
    span: Duration::from_secs(4),
    rounds: 5,
    settling: Duration::from_secs(3),
};

/// For the tests: everything once, as small as it can be.
const TRIAL: Extent = Extent {
    flood: 20,
    weighed: 10,
    span: Duration::from_millis(300),
    rounds: 1,
    settling: Duration::from_millis(50),
};

/// Lines are weighed at so many tables, because no table has more than two hundred screens that look on.
const TABLES: usize = 10;
/// One household may hold what it likes, for as long as it is weighed.
const UNBOUNDED: &str = "sockets-per-address=100000,busy-sockets-per-address=100000,header-time=60,\
                         body-time=60,write-time=60,streams-per-address=100000,requests-at-once=100000,\
                         requests-per-second=100000,silence=60,tables-per-address=1000";

fn main() -> Outcome<()> {
    // The tests start benches too, without this word, and want no figures.
    let extent = if std::env::args().any(|argument| argument == "--bench") { FULL } else { TRIAL };
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?;
    held(extent)?;
    weights(extent)?;
    felt(extent)
}

/// How many lines one household holds that does not use them.
fn held(Extent { flood, settling, .. }: Extent) -> Outcome<()> {
    println!("Lines that one address holds, of {flood} that it opens, after {settling:?}");
    for (what, said) in client::unused("ZZZZZZ") {
        let server = Server::start(&[])?;
        let lines = open(&server, &said, flood);
        thread::sleep(settling);
        let held = lines.iter().filter(|line| is_open(line)).count();
        println!("  {what:<28} {held:>6}");
    }
    Ok(())
}

/// Memory of the process for a line in every state that it can be in: what as many lines again take beyond
/// the first ones, in a server that has held nothing else before.
fn weights(Extent { weighed, settling, .. }: Extent) -> Outcome<()> {
    println!("\nMemory of the process for a line, of {weighed} more of each, in KiB");
    for state in 0..=client::unused("").len() {
        let server = Server::start(&["--limit", UNBOUNDED])?;
        let tables: Vec<Table> = (0..TABLES)
            .map(|number| Table::open(&server, &format!("Ana {number}")))
            .collect::<Outcome<_>>()?;
        let mut lines: Vec<TcpStream> = Vec::new();
        let mut weigh = |what: &mut &'static str| -> Outcome<f64> {
            for number in 0..weighed {
                let (name, said) = spoken(state, &tables[number % TABLES].code);
                *what = name;
                lines.extend(client::say(&server, &said));
            }
            thread::sleep(settling);
            server.memory()
        };
        let mut what = "";
        let before = weigh(&mut what)?;
        let each = (weigh(&mut what)? - before) / weighed as f64;
        let open = lines.iter().filter(|line| is_open(line)).count();
        println!("  {what:<28} {each:>8.1}   ({open} of {} open)", 2 * weighed);
    }
    Ok(())
}

/// What is said on a line to bring it into that state, and what the state is called.
fn spoken(state: usize, code: &str) -> (&'static str, Vec<u8>) {
    let stream = format!("GET /t/{code}/stream?face=stage HTTP/1.1\r\nhost: x\r\n\r\n");
    let mut states = client::unused(code);
    states.push(("a stream of the stage", stream.into_bytes()));
    states.swap_remove(state)
}

/// What an honest table feels while somebody else attacks, and in quiet, in turn.
fn felt(Extent { span, rounds, .. }: Extent) -> Outcome<()> {
    println!(
        "\nAn honest table (a look, and a command until it shows on a screen, in turn) for {span:?} in quiet \
         and for as long during an attack from another address, {rounds} times: the middle one"
    );
    println!(
        "  {:<36} {:>9} {:>9} {:>9} {:>9} {:>8} {:>7} {:>10}",
        "attack", "quiet p50", "p99 ms", "then p50", "p99 ms", "answers", "failed", "MiB after"
    );
    for assault in Assault::ALL {
        let server = Server::start(&[])?;
        let table = Table::open(&server, "Ana")?;
        let victim = Table::open(&server, "Eve")?;
        // Who never reads sits at the honest table itself; everybody else is elsewhere.
        let scene = if assault == Assault::UnreadStreams { &table } else { &victim };
        let (mut quiet, mut felt) = (Vec::new(), Vec::new());
        for _ in 0..rounds {
            quiet.push(table.play(span)?);
            let under_way = assault.begin(server.address, scene);
            thread::sleep(Duration::from_millis(300));
            felt.push(table.play(span)?);
            under_way.end();
        }
        if quiet.iter().any(|quiet| quiet.failed > 0) {
            return Err("an honest table is not answered although nobody attacks".into());
        }
        let answers: usize = felt.iter().map(Felt::answers).sum();
        let failed: usize = felt.iter().map(|felt| felt.failed).sum();
        println!(
            "  {:<36} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>8} {:>7} {:>10.1}",
            assault.name(),
            middle(&quiet, 50),
            middle(&quiet, 99),
            middle(&felt, 50),
            middle(&felt, 99),
            answers,
            failed,
            server.memory()? / 1024.0
        );
    }
    Ok(())
}

/// The middle of all rounds.
fn middle(rounds: &[Felt], percent: usize) -> f64 {
    let mut figures: Vec<f64> = rounds.iter().map(|felt| felt.percentile(percent)).collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn open(server: &Server, said: &[u8], count: usize) -> Vec<TcpStream> {
    (0..count)
        .filter_map(|_| {
            let mut line = connect(server.address, ATTACKER).ok()?;
            // It may have been refused already.
            let _ = std::io::Write::write_all(&mut line, said);
            Some(line)
        })
        .collect()
}
