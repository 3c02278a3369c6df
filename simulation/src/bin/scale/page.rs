//! The figures as a page has them.

use std::fmt::Write;

use crate::{
    costs::MEASURED,
    evening::{self, Evening},
    plan::{PLANS, Plan, Sums},
};

/// Between these the program writes.
const BEGIN: &str = "<!-- figures: cargo xtask scale -->\n";
const END: &str = "<!-- end of the figures -->\n";
const SEED: u64 = 21;

/// A page with its figures anew.
///
/// # Errors
/// When it has no place for them.
pub(crate) fn with_figures(page: &str, figures: &str) -> Result<String, &'static str> {
    let (before, rest) = page.split_once(BEGIN).ok_or("the page has no place for figures")?;
    let (_, after) = rest.split_once(END).ok_or("the figures of the page have no end")?;
    Ok(format!("{before}{BEGIN}{figures}{END}{after}"))
}

type Cell = fn(&Plan, &Sums, &Evening) -> String;

/// What is told of every plan: by arithmetic, then by the simulation.
const ROWS: [(&str, Cell); 22] = [
    ("tables stored", |plan, _, _| thousands(plan.stored as f64)),
    ("tables at which somebody plays", |plan, _, _| thousands(plan.live as f64)),
    ("streams", |plan, _, _| plan.streams.to_string()),
    ("servers of Likeness × cores", |plan, _, _| format!("{} × {}", plan.servers, plan.cores)),
    ("NATS servers", |plan, _, _| plan.nodes.to_string()),
    ("**arithmetic:** commands a second", |_, sums, _| thousands(sums.commands)),
    ("a stream's leader is busy", |_, sums, _| percent(sums.busy)),
    ("an append waits, on average", |_, sums, _| micros(sums.wait)),
    ("a stream catches up after a lost leader", |_, sums, _| seconds(sums.catching_up)),
    ("a server's cores are busy", |_, sums, _| percent(sums.server_busy)),
    ("memory of a server for its tables", |_, sums, _| bytes(sums.server_memory)),
    ("memory of a NATS server for sleeping tables", |_, sums, _| bytes(sums.node_memory)),
    ("disk of a NATS server", |_, sums, _| bytes(sums.node_disk)),
    ("messages that it writes, a second", |_, sums, _| thousands(sums.node_writes)),
    ("what each server hears of all others, a second", |_, sums, _| bytes(sums.followed)),
    ("questions about untouched tables, a second", |_, sums, _| thousands(sums.questions)),
    ("**simulated:** the fullest stream has, of the usual", |_, _, evening| percent(evening.fullest)),
    ("an append waits in the fullest streams, on average / 99 %", |_, _, evening| {
        format!("{} / {}", micros(evening.mean_wait), micros(evening.most_wait))
    }),
    ("the fullest stream catches up after a lost leader", |_, _, evening| seconds(evening.catching_up)),
    ("the fullest server has, of the usual", |_, _, evening| percent(evening.fullest_server)),
    ("the same with one server lost", |_, _, evening| percent(evening.fullest_without_one)),
    ("waking the lost server's tables takes", |_, _, evening| seconds(evening.waking)),
];

/// All plans beside one another.
pub(crate) fn figures() -> String {
    let plans = PLANS.map(|plan| (plan, plan.sums(&MEASURED), evening::play(&plan, &MEASURED, SEED)));
    let mut text = String::from("| |");
    for (plan, ..) in &plans {
        let _ = write!(text, " {} |", plan.name);
    }
    text.push_str("\n|---|---|---|---|---|\n");
    for (name, cell) in ROWS {
        let _ = write!(text, "| {name} |");
        for (plan, sums, evening) in &plans {
            let _ = write!(text, " {} |", cell(plan, sums, evening));
        }
        text.push('\n');
    }
    text
}

fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn micros(seconds: f64) -> String {
    if seconds.is_finite() { format!("{:.0} µs", seconds * 1e6) } else { "for ever".to_owned() }
}

fn seconds(seconds: f64) -> String {
    if seconds.is_finite() { format!("{seconds:.1} s") } else { "never".to_owned() }
}

fn bytes(count: f64) -> String {
    const UNITS: [&str; 5] = ["B", "KiB", "MiB", "GiB", "TiB"];
    let (mut count, mut unit) = (count, 0);
    while count >= 1024.0 && unit + 1 < UNITS.len() {
        (count, unit) = (count / 1024.0, unit + 1);
    }
    format!("{count:.1} {}", UNITS[unit])
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../../docs/scale.md");

    #[test]
    fn the_page_has_the_figures_of_today() {
        let anew = with_figures(PAGE, &figures()).expect("the page has a place for them");
        assert!(anew == PAGE, "docs/scale.md is out of date: cargo xtask scale\n{}", figures());
    }

    #[test]
    fn figures_are_written_as_people_read_them() {
        assert_eq!([7.0, 1234.0, 1e6].map(thousands), ["7", "1,234", "1,000,000"]);
        assert_eq!([bytes(512.0), bytes(3.0 * 1024.0 * 1024.0)], ["512.0 B", "3.0 MiB"]);
        assert_eq!([seconds(f64::INFINITY), micros(0.0015)], ["never", "1500 µs"]);
    }
}
