//! Every game passes the battery, the leak tests included.

use rules::happiness::Happiness;
use testkit::battery;

/// All combinations of options, over all numbers of seats.
const ROUNDS: u64 = 1;

#[test]
fn happiness_passes_the_battery() {
    let report = battery::<Happiness>(ROUNDS).unwrap_or_else(|finding| panic!("{finding}"));
    // A battery that saw nothing proves nothing.
    assert!(report.games >= 100, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}
