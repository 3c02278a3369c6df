//! Tables and numbers as GitHub shows them.

use simulation::{Interval, Share};

/// A table; numbers stand on the right.
pub(crate) fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let rule = (0..head.len()).map(|nth| if nth == 0 { "---".to_owned() } else { "---:".to_owned() });
    let head = line(head.iter().map(|cell| (*cell).to_owned()).collect());
    let body: String = rows.iter().cloned().map(line).collect();
    format!("{head}{}{body}\n", line(rule.collect()))
}

pub(crate) fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// A share of wins and where it truly lies.
pub(crate) fn with_interval(share: Share) -> String {
    let Interval { low, high } = share.interval();
    format!("{:.0} % ({:.0} – {:.0})", 100.0 * share.rate(), 100.0 * low, 100.0 * high)
}
