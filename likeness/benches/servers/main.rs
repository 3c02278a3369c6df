//! Commands a second and how long they take, against the number of servers on one cluster, beside one server
//! with SQLite in the same run.
//!
//! `cargo bench -p likeness --bench servers` takes about a minute. Three NATS servers, up to three of
//! Likeness and the driver share this machine: what more servers bring can only be seen where it has more
//! cores than they take. Every table is asked for at one server alone, as behind a proxy that goes by the
//! code. The figures are printed and never asserted.

mod driver;
mod process;

use std::{error::Error, time::Duration};

use testcluster::{Cluster, Setup};

use driver::Table;
use process::{Server, cpu_seconds};

/// Tables whose hosts act as soon as they have their last answer.
const TABLES: usize = 48;
/// The rounds of each row, of which the middle one is printed.
const ROUNDS: usize = 3;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Whether figures are wanted. The tests start benches too, without this word: then everything is done once
/// and small.
fn is_measured() -> bool {
    std::env::args().any(|word| word == "--bench")
}

/// What came of one round.
#[derive(Clone, Copy)]
struct Round {
    rate: f64,
    p50: f64,
    p99: f64,
    servers_cpu: f64,
    cluster_cpu: f64,
}

#[tokio::main]
async fn main() -> Outcome<()> {
    println!(
        "{:<24}{:>12}{:>9}{:>9}{:>22}{:>22}",
        "", "commands/s", "p50 ms", "p99 ms", "CPU s/1,000, servers", "CPU s/1,000, cluster"
    );
    let alone = [Server::start(&[])?];
    report("SQLite, 1 server", &alone, &[]).await?;
    drop(alone);
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))?;
    let cluster = Cluster::start_in(folder, Setup::Sound, 3);
    drop(cluster.open(&cluster.settings("likeness")).await);
    let monitors = cluster.settings("likeness").monitors.join(",");
    let address = cluster.journal();
    let arguments = ["--journal", &address, "--nats-monitor", &monitors, "--nats-user", testcluster::USER];
    for count in 1..=3 {
        let servers: Vec<Server> = (0..count).map(|_| Server::start(&arguments)).collect::<Outcome<_>>()?;
        report(&format!("cluster, {count} servers"), &servers, &cluster.ids()).await?;
    }
    Ok(())
}

async fn report(name: &str, servers: &[Server], cluster: &[u32]) -> Outcome<()> {
    let mut rounds = Vec::new();
    for _ in 0..if is_measured() { ROUNDS } else { 1 } {
        rounds.push(round(servers, cluster).await?);
    }
    rounds.sort_by(|one, other| one.rate.total_cmp(&other.rate));
    let Round { rate, p50, p99, servers_cpu, cluster_cpu } = rounds[rounds.len() / 2];
    println!("{name:<24}{rate:>12.0}{p50:>9.2}{p99:>9.2}{servers_cpu:>22.3}{cluster_cpu:>22.3}");
    Ok(())
}

async fn round(servers: &[Server], cluster: &[u32]) -> Outcome<Round> {
    let (tables, span) = if is_measured() { (TABLES, 4_000) } else { (2, 100) };
    let mut opened = Vec::new();
    for number in 0..tables {
        opened.push(Table::open(servers[number % servers.len()].address()).await?);
    }
    let ids: Vec<u32> = servers.iter().map(Server::id).collect();
    let before = (cpu_seconds(&ids)?, cpu_seconds(cluster)?);
    let (mut took, elapsed) = driver::drive(opened, Duration::from_millis(span)).await?;
    let after = (cpu_seconds(&ids)?, cpu_seconds(cluster)?);
    took.sort_unstable();
    let thousands = took.len() as f64 / 1000.0;
    let millis =
        |share: usize| took.get(took.len() * share / 100).map_or(0.0, |took| took.as_secs_f64() * 1e3);
    Ok(Round {
        rate: took.len() as f64 / elapsed.as_secs_f64(),
        p50: millis(50),
        p99: millis(99),
        servers_cpu: (after.0 - before.0) / thousands,
        cluster_cpu: (after.1 - before.1) / thousands,
    })
}
