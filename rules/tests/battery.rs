//! Every game passes the battery, the leak tests included.

use rules::happiness::Happiness;
use testkit::battery;

/// All combinations of options, over all numbers of seats.
const ROUNDS: u64 = 2;

#[test]
fn happiness_passes_the_battery() {
    let report = battery::<Happiness>(ROUNDS).unwrap_or_else(|finding| panic!("{finding}"));
    println!("{report:?}");
    // A battery that saw nothing proves nothing.
    assert!(report.games >= 200, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}
