//! Tables of four under load in all five games, through the API and through the pages, each beside a raw
//! ceiling that stores and sends the same bytes, in the same run.
//!
//! `cargo xtask bench load` measures everything; `plan.rs` has the options. Everything stays on loopback;
//! figures are printed and never asserted. BENCHMARKS.md says how they are meant and what they were. Without
//! `--bench`, as the tests start it, everything is done once and small: it fails when anything is refused.

mod allocations;
mod author;
mod drive;
mod face;
mod form;
mod gathering;
mod house;
mod http;
mod memory;
mod party;
mod people;
mod plan;
mod process;
mod profile;
mod raw;
mod report;
mod screen;
mod seat;
mod start;
mod symbols;
mod tape;
mod weigh;

use std::{error::Error, sync::Arc};

use rules::GameKind;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use drive::{Company, Manner};
use face::Face;
use plan::{Order, Part, Plan, Sleep};
use process::{Server, data_folder};
use report::Row;
use tape::Tapes;

pub(crate) type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// That of Likeness, for its ceiling too.
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// What memory and start are measured with: two things that somebody does in it need no luck.
const MEASURE_GAME: GameKind = GameKind::Happiness;

fn main() -> Outcome<()> {
    if let Some(served) = process::serve_if_asked() {
        return served;
    }
    let words: Vec<String> = std::env::args().skip(1).collect();
    let order = Order::read(&words)?;
    raise_limit_of_files()?;
    // One thread drives, so that it takes one core at the most and the server has the rest.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(carry_out(&order))
}

/// Every stream is a file at both ends. The servers inherit the limit.
fn raise_limit_of_files() -> Outcome<()> {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    Ok(setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?)
}

async fn carry_out(order: &Order) -> Outcome<()> {
    let Order { plan, games, .. } = order;
    println!("playing whole games and weighing what is sent");
    let mut tapes = Vec::new();
    for game in games {
        let recorded = Tapes::record(*game, plan.length).await?;
        println!("  {recorded}");
        tapes.push(Arc::new(recorded));
    }
    match order.part {
        Part::Figures => {
            measure_memory_and_start(*plan, &tapes).await?;
            measure_busy(order, &tapes).await
        }
        Part::Busy => measure_busy(order, &tapes).await,
        Part::People => measure_people(order, &tapes).await,
        Part::Profile => {
            for tapes in &tapes {
                for face in &order.faces {
                    profile::look_at(*face, tapes, *plan).await?;
                }
            }
            Ok(())
        }
        Part::Trial => {
            measure_memory_and_start(*plan, &tapes).await?;
            measure_busy(order, &tapes).await?;
            measure_people(order, &tapes).await
        }
    }
}

async fn measure_memory_and_start(plan: Plan, tapes: &[Arc<Tapes>]) -> Outcome<()> {
    let tapes = tapes.iter().find(|tapes| tapes.game == MEASURE_GAME).ok_or("no tapes to measure with")?;
    println!("opening idle tables");
    let (api, asleep) = memory::idle(Face::Api, plan.idle_tables, tapes).await?;
    let (page, _) = memory::idle(Face::Page, plan.idle_tables, tapes).await?;
    let (raw, _) = memory::idle(Face::RawApi, plan.idle_tables, tapes).await?;
    let idle = [raw, api, page];
    println!("storing {} tables", plan.stored_tables);
    let (alone, starts) = start::starts(plan.stored_tables, plan.starts, tapes).await?;
    let hibernated = match plan.sleep {
        Sleep::Awaited => Some(asleep.weigh(tapes).await?),
        Sleep::LeftOut => None,
    };
    report::print_memory(&idle, hibernated.as_ref());
    let binary = std::fs::metadata(env!("CARGO_BIN_EXE_likeness"))?.len();
    report::print_start(binary, plan.stored_tables, &alone, &starts);
    report::print_goals_at_rest(&idle, &starts);
    Ok(())
}

async fn measure_busy(order: &Order, tapes: &[Arc<Tapes>]) -> Outcome<()> {
    for tapes in tapes {
        let (mut closed, mut paced) = (Vec::new(), Vec::new());
        for &tables in order.plan.busy_tables {
            let (as_fast, at_a_pace) = busy(tables, order, tapes).await?;
            closed.extend(as_fast);
            paced.extend(at_a_pace);
        }
        let title = format!(
            "{}, closed loop: every table acts again as soon as all screens that change have changed",
            tapes.game
        );
        report::print_busy(&title, &closed);
        let title = format!(
            "{}, paced: every table acts every {} ms; delays count from when it was due",
            tapes.game,
            order.plan.pace.as_millis()
        );
        report::print_busy(&title, &paced);
        report::print_goals(&closed);
    }
    Ok(())
}

/// Plays at so many tables of every face. The rounds alternate between the faces, so that what else the
/// machine does meets them all alike.
async fn busy(tables: u64, order: &Order, tapes: &Arc<Tapes>) -> Outcome<(Vec<Row>, Vec<Row>)> {
    let (mut companies, mut folders) = (Vec::new(), Vec::new());
    for face in &order.faces {
        let data = data_folder()?;
        let server = Server::start(face.program(), data.path())?;
        let mut company = Company::gather(*face, server, tables, std::slice::from_ref(tapes)).await?;
        company.scatter().await?;
        companies.push(company);
        folders.push(data);
    }
    let closed = rounds(&mut companies, tables, Manner::Closed, order.plan).await?;
    let paced = rounds(&mut companies, tables, Manner::Paced(order.plan.pace), order.plan).await?;
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

async fn measure_people(order: &Order, tapes: &[Arc<Tapes>]) -> Outcome<()> {
    let mut evenings = Vec::new();
    for face in order.faces.iter().filter(|face| face.is_ours()) {
        evenings.push(people::spend(*face, order.plan.evening, tapes).await?);
    }
    report::print_people(&evenings);
    Ok(())
}
