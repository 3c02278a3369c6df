//! Every game passes the battery, the leak tests included.

use rules::{
    Seating,
    preference::{Board, Options, Preference},
};
use testkit::{Report, Setting, Trial, battery, play};

/// The battery finds nothing, and has seen enough.
fn passes<G: Trial>() {
    let report = battery::<G>(G::ROUNDS).unwrap_or_else(|finding| panic!("{finding}"));
    assert!(report.games >= G::LEAST_GAMES, "{report:?}");
    assert!(report.noticed > report.games, "{report:?}");
    assert!(report.returned > 0, "{report:?}");
    assert!(report.refused > report.accepted, "{report:?}");
    assert!(report.resealed > report.accepted, "{report:?}");
}

macro_rules! every_game {
    ($($Game:ident in $module:ident),+) => {
        $(mod $module {
            #[test]
            fn passes_the_battery() {
                super::passes::<rules::$module::$Game>();
            }
        })+
    };
}

rules::for_each_game!(every_game);

/// PP-1: as many as there can be.
#[test]
fn preference_passes_the_battery_with_the_largest_teams() {
    let options = Options { board: Board::Short, ..Options::default() };
    let setting = Setting::<Preference> { options, seating: Seating::even(24, 4), seed: 1 };
    play(&setting, &mut Report::default()).unwrap_or_else(|finding| panic!("{finding}"));
}
