//! Steps one after the other, each with a headline, and a summary at the end.

use std::time::{Duration, Instant};

use crate::failure::Failure;

/// The width of a headline, which fits a terminal of the usual size.
const WIDTH: usize = 78;

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

/// Takes the steps in order and stops at the first that fails. The summary is printed either way.
pub(crate) fn take(steps: &[Step]) -> Result<(), Failure> {
    let mut ran = Vec::new();
    let mut outcome = Ok(());
    for step in steps {
        let headline = format!("━━ {}: {} ", step.name, step.about);
        println!("\n{headline:━<WIDTH$}");
        let start = Instant::now();
        outcome = (step.run)();
        let verdict = if outcome.is_ok() { "ok" } else { "FAILED" };
        ran.push(Ran { name: step.name, took: start.elapsed(), verdict });
        if outcome.is_err() {
            break;
        }
    }
    summarize(&ran, steps);
    outcome
}

fn summarize(ran: &[Ran], steps: &[Step]) {
    println!("\n{:━<WIDTH$}", "━━ summary ");
    for Ran { name, took, verdict } in ran {
        println!("{name:<10}{:>9.1} s  {verdict}", took.as_secs_f64());
    }
    for step in &steps[ran.len()..] {
        println!("{:<10}{:>9}    not run", step.name, "");
    }
    let total: Duration = ran.iter().map(|ran| ran.took).sum();
    println!("{:<10}{:>9.1} s", "in all", total.as_secs_f64());
}
