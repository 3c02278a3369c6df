//! Tables of four under load, through the API and through the pages, beside a raw ceiling in the same run.
//!
//! `cargo bench -p likeness --bench load` takes about four minutes, with `-- --quick` half a minute.
//! `-- --api`, `--page`, `--raw` or `--raw-to-all` plays through one face alone, for a profiler to look at.
//! Everything stays on loopback; figures are printed and never asserted. BENCHMARKS.md says how they are
//! meant and what they were.

mod drive;
mod face;
mod game;
mod gathering;
mod http;
mod memory;
mod process;
mod raw;
mod report;
mod screen;
mod shape;
mod start;

use std::{error::Error, path::Path, sync::Arc, time::Duration};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use drive::{Company, Manner, Span};
use face::Face;
use process::{Server, data_folder};
use report::Row;
use shape::Shape;

pub(crate) type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// How much is measured.
#[derive(Debug, Clone, Copy)]
struct Plan {
    busy_tables: &'static [u64],
    rounds: usize,
    span: Span,
    idle_tables: u64,
    stored_tables: u64,
    starts: usize,
    sleep: Sleep,
}

/// Whether the two minutes are waited for after which tables leave memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sleep {
    Awaited,
    LeftOut,
}

const FULL: Plan = Plan {
    busy_tables: &[100, 500],
    rounds: 3,
    span: Span { warm_up: Duration::from_millis(700), measured: Duration::from_secs(3) },
    idle_tables: 1000,
    stored_tables: 100_000,
    starts: 3,
    sleep: Sleep::Awaited,
};

const QUICK: Plan = Plan {
    busy_tables: &[100],
    rounds: 1,
    span: Span { warm_up: Duration::from_millis(500), measured: Duration::from_millis(1500) },
    idle_tables: 200,
    stored_tables: 10_000,
    starts: 1,
    sleep: Sleep::LeftOut,
};

/// What a face has to itself when it is asked for alone.
struct Alone {
    tables: u64,
    span: Span,
}

const ALONE: Alone =
    Alone { tables: 100, span: Span { warm_up: Duration::from_secs(1), measured: Duration::from_secs(20) } };

/// Somebody does something at every table twice a second.
const PACE: Duration = Duration::from_millis(500);

fn main() -> Outcome<()> {
    if let Some(folder) = std::env::var_os(raw::ROLE) {
        return raw::serve(Path::new(&folder));
    }
    let asked_for = |word: &str| std::env::args().any(|argument| argument == word);
    // `cargo test --all-targets` starts benches too, without this word, and wants no figures.
    if !asked_for("--bench") {
        return Ok(());
    }
    raise_limit_of_files()?;
    // One thread drives, so that it takes one core at the most and the server has the rest.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let plan = if asked_for("--quick") { QUICK } else { FULL };
    match Face::ALL.into_iter().find(|face| asked_for(face.option())) {
        Some(face) => runtime.block_on(alone(face)),
        None => runtime.block_on(measure(plan)),
    }
}

/// Every stream is a file at both ends. The servers inherit the limit.
fn raise_limit_of_files() -> Outcome<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?)
}

/// Plays at the tables of one face long enough for a profiler to look at its server.
async fn alone(face: Face) -> Outcome<()> {
    let shape = Arc::new(Shape::of_real_games().await?);
    let data = data_folder()?;
    let server = Server::start(face.program(), data.path())?;
    let mut company = Company::gather(face, server, ALONE.tables, &shape).await?;
    println!("process {} plays at {} tables", company.server().id(), ALONE.tables);
    let rounds = vec![company.play(Manner::Closed, ALONE.span).await?];
    report::print_busy("Closed loop", &[Row { face, tables: ALONE.tables, rounds }]);
    Ok(())
}

async fn measure(plan: Plan) -> Outcome<()> {
    println!("weighing the messages of real games");
    let shape = Arc::new(Shape::of_real_games().await?);
    println!("{shape}");
    println!("opening idle tables");
    let (api, asleep) = memory::idle(Face::Api, plan.idle_tables, &shape).await?;
    let (page, _) = memory::idle(Face::Page, plan.idle_tables, &shape).await?;
    let (raw, _) = memory::idle(Face::Raw, plan.idle_tables, &shape).await?;
    let idle = [raw, api, page];
    println!("storing {} tables", plan.stored_tables);
    let (alone, starts) = start::starts(plan.stored_tables, plan.starts, &shape).await?;
    let (mut closed, mut paced) = (Vec::new(), Vec::new());
    for &tables in plan.busy_tables {
        println!("playing at {tables} tables");
        let (as_fast, at_a_pace) = busy(tables, plan, &shape).await?;
        closed.extend(as_fast);
        paced.extend(at_a_pace);
    }
    let hibernated = match plan.sleep {
        Sleep::Awaited => Some(asleep.weigh(&shape).await?),
        Sleep::LeftOut => None,
    };
    report::print_busy(
        "Closed loop: every table acts again as soon as all screens that change have changed",
        &closed,
    );
    let title =
        format!("Paced: every table acts every {} ms; delays count from when it was due", PACE.as_millis());
    report::print_busy(&title, &paced);
    report::print_memory(&idle, hibernated.as_ref());
    report::print_start(plan.stored_tables, &alone, &starts);
    report::print_goals(&closed, &paced, &idle, &starts);
    Ok(())
}

/// Plays at so many tables of every face. The rounds alternate between the faces, so that what else the
/// machine does meets them all alike.
async fn busy(tables: u64, plan: Plan, shape: &Arc<Shape>) -> Outcome<(Vec<Row>, Vec<Row>)> {
    let (mut companies, mut folders) = (Vec::new(), Vec::new());
    for face in Face::ALL {
        let data = data_folder()?;
        let server = Server::start(face.program(), data.path())?;
        companies.push(Company::gather(face, server, tables, shape).await?);
        folders.push(data);
    }
    let closed = rounds(&mut companies, tables, Manner::Closed, plan).await?;
    // At a pace the server is not at its limit, where the second ceiling could tell something.
    companies.retain(|company| company.face != Face::RawToAll);
    let paced = rounds(&mut companies, tables, Manner::Paced(PACE), plan).await?;
    Ok((closed, paced))
}

async fn rounds(companies: &mut [Company], tables: u64, manner: Manner, plan: Plan) -> Outcome<Vec<Row>> {
    let row = |company: &Company| Row { face: company.face, tables, rounds: Vec::new() };
    let mut rows: Vec<Row> = companies.iter().map(row).collect();
    for _ in 0..plan.rounds {
        for (company, row) in companies.iter_mut().zip(&mut rows) {
            row.rounds.push(company.play(manner, plan.span).await?);
        }
    }
    Ok(rows)
}
