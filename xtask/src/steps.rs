//! Steps one after the other, each with a headline, and a summary at the end. The last may have company.

use std::{
    fs::{self, File},
    path::Path,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use crate::{
    failure::{Failure, MACHINE},
    program, repository,
};

/// The width of a headline, which fits a terminal of the usual size.
const WIDTH: usize = 78;
/// How far what runs beside a step stands back, in the words of `nice`: tests with browsers wait for people's
/// time, the compiler does not.
const NICENESS: &str = "10";

/// One thing to do.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) run: fn() -> Result<(), Failure>,
}

/// How one step went.
struct Ran {
    name: &'static str,
    took: Duration,
    verdict: &'static str,
}

/// What is done beside the last step, in a process of its own, so that its output can be told apart: this
/// program with the given arguments.
pub(crate) struct Aside {
    pub(crate) name: &'static str,
    pub(crate) arguments: &'static [&'static str],
}

/// Takes the steps in order and stops at the first that fails. The summary is printed either way.
pub(crate) fn take(steps: &[Step]) -> Result<(), Failure> {
    take_beside(steps, &[])
}

/// The same, with more to do beside the last step, one after the other: tests with browsers, servers and
/// disks leave the processor idle for a part of their time.
pub(crate) fn take_beside(steps: &[Step], asides: &[Aside]) -> Result<(), Failure> {
    let start = Instant::now();
    let mut ran = Vec::new();
    let mut outcome = Ok(());
    for (number, step) in steps.iter().enumerate() {
        let last = number + 1 == steps.len();
        let (own, others) = thread::scope(|scope| {
            let beside = scope.spawn(|| if last { take_asides(asides) } else { (Vec::new(), Ok(())) });
            let own = take_one(step);
            (own, beside.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        });
        ran.push(own.0);
        ran.extend(others.0);
        outcome = own.1.and(others.1);
        if outcome.is_err() {
            break;
        }
    }
    summarize(&ran, steps, start.elapsed());
    outcome
}

fn take_one(step: &Step) -> (Ran, Result<(), Failure>) {
    headline(step.name, step.about);
    let start = Instant::now();
    let outcome = (step.run)();
    (Ran { name: step.name, took: start.elapsed(), verdict: verdict(&outcome) }, outcome)
}

fn take_asides(asides: &[Aside]) -> (Vec<Ran>, Result<(), Failure>) {
    let mut ran = Vec::new();
    let mut outcome = Ok(());
    for aside in asides {
        let start = Instant::now();
        let went = take_aside(aside);
        ran.push(Ran { name: aside.name, took: start.elapsed(), verdict: verdict(&went) });
        outcome = outcome.and(went);
    }
    (ran, outcome)
}

/// What it prints is kept in a file, and shown in one piece when it is done.
fn take_aside(Aside { name, arguments }: &Aside) -> Result<(), Failure> {
    let fault = |error| Failure::new(MACHINE, format!("cannot do `{name}` beside: {error}"));
    let folder = repository::target("xtask");
    let said = folder.join(format!("{name}.log"));
    fs::create_dir_all(&folder).map_err(fault)?;
    let file = File::create(&said).map_err(fault)?;
    let myself = std::env::current_exe().map_err(fault)?;
    let mut command = standing_back(&myself);
    command.args(*arguments).stdout(file.try_clone().map_err(fault)?).stderr(file);
    let outcome = program::run(&mut command);
    headline(name, "done beside");
    print!("{}", String::from_utf8_lossy(&fs::read(&said).map_err(fault)?));
    outcome
}

/// A call of a program that lets others go first, where there is a way to say so.
fn standing_back(program: &Path) -> Command {
    match program::on_path("nice") {
        None => Command::new(program),
        Some(nice) => {
            let mut command = Command::new(nice);
            command.args(["-n", NICENESS]).arg(program);
            command
        }
    }
}

fn headline(name: &str, about: &str) {
    let headline = format!("━━ {name}: {about} ");
    println!("\n{headline:━<WIDTH$}");
}

fn verdict(outcome: &Result<(), Failure>) -> &'static str {
    if outcome.is_ok() { "ok" } else { "FAILED" }
}

fn summarize(ran: &[Ran], steps: &[Step], total: Duration) {
    println!("\n{:━<WIDTH$}", "━━ summary ");
    for Ran { name, took, verdict } in ran {
        println!("{name:<10}{:>9.1} s  {verdict}", took.as_secs_f64());
    }
    for step in steps.iter().filter(|step| ran.iter().all(|ran| ran.name != step.name)) {
        println!("{:<10}{:>9}    not run", step.name, "");
    }
    println!("{:<10}{:>9.1} s", "in all", total.as_secs_f64());
}
