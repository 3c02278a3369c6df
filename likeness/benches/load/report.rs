//! The figures as people read them.

use std::fmt;

use crate::{
    drive::Measured,
    face::Face,
    memory::{Hibernated, Idle},
    people::Taken,
    start::Start,
};

/// Goals of the design, which the figures are held against.
const API_GOAL: f64 = 1.3;
const PAGE_GOAL: f64 = 1.5;
/// The delay of the slowest hundredth against that of raw.
const DELAY_GOAL: f64 = 2.0;
const IDLE_GOAL: f64 = 29.0;
const START_GOAL: f64 = 1.0;
/// When everything else takes more than this of a core, in percent, delays say more about that than about the
/// server.
const QUIET: f64 = 40.0;

/// The rounds of one measurement.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) face: Face,
    pub(crate) tables: u64,
    pub(crate) rounds: Vec<Measured>,
}

impl Row {
    fn figure(&self, of: impl Fn(&Measured) -> f64) -> Figure {
        Figure::of(self.rounds.iter().map(of).collect())
    }
}

/// A figure that was measured several times: the middle one, and the range.
#[derive(Debug, Clone, Copy)]
struct Figure {
    least: f64,
    middle: f64,
    most: f64,
}

impl Figure {
    fn of(mut values: Vec<f64>) -> Figure {
        values.sort_unstable_by(f64::total_cmp);
        let at = |place: usize| values.get(place).copied().unwrap_or(f64::NAN);
        let last = values.len().saturating_sub(1);
        Figure { least: at(0), middle: at(values.len() / 2), most: at(last) }
    }
}

/// With as many decimals as were asked for, and the range where there is one.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figure { least, middle, most } = *self;
        let decimals = f.precision().unwrap_or(0);
        let text = if least == most {
            format!("{middle:.decimals$}")
        } else {
            format!("{middle:.decimals$} ({least:.decimals$}–{most:.decimals$})")
        };
        f.pad_integral(true, "", &text)
    }
}

/// The rows of one manner, for all numbers of tables.
pub(crate) fn print_busy(title: &str, rows: &[Row]) {
    println!("\n{title}");
    println!(
        "{:<24}{:>7}{:>22}{:>7}{:>22}{:>22}{:>8}{:>9}{:>9}{:>9}{:>8}{:>8}",
        "",
        "tables",
        "CPU s/1,000",
        "x raw",
        "p50 ms",
        "p99 ms",
        "frames",
        "bytes",
        "allocs",
        "cmds/s",
        "driver",
        "others"
    );
    for row in rows {
        let ratio = ratio(row, rows, Measured::cpu_per_thousand);
        let ratio = ratio.map_or_else(String::new, |ratio| format!("{ratio:.2}"));
        println!(
            "{:<24}{:>7}{:>22.3}{ratio:>7}{:>22.1}{:>22.1}{:>8.2}{:>9.0}{:>9.0}{:>9.0}{:>7.0}%{:>7.0}%  {}",
            row.face.name(),
            row.tables,
            row.figure(Measured::cpu_per_thousand),
            row.figure(|round| round.delay(0.5)),
            row.figure(|round| round.delay(0.99)),
            row.figure(Measured::frames_an_action).middle,
            row.figure(Measured::bytes_a_frame).middle,
            row.figure(Measured::allocations_an_action).middle,
            row.figure(Measured::actions_a_second).middle,
            row.figure(|round| round.share(round.driver)).middle,
            row.figure(|round| round.share(round.others)).middle,
            quiet(row),
        );
    }
}

fn is_quiet(row: &Row) -> bool {
    row.figure(|round| round.share(round.others)).most <= QUIET
}

fn quiet(row: &Row) -> &'static str {
    if is_quiet(row) { "quiet" } else { "NOT QUIET" }
}

/// How many times that of the raw server with the same bytes a figure is.
fn ratio(row: &Row, rows: &[Row], of: fn(&Measured) -> f64) -> Option<f64> {
    let raw = |raw: &&Row| raw.face == row.face.ceiling() && raw.tables == row.tables;
    Some(row.figure(of).middle / rows.iter().find(raw)?.figure(of).middle)
}

/// A whole evening on one server.
pub(crate) fn print_people(evenings: &[Taken]) {
    println!("\nAt the pace of people: all five games, five streams a table");
    println!(
        "{:<24}{:>7}{:>9}{:>9}{:>14}{:>10}{:>10}{:>12}{:>12}{:>8}",
        "",
        "tables",
        "pace s",
        "cmds/s",
        "% of a core",
        "p50 ms",
        "p99 ms",
        "MiB empty",
        "MiB full",
        "others"
    );
    for Taken { face, evening, measured, empty, full } in evenings {
        let others = measured.share(measured.others);
        println!(
            "{:<24}{:>7}{:>9.1}{:>9.0}{:>14.1}{:>10.1}{:>10.1}{:>12.1}{:>12.1}{others:>7.0}%  {}",
            face.name(),
            evening.tables,
            evening.pace.as_secs_f64(),
            measured.actions_a_second(),
            measured.share(measured.server),
            measured.delay(0.5),
            measured.delay(0.99),
            empty / 1024.0,
            full / 1024.0,
            if others <= QUIET { "quiet" } else { "NOT QUIET" },
        );
    }
}

