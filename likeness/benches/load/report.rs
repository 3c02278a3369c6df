//! The figures as people read them.

use std::fmt;

use crate::{
    drive::Measured,
    face::Face,
    memory::{Hibernated, Idle},
    start::Start,
};

/// Goals of the design, which the figures are held against.
const RATIO_GOAL: f64 = 1.5;
const DELAY_GOALS: [(u64, f64); 2] = [(100, 50.0), (500, 150.0)];
const IDLE_GOAL: f64 = 40.0;
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
        "{:<30}{:>7}{:>22}{:>8}{:>22}{:>7}{:>22}{:>24}{:>8}{:>8}{:>8}",
        "",
        "tables",
        "actions/s",
        "/CPU s",
        "CPU s/1,000",
        "x raw",
        "p50 ms",
        "p99 ms",
        "frames",
        "driver",
        "others"
    );
    for row in rows {
        let cpu = row.figure(Measured::cpu_per_thousand);
        let ratio = ratio(row, rows).map_or(String::new(), |ratio| format!("{ratio:.2}"));
        println!(
            "{:<30}{:>7}{:>22.0}{:>8.0}{:>22.3}{ratio:>7}{:>22.1}{:>24.1}{:>8.2}{:>7.0}%{:>7.0}%",
            row.face.name(),
            row.tables,
            row.figure(Measured::actions_a_second),
            1000.0 / cpu.middle,
            cpu,
            row.figure(|round| round.delay(0.5)),
            row.figure(|round| round.delay(0.99)),
            row.figure(|round| round.traffic.frames as f64 / round.actions()).middle,
            row.figure(|round| round.share(round.driver)).middle,
            row.figure(|round| round.share(round.others)).middle,
        );
    }
}

/// How many times the processor time of the raw server with the same messages an action takes.
fn ratio(row: &Row, rows: &[Row]) -> Option<f64> {
    let raw = rows.iter().find(|raw| raw.face == Face::Raw && raw.tables == row.tables)?;
    Some(row.figure(Measured::cpu_per_thousand).middle / raw.figure(Measured::cpu_per_thousand).middle)
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

pub(crate) fn print_start(tables: u64, alone: &Start, starts: &[Start]) {
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

/// What the figures mean: each goal, and whether it is reached.
pub(crate) fn print_goals(closed: &[Row], paced: &[Row], idle: &[Idle], starts: &[Start]) {
    println!("\nAgainst the goals");
    let ours = |row: &&Row| matches!(row.face, Face::Api | Face::Page);
    for row in closed.iter().filter(ours) {
        if let Some(ratio) = ratio(row, closed) {
            let name = format!("CPU an action, {}, {} tables", row.face.name(), row.tables);
            Goal { name, figure: ratio, most: RATIO_GOAL, unit: "x raw" }.print();
        }
    }
    for (manner, rows) in [("closed loop", closed), ("paced", paced)] {
        for row in rows.iter().filter(ours) {
            if let Some((_, most)) = DELAY_GOALS.iter().find(|(tables, _)| *tables == row.tables) {
                let name =
                    format!("p99 to all screens, {manner}, {}, {} tables", row.face.name(), row.tables);
                let figure = row.figure(|round| round.delay(0.99)).middle;
                let goal = Goal { name, figure, most: *most, unit: "ms" };
                if row.figure(|round| round.share(round.others)).middle > QUIET {
                    goal.print_unjudged();
                } else {
                    goal.print();
                }
            }
        }
    }
    for idle in idle.iter().filter(|idle| idle.face != Face::Raw) {
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
