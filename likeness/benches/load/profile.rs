//! Where the server's processor time goes, by the system's own profiler.

use std::{
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
};

use crate::{
    Outcome,
    drive::{Company, Manner, Span},
    face::Face,
    plan::Plan,
    process::{Server, data_folder},
    symbols::Samples,
    tape::Tapes,
};

const PERF: &str = "perf";
/// How many functions are listed.
const TOP: usize = 25;
/// So often a second, and not in step with anything else.
const FREQUENCY: &str = "999";
/// The program has no frame pointers: so much of the stack is kept, and unwound later.
const STACK: &str = "dwarf,32768";

/// Plays at tables of this face while the profiler looks at their server, and prints what it saw.
pub(crate) async fn look_at(face: Face, tapes: &Arc<Tapes>, plan: Plan) -> Outcome<()> {
    let is_there = Command::new(PERF).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !is_there.is_ok_and(|status| status.success()) {
        println!("\nThere is no profile: `perf` is missing or does not run. Debian has it as `linux-perf`.");
        return Ok(());
    }
    let data = data_folder()?;
    let server = Server::start(face.program(), data.path())?;
    let tables = plan.busy_tables.first().copied().unwrap_or(1);
    let mut company = Company::gather(face, server, tables, std::slice::from_ref(tapes)).await?;
    company.scatter().await?;
    let folder = data_folder()?;
    let file = folder.path().join("perf.data");
    let mut perf = Command::new(PERF)
        // Virtual machines often have no counters of the processor; the clock is everywhere.
        .args(["record", "--quiet", "-e", "cpu-clock", "-F", FREQUENCY, "--call-graph", STACK, "-p"])
        .arg(company.server().id().to_string())
        .arg("-o")
        .arg(&file)
        .args(["--", "sleep", &plan.profiled.as_secs_f64().to_string()])
        .spawn()?;
    let span = Span { warm_up: plan.span.warm_up, measured: plan.profiled };
    company.play(Manner::Closed, span).await?;
    if !perf.wait()?.success() {
        return Err("perf could not look at the server".into());
    }
    print(face, tapes, tables, &read(&file)?);
    Ok(())
}

fn read(file: &Path) -> Outcome<Samples> {
    let output = Command::new(PERF)
        .args(["script", "--no-inline", "-F", "ip,sym", "-i"])
        .arg(file)
        .stderr(Stdio::null())
        .output()?;
    if !output.status.success() {
        return Err("perf could not read what it had written".into());
    }
    Ok(Samples::read(&String::from_utf8_lossy(&output.stdout)))
}

fn print(face: Face, tapes: &Tapes, tables: u64, samples: &Samples) {
    let all = samples.len().max(1) as f64;
    let share = |count: usize| count as f64 * 100.0 / all;
    println!(
        "\nWhere the CPU goes: {}, {}, {tables} tables, closed loop; {} samples",
        tapes.game,
        face.name(),
        samples.len()
    );
    let mut works: Vec<_> = samples.by_work().into_iter().collect();
    works.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (work, count) in works {
        println!("{:>7.1} %  {}", share(count), work.name());
    }
    println!("{:>7.1} %  of all these, in the allocator itself", share(samples.allocating()));
    for (title, top) in ["by itself", "with all that it calls"].into_iter().zip(samples.top(TOP)) {
        println!("  {title}");
        for (name, count) in top {
            println!("{:>7.1} %  {name}", share(count));
        }
    }
}