pub(crate) fn print_memory(idle: &[Idle], hibernated: Option<&Hibernated>) {
    println!(
        "\nMemory of the server (PSS, without the system's socket buffers), four streams a table, \
         cards on the table"
    );
    println!(
        "{:<42}{:>10}{:>10}{:>10}{:>26}{:>14}",
        "", "empty KiB", "half KiB", "full KiB", "KiB for one more table", "on average"
    );
    for idle in idle {
        println!(
            "{:<42}{:>10.0}{:>10.0}{:>10.0}{:>26.1}{:>14.1}",
            format!("{}, {} tables", idle.face.name(), idle.tables),
            idle.empty,
            idle.half,
            idle.full,
            idle.marginal(),
            idle.average(),
        );
    }
    if let Some(Hibernated { kept, occupied }) = hibernated {
        println!(
            "  a table of the JSON API that hibernates: {occupied:.1} KiB stay occupied; \
             the process keeps {kept:.1} KiB"
        );
    }
}

/// With the size of what is started, in bytes.
pub(crate) fn print_start(binary: u64, tables: u64, alone: &Start, starts: &[Start]) {
    println!("\nThe binary has {:.1} MiB", binary as f64 / f64::from(1 << 20));
    println!("\nStart of the process, in ms");
    println!(
        "{:<30}{:>22}{:>22}{:>22}{:>14}",
        "", "announced", "first answer", "a stored table shown", "memory KiB"
    );
    let many = format!("{tables} stored tables");
    for (name, starts) in [("1 stored table", std::slice::from_ref(alone)), (&many, starts)] {
        let figure = |of: fn(&Start) -> f64| Figure::of(starts.iter().map(of).collect());
        println!(
            "{name:<30}{:>22.1}{:>22.1}{:>22.1}{:>14.0}",
            figure(|start| start.announced.as_secs_f64() * 1e3),
            figure(|start| start.answered.as_secs_f64() * 1e3),
            figure(|start| start.table_shown.as_secs_f64() * 1e3),
            figure(|start| start.memory).middle,
        );
    }
}

/// What the figures of one game mean: each goal, and whether it is reached.
pub(crate) fn print_goals(closed: &[Row]) {
    println!("\nAgainst the goals");
    for row in closed.iter().filter(|row| row.face.is_ours()) {
        let most = if row.face == Face::Api { API_GOAL } else { PAGE_GOAL };
        let goal = |what: &str, of: fn(&Measured) -> f64, most: f64| {
            let name = format!("{what}, {}, {} tables", row.face.name(), row.tables);
            ratio(row, closed, of).map(|figure| Goal { name, figure, most, unit: "x raw" })
        };
        // Processor time hardly depends on what else the machine does; delays are made of it.
        if let Some(cpu) = goal("CPU a command", Measured::cpu_per_thousand, most) {
            cpu.print();
        }
        if let Some(delay) = goal("p99 to all screens", |round| round.delay(0.99), DELAY_GOAL) {
            if is_quiet(row) { delay.print() } else { delay.print_unjudged() }
        }
    }
}

/// The same of tables at rest.
pub(crate) fn print_goals_at_rest(idle: &[Idle], starts: &[Start]) {
    println!("\nAgainst the goals");
    for idle in idle.iter().filter(|idle| idle.face.is_ours()) {
        let name = format!("one more idle table, {}", idle.face.name());
        Goal { name, figure: idle.marginal(), most: IDLE_GOAL, unit: "KiB" }.print();
    }
    let slowest = starts.iter().map(|start| start.answered.as_secs_f64()).fold(0.0, f64::max);
    let name = "start with the stored tables, to the first answer".to_owned();
    Goal { name, figure: slowest, most: START_GOAL, unit: "s" }.print();
}

struct Goal {
    name: String,
    figure: f64,
    most: f64,
    unit: &'static str,
}

impl Goal {
    fn print(&self) {
        self.print_with(if self.figure <= self.most { "reached" } else { "MISSED" });
    }

    fn print_unjudged(&self) {
        self.print_with("not judged: the machine was busy with other work");
    }

    fn print_with(&self, verdict: &str) {
        let Goal { name, figure, most, unit } = self;
        println!("  {name:<64}{figure:>10.2}{:>22}   {verdict}", format!("at most {most} {unit}"));
    }
}
